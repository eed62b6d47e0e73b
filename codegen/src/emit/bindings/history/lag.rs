//! What a toolkit changed that nobody has held contracts against: until somebody has, what people wrote is compiled
//! with the types as they were.

use std::collections::HashSet;

use cuspec_spec::Registry;
use cuspec_spec::declared::{Declared, Function, Toolkit, Type, TypedefKind};

/// Where contracts stop, and what is another thing from there on.
pub(in crate::emit) struct Lag {
    /// The toolkit that contracts were held against.
    pub reviewed: Toolkit,
    /// The first one after it.
    next: Toolkit,
    /// Records that have other fields, names that stand for another type, and whatever holds one of them.
    reshaped: HashSet<String>,
}

impl Lag {
    /// Nothing where contracts were held against the newest toolkit.
    pub(in crate::emit) fn of(registry: &Registry, layer: &Declared) -> Option<Self> {
        let reviewed = registry.reviewed.clone()?;
        let mut toolkits = layer.toolkits.iter().map(|release| &release.toolkit);
        let next = toolkits.find(|toolkit| **toolkit > reviewed)?.clone();
        Some(Self {
            reshaped: reshaped(layer, &reviewed),
            reviewed,
            next,
        })
    }

    /// The names of types that mean something else from then on.
    pub(in crate::emit) fn reshaped(&self) -> impl Iterator<Item = &str> {
        self.reshaped.iter().map(String::as_str)
    }

    pub(super) fn is_reshaped(&self, name: &str) -> bool {
        self.reshaped.contains(name)
    }

    /// The first toolkit that contracts were not held against, if the interval begins before it and goes on to it.
    pub(super) fn within(&self, first: &Toolkit, end: Option<&Toolkit>) -> Option<&Toolkit> {
        let goes_on = end.is_none_or(|end| *end > self.next);
        (*first < self.next && goes_on).then_some(&self.next)
    }

    /// Whether what is newer is kept apart from what is older: one was looked at, the other was not.
    pub(super) fn parts(&self, older: &Toolkit, newer: &Toolkit) -> bool {
        *older <= self.reviewed && *newer > self.reviewed
    }

    /// Whether a function takes or returns something else in its newer form.
    pub(super) fn parts_function(
        &self,
        (old, older): (&Function, &Toolkit),
        (new, newer): (&Function, &Toolkit),
    ) -> bool {
        let types = |one: &Function| -> Vec<Type> {
            let params = one.params.iter().map(|param| param.ty.clone());
            params.chain([one.result.clone()]).collect()
        };
        let differs = || {
            let (old, new) = (types(old), types(new));
            old != new || old.iter().any(|ty| mentions(ty, &self.reshaped))
        };
        self.parts(older, newer) && differs()
    }
}

/// What means something else in the newest toolkit.
fn reshaped(layer: &Declared, reviewed: &Toolkit) -> HashSet<String> {
    let (then, now) = (layer.at(reviewed), layer.latest());
    let mut names = HashSet::new();
    for old in &then.records {
        let mut others = now.records.iter();
        let new = others.find(|one| (one.api, &one.name) == (old.api, &old.name));
        let is_kept = new.is_some_and(|new| {
            (old.kind, old.size, old.align, &old.fields)
                == (new.kind, new.size, new.align, &new.fields)
        });
        if !is_kept {
            names.insert(old.name.clone());
        }
    }
    for old in &then.typedefs {
        let mut others = now.typedefs.iter();
        let new = others.find(|one| (one.api, &one.name) == (old.api, &old.name));
        if new.is_some_and(|new| new.kind != old.kind) {
            names.insert(old.name.clone());
        }
    }
    loop {
        let known = names.len();
        for record in &then.records {
            if record
                .fields
                .iter()
                .any(|field| mentions(&field.ty, &names))
            {
                names.insert(record.name.clone());
            }
        }
        for typedef in &then.typedefs {
            let is_one = match &typedef.kind {
                TypedefKind::Alias(ty) => mentions(ty, &names),
                TypedefKind::Callback { params, result } => {
                    params.iter().any(|param| mentions(param, &names)) || mentions(result, &names)
                }
                TypedefKind::Handle { .. } => false,
            };
            if is_one {
                names.insert(typedef.name.clone());
            }
        }
        if names.len() == known {
            return names;
        }
    }
}

/// Whether a type is made of one of these.
fn mentions(ty: &Type, names: &HashSet<String>) -> bool {
    match ty {
        Type::Named(name) => names.contains(name),
        Type::Void => false,
        Type::Pointer { to: of, .. } | Type::Array { of, .. } => mentions(of, names),
        Type::Function { params, result } => {
            params.iter().any(|param| mentions(param, names)) || mentions(result, names)
        }
    }
}

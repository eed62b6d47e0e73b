//! Changes by toolkits for which contracts were not reviewed: until the review, hand-written code is compiled
//! with the earlier types.

use std::collections::HashSet;

use cuspec_spec::Registry;
use cuspec_spec::declared::{Declared, Function, Toolkit, Type, TypedefKind};

/// The last reviewed toolkit, and the types that changed after it.
pub(in crate::emit) struct Lag {
    /// The toolkit for which contracts were reviewed.
    pub reviewed: Toolkit,
    /// The first toolkit after it.
    next: Toolkit,
    /// Records with other fields, names of other types, and all types that contain them.
    reshaped: HashSet<String>,
}

impl Lag {
    /// Returns `None` if contracts were reviewed for the newest toolkit.
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

    /// Returns the names of types that changed after the review.
    pub(in crate::emit) fn reshaped(&self) -> impl Iterator<Item = &str> {
        self.reshaped.iter().map(String::as_str)
    }

    pub(super) fn is_reshaped(&self, name: &str) -> bool {
        self.reshaped.contains(name)
    }

    /// Returns the first toolkit that was not reviewed, if the interval begins before it and includes it.
    pub(super) fn within(&self, first: &Toolkit, end: Option<&Toolkit>) -> Option<&Toolkit> {
        let goes_on = end.is_none_or(|end| *end > self.next);
        (*first < self.next && goes_on).then_some(&self.next)
    }

    /// Whether the review separates the two toolkits: the older one was reviewed and the newer one was not.
    pub(super) fn parts(&self, older: &Toolkit, newer: &Toolkit) -> bool {
        *older <= self.reviewed && *newer > self.reviewed
    }

    /// Whether the newer form of a function has other types, and was not reviewed.
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

/// Returns the types that have another meaning in the newest toolkit.
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

/// Whether a type contains one of these names.
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

//! The facts of one toolkit, by name.

use std::collections::{HashMap, HashSet};

use cuspec_spec::declared::{
    Api, Constant, Declared, Enum, Enumerator, Function, Record, Type, Typedef, TypedefKind, c_type,
};

/// The view of a single toolkit, with the look-ups that a comparison needs.
pub(super) struct View<'a> {
    pub declared: &'a Declared,
    functions: HashMap<(Api, &'a str), &'a Function>,
    enums: HashMap<(Api, &'a str), &'a Enum>,
    enumerators: HashMap<(Api, &'a str), (&'a Enum, &'a Enumerator)>,
    records: HashMap<(Api, &'a str), &'a Record>,
    typedefs: HashMap<(Api, &'a str), &'a Typedef>,
    constants: HashMap<(Api, &'a str), &'a Constant>,
    /// Records that only a field leads to, and so have no name in C.
    nested: HashSet<(Api, &'a str)>,
}

impl<'a> View<'a> {
    pub(super) fn new(declared: &'a Declared) -> Self {
        let members = |item: &'a Enum| {
            let members = item.members.iter();
            members.map(move |member| ((item.api, member.name.as_str()), (item, member)))
        };
        Self {
            declared,
            functions: index(&declared.functions, |item| (item.api, &item.name)),
            enums: index(&declared.enums, |item| (item.api, &item.name)),
            enumerators: declared.enums.iter().flat_map(members).collect(),
            records: index(&declared.records, |item| (item.api, &item.name)),
            typedefs: index(&declared.typedefs, |item| (item.api, &item.name)),
            constants: index(&declared.constants, |item| (item.api, &item.name)),
            nested: find_nested(declared),
        }
    }

    pub(super) fn function(&self, api: Api, name: &str) -> Option<&'a Function> {
        self.functions.get(&(api, name)).copied()
    }

    pub(super) fn constant(&self, api: Api, name: &str) -> Option<&'a Constant> {
        self.constants.get(&(api, name)).copied()
    }

    /// Returns the enumerator of a name and its enumeration: in C all enumerators of an API share one name space.
    pub(super) fn enumerator(&self, api: Api, name: &str) -> Option<(&'a Enum, &'a Enumerator)> {
        self.enumerators.get(&(api, name)).copied()
    }

    /// A runtime header may use types of the driver.
    pub(super) fn enumeration(&self, api: Api, name: &str) -> Option<&'a Enum> {
        either(&self.enums, api, name)
    }

    pub(super) fn record(&self, api: Api, name: &str) -> Option<&'a Record> {
        either(&self.records, api, name)
    }

    pub(super) fn typedef(&self, api: Api, name: &str) -> Option<&'a Typedef> {
        either(&self.typedefs, api, name)
    }

    /// Whether the API itself declares a type of this name.
    pub(super) fn has_type(&self, api: Api, name: &str) -> bool {
        let key = &(api, name);
        self.enums.contains_key(key)
            || self.records.contains_key(key)
            || self.typedefs.contains_key(key)
    }

    /// Whether a record is nested in another and has no name of its own in C.
    pub(super) fn is_nested(&self, api: Api, name: &str) -> bool {
        self.nested.contains(&(api, name))
    }

    /// Expands a typedef by one step.
    pub(super) fn expand(&self, api: Api, name: &str) -> Option<Type> {
        Some(match &self.typedef(api, name)?.kind {
            TypedefKind::Handle { tag } => Type::Pointer {
                to: Box::new(Type::Named(tag.clone())),
                is_const: false,
            },
            TypedefKind::Callback { params, result } => Type::Function {
                params: params.clone(),
                result: Box::new(result.clone()),
            },
            TypedefKind::Alias(ty) => ty.clone(),
        })
    }

    /// The type as C writes it.
    pub(super) fn spell(&self, api: Api, ty: &Type) -> String {
        c_type(self.declared, api, ty)
    }
}

fn index<'a, T>(
    items: &'a [T],
    key: impl Fn(&'a T) -> (Api, &'a String),
) -> HashMap<(Api, &'a str), &'a T> {
    let pairs = items.iter().map(|item| {
        let (api, name) = key(item);
        ((api, name.as_str()), item)
    });
    pairs.collect()
}

fn either<'a, T>(items: &HashMap<(Api, &'a str), &'a T>, api: Api, name: &str) -> Option<&'a T> {
    let others = Api::ALL.into_iter().filter(|other| *other != api);
    let mut apis = std::iter::once(api).chain(others);
    apis.find_map(|api| items.get(&(api, name)).copied())
}

/// Records without a tag that are named after the field of the record that contains them.
fn find_nested(declared: &Declared) -> HashSet<(Api, &str)> {
    let mut held: HashSet<(Api, &str)> = HashSet::new();
    for parent in &declared.records {
        for field in &parent.fields {
            if let Type::Named(name) = innermost(&field.ty)
                && name.starts_with(&format!("{}_", parent.name))
            {
                held.insert((parent.api, name));
            }
        }
    }
    let untagged = declared
        .records
        .iter()
        .filter(|record| record.tag.is_empty());
    untagged
        .map(|record| (record.api, record.name.as_str()))
        .filter(|key| held.contains(key))
        .collect()
}

fn innermost(ty: &Type) -> &Type {
    match ty {
        Type::Array { of, .. } => innermost(of),
        other => other,
    }
}

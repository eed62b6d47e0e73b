//! The place of each declared name in the bindings, and its item.

use std::collections::{BTreeSet, HashMap, HashSet};

use cuspec_spec::declared::{
    Api, Constant, Declared, Enum, Function, Interval, Record, Type, Typedef, TypedefKind,
};

/// The items of the bindings: each name once, in the form of the newest toolkit that has it, with an index of
/// the names.
pub(crate) struct Names<'a> {
    pub functions: Vec<&'a Function>,
    pub enums: Vec<&'a Enum>,
    records: Vec<&'a Record>,
    pub typedefs: Vec<&'a Typedef>,
    pub constants: Vec<&'a Constant>,
    items: HashMap<&'a str, Item<'a>>,
    /// The path of the crate in references from one module to a type of another: `crate`, or the name by
    /// which other crates import the bindings.
    pub root: &'static str,
    /// Names without a declaration: structures behind handles, and older layouts.
    others: HashMap<&'a str, Api>,
    /// The enumerations of result codes.
    pub results: HashSet<&'a str>,
    /// Types of the driver's headers that the runtime's functions use, with all their parts: a third crate
    /// defines them for both.
    pub shared: BTreeSet<&'a str>,
}

/// A named type.
#[derive(Clone, Copy)]
pub(crate) enum Item<'a> {
    Enum(&'a Enum),
    Record(&'a Record),
    Typedef(&'a Typedef),
}

impl Item<'_> {
    fn api(&self) -> Api {
        match self {
            Item::Enum(item) => item.api,
            Item::Record(item) => item.api,
            Item::Typedef(item) => item.api,
        }
    }
}

impl<'a> Names<'a> {
    /// Indexes the names for use within the bindings.
    pub(crate) fn index(declared: &'a Declared) -> Self {
        Self::index_in(declared, "crate")
    }

    /// Indexes the names for a crate that imports the bindings as `root`.
    pub(crate) fn index_in(declared: &'a Declared, root: &'static str) -> Self {
        let functions = newest(&declared.functions, |f| (f.api, &f.name), |f| &f.toolkits);
        let enums = newest(&declared.enums, |e| (e.api, &e.name), |e| &e.toolkits);
        let records = newest(&declared.records, |r| (r.api, &r.name), |r| &r.toolkits);
        let typedefs = newest(&declared.typedefs, |t| (t.api, &t.name), |t| &t.toolkits);
        let constants = newest(&declared.constants, |c| (c.api, &c.name), |c| &c.toolkits);

        let mut items = HashMap::new();
        let mut others = HashMap::new();
        // The driver comes first: the runtime's headers include the driver's, so a name of both belongs to
        // the driver.
        for api in Api::all() {
            for item in enums.iter().filter(|e| e.api == api) {
                items.entry(&*item.name).or_insert(Item::Enum(item));
            }
            for item in records.iter().filter(|r| r.api == api) {
                items.entry(&*item.name).or_insert(Item::Record(item));
            }
            for item in typedefs.iter().filter(|t| t.api == api) {
                items.entry(&*item.name).or_insert(Item::Typedef(item));
                if let TypedefKind::Handle { tag } = &item.kind {
                    others.entry(&**tag).or_insert(api);
                }
            }
        }
        let mut names = Self {
            results: HashSet::new(),
            shared: BTreeSet::new(),
            functions,
            enums,
            records,
            typedefs,
            constants,
            items,
            root,
            others,
        };
        names.results = names
            .functions
            .iter()
            .filter_map(|f| names.result(f))
            .collect();
        names.shared = names.find_shared(declared);
        names
    }

    /// The declarations of all toolkits count, because older layouts name removed types.
    fn find_shared(&self, declared: &'a Declared) -> BTreeSet<&'a str> {
        let mut used = Vec::new();
        for function in &declared.functions {
            if function.api == Api::Runtime {
                function
                    .params
                    .iter()
                    .for_each(|param| collect(&param.ty, &mut used));
                collect(&function.result, &mut used);
            }
        }
        for record in declared
            .records
            .iter()
            .filter(|record| record.api == Api::Runtime)
        {
            record
                .fields
                .iter()
                .for_each(|field| collect(&field.ty, &mut used));
        }
        for item in declared
            .typedefs
            .iter()
            .filter(|item| item.api == Api::Runtime)
        {
            collect_target(item, &mut used);
        }
        let mut shared = BTreeSet::new();
        while let Some(name) = used.pop() {
            if self.home(name) != Some(Api::Driver) || !shared.insert(name) {
                continue;
            }
            for record in declared.records.iter().filter(|record| record.name == name) {
                record
                    .fields
                    .iter()
                    .for_each(|field| collect(&field.ty, &mut used));
            }
            for item in declared.typedefs.iter().filter(|item| item.name == name) {
                collect_target(item, &mut used);
            }
        }
        shared
    }

    /// Returns the module from which the runtime imports types of the driver: within the bindings that of
    /// shared types.
    pub(crate) fn module_of_shared(&self) -> &'static str {
        match self.root {
            "crate" => "shared",
            _ => "driver",
        }
    }

    /// Whether a type of the driver is in the shared crate.
    pub(crate) fn is_shared(&self, name: &str) -> bool {
        self.shared.contains(name)
    }

    /// Adds names that a library's module defines in addition.
    pub(crate) fn add(&mut self, names: impl Iterator<Item = (Api, &'a str)>) {
        for (api, name) in names {
            self.others.entry(name).or_insert(api);
        }
    }

    /// Returns the enumeration that a function returns.
    fn result(&self, function: &'a Function) -> Option<&'a str> {
        match self.resolve(&function.result) {
            Type::Named(name) => match self.item(name) {
                Some(Item::Enum(item)) => Some(&item.name),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a result type is that of result codes.
    pub(crate) fn is_code(&self, result: &Type) -> bool {
        matches!(self.resolve(result), Type::Named(name) if self.results.contains(&**name))
    }

    /// Returns the enumerations of result codes of a library.
    pub(crate) fn codes(&self, api: Api) -> impl Iterator<Item = &'a str> {
        let enums = self.enums.iter().filter(move |item| item.api == api);
        enums
            .map(|item| &*item.name)
            .filter(|name| self.results.contains(name))
    }

    /// Returns the declared type of this name, if any.
    pub(crate) fn item(&self, name: &str) -> Option<Item<'a>> {
        self.items.get(name).copied()
    }

    /// Returns the tags of a library's types that have no other meaning, with the names of the types.
    pub(crate) fn tags(&self, api: Api) -> impl Iterator<Item = (&'a str, &'a str)> {
        let enums = self
            .enums
            .iter()
            .map(|item| (item.api, &*item.tag, &*item.name));
        let records = self
            .records
            .iter()
            .map(|item| (item.api, &*item.tag, &*item.name));
        let mut seen = HashSet::new();
        enums.chain(records).filter_map(move |(home, tag, name)| {
            let is_free =
                !tag.is_empty() && self.home(tag).is_none() && self.home(name) == Some(api);
            (home == api && is_free && seen.insert(tag)).then_some((tag, name))
        })
    }

    /// Returns the library whose module defines a type or the structure behind a handle; `None` for types of
    /// Rust.
    pub(crate) fn home(&self, name: &str) -> Option<Api> {
        let item = self.item(name).map(|item| item.api());
        item.or_else(|| self.others.get(name).copied())
    }

    /// Whether this library defines a name, in contrast to importing it from the other.
    pub(crate) fn is_home(&self, name: &str, api: Api) -> bool {
        self.home(name).is_none_or(|home| home == api)
    }

    /// Whether the library of a typedef defines its name.
    pub(crate) fn is_typedef(&self, item: &Typedef) -> bool {
        matches!(self.item(&item.name), Some(Item::Typedef(known)) if known.api == item.api)
    }

    /// Follows aliases to the final type.
    pub(crate) fn resolve<'t>(&'t self, ty: &'t Type) -> &'t Type {
        let mut ty = ty;
        // A longer chain would be a cycle, which C headers cannot have.
        for _ in 0..16 {
            match ty {
                Type::Named(name) => match self.item(name) {
                    Some(Item::Typedef(Typedef {
                        kind: TypedefKind::Alias(target),
                        ..
                    })) => ty = target,
                    _ => return ty,
                },
                _ => return ty,
            }
        }
        ty
    }
}

/// Returns the newest of the items with the same key, in the order of the first.
fn newest<'a, T, K: std::hash::Hash + Eq>(
    items: &'a [T],
    key: impl Fn(&'a T) -> K,
    toolkits: impl Fn(&'a T) -> &'a Interval,
) -> Vec<&'a T> {
    let mut places: HashMap<K, usize> = HashMap::new();
    let mut kept: Vec<&'a T> = Vec::new();
    for item in items {
        match places.get(&key(item)) {
            Some(&place) if toolkits(kept[place]).first < toolkits(item).first => {
                kept[place] = item;
            }
            Some(_) => {}
            None => {
                places.insert(key(item), kept.len());
                kept.push(item);
            }
        }
    }
    kept
}

/// Adds the names in a type.
fn collect<'a>(ty: &'a Type, names: &mut Vec<&'a str>) {
    match ty {
        Type::Named(name) => names.push(name),
        Type::Void => {}
        Type::Pointer { to, .. } => collect(to, names),
        Type::Array { of, .. } => collect(of, names),
        Type::Function { params, result } => {
            params.iter().for_each(|param| collect(param, names));
            collect(result, names);
        }
    }
}

/// Adds the names in the target of a typedef.
fn collect_target<'a>(item: &'a Typedef, names: &mut Vec<&'a str>) {
    match &item.kind {
        TypedefKind::Handle { tag } => names.push(tag),
        TypedefKind::Callback { params, result } => {
            params.iter().for_each(|param| collect(param, names));
            collect(result, names);
        }
        TypedefKind::Alias(ty) => collect(ty, names),
    }
}

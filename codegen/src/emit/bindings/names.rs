//! Where a declared name stands in the bindings, and what it is.

use std::collections::{BTreeSet, HashMap, HashSet};

use cuspec_spec::declared::{
    Api, Constant, Declared, Enum, Function, Interval, Record, Type, Typedef, TypedefKind,
};

/// What the bindings hold of a registry: each name once, in the form of the newest toolkit that
/// has it, and an index of the names.
pub(crate) struct Names<'a> {
    pub functions: Vec<&'a Function>,
    pub enums: Vec<&'a Enum>,
    records: Vec<&'a Record>,
    pub typedefs: Vec<&'a Typedef>,
    pub constants: Vec<&'a Constant>,
    items: HashMap<&'a str, Item<'a>>,
    /// The crate whose modules hold the types, where a module names a type of another: `crate`, or
    /// the bindings as others call them.
    pub root: &'static str,
    /// Names that have no declaration here: structures behind handles, and older layouts.
    others: HashMap<&'a str, Api>,
    /// The enumerations that functions return to say how they fared.
    pub results: HashSet<&'a str>,
    /// What the driver's headers name and the runtime's functions use, with whatever that is made of: the
    /// crates of both have it from a third.
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
    /// The names as the bindings themselves call them.
    pub(crate) fn index(declared: &'a Declared) -> Self {
        Self::index_in(declared, "crate")
    }

    /// The names as a crate calls them that has the bindings under the name of `root`.
    pub(crate) fn index_in(declared: &'a Declared, root: &'static str) -> Self {
        let functions = newest(&declared.functions, |f| (f.api, &f.name), |f| &f.toolkits);
        let enums = newest(&declared.enums, |e| (e.api, &e.name), |e| &e.toolkits);
        let records = newest(&declared.records, |r| (r.api, &r.name), |r| &r.toolkits);
        let typedefs = newest(&declared.typedefs, |t| (t.api, &t.name), |t| &t.toolkits);
        let constants = newest(&declared.constants, |c| (c.api, &c.name), |c| &c.toolkits);

        let mut items = HashMap::new();
        let mut others = HashMap::new();
        // The driver's come first: where both headers have a name, the runtime includes the driver's.
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

    /// Every toolkit's declarations count, since older layouts of records name what is gone.
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

    /// The module that the runtime has the driver's types from: within the bindings that of what is shared.
    pub(crate) fn module_of_shared(&self) -> &'static str {
        match self.root {
            "crate" => "shared",
            _ => "driver",
        }
    }

    /// Whether a name of the driver's stands with what is shared.
    pub(crate) fn is_shared(&self, name: &str) -> bool {
        self.shared.contains(name)
    }

    /// Makes names known that a library's module defines besides.
    pub(crate) fn add(&mut self, names: impl Iterator<Item = (Api, &'a str)>) {
        for (api, name) in names {
            self.others.entry(name).or_insert(api);
        }
    }

    /// The enumeration that a function returns.
    fn result(&self, function: &'a Function) -> Option<&'a str> {
        match self.resolve(&function.result) {
            Type::Named(name) => match self.item(name) {
                Some(Item::Enum(item)) => Some(&item.name),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a function that returns this says with it how it fared.
    pub(crate) fn is_code(&self, result: &Type) -> bool {
        matches!(self.resolve(result), Type::Named(name) if self.results.contains(&**name))
    }

    /// The enumeration that functions of a library return to say how they fared.
    pub(crate) fn codes(&self, api: Api) -> impl Iterator<Item = &'a str> {
        let enums = self.enums.iter().filter(move |item| item.api == api);
        enums
            .map(|item| &*item.name)
            .filter(|name| self.results.contains(name))
    }

    /// The type of that name, if it is a declared one.
    pub(crate) fn item(&self, name: &str) -> Option<Item<'a>> {
        self.items.get(name).copied()
    }

    /// The tags of one library's types that name nothing else, with the types' names.
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

    /// The library whose module defines a type or the structure behind a handle; none for what
    /// Rust has itself.
    pub(crate) fn home(&self, name: &str) -> Option<Api> {
        let item = self.item(name).map(|item| item.api());
        item.or_else(|| self.others.get(name).copied())
    }

    /// Whether a name is this library's own, and not one that it takes from the other.
    pub(crate) fn is_home(&self, name: &str, api: Api) -> bool {
        self.home(name).is_none_or(|home| home == api)
    }

    /// Whether a name for a type is this library's own.
    pub(crate) fn is_typedef(&self, item: &Typedef) -> bool {
        matches!(self.item(&item.name), Some(Item::Typedef(known)) if known.api == item.api)
    }

    /// Follows aliases to what a type is in the end.
    pub(crate) fn resolve<'t>(&'t self, ty: &'t Type) -> &'t Type {
        let mut ty = ty;
        // A chain longer than this is a circle, which no C header can have.
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

/// The newest of the items with the same key, in the order of the first.
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

/// The names that a type is made of.
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

/// The names that a typedef's target is made of.
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

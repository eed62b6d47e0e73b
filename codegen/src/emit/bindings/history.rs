//! All toolkits in one build: the current meaning of each name, and its earlier forms.
//!
//! The newest form of a function or record keeps the plain name. An older form that differs is named after
//! the version that ended it, `cudaMemAdvise_before_13000`.

mod abi;
mod by_name;
mod lag;
mod layouts;
mod merge;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};

use cuspec_spec::declared::{
    Api, Declared, Function, Interval, Toolkit, Type, Typedef, TypedefKind,
};

use by_name::ByName;
use layouts::suffixes;

pub(super) use lag::Lag;
pub(super) use layouts::{Layout, version};
pub(super) use merge::merge;

/// The forms of all items, and the meaning of a name in each toolkit.
pub(super) struct History<'a> {
    declared: &'a Declared,
    layouts: ByName<'a, Vec<Layout<'a>>>,
    /// Every declaration of each typedef, oldest first.
    typedefs: ByName<'a, Vec<&'a Typedef>>,
    functions: ByName<'a, Vec<&'a Function>>,
    /// The current targets of type names, from typedefs and macros.
    aliases: HashMap<(Api, String), String>,
    /// The changes for which contracts were not reviewed.
    lag: Option<Lag>,
}

/// A signature of a function, and the toolkits whose programs use it.
pub(super) struct Form<'a> {
    /// The declaration in the newest of these toolkits.
    pub function: &'a Function,
    pub toolkits: Interval,
    /// The newest of the toolkits.
    pub last: &'a Toolkit,
    /// The first toolkit whose library accepts this signature.
    pub first: &'a Toolkit,
    /// Suffix of the symbol's name; empty for the newest form.
    pub suffix: String,
    /// Whether the symbol had another signature before.
    pub has_older: bool,
    /// Whether the symbol has another signature afterwards.
    pub gives_way: bool,
}

impl<'a> History<'a> {
    /// Indexes the items of all toolkits, and those that [`merge`] returns.
    pub(super) fn index(declared: &'a Declared, merged: &Declared, lag: Option<Lag>) -> Self {
        let aliases = merged.typedefs.iter().filter_map(|item| match &item.kind {
            TypedefKind::Alias(Type::Named(target)) => {
                Some(((item.api, item.name.clone()), target.clone()))
            }
            _ => None,
        });
        let aliases = aliases.collect();
        let mut typedefs: ByName<Vec<&Typedef>> = ByName::default();
        for item in &declared.typedefs {
            typedefs.entry(item.api, &item.name).push(item);
        }
        let mut functions: ByName<Vec<&Function>> = ByName::default();
        for item in &declared.functions {
            functions.entry(item.api, &item.name).push(item);
        }
        for items in typedefs.values_mut() {
            items.sort_by(|a, b| a.toolkits.first.cmp(&b.toolkits.first));
        }
        for items in functions.values_mut() {
            items.sort_by(|a, b| a.toolkits.first.cmp(&b.toolkits.first));
        }
        Self {
            declared,
            layouts: layouts::index(declared, lag.as_ref()),
            typedefs,
            functions,
            aliases,
            lag,
        }
    }

    /// Returns the layouts of a record, oldest first.
    pub(super) fn layouts(&self, api: Api, name: &str) -> &[Layout<'a>] {
        self.layouts.get(api, name).map_or(&[], Vec::as_slice)
    }

    /// Returns the names of a library's records, in order.
    pub(super) fn records(&self, api: Api) -> Vec<&'a str> {
        let mut seen = HashSet::new();
        let records = self.declared.records.iter();
        records
            .filter(|item| item.api == api && seen.insert(&item.name))
            .map(|item| &*item.name)
            .collect()
    }

    /// Returns the layout of a record in a toolkit.
    pub(super) fn layout_then(
        &self,
        api: Api,
        name: &str,
        toolkit: Option<&Toolkit>,
    ) -> Option<&Layout<'a>> {
        self.layout_at(api, name, toolkit?)
    }

    /// Returns the newest toolkit of an interval.
    pub(super) fn newest_of(&self, interval: &Interval) -> Option<&'a Toolkit> {
        self.toolkits(interval).last()
    }

    /// Returns the names of layouts that are not the newest, with their library.
    pub(super) fn older_layouts(&self) -> impl Iterator<Item = (Api, &str)> {
        self.layouts.iter().flat_map(|(api, name, layouts)| {
            let older = layouts.iter().filter(move |layout| layout.name != name);
            older.map(move |layout| (api, &*layout.name))
        })
    }

    /// Returns every declaration of a function, oldest first.
    pub(super) fn declarations(&self, api: Api, name: &str) -> &[&'a Function] {
        self.functions.get(api, name).map_or(&[], Vec::as_slice)
    }

    /// Returns the signatures of a function, oldest first.
    pub(super) fn forms(&self, api: Api, name: &str) -> Vec<Form<'a>> {
        let mut forms: Vec<Form<'a>> = Vec::new();
        for function in self.declarations(api, name) {
            let toolkits: Vec<&Toolkit> = self.toolkits(&function.toolkits).collect();
            let (Some(&earliest), Some(&latest)) = (toolkits.first(), toolkits.last()) else {
                continue;
            };
            let mut params = function.params.iter();
            let is_stable = self.lag.is_none()
                && params.all(|param| self.is_stable(&param.ty, (earliest, latest), api));
            // If nothing changes, one toolkit represents all.
            let count = if is_stable { 1 } else { toolkits.len() };
            for &toolkit in &toolkits[..count] {
                let new = (*function, toolkit);
                let mut first = toolkit;
                let mut has_older = !forms.is_empty();
                if let Some(form) = forms.last_mut() {
                    let old = (form.function, form.last);
                    let agrees = self.agree(old, new);
                    let lag = self.lag.as_ref();
                    if agrees && !lag.is_some_and(|lag| lag.parts_function(old, new)) {
                        form.function = function;
                        form.last = toolkit;
                        continue;
                    }
                    form.gives_way = !agrees;
                    if agrees {
                        (first, has_older) = (form.first, form.has_older);
                    }
                }
                forms.push(Form {
                    function,
                    toolkits: Interval::since(toolkit),
                    last: toolkit,
                    first,
                    suffix: String::new(),
                    has_older,
                    gives_way: false,
                });
            }
            if let Some(form) = forms.last_mut() {
                form.last = latest;
            }
        }
        let ends: Vec<Toolkit> = forms
            .iter()
            .skip(1)
            .map(|f| f.toolkits.first.clone())
            .collect();
        let suffixes = suffixes(&ends.iter().collect::<Vec<_>>());
        for place in 0..forms.len() {
            let next = forms.get(place + 1).map(|form| form.toolkits.first.clone());
            let form = &mut forms[place];
            form.toolkits.end = next.clone().or_else(|| form.function.toolkits.end.clone());
            form.suffix = suffixes.get(place).cloned().unwrap_or_default();
        }
        forms
    }

    fn toolkits(&self, interval: &Interval) -> impl Iterator<Item = &'a Toolkit> {
        let all = self
            .declared
            .toolkits
            .iter()
            .map(|release| &release.toolkit);
        all.filter(move |toolkit| interval.contains(toolkit))
    }

    /// Whether one form serves both: the passed values are the same.
    fn agree(&self, old: (&Function, &Toolkit), new: (&Function, &Toolkit)) -> bool {
        let params = old.0.params.iter().zip(&new.0.params);
        old.0.params.len() == new.0.params.len()
            && params
                .clone()
                .all(|(a, b)| self.same_abi((&a.ty, old.1), (&b.ty, new.1), old.0.api))
    }

    /// Returns the toolkit for which contracts were reviewed, if newer ones exist.
    pub(super) fn reviewed(&self) -> Option<&Toolkit> {
        self.lag.as_ref().map(|lag| &lag.reviewed)
    }

    /// Returns the names of types that changed since then.
    pub(super) fn reshaped(&self) -> impl Iterator<Item = &str> {
        self.lag.iter().flat_map(Lag::reshaped)
    }

    fn is_reshaped(&self, name: &str) -> bool {
        self.lag.as_ref().is_some_and(|lag| lag.is_reshaped(name))
    }

    /// Returns a type of a toolkit with the names of the bindings.
    pub(super) fn at(&self, api: Api, ty: &Type, toolkit: Option<&Toolkit>) -> Type {
        let Some(toolkit) = toolkit else {
            return ty.clone();
        };
        self.at_toolkit(api, ty, toolkit)
    }

    fn at_toolkit(&self, api: Api, ty: &Type, toolkit: &Toolkit) -> Type {
        let at = |ty: &Type| self.at_toolkit(api, ty, toolkit);
        match ty {
            Type::Named(name) => self.named_at(api, name, toolkit),
            Type::Void => Type::Void,
            Type::Pointer { to, is_const } => Type::Pointer {
                to: Box::new(at(to)),
                is_const: *is_const,
            },
            Type::Array { of, len } => Type::Array {
                of: Box::new(at(of)),
                len: *len,
            },
            Type::Function { params, result } => Type::Function {
                params: params.iter().map(at).collect(),
                result: Box::new(at(result)),
            },
        }
    }

    fn named_at(&self, api: Api, name: &str, toolkit: &Toolkit) -> Type {
        if let Some(layout) = self.layout_at(api, name, toolkit) {
            return Type::Named(layout.name.clone());
        }
        // A name with an unchanged meaning stays.
        let plain = Type::Named(name.to_owned());
        let Some((api, items)) = self.typedefs_of(api, name) else {
            return plain;
        };
        let (Some(then), Some(now)) = (typedef_at(items, toolkit), items.last()) else {
            return plain;
        };
        match (&then.kind, &now.kind) {
            (TypedefKind::Alias(then), TypedefKind::Alias(now)) => {
                let then = self.at_toolkit(api, then, toolkit);
                if then == *now { plain } else { then }
            }
            (TypedefKind::Callback { params, result }, TypedefKind::Callback { .. })
                if self.is_reshaped(name) =>
            {
                let params = params.iter().map(|ty| self.at_toolkit(api, ty, toolkit));
                let then = Type::Function {
                    params: params.collect(),
                    result: Box::new(self.at_toolkit(api, result, toolkit)),
                };
                let is_newest = self.declared.newest_toolkit() == Some(toolkit);
                if is_newest { plain } else { then }
            }
            _ => plain,
        }
    }

    /// Returns the layout of a record in a toolkit; for earlier toolkits the oldest one.
    fn layout_at(&self, api: Api, name: &str, toolkit: &Toolkit) -> Option<&Layout<'a>> {
        let mut layouts = self.layouts_of(api, name).iter();
        layouts.find(|layout| layout.toolkits.contains(toolkit))
    }

    /// Returns the layouts of a record for a library; a name of both libraries belongs to the driver.
    fn layouts_of(&self, api: Api, name: &str) -> &[Layout<'a>] {
        let driver = self.layouts.get(Api::Driver, name);
        let layouts = driver.or_else(|| self.layouts.get(api, name));
        layouts.map_or(&[], Vec::as_slice)
    }

    /// Returns the type that a name means in the newest toolkit.
    fn today<'t>(&'t self, api: Api, name: &'t str) -> &'t str {
        let mut name = name;
        // A longer chain would be a cycle, which C headers cannot have.
        for _ in 0..16 {
            match self.aliases.get(&(api, name.to_owned())) {
                Some(target) => name = target,
                None => break,
            }
        }
        name
    }

    fn typedefs_of(&self, api: Api, name: &str) -> Option<(Api, &[&'a Typedef])> {
        [Api::Driver, api]
            .into_iter()
            .find_map(|api| Some((api, self.typedefs.get(api, name)?.as_slice())))
    }
}

/// Returns the declaration that is valid in a toolkit.
fn typedef_at<'a>(items: &[&'a Typedef], toolkit: &Toolkit) -> Option<&'a Typedef> {
    items
        .iter()
        .find(|item| item.toolkits.contains(toolkit))
        .copied()
}

//! The layouts that a record had, from one toolkit to the next.

use std::collections::HashSet;

use cuspec_spec::declared::{Api, ConstantValue, Declared, Field, Interval, Record, Toolkit, Type};

use super::by_name::ByName;
use super::lag::Lag;

/// A layout of a record, and the toolkits whose programs have it.
pub(in crate::emit) struct Layout<'a> {
    /// As the newest of these toolkits has it.
    pub record: &'a Record,
    pub toolkits: Interval,
    /// What the bindings call it.
    pub name: String,
}

/// Every layout of every record, oldest first.
pub(super) fn index<'a>(declared: &'a Declared, lag: Option<&Lag>) -> ByName<'a, Vec<Layout<'a>>> {
    let mut records: ByName<Vec<&Record>> = ByName::default();
    for item in &declared.records {
        records.entry(item.api, &item.name).push(item);
    }
    let aliases = aliases(declared);
    let mut all: ByName<Vec<Layout>> = ByName::default();
    for (api, name, items) in records.iter() {
        let end = items.iter().map(|item| item.toolkits.end.as_ref()).max();
        let is_replaced = aliases.contains(&(api, name)) && !items.iter().any(|i| is_newest(i));
        let end = end.flatten().filter(|_| is_replaced);
        let lag = lag.filter(|lag| lag.is_reshaped(name));
        *all.entry(api, name) = layouts(items.clone(), end, lag);
    }
    all
}

/// Names that stand for another type now.
fn aliases(declared: &Declared) -> HashSet<(Api, &str)> {
    let typedefs = declared.typedefs.iter().map(|item| (item.api, &*item.name));
    let constants = declared.constants.iter().filter_map(|item| {
        let is_alias = matches!(item.value, ConstantValue::Alias(_));
        is_alias.then_some((item.api, &*item.name))
    });
    typedefs.chain(constants).collect()
}

fn is_newest(item: &Record) -> bool {
    item.toolkits.end.is_none()
}

/// The layouts among the declarations of a record. The last has the record's own name, unless
/// another type has that name from some toolkit on.
fn layouts<'a>(
    mut items: Vec<&'a Record>,
    replaced: Option<&Toolkit>,
    lag: Option<&Lag>,
) -> Vec<Layout<'a>> {
    items.sort_by(|a, b| a.toolkits.first.cmp(&b.toolkits.first));
    let parts = items.into_iter().flat_map(|record| parts(record, lag));
    let mut layouts: Vec<Layout> = Vec::new();
    for (record, toolkits) in parts {
        match layouts.last_mut() {
            Some(layout)
                if is_same(layout.record, record)
                    && !lag
                        .is_some_and(|lag| lag.parts(&layout.toolkits.first, &toolkits.first)) =>
            {
                layout.record = record;
                layout.toolkits.end = toolkits.end;
            }
            _ => layouts.push(Layout {
                record,
                toolkits,
                name: record.name.clone(),
            }),
        }
    }
    let starts: Vec<_> = layouts.iter().map(|l| l.toolkits.first.clone()).collect();
    let ends: Vec<&Toolkit> = starts.iter().skip(1).chain(replaced).collect();
    for (layout, suffix) in layouts.iter_mut().zip(suffixes(&ends)) {
        layout.name += &suffix;
    }
    layouts
}

/// A declaration and where it stands: one that holds something else since contracts were held against a toolkit
/// is two.
fn parts<'a>(record: &'a Record, lag: Option<&Lag>) -> Vec<(&'a Record, Interval)> {
    let Interval { first, end } = record.toolkits.clone();
    match lag.and_then(|lag| lag.within(&first, end.as_ref())) {
        Some(next) => {
            let next = next.clone();
            let older = Interval {
                first,
                end: Some(next.clone()),
            };
            vec![(record, older), (record, Interval { first: next, end })]
        }
        None => vec![(record, Interval { first, end })],
    }
}

/// Whether one type serves both: the bytes are the same, and what was spare may have got a name.
fn is_same(old: &Record, new: &Record) -> bool {
    old.size == new.size && old.align == new.align && is_within(old, new)
}

/// Whether everything in the older record stands in the newer one where it stood.
pub(super) fn is_within(old: &Record, new: &Record) -> bool {
    let is_kept = |field: &Field| match find(new, &field.name) {
        Some(other) => other.offset == field.offset || is_spare(field) || is_spare(other),
        // It has another name now.
        None => true,
    };
    old.kind == new.kind && old.size <= new.size && old.fields.iter().all(is_kept)
}

fn find<'a>(record: &'a Record, name: &str) -> Option<&'a Field> {
    let mut fields = record.fields.iter();
    fields.find(|field| !name.is_empty() && field.name == name)
}

/// What is kept free is an array, which moves when something takes its first elements.
fn is_spare(field: &Field) -> bool {
    matches!(field.ty, Type::Array { .. })
}

/// What the names of older forms end in, of which these toolkits were each the first without: the API version
/// of that toolkit, and the rest of its number where the same version ended two forms.
pub(super) fn suffixes(ends: &[&Toolkit]) -> Vec<String> {
    let suffix = |end: &&Toolkit| {
        let same = ends.iter().filter(|one| version(one) == version(end));
        match same.count() {
            1 => format!("_before_{}", version(end)),
            _ => format!("_before_{}_{}", version(end), end.0[2]),
        }
    };
    ends.iter().map(suffix).collect()
}

/// The API version of a toolkit, 13000 for 13.0.48.
pub(in crate::emit) fn version(toolkit: &Toolkit) -> u32 {
    let Toolkit([major, minor, _]) = *toolkit;
    u32::from(major) * 1000 + u32::from(minor) * 10
}

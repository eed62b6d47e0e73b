//! The layouts of records over all toolkits.

use std::collections::HashSet;

use cuspec_spec::declared::{Api, ConstantValue, Declared, Field, Interval, Record, Toolkit, Type};

use super::by_name::ByName;
use super::lag::Lag;

/// A layout of a record, and the toolkits whose programs use it.
pub(in crate::emit) struct Layout<'a> {
    /// The declaration in the newest of these toolkits.
    pub record: &'a Record,
    pub toolkits: Interval,
    /// The name in the bindings.
    pub name: String,
}

/// Returns every layout of every record, oldest first.
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

/// Returns the names that now mean another type.
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

/// Returns the layouts among the declarations of a record. The last one has the plain name, unless another
/// type took that name in a later toolkit.
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

/// Returns declarations with their intervals; a declaration that contains a changed type is split at the last
/// reviewed toolkit.
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

/// Whether one type serves both: the bytes are the same, except that spare fields may have got names.
fn is_same(old: &Record, new: &Record) -> bool {
    old.size == new.size && old.align == new.align && is_within(old, new)
}

/// Whether the newer record has the fields of the older one at the same offsets; spare arrays may have moved.
pub(super) fn is_within(old: &Record, new: &Record) -> bool {
    let is_kept = |field: &Field| match find(new, &field.name) {
        Some(other) => other.offset == field.offset || is_spare(field) || is_spare(other),
        // The field was renamed.
        None => true,
    };
    old.kind == new.kind && old.size <= new.size && old.fields.iter().all(is_kept)
}

fn find<'a>(record: &'a Record, name: &str) -> Option<&'a Field> {
    let mut fields = record.fields.iter();
    fields.find(|field| !name.is_empty() && field.name == name)
}

/// Whether a field is spare: a reserved array, which moves when a new field takes its first elements.
fn is_spare(field: &Field) -> bool {
    matches!(field.ty, Type::Array { .. })
}

/// Returns the suffixes of older forms, given the first toolkit without each: the API version of that
/// toolkit, and the rest of its number if the version ended two forms.
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

/// Returns the API version of a toolkit, 13000 for 13.0.48.
pub(in crate::emit) fn version(toolkit: &Toolkit) -> u32 {
    let Toolkit([major, minor, _]) = *toolkit;
    u32::from(major) * 1000 + u32::from(minor) * 10
}

//! Types: enumerations, records and typedefs, each in every form that a toolkit declares.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Enum, Interval, Record, Typedef};

use crate::toolkits::{Span, Toolkits};

/// All meanings of a type name.
pub struct Type<'a> {
    pub name: &'a str,
    /// The APIs that declare it.
    pub apis: Vec<Api>,
    /// Newest first.
    pub forms: Vec<(Vec<Span>, Form<'a>)>,
    pub toolkits: Vec<Span>,
}

/// One meaning of a name in some toolkits.
#[derive(Clone, Copy)]
pub enum Form<'a> {
    Enum(&'a Enum),
    Record(&'a Record),
    Typedef(&'a Typedef),
}

impl<'a> Form<'a> {
    pub fn api(self) -> Api {
        match self {
            Form::Enum(item) => item.api,
            Form::Record(item) => item.api,
            Form::Typedef(item) => item.api,
        }
    }

    pub fn of_enum(self) -> Option<&'a Enum> {
        match self {
            Form::Enum(item) => Some(item),
            _ => None,
        }
    }

    fn name(self) -> &'a str {
        match self {
            Form::Enum(item) => &item.name,
            Form::Record(item) => &item.name,
            Form::Typedef(item) => &item.name,
        }
    }

    fn toolkits(self) -> &'a Interval {
        match self {
            Form::Enum(item) => &item.toolkits,
            Form::Record(item) => &item.toolkits,
            Form::Typedef(item) => &item.toolkits,
        }
    }

    /// Whether two forms differ only in toolkits and API.
    fn is_same(self, other: Form<'_>) -> bool {
        match (self, other) {
            (Form::Record(a), Form::Record(b)) => {
                (a.kind, a.size, a.align, &a.fields) == (b.kind, b.size, b.align, &b.fields)
            }
            (Form::Typedef(a), Form::Typedef(b)) => a.kind == b.kind,
            (Form::Enum(a), Form::Enum(b)) => {
                (a.is_signed, &a.members) == (b.is_signed, &b.members)
            }
            _ => false,
        }
    }
}

/// Every type of any toolkit, by name.
pub(crate) fn collect<'a>(registry: &'a Registry, toolkits: &Toolkits<'a>) -> Vec<Type<'a>> {
    let history = &registry.history;
    let enums = history.enums.iter().map(Form::Enum);
    let records = history.records.iter().map(Form::Record);
    let typedefs = history.typedefs.iter().map(Form::Typedef);
    let mut by_name: BTreeMap<&str, Vec<Form>> = BTreeMap::new();
    for form in enums.chain(records).chain(typedefs) {
        by_name.entry(form.name()).or_default().push(form);
    }
    let types = by_name.into_iter();
    types
        .map(|(name, forms)| of_name(name, forms, toolkits))
        .collect()
}

fn of_name<'a>(name: &'a str, all: Vec<Form<'a>>, toolkits: &Toolkits<'a>) -> Type<'a> {
    let mut apis: Vec<Api> = all.iter().map(|form| form.api()).collect();
    apis.sort_unstable();
    apis.dedup();
    let whole = toolkits.spans(all.iter().map(|form| form.toolkits()));
    let mut forms: Vec<(Vec<Span>, Form)> = Vec::new();
    for form in all {
        let span = toolkits.span(form.toolkits());
        match forms.iter_mut().find(|(_, known)| known.is_same(form)) {
            Some((spans, _)) => {
                spans.push(span);
                *spans = crate::toolkits::join(std::mem::take(spans));
            }
            None => forms.push((vec![span], form)),
        }
    }
    forms.sort_by_key(|(spans, _)| std::cmp::Reverse(spans.last().map(|span| span.end)));
    Type {
        name,
        apis,
        forms,
        toolkits: whole,
    }
}

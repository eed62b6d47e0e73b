//! Combines the views of a header into the declared model.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::{
    Constant, ConstantValue, Declared, Enum, Enumerator, Field, Interval, Record, Toolkit, Type,
    Typedef, TypedefKind,
};

use super::bindings;
use super::calls;
use super::comments;
use super::expression;
use super::functions::{self, strip_version};
use super::layout::Layouts;
use super::macros::{self, Macro};
use super::names::{self, Names};
use super::reading::{Reading, Source, Text, Unread};
use super::remarks::Remark;
use super::versions;

/// Assembles one API of one toolkit.
pub(super) fn assemble(source: &Source<'_>, toolkit: &Toolkit) -> Reading {
    let toolkits = Interval::since(toolkit);
    let macros: Vec<Macro> = source
        .texts
        .iter()
        .flat_map(|text| macros::find(&text.content))
        .collect();
    let names = names::choose(source.internal, source.texts);
    let mut unknown = source.internal.unknown.clone();
    let mut facts = Declared {
        toolkits: Vec::new(),
        functions: functions::assemble(source, &names, &macros, &toolkits),
        enums: assemble_enums(source, &names, &toolkits, &mut unknown),
        records: assemble_records(source, &names, &toolkits, &mut unknown),
        typedefs: assemble_typedefs(source, &names, &toolkits),
        constants: Vec::new(),
    };
    let mut odd = Vec::new();
    facts.constants = assemble_constants(source, &facts, &macros, &toolkits, &mut odd);
    let words = unknown.iter().map(|(item, _)| item.clone()).collect();
    let remarks = unknown.into_iter().map(|(item, reason)| {
        let (header, line, column) = find_place(source.texts, source.family.main, &item);
        Remark::LeftOut {
            header,
            line,
            column,
            item,
            reason,
        }
    });
    Reading {
        remarks: remarks.chain(odd).collect(),
        facts,
        unread: Unread {
            words,
            ..Unread::default()
        },
    }
}

/// The header, line and column of the first use of a name in code.
pub(super) fn find_place(texts: &[Text], main: &str, name: &str) -> (String, usize, usize) {
    for text in texts {
        for (index, line) in comments::classify(&text.content).iter().enumerate() {
            let word = |letter: char| letter.is_alphanumeric() || letter == '_';
            let found = line.code.match_indices(name).find(|(at, _)| {
                let (before, after) = (&line.code[..*at], &line.code[at + name.len()..]);
                !before.ends_with(word) && !after.starts_with(word)
            });
            if let Some((at, _)) = found.filter(|_| !line.is_directive && !name.is_empty()) {
                return (text.name.to_owned(), index + 1, at + 1);
            }
        }
    }
    (main.to_owned(), 0, 0)
}

fn assemble_enums(
    source: &Source<'_>,
    names: &Names,
    toolkits: &Interval,
    unknown: &mut Vec<(String, String)>,
) -> Vec<Enum> {
    let deprecated: BTreeSet<String> = source
        .texts
        .iter()
        .flat_map(|text| comments::find_deprecated_enumerators(&text.content))
        .collect();
    let assemble = |item: &bindings::Enum| {
        let is_signed = match item.repr.as_str() {
            "c_int" | "c_long" | "c_longlong" => true,
            "c_uint" | "c_ulong" | "c_ulonglong" => false,
            other => {
                unknown.push((item.tag.clone(), format!("an enum stored as `{other}`")));
                return None;
            }
        };
        let members = item.members.iter().map(|(name, value)| Enumerator {
            name: name.clone(),
            value: *value,
            toolkits: toolkits.clone(),
            deprecated: match deprecated.contains(name) {
                true => vec![toolkits.clone()],
                false => Vec::new(),
            },
        });
        let found = Enum {
            name: names.name(&item.tag),
            tag: names.c_tag(&item.tag),
            api: source.family.api,
            is_signed,
            members: members.collect(),
            toolkits: toolkits.clone(),
        };
        if found.is_wide() != item.repr.ends_with("long") {
            let reason = format!("an enum stored as `{}` without a need", item.repr);
            unknown.push((item.tag.clone(), reason));
            return None;
        }
        Some(found)
    };
    source.internal.enums.iter().filter_map(assemble).collect()
}

fn assemble_records(
    source: &Source<'_>,
    names: &Names,
    toolkits: &Interval,
    unknown: &mut Vec<(String, String)>,
) -> Vec<Record> {
    let layouts = Layouts::new(source.internal);
    let windows = source.windows.records.iter();
    let windows: BTreeMap<&str, _> = windows.map(|record| (&*record.tag, record)).collect();
    let mut records = Vec::new();
    for record in &source.internal.records {
        let Some((size, align)) = record.layout else {
            continue;
        };
        let places = match layouts.places(record) {
            Ok(places) => places,
            Err(reason) => {
                unknown.push((record.tag.clone(), reason));
                continue;
            }
        };
        let fields = record
            .fields
            .iter()
            .zip(places)
            .map(|(field, place)| Field {
                name: match field.name.starts_with("__bindgen_anon") {
                    true => String::new(),
                    false => field.name.clone(),
                },
                ty: names.apply(&field.ty),
                offset: place.offset,
                bits: place.bits,
            });
        records.push(Record {
            name: names.name(&record.tag),
            tag: names.c_tag(&record.tag),
            api: source.family.api,
            kind: record.kind,
            size,
            align,
            windows: windows.get(&*record.tag).and_then(|other| {
                let is_same = places_of(other).eq(places_of(record));
                other
                    .layout
                    .filter(|layout| !is_same || *layout != (size, align))
            }),
            fields: fields.collect(),
            toolkits: toolkits.clone(),
        });
    }
    records
}

/// Offsets of the members of a record, as far as bindgen states them.
fn places_of(record: &bindings::Record) -> impl Iterator<Item = Option<u64>> {
    record.fields.iter().map(|field| field.offset)
}

fn assemble_typedefs(source: &Source<'_>, names: &Names, toolkits: &Interval) -> Vec<Typedef> {
    let is_opaque = |tag: &str| {
        source
            .internal
            .records
            .iter()
            .any(|record| record.tag == tag && record.layout.is_none())
    };
    let typedefs = source.internal.typedefs.iter();
    typedefs
        .filter(|(name, _)| !names.is_direct(name) && name != "size_t")
        .filter(|(name, _)| !versions::is_prototype(name))
        .map(|(name, ty)| {
            let kind = match names.apply(ty) {
                Type::Function { params, result } => TypedefKind::Callback {
                    params,
                    result: *result,
                },
                Type::Pointer { to, is_const } => match *to {
                    Type::Named(tag) if is_opaque(&tag) && !is_const => TypedefKind::Handle { tag },
                    to => TypedefKind::Alias(Type::Pointer {
                        to: Box::new(to),
                        is_const,
                    }),
                },
                other => TypedefKind::Alias(other),
            };
            Typedef {
                name: name.clone(),
                api: source.family.api,
                kind,
                toolkits: toolkits.clone(),
            }
        })
        .collect()
}

fn assemble_constants(
    source: &Source<'_>,
    declared: &Declared,
    macros: &[Macro],
    toolkits: &Interval,
    remarks: &mut Vec<Remark>,
) -> Vec<Constant> {
    let mut names = expression::Names::default();
    for typedef in &declared.typedefs {
        match &typedef.kind {
            TypedefKind::Alias(Type::Named(_) | Type::Array { .. }) => {
                names.types.insert(typedef.name.clone());
            }
            _ => {
                names.pointers.insert(typedef.name.clone());
            }
        }
    }
    for item in &declared.enums {
        names.types.extend([item.name.clone(), item.tag.clone()]);
        names
            .others
            .extend(item.members.iter().map(|member| member.name.clone()));
    }
    names
        .types
        .extend(declared.records.iter().map(|record| record.name.clone()));
    let records = declared.records.iter();
    names.sizes = records
        .map(|record| (record.name.clone(), record.size))
        .collect();
    names.functions.extend(
        declared
            .functions
            .iter()
            .map(|function| function.name.clone()),
    );
    // The symbol already records a name that the header maps to it.
    let bases: BTreeSet<&str> = declared
        .functions
        .iter()
        .map(|function| &*function.base_name)
        .collect();
    let is_mapped = |name: &str, value: &str| bases.contains(name) && strip_version(value) == name;
    let undefined: BTreeSet<String> = source
        .texts
        .iter()
        .flat_map(|text| macros::find_undefined(&text.content))
        .collect();
    let texts = source.texts.iter();
    names.calls = texts
        .flat_map(|text| calls::find_calls(&text.content))
        .collect();
    let values = macros::evaluate(macros, &names);
    let valued: BTreeSet<&str> = values.iter().map(|(name, _)| name.as_str()).collect();
    let is_known = |name: &str| {
        let is_other = names.others.contains(name) || names.types.contains(name);
        let is_other = is_other || names.functions.contains(name);
        valued.contains(name) || undefined.contains(name) || is_other || bases.contains(name)
    };
    let strange = macros::without_value(macros, source.family.prefix(), is_known);
    if !strange.is_empty() {
        remarks.push(Remark::NoValue {
            header: source.family.main.to_owned(),
            names: strange,
        });
    }
    values
        .into_iter()
        .filter(|(name, value)| match value {
            ConstantValue::Alias(to) => !is_mapped(name, to),
            _ => !undefined.contains(name),
        })
        .map(|(name, value)| Constant {
            name,
            api: source.family.api,
            value,
            toolkits: toolkits.clone(),
        })
        .collect()
}

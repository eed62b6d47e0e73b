//! What the views of a header say, put together.

use std::collections::BTreeSet;

use cuspec_spec::declared::{
    Api, Constant, ConstantValue, Declared, Enum, Enumerator, Field, Interval, Record, Toolkit,
    Type, Typedef, TypedefKind,
};

use super::bindings::{self, Bindings};
use super::comments;
use super::error::Error;
use super::functions::{self, strip_version};
use super::layout::Layouts;
use super::macros::{self, Macro};
use super::names::{self, Names};
use super::versions::Versions;

/// All that was read of one API.
pub struct Source<'a> {
    pub api: Api,
    /// The view a program sees.
    pub default: &'a Bindings,
    /// The view with every symbol.
    pub internal: &'a Bindings,
    pub versions: &'a Versions,
    /// The text of the API's headers, the main one first.
    pub texts: &'a [String],
}

/// Puts one API of one toolkit together.
pub fn assemble(source: &Source<'_>, toolkit: &Toolkit) -> Result<Declared, Error> {
    let toolkits = Interval {
        first: toolkit.clone(),
        end: None,
    };
    let macros: Vec<Macro> = source
        .texts
        .iter()
        .flat_map(|text| macros::find(text))
        .collect();
    let names = names::choose(source.internal, source.texts);
    let mut declared = Declared {
        toolkits: Vec::new(),
        functions: functions::assemble(source, &names, &macros, &toolkits),
        enums: assemble_enums(source, &names, &toolkits)?,
        records: assemble_records(source, &names, &toolkits)?,
        typedefs: assemble_typedefs(source, &names, &toolkits),
        constants: Vec::new(),
    };
    declared.constants = assemble_constants(source, &declared, &macros, &toolkits);
    Ok(declared)
}

fn assemble_enums(
    source: &Source<'_>,
    names: &Names,
    toolkits: &Interval,
) -> Result<Vec<Enum>, Error> {
    let deprecated: BTreeSet<String> = source
        .texts
        .iter()
        .flat_map(|text| comments::find_deprecated_enumerators(text))
        .collect();
    let assemble = |item: &bindings::Enum| {
        let is_signed = match item.repr.as_str() {
            "c_int" => true,
            "c_uint" => false,
            other => {
                let tag = &item.tag;
                return Err(Error::Internal(format!(
                    "`enum {tag}` is stored as `{other}`"
                )));
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
        Ok(Enum {
            name: names.name(&item.tag),
            tag: names.c_tag(&item.tag),
            api: source.api,
            is_signed,
            members: members.collect(),
            toolkits: toolkits.clone(),
        })
    };
    source.internal.enums.iter().map(assemble).collect()
}

fn assemble_records(
    source: &Source<'_>,
    names: &Names,
    toolkits: &Interval,
) -> Result<Vec<Record>, Error> {
    let layouts = Layouts::new(source.internal);
    let mut records = Vec::new();
    for record in &source.internal.records {
        let Some((size, align)) = record.layout else {
            continue;
        };
        let places = layouts.places(record)?;
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
            api: source.api,
            kind: record.kind,
            size,
            align,
            fields: fields.collect(),
            toolkits: toolkits.clone(),
        });
    }
    Ok(records)
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
        .filter(|(name, _)| !names.is_direct(name) && !matches!(name.as_str(), "size_t"))
        .map(|(name, ty)| {
            let kind = match names.apply(ty) {
                Type::Function { params, result } => TypedefKind::Callback {
                    params,
                    result: *result,
                },
                Type::Pointer { to, is_const } => match *to {
                    Type::Named(tag) if is_opaque(&tag) => TypedefKind::Handle { tag },
                    to => TypedefKind::Alias(Type::Pointer {
                        to: Box::new(to),
                        is_const,
                    }),
                },
                other => TypedefKind::Alias(other),
            };
            Typedef {
                name: name.clone(),
                api: source.api,
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
) -> Vec<Constant> {
    let mut names = macros::Names::default();
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
    names.others.extend(
        declared
            .functions
            .iter()
            .map(|function| function.name.clone()),
    );
    // A name that the header maps to a symbol is a fact of that symbol already.
    let bases: BTreeSet<&str> = declared
        .functions
        .iter()
        .map(|function| &*function.base_name)
        .collect();
    let is_mapped = |name: &str, value: &str| bases.contains(name) && strip_version(value) == name;
    macros::evaluate(macros, &names)
        .into_iter()
        .filter(|(name, value)| match value {
            ConstantValue::Alias(to) => !is_mapped(name, to),
            _ => true,
        })
        .map(|(name, value)| Constant {
            name,
            api: source.api,
            value,
            toolkits: toolkits.clone(),
        })
        .collect()
}

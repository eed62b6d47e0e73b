//! What the views of a header say, put together.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::{
    Api, Constant, Declared, Enum, Enumerator, Field, Function, Interval, Param, PerThread, Record,
    ReturnSet, Toolkit, Type, Typedef, TypedefKind,
};

use super::bindings::{self, Bindings};
use super::comments::{self, Facts};
use super::error::Error;
use super::layout::Layouts;
use super::macros::{self, Macro};
use super::names::{self, Names};
use super::versions::{Candidate, Versions};

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
        toolkits: vec![toolkit.clone()],
        functions: assemble_functions(source, &names, &macros, &toolkits),
        enums: assemble_enums(source, &names, &toolkits)?,
        records: assemble_records(source, &names, &toolkits)?,
        typedefs: assemble_typedefs(source, &names, &toolkits),
        constants: Vec::new(),
    };
    declared.constants = assemble_constants(source, &declared, &macros, &toolkits);
    Ok(declared)
}

/// The symbol a name is another spelling of: `cuMemAlloc` of `cuMemAlloc_v2`.
fn map_names(macros: &[Macro], symbols: &BTreeSet<&str>) -> BTreeMap<String, String> {
    let mut map = BTreeMap::new();
    for one in macros {
        let inner = one
            .text
            .split_once('(')
            .map_or(one.text.as_str(), |(call, rest)| {
                let is_twin = call.ends_with("_PTSZ") || call.ends_with("_PTDS");
                if is_twin {
                    rest.trim_end_matches(')').trim()
                } else {
                    ""
                }
            });
        let (symbol, _) = split_twin(inner);
        if symbols.contains(symbol) && one.name != symbol {
            map.insert(one.name.clone(), symbol.to_owned());
        }
    }
    map
}

/// The name without the suffix of a per-thread twin, and whether it had one.
fn split_twin(symbol: &str) -> (&str, bool) {
    match symbol
        .strip_suffix("_ptsz")
        .or(symbol.strip_suffix("_ptds"))
    {
        Some(plain) => (plain, true),
        None => (symbol, false),
    }
}

/// The name without a version suffix.
fn strip_version(symbol: &str) -> &str {
    match symbol.rsplit_once("_v") {
        Some((base, digits)) if digits.parse::<u8>().is_ok() => base,
        _ => symbol,
    }
}

fn assemble_functions(
    source: &Source<'_>,
    names: &Names,
    macros: &[Macro],
    toolkits: &Interval,
) -> Vec<Function> {
    let all = &source.internal.functions;
    let symbols: BTreeSet<&str> = all.iter().map(|one| &*one.symbol).collect();
    let spelled = map_names(macros, &symbols);
    let facts = comments::read(&source.texts[0]);
    let visible: BTreeSet<&str> = source
        .default
        .functions
        .iter()
        .map(|one| split_twin(&one.symbol).0)
        .collect();
    let mut functions = Vec::new();
    for one in all.iter().filter(|one| !split_twin(&one.symbol).1) {
        let name = one.symbol.as_str();
        let base = choose_base(name, &spelled, &symbols);
        let is_default = visible.contains(name) && spelled.get(&base).unwrap_or(&base) == name;
        // The text declares a symbol under the name that is mapped to it, or under its own.
        let alias = spelled.iter().find(|(_, symbol)| *symbol == name);
        let text_name = alias.map_or(name, |(alias, _)| alias);
        let described = if visible.contains(name) {
            facts.get(text_name)
        } else {
            None
        };
        let twin = all
            .iter()
            .find(|twin| split_twin(&twin.symbol) == (name, true));
        functions.push(Function {
            name: name.to_owned(),
            api: source.api,
            group: find_group(text_name, &base, &facts),
            params: name_params(source, one, names),
            result: names.apply(&one.result),
            base_name: base.clone(),
            is_default,
            introduced: None,
            per_thread: twin.map(|twin| PerThread {
                symbol: twin.symbol.clone(),
                introduced: None,
            }),
            toolkits: toolkits.clone(),
            returns: find_returns(described, toolkits),
            notes: described
                .map(|facts| facts.notes.clone())
                .unwrap_or_default(),
            see: described.map(|facts| facts.see.clone()).unwrap_or_default(),
            is_deprecated: described.is_some_and(|facts| facts.is_deprecated),
        });
    }
    date_functions(&mut functions, source);
    sort_as_text(&mut functions, &source.texts[0], &spelled);
    functions
}

/// The parameters; the default view, where it declares the symbol, has the described names.
fn name_params(source: &Source<'_>, one: &bindings::Function, names: &Names) -> Vec<Param> {
    let described = source
        .default
        .functions
        .iter()
        .find(|known| known.symbol == one.symbol);
    described
        .unwrap_or(one)
        .params
        .iter()
        .map(|param| Param {
            name: param.name.clone(),
            ty: names.apply(&param.ty),
        })
        .collect()
}

/// The name a program writes for a symbol.
fn choose_base(
    symbol: &str,
    spelled: &BTreeMap<String, String>,
    symbols: &BTreeSet<&str>,
) -> String {
    let stripped = strip_version(symbol);
    let is_version = symbols.contains(stripped) || spelled.contains_key(stripped);
    if stripped != symbol && is_version {
        stripped.to_owned()
    } else {
        symbol.to_owned()
    }
}

fn find_group(name: &str, base: &str, facts: &BTreeMap<String, Facts>) -> String {
    let group = |name: &str| facts.get(name).and_then(|facts| facts.group.clone());
    group(base)
        .or_else(|| group(name))
        .unwrap_or_else(|| "UNGROUPED".to_owned())
}

/// The described codes, for the toolkit that was read.
fn find_returns(facts: Option<&Facts>, toolkits: &Interval) -> Vec<ReturnSet> {
    match facts {
        Some(facts) if !facts.returns.is_empty() => {
            let codes = facts.returns.clone();
            vec![ReturnSet {
                toolkits: toolkits.clone(),
                codes,
            }]
        }
        _ => Vec::new(),
    }
}

/// Fills in the versions that introduced symbols and twins.
fn date_functions(functions: &mut [Function], source: &Source<'_>) {
    let mut by_base: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, function) in functions.iter().enumerate() {
        by_base
            .entry(function.base_name.clone())
            .or_default()
            .push(index);
    }
    for (base, mut indices) in by_base {
        indices.sort_by_key(|index| version_suffix(&functions[*index].name));
        let params = |symbol: &str| {
            let all = &source.internal.functions;
            let one = all.iter().find(|one| one.symbol == symbol);
            one.map(|one| one.params.iter().map(|param| param.ty.clone()).collect())
                .unwrap_or_default()
        };
        let candidate = |symbol: &str| Candidate {
            symbol: symbol.to_owned(),
            params: params(symbol),
        };
        let plain: Vec<Candidate> = indices
            .iter()
            .map(|index| candidate(&functions[*index].name))
            .collect();
        let twins: Vec<Candidate> = indices
            .iter()
            .filter_map(|index| functions[*index].per_thread.as_ref())
            .map(|twin| candidate(&twin.symbol))
            .collect();
        let dates = source.versions.pair(&base, false, &plain);
        let twin_dates = source.versions.pair(&base, true, &twins);
        for index in indices {
            let function = &mut functions[index];
            function.introduced = dates.get(&function.name).copied();
            if let Some(twin) = &mut function.per_thread {
                twin.introduced = twin_dates.get(&twin.symbol).copied();
            }
        }
    }
}

fn version_suffix(symbol: &str) -> u8 {
    symbol
        .rsplit_once("_v")
        .and_then(|(_, digits)| digits.parse().ok())
        .unwrap_or(1)
}

/// Functions in the order of the header's text, the current one of a name before its elders.
fn sort_as_text(functions: &mut [Function], text: &str, spelled: &BTreeMap<String, String>) {
    let order = comments::order(text);
    let place = |name: &str| order.get(name).copied().unwrap_or(usize::MAX);
    functions.sort_by_cached_key(|function| {
        let own = if spelled.get(&function.base_name) == Some(&function.name) {
            place(&function.base_name)
        } else {
            place(&function.name)
        };
        let family = place(&function.base_name).min(own);
        (family, !function.is_default, own, function.name.clone())
    });
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
            is_deprecated: deprecated.contains(name),
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
            cuspec_spec::declared::ConstantValue::Alias(to) => !is_mapped(name, to),
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

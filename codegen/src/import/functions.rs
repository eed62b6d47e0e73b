//! Functions: symbols from clang, facts from the headers' text, versions from the typedefs.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::{Function, Interval, Member, Param, PerThread, ReturnSet};

use super::bindings;
use super::comments::{self, Facts};
use super::inline;
use super::macros::Macro;
use super::names::Names;
use super::reading::Source;
use super::versions::Candidate;

/// The functions of one API.
pub(super) fn assemble(
    source: &Source<'_>,
    names: &Names,
    macros: &[Macro],
    toolkits: &Interval,
) -> Vec<Function> {
    let header = Header::read(source, macros);
    let all = &source.internal.functions;
    let mut functions: Vec<Function> = all
        .iter()
        .filter(|one| !split_per_thread(&one.symbol).1)
        .filter(|one| header.is_exported(&one.symbol) || header.is_constructor(one))
        .map(|one| header.describe(source, one, names, toolkits))
        .collect();
    date(&mut functions, source);
    functions
}

/// What the text and the views say about names.
struct Header<'a> {
    symbols: BTreeSet<&'a str>,
    /// Symbols that the default view declares.
    visible: BTreeSet<&'a str>,
    /// The symbol that each mapped name stands for.
    spelled: BTreeMap<String, String>,
    facts: BTreeMap<String, Facts>,
    /// Functions that a header defines, with the fields of the result that they set.
    inline: BTreeMap<String, Vec<Member>>,
}

impl<'a> Header<'a> {
    fn read(source: &Source<'a>, macros: &[Macro]) -> Self {
        let names = |list: &'a [bindings::Function]| list.iter().map(|one| one.symbol.as_str());
        let symbols = names(&source.internal.functions).collect();
        let mut facts = BTreeMap::new();
        let mut inline = BTreeMap::new();
        for text in source.texts {
            for (name, found) in comments::read(text.name, &text.content) {
                facts.entry(name).or_insert(found);
            }
            inline.extend(inline::find(&text.content));
        }
        Self {
            visible: names(&source.default.functions).collect(),
            spelled: map_names(macros, &symbols),
            facts,
            inline,
            symbols,
        }
    }

    /// Whether a library has the symbol, as far as the headers tell.
    fn is_exported(&self, symbol: &str) -> bool {
        self.facts.contains_key(symbol) || !self.inline.contains_key(symbol)
    }

    /// Whether an inline function makes a record from its parameters.
    fn is_constructor(&self, one: &bindings::Function) -> bool {
        let members = self.inline.get(&one.symbol);
        members.is_some_and(|members| !members.is_empty() && members.len() == one.params.len())
    }

    fn describe(
        &self,
        source: &Source<'_>,
        one: &bindings::Function,
        names: &Names,
        toolkits: &Interval,
    ) -> Function {
        let name = one.symbol.as_str();
        let base = choose_base(name, &self.spelled, &self.symbols);
        // The text declares a symbol under the name that is mapped to it, or under its own.
        let alias = self.spelled.iter().find(|(_, symbol)| *symbol == name);
        let text_name = alias.map_or(name, |(alias, _)| alias);
        let is_visible = self.visible.contains(name);
        let facts = self
            .facts
            .get(text_name)
            .filter(|_| is_visible)
            .cloned()
            .unwrap_or_default();
        let all = &source.internal.functions;
        let variant = all
            .iter()
            .find(|variant| split_per_thread(&variant.symbol) == (name, true));
        let inline = match self.is_exported(name) {
            true => None,
            false => self.inline.get(name).cloned(),
        };
        let header = match (&inline, self.facts.get(text_name)) {
            (Some(_), _) => source.family.inline.first().map(|name| (*name).to_owned()),
            (None, facts) => facts.map(|facts| facts.header.clone()),
        };
        let header = header.unwrap_or_else(|| source.family.main.to_owned());
        let standing = |holds: bool| match holds {
            true => vec![toolkits.clone()],
            false => Vec::new(),
        };
        Function {
            name: name.to_owned(),
            api: source.family.api,
            group: find_group(text_name, &base, &self.facts),
            params: name_params(source, one, names),
            result: names.apply(&one.result),
            header: source.family.name_other(&header),
            defaults: standing(
                (is_visible || inline.is_some())
                    && self.spelled.get(&base).unwrap_or(&base) == name,
            ),
            base_name: base,
            inline,
            introduced: None,
            per_thread: variant.map(|variant| PerThread {
                symbol: variant.symbol.clone(),
                introduced: None,
            }),
            toolkits: toolkits.clone(),
            returns: match facts.returns {
                codes if codes.is_empty() => Vec::new(),
                codes => vec![ReturnSet {
                    toolkits: toolkits.clone(),
                    codes,
                }],
            },
            notes: facts.notes,
            see: facts.see,
            deprecated: standing(facts.is_deprecated),
        }
    }
}

/// The symbol a name is another spelling of: `cuMemAlloc` of `cuMemAlloc_v2`.
fn map_names(macros: &[Macro], symbols: &BTreeSet<&str>) -> BTreeMap<String, String> {
    let mut map = BTreeMap::new();
    for one in macros {
        let inner = one
            .text
            .split_once('(')
            .map_or(one.text.as_str(), |(call, rest)| {
                let is_variant = call.ends_with("_PTSZ") || call.ends_with("_PTDS");
                if is_variant {
                    rest.trim_end_matches(')').trim()
                } else {
                    ""
                }
            });
        let (symbol, _) = split_per_thread(inner);
        if symbols.contains(symbol) && one.name != symbol {
            map.insert(one.name.clone(), symbol.to_owned());
        }
    }
    map
}

/// The name without the suffix of a per-thread variant, and whether it had one.
fn split_per_thread(symbol: &str) -> (&str, bool) {
    match symbol
        .strip_suffix("_ptsz")
        .or(symbol.strip_suffix("_ptds"))
    {
        Some(plain) => (plain, true),
        None => (symbol, false),
    }
}

/// The name without a version suffix.
pub(super) fn strip_version(symbol: &str) -> &str {
    match symbol.rsplit_once("_v") {
        Some((base, digits)) if digits.parse::<u8>().is_ok() => base,
        _ => symbol,
    }
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

/// Fills in the versions that introduced symbols and their per-thread variants.
fn date(functions: &mut [Function], source: &Source<'_>) {
    let mut by_base: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, function) in functions.iter().enumerate() {
        by_base
            .entry(function.base_name.clone())
            .or_default()
            .push(index);
    }
    for (base, mut indices) in by_base {
        indices.sort_by_key(|index| version_suffix(&functions[*index].name));
        let candidate = |symbol: &str| find_candidate(source, symbol);
        let plain: Vec<Candidate> = indices
            .iter()
            .map(|index| candidate(&functions[*index].name))
            .collect();
        let variants: Vec<Candidate> = indices
            .iter()
            .filter_map(|index| functions[*index].per_thread.as_ref())
            .map(|variant| candidate(&variant.symbol))
            .collect();
        let dates = source.versions.pair(&base, false, &plain);
        let variant_dates = source.versions.pair(&base, true, &variants);
        for index in indices {
            let function = &mut functions[index];
            function.introduced = dates.get(&function.name).copied();
            if let Some(variant) = &mut function.per_thread {
                variant.introduced = variant_dates.get(&variant.symbol).copied();
            }
        }
    }
}

/// A symbol with the types of its parameters as bindgen names them.
fn find_candidate(source: &Source<'_>, symbol: &str) -> Candidate {
    let known = source
        .internal
        .functions
        .iter()
        .find(|one| one.symbol == symbol);
    let params = known.map(|one| one.params.iter().map(|param| param.ty.clone()).collect());
    Candidate {
        symbol: symbol.to_owned(),
        params: params.unwrap_or_default(),
    }
}

fn version_suffix(symbol: &str) -> u8 {
    symbol
        .rsplit_once("_v")
        .and_then(|(_, digits)| digits.parse().ok())
        .unwrap_or(1)
}

//! Functions: symbols from clang, facts from the headers' text, versions from the typedefs.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use cuspec_spec::declared::{Function, Interval, Member, Param, PerThread, Platforms, ReturnSet};

use super::bindings;
use super::comments::Facts;
use super::described::Described;
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
        .map(|one| header.describe(source, one, names, toolkits))
        .collect();
    date(&mut functions, source);
    functions
}

/// Facts of the text and the views about names.
struct Header<'a> {
    symbols: BTreeSet<&'a str>,
    /// Symbols that the default view declares, with their parameters.
    visible: HashMap<&'a str, &'a bindings::Function>,
    /// The symbol that each name maps to.
    spelled: BTreeMap<String, String>,
    /// The names that map to each symbol.
    aliases: HashMap<String, Vec<String>>,
    described: &'a Described,
}

impl<'a> Header<'a> {
    fn read(source: &Source<'a>, macros: &[Macro]) -> Self {
        let symbols = source.internal.functions.iter();
        let symbols = symbols.map(|one| one.symbol.as_str()).collect();
        let visible = source.default.functions.iter();
        let spelled = map_names(macros, &symbols);
        let mut aliases: HashMap<String, Vec<String>> = HashMap::new();
        for (alias, symbol) in &spelled {
            let list = aliases.entry(symbol.clone()).or_default();
            list.push(alias.clone());
        }
        Self {
            visible: visible.map(|one| (one.symbol.as_str(), one)).collect(),
            spelled,
            aliases,
            described: source.described,
            symbols,
        }
    }

    /// Whether a library exports the symbol, according to the headers: a function defined in a header
    /// need not be exported, unless it is declared elsewhere as well.
    fn is_exported(&self, symbol: &str) -> bool {
        let declared = self
            .described
            .facts
            .get(symbol)
            .is_some_and(|facts| !facts.is_defined);
        declared || !self.described.inline.contains_key(symbol)
    }

    /// Returns the name that the text uses for a symbol: the name that maps to it as a version, or
    /// its own. An alias macro is no declaration.
    fn text_name<'n>(&'n self, symbol: &'n str) -> &'n str {
        let aliases = self.aliases.get(symbol).into_iter().flatten();
        let declared = aliases.filter(|alias| self.described.facts.contains_key(*alias));
        let mut declared = declared.map(String::as_str);
        let stripped = strip_version(symbol);
        match declared.clone().find(|alias| *alias == stripped) {
            Some(alias) => alias,
            None if self.described.facts.contains_key(symbol) => symbol,
            None => declared.next().unwrap_or(symbol),
        }
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
        let text_name = self.text_name(name);
        let visible = self.visible.get(name);
        let variants = ["_ptsz", "_ptds"].map(|suffix| format!("{name}{suffix}"));
        let variant = variants.into_iter();
        let variant = variant.filter(|variant| self.symbols.contains(variant.as_str()));
        let inline = (!self.is_exported(name)).then(|| self.members(one));
        // A function that the library exports and the header defines counts as defined.
        let is_seen = visible.is_some() || self.described.inline.contains_key(name);
        let facts = self.described.facts.get(text_name).filter(|_| is_seen);
        let facts = facts.cloned().unwrap_or_default();
        let header = match (&inline, self.described.facts.get(text_name)) {
            (Some(_), None) => source.family.inline.first().map(|name| (*name).to_owned()),
            (_, facts) => facts.map(|facts| facts.header.clone()),
        };
        let header = header.unwrap_or_else(|| source.family.main.to_owned());
        let standing = |holds: bool| match holds {
            true => vec![toolkits.clone()],
            false => Vec::new(),
        };
        // The default view, where it declares the symbol, has the described names.
        let params = visible.map_or(one, |visible| visible).params.iter();
        Function {
            name: name.to_owned(),
            api: source.family.api,
            group: find_group(text_name, &base, &self.described.facts),
            params: params
                .map(|param| Param {
                    name: param.name.clone(),
                    ty: names.apply(&param.ty),
                })
                .collect(),
            result: names.apply(&one.result),
            platforms: Platforms::of_header(Some(&header)),
            header: source.family.name_other(&header),
            defaults: standing(is_seen && self.spelled.get(&base).unwrap_or(&base) == name),
            base_name: base,
            inline,
            introduced: None,
            per_thread: variant
                .map(|symbol| PerThread {
                    symbol,
                    introduced: None,
                })
                .next(),
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

    /// Returns the fields of its result that a header function sets, if it does nothing else.
    fn members(&self, one: &bindings::Function) -> Vec<Member> {
        let members = self.described.inline.get(&one.symbol);
        let members = members.filter(|members| members.len() == one.params.len());
        members.cloned().unwrap_or_default()
    }
}

/// Returns the symbol that a name is a spelling of: `cuMemAlloc` of `cuMemAlloc_v2`.
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

/// Splits the suffix of a per-thread variant off a name.
fn split_per_thread(symbol: &str) -> (&str, bool) {
    match symbol
        .strip_suffix("_ptsz")
        .or(symbol.strip_suffix("_ptds"))
    {
        Some(plain) => (plain, true),
        None => (symbol, false),
    }
}

/// Removes the version suffix of a name.
pub(super) fn strip_version(symbol: &str) -> &str {
    match symbol.rsplit_once("_v") {
        Some((base, digits)) if digits.parse::<u8>().is_ok() => base,
        _ => symbol,
    }
}

/// Returns the name in source code for a symbol.
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

/// Adds the versions that introduced symbols and their per-thread variants.
fn date(functions: &mut [Function], source: &Source<'_>) {
    let symbols = source.internal.functions.iter();
    let symbols: HashMap<&str, &bindings::Function> =
        symbols.map(|one| (one.symbol.as_str(), one)).collect();
    let mut by_base: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, function) in functions.iter().enumerate() {
        by_base
            .entry(function.base_name.clone())
            .or_default()
            .push(index);
    }
    for (base, mut indices) in by_base {
        indices.sort_by_key(|index| version_suffix(&functions[*index].name));
        let candidate = |symbol: &str| find_candidate(&symbols, symbol);
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

/// A symbol with its parameter types as bindgen names them.
fn find_candidate(symbols: &HashMap<&str, &bindings::Function>, symbol: &str) -> Candidate {
    let known = symbols.get(symbol);
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

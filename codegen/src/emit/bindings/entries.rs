//! The entry points of a library: each symbol with each of its signatures, and the plain names, which mean
//! the newest of several symbols.

use std::sync::Arc;

use cuspec_spec::Registry;
use cuspec_spec::contract::{Contract, DomainArg};
use cuspec_spec::declared::{Api, Declared, Function, Param, Toolkit, Type};

use super::history::{Form, History};
use super::names::{Item, Names};
use super::plain;
use crate::emit::text;

/// The entries of a library's table.
pub(super) struct Entries<'a> {
    /// All entries, in the order of the table.
    pub all: Vec<Entry<'a>>,
    /// The oldest imported toolkit.
    pub oldest: Option<&'a Toolkit>,
}

/// A symbol with one of its signatures.
pub(super) struct Entry<'a> {
    /// The name of the field and of the method.
    pub name: String,
    /// The exported symbol.
    pub symbol: &'a str,
    pub introduced: Option<u32>,
    /// The name of the entry for the per-thread default stream.
    pub per_thread: Option<String>,
    pub is_per_thread: bool,
    /// Whether the name is the plain name of a symbol that also has an entry under the symbol's name.
    pub is_plain: bool,
    /// Whether the contract of the symbol applies to this form.
    pub has_contract: bool,
    /// The reason why programs should call another function.
    pub deprecated: Option<String>,
    /// The parameters, with the types that callers see.
    pub params: Arc<Vec<Param>>,
    pub form: Arc<Form<'a>>,
}

impl<'a> Entries<'a> {
    pub(super) fn new(
        registry: &Registry,
        history: &History<'a>,
        names: &Names,
        declared: &'a Declared,
        api: Api,
    ) -> Self {
        let functions = declared.functions.iter();
        let functions: Vec<&Function> = functions
            .filter(|f| f.api == api && f.inline.is_none())
            .collect();
        let oldest = declared.toolkits.first().map(|release| &release.toolkit);
        let mut all = Vec::new();
        for function in &functions {
            let contract = registry.contract(&function.name);
            let deprecated = deprecated(function, &functions, oldest);
            let forms = history.forms(api, &function.name);
            let contracted = contract.and_then(|_| form_known(registry, history, api, &forms));
            for (place, form) in forms.into_iter().enumerate() {
                let contract = contract.filter(|_| contracted == Some(place));
                let params = Arc::new(params(history, names, contract, &form));
                let head = (contract.is_some(), &deprecated);
                all.extend(entries(&functions, form, &params, head));
            }
        }
        all.sort_by(|a: &Entry, b| a.name.cmp(&b.name));
        Self { all, oldest }
    }

    /// Returns the entries in the file of a group.
    pub(super) fn of_group<'s>(&'s self, group: &'s str) -> impl Iterator<Item = &'s Entry<'a>> {
        self.all
            .iter()
            .filter(move |entry| entry.form.function.group == group)
    }
}

/// Returns the form of a function to which its contract applies: that of the reviewed toolkit, or a newer one
/// if the contract was already updated.
pub(super) fn form_known(
    registry: &Registry,
    history: &History,
    api: Api,
    forms: &[Form],
) -> Option<usize> {
    let name = &forms.first()?.function.name;
    let mut declared = registry.declared.functions.iter();
    let known = declared.find(|one| one.api == api && one.name == *name)?;
    let types = |one: &Function| -> Vec<Type> {
        let params = one.params.iter().map(|param| param.ty.clone());
        params.chain([one.result.clone()]).collect()
    };
    let wanted = types(known);
    let is_callable = |form: &Form| form.function.params.len() == known.params.len();
    let places = (0..forms.len()).filter(|&place| is_callable(&forms[place]));
    places.min_by_key(|&place| {
        let form = &forms[place];
        let reviewed = history.reviewed();
        let is_reviewed = reviewed.is_some_and(|toolkit| form.toolkits.contains(toolkit));
        (
            types(form.function) != wanted,
            !is_reviewed,
            !form.suffix.is_empty(),
        )
    })
}

/// Returns the entries of a form: that of its symbol, of its per-thread variant, and of its plain name.
fn entries<'a>(
    functions: &[&Function],
    form: Form<'a>,
    params: &Arc<Vec<Param>>,
    (has_contract, deprecated): (bool, &Option<String>),
) -> Vec<Entry<'a>> {
    let form = Arc::new(form);
    let function = form.function;
    let suffix = &form.suffix;
    let variant = function.per_thread.as_ref();
    let own = |name: &str, is_plain| Entry {
        name: format!("{name}{suffix}"),
        symbol: &function.name,
        introduced: function.introduced,
        per_thread: variant.map(|variant| format!("{}{suffix}", variant.symbol)),
        is_per_thread: false,
        is_plain,
        has_contract,
        deprecated: deprecated.clone(),
        params: params.clone(),
        form: form.clone(),
    };
    let mut all = vec![own(&plain::name(function), false)];
    if suffix.is_empty() && plain::stands_for(functions, function) {
        all.push(own(&function.base_name, true));
    }
    all.extend(variant.map(|variant| Entry {
        name: format!("{}{suffix}", variant.symbol),
        symbol: &variant.symbol,
        introduced: variant.introduced,
        per_thread: None,
        is_per_thread: true,
        is_plain: false,
        has_contract,
        deprecated: deprecated.clone(),
        params: params.clone(),
        form: form.clone(),
    }));
    all
}

/// Returns the compiler's note for a form that another one replaced, or that the header deprecates.
fn deprecated(
    function: &Function,
    functions: &[&Function],
    oldest: Option<&Toolkit>,
) -> Option<String> {
    if function.is_deprecated() {
        let first = function.deprecated.last().map(|part| &part.first);
        let later = first.filter(|first| Some(*first) != oldest);
        let since = later.map(|first| format!(" from toolkit {first} on"));
        let since = since.unwrap_or_default();
        return Some(format!("the headers advise against it{since}"));
    }
    if function.is_default() {
        return None;
    }
    let base = &function.base_name;
    match plain::default_of(functions, function) {
        Some(newer) if newer.introduced > function.introduced => {
            let since = newer.introduced.map(text::version).unwrap_or_default();
            let name = &newer.name;
            Some(format!("`{base}` is `{name}` now, since CUDA {since}"))
        }
        Some(_) => None,
        None => Some(format!(
            "`{base}` of the newest headers is another function"
        )),
    }
}

/// Returns the parameters of a form; a flag has its enumeration as type if the contract names it.
fn params(
    history: &History,
    names: &Names,
    contract: Option<&Contract>,
    form: &Form,
) -> Vec<Param> {
    let api = form.function.api;
    let params = form.function.params.iter().enumerate();
    let typed = params.map(|(place, param)| Param {
        name: param.name.clone(),
        ty: contract
            .and_then(|contract| flags(names, contract, place, &param.ty))
            .unwrap_or_else(|| history.at(api, &param.ty, Some(form.last))),
    });
    typed.collect()
}

/// Returns the enumeration whose values a parameter of a numeric type takes, if both have the same size.
fn flags(names: &Names, contract: &Contract, place: usize, ty: &Type) -> Option<Type> {
    let is_int = matches!(ty, Type::Named(name) if name == "c_uint" || name == "c_int");
    let domain = &contract.params.get(place)?.domain;
    let (true, Some(DomainArg::Type(name))) = (is_int, domain.args.first()) else {
        return None;
    };
    match names.item(name) {
        // An enumeration of the driver lists the values of a runtime parameter, but is not its type.
        Some(Item::Enum(item)) if item.api == contract.api && !item.is_wide() => {
            Some(Type::Named(name.clone()))
        }
        _ => None,
    }
}

//! Reading `spec/vocabulary/`: domains, needs, states and questions.

use std::collections::BTreeMap;

use syn::spanned::Spanned;
use syn::{Attribute, Item, ItemEnum};

use super::attributes::{self, Attr, unknown};
use super::expression::Scope;
use super::outcome;
use super::records::{Fields, Records};
use super::{domain, hazard, need, releases, resource, setting};
use crate::contract::model::{
    Absence, AnsweredBy, Crossing, Domain, DomainId, Question, QuestionId, SettingId,
    SpecialDomains, State, StateId, Vocabulary,
};
use crate::contract::naming::{kebab, snake};
use crate::layout;
use crate::names::Names;
use crate::source::doc;
use crate::source::{File, Source};
use cuspec_case::Api;
use cuspec_diagnostic::{Diagnostic, nearest};

/// Reads the vocabulary of all files.
pub fn read(
    sources: &[&Source],
    names: &Names<'_>,
    mistakes: &mut Vec<Diagnostic>,
) -> (Vocabulary, Records) {
    let mut vocabulary = Vocabulary::default();
    let mut records = Records::new();
    let mut needs = Vec::new();
    let mut states = Vec::new();
    let mut classes = Vec::new();
    let mut domains = Vec::new();
    // In the order of the sources, so that both threads of `load` give a resource of the driver the same id.
    let mut resources = Vec::new();
    // Other items may contain queries.
    for source in sources {
        let mut file = File::of(source, mistakes);
        for item in &source.syntax.items {
            if let Item::Trait(item) = item {
                questions(&mut file, item, &mut vocabulary);
            }
        }
    }
    for source in sources {
        let mut file = File::of(source, mistakes);
        for item in &source.syntax.items {
            match item {
                Item::Struct(item) => match marker(&item.attrs) {
                    Some("resource") => {
                        let (name, attrs) = (&item.ident, &item.attrs);
                        let resource = resource::read(&mut file, name, attrs, None, names);
                        resources.extend(resource);
                    }
                    Some("fields") => record(&mut file, item, names, &mut records),
                    _ => {}
                },
                Item::Enum(item) => match marker(&item.attrs) {
                    Some("domain") => {
                        let domain = domain::declare(&mut file, item);
                        if item
                            .attrs
                            .iter()
                            .any(|attr| attr.path().is_ident("resource"))
                        {
                            resources.extend(of_domain(&mut file, item, &domain, names));
                        }
                        vocabulary.domains.push(domain);
                        domains.push((source, item));
                    }
                    Some("needs") => {
                        for variant in &item.variants {
                            vocabulary.needs.push(need::declare(&file, variant));
                            needs.push((source, variant));
                        }
                    }
                    Some("hazards") => vocabulary.hazards.extend(hazard::read(&mut file, item)),
                    Some("absences") => {
                        let absences = absences(&mut file, item, names, &vocabulary.questions);
                        vocabulary.absences.extend(absences);
                    }
                    Some("classes") => {
                        classes.extend(item.variants.iter().map(|variant| (source, variant)));
                    }
                    Some("states") => states.push((source, item)),
                    Some("releases") => {
                        vocabulary.releases.extend(releases::read(&mut file, item));
                    }
                    Some("settings") => vocabulary
                        .settings
                        .extend(setting::read(&mut file, item, names)),
                    _ => {}
                },
                _ => {}
            }
        }
    }
    let mut described = vocabulary.needs.clone();
    for (need, (source, variant)) in described.iter_mut().zip(needs) {
        let mut file = File::of(source, mistakes);
        need::describe(&mut file, variant, need, names, &vocabulary);
    }
    vocabulary.needs = described;
    vocabulary.special_needs = need::special(&vocabulary);
    for (source, variant) in classes {
        let mut file = File::of(source, mistakes);
        let class = need::class(&mut file, variant, &vocabulary);
        vocabulary.classes.push(class);
    }
    for (source, item) in states {
        let mut file = File::of(source, mistakes);
        let states = read_states(&mut file, item, names, &vocabulary);
        vocabulary.states.extend(states);
    }
    vocabulary.uninitialized = StateId::find(&vocabulary.states, |state| {
        vocabulary.is_uninitialized(state)
    });
    vocabulary.last_error =
        SettingId::find(&vocabulary.settings, |setting| setting.name == "LastError");
    resource::resolve_extensions(resources, &mut vocabulary, mistakes);
    let mut described = std::mem::take(&mut vocabulary.domains);
    for (domain, (source, item)) in described.iter_mut().zip(domains) {
        let mut file = File::of(source, mistakes);
        domain::describe(&mut file, item, domain, names, &vocabulary);
    }
    vocabulary.domains = described;
    let domain = |name: &str| DomainId::find(&vocabulary.domains, |one| one.name == name);
    vocabulary.special = SpecialDomains {
        address: domain("Address"),
        any: domain("Any"),
        out: domain("Out"),
        out_slice: domain("OutSlice"),
        out_text: domain("OutText"),
    };
    (vocabulary, records)
}

/// The resource of a domain, whose values are its handles.
fn of_domain(
    file: &mut File<'_>,
    item: &ItemEnum,
    domain: &Domain,
    names: &Names<'_>,
) -> Option<resource::Declared> {
    let name = &item.ident;
    if domain.c_type.is_none() {
        let message = format!("`{name}` is a resource without a C type");
        let help = "name the type of its handles: `#[domain(CUstream)]`";
        file.error_with(name.span(), message, Some(help.to_owned()));
        return None;
    }
    resource::read(file, name, &item.attrs, domain.c_type.clone(), names)
}

/// Whether an item belongs to the vocabulary.
pub fn is_word(item: &Item) -> bool {
    match item {
        Item::Trait(_) => true,
        Item::Struct(item) => marker(&item.attrs).is_some(),
        Item::Enum(item) => marker(&item.attrs).is_some(),
        _ => false,
    }
}

/// The attribute that gives the kind of an item.
pub(super) fn marker(attrs: &[Attribute]) -> Option<&'static str> {
    [
        "domain", "needs", "classes", "states", "settings", "hazards", "absences", "releases",
        "resource", "fields",
    ]
    .into_iter()
    .find(|kind| attrs.iter().any(|attr| attr.path().is_ident(kind)))
}

/// `#[fields] struct CUmemLocation { .. }`, or `#[fields(CUjit_option)] struct JitOption { .. }`: the fields
/// are read with each contract that uses them.
fn record(file: &mut File<'_>, item: &syn::ItemStruct, names: &Names<'_>, records: &mut Records) {
    let name = item.ident.to_string();
    let attrs = attributes::read(file, &item.attrs);
    let marker = attrs.into_iter().find(|attr| attr.name == "fields");
    let of = marker.and_then(|marker| marker.idents().pop());
    if let Some(of) = &of {
        if layout::size_of(names, of).is_none() {
            let message = format!("no header declares a type `{of}`");
            return file.error(item.ident.span(), message);
        }
    } else if layout::record_of(names, &name).is_none() {
        let known = names
            .declared
            .records
            .iter()
            .map(|record| record.name.as_str());
        let help = nearest(&name, known).map(|near| format!("did you mean `{near}`?"));
        let message = format!("no header declares a record `{name}`");
        file.error_with(item.ident.span(), message, help);
        return;
    }
    let fields = Fields {
        of: of.unwrap_or_else(|| name.clone()),
        path: file.path.clone(),
        item: item.clone(),
    };
    records.insert(name, fields);
}

fn questions(file: &mut File<'_>, item: &syn::ItemTrait, vocabulary: &mut Vocabulary) {
    let object = snake(&item.ident.to_string());
    for member in &item.items {
        match member {
            syn::TraitItem::Fn(question) => {
                let name = question.sig.ident.to_string();
                vocabulary.questions.push(Question {
                    answered_by: match object.as_str() {
                        "thread" | "process" => AnsweredBy::State,
                        "symbol" => AnsweredBy::Symbol,
                        _ => AnsweredBy::Machine,
                    },
                    once_set_up: match (object.as_str(), name.as_str()) {
                        ("thread", "has_context") | ("process", "is_initialized") => Some(true),
                        ("process", "is_primary_inactive") => Some(false),
                        _ => None,
                    },
                    object: object.clone(),
                    name,
                    doc: doc(&question.attrs),
                });
            }
            other => file.error(
                other.span(),
                "a trait of the vocabulary may contain only queries",
            ),
        }
    }
}

fn read_states(
    file: &mut File<'_>,
    item: &ItemEnum,
    names: &Names<'_>,
    vocabulary: &Vocabulary,
) -> Vec<State> {
    let mut out = Vec::new();
    for variant in &item.variants {
        let mut state = State {
            name: kebab(&variant.ident.to_string()),
            doc: doc(&variant.attrs),
            fails: Vec::new(),
            only: Vec::new(),
            is_strict: false,
            last_error: None,
            is_unplanned: false,
            is_asked: false,
            is_lifeless: false,
            facts: Vec::new(),
            crossing: Crossing::All,
            crossing_of: None,
            hazard: None,
            span: file.span(variant.ident.span()),
        };
        for attr in attributes::read(file, &variant.attrs) {
            match attr.name.as_str() {
                "fails" => state.fails = need::resolve_all(file, &attr, vocabulary),
                "only" => state.only = need::resolve_all(file, &attr, vocabulary),
                "last_error" if attr.args.len() == 1 => {
                    state.last_error = outcome::code(file, names, &attr.args[0]);
                }
                "strict" => state.is_strict = true,
                "unplanned" => state.is_unplanned = true,
                "asked" => state.is_asked = true,
                "lifeless" => state.is_lifeless = true,
                "facts" => state.facts = facts(file, &attr, &vocabulary.questions),
                "crossed" => match crossing(&attr.idents()) {
                    Some((crossing, api)) => {
                        state.crossing = crossing;
                        state.crossing_of = api;
                    }
                    None => file.error(
                        attr.span(),
                        "`#[crossed(..)]` takes `once` or `never`, and optionally an API: \
                         `#[crossed(once, runtime)]`",
                    ),
                },
                "hazard" => state.hazard = hazard::resolve(file, &attr, vocabulary),
                _ => unknown(file, &attr),
            }
        }
        out.push(state);
    }
    out
}

/// The queries about the thread and the process that a state answers with yes, by name.
fn facts(file: &mut File<'_>, attr: &Attr<'_>, questions: &[Question]) -> Vec<QuestionId> {
    let is_fact = |question: &Question| question.answered_by == AnsweredBy::State;
    let mut out = Vec::new();
    for name in attr.idents() {
        match QuestionId::find(questions, |one| is_fact(one) && one.name == name) {
            Some(id) => out.push(id),
            None => {
                let known = questions.iter().filter(|one| is_fact(one));
                let near = nearest(&name, known.map(|one| one.name.as_str()));
                file.error_with(
                    attr.span(),
                    format!("no query about the thread or the process is named `{name}`"),
                    near.map(|near| format!("did you mean `{near}`?")),
                );
            }
        }
    }
    out
}

/// `once` or `never`, with an optional API.
fn crossing(words: &[String]) -> Option<(Crossing, Option<Api>)> {
    let (word, api) = match words {
        [word] => (word, None),
        [word, api] => (word, Some(Api::parse(api)?)),
        _ => return None,
    };
    match word.as_str() {
        "once" => Some((Crossing::Once, api)),
        "never" => Some((Crossing::Never, api)),
        _ => None,
    }
}

fn absences(
    file: &mut File<'_>,
    item: &ItemEnum,
    names: &Names<'_>,
    questions: &[Question],
) -> Vec<Absence> {
    let scope = Scope {
        names,
        questions,
        bindings: BTreeMap::new(),
        function: None,
        after: false,
    };
    let mut out = Vec::new();
    for variant in &item.variants {
        let mut absence = Absence {
            doc: doc(&variant.attrs),
            functions: Vec::new(),
            gate: None,
        };
        for attr in attributes::read(file, &variant.attrs) {
            match (attr.name.as_str(), attr.args.as_slice()) {
                ("functions", _) => absence.functions = attr.idents(),
                ("gate", [gate]) => absence.gate = Some(scope.expr(file, gate)),
                _ => unknown(file, &attr),
            }
        }
        for function in &absence.functions {
            if names.function(function).is_none() {
                let message = format!("no header declares `{function}`");
                let near = nearest(function, names.functions());
                let help = near.map(|near| format!("did you mean `{near}`?"));
                file.error_with(variant.ident.span(), message, help);
            }
        }
        out.push(absence);
    }
    out
}

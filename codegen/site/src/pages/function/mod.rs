//! The page of a function.

mod after;
mod checks;
mod evidence;
mod example;
mod json;
mod returns;
mod usage;
mod waiting;

use cuspec_spec::case::Kind;
use cuspec_spec::contract::{Contract, DomainId, DomainUse, Field, Outcome, Standing, kebab};
use cuspec_spec::declared;
use cuspec_spec::display;
use maud::{Markup, html};

use crate::address::Address;
use crate::function::Function;
use crate::markup::shell::Head;
use crate::names::{self, api};
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

/// The page and its JSON.
pub(super) fn emit(site: &Site<'_>, function: &Function<'_>) -> Vec<Page> {
    let address = Address::function(function.name);
    let view = View::new(site, &address.page);
    let (previous, next) = neighbours(site, function);
    let head = Head {
        title: function.name.to_owned(),
        description: function.sentence.unwrap_or_default().replace('`', ""),
        has_json: true,
        section: section(function),
        previous,
        next,
        mark: view.mark(&function.toolkits),
    };
    let html = view.page(&head, view.function_body(function));
    vec![
        Page::json(&address, &json::json(site, function)),
        Page::html(&address, &html),
    ]
}

/// Entry in the navigation bar.
fn section(function: &Function<'_>) -> &'static str {
    function.api.handle()
}

/// The previous and the next function of its group.
fn neighbours(site: &Site<'_>, function: &Function<'_>) -> (Option<Address>, Option<Address>) {
    let group = (function.api, &function.newest.group);
    let of_group = site.functions.iter();
    let names: Vec<&str> = of_group
        .filter(|other| (other.api, &other.newest.group) == group)
        .map(|other| other.name)
        .collect();
    let Ok(place) = names.binary_search(&function.name) else {
        return (None, None);
    };
    let at = |place: usize| names.get(place).map(|name| Address::function(name));
    (place.checked_sub(1).and_then(at), at(place + 1))
}

impl View<'_, '_> {
    fn function_body(&self, function: &Function<'_>) -> Markup {
        html! {
            (self.function_top(function))
            @if has_descriptions(function) { (self.params(function)) }
            (self.checks(function))
            (self.returns(function))
            (self.after(function))
            (self.example(function))
            (self.cases(function))
            (self.usage(function))
        }
    }

    /// Name, summary and signature.
    fn function_top(&self, function: &Function<'_>) -> Markup {
        let newest = function.newest;
        let group = self.site.registry.guide.group(newest.api, &newest.group);
        let library = format!("{} API", newest.api.handle());
        let to_api = Address::page(format!("{}.html", api(newest.api)));
        let to_group = Address::group(api(newest.api), &declared::file_of(&newest.group));
        let title = group.map_or(&newest.group, |group| &group.title);
        html! {
            (self.crumbs(&[(to_api, library.to_owned()), (to_group, title.clone())]))
            h1 { (function.name) }
            (self.chips(function))
            (self.banner(function))
            @if function.contract.is_some() && !self.has_shown(function) {
                p.note { "No device has confirmed this contract: it follows the header and the documents." }
            }
            @match function.sentence {
                Some(sentence) => p.lead { (self.prose(sentence)) },
                None => p.lead.none { "Declared. Nobody has written yet what it does." },
            }
            (self.signatures(function))
        }
    }

    /// Short facts: first toolkit, availability, deprecation.
    fn chips(&self, function: &Function<'_>) -> Markup {
        let newest = function.newest;
        let since = function
            .forms
            .iter()
            .filter_map(|form| form.introduced)
            .min();
        html! {
            p.chips {
                @if let Some(version) = since { span { "CUDA " (decimal(version)) } }
                span { (self.interval(&function.toolkits)) }
                @if let Some(header) = &newest.header { span { code { (header) } } }
                @if let Some(sentence) = newest.platforms.sentence() { span { (sentence.trim_end_matches('.')) } }
                @if newest.inline.is_some() { span { "inline" } }
                @if newest.is_deprecated() { span.warn { "deprecated" } }
                @if newest.toolkits.end.is_some() { span.warn { "gone" } }
                @match function.contract {
                    Some(_) => span.good { "under contract" },
                    None => span { "declared" },
                }
            }
        }
    }

    /// Whether a release has shown the success of the function, or a recorded library with a device has answered a call.
    fn has_shown(&self, function: &Function<'_>) -> bool {
        let evidence = &self.site.evidence;
        let on = function.success.as_ref().map(|basis| &basis.on);
        let mut calls = evidence
            .cases(function.name)
            .filter(|asked| !matches!(asked.case.kind, Kind::Export | Kind::Survey));
        on.is_some_and(|on| !on.is_empty())
            || calls.any(|asked| {
                let subjects = evidence.subjects.iter().zip(&asked.answers);
                subjects
                    .into_iter()
                    .any(|(subject, answer)| subject.has_device && answer.is_some())
            })
    }

    /// The form that replaced it in current programs.
    fn banner(&self, function: &Function<'_>) -> Markup {
        let newest = function.newest;
        let meant = self.site.names.default_function(&newest.base_name);
        let meant = meant.filter(|meant| *meant != function.name);
        html! {
            @if newest.is_default() {
                @if newest.base_name != function.name {
                    p.note { "Programs write " code { (newest.base_name) } "." }
                }
            } @else if let Some(meant) = meant {
                p.note.obsolete {
                    "An older or another form. Programs that write " code { (newest.base_name) }
                    " and are built today call " (self.symbol(meant)) "."
                }
            } @else if newest.toolkits.end.is_some() {
                p.note.obsolete { "No toolkit of today has it." }
            } @else {
                p.note.obsolete { "No name in the header leads to it: it is asked for by symbol." }
            }
        }
    }

    /// C, Rust and Python side by side; all are reachable without a script.
    fn signatures(&self, function: &Function<'_>) -> Markup {
        let newest = function.newest;
        let python = &self.site.registry.python;
        let call = python
            .call(newest.api, &newest.base_name)
            .filter(|_| newest.is_default());
        let older: Vec<_> = function.forms.iter().skip(1).collect();
        html! {
            div.tabs id="signature" {
                input type="radio" name="tab" id="tab-c" checked;
                label for="tab-c" { "C" }
                input type="radio" name="tab" id="tab-rust";
                label for="tab-rust" { "Rust" }
                @if call.is_some() {
                    input type="radio" name="tab" id="tab-python";
                    label for="tab-python" { "Python" }
                }
                pre.c { code { (self.c_signature(newest, has_descriptions(function))) } }
                pre.rust { code { (self.rust_signature(newest)) } }
                @if let Some(call) = call {
                    pre.python title=(python.package) {
                        code { (self.python_signature(newest, call)) }
                    }
                }
            }
            @for form in older {
                @let spans = [self.site.toolkits.span(&form.toolkits)];
                details.form data-v=[self.mark(&spans)] {
                    summary { "The form of " (self.site.toolkits.words(&spans)) }
                    pre { code { (self.c_signature(form, has_descriptions(function))) } }
                }
            }
        }
    }

    /// Each parameter: its purpose and its values.
    fn params(&self, function: &Function<'_>) -> Markup {
        html! {
            h2 id="parameters" { "Parameters" }
                dl.params {
                    @for param in &function.newest.params {
                        dt id={ "p-" (param.name) } {
                            b { (param.name) } " " (self.c_type(function.api, &param.ty))
                        }
                        dd { (self.param_text(function, &param.name)) }
                        @if let Some(contract) = function.contract {
                            @for (depth, field) in function.fields(&param.name) {
                                (self.field(contract, field, depth))
                            }
                        }
                    }
                    // Older forms have parameters that the newest one lacks.
                    @for name in gone(function) {
                        dt id={ "p-" (name) } { b { (name) } " of an older form" }
                        dd {}
                    }
                }
        }
    }

    fn param_text(&self, function: &Function<'_>, name: &str) -> Markup {
        let sentence = function.params.iter().find(|(known, _)| *known == name);
        let contract = function.contract.zip(function.param(name));
        html! {
            @if let Some((_, sentence)) = sentence { p { (self.prose(sentence)) } }
            @if let Some((contract, param)) = contract { (self.takes(contract, &param.domain)) }
        }
    }

    /// A field of a record: its purpose, its values, and its records.
    fn field(&self, contract: &Contract, field: &Field, depth: usize) -> Markup {
        let margin = format!("--depth: {depth}");
        html! {
            dt.field id={ "p-" (field.name) } style=(margin) {
                b { (field.name) } " " (self.c_type(contract.api, &field.ty))
            }
            dd.field style=(margin) {
                @if !field.doc.is_empty() { p { (self.prose(&field.doc)) } }
                @if let Some(when) = &field.when {
                    p.where { "Only where " (self.words(contract, when)) "." }
                }
                (self.takes(contract, &field.domain))
            }
        }
    }

    /// The values of a parameter or a field.
    fn takes(&self, contract: &Contract, usage: &DomainUse) -> Markup {
        let accepted = self.accepted(usage);
        html! {
            p.takes {
                (self.domain(contract, usage, accepted.len() <= 1))
                // A parameter with one exemplar shows its name.
                @if accepted.len() > 1 {
                    " takes "
                    @for (place, name) in accepted.iter().enumerate() {
                        @if place > 0 { ", " }
                        (self.exemplar(usage.domain, name))
                    }
                }
            }
            @for (one, names) in display::by_version(self.site.registry, usage) {
                p.takes {
                    (display::versions(&one.bound)) ": "
                    @for (place, name) in names.iter().enumerate() {
                        @if place > 0 { ", " }
                        (self.exemplar(usage.domain, name))
                    }
                    @match &one.standing {
                        Standing::Accepted => " accepted",
                        Standing::Refused(outcome) => { " refused with " (self.outcome(outcome)) },
                        Standing::Undefined => " undefined",
                    }
                }
            }
        }
    }

    /// The accepted exemplars.
    fn accepted(&self, usage: &DomainUse) -> Vec<String> {
        let listed = display::exemplars(self.site.registry, usage).into_iter();
        let accepted = listed.filter(|one| one.standing == Standing::Accepted);
        accepted.map(|one| one.name.to_owned()).collect()
    }

    /// An exemplar as a word with its sentence as a tooltip, or an enumerator with its own treatment.
    fn exemplar(&self, domain: DomainId, name: &str) -> Markup {
        match self.site.names.value(name) {
            Some(to) => self.name(name, Some(to)),
            None => {
                let to =
                    names::exemplar(&self.site.registry.contracts.vocabulary[domain].name, name);
                html! { a href=(self.href(&to)) { (kebab(name).replace('-', " ")) } }
            }
        }
    }
}

/// Whether the parameters have descriptions beyond names and types.
fn has_descriptions(function: &Function<'_>) -> bool {
    let has_params = !function.newest.params.is_empty();
    has_params && (function.contract.is_some() || !function.params.is_empty())
}

/// Parameters that only older forms have.
fn gone<'a>(function: &Function<'a>) -> Vec<&'a str> {
    let mut out: Vec<&str> = Vec::new();
    for form in function.forms.iter().skip(1) {
        for param in &form.params {
            let is_known = function
                .newest
                .params
                .iter()
                .any(|one| one.name == param.name);
            if !is_known && !out.contains(&&*param.name) {
                out.push(&param.name);
            }
        }
    }
    out
}

/// `6.0` for 6000.
pub(super) fn decimal(version: u32) -> String {
    format!("{}.{}", version / 1000, version % 1000 / 10)
}

/// Whether an answer is undefined.
fn is_undefined(outcome: Option<&Outcome>) -> bool {
    outcome == Some(&Outcome::Undefined)
}

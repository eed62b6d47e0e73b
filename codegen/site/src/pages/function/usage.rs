//! Uses, history, related functions and sources.

use cuspec_spec::declared::file_of;
use maud::{Markup, html};

use super::decimal;
use crate::address::Address;
use crate::function::Function;
use crate::names::api;
use crate::toolkits::Span;
use crate::view::View;

/// Limit of related functions.
const SEE_ALSO: usize = 8;

impl View<'_, '_> {
    pub(super) fn usage(&self, function: &Function<'_>) -> Markup {
        html! {
            (self.found(function))
            (self.programs(function))
            (self.availability(function))
            (self.see(function))
            (self.sources(function))
        }
    }

    fn found(&self, function: &Function<'_>) -> Markup {
        let findings = self.site.uses.findings.get(function.name);
        html! {
            @if let Some(findings) = findings {
                h2 id="findings" { "Findings" }
                    ul {
                        @for finding in findings {
                            li { (self.finding(finding)) ": " (self.prose(&finding.word.doc)) }
                        }
                    }
            }
        }
    }

    fn programs(&self, function: &Function<'_>) -> Markup {
        let programs = self.site.uses.programs.get(function.name);
        html! {
            @if let Some(programs) = programs {
                h2 id="used-by" { "Used by" }
                    p {
                        @for (place, program) in programs.iter().enumerate() {
                            @if place > 0 { ", " }
                            (self.link(&Address::page("programs.html").at(&program.word.name), &program.title))
                        }
                        "."
                    }
            }
        }
    }

    /// Names, toolkits and availability of the function. Facts that hold in every toolkit
    /// are at the top of the page.
    fn availability(&self, function: &Function<'_>) -> Markup {
        let rows = self.rows(function);
        html! {
            @if !rows.is_empty() {
                h2 id="availability" { "Availability" }
                    (self.history("Symbol", &rows))
            }
        }
    }

    fn rows(&self, function: &Function<'_>) -> Vec<(Markup, Vec<Span>)> {
        let (newest, toolkits) = (function.newest, &self.site.toolkits);
        let forms = || function.forms.iter();
        let mut rows = Vec::new();
        if !toolkits.is_complete(&function.toolkits) {
            rows.push((
                html! { code { (function.name) } },
                function.toolkits.clone(),
            ));
        }
        if let Some(twin) = &newest.per_thread {
            let since = twin
                .introduced
                .map(|version| format!(", CUDA {}", decimal(version)));
            let what = html! {
                code { (twin.symbol) } span.why { " default stream per thread" (since.unwrap_or_default()) }
            };
            rows.push((what, function.toolkits.clone()));
        }
        let defaults = toolkits.spans(forms().flat_map(|form| &form.defaults));
        if defaults != function.toolkits && !defaults.is_empty() {
            rows.push((
                html! { code { (newest.base_name) } " in programs" },
                defaults,
            ));
        }
        let deprecated = toolkits.spans(forms().flat_map(|form| &form.deprecated));
        if !deprecated.is_empty() {
            rows.push((html! { "deprecated" }, deprecated));
        }
        rows
    }

    /// Related functions; other forms of the same name come first.
    fn see(&self, function: &Function<'_>) -> Markup {
        let forms: Vec<&str> = self
            .site
            .functions
            .iter()
            .filter(|other| {
                other.api == function.api
                    && other.newest.base_name == function.newest.base_name
                    && other.name != function.name
            })
            .map(|other| other.name)
            .collect();
        let see: Vec<&str> = see(function)
            .iter()
            .map(String::as_str)
            .filter(|name| *name != function.newest.base_name)
            .collect();
        html! {
            @if !forms.is_empty() || !see.is_empty() {
                h2 id="see" { "See also" }
                    @if !forms.is_empty() { p.names { "Other forms: " (self.symbols(forms)) } }
                    @if let Some((first, others)) = see.split_at_checked(SEE_ALSO) {
                        p.names {
                            (self.functions(first.iter().copied()))
                            " and " (others.len()) " more"
                        }
                    } @else if !see.is_empty() {
                        p.names { (self.functions(see.iter().copied())) }
                    }
            }
        }
    }

    /// The files of the registry behind this page.
    fn sources(&self, function: &Function<'_>) -> Markup {
        let declared = format!(
            "spec/declared/{}/{}.rs",
            api(function.api),
            file_of(&function.newest.group)
        );
        let contract = function
            .contract
            .map(|contract| format!("spec/{}", contract.span.path.display()));
        html! {
            p.sources {
                "From " (self.file(&declared, None))
                @if let (Some(path), Some(contract)) = (contract, function.contract) {
                    " and " (self.file(&path, Some(contract.span.line)))
                }
            }
        }
    }

    /// A file of the repository, as a link if its sources are published.
    pub(crate) fn file(&self, path: &str, line: Option<usize>) -> Markup {
        html! {
            @match self.site.facts.links.source {
                Some(source) => {
                    @let line = line.map_or_else(String::new, |line| format!("#L{line}"));
                    a.c href={ (source) "/" (path) (line) } { (path) }
                }
                None => code { (path) @if let Some(line) = line { ":" (line) } },
            }
        }
    }
}

/// The references of the newest form that has any.
fn see<'a>(function: &Function<'a>) -> &'a [String] {
    let forms = function.forms.iter();
    let mut lists = forms.map(|form| form.see.as_slice());
    lists.find(|list| !list.is_empty()).unwrap_or_default()
}

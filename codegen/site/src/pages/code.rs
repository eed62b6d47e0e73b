//! The page of a result code: its meaning, and the functions that can return it.

use std::collections::BTreeMap;

use cuspec_spec::declared::Api;
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::address::Address;
use crate::codes::Code;
use crate::function::{Function, Returned};
use crate::markup::shell::Head;
use crate::names::api;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

/// The number of checks that a row lists.
const LISTED_CHECKS: usize = 2;

/// A function that can return a code.
struct Source<'f, 'a> {
    function: &'f Function<'a>,
    returned: &'f Returned<'a>,
    /// Ids of the checks that answer with it.
    checks: Vec<&'f str>,
}

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let mut sources: BTreeMap<&str, Vec<Source>> = BTreeMap::new();
    for function in &site.functions {
        for returned in &function.returns {
            let Some(code) = site.codes.find(returned.code) else {
                continue;
            };
            let checks = function.checks_for(returned.code);
            sources.entry(code.name()).or_default().push(Source {
                function,
                returned,
                checks: checks
                    .filter_map(|check| check.ids.first().map(String::as_str))
                    .collect(),
            });
        }
    }
    let codes = site.codes.all().iter();
    codes
        .flat_map(|code| {
            page(
                site,
                code,
                sources.get(code.name()).map_or(&[], Vec::as_slice),
            )
        })
        .collect()
}

fn page(site: &Site<'_>, code: &Code<'_>, sources: &[Source<'_, '_>]) -> Vec<Page> {
    let address = Address::code(code.name());
    let view = View::new(site, &address.page);
    let head = Head {
        title: code.name().to_owned(),
        description: code.sentence.unwrap_or_default().replace('`', ""),
        has_json: true,
        section: "Codes",
        ..Head::default()
    };
    let html = view.page(&head, view.code_body(code, sources));
    vec![
        Page::json(&address, &json(code, sources)),
        Page::html(&address, &html),
    ]
}

impl View<'_, '_> {
    fn code_body(&self, code: &Code<'_>, sources: &[Source<'_, '_>]) -> Markup {
        let own = code.name();
        let others: Vec<&str> = code.names().filter(|name| *name != own).collect();
        html! {
            (self.crumbs(&[(Address::page("codes.html"), "Codes".to_owned())]))
            h1 { (own) }
            p.chips {
                span { "number " (code.number) }
                @for name in others { code { (name) } }
            }
            @if let Some(sentence) = code.sentence { p.lead { (self.prose(sentence)) } }
            (self.code_history(code))
            @for (one, title) in [(Api::Driver, "Driver API"), (Api::Runtime, "Runtime API")] {
                (self.code_sources(title, one, sources))
            }
            @if sources.is_empty() { p { "No function documents it, and none was seen to return it." } }
        }
    }

    /// The toolkits of each API that have it.
    fn code_history(&self, code: &Code<'_>) -> Markup {
        let names = [
            (Api::Driver, "CUresult", code.driver),
            (Api::Runtime, "cudaError_t", code.runtime),
        ];
        let rows = names.into_iter().filter_map(|(of, ty, name)| {
            let link = self.link(&Address::ty(ty).at(name?), name?);
            Some((link, self.site.toolkits.spans(code.toolkits(of))))
        });
        self.history("Name", &rows.collect::<Vec<_>>())
    }

    /// The functions that can return it: documented, by rule, observed.
    fn code_sources(&self, title: &str, of: Api, sources: &[Source<'_, '_>]) -> Markup {
        let own: Vec<&Source> = sources
            .iter()
            .filter(|one| one.function.api == of)
            .collect();
        let contracted: Vec<&&Source> = own
            .iter()
            .filter(|one| one.function.contract.is_some())
            .collect();
        let others: Vec<&&Source> = own
            .iter()
            .filter(|one| one.function.contract.is_none())
            .collect();
        html! {
            @if !own.is_empty() {
                h2 id=(api(of)) { (title) ": " (own.len()) " functions" }
                    @if !contracted.is_empty() { (self.known_sources(&contracted)) }
                    @if !others.is_empty() {
                        h3 { "Documented, not under contract" }
                        p.names { (self.symbols(others.iter().map(|one| one.function.name))) }
                    }
            }
        }
    }

    fn known_sources(&self, sources: &[&&Source<'_, '_>]) -> Markup {
        html! {
            div.scroll {
                table.givers {
                    thead { tr { th { "Function" } th { "Documented" } th { "Seen" } th { "By check" } } }
                    tbody {
                        @for source in sources { (self.source_row(source)) }
                    }
                }
            }
        }
    }

    fn source_row(&self, source: &Source<'_, '_>) -> Markup {
        let Source {
            function,
            returned,
            checks,
        } = source;
        let to = Address::function(function.name);
        let spans = &returned.documented;
        let subjects = self.site.evidence.subjects;
        html! {
            tr data-v=[self.mark(&function.toolkits)] {
                th.names { (self.link(&to.clone().at(returned.code), function.name)) }
                td {
                    @if spans.is_empty() { span.never { "no" } }
                    @else if *spans == function.toolkits { "yes" }
                    @else { (self.interval(spans)) }
                }
                td {
                    @if let Some(subject) = returned.seen.first().and_then(|shown| subjects.get(shown.subject)) {
                        (subject.release)
                        @if returned.seen.len() > 1 { " and " (returned.seen.len() - 1) " more" }
                    }
                    @if let (true, Some(unseen)) = (returned.seen.is_empty(), &returned.unseen) {
                        span.never { (unseen.word) }
                    }
                }
                td.names {
                    @for (place, check) in checks.iter().take(LISTED_CHECKS).enumerate() {
                        @if place > 0 { ", " }
                        (self.link(&to.clone().at(check), check))
                    }
                    @if checks.len() > LISTED_CHECKS { " and " (checks.len() - LISTED_CHECKS) " more" }
                }
            }
        }
    }
}

fn json(code: &Code<'_>, sources: &[Source<'_, '_>]) -> Value {
    let by = |keep: &dyn Fn(&&Source) -> bool| -> Vec<&str> {
        let kept = sources.iter().filter(|one| keep(one));
        kept.map(|one| one.function.name).collect()
    };
    let checks: Vec<String> = sources
        .iter()
        .flat_map(|one| {
            one.checks
                .iter()
                .map(|check| format!("{}/{check}", one.function.name))
        })
        .collect();
    json!({
        "kind": "code",
        "number": code.number,
        "name": code.name(),
        "names": code.names().collect::<Vec<_>>(),
        "sentence": code.sentence,
        "documented_by": by(&|one| !one.returned.documented.is_empty()),
        "seen_from": by(&|one| !one.returned.seen.is_empty()),
        "checks": checks,
    })
}

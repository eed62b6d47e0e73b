//! The page of a scenario, and a list for each API.

use std::collections::BTreeMap;

use cuspec_spec::contract::Scenario;
use cuspec_spec::declared::Api;
use cuspec_spec::display;
use maud::{Markup, html};
use serde_json::json;

use crate::address::Address;
use crate::markup::prose::first_sentence;
use crate::markup::shell::Head;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let scenarios = &site.registry.contracts.scenarios;
    let mut pages: Vec<Page> = scenarios.iter().flat_map(|one| page(site, one)).collect();
    pages.extend(Api::ALL.map(|api| list(site, api)));
    pages
}

fn page(site: &Site<'_>, scenario: &Scenario) -> Vec<Page> {
    let address = Address::scenario(&scenario.id);
    let view = View::new(site, &address.page);
    let head = Head {
        title: scenario.id.clone(),
        description: scenario.doc.replace('`', ""),
        has_json: true,
        section: "Evidence",
        ..Head::default()
    };
    let value = json!({
        "kind": "scenario",
        "id": scenario.id,
        "sentence": scenario.doc,
        "calls": scenario.calls,
        "shows": scenario.shows,
    });
    vec![
        Page::json(&address, &value),
        Page::html(&address, &view.page(&head, view.scenario_body(scenario))),
    ]
}

impl View<'_, '_> {
    /// The file of the scenario.
    fn scenario_file(&self, scenario: &Scenario) -> Markup {
        let path = format!("spec/{}", scenario.span.path.display());
        self.file(&path, Some(scenario.span.line))
    }

    fn scenario_body(&self, scenario: &Scenario) -> Markup {
        let asked = self.site.evidence.case(&scenario.id);
        let answers = asked
            .map(|asked| asked.answers.as_slice())
            .unwrap_or_default();
        let findings = self.site.registry.guide.findings();
        let findings: Vec<_> = findings
            .filter(|(_, finding)| finding.shown.contains(&scenario.id))
            .collect();
        html! {
            (self.crumbs(&[(list_address(scenario.api), "Scenarios".to_owned())]))
            h1 { (scenario.id) }
            p.chips {
                span { "scenario" }
                (self.scenario_file(scenario))
                @for need in scenario.need_names(&self.site.registry.contracts.vocabulary) { span { "needs " (self.word("need", need)) } }
                @for (place, answer) in answers.iter().enumerate() {
                    @if let (Some(answer), Some(subject)) = (answer, self.site.evidence.subjects.get(place)) {
                        span class=[(answer.code == "pass").then_some("good")] { (answer.code) " on " (subject.release) }
                    }
                }
            }
            p.lead { (self.prose(&scenario.doc)) }
            @match self.site.facts.examples.contains_key(&scenario.id) {
                true => {
                    p.hint { "Runs as it stands, with " code { "cuspec-sys" } " as its only dependency." }
                    (self.program(scenario))
                }
                false => pre { code { (self.rust(&display::scenario(scenario))) } },
            }
            h2 id="calls" { "Calls" }
                p.names { (self.symbols(scenario.calls.iter().map(String::as_str))) }
            @if !scenario.shows.is_empty() {
                h2 id="shows" { "Shows" }
                    p { "It fails where one of these does nothing and says that it has succeeded." }
                    p.names { (self.symbols(scenario.shows.iter().map(String::as_str))) }
            }
            @if !findings.is_empty() {
                h2 id="findings" { "Findings" }
                    ul { @for (_, finding) in findings { li { (self.finding(finding)) } } }
            }
        }
    }
}

/// The page that lists the scenarios of an API.
fn list_address(api: Api) -> Address {
    Address::page(match api {
        Api::Runtime => "scenarios-runtime.html",
        _ => "scenarios.html",
    })
}

fn list(site: &Site<'_>, api: Api) -> Page {
    let address = list_address(api);
    let view = View::new(site, &address.page);
    let title = format!("Scenarios of the {}", api.word());
    let head = Head {
        title: title.clone(),
        description: format!(
            "Short sequences of calls of the {} that the suite runs, each also as a program.",
            api.word()
        ),
        section: "Evidence",
        ..Head::default()
    };
    let mut files: BTreeMap<&str, Vec<&Scenario>> = BTreeMap::new();
    let scenarios = site.registry.contracts.scenarios.iter();
    for scenario in scenarios.filter(|one| one.api == api) {
        files.entry(&scenario.file).or_default().push(scenario);
    }
    let others = Api::ALL.into_iter().filter(|other| *other != api);
    let body = html! {
        h1.words { (title) }
        p.lead { "What one call cannot show, a short sequence does. The suite runs each, and each is a program that can be pasted." }
        @for other in others {
            p { (view.link(&list_address(other), &format!("Scenarios of the {}", other.word()))) }
        }
        @for (file, scenarios) in files {
            h2 { (file) }
                dl.functions {
                    @for scenario in scenarios {
                        dt.names { (view.link(&Address::scenario(&scenario.id), &scenario.name)) }
                        dd { (view.prose(first_sentence(&scenario.doc))) }
                    }
                }
        }
    };
    Page::html(&address, &view.page(&head, body))
}

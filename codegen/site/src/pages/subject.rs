//! The page of a recorded subject.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde_json::json;

use crate::address::Address;
use crate::evidence::Verdict;
use crate::facts::Subject;
use crate::markup::shell::Head;
use crate::page::Page;
use crate::pages::grid;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let subjects = site.evidence.subjects.iter().enumerate();
    subjects
        .flat_map(|(place, subject)| page(site, place, subject))
        .collect()
}

fn page(site: &Site<'_>, place: usize, subject: &Subject) -> Vec<Page> {
    let address = Address::subject(&subject.name);
    let view = View::new(site, &address.page);
    let head = Head {
        title: format!("{}, driver {}", subject.device, subject.release),
        description: format!("What driver {} did on {}.", subject.release, subject.device),
        has_json: true,
        section: "Evidence",
        ..Head::default()
    };
    let value = json!({
        "kind": "subject",
        "name": subject.name,
        "device": subject.device,
        "release": subject.release,
        "cuda": subject.version,
        "date": subject.date,
        "library": subject.library.iter().cloned().collect::<BTreeMap<_, _>>(),
        "answers": subject.behaviours.len(),
    });
    let html = view.page(&head, view.subject_body(place, subject));
    vec![Page::json(&address, &value), Page::html(&address, &html)]
}

impl View<'_, '_> {
    fn subject_body(&self, place: usize, subject: &Subject) -> Markup {
        let tally = grid::Tally::of(self.site, place, |_| true);
        html! {
            (self.crumbs(&[(Address::page("grid.html"), "Evidence".to_owned())]))
            h1.words { (subject.device) ", driver " (subject.release) }
            p.chips {
                @if let Some(version) = subject.version { span { "CUDA " (crate::pages::function::decimal(version)) } }
                @if let Some((date, _)) = subject.date.split_once('T') { span { (date) } }
                code { (subject.name) }
            }
            p.lead {
                (subject.behaviours.len()) " cases of the suite recorded: " (tally.agrees)
                " as the contracts say, " (tally.differs) " otherwise, " (tally.open)
                " of which nothing is promised."
            }
            (self.differing(place))
            h2 id="library" { "Library and machine" }
                table {
                    tbody {
                        @for (name, value) in &subject.library {
                            tr { th { (name) } td.names { code { (value) } } }
                        }
                        @for (question, value) in &subject.machine.answers {
                            tr {
                                th {
                                    @let (object, word) = question.split_once('.').unwrap_or_default();
                                    (self.name(question, self.site.names.query(object, word)))
                                }
                                td { (value) }
                            }
                        }
                    }
                }
            h2 id="attributes" { "Attributes of the device" }
                div.scroll {
                    table { tbody { (self.attributes(subject)) } }
                }
        }
    }

    /// The deviating cases.
    fn differing(&self, place: usize) -> Markup {
        let mut found = Vec::new();
        for function in &self.site.functions {
            for asked in self.site.evidence.cases(function.name) {
                if let Some(answer) = asked.answers.get(place).copied().flatten()
                    && answer.verdict == Verdict::Differs
                {
                    found.push((asked.case.id.as_str(), answer.code));
                }
            }
        }
        html! {
            @if !found.is_empty() {
                h2 id="differs" { "Not as the contracts say" }
                    ul.names {
                        @for (case, code) in found {
                            li { (self.name(case, Address::case(case))) ": " (self.code(code)) }
                        }
                    }
            }
        }
    }

    fn attributes(&self, subject: &Subject) -> Markup {
        let enums = self.site.registry.declared.enums.iter();
        let mut enums = enums.filter(|item| item.name == "CUdevice_attribute");
        let members = enums
            .next()
            .map(|item| item.members.as_slice())
            .unwrap_or_default();
        let name = |number: i32| {
            let mut members = members
                .iter()
                .filter(|member| member.value == i64::from(number));
            members
                .find(|member| !member.name.ends_with("_MAX"))
                .map(|member| &*member.name)
        };
        html! {
            @for (number, value) in &subject.machine.attributes {
                tr {
                    th.names {
                        @match name(*number) {
                            Some(name) => (self.value(name)),
                            None => (number),
                        }
                    }
                    td.n { (value) }
                }
            }
        }
    }
}

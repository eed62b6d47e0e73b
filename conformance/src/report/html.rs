//! The report as one page that opens from disk: no script, nothing to fetch.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{Group, Summary, Told};
use crate::expectations::Standing;
use crate::results::CaseResult;
use crate::results::sanitize::{sanitized, sanitized_lines};

/// Lines of a case's output on the page.
const PRINTED: usize = 60;
/// Cases of a rule that are open to begin with.
const OPEN: usize = 3;
const STYLE: &str = "body{font:15px/1.45 sans-serif;margin:2em auto;max-width:70em;padding:0 1em}\
    code,pre,td{font-family:monospace;font-size:13px}pre{background:#eee;padding:.5em;white-space:pre-wrap;overflow-wrap:anywhere}\
    td,th{text-align:left;vertical-align:top;padding:.1em .8em .1em 0}section{margin:1.5em 0}\
    h2{font-size:1.1em}.words{font-family:sans-serif}.bad{color:#b00}.known{color:#860}";

impl Summary<'_> {
    /// The page. Everything that stands in it is escaped by the template.
    pub fn html(&self, results: &[CaseResult]) -> String {
        let groups = self.surprises();
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    title { "cuconform" }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    h1 { "cuconform" }
                    (self.totals_markup(&groups))
                    @for (number, group) in groups.iter().enumerate() {
                        (self.group_markup(number, group))
                    }
                    (self.known_markup(results))
                    (cases_markup(results))
                }
            }
        };
        page.into_string()
    }

    fn totals_markup(&self, groups: &[Group<'_>]) -> Markup {
        html! {
            pre { (self.totals()) }
            (self.measure_markup())
            p { (self.environment.date) ", registry " code { (self.environment.registry) } }
            @if !groups.is_empty() {
                table {
                    tr { th { "cases" } th { "rule" } th {} }
                    @for (number, group) in groups.iter().enumerate() {
                        tr {
                            td { (group.told.len()) }
                            td { a href={ "#" (number) } { (group.name) } }
                            td.words { (sentence(&group.sentence)) }
                        }
                    }
                }
            }
        }
    }

    /// In how many cases of each group the subject did as the reference did.
    fn measure_markup(&self) -> Markup {
        let groups = &self.assessment.measure().groups;
        html! {
            @if !groups.is_empty() {
                details {
                    summary { "As the reference did, group by group" }
                    table {
                        @for (group, share) in groups {
                            tr { td { (group) } td { (share) } }
                        }
                    }
                }
            }
        }
    }

    fn group_markup(&self, number: usize, group: &Group<'_>) -> Markup {
        html! {
            section {
                h2 id=(number) { code { (group.name) } }
                p { (sentence(&group.sentence)) }
                @if let Some(documented) = &group.documented {
                    p { "documented: " code { (documented) } }
                }
                @if let Some(basis) = &group.basis {
                    p { "basis: " (basis) }
                }
                @if let Some(docs) = &group.docs {
                    p { a href=(docs) { "what the reference says of it" } }
                }
                @for (place, told) in group.told.iter().enumerate() {
                    (self.told_markup(told, place < OPEN))
                }
            }
        }
    }

    fn told_markup(&self, told: &Told<'_>, is_open: bool) -> Markup {
        let result = told.result;
        html! {
            details open[is_open] {
                summary { b.bad { (result.outcome.word()) } " " code { (result.case) } }
                table {
                    @for (name, words) in self.facts(told) {
                        tr { th { (name) } td { (sanitized(&words)) } }
                    }
                    tr { th { "rerun" } td { (sanitized(&self.rerun(result))) } }
                }
                @if let Some(output) = &result.output {
                    pre { @for line in sanitized_lines(output, PRINTED) { (line) "\n" } }
                }
            }
        }
    }

    fn known_markup(&self, results: &[CaseResult]) -> Markup {
        let known: Vec<(&CaseResult, String)> = results
            .iter()
            .filter_map(|result| match self.assessment.stand(result) {
                Standing::Known(reason) => Some((result, reason)),
                _ => None,
            })
            .collect();
        html! {
            @if !known.is_empty() {
                section {
                    h2 { "Differs as is known" }
                    table {
                        @for (result, reason) in known {
                            tr {
                                td.known { (result.outcome.word()) }
                                td { (result.case) }
                                td { (sanitized(&reason)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A sentence with its names set apart.
fn sentence(text: &str) -> Markup {
    html! {
        @for (place, part) in text.split('`').enumerate() {
            @if place % 2 == 0 { (part) } @else { code { (part) } }
        }
    }
}

fn cases_markup(results: &[CaseResult]) -> Markup {
    let mut groups: BTreeMap<&str, Vec<&CaseResult>> = BTreeMap::new();
    for result in results {
        groups.entry(&result.group).or_default().push(result);
    }
    html! {
        section {
            h2 { "All cases" }
            @for (group, results) in groups {
                details {
                    summary { code { (group) } ", " (results.len()) " cases" }
                    table {
                        @for result in results {
                            tr {
                                td { (result.outcome.word()) }
                                td { (result.case) }
                                td { (sanitized(&result.behaviour())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

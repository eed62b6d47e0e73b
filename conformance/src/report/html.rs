//! The report as one page that opens from disk: no script, nothing to fetch.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::plain::{plain, plain_lines};
use super::{Group, Summary, Told};
use crate::expectations::Standing;
use crate::outcome::{CaseResult, Outcome};

/// Lines of a case's output on the page.
const PRINTED: usize = 60;
const STYLE: &str = "body{font:15px/1.45 sans-serif;margin:2em auto;max-width:70em;padding:0 1em}\
    code,pre,td{font-family:monospace;font-size:13px}pre{background:#eee;padding:.5em;overflow:auto}\
    td,th{text-align:left;vertical-align:top;padding:.1em .8em .1em 0}section{margin:1.5em 0}\
    h2{font-size:1.1em}.bad{color:#b00}.known{color:#860}";

impl Summary<'_> {
    /// The page. Everything that stands in it is escaped by the template.
    pub fn html(&self, results: &[CaseResult]) -> String {
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
                    (self.totals_markup())
                    @for group in self.surprises() { (self.group_markup(&group)) }
                    (self.known_markup(results))
                    (cases_markup(results))
                }
            }
        };
        page.into_string()
    }

    fn totals_markup(&self) -> Markup {
        let counts = self.counts();
        let words = Outcome::ALL.into_iter().filter(|o| counts.get(*o) > 0);
        html! {
            pre { (self.totals()) }
            p { (self.environment.date) ", registry " code { (self.environment.registry) } }
            table {
                @for outcome in words {
                    tr { th { (outcome.word()) } td { (counts.get(outcome)) } }
                }
            }
        }
    }

    fn group_markup(&self, group: &Group<'_>) -> Markup {
        html! {
            section {
                h2 { code { (group.name) } }
                p { (group.sentence) }
                @if let Some(documented) = &group.documented {
                    p { "documented: " code { (documented) } }
                }
                @for told in &group.told { (self.told_markup(told)) }
            }
        }
    }

    fn told_markup(&self, told: &Told<'_>) -> Markup {
        let result = told.result;
        html! {
            details open {
                summary { b.bad { (result.outcome.word()) } " " code { (result.case) } }
                table {
                    @if let Some(expected) = &result.expected {
                        tr { th { "expected" } td { (plain(expected)) } }
                        tr { th { "got" } td { (plain(told.answer())) } }
                    }
                    @for (name, entry) in self.book.recorded(&result.case) {
                        tr { th { "recorded" } td { (plain(&entry.behaviour)) " on " (plain(name)) } }
                    }
                    @if let Some(detail) = &result.detail {
                        tr { th { "detail" } td { (plain(detail)) } }
                    }
                    @if let Some(why) = told.why { tr { th { "known" } td { (plain(why)) } } }
                    tr { th { "rerun" } td { (plain(&self.rerun(result))) } }
                }
                @if let Some(output) = &result.output {
                    pre { @for line in plain_lines(output, PRINTED) { (line) "\n" } }
                }
            }
        }
    }

    fn known_markup(&self, results: &[CaseResult]) -> Markup {
        let known: Vec<(&CaseResult, String)> = results
            .iter()
            .filter_map(|result| match self.reckoning.stand(result) {
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
                                td { (plain(&reason)) }
                            }
                        }
                    }
                }
            }
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
                                td { (plain(&result.behaviour())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

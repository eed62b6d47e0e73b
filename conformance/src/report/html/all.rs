//! The remaining sections of the page: agreement with a reference, known differences, and all cases.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::expectations::Standing;
use crate::report::Summary;
use crate::results::CaseResult;
use crate::results::sanitize::sanitized;

impl Summary<'_> {
    /// Agreement with the reference, by group.
    pub(super) fn measure_markup(&self) -> Markup {
        let groups = &self.assessment.measure().groups;
        html! {
            @if !groups.is_empty() {
                details {
                    summary { "Agreement with the reference, by group" }
                    table {
                        @for (group, share) in groups {
                            tr { td { (group) } td.number { (share) } }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn known_markup(&self, results: &[CaseResult]) -> Markup {
        let (mut known, mut deliberate) = (Vec::new(), Vec::new());
        for result in results {
            match self.assessment.stand(result) {
                Standing::Known(reason) => known.push((result, reason)),
                Standing::Deliberate(reason) => deliberate.push((result, reason)),
                _ => {}
            }
        }
        html! {
            (differs("Deliberate differences", &deliberate))
            (differs("Known differences", &known))
        }
    }
}

fn differs(title: &str, cases: &[(&CaseResult, String)]) -> Markup {
    html! {
        @if !cases.is_empty() {
            details {
                summary { (title) ", " (cases.len()) " cases" }
                table {
                    @for (result, reason) in cases {
                        tr {
                            td { (result.outcome.word()) }
                            td.id { (result.case) }
                            td { (sanitized(reason)) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn cases_markup(results: &[CaseResult]) -> Markup {
    let mut groups: BTreeMap<&str, Vec<&CaseResult>> = BTreeMap::new();
    for result in results {
        groups.entry(&result.group).or_default().push(result);
    }
    html! {
        h2 { "All cases" }
        @for (group, results) in groups {
            details {
                summary { code { (group) } ", " (results.len()) " cases" }
                // A single text node, since there may be very many cases.
                pre { (lines(&results)) }
            }
        }
    }
}

fn lines(results: &[&CaseResult]) -> String {
    let line = |result: &&CaseResult| {
        let behaviour = sanitized(&result.behaviour());
        format!("{:8} {}  {behaviour}\n", result.outcome.word(), result.case)
    };
    results.iter().map(line).collect()
}

//! The overview of the page, with links that filter the entries.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::class;
use crate::report::Summary;
use crate::report::families::Family;
use crate::report::overview::{Overview, Share};
use crate::results::Outcome;

impl Summary<'_> {
    pub(super) fn glance_markup(&self, families: &[Family<'_>]) -> Markup {
        let overview = self.overview(families);
        let listed = families.iter().flat_map(Family::reported_cases);
        let listed: BTreeSet<&str> = listed.map(|case| &*case.result.function).collect();
        html! {
            p { b { (overview.all) } " functions conform." }
            @if let Some(program) = self.profile {
                table {
                    tr { th { (program.title) } th.number { "conform" } }
                    @for (rank, share) in self.measure_profile(program) {
                        tr { td { (rank.word()) } td.number { (share) } }
                    }
                }
            }
            (shares("Programs", overview.programs.iter().map(|(program, share)| (program.title, *share))))
            (shares("Groups", overview.groups.iter().map(|(group, share)| (*group, *share))))
            (functions(&overview, &listed))
            (absent(&overview))
            (rules(&overview))
        }
    }
}

fn shares<'s>(title: &str, shares: impl Iterator<Item = (&'s str, Share)>) -> Markup {
    let mut shares: Vec<(&str, Share)> = shares.filter(|(_, share)| share.judged > 0).collect();
    shares.sort_by_key(|(name, share)| (usize::MAX - (share.judged - share.conform), *name));
    html! {
        @if !shares.is_empty() {
            details {
                summary { (title) }
                table {
                    tr { th {} th.number { "functions that conform" } }
                    @for (name, share) in shares {
                        tr { td { (name) } td.number { (share) } }
                    }
                }
            }
        }
    }
}

/// Functions by their most severe outcome. Functions with entries link to them.
fn functions(overview: &Overview<'_>, listed: &BTreeSet<&str>) -> Markup {
    let bad = [
        Outcome::Crash,
        Outcome::Timeout,
        Outcome::Fail,
        Outcome::Flake,
    ];
    html! {
        @for outcome in bad {
            @if let Some(functions) = overview.standing.get(&outcome) {
                details {
                    summary { (functions.len()) " functions: " b { (outcome.word()) } }
                    table {
                        @for (name, count) in functions {
                            tr {
                                td.id {
                                    @if listed.contains(name) { a href=(format!("#f-{name}")) { (name) } }
                                    @else { (name) }
                                }
                                td.number { (count) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn absent(overview: &Overview<'_>) -> Markup {
    html! {
        @if !overview.absent.is_empty() {
            details {
                summary { (overview.absent.len()) " functions: " b { "missing" } }
                table {
                    tr { th {} th.number { "missing" } th.number { "skipped because of it" } }
                    @for (name, absence) in &overview.absent {
                        tr {
                            td.id { (name) }
                            td.number { (absence.missing) }
                            td.number { (absence.skipped) }
                        }
                    }
                }
            }
        }
    }
}

fn rules(overview: &Overview<'_>) -> Markup {
    html! {
        @if !overview.rules.is_empty() {
            details {
                summary { (overview.rules.len()) " rules that several functions violate" }
                table {
                    tr { th {} th.number { "functions" } th.number { "cases" } }
                    @for (rule, functions, cases) in &overview.rules {
                        tr {
                            td.id { a href=(format!("#r-{}", class(rule))) { (rule) } }
                            td.number { (functions) }
                            td.number { (cases) }
                        }
                    }
                }
            }
        }
    }
}

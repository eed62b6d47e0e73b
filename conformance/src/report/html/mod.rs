//! The report as a self-contained HTML page without scripts. Style rules sort the entries, and filter them by
//! checkboxes and by the fragment of the URL.

mod all;
mod glance;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Summary;
use super::families::{Family, SimilarCases, rule_name};
use crate::results::sanitize::{sanitized, sanitized_lines};
use crate::results::{CaseResult, Outcome};

/// Maximum number of output lines per case on the page.
const MAX_OUTPUT_LINES: usize = 60;
/// Style of a checked option.
const CHECKED_STYLE: &str = "background:var(--quiet);color:var(--page)";
const STYLE: &str = include_str!("page.css");

/// An entry of the page: cases of a family with the same facts.
struct Entry<'a, 'b> {
    family: &'b Family<'a>,
    similar: SimilarCases<'a, 'b>,
    rerun: String,
}

impl Entry<'_, '_> {
    fn outcome(&self) -> Outcome {
        let case = self.similar.cases.first();
        case.map_or(Outcome::Fail, |case| case.result.outcome)
    }

    fn functions(&self) -> BTreeSet<&str> {
        let case = self.similar.cases.iter();
        case.map(|case| &*case.result.function).collect()
    }

    /// Name of the rule, with its function if the entry is about one function only.
    fn name(&self) -> &str {
        let case = self.similar.cases.first();
        let rule = case.and_then(|case| case.result.rule.as_deref());
        match rule.filter(|_| self.functions().len() == 1) {
            Some(rule) => rule,
            None => &self.family.name,
        }
    }

    /// Name of the rule without its function.
    fn rule_name(&self) -> &str {
        let case = self.similar.cases.first();
        let name = case.and_then(|case| rule_name(case.result));
        name.unwrap_or(&self.family.name)
    }
}

/// Positions of the entries in the selectable orders.
struct Orders<'e> {
    functions: BTreeMap<&'e str, usize>,
    rules: BTreeMap<&'e str, usize>,
    most: usize,
}

impl Summary<'_> {
    /// The page. The template escapes all inserted text.
    pub fn html(&self, results: &[CaseResult]) -> String {
        let families = self.families();
        let mut entries: Vec<Entry<'_, '_>> = families
            .iter()
            .flat_map(|family| {
                let similar = self.similar_cases(family).into_iter();
                similar.map(move |similar| Entry {
                    family,
                    rerun: self.rerun_similar_cases(family, &similar),
                    similar,
                })
            })
            .collect();
        entries.sort_by_key(|entry| entry.outcome().severity());
        let outcomes: BTreeSet<Outcome> = entries.iter().map(Entry::outcome).collect();
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    title { "cuconform" }
                    style { (PreEscaped(STYLE)) (PreEscaped(filters(&entries, &outcomes))) }
                }
                body {
                    h1 { (self.title()) }
                    (self.tiles())
                    details open { summary { "Overview" } (self.glance_markup(&families)) }
                    details { summary { "The run" } pre { (self.totals()) }
                        p.quiet { (self.environment.date) ", registry " code { (self.environment.registry) } } }
                    (self.measure_markup())
                    @if !entries.is_empty() {
                        h2 #surprises { "Unexpected results" }
                        (options(&outcomes))
                        (anchors(&entries))
                        p.only { a href="#surprises" { "Show all" } }
                        (self.entries_markup(&entries))
                    }
                    (self.known_markup(results))
                    (all::cases_markup(results))
                }
            }
        };
        page.into_string()
    }

    fn title(&self) -> String {
        let device = self.environment.driver.device_in_words();
        sanitized(&format!("{} on {device}", self.name_libraries()))
    }

    fn tiles(&self) -> Markup {
        let counts = self.counts();
        html! {
            ul.tiles {
                @for outcome in Outcome::ALL {
                    @if counts.get(outcome) > 0 {
                        li class=(outcome.word()) { b { (counts.get(outcome)) } (outcome.word()) }
                    }
                }
            }
        }
    }

    fn entries_markup(&self, entries: &[Entry<'_, '_>]) -> Markup {
        let orders = Orders::of(entries);
        html! {
            main { @for entry in entries { (self.entry_markup(entry, &orders)) } }
        }
    }

    fn entry_markup(&self, entry: &Entry<'_, '_>, orders: &Orders<'_>) -> Markup {
        let Entry {
            family, similar, ..
        } = entry;
        let group = similar.cases.first().and_then(|case| {
            let mut groups = family.groups.iter();
            groups.find(|group| group.cases.iter().any(|one| std::ptr::eq(one, *case)))
        });
        let class = entry.classes();
        let order = orders.style(entry);
        html! {
            details class=(class) style=(order) {
                summary {
                    b { (entry.outcome().word()) } " " code { (entry.name()) }
                    @if similar.cases.len() > 1 { span.quiet { ", " (similar.cases.len()) " cases" } }
                    @if let Some(group) = group { p { (sentence(&group.sentence)) } }
                }
                @if let Some(group) = group {
                    @if let Some(documented) = &group.documented {
                        p { "documented: " code { (documented) } }
                    }
                    @if let Some(basis) = &group.basis { p { "basis: " (basis) } }
                    @if let Some(docs) = &group.docs {
                        p { a href=(docs) { "reference documentation" } }
                    }
                }
                dl {
                    @for (name, words) in &similar.facts { dt { (name) } dd { (sanitized(words)) } }
                    dt { "rerun" } dd.id { (sanitized(&entry.rerun)) }
                }
                @if let Some(output) = similar.printed { (printed(output)) }
                ul {
                    @for case in &similar.cases {
                        li class=(format!("case f-{}", case.result.function)) {
                            (case.result.case)
                            @if let Some(output) = case.result.output.as_deref()
                                && similar.printed != Some(output)
                            {
                                (printed(output))
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Entry<'_, '_> {
    fn classes(&self) -> String {
        let mut classes = format!(
            "entry {} r-{}",
            self.outcome().word(),
            class(self.rule_name())
        );
        for function in self.functions() {
            // Writing to a string cannot fail.
            let _ = write!(classes, " f-{function}");
        }
        classes
    }
}

impl<'e> Orders<'e> {
    fn of(entries: &'e [Entry<'_, '_>]) -> Orders<'e> {
        let number =
            |names: BTreeSet<&'e str>| (1..).zip(names).map(|(n, name)| (name, n)).collect();
        Orders {
            functions: number(entries.iter().flat_map(Entry::functions).collect()),
            rules: number(entries.iter().map(Entry::rule_name).collect()),
            most: entries
                .iter()
                .map(|entry| entry.similar.cases.len())
                .max()
                .unwrap_or(0),
        }
    }

    /// Positions of an entry: by its first function, by its rule, and by its number of cases.
    fn style(&self, entry: &Entry<'_, '_>) -> String {
        let functions = entry.functions();
        let first = functions.first().and_then(|name| self.functions.get(name));
        let rule_name = self.rules.get(entry.rule_name());
        format!(
            "--f:{};--r:{};--n:{}",
            first.unwrap_or(&0),
            rule_name.unwrap_or(&0),
            self.most - entry.similar.cases.len()
        )
    }
}

/// A name as a CSS class and URL fragment.
fn class(name: &str) -> String {
    let keep = |c: char| {
        if c.is_ascii_alphanumeric() || c == '_' {
            c
        } else {
            '-'
        }
    };
    name.chars().map(keep).collect()
}

/// Style rules that hide entries with an unchecked outcome. If the fragment names entries, they show these
/// and hide the others. There are rules only for existing classes, since browsers try every rule on every
/// element.
fn filters(entries: &[Entry<'_, '_>], outcomes: &BTreeSet<Outcome>) -> String {
    let mut style = String::new();
    for outcome in outcomes {
        let word = outcome.word();
        // Writing to a string cannot fail.
        let _ = writeln!(
            style,
            "#o-{word}:not(:checked)~main>.{word}{{display:none!important}}"
        );
    }
    let boxes = outcomes
        .iter()
        .map(|outcome| format!("o-{}", outcome.word()));
    let orders = ["by-worst", "by-count", "by-function", "by-rule"];
    for id in boxes.chain(orders.map(str::to_owned)) {
        let _ = writeln!(
            style,
            "#{id}:checked~nav label[for={id}]{{{CHECKED_STYLE}}}"
        );
        let _ = writeln!(
            style,
            "#{id}:focus-visible~nav label[for={id}]{{outline:2px solid}}"
        );
    }
    let functions: BTreeSet<&str> = entries.iter().flat_map(Entry::functions).collect();
    for name in functions {
        let _ = writeln!(style, "#f-{name}:target~main .f-{name}{{display:block}}");
    }
    let rules: BTreeSet<String> = entries
        .iter()
        .map(|entry| class(entry.rule_name()))
        .collect();
    for name in rules {
        let _ = writeln!(style, "#r-{name}:target~main>.r-{name}{{display:block}}");
    }
    style
}

/// The options for the reader. The inputs precede the entries, as the style rules require, and their labels
/// follow in the visible place.
fn options(outcomes: &BTreeSet<Outcome>) -> Markup {
    let orders = [
        ("by-worst", "worst first"),
        ("by-count", "most cases"),
        ("by-function", "function"),
        ("by-rule", "rule"),
    ];
    html! {
        @for outcome in outcomes {
            input.box type="checkbox" id=(format!("o-{}", outcome.word())) checked;
        }
        @for (place, (id, _)) in orders.iter().enumerate() {
            input.box type="radio" name="order" id=(id) checked[place == 0];
        }
        nav {
            p {
                @for outcome in outcomes {
                    label for=(format!("o-{}", outcome.word())) { (outcome.word()) }
                }
            }
            p {
                "sorted by "
                @for (id, words) in orders { label for=(id) { (words) } }
            }
        }
    }
}

/// Anchors for the fragments that act as filters.
fn anchors(entries: &[Entry<'_, '_>]) -> Markup {
    let functions: BTreeSet<&str> = entries.iter().flat_map(Entry::functions).collect();
    let rules: BTreeSet<String> = entries
        .iter()
        .map(|entry| class(entry.rule_name()))
        .collect();
    html! {
        @for name in functions { i.mark.of-function id=(format!("f-{name}")) {} }
        @for name in rules { i.mark id=(format!("r-{name}")) {} }
    }
}

fn printed(output: &str) -> Markup {
    html! { pre { @for line in sanitized_lines(output, MAX_OUTPUT_LINES) { (line) "\n" } } }
}

/// A sentence with marked-up names.
fn sentence(text: &str) -> Markup {
    html! {
        @for (place, part) in text.split('`').enumerate() {
            @if place % 2 == 0 { (part) } @else { code { (part) } }
        }
    }
}

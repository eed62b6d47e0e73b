//! The report as one page that opens from disk: no script, nothing to fetch. It is sorted by an order
//! that the style chooses, and filtered by what is checked and by the address.

mod all;
mod glance;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Summary;
use super::families::{Family, Likes, kin};
use crate::results::sanitize::{sanitized, sanitized_lines};
use crate::results::{CaseResult, Outcome};

/// Lines of a case's output on the page.
const PRINTED: usize = 60;
/// How a choice looks that is made.
const CHOSEN: &str = "background:var(--quiet);color:var(--page)";
const STYLE: &str = include_str!("page.css");

/// One entry of the page: cases of a family of which there is the same to say.
struct Entry<'a, 'b> {
    family: &'b Family<'a>,
    likes: Likes<'a, 'b>,
    rerun: String,
}

impl Entry<'_, '_> {
    fn outcome(&self) -> Outcome {
        let told = self.likes.told.first();
        told.map_or(Outcome::Fail, |told| told.result.outcome)
    }

    fn functions(&self) -> BTreeSet<&str> {
        let told = self.likes.told.iter();
        told.map(|told| &*told.result.function).collect()
    }

    /// The rule, of the function where it is about one alone.
    fn name(&self) -> &str {
        let told = self.likes.told.first();
        let rule = told.and_then(|told| told.result.rule.as_deref());
        match rule.filter(|_| self.functions().len() == 1) {
            Some(rule) => rule,
            None => &self.family.name,
        }
    }

    /// What its rule has in common with those of other functions.
    fn kin(&self) -> &str {
        let told = self.likes.told.first();
        let name = told.and_then(|told| kin(told.result));
        name.unwrap_or(&self.family.name)
    }
}

/// The places of entries in the orders that a reader can choose.
struct Orders<'e> {
    functions: BTreeMap<&'e str, usize>,
    kins: BTreeMap<&'e str, usize>,
    most: usize,
}

impl Summary<'_> {
    /// The page. Everything that stands in it is escaped by the template.
    pub fn html(&self, results: &[CaseResult]) -> String {
        let families = self.families();
        let mut entries: Vec<Entry<'_, '_>> = families
            .iter()
            .flat_map(|family| {
                let likes = self.likes(family).into_iter();
                likes.map(move |likes| Entry {
                    family,
                    rerun: self.rerun_likes(family, &likes),
                    likes,
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
                        h2 #surprises { "What came as a surprise" }
                        (choices(&outcomes))
                        (marks(&entries))
                        p.only { a href="#surprises" { "Show all again" } }
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
        let Entry { family, likes, .. } = entry;
        let group = likes.told.first().and_then(|told| {
            let mut groups = family.groups.iter();
            groups.find(|group| group.told.iter().any(|one| std::ptr::eq(one, *told)))
        });
        let class = entry.classes();
        let order = orders.style(entry);
        html! {
            details class=(class) style=(order) {
                summary {
                    b { (entry.outcome().word()) } " " code { (entry.name()) }
                    @if likes.told.len() > 1 { span.quiet { ", " (likes.told.len()) " cases" } }
                    @if let Some(group) = group { p { (sentence(&group.sentence)) } }
                }
                @if let Some(group) = group {
                    @if let Some(documented) = &group.documented {
                        p { "documented: " code { (documented) } }
                    }
                    @if let Some(basis) = &group.basis { p { "basis: " (basis) } }
                    @if let Some(docs) = &group.docs {
                        p { a href=(docs) { "what the reference says of it" } }
                    }
                }
                dl {
                    @for (name, words) in &likes.facts { dt { (name) } dd { (sanitized(words)) } }
                    dt { "rerun" } dd.id { (sanitized(&entry.rerun)) }
                }
                @if let Some(output) = likes.printed { (printed(output)) }
                ul {
                    @for told in &likes.told {
                        li class=(format!("case f-{}", told.result.function)) {
                            (told.result.case)
                            @if let Some(output) = told.result.output.as_deref()
                                && likes.printed != Some(output)
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
        let mut classes = format!("entry {} r-{}", self.outcome().word(), class(self.kin()));
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
            kins: number(entries.iter().map(Entry::kin).collect()),
            most: entries
                .iter()
                .map(|entry| entry.likes.told.len())
                .max()
                .unwrap_or(0),
        }
    }

    /// The places of an entry, by its first function, by its rule, and by how many cases it has.
    fn style(&self, entry: &Entry<'_, '_>) -> String {
        let functions = entry.functions();
        let first = functions.first().and_then(|name| self.functions.get(name));
        let kin = self.kins.get(entry.kin());
        format!(
            "--f:{};--r:{};--n:{}",
            first.unwrap_or(&0),
            kin.unwrap_or(&0),
            self.most - entry.likes.told.len()
        )
    }
}

/// A name as a class and an address.
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

/// What hides entries whose outcome is not checked, and shows those that the address names, where it hides
/// all others. A rule that hides what has no such class would be tried on every element.
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
        let _ = writeln!(style, "#{id}:checked~nav label[for={id}]{{{CHOSEN}}}");
        let _ = writeln!(
            style,
            "#{id}:focus-visible~nav label[for={id}]{{outline:2px solid}}"
        );
    }
    let functions: BTreeSet<&str> = entries.iter().flat_map(Entry::functions).collect();
    for name in functions {
        let _ = writeln!(style, "#f-{name}:target~main .f-{name}{{display:block}}");
    }
    let kins: BTreeSet<String> = entries.iter().map(|entry| class(entry.kin())).collect();
    for name in kins {
        let _ = writeln!(style, "#r-{name}:target~main>.r-{name}{{display:block}}");
    }
    style
}

/// What a reader can choose. The boxes stand before what they act upon, as the style needs them, and their
/// labels where they are seen.
fn choices(outcomes: &BTreeSet<Outcome>) -> Markup {
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

/// Places that addresses name, each of which stands for a filter.
fn marks(entries: &[Entry<'_, '_>]) -> Markup {
    let functions: BTreeSet<&str> = entries.iter().flat_map(Entry::functions).collect();
    let kins: BTreeSet<String> = entries.iter().map(|entry| class(entry.kin())).collect();
    html! {
        @for name in functions { i.mark.of-function id=(format!("f-{name}")) {} }
        @for name in kins { i.mark id=(format!("r-{name}")) {} }
    }
}

fn printed(output: &str) -> Markup {
    html! { pre { @for line in sanitized_lines(output, PRINTED) { (line) "\n" } } }
}

/// A sentence with its names set apart.
fn sentence(text: &str) -> Markup {
    html! {
        @for (place, part) in text.split('`').enumerate() {
            @if place % 2 == 0 { (part) } @else { code { (part) } }
        }
    }
}

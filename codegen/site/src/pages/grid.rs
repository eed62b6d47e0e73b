//! The evidence as grids: function by subject, and case by subject.

use std::collections::BTreeMap;

use cuspec_spec::case::Kind;
use cuspec_spec::declared::{Api, file_of};
use maud::{Markup, html};
use serde_json::{Map, Value, json};

use crate::address::{Address, case_label};
use crate::evidence::{Asked, Verdict};
use crate::function::Function;
use crate::markup::shell::Head;
use crate::names::api;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

/// Numbers of answers by their relation to the contracts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub agrees: usize,
    pub differs: usize,
    pub open: usize,
}

impl Tally {
    /// The answers of one subject, over the selected functions.
    pub(crate) fn of(
        site: &Site<'_>,
        subject: usize,
        keep: impl Fn(&Function<'_>) -> bool,
    ) -> Self {
        let mut tally = Self::default();
        for function in site.functions.iter().filter(|one| keep(one)) {
            for asked in site.evidence.cases(function.name) {
                if let Some(answer) = asked.answers.get(subject).copied().flatten() {
                    match answer.verdict {
                        Verdict::Agrees => tally.agrees += 1,
                        Verdict::Differs => tally.differs += 1,
                        Verdict::Open => tally.open += 1,
                    }
                }
            }
        }
        tally
    }

    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// The driver's functions in the suite, by group.
fn groups<'s, 'a>(site: &'s Site<'a>) -> BTreeMap<(Api, &'a str), Vec<&'s Function<'a>>> {
    let mut groups: BTreeMap<(Api, &str), Vec<&Function>> = BTreeMap::new();
    let contracted = site.functions.iter().filter(|one| one.contract.is_some());
    for function in contracted {
        let key = (function.api, function.newest.group.as_str());
        groups.entry(key).or_default().push(function);
    }
    groups
}

pub(crate) fn emit(site: &Site<'_>) -> Vec<Page> {
    let groups = groups(site);
    let mut pages = overview(site, &groups);
    for ((of, name), functions) in &groups {
        pages.extend(page(site, *of, name, functions));
    }
    pages
}

/// The address of a group's grid.
pub(crate) fn address(of: Api, group: &str) -> Address {
    Address::page(format!("grid/{}-{}.html", api(of), file_of(group)))
}

fn overview(site: &Site<'_>, groups: &BTreeMap<(Api, &str), Vec<&Function<'_>>>) -> Vec<Page> {
    let to = Address::page("grid.html");
    let view = View::new(site, &to.page);
    let head = Head {
        title: "Evidence".to_owned(),
        description: "What recorded drivers did, function by function.".to_owned(),
        has_json: true,
        section: "Evidence",
        ..Head::default()
    };
    let subjects = site.evidence.subjects;
    let body = html! {
        h1.words { "Evidence" }
        p.lead {
            "What recorded drivers did in " (site.evidence.recorded()) " of the suite’s " (site.facts.cases.len())
            " cases, function by function. "
            (view.link(&Address::page("scenarios.html"), "Scenarios")) " show what one call cannot."
        }
        p.legend {
            span.cell.agrees { "as the contract says" } span.cell.differs { "otherwise" } span.cell.open { "nothing promised" }
        }
        div.scroll {
            table.grid {
                thead {
                    tr {
                        th { "Function" }
                        @for subject in subjects {
                            th { (view.link(&Address::subject(&subject.name), &subject.name)) }
                        }
                    }
                }
                @for ((of, name), functions) in groups {
                    tbody {
                        tr.head {
                            th colspan=(subjects.len() + 1) scope="rowgroup" {
                                @let group = site.registry.guide.group(*of, name);
                                (view.link(&address(*of, name), group.map_or(name, |group| &group.title)))
                            }
                        }
                        @for function in functions {
                            tr {
                                th.names { (view.link(&Address::function(function.name).at("evidence"), function.name)) }
                                @for place in 0..subjects.len() {
                                    td { (cell(Tally::of(site, place, |one| one.name == function.name))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    let rows = groups.values().flatten().map(|function| {
        let counts = subjects.iter().enumerate().map(|(place, subject)| {
            let tally = Tally::of(site, place, |one| one.name == function.name);
            (
                subject.name.clone(),
                json!([tally.agrees, tally.differs, tally.open]),
            )
        });
        (function.name.to_owned(), Value::Object(counts.collect()))
    });
    let value = json!({
        "kind": "grid",
        "columns": ["agrees", "differs", "open"],
        "functions": rows.collect::<Map<String, Value>>(),
    });
    vec![
        Page::json(&to, &value),
        Page::html(&to, &view.page(&head, body)),
    ]
}

/// A bar of the answers, and their numbers.
fn cell(tally: Tally) -> Markup {
    let parts = [
        ("agrees", tally.agrees),
        ("differs", tally.differs),
        ("open", tally.open),
    ];
    html! {
        @if tally.is_empty() {
            span.never { "not asked" }
        } @else {
            @for (class, count) in parts {
                @if count > 0 { span.cell.(class) { (count) } }
            }
        }
    }
}

fn page(site: &Site<'_>, of: Api, name: &str, functions: &[&Function<'_>]) -> Vec<Page> {
    let to = address(of, name);
    let view = View::new(site, &to.page);
    let group = site.registry.guide.group(of, name);
    let title = group.map_or(name, |group| &group.title);
    let head = Head {
        title: format!("Evidence: {title}"),
        description: format!("What recorded drivers did, case by case: {title}."),
        has_json: true,
        section: "Evidence",
        ..Head::default()
    };
    let subjects = site.evidence.subjects;
    let shown = site.evidence.shown();
    let body = html! {
        (view.crumbs(&[(Address::page("grid.html"), "Evidence".to_owned())]))
        h1.words { (title) }
        p.chips { span { (api(of)) } code { (name) } }
        @for function in functions {
            h2.names { (view.link(&Address::function(function.name).at("evidence"), function.name)) }
                div.scroll {
                    table.cases-grid {
                        thead {
                            tr {
                                th { "Case" }
                                @for place in &shown { th { (subjects[*place].name) } }
                            }
                        }
                        tbody {
                            @for group in alike(site, function, &shown) { (rows(&group, &shown)) }
                        }
                    }
                }
        }
    };
    let mut cases = Map::new();
    for function in functions {
        let groups = alike(site, function, &shown).into_iter().map(|group| {
            let answers = group[0].of(&shown).into_iter();
            let answers: Vec<Value> = answers.map(|one| one.map(|one| one.code).into()).collect();
            let labels: Vec<String> = group.into_iter().map(label).collect();
            json!([answers, labels])
        });
        cases.insert(function.name.to_owned(), groups.collect());
    }
    let value = json!({
        "kind": "cases",
        "group": name,
        "subjects": shown.iter().map(|place| &subjects[*place].name).collect::<Vec<_>>(),
        "cases": cases,
    });
    vec![
        Page::json(&to, &value),
        Page::html(&to, &view.page(&head, body)),
    ]
}

/// The cases of a function by their answers, deviations first.
fn alike<'s, 'a>(
    site: &'s Site<'a>,
    function: &Function<'_>,
    shown: &[usize],
) -> Vec<Vec<&'s Asked<'a>>> {
    let mut groups: Vec<Vec<&Asked>> = Vec::new();
    for asked in site.evidence.cases(function.name) {
        let answers = asked.of(shown);
        let is_alike = |group: &&mut Vec<&Asked>| group[0].of(shown) == answers;
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.push(asked),
            None => groups.push(vec![asked]),
        }
    }
    let differs = |group: &Vec<&Asked>| {
        let mut given = group[0].answers.iter().flatten();
        given.any(|answer| answer.verdict == Verdict::Differs)
    };
    groups.sort_by_key(|group| (!differs(group), group[0].case.kind == Kind::Export));
    groups
}

/// A row for each deviating case, and one for all others, which the page of the function
/// lists.
fn rows(group: &[&Asked<'_>], shown: &[usize]) -> Markup {
    let listed = listed(group);
    html! {
        @for (place, asked) in group[..listed].iter().enumerate() {
            tr {
                td {
                    (label(asked))
                    @if listed < group.len() {
                        " " span.count { "and " (group.len() - listed) " more" }
                    }
                }
                @if place == 0 { (answers(asked, shown, listed)) }
            }
        }
    }
}

/// Limit of listed cases that came out alike.
fn listed(group: &[&Asked<'_>]) -> usize {
    let mut given = group[0].answers.iter().flatten();
    match given.any(|answer| answer.verdict == Verdict::Differs) {
        true => group.len(),
        false => group.len().min(1),
    }
}

/// The differences from the plain case.
fn label(asked: &Asked<'_>) -> String {
    let label = case_label(&asked.case.id);
    label.map_or_else(String::new, |(_, label)| label)
}

fn answers(asked: &Asked<'_>, shown: &[usize], rows: usize) -> Markup {
    let rows = (rows > 1).then(|| rows.to_string());
    html! {
        @for answer in asked.of(shown) {
            @match answer {
                None => td.never rowspan=[rows.as_ref()] { "not asked" },
                Some(answer) => {
                    @let class = match answer.verdict {
                        Verdict::Differs => Some("differs"),
                        Verdict::Open => Some("open"),
                        Verdict::Agrees => None,
                    };
                    td class=[class] rowspan=[rows.as_ref()] { (answer.code) }
                }
            }
        }
    }
}

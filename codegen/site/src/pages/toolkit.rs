//! The page of a toolkit, of its changes against its predecessor, and the list of toolkits.

use maud::{Markup, html};
use serde_json::json;

use crate::address::Address;
use crate::facts::{Change, Diff};
use crate::markup::shell::Head;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let mut pages = vec![list(site)];
    for place in 0..site.toolkits.len() {
        pages.extend(page(site, place));
    }
    pages.extend(
        site.facts
            .diffs
            .iter()
            .flat_map(|diff| diff_page(site, diff)),
    );
    pages
}

fn page(site: &Site<'_>, place: usize) -> Vec<Page> {
    let name = site.toolkits.names().get(place).map_or("", String::as_str);
    let address = Address::toolkit(name);
    let view = View::new(site, &address.page);
    let head = Head {
        title: format!("Toolkit {name}"),
        description: format!("What the headers of CUDA toolkit {name} declare, and what changed."),
        has_json: true,
        section: "Toolkits",
        previous: neighbour(site, place.checked_sub(1)),
        next: neighbour(site, Some(place + 1)),
        mark: None,
    };
    let packages: Vec<_> = site.registry.history.toolkits.iter().collect();
    let packages = packages
        .get(place)
        .map(|one| one.packages.as_slice())
        .unwrap_or_default();
    let value = json!({
        "kind": "toolkit",
        "version": name,
        "packages": packages,
        "new": added(site, place).iter().map(|(name, _)| *name).collect::<Vec<_>>(),
        "gone": gone(site, place),
    });
    let html = view.page(&head, view.toolkit_body(place, name));
    vec![Page::json(&address, &value), Page::html(&address, &html)]
}

fn neighbour(site: &Site<'_>, place: Option<usize>) -> Option<Address> {
    let name = site.toolkits.names().get(place?)?;
    Some(Address::toolkit(name))
}

/// Functions that are new in it.
fn added<'a>(site: &Site<'a>, place: usize) -> Vec<(&'a str, Option<&'a str>)> {
    if place == 0 {
        return Vec::new();
    }
    let functions = site.functions.iter();
    let new = functions.filter(|one| one.toolkits.iter().any(|span| span.first == place));
    new.map(|one| (one.name, one.sentence)).collect()
}

/// Functions that it removed.
fn gone<'a>(site: &Site<'a>, place: usize) -> Vec<&'a str> {
    let functions = site.functions.iter();
    let gone = functions.filter(|one| one.toolkits.iter().any(|span| span.end == place));
    gone.map(|one| one.name).collect()
}

impl View<'_, '_> {
    fn toolkit_body(&self, place: usize, name: &str) -> Markup {
        let site = self.site;
        let release = site.registry.history.toolkits.get(place);
        let packages = release
            .map(|release| release.packages.as_slice())
            .unwrap_or_default();
        let stands = |spans: &[crate::toolkits::Span]| {
            spans
                .iter()
                .any(|span| (span.first..span.end).contains(&place))
        };
        let functions = site
            .functions
            .iter()
            .filter(|one| stands(&one.toolkits))
            .count();
        let types = site
            .types
            .iter()
            .filter(|one| stands(&one.toolkits))
            .count();
        let diff = place
            .checked_sub(1)
            .and_then(|place| site.facts.diffs.get(place));
        let new = added(site, place);
        let gone = gone(site, place);
        html! {
            (self.crumbs(&[(Address::page("toolkits.html"), "Toolkits".to_owned())]))
            h1.words { "Toolkit " (name) }
            p.chips { span { (functions) " functions" } span { (types) " types" } }
            @if let Some(diff) = diff {
                p.lead {
                    @match diff.changes.len() {
                        0 => { "Nothing that the headers declare differs from toolkit " (self.toolkit(&diff.old)) "." }
                        count => {
                            (self.link(&Address::diff(&diff.old, &diff.new), &format!("{count} differences"))) " from toolkit " (self.toolkit(&diff.old)) "."
                        }
                    }
                }
            }
            @if !new.is_empty() {
                h2 id="new" { "New functions " span.count { (new.len()) } }
                    dl.functions {
                        @for (name, sentence) in &new {
                            dt.names { (self.link(&Address::function(name), name)) }
                            dd { @if let Some(sentence) = sentence { (self.prose(sentence)) } }
                        }
                    }
            }
            @if !gone.is_empty() {
                h2 id="gone" { "Gone " span.count { (gone.len()) } }
                    p.names { (self.symbols(gone)) }
            }
            @if !packages.is_empty() {
                h2 id="packages" { "Read from" }
                    ul.names { @for package in packages { li { code { (package.name) " " (package.version) } br; span.ty { (package.sha256) } } } }
            }
        }
    }
}

fn list(site: &Site<'_>) -> Page {
    let address = Address::page("toolkits.html");
    let view = View::new(site, &address.page);
    let head = Head {
        title: "Toolkits".to_owned(),
        description: "The toolkits whose headers the registry holds.".to_owned(),
        section: "Toolkits",
        ..Head::default()
    };
    let names = site.toolkits.names().iter().enumerate().rev();
    let body = html! {
        h1.words { "Toolkits" }
        p.lead { "The toolkits whose headers the registry holds, and what each changed against the one before it." }
        div.scroll {
            table {
                thead { tr { th { "Toolkit" } th.n { "New functions" } th.n { "Gone" } th { "Differences" } } }
                tbody {
                    @for (place, name) in names {
                        @let diff = place.checked_sub(1).and_then(|place| site.facts.diffs.get(place));
                        tr {
                            th { (view.toolkit(name)) }
                            td.n { (added(site, place).len()) }
                            td.n { (gone(site, place).len()) }
                            td {
                                @if let Some(diff) = diff {
                                    (view.link(&Address::diff(&diff.old, &diff.new), &diff.changes.len().to_string()))
                                }
                            }
                        }
                    }
                }
            }
        }
        p.hint { "Any two others: " code { "cargo cuspec diff 12.0.107 13.5.37" } "." }
    };
    Page::html(&address, &view.page(&head, body))
}

fn diff_page(site: &Site<'_>, diff: &Diff) -> Vec<Page> {
    let address = Address::diff(&diff.old, &diff.new);
    let view = View::new(site, &address.page);
    let head = Head {
        title: format!("{} to {}", diff.old, diff.new),
        description: format!(
            "What CUDA toolkit {} changed against {}.",
            diff.new, diff.old
        ),
        has_json: true,
        section: "Toolkits",
        ..Head::default()
    };
    let changes = diff.changes.iter().map(|one| {
        json!([
            one.class,
            one.item,
            one.name,
            one.part,
            one.says,
            one.details
        ])
    });
    let value = json!({
        "kind": "diff",
        "old": diff.old,
        "new": diff.new,
        "changes": changes.collect::<Vec<_>>(),
    });
    let html = view.page(&head, view.diff_body(diff));
    vec![Page::json(&address, &value), Page::html(&address, &html)]
}

impl View<'_, '_> {
    fn diff_body(&self, diff: &Diff) -> Markup {
        let classes = diff.changes.chunk_by(|a, b| a.class == b.class);
        html! {
            (self.crumbs(&[(Address::page("toolkits.html"), "Toolkits".to_owned())]))
            h1.words { (diff.old) " to " (diff.new) }
            p.lead {
                (diff.changes.len()) " differences from toolkit " (self.toolkit(&diff.old)) " to "
                (self.toolkit(&diff.new)) "."
            }
            @for class in classes {
                @if let Some(first) = class.first() {
                    h2 id=(first.class.to_lowercase()) { (begin_large(first.meaning)) " " span.count { (class.len()) } }
                        p.hint { "Class " code { (first.class) } "." }
                        (self.changes(class))
                }
            }
        }
    }

    /// Changes of one kind, by name.
    fn changes(&self, changes: &[Change]) -> Markup {
        let mut says: Vec<&str> = changes.iter().map(|one| one.says).collect();
        says.sort_unstable();
        says.dedup();
        html! {
            @for word in says {
                h3 { (begin_large(word)) }
                ul.changes {
                    @for change in changes.iter().filter(|one| one.says == word) {
                        li.names {
                            (self.changed(change))
                            @if let Some(part) = &change.part { " " code { (part) } }
                            @if !change.details.is_empty() { " " span.why { (change.details) } }
                        }
                    }
                }
            }
        }
    }

    /// The changed item.
    fn changed(&self, change: &Change) -> Markup {
        let names = &self.site.names;
        let name = &change.name;
        let to = match change.item {
            "function" => names.symbol(name).or_else(|| names.function(name)),
            "constant" => names.value(name),
            _ => names.ty(name),
        };
        html! {
            @match to {
                Some(to) => (self.link(&to, name)),
                None => code { (name) },
            }
        }
    }
}

/// Words at the start of a heading.
pub(super) fn begin_large(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

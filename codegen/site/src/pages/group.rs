//! The page of a group of functions, and the lists of all groups.

use std::collections::BTreeMap;

use cuspec_spec::declared::{Api, file_of};
use maud::{Markup, html};
use serde_json::json;

use crate::address::Address;
use crate::function::Function;
use crate::markup::shell::Head;
use crate::names::api;
use crate::page::Page;
use crate::site::Site;
use crate::view::View;

/// The functions of each group of each API.
type Groups<'f, 'a> = BTreeMap<(Api, &'a str), Vec<&'f Function<'a>>>;

pub(super) fn emit(site: &Site<'_>) -> Vec<Page> {
    let mut groups = Groups::new();
    for function in &site.functions {
        let key = (function.api, function.newest.group.as_str());
        groups.entry(key).or_default().push(function);
    }
    let mut pages: Vec<Page> = [(Api::Driver, "Driver"), (Api::Runtime, "Runtime")]
        .into_iter()
        .map(|(of, section)| list(site, of, section, &groups))
        .collect();
    for ((of, name), functions) in &groups {
        pages.extend(page(site, *of, name, functions));
    }
    pages
}

fn page(site: &Site<'_>, of: Api, name: &str, functions: &[&Function<'_>]) -> Vec<Page> {
    let address = Address::group(api(of), &file_of(name));
    let view = View::new(site, &address.page);
    let group = site.registry.guide.group(of, name);
    let title = group.map_or(name, |group| &group.title);
    let doc = group.map_or("", |group| &group.doc);
    let head = Head {
        title: format!("{title}, {} API", library(of)),
        description: doc.to_owned(),
        has_json: true,
        section: library(of),
        ..Head::default()
    };
    let (current, others): (Vec<&Function>, Vec<&Function>) = functions
        .iter()
        .copied()
        .partition(|function| function.newest.is_default());
    let body = html! {
        (view.crumbs(&[(Address::page(format!("{}.html", api(of))), format!("{} API", library(of)))]))
        h1.words { (title) }
        p.chips { span { (functions.len()) " functions" } code { (name) } }
        @if !doc.is_empty() { p.lead { (view.prose(doc)) } }
        (view.table_of(&current))
        @if !others.is_empty() {
            h2 id="others" { "Older and other forms" }
            (view.table_of(&others))
        }
    };
    let value = json!({
        "kind": "group",
        "name": name,
        "api": api(of),
        "title": title,
        "sentence": doc,
        "functions": functions.iter().map(|one| one.name).collect::<Vec<_>>(),
    });
    vec![
        Page::json(&address, &value),
        Page::html(&address, &view.page(&head, body)),
    ]
}

/// All groups of an API with their functions.
fn list(site: &Site<'_>, of: Api, section: &'static str, groups: &Groups<'_, '_>) -> Page {
    let address = Address::page(format!("{}.html", api(of)));
    let view = View::new(site, &address.page);
    let head = Head {
        title: format!("{section} API"),
        description: format!("Every function of the {section} API, group by group."),
        section,
        ..Head::default()
    };
    let own: Vec<_> = groups.iter().filter(|((one, _), _)| *one == of).collect();
    let count: usize = own.iter().map(|(_, functions)| functions.len()).sum();
    let contracted = own.iter().flat_map(|(_, functions)| functions.iter());
    let contracted = contracted.filter(|one| one.contract.is_some()).count();
    let body = html! {
        h1.words { (section) " API" }
        p.lead { (count) " functions in " (own.len()) " groups, " (contracted) " of them under contract." }
        @for ((_, name), functions) in own {
            @let group = site.registry.guide.group(of, name);
            @let to = Address::group(api(of), &file_of(name));
            h2 { (view.link(&to, group.map_or(name, |group| &group.title))) " " span.count { (functions.len()) } }
                @if let Some(group) = group { p.hint { (view.prose(&group.doc)) } }
                p.names {
                    @let current = functions.iter().filter(|one| one.newest.is_default());
                    (view.symbols(current.map(|one| one.name)))
                }
        }
    };
    Page::html(&address, &view.page(&head, body))
}

impl View<'_, '_> {
    /// Functions with their summaries.
    fn table_of(&self, functions: &[&Function<'_>]) -> Markup {
        html! {
            dl.functions {
                @for function in functions {
                    dt.names data-v=[self.mark(&function.toolkits)] {
                        (self.link(&Address::function(function.name), function.name))
                        @if function.contract.is_some() { " " b.confirmed { "contract" } }
                        @if function.newest.is_deprecated() { " " b.observed { "deprecated" } }
                    }
                    dd data-v=[self.mark(&function.toolkits)] {
                        @match function.sentence {
                            Some(sentence) => (self.prose(sentence)),
                            None => span.none { "Declared." },
                        }
                    }
                }
            }
        }
    }
}

fn library(of: Api) -> &'static str {
    of.handle()
}

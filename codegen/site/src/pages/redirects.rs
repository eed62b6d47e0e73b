//! Addresses that lead elsewhere: other names of a thing, and what has moved.

use std::collections::BTreeSet;

use crate::address::Address;
use crate::markup::shell::redirect;
use crate::page::Page;
use crate::site::Site;

pub fn emit(site: &Site<'_>) -> Vec<Page> {
    let mut seen = BTreeSet::new();
    let mut pages = Vec::new();
    for (from, to) in all(site) {
        if seen.insert(from.clone()) {
            let text = redirect(&from, &to, site.facts.links.base);
            pages.push(Page::html(&Address::page(from), &text));
        }
    }
    pages
}

/// From where to where.
fn all(site: &Site<'_>) -> Vec<(String, Address)> {
    let mut out = Vec::new();
    for function in &site.functions {
        for form in &function.forms {
            if let Some(twin) = &form.per_thread {
                let from = Address::function(&twin.symbol).page;
                out.push((from, Address::function(function.name)));
            }
        }
    }
    for code in site.codes.all() {
        let to = Address::code(code.name());
        out.push((format!("e/{}.html", code.number), to.clone()));
        let others = code.names().filter(|name| *name != code.name());
        out.extend(others.map(|name| (Address::code(name).page, to.clone())));
    }
    for moved in &site.registry.guide.moves {
        if !moved.from.contains('#') {
            let (page, anchor) = moved.to.split_once('#').unwrap_or((&moved.to, ""));
            let to = Address::page(page);
            let to = if anchor.is_empty() { to } else { to.at(anchor) };
            out.push((moved.from.clone(), to));
        }
    }
    out
}

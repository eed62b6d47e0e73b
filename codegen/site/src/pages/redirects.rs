//! Redirects: other names of an item, and moved pages.

use std::collections::BTreeSet;

use crate::address::Address;
use crate::markup::shell::{moved_places, redirect};
use crate::page::Page;
use crate::site::Site;

pub(crate) fn emit(site: &Site<'_>) -> Vec<Page> {
    let mut seen = BTreeSet::new();
    let names = other_names(site).map(|(from, to)| (from, to, false));
    let moved = moved_pages(site).map(|(from, to)| (from, to, true));
    let all = names.chain(moved);
    let fresh = all.filter(|(from, ..)| seen.insert(from.clone()));
    let base = site.facts.links.base;
    fresh
        .map(|(from, to, is_moved)| {
            let places = moved_places(site, &from.page);
            let page = redirect(&from.page, &to, base, is_moved, &places);
            Page::html(&from, &page)
        })
        .collect()
}

/// Symbols for the per-thread default stream, and codes by number and by other names.
pub(crate) fn other_names(site: &Site<'_>) -> impl Iterator<Item = (Address, Address)> {
    let twins = site.functions.iter().flat_map(|function| {
        let twins = function
            .forms
            .iter()
            .filter_map(|form| form.per_thread.as_ref());
        twins.map(|twin| {
            let from = Address::function(&twin.symbol);
            (from, Address::function(function.name))
        })
    });
    let codes = site.codes.all().iter().flat_map(|code| {
        let number = code.number.to_string();
        let names = code.names().filter(|name| *name != code.name());
        let others = names.map(str::to_owned).chain([number]);
        others.map(|name| (Address::code(&name), Address::code(code.name())))
    });
    twins.chain(codes)
}

/// Pages that moved, according to the guide. Redirects of places are at the end of their pages.
fn moved_pages(site: &Site<'_>) -> impl Iterator<Item = (Address, Address)> {
    let moves = site.registry.guide.moves.iter();
    let moves = moves.map(|one| (Address::parse(&one.from), Address::parse(&one.to)));
    moves.filter(|(from, _)| from.anchor.is_none())
}

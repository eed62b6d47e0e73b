//! Every kind of page: a function from the site to files, as HTML and as JSON.

mod code;
mod constant;
mod domain;
mod finding;
mod function;
mod glossary;
pub(crate) mod grid;
mod group;
mod home;
pub(crate) mod index;
pub(crate) mod library;
mod lists;
pub(crate) mod redirects;
mod scenario;
mod subject;
mod toolkit;
mod ty;

pub(crate) use finding::headline;

use rayon::prelude::*;

use crate::page::Page;
use crate::site::Site;

/// The kinds that are made from the site as a whole.
const KINDS: &[fn(&Site<'_>) -> Vec<Page>] = &[
    code::emit,
    constant::emit,
    domain::emit,
    finding::emit,
    glossary::emit,
    grid::emit,
    group::emit,
    home::emit,
    index::emit,
    library::emit,
    lists::emit,
    redirects::emit,
    scenario::emit,
    subject::emit,
    toolkit::emit,
    ty::emit,
];

/// Returns every page.
pub(crate) fn emit(site: &Site<'_>) -> Vec<Page> {
    let (functions, others): (Vec<Page>, Vec<Page>) = rayon::join(
        || {
            let functions = site.functions.par_iter();
            let pages = functions.flat_map_iter(|one| function::emit(site, one));
            pages.collect()
        },
        || KINDS.par_iter().flat_map_iter(|emit| emit(site)).collect(),
    );
    functions.into_iter().chain(others).collect()
}

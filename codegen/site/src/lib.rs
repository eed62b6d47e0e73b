//! The reference as a folder of static files.
//!
//! 1. `facts` holds the inputs of the site; the caller gathers them.
//! 2. `site` computes look-up tables once: targets of names, results of the evidence, uses
//!    of items.
//! 3. `pages` has a module for each kind of page: a function from the site to files. `markup` holds
//!    shared pieces; `view` knows the page being written, since links are relative.
//!
//! No module reads a file, a clock or the environment.

mod address;
mod addresses;
mod assets;
mod check;
mod codes;
mod evidence;
pub mod facts;
mod function;
mod lifetimes;
mod markup;
mod names;
mod page;
mod pages;
mod search;
mod site;
mod toolkits;
mod types;
mod uses;
mod view;

pub use address::Address;
pub use addresses::Addresses;
pub use facts::Facts;
pub use page::Page;

use cuspec_spec::diagnostic::Diagnostic;
use site::Site;

/// Returns the permanent addresses of the site, or the mistakes in the moves of the guide. It needs only
/// the registry and the names of subjects.
pub fn addresses(facts: &Facts<'_>) -> Result<Addresses, Vec<Diagnostic>> {
    Addresses::new(&Site::new(facts))
}

/// Returns every file of the site.
pub fn emit(facts: &Facts<'_>) -> Vec<Page> {
    let site = Site::new(facts);
    let mut pages = pages::emit(&site);
    pages.extend(search::emit(&site));
    pages.extend(pages::index::site_map(facts.links.base, &pages));
    pages.extend(assets::emit(&site.toolkits));
    pages
}

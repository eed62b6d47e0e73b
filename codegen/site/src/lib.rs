//! The reference as a folder of static files.
//!
//! 1. `facts` is everything the site is made from; whoever calls gathers it.
//! 2. `site` works out once what pages look up: what a name leads to, what the evidence shows, who
//!    uses what.
//! 3. `pages` has a module for each kind of page: a function from the site to files. `markup` holds
//!    the pieces they share, `view` knows which page is being written, since links are relative.
//!
//! Nothing here reads a file, a clock or the environment.

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

/// Every address of the site that holds for good; or what is wrong with the moves of the guide. Of
/// the facts, the registry and the names of subjects are enough.
pub fn addresses(facts: &Facts<'_>) -> Result<Addresses, Vec<Diagnostic>> {
    Addresses::new(&Site::new(facts))
}

/// Every file of the site.
pub fn emit(facts: &Facts<'_>) -> Vec<Page> {
    let site = Site::new(facts);
    let mut pages = pages::emit(&site);
    pages.extend(search::emit(&site));
    pages.extend(pages::index::site_map(facts.links.base, &pages));
    pages.extend(assets::emit(&site.toolkits));
    pages
}

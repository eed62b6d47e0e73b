//! `cuspec site` on the registry of lamps in `lamps/` and on the real one.

mod addresses;
mod contracts;
mod folder;
mod links;
pub(crate) mod made;
mod page;
mod pages;
pub(crate) mod whole;

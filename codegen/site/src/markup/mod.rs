//! Pieces of pages.

pub(crate) mod badge;
pub(crate) mod bars;
pub(crate) mod condition;
pub(crate) mod prose;
pub(crate) mod rust;
pub(crate) mod shell;
pub(crate) mod signature;

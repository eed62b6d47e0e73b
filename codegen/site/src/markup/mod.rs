//! Pieces of pages.

pub mod badge;
pub mod bars;
pub mod condition;
pub mod prose;
pub mod rust;
pub mod shell;
pub mod signature;

//! A crate whose modules need each other.

mod left;
mod right;

pub use left::Left;

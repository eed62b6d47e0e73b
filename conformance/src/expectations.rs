//! What is known beforehand: outcomes that differ, cases that flake, and cases that are not to be
//! run. Each stands on a line of a file, with its reason.

pub mod accept;
mod condition;
mod line;
mod link;
mod list;
mod pattern;
mod reckoning;

pub use line::Purpose;
pub use link::find_link;
pub use list::{List, Stale};
pub use reckoning::{Reckoning, Standing, Surprise, stand};

/// The three lists.
#[derive(Clone, Debug, Default)]
pub struct Expectations {
    pub baseline: List,
    pub flakes: List,
    pub skips: List,
}

#[cfg(test)]
mod tests;

//! What was seen of a subject, without a word on where it is kept.

use std::collections::{BTreeMap, BTreeSet};

/// What one subject did in one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// A code, `crash`, `timeout`, `pass`, `fail` or `missing`.
    pub behaviour: String,
    /// Whether the contract leaves it open, so that a difference says nothing.
    pub undefined: bool,
    /// Places that a failing call wrote, `argument 1`, and that any call wrote `outside` of.
    pub wrote: BTreeSet<String>,
}

/// What one subject did, by case.
pub type Evidence = BTreeMap<String, Entry>;

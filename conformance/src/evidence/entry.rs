//! Entries of evidence, independent of their storage.

use std::collections::{BTreeMap, BTreeSet};

/// Result of a subject in a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// A code, `crash`, `timeout`, `pass`, `fail` or `missing`.
    pub behaviour: String,
    /// Whether the contract leaves the outcome undefined, so that a difference has no meaning.
    pub undefined: bool,
    /// Places that a failing call wrote, `argument 1`, and `outside ...` for places outside of which a call
    /// wrote.
    pub wrote: BTreeSet<String>,
}

/// Results of a subject, by case.
pub type Evidence = BTreeMap<String, Entry>;

//! The result of a comparison with a library.

use std::path::Path;

use cuspec_spec::declared::Api;

use super::exports::Exports;
use super::fit::{Count, Range, Symbols, join};

/// The exports of a library compared with a toolkit.
pub(super) struct Report<'a> {
    pub path: &'a Path,
    pub exports: &'a Exports,
    pub symbols: &'a Symbols<'a>,
    /// The number of exported symbols of other APIs.
    pub other_apis: Vec<(Api, usize)>,
    /// The counts for each toolkit.
    pub counts: Vec<Count>,
    /// The indexes of the toolkits that the library is nearest to.
    pub nearest: Vec<usize>,
    /// The index of the toolkit that the library is compared with.
    pub compared: usize,
    /// Symbols of that toolkit that the library lacks, with all toolkits that declare them.
    pub missing: Vec<(&'a str, Vec<Range>)>,
    /// Exports that only other toolkits declare.
    pub extra: Vec<(&'a str, Vec<Range>)>,
    /// Exports that no toolkit declares, spelt like functions of the API.
    pub undeclared: Vec<&'a str>,
    /// Exports that begin with an underscore.
    pub private: Vec<&'a str>,
    /// All other exports.
    pub other: Vec<&'a str>,
}

impl Report<'_> {
    /// Returns the nearest toolkits as the predicate of a sentence.
    pub(super) fn verdict(&self) -> String {
        let ranges = self.symbols.ranges(|index| self.nearest.contains(&index));
        match self.is_exact() {
            true => format!("looks like {}", join(&ranges)),
            false => format!("is nearest to {}", join(&ranges)),
        }
    }

    /// Whether the exports match a toolkit exactly.
    pub(super) fn is_exact(&self) -> bool {
        self.nearest
            .iter()
            .any(|index| self.counts[*index].distance() == 0)
    }
}

//! What came of a library.

use std::path::Path;

use cuspec_spec::declared::Api;

use super::exports::Exports;
use super::fit::{Count, Range, Symbols, join};

/// What a library exports beside what it should.
pub(super) struct Report<'a> {
    pub path: &'a Path,
    pub exports: &'a Exports,
    pub symbols: &'a Symbols<'a>,
    /// How many symbols of other APIs it exports too.
    pub also: Vec<(Api, usize)>,
    /// One for each toolkit.
    pub counts: Vec<Count>,
    /// The places of the toolkits that it is nearest to.
    pub nearest: Vec<usize>,
    /// The place of the toolkit that it is held against.
    pub held: usize,
    /// What that toolkit declares and the library lacks, and where else it stands.
    pub missing: Vec<(&'a str, Vec<Range>)>,
    /// What it exports and only other toolkits declare.
    pub extra: Vec<(&'a str, Vec<Range>)>,
    /// Exports spelt like the API's functions that no toolkit declares.
    pub undeclared: Vec<&'a str>,
    /// Exports that begin with an underscore.
    pub private: Vec<&'a str>,
    /// All other exports.
    pub other: Vec<&'a str>,
}

impl Report<'_> {
    /// What the library looks like, for the middle of a sentence.
    pub(super) fn verdict(&self) -> String {
        let ranges = self.symbols.ranges(|place| self.nearest.contains(&place));
        match self.is_exact() {
            true => format!("looks like {}", join(&ranges)),
            false => format!("is nearest to {}", join(&ranges)),
        }
    }

    /// Whether some toolkit has just the symbols that are exported.
    pub(super) fn is_exact(&self) -> bool {
        self.nearest
            .iter()
            .any(|place| self.counts[*place].distance() == 0)
    }
}

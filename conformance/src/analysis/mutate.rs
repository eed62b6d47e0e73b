//! Does the suite bite? The reference driver is run with one check at a time switched off, or with
//! one code exchanged for another; a suite worth its name notices.
//!
//! A mutant is one of these changes. It is caught by a case that comes out as expected without the
//! change, and otherwise with it.

mod hunt;
mod index;
mod report;

use serde::Serialize;

pub use hunt::{Fate, Hunt};
pub use index::Index;
pub use report::{Summary, to_json};

/// The variable that tells the reference driver what to do otherwise.
pub const VARIABLE: &str = "CUSPEC_MUTATE";

/// One change of one check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mutant {
    /// `cuStreamCreate/initialized`
    pub rule: String,
    pub change: Change,
}

/// What a mutant does otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The check is not made.
    Off,
    /// The check leads to this code.
    Code(u32),
}

impl Mutant {
    /// What the reference driver is told.
    pub fn setting(&self) -> String {
        match self.change {
            Change::Off => format!("off {}", self.rule),
            Change::Code(code) => format!("code {code} {}", self.rule),
        }
    }

    /// The function whose check it is.
    pub fn function(&self) -> &str {
        self.rule.split('/').next().unwrap_or(&self.rule)
    }
}

/// So many of the mutants, spread evenly over all of them.
pub fn sample(mutants: Vec<Mutant>, count: usize) -> Vec<Mutant> {
    let all = mutants.len();
    if count >= all {
        return mutants;
    }
    let mut left = mutants.into_iter().map(Some).collect::<Vec<_>>();
    (0..count)
        .filter_map(|index| left[index * all / count].take())
        .collect()
}

#[cfg(test)]
mod tests;

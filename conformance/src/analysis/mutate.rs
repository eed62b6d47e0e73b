//! Mutation testing of the suite. The reference libraries run with one check switched off, with one code
//! exchanged for another, or with one effect of successful calls changed; a good suite detects that.
//!
//! A mutant is one such change. It is caught by a case that has the expected outcome without the change and
//! an unexpected one with it.

mod claims;
mod execution;
mod index;
mod report;
mod within;

use serde::Serialize;

pub use execution::{MutantResult, MutationTest};
pub use index::Index;
pub use report::{Summary, to_json};
pub use within::{Chosen, within};

/// The environment variable with the mutant for the reference libraries.
pub const VARIABLE: &str = "CUSPEC_MUTATE";

/// A change of a check, or of an effect of a function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mutant {
    /// The rule, `cuStreamCreate/initialized`, or the function.
    pub of: String,
    pub change: Change,
}

/// The kind of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The check is omitted.
    Off,
    /// The check returns this code.
    Code(u32),
    /// A successful call has no effect.
    Skip,
    /// A successful call does not write a parameter's place.
    Unwritten(&'static str),
    /// A successful call writes another plausible value.
    Value(&'static str),
    /// A successful call affects another object than the one that was passed.
    Neighbour(&'static str),
    /// A call does not wait.
    Early,
    /// A call waits for all work of the context first.
    Late,
    /// A call reads its source only when its stream gets there.
    LateRead,
}

/// The part that is changed: checks, or effects of successful calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Checks,
    Effects,
}

impl Change {
    /// The changed parameter.
    pub fn param(self) -> Option<&'static str> {
        match self {
            Change::Unwritten(param) | Change::Value(param) | Change::Neighbour(param) => {
                Some(param)
            }
            _ => None,
        }
    }

    pub fn part(self) -> Part {
        match self {
            Change::Off | Change::Code(_) => Part::Checks,
            _ => Part::Effects,
        }
    }
}

impl Mutant {
    /// The value of the environment variable.
    pub fn setting(&self) -> String {
        let of = &self.of;
        match self.change {
            Change::Off => format!("off {of}"),
            Change::Code(code) => format!("code {code} {of}"),
            Change::Skip => format!("skip {of}"),
            Change::Unwritten(param) => format!("unwritten {of} {param}"),
            Change::Value(param) => format!("value {of} {param}"),
            Change::Neighbour(param) => format!("neighbour {of} {param}"),
            Change::Early => format!("early {of}"),
            Change::Late => format!("late {of}"),
            Change::LateRead => format!("late-read {of}"),
        }
    }

    /// The function whose check or effect is changed.
    pub fn function(&self) -> &str {
        Mutant::function_of(&self.of)
    }

    /// The function of a rule.
    fn function_of(rule: &str) -> &str {
        rule.split('/').next().unwrap_or(rule)
    }
}

/// A claim that a case or scenario shows the effect of a function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    /// The function whose effect is shown.
    pub function: String,
    /// The id of the scenario or of the postcondition.
    pub by: String,
    /// Cases of which at least one must fail if the function has no effect.
    #[serde(skip)]
    pub cases: Vec<usize>,
    /// Whether the postcondition reads text at an address that the call writes.
    #[serde(skip)]
    pub reads_text: bool,
}

/// Samples `count` mutants, spread evenly.
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

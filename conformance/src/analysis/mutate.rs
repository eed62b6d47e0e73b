//! Does the suite bite? The reference libraries are run with one check at a time switched off, or with
//! one code exchanged for another, or with calls that succeed and do something else than they should; a
//! suite worth its name notices.
//!
//! A mutant is one of these changes. It is caught by a case that comes out as expected without the
//! change, and otherwise with it.

mod claims;
mod hunt;
mod index;
mod report;
mod within;

use serde::Serialize;

pub use hunt::{Fate, Hunt};
pub use index::Index;
pub use report::{Summary, to_json};
pub use within::{Chosen, within};

/// The variable that tells the reference libraries what to do otherwise.
pub const VARIABLE: &str = "CUSPEC_MUTATE";

/// One change of one check, or of what one function does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mutant {
    /// The rule, `cuStreamCreate/initialized`, or the function.
    pub of: String,
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
    /// A call that succeeds does nothing.
    Skip,
    /// It leaves what a parameter leads to unwritten.
    Unwritten(&'static str),
    /// It writes another value there that is as plausible.
    Value(&'static str),
    /// It does it to another object than the one that was passed.
    Neighbour(&'static str),
    /// It waits for nothing.
    Early,
}

/// What is changed: whether a call is refused, or what it does if it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Checks,
    Effects,
}

impl Change {
    /// The parameter that it is about.
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
    /// What the reference libraries are told.
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
        }
    }

    /// The function whose check it is, or whose effect.
    pub fn function(&self) -> &str {
        Mutant::function_of(&self.of)
    }

    /// The function of a rule, by its id.
    fn function_of(rule: &str) -> &str {
        rule.split('/').next().unwrap_or(rule)
    }
}

/// What is said to show that a function does something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    /// Whose success is to be seen.
    pub function: String,
    /// The id of the scenario, or of what the contract ensures.
    pub by: String,
    /// The cases that are to fail where the function does nothing: one of them has to.
    #[serde(skip)]
    pub cases: Vec<usize>,
    /// Whether it follows an address that the call writes.
    #[serde(skip)]
    pub is_about_a_text: bool,
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

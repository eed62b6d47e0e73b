//! What is known beforehand: outcomes that differ, cases that flake, and cases that are not to be
//! run. Each stands on a line of a file, with its reason.

pub mod accept;
mod assessment;
mod condition;
mod line;
mod link;
mod list;
mod observed;
mod tally;

use std::collections::BTreeMap;
use std::path::Path;

use crate::results::environment::Environment;
use crate::suite::plan::Plan;

pub use assessment::{Assessment, Standing, Surprise, stand};
pub use line::Purpose;
pub use link::find_link;
pub use list::{List, Stale};
pub use tally::{Absence, OfFunction, Tally};

/// The three lists.
#[derive(Clone, Debug, Default)]
pub struct Expectations {
    pub baseline: List,
    pub flakes: List,
    pub skips: List,
}

impl Expectations {
    /// Reads the files that there are. The error shows every line that does not read.
    pub fn load(
        baseline: Option<&Path>,
        flakes: Option<&Path>,
        skips: Option<&Path>,
    ) -> Result<Expectations, String> {
        let load = |path: Option<&Path>, purpose| match path {
            Some(path) => List::load(path, purpose),
            None => Ok(List::default()),
        };
        Ok(Expectations {
            baseline: load(baseline, Purpose::Baseline)?,
            flakes: load(flakes, Purpose::Flakes)?,
            skips: load(skips, Purpose::Skips)?,
        })
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        let lists = [&self.baseline, &self.flakes, &self.skips];
        lists.iter().all(|list| list.entries().is_empty())
    }

    /// The cases of a plan that are not to be run there, each with the reason.
    pub fn skipped(&self, plan: &Plan, environment: &Environment) -> BTreeMap<String, String> {
        let skip = |case: &str| {
            let entry = self.skips.about(case, environment)?;
            Some((case.to_owned(), entry.reason.clone()))
        };
        let cases = plan.cases.iter();
        cases.filter_map(|planned| skip(planned.id())).collect()
    }
}

#[cfg(test)]
mod tests;

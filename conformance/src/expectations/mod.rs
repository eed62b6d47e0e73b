//! Expectations besides the contracts: known differences, flakes, and cases to skip. Each is a line of a
//! file, with a reason.

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
    /// Reads the given files. The error contains every invalid line.
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

    /// Whether there are no expectations.
    pub fn is_empty(&self) -> bool {
        let lists = [&self.baseline, &self.flakes, &self.skips];
        lists.iter().all(|list| list.entries().is_empty())
    }

    /// The cases of a plan to skip in this environment, with their reasons.
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

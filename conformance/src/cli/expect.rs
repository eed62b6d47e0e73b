//! What a command is told to expect: lists of what is known, recorded evidence to judge by, and how
//! often to look again.

use std::path::{Path, PathBuf};

use crate::evidence::reference::Reference;
use crate::expectations::{Assessment, Expectations};
use crate::results::CaseResult;
use crate::results::environment::{BeneathId, Environment};
use crate::results::exit::Stop;
use crate::suite::Suite;
use crate::suite::plan::{self, Plan};
use clap::Args;

/// The files that say what is known.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What is known")]
pub struct Lists {
    /// Outcomes that are known to differ, one per line: case, outcome, conditions, # reason
    /// with a link to an issue
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Cases that may come out otherwise when they are run again: case, conditions, # reason
    #[arg(long, value_name = "FILE")]
    pub flakes: Option<PathBuf>,
}

/// What is not run, and what is run again.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What is known")]
pub struct Again {
    /// Cases that are not run: case, conditions, # reason
    #[arg(long, value_name = "FILE")]
    pub skip: Option<PathBuf>,
    /// Run a case that comes as a surprise again, up to so often; one that then comes out otherwise
    /// is a flake
    #[arg(long, value_name = "N", default_value = "0")]
    pub retries: u32,
    /// Run everything so often; what does not come out the same every time is a flake
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub stress: Option<u32>,
}

/// What decides.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What is known")]
pub struct Against {
    /// Judge by what a real library did instead of by the contracts, wherever that is recorded: the
    /// folder of evidence or of a run, or evidence that is kept here by its name, `h200-580.159.04`
    #[arg(long, value_name = "EVIDENCE")]
    pub reference: Option<PathBuf>,
}

/// What a library is held against that stands on another one.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "What is known")]
pub struct Beneath {
    /// Run the cases first on what lies beneath the subject, and then tell only what the subject
    /// changes: on the driver without what is preloaded, or on the driver that is named here
    #[arg(long, value_name = "PATH", num_args = 0..=1, conflicts_with = "reference")]
    pub beneath: Option<Option<PathBuf>>,
    /// The same, where the runtime is the subject: on the runtime that is named here
    #[arg(long, value_name = "PATH", conflicts_with = "reference")]
    pub beneath_runtime: Option<PathBuf>,
}

impl Beneath {
    /// What is named as lying beneath, if that is to be run.
    pub fn id(&self) -> Option<BeneathId> {
        let is_asked = self.beneath.is_some() || self.beneath_runtime.is_some();
        is_asked.then(|| BeneathId {
            driver: self.beneath.clone().flatten(),
            runtime: self.beneath_runtime.clone(),
        })
    }
}

impl Against {
    /// Opens what was named. What cannot be read is a mistake of the command line, and so is evidence
    /// of none of the cases of a `whole`: nothing would be reference_verdict by it. A part may be so small.
    pub fn open(&self, whole: Option<&Plan>) -> Result<Option<Reference>, Stop> {
        let Some(name) = &self.reference else {
            return Ok(None);
        };
        let reference = Reference::open(name).map_err(Stop::usage)?;
        match whole.filter(|plan| !reference.has_any(plan)) {
            None => Ok(Some(reference)),
            Some(plan) => Err(Stop::usage(format!(
                "{} has none of the {} cases: name evidence of the same part of the suite",
                name.display(),
                plan.cases.len()
            ))),
        }
    }
}

/// The lists, and the suite that their lines are about.
pub struct Known {
    pub expectations: Expectations,
    suite: Suite,
}

impl Known {
    /// Reads what was named. A line that does not read is a mistake of the command line.
    pub fn load(suite: &Suite, lists: &Lists, skip: Option<&Path>) -> Result<Known, Stop> {
        let (baseline, flakes) = (lists.baseline.as_deref(), lists.flakes.as_deref());
        let expectations = Expectations::load(baseline, flakes, skip).map_err(Stop::usage)?;
        Ok(Known {
            expectations,
            suite: *suite,
        })
    }

    /// A assessment of no result yet, in which stale lines are named.
    pub fn assessment<'a>(&'a self, environment: &'a Environment) -> Result<Assessment<'a>, Stop> {
        let mut assessment = Assessment::new(&self.expectations, environment);
        if !self.expectations.is_empty() {
            let cases = plan::ids(&self.suite);
            assessment.find_stale(cases).map_err(Stop::infrastructure)?;
        }
        Ok(assessment)
    }

    /// A run of these results, reckoned.
    pub fn assess<'a>(
        &'a self,
        results: impl Iterator<Item = Result<CaseResult, String>>,
        environment: &'a Environment,
    ) -> Result<Assessment<'a>, Stop> {
        let mut assessment = self.assessment(environment)?;
        for (place, result) in results.enumerate() {
            assessment.add(place, &result.map_err(Stop::infrastructure)?);
        }
        Ok(assessment)
    }
}

/// The ids of all cases of the suite.
pub fn cases(suite: &Suite) -> Result<Vec<String>, Stop> {
    let ids = plan::ids(suite).map(|id| id.map(String::from));
    ids.collect::<Result<_, _>>().map_err(Stop::infrastructure)
}

//! Options for expectations: lists of known outcomes, recorded evidence as the reference, and the number of
//! retries.

use std::path::{Path, PathBuf};

use crate::evidence::reference::Reference;
use crate::expectations::{Assessment, Expectations};
use crate::results::CaseResult;
use crate::results::environment::{BeneathId, Environment};
use crate::results::exit::Stop;
use crate::suite::Suite;
use crate::suite::plan::{self, Plan};
use clap::Args;

/// Files with known outcomes.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Expectations")]
pub struct Lists {
    /// Outcomes that are known to differ, one per line: case, outcome, conditions, # reason with a link to an
    /// issue
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Cases whose outcome may change when they are repeated: case, conditions, # reason
    #[arg(long, value_name = "FILE")]
    pub flakes: Option<PathBuf>,
}

/// Cases that are skipped, and cases that are repeated.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Expectations")]
pub struct Again {
    /// Cases to skip: case, conditions, # reason
    #[arg(long, value_name = "FILE")]
    pub skip: Option<PathBuf>,
    /// Repeat a case with an unexpected outcome up to N times; a case whose outcome then changes is a flake
    #[arg(long, value_name = "N", default_value = "0")]
    pub retries: u32,
    /// Run every case N times; a case whose outcome changes is a flake
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub stress: Option<u32>,
}

/// The reference of the judgement.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Expectations")]
pub struct Against {
    /// Judge by the recorded results of a real library, and by the contracts where no result is recorded: the
    /// folder of evidence or of a run, or the name of evidence in this repository, `h200-580.159.04`
    #[arg(long, value_name = "EVIDENCE")]
    pub reference: Option<PathBuf>,
}

/// The libraries beneath the subject, as the reference of a wrapper or an interposer.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Expectations")]
pub struct Beneath {
    /// Run the cases on the library under an interposer first, and report only the differences: on the driver
    /// without preloaded libraries, or on the driver at PATH (`fuzz --beneath` names the judge instead)
    #[arg(long, value_name = "PATH", num_args = 0..=1, conflicts_with = "reference")]
    pub beneath: Option<Option<PathBuf>>,
    /// The same for a runtime as the subject: run the cases on the runtime at PATH first
    #[arg(long, value_name = "PATH", conflicts_with = "reference")]
    pub beneath_runtime: Option<PathBuf>,
}

impl Beneath {
    /// The libraries beneath, if the options request a run of them.
    pub fn id(&self) -> Option<BeneathId> {
        beneath_id(self.beneath.as_ref(), self.beneath_runtime.as_ref())
    }
}

/// The libraries that `--beneath` and `--beneath-runtime` name, if one of these options is present.
pub(super) fn beneath_id(
    driver: Option<&Option<PathBuf>>,
    runtime: Option<&PathBuf>,
) -> Option<BeneathId> {
    let is_requested = driver.is_some() || runtime.is_some();
    is_requested.then(|| BeneathId {
        driver: driver.cloned().flatten(),
        runtime: runtime.cloned(),
    })
}

impl Against {
    /// Opens the reference. Fails with a usage error if it cannot be read, or if it has none of the cases of
    /// `whole`. Callers pass no plan for a part of a suite, which may be too small.
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

/// Expectations, with the suite that their lines refer to.
pub struct Known {
    pub expectations: Expectations,
    suite: Suite,
}

impl Known {
    /// Reads the lists. A line that cannot be parsed is a usage error.
    pub fn load(suite: &Suite, lists: &Lists, skip: Option<&Path>) -> Result<Known, Stop> {
        let (baseline, flakes) = (lists.baseline.as_deref(), lists.flakes.as_deref());
        let expectations = Expectations::load(baseline, flakes, skip).map_err(Stop::usage)?;
        Ok(Known {
            expectations,
            suite: *suite,
        })
    }

    /// An assessment without results, with the stale lines of the lists.
    pub fn assessment<'a>(&'a self, environment: &'a Environment) -> Result<Assessment<'a>, Stop> {
        let mut assessment = Assessment::new(&self.expectations, environment);
        if !self.expectations.is_empty() {
            let cases = plan::ids(&self.suite);
            assessment.find_stale(cases).map_err(Stop::infrastructure)?;
        }
        Ok(assessment)
    }

    /// An assessment of these results.
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

/// Ids of all cases of the suite.
pub fn cases(suite: &Suite) -> Result<Vec<String>, Stop> {
    let ids = plan::ids(suite).map(|id| id.map(String::from));
    ids.collect::<Result<_, _>>().map_err(Stop::infrastructure)
}

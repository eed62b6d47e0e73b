//! Selection, order and sharding of cases: options that `run`, `list` and `bisect` share.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::selection::shard_choice::{ShardChoice, variable};
use super::selection::{Rerun, Selection, require_known_hazards};
use crate::report::Summary;
use crate::results::CaseResult;
use crate::results::atomic_write;
use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::suite::Suite;
use crate::suite::order;
use crate::suite::plan::{Plan, Planned};
use crate::suite::shard::Part;
use clap::Args;
use regex::Regex;

#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Selection; a case must match all options")]
pub struct Select {
    /// Only cases of this API group: `driver/stream`, or `stream` for both APIs; may be repeated
    #[arg(long = "group", value_name = "NAME")]
    groups: Vec<String>,
    /// Only cases that name this rule, `cuInit/Flags.unknown-bit`; `*` matches any text; may be repeated
    #[arg(long = "rule", value_name = "ID")]
    rules: Vec<String>,
    /// Only cases of this API (driver, runtime), or with this kind (plain, accepted, refused, rule, state,
    /// order, waiting, interop, survey, export, scenario), state or hazard; may be repeated
    #[arg(long = "tag", value_name = "TAG")]
    tags: Vec<String>,
    /// No cases with this tag; may be repeated
    #[arg(long, value_name = "TAG")]
    without: Vec<String>,
    /// Only cases in this file: an id or a pattern with `*` per line, comments after `#`; may be repeated
    #[arg(long = "cases", value_name = "FILE")]
    caselists: Vec<PathBuf>,
    /// Only cases with these earlier outcomes: `failed`, or a list of outcomes separated by commas, of the
    /// run in --rerun-from; or the folder of a run, for its failed cases
    #[arg(long, value_name = "WHICH|DIR")]
    rerun: Option<String>,
    /// The earlier run [default: target/conform, or the folder of `run --out`]
    #[arg(long, value_name = "DIR", requires = "rerun")]
    rerun_from: Option<PathBuf>,
    /// Only the smallest set of cases that covers every function and every rule
    #[arg(long)]
    smoke: bool,
    /// Run the cases in a random order [default seed: a new one each time]
    #[arg(long, value_name = "SEED", num_args = 0..=1)]
    shuffle: Option<Option<u64>>,
    /// Only this part of the suite, `2/5`; `none` for all of it, regardless of the environment [default: the
    /// part that Bazel, Kubernetes or Buildkite set in the environment, else all]
    #[arg(long, value_name = "I/N|none")]
    shard: Option<ShardChoice>,
}

/// The selected cases.
pub struct Chosen {
    pub plan: Plan,
    /// The part of the selection, if it is sharded.
    pub part: Option<Part>,
    /// Seed of the order.
    pub seed: Option<u64>,
}

impl Chosen {
    /// The cases in the order in which one worker would run them.
    pub fn in_order(&self) -> Vec<&Planned> {
        let batches = match self.seed {
            Some(seed) => order::shuffle(&self.plan, seed),
            None => return self.plan.cases.iter().collect(),
        };
        let indexes = batches.iter().flat_map(|batch| &batch.cases);
        indexes.map(|index| &self.plan.cases[*index]).collect()
    }
}

impl Select {
    /// Whether the command line selects all cases.
    pub fn is_everything(&self) -> bool {
        let whole = matches!(self.shard, None | Some(ShardChoice::None));
        self.selection(Path::new(""))
            .is_ok_and(|selection| selection.is_everything())
            && whole
    }

    /// Selects the cases, and prints to standard error what the command line alone does not show: the part
    /// with its source, and the seed. `out` is the default folder of an earlier run. A hazard that no case
    /// has is a usage error.
    pub fn choose(
        &self,
        suite: &Suite,
        filter: Option<&Regex>,
        hazards: &[String],
        out: &Path,
    ) -> Result<Chosen, Stop> {
        let selection = self.selection(out)?;
        // The plan may omit unmatched cases only if no other option needs them.
        let alone = filter.filter(|_| selection.is_everything() && hazards.is_empty());
        let whole = Plan::load(suite, alone).map_err(Stop::infrastructure)?;
        require_known_hazards(hazards, &whole)?;
        let mut plan = selection.select(whole)?;
        if let Some(filter) = filter {
            plan.cases.retain(|planned| filter.is_match(planned.id()));
        }
        if plan.cases.is_empty() {
            let filter = filter.map(|filter| format!("no case has an id that matches `{filter}`"));
            let reason = filter.filter(|_| self.is_everything());
            let reason =
                reason.unwrap_or_else(|| "no case matches all options of the selection".to_owned());
            return Err(Stop::usage(reason));
        }
        let (plan, part) = self.apply_shard(plan)?;
        let seed = self.shuffle.map(|seed| seed.unwrap_or_else(random_seed));
        if let Some(seed) = seed {
            eprintln!("cuconform: the order is shuffled; --shuffle {seed} repeats it");
        }
        Ok(Chosen { plan, part, seed })
    }

    /// Selects the part and the order of a run that has begun, regardless of the present environment.
    pub fn restore(&mut self, begun: &Environment) {
        let part = begun.shard.as_ref();
        self.shard = Some(part.map_or(ShardChoice::None, |part| ShardChoice::Part(part.shard)));
        self.shuffle = begun.shuffle.map(Some);
    }

    fn selection(&self, out: &Path) -> Result<Selection, Stop> {
        let folder = self.rerun_from.as_deref().unwrap_or(out);
        let rerun = self.rerun.as_deref();
        Ok(Selection {
            groups: self.groups.clone(),
            rules: self.rules.clone(),
            tags: self.tags.clone(),
            without: self.without.clone(),
            caselists: self.caselists.clone(),
            rerun: rerun.map(|text| Rerun::parse(text, folder)).transpose()?,
            smoke: self.smoke,
        })
    }

    fn apply_shard(&self, plan: Plan) -> Result<(Plan, Option<Part>), Stop> {
        let Some(found) = ShardChoice::find(self.shard, "cases")? else {
            return Ok((plan, None));
        };
        let all = plan.cases.len();
        let (plan, part) = found.shard.take(plan);
        found.report(part.cases, all, "cases")?;
        Ok((plan, Some(part)))
    }
}

/// A random seed of at most six digits, so that it is easy to type.
fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |since| since.as_nanos() as u64);
    (now ^ u64::from(std::process::id()) << 20) % 1_000_000
}

/// Touches the file that signals support for sharding to Bazel.
pub fn touch_status_file() -> Result<(), Stop> {
    let Some(path) = variable("TEST_SHARD_STATUS_FILE") else {
        return Ok(());
    };
    let touched = OpenOptions::new().create(true).append(true).open(&path);
    touched.map(drop).map_err(|error| {
        Stop::infrastructure(format!(
            "cannot touch {path}, which TEST_SHARD_STATUS_FILE names: {error}"
        ))
    })
}

/// Writes the JUnit file that Bazel requests.
pub fn write_xml_output(
    summary: &Summary<'_>,
    results: &dyn Fn() -> Result<Vec<CaseResult>, Stop>,
) -> Result<(), Stop> {
    let Some(path) = variable("XML_OUTPUT_FILE") else {
        return Ok(());
    };
    let cannot = |error: String| {
        Stop::infrastructure(format!(
            "cannot write {path}, which XML_OUTPUT_FILE names: {error}"
        ))
    };
    let xml = summary.junit(results()?);
    let xml = xml.map_err(|error| cannot(error.to_string()))?;
    atomic_write::write(Path::new(&path), &xml).map_err(|error| cannot(error.to_string()))
}

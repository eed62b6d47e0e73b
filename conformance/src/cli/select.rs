//! Which cases, in which order, and which part of them: the options that `run`, `list` and `bisect`
//! share.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use super::selection::{Rerun, Selection, demand_hazards, shard_variables};
use crate::report::Summary;
use crate::results::CaseResult;
use crate::results::atomic_write;
use crate::results::environment::Environment;
use crate::results::exit::Stop;
use crate::suite::Suite;
use crate::suite::order;
use crate::suite::plan::{Plan, Planned};
use crate::suite::shard::{Part, Shard};
use clap::Args;
use regex::Regex;

#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Selection; several options narrow each other")]
pub struct Select {
    /// Only cases of this API group, `driver/stream`, or `stream` for both APIs; may be given several
    /// times
    #[arg(long = "group", value_name = "NAME")]
    groups: Vec<String>,
    /// Only cases that name this rule, `cuInit/Flags.unknown-bit`; `*` stands for anything; may be
    /// given several times
    #[arg(long = "rule", value_name = "ID")]
    rules: Vec<String>,
    /// Only cases of this API (driver, runtime), or with this kind (plain, accepted, refused, rule, state, order, survey, export,
    /// scenario), state or hazard; may be given several times
    #[arg(long = "tag", value_name = "TAG")]
    tags: Vec<String>,
    /// Only cases named in this file: an id or a pattern with `*` per line, comments after `#`; may be
    /// given several times
    #[arg(long = "cases", value_name = "FILE")]
    caselists: Vec<PathBuf>,
    /// Only cases that came out so earlier: `failed`, or outcomes with commas between them, of the run
    /// in --rerun-from; or the folder of a run, of which the failed ones are meant
    #[arg(long, value_name = "WHICH|DIR")]
    rerun: Option<String>,
    /// The earlier run [default: target/conform, or what `run --out` names]
    #[arg(long, value_name = "DIR", requires = "rerun")]
    rerun_from: Option<PathBuf>,
    /// Only the fewest cases that meet every function and every rule once
    #[arg(long)]
    smoke: bool,
    /// Run them in an order that the seed decides [default seed: another one each time]
    #[arg(long, value_name = "SEED", num_args = 0..=1)]
    shuffle: Option<Option<u64>>,
    /// Only this part of several, `2/5`; `none` for all, whatever the environment says
    /// [default: what Bazel, Kubernetes or Buildkite ask for in the environment, else all]
    #[arg(long, value_name = "I/N|none")]
    shard: Option<Choice>,
}

/// What the command line says of shards.
#[derive(Clone, Copy, Debug)]
enum Choice {
    None,
    Part(Shard),
}

impl FromStr for Choice {
    type Err = String;

    fn from_str(text: &str) -> Result<Choice, String> {
        match text {
            "none" => Ok(Choice::None),
            text => text.parse().map(Choice::Part),
        }
    }
}

/// What is to be run.
pub struct Chosen {
    pub plan: Plan,
    /// Which part of what was selected it is.
    pub part: Option<Part>,
    /// The seed of its order.
    pub seed: Option<u64>,
}

impl Chosen {
    /// The cases in the order that one worker would run them in.
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
    /// Whether all cases are asked for, as far as the command line goes.
    pub fn is_everything(&self) -> bool {
        let whole = matches!(self.shard, None | Some(Choice::None));
        self.selection(Path::new(""))
            .is_ok_and(|selection| selection.is_everything())
            && whole
    }

    /// The cases. Says on standard error what nobody could see from the command line: which part it
    /// is and why, and the seed. `out` is where an earlier run lies if nothing else is said; hazards that
    /// are asked for have to be those of some case.
    pub fn choose(
        &self,
        suite: &Suite,
        filter: Option<&Regex>,
        hazards: &[String],
        out: &Path,
    ) -> Result<Chosen, Stop> {
        let selection = self.selection(out)?;
        // Nobody else asks what the filter leaves out.
        let alone = filter.filter(|_| selection.is_everything() && hazards.is_empty());
        let whole = Plan::load(suite, alone).map_err(Stop::infrastructure)?;
        demand_hazards(hazards, &whole)?;
        let mut plan = selection.select(whole)?;
        if let Some(filter) = filter {
            plan.cases.retain(|planned| filter.is_match(planned.id()));
        }
        if plan.cases.is_empty() {
            let filter = filter.map(|filter| format!("no case has an id that matches `{filter}`"));
            let reason = filter.filter(|_| self.is_everything());
            let reason = reason.unwrap_or_else(|| "no case is in all of the selection".to_owned());
            return Err(Stop::usage(reason));
        }
        let (plan, part) = self.take_part(plan)?;
        let seed = self.shuffle.map(|seed| seed.unwrap_or_else(any_seed));
        if let Some(seed) = seed {
            eprintln!("cuconform: the order is shuffled; --shuffle {seed} repeats it");
        }
        Ok(Chosen { plan, part, seed })
    }

    /// Asks for the part and the order of a run that has begun, whatever the environment says now.
    pub fn recall(&mut self, begun: &Environment) {
        let part = begun.shard.as_ref();
        self.shard = Some(part.map_or(Choice::None, |part| Choice::Part(part.shard)));
        self.shuffle = begun.shuffle.map(Some);
    }

    fn selection(&self, out: &Path) -> Result<Selection, Stop> {
        let folder = self.rerun_from.as_deref().unwrap_or(out);
        let rerun = self.rerun.as_deref();
        Ok(Selection {
            groups: self.groups.clone(),
            rules: self.rules.clone(),
            tags: self.tags.clone(),
            caselists: self.caselists.clone(),
            rerun: rerun.map(|text| Rerun::parse(text, folder)).transpose()?,
            smoke: self.smoke,
        })
    }

    fn take_part(&self, plan: Plan) -> Result<(Plan, Option<Part>), Stop> {
        let (shard, source) = match self.shard {
            Some(Choice::None) => return Ok((plan, None)),
            Some(Choice::Part(shard)) => (shard, "--shard".to_owned()),
            None => match shard_variables::find(&variable)? {
                Some(found) => (found.shard, found.source),
                None => {
                    hint();
                    return Ok((plan, None));
                }
            },
        };
        let all = plan.cases.len();
        let (plan, part) = shard.take(plan);
        eprintln!(
            "cuconform: part {shard} ({source}): {} of {all} cases",
            part.cases
        );
        if plan.cases.is_empty() {
            return Err(Stop::usage(format!(
                "none of the {all} cases falls into part {shard}: ask for fewer parts"
            )));
        }
        Ok((plan, Some(part)))
    }
}

/// An index without a total may well number something else than shards.
fn hint() {
    if variable("JOB_COMPLETION_INDEX").is_some() {
        eprintln!(
            "cuconform: JOB_COMPLETION_INDEX is set and {} is not, so this is no part but the whole",
            shard_variables::TOTAL
        );
    }
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// A number that is easily typed again.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |since| since.as_nanos() as u64);
    (now ^ u64::from(std::process::id()) << 20) % 1_000_000
}

/// Tells Bazel that we know about shards.
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

/// Writes the JUnit file that Bazel asks for.
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

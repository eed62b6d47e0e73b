//! `cuconform states`.

use std::path::PathBuf;

use clap::Args;
use cuspec_diagnostic::nearest;
use cuspec_suite::State;
use regex::Regex;

use super::subject_options::SubjectOptions;
use super::worker_options::WorkerOptions;
use super::{out_folder, parse, progress};
use crate::analysis::states;
use crate::results::CaseResult;
use crate::results::exit::{Exit, Stop};
use crate::results::sanitize::sanitized;
use crate::suite::Suite;

#[derive(Args, Clone, Debug)]
pub struct Options {
    #[command(flatten)]
    libraries: SubjectOptions,
    /// Call only functions whose name matches this regular expression
    #[arg(long, value_name = "RE", value_parser = parse::filter)]
    filter: Option<Regex>,
    /// Make the calls only in this state; may be repeated [default: all states except `memory-full`]
    #[arg(long = "state", value_name = "NAME", value_parser = state)]
    states: Vec<State>,
    #[command(flatten)]
    workers: WorkerOptions,
    /// Folder in which the workers run
    #[arg(long, value_name = "DIR", default_value = "target/states")]
    out: PathBuf,
    /// Print one JSON object per call
    #[arg(long)]
    json: bool,
}

pub fn states(suite: &Suite, options: &Options) -> Result<Exit, Stop> {
    let subject = options.libraries.subject()?;
    let suite = &suite.of_apis(subject.apis());
    let states = match options.states.is_empty() {
        true => default_states(),
        false => options.states.clone(),
    };
    let plan =
        states::plan(suite, options.filter.as_ref(), &states).map_err(Stop::infrastructure)?;
    if plan.cases.is_empty() {
        return Err(Stop::usage("no contracted function matches".to_owned()));
    }
    let out = out_folder::prepare(&options.out)?;
    let run = options.workers.run(suite, &subject, &out)?;
    let run = run.undefined(true).observe(true);
    let description = run.probe()?;
    let run = run.found(&description);
    if let Some(reason) = &description.no_device {
        return Err(Stop::absent(sanitized(reason)));
    }
    let bar = progress::bar(plan.cases.len(), "calls");
    let results = run.execute(&plan, &description.machine, &|_, _| bar.inc(1));
    bar.finish_and_clear();
    match options.json {
        true => super::print::lines(results.iter().map(to_json)),
        false => super::print::text(&states::to_text(&results)),
    }
}

/// All states that neither need the whole memory of the device nor a code for the last error.
fn default_states() -> Vec<State> {
    let skipped = [State::MemoryFull, State::AfterError];
    let all = State::ALL.into_iter();
    all.filter(|state| !skipped.contains(state)).collect()
}

fn state(name: &str) -> Result<State, String> {
    State::parse(name).ok_or_else(|| {
        let near = nearest(name, State::ALL.iter().map(|state| state.name()));
        let advice = near.map(|near| format!("; did you mean `{near}`?"));
        format!("there is no such state{}", advice.unwrap_or_default())
    })
}

/// Serialization of a result cannot fail, since it is plain data.
fn to_json(result: &CaseResult) -> String {
    let value = serde_json::json!({
        "function": result.function,
        "state": states::state_of(result),
        "answer": result.behaviour(),
        "detail": result.detail,
        "after": result.aftermath,
    });
    value.to_string()
}

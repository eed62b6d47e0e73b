//! The survey of states: the plain call of each function in each state, whatever its contract says.

use std::collections::BTreeMap;

use cuspec_case::{Case, Kind};
use cuspec_suite::State;
use regex::Regex;

use crate::results::CaseResult;
use crate::suite::Suite;
use crate::suite::plan::Plan;
use crate::worker::ipc::{Aftermath, CaptureStatus, ContextChange};

/// The state whose capture is invalid before the call.
const INVALIDATED: State = State::CaptureInvalidated;

/// The plain call of each function whose name matches the filter, in each of the states.
pub fn plan(suite: &Suite, filter: Option<&Regex>, states: &[State]) -> Result<Plan, String> {
    let mut lines = Vec::new();
    for planned in Plan::load(suite, None)?.cases {
        let is_wanted = filter.is_none_or(|filter| filter.is_match(&planned.head.function));
        if planned.head.kind != Kind::Plain || !is_wanted {
            continue;
        }
        let case = planned.read()?;
        for state in states {
            lines.push(in_state(&case, *state).into());
        }
    }
    Plan::parse(lines.into_iter(), suite, None)
}

/// The case in another state, as JSON. It keeps neither expectations nor hazards, and gets a thread of its
/// own.
fn in_state(case: &Case, state: State) -> String {
    let case = Case {
        id: format!("{}[state={}]", case.function, state.name()),
        kind: Kind::State,
        state: state.name().to_owned(),
        shares_thread: false,
        hazard: None,
        ..case.clone()
    };
    // Serialization of a case cannot fail, since it is plain data.
    serde_json::to_string(&case).unwrap_or_default()
}

/// One line for each function, with the answers that differ from success grouped by answer.
pub fn to_text(results: &[CaseResult]) -> String {
    let mut functions: BTreeMap<&str, BTreeMap<String, Vec<&str>>> = BTreeMap::new();
    for result in results {
        let answers = functions.entry(&result.function).or_default();
        let states = answers.entry(describe(result)).or_default();
        states.push(state_of(result));
    }
    let mut text = String::new();
    for (function, answers) in functions {
        text.push_str(function);
        text.push('\n');
        for (answer, states) in answers {
            text.push_str(&format!("  {answer}: {}\n", states.join(" ")));
        }
    }
    text
}

/// The state of a case that [`in_state`] has made.
pub fn state_of(result: &CaseResult) -> &str {
    let rest = result.case.split_once("[state=");
    rest.map_or("", |(_, state)| state.trim_end_matches(']'))
}

/// The answer, followed by the changes of the thread that the call made.
fn describe(result: &CaseResult) -> String {
    let mut text = result.behaviour();
    if let Some(detail) = result.detail.as_ref().filter(|_| result.code.is_none()) {
        text.push_str(&format!(" ({detail})"));
    }
    let Some(aftermath) = &result.aftermath else {
        return text;
    };
    let Aftermath {
        capture,
        context,
        last_error,
        written,
    } = aftermath;
    match capture {
        None | Some(CaptureStatus::Active) => {}
        Some(CaptureStatus::Invalidated) if state_of(result) == INVALIDATED.name() => {}
        Some(CaptureStatus::Invalidated) => text.push_str(", capture invalidated"),
        Some(CaptureStatus::Ended) => text.push_str(", capture ended"),
        Some(CaptureStatus::Unknown) => text.push_str(", capture unknown"),
    }
    match context {
        ContextChange::Same => {}
        ContextChange::None => text.push_str(", no context"),
        ContextChange::Other => text.push_str(", other context"),
    }
    let code = result.code.as_deref().unwrap_or_default();
    if let Some(last_error) = last_error.as_deref().filter(|last| *last != code) {
        text.push_str(&format!(", last error {last_error}"));
    }
    if !written.is_empty() && code != result_of_success(result) {
        text.push_str(", outputs written");
    }
    text
}

fn result_of_success(result: &CaseResult) -> &'static str {
    match result.group.starts_with("runtime/") {
        true => "cudaSuccess",
        false => "CUDA_SUCCESS",
    }
}

//! Judging an earlier run by the present suite, without any call.
//!
//! Only recorded facts are available: places that were not watched during the run, and postconditions that
//! were not checked, cannot fail now.

use std::collections::BTreeMap;

use cuspec_case::{Case, Kind};

use crate::evidence::reference::Reference;
use crate::results::classify::{classify_play, fill};
use crate::results::verdict::{End, Observation, judge, parse_notes};
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::plan::{Plan, Planned};
use crate::suite::static_eval::StaticEval;
use crate::suite::success::{OBSERVED, WRITTEN};

/// A run judged by the present suite.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rejudged {
    /// Results in the order of the plan.
    pub results: Vec<CaseResult>,
    /// Cases of the plan without a result in the run.
    pub not_run: Vec<String>,
    /// Cases of the run that are no longer in the suite.
    pub unknown: Vec<String>,
}

/// Judges results from `machine`, by the contracts or by a reference.
pub fn rejudge(
    plan: &Plan,
    recorded: &[CaseResult],
    machine: &Machine,
    reference: Option<&Reference>,
) -> Result<Rejudged, String> {
    let mut by_case: BTreeMap<&str, &CaseResult> = recorded
        .iter()
        .map(|result| (result.case.as_str(), result))
        .collect();
    let mut rejudged = Rejudged::default();
    for planned in &plan.cases {
        match by_case.remove(planned.id()) {
            Some(result) => {
                let result = judge_again(planned, &result.without_reference(), machine)?;
                rejudged.results.push(match reference {
                    Some(reference) => reference.judge(planned, machine, result),
                    None => result,
                });
            }
            None => rejudged.not_run.push(planned.id().to_owned()),
        }
    }
    rejudged.unknown = by_case.into_keys().map(str::to_owned).collect();
    Ok(rejudged)
}

fn judge_again(
    planned: &Planned,
    recorded: &CaseResult,
    machine: &Machine,
) -> Result<CaseResult, String> {
    let case = planned.read()?;
    let static_eval = StaticEval::new(&case, machine);
    if let Some(reason) = static_eval.closed_gate() {
        return Ok(CaseResult::without_call(planned, Outcome::Skip, &reason));
    }
    if case.kind == Kind::Scenario
        && recorded.outcome == Outcome::Observed
        && recorded.ended.is_none()
    {
        let has_passed = match recorded.code.as_deref() {
            Some(word) => word == Outcome::Pass.word(),
            None => recorded.detail.is_none(),
        };
        let detail = recorded.detail.as_deref().unwrap_or_default();
        return Ok(CaseResult {
            time_us: recorded.time_us,
            case_us: recorded.case_us,
            output: recorded.output.clone(),
            slow: recorded.slow.clone(),
            ..classify_play(planned, has_passed, detail)
        });
    }
    let has_call = !matches!(case.kind, Kind::Scenario | Kind::Export);
    let stays = matches!(recorded.outcome, Outcome::Missing | Outcome::Flake);
    if !recorded.outcome.is_run() || stays || !has_call {
        return Ok(CaseResult {
            function: planned.head.function.clone(),
            group: planned.head.group.clone(),
            kind: planned.head.kind,
            ..recorded.clone()
        });
    }
    let seen = observe(&case, &static_eval, recorded);
    let verdict = judge(&static_eval.decide(), &seen);
    Ok(CaseResult {
        time_us: recorded.time_us,
        case_us: recorded.case_us,
        output: recorded.output.clone(),
        slow: recorded.slow.clone(),
        ..fill(planned, verdict, seen)
    })
}

/// The recorded observation, without violations that the present contract allows.
fn observe(case: &Case, static_eval: &StaticEval<'_>, recorded: &CaseResult) -> Observation {
    let remarks = parse_notes(recorded.detail.as_deref().unwrap_or_default());
    let is_demanded = |(rule, found): &(String, String)| {
        let mut ensures = case.ensures.iter();
        match rule.rsplit_once('/') {
            Some((function, WRITTEN)) if function == case.function => static_eval.must_write(found),
            // Checks that apply to every contract.
            Some((function, name)) if function == case.function && OBSERVED.contains(&name) => true,
            // A postcondition that is true for this library regardless of the call is not checked.
            _ => ensures.any(|ensure| {
                let is_settled = || ensure.holds.eval(static_eval).is_some_and(|held| held != 0);
                ensure.rule == *rule && !ensure.is_assumed() && !is_settled()
            }),
        }
    };
    Observation {
        code: recorded.code.clone(),
        later: recorded.later.clone(),
        end: recorded.ended.as_deref().map(End::parse),
        touched: remarks
            .touched
            .into_iter()
            .filter(|place| !static_eval.may_touch(place))
            .collect(),
        overrun: remarks.overrun,
        broken: remarks.broken.into_iter().filter(is_demanded).collect(),
        poisoned: remarks.poisoned,
    }
}

#[cfg(test)]
mod tests;

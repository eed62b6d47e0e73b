//! Judging a subject by the recorded results of another library instead of the contract.

use std::collections::BTreeSet;

use cuspec_case::{Case, Environment, Expr, Outcome as Answer};

use crate::evidence::{Entry, OUTSIDE, show};
use crate::results::verdict::parse_notes;
use crate::results::{CaseResult, LATER, Outcome, ReferenceVerdict};
use crate::suite::decision::{is_met, is_success};
use crate::suite::machine::Machine;
use crate::suite::static_eval::StaticEval;

/// Judges a result on the machine `here` by the reference's result on the machine `there`. If they are not
/// comparable, the verdict of the contract stays.
pub fn judge_by(
    entry: &Entry,
    case: &Case,
    there: &Machine,
    here: &Machine,
    result: CaseResult,
) -> CaseResult {
    let entry = apply_case(entry, &StaticEval::new(case, there));
    let reference_verdict = ReferenceVerdict {
        did: show(&entry),
        contract: result.by_contract(),
        expected: result.expected.clone(),
    };
    if !result.outcome.is_run() || result.undefined || result.outcome == Outcome::Flake {
        return measure(result, reference_verdict);
    }
    if !is_comparable(&entry, &result, case, there, here) {
        return result;
    }
    let (outcome, remark) = decide(&entry, case, here, &result);
    let mut result = measure(result, reference_verdict);
    result.expected = Some(show(&entry));
    result.outcome = outcome;
    if let Some(remark) = remark {
        result.detail = Some(match result.detail.take() {
            Some(detail) => format!("{detail}; {remark}"),
            None => remark,
        });
    }
    result
}

fn measure(result: CaseResult, reference_verdict: ReferenceVerdict) -> CaseResult {
    CaseResult {
        reference: Some(reference_verdict),
        ..result
    }
}

/// Updates an entry by the present suite: whether it is undefined, and which places a failing call may write.
fn apply_case(entry: &Entry, there: &StaticEval<'_>) -> Entry {
    let mut entry = entry.clone();
    entry.undefined = there.decide().is_undefined();
    entry.wrote.retain(|place| !there.may_touch(place));
    entry
}

/// Whether the reference's result determines the expectation. A missing function shows nothing, and neither
/// does a failed scenario, since the cause of its failure is not recorded.
fn is_comparable(
    entry: &Entry,
    result: &CaseResult,
    case: &Case,
    there: &Machine,
    here: &Machine,
) -> bool {
    let is_missing = |word: &str| word == Outcome::Missing.word();
    let is_recorded = match entry.behaviour.as_str() {
        word if is_missing(word) => is_missing(&result.behaviour()),
        word => is_answer(word) || is_end(word) || word == Outcome::Pass.word(),
    };
    is_recorded && !entry.undefined && is_same_question(case, there, here)
}

fn is_answer(behaviour: &str) -> bool {
    Outcome::ALL
        .iter()
        .all(|outcome| outcome.word() != behaviour)
}

fn is_end(behaviour: &str) -> bool {
    [Outcome::Crash, Outcome::Timeout]
        .map(Outcome::word)
        .contains(&behaviour)
}

/// Whether the same faults are present on both machines, as far as they depend on the machine.
pub(crate) fn is_same_question(case: &Case, there: &Machine, here: &Machine) -> bool {
    if there == here {
        return true;
    }
    let (there, here) = (StaticEval::new(case, there), StaticEval::new(case, here));
    let conditions = case
        .expect
        .faults
        .iter()
        .filter_map(|fault| fault.when.as_ref());
    conditions.into_iter().all(|condition| {
        match (condition.eval(&there), condition.eval(&here)) {
            (Some(one), Some(other)) => (one != 0) == (other != 0),
            // Without a worker the condition cannot be evaluated, so the machines must give the same answers.
            _ => is_answered_alike(condition, &there, &here),
        }
    })
}

fn is_answered_alike(expr: &Expr, there: &StaticEval<'_>, here: &StaticEval<'_>) -> bool {
    match expr {
        Expr::Attribute(number) => there.attribute(*number) == here.attribute(*number),
        Expr::Query(question) => there.query(question) == here.query(question),
        Expr::Not(inner) => is_answered_alike(inner, there, here),
        Expr::Binary(_, left, right) => {
            is_answered_alike(left, there, here) && is_answered_alike(right, there, here)
        }
        Expr::Int(_)
        | Expr::Arg(_)
        | Expr::Out { .. }
        | Expr::Names { .. }
        | Expr::Reads { .. } => true,
    }
}

/// The outcome, and a remark if the observation does not show the cause.
fn decide(
    entry: &Entry,
    case: &Case,
    here: &Machine,
    result: &CaseResult,
) -> (Outcome, Option<String>) {
    if is_end(&entry.behaviour) {
        return (Outcome::Observed, None);
    }
    let behaviour = result.behaviour();
    match behaviour.as_str() {
        "crash" => return (Outcome::Crash, None),
        "timeout" => return (Outcome::Timeout, None),
        "missing" if entry.behaviour != behaviour => return (Outcome::Missing, None),
        _ => {}
    }
    let is_alike =
        behaviour == entry.behaviour || is_free(case, here, &entry.behaviour, &behaviour);
    if !is_alike {
        return (Outcome::Fail, None);
    }
    let seen = parse_notes(result.detail.as_deref().unwrap_or_default());
    let outside = seen.overrun.iter().map(|place| format!("{OUTSIDE}{place}"));
    let wrote: BTreeSet<String> = seen.touched.iter().cloned().chain(outside).collect();
    if let Some(place) = entry.wrote.difference(&wrote).next() {
        return (Outcome::Fail, Some(format!("the reference wrote {place}")));
    }
    // Evidence contains neither postconditions nor asynchronous codes, so these are judged by the contract.
    let is_late = result
        .later
        .as_deref()
        .is_some_and(|code| !is_success(code));
    let is_harmed =
        wrote != entry.wrote || !seen.broken.is_empty() || (seen.poisoned.is_some() && !is_late);
    if is_harmed {
        return (Outcome::Fail, None);
    }
    (Outcome::Pass, None)
}

/// Whether a rule of the contract accepts both behaviours, as for a driver that returns varying codes.
pub(crate) fn is_free(case: &Case, machine: &Machine, one: &str, other: &str) -> bool {
    let decision = StaticEval::new(case, machine).decide();
    decision.acceptable.iter().any(|acceptable| {
        let answer = &acceptable.answer;
        let is_open = match answer {
            Answer::Codes(codes) => codes.len() > 1,
            Answer::Later(_) => true,
            Answer::Undefined => false,
        };
        let is_accepted = |behaviour: &str| match behaviour.split_once(LATER) {
            Some((code, later)) => is_met(answer, code, Some(later)),
            None => is_met(answer, behaviour, None),
        };
        is_open && is_accepted(one) && is_accepted(other)
    })
}

#[cfg(test)]
mod tests;

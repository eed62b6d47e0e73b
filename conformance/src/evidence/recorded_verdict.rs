//! Judging a subject by what another library did, in place of the contract.

use std::collections::BTreeSet;

use cuspec_case::{Case, Environment, Expr, Outcome as Answer};

use crate::evidence::{Entry, OUTSIDE, show};
use crate::results::verdict::recall;
use crate::results::{CaseResult, LATER, Outcome, ReferenceVerdict};
use crate::suite::decision::{is_met, is_success};
use crate::suite::machine::Machine;
use crate::suite::static_eval::StaticEval;

/// Judges what a subject did `here` by what the reference did `there`. Whatever the reference says
/// nothing about stays as the contract has it.
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

/// What is undefined, and which places may be written, is for the present suite to say.
fn apply_case(entry: &Entry, there: &StaticEval<'_>) -> Entry {
    let mut entry = entry.clone();
    entry.undefined = there.decide().is_undefined();
    entry.wrote.retain(|place| !there.may_touch(place));
    entry
}

/// Whether what the reference did says what the subject has to do. A library without the function
/// has shown nothing, and neither has a scenario that failed: how is not recorded.
fn is_comparable(
    entry: &Entry,
    result: &CaseResult,
    case: &Case,
    there: &Machine,
    here: &Machine,
) -> bool {
    let is_missing = |word: &str| word == Outcome::Missing.word();
    let is_told = match entry.behaviour.as_str() {
        word if is_missing(word) => is_missing(&result.behaviour()),
        word => is_answer(word) || is_end(word) || word == Outcome::Pass.word(),
    };
    is_told && !entry.undefined && is_same_question(case, there, here)
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

/// Whether the same is wrong with the call on both machines, as far as that depends on them.
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
            // Only a worker could tell: it has to be asked about the same machine.
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

/// The outcome, and what there is to say beyond what was seen.
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
    let seen = recall(result.detail.as_deref().unwrap_or_default());
    let outside = seen.overrun.iter().map(|place| format!("{OUTSIDE}{place}"));
    let wrote: BTreeSet<String> = seen.touched.iter().cloned().chain(outside).collect();
    if let Some(place) = entry.wrote.difference(&wrote).next() {
        return (Outcome::Fail, Some(format!("the reference wrote {place}")));
    }
    // Evidence keeps no statements about results and nothing of what came afterwards, so these are
    // the contract's.
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

/// Whether one rule of the contract leaves the choice between two behaviours, as where a driver
/// itself answers now this and now that.
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

//! From what a worker said, or from how it ended, to the result of a case.

use crate::results::verdict::{End, Observation, Verdict, judge};
use crate::results::{CaseResult, Outcome};
use crate::suite::Suite;
use crate::suite::plan::Planned;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::ipc::{Called, Report, What, missing_message};

/// Why a case is passed over of which the contract says nothing.
const UNDEFINED: &str = "undefined: ask for it with --undefined";

/// Turns a worker's report into a result.
pub fn classify(suite: &Suite, planned: &Planned, report: Report) -> CaseResult {
    let notes = (!report.notes.is_empty()).then(|| report.notes.join("; "));
    let mut result = match report.what {
        What::Called(called) => classify_call(suite, planned, called),
        What::Played { failure } => {
            let has_passed = failure.is_none();
            classify_play(planned, has_passed, &failure.unwrap_or_default())
        }
        What::Skipped { reason } => CaseResult::without_call(planned, Outcome::Skip, &reason),
        What::Undefined => CaseResult {
            undefined: true,
            ..CaseResult::without_call(planned, Outcome::Skip, UNDEFINED)
        },
        What::Missing => CaseResult::without_call(
            planned,
            Outcome::Missing,
            &missing_message(&planned.head.function),
        ),
        What::Lacks { symbol } => {
            CaseResult::without_call(planned, Outcome::Missing, &missing_message(&symbol))
        }
        What::Refused { reason } => CaseResult::without_call(planned, Outcome::Skip, &reason),
        What::Unable { reason } => CaseResult::without_call(planned, Outcome::Error, &reason),
    };
    result.time_us = report.time_us;
    result.detail = join(result.detail, notes);
    result
}

/// How a scenario came out. What came of one that nobody has seen come out yet stands where a call's
/// code does.
pub fn classify_play(planned: &Planned, has_passed: bool, detail: &str) -> CaseResult {
    let outcome = match has_passed {
        true => Outcome::Pass,
        false => Outcome::Fail,
    };
    if is_assumed(planned) {
        return CaseResult {
            code: Some(outcome.word().to_owned()),
            ..CaseResult::without_call(planned, Outcome::Observed, detail)
        };
    }
    CaseResult::without_call(planned, outcome, detail)
}

/// Whether nobody has seen yet that a scenario comes out as it says.
fn is_assumed(planned: &Planned) -> bool {
    let case = planned.read().ok();
    let basis = case.and_then(|case| case.expect.basis);
    basis.is_some_and(|basis| basis.is_assumption())
}

fn classify_call(suite: &Suite, planned: &Planned, called: Called) -> CaseResult {
    let seen = Observation {
        code: Some(suite.show_code(planned.head.api, called.code)),
        later: called
            .later
            .map(|code| suite.show_code(planned.head.api, code)),
        end: None,
        touched: called.touched,
        overrun: called.overrun,
        broken: called.broken,
        poisoned: called.poisoned,
    };
    fill(planned, judge(&called.decision, &seen), seen)
}

/// The worker ended: what it had noted on the page is all that is left of the case.
pub fn classify_end(suite: &Suite, planned: &Planned, page: &SharedPage, end: &End) -> CaseResult {
    let seen = Observation {
        code: page
            .code()
            .map(|code| suite.show_code(planned.head.api, code)),
        end: Some(end.clone()),
        ..Observation::default()
    };
    let phase = page.phase();
    let decision = page.decision();
    let known = decision.is_some();
    let mut result = fill(planned, judge(&decision.unwrap_or_default(), &seen), seen);
    if !known {
        result.expected = None;
    }
    if phase != Phase::Call {
        result.detail = join(result.detail, Some(phase.text().to_owned()));
    }
    result
}

/// The worker ended around the call, and so did the fresh one that was tried after it.
pub fn classify_repeated_end(
    suite: &Suite,
    planned: &Planned,
    page: &SharedPage,
    end: &End,
) -> CaseResult {
    let was_over = page.phase() == Phase::CleanUp;
    let what = page.phase().text();
    match (end, page.code(), page.decision()) {
        // The call itself has answered: what it left behind is what cannot be undone.
        (End::Timeout, Some(code), Some(decision)) if was_over => {
            let seen = Observation {
                code: Some(suite.show_code(planned.head.api, code)),
                poisoned: Some("cleaning up did not come to an end, twice".to_owned()),
                ..Observation::default()
            };
            fill(planned, judge(&decision, &seen), seen)
        }
        (End::Timeout, _, _) => {
            let reason = format!("the time limit passed {what}, twice");
            CaseResult::without_call(planned, Outcome::Error, &reason)
        }
        _ if was_over => classify_end(suite, planned, page, end),
        // As if the library had refused to make the arguments. Whatever it is that ends the process
        // there has cases of its own.
        _ => {
            let reason = format!(
                "the library ended the process ({}) {what}, twice",
                end.word()
            );
            CaseResult::without_call(planned, Outcome::Skip, &reason)
        }
    }
}

/// Charges a case with what the library wrote where only the worker writes. It is not the worker's
/// descriptor any more, so the process goes.
pub fn classify_foreign_output(report: &mut Report, foreign: u64) {
    if foreign == 0 {
        return;
    }
    let wrong = format!("{foreign} bytes were written to a descriptor that is not the library's");
    match &mut report.what {
        What::Called(called) => {
            called.poisoned.get_or_insert_with(|| wrong.clone());
        }
        What::Played { failure } => {
            failure.get_or_insert_with(|| wrong.clone());
        }
        _ => report.notes.push(wrong.clone()),
    }
    report.retire.get_or_insert(wrong);
}

/// A thread that the case left behind ended the process after the case had answered.
pub fn classify_late_end(result: &mut CaseResult, end: &End) {
    if result.ended.is_some() {
        return;
    }
    if result.outcome != Outcome::Observed {
        result.outcome = Outcome::Crash;
    }
    result.ended = Some(end.word());
    let how = format!(
        "a thread that it left behind ended the process ({})",
        end.word()
    );
    result.detail = join(result.detail.take(), Some(how));
}

/// A result from the judge's word.
pub fn fill(planned: &Planned, verdict: Verdict, seen: Observation) -> CaseResult {
    CaseResult {
        code: seen.code,
        ended: seen.end.map(|end| end.word()),
        later: seen.later,
        expected: Some(verdict.expected),
        rule: verdict.rule,
        undefined: verdict.undefined,
        canary_broken: !seen.touched.is_empty() || !seen.overrun.is_empty(),
        detail: verdict.detail,
        ..CaseResult::without_call(planned, verdict.outcome, "")
    }
}

fn join(one: Option<String>, other: Option<String>) -> Option<String> {
    match (one, other) {
        (Some(one), Some(other)) => Some(format!("{one}; {other}")),
        (one, other) => one.or(other),
    }
}

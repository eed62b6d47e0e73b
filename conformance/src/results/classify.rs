//! Classification of a worker's report, or of its end, as a result.

use cuspec_case::Kind;

use crate::results::verdict::{End, Observation, Verdict, judge};
use crate::results::{CaseResult, Outcome, Steps};
use crate::suite::Suite;
use crate::suite::plan::Planned;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::ipc::{Called, Execution, Report, missing_message};

/// The reason of a skipped case with an undefined outcome.
const UNDEFINED: &str = "undefined: run it with --undefined";

/// Classifies the report of a worker.
pub fn classify(suite: &Suite, planned: &Planned, report: Report) -> CaseResult {
    let notes = (!report.notes.is_empty()).then(|| report.notes.join("; "));
    let mut result = match report.what {
        Execution::Called(called) => classify_call(suite, planned, called),
        Execution::Played { failure, function } => {
            let has_passed = failure.is_none();
            let result = classify_play(planned, has_passed, &failure.unwrap_or_default());
            CaseResult {
                function: function.unwrap_or_else(|| result.function.clone()),
                ..result
            }
        }
        Execution::Sequence { answers } => CaseResult {
            steps: Some(Steps::Answered(answers)),
            ..CaseResult::without_call(planned, Outcome::Observed, "")
        },
        Execution::Skipped { reason } => CaseResult::without_call(planned, Outcome::Skip, &reason),
        Execution::Undefined => CaseResult {
            undefined: true,
            ..CaseResult::without_call(planned, Outcome::Skip, UNDEFINED)
        },
        Execution::Missing => CaseResult::without_call(
            planned,
            Outcome::Missing,
            &missing_message(&planned.head.function),
        ),
        Execution::Lacks { symbol } => {
            CaseResult::without_call(planned, Outcome::Missing, &missing_message(&symbol))
        }
        Execution::Refused { reason } => CaseResult::without_call(planned, Outcome::Skip, &reason),
        Execution::Unable { reason } => CaseResult::without_call(planned, Outcome::Error, &reason),
    };
    result.time_us = report.time_us;
    result.case_us = (result.outcome.is_run() && report.spent_us > 0.0).then_some(report.spent_us);
    result.detail = join(result.detail, notes);
    result
}

/// Classifies a scenario. For a scenario that no driver has confirmed, the outcome is recorded in place of a
/// code and not judged.
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

/// Whether no driver has confirmed the scenario yet.
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
    CaseResult {
        aftermath: called.aftermath,
        ..fill(planned, judge(&called.decision, &seen), seen)
    }
}

/// Classifies a case in which the worker ended, from its notes on the shared page.
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
    if planned.head.kind == Kind::Sequence {
        result.steps = Some(Steps::EndedIn(page.step()));
    }
    if phase != Phase::Call {
        result.detail = join(result.detail, Some(phase.text().to_owned()));
    }
    result
}

/// Classifies a case in which the worker ended outside the call, and so did a new worker.
pub fn classify_repeated_end(
    suite: &Suite,
    planned: &Planned,
    page: &SharedPage,
    end: &End,
) -> CaseResult {
    if planned.head.kind == Kind::Sequence {
        return classify_end(suite, planned, page, end);
    }
    let was_over = page.phase() == Phase::CleanUp;
    let what = page.phase().text();
    match end {
        // The case has been run; only its clean-up hangs.
        End::Timeout if was_over => {
            let hung = "cleaning up did not come to an end, twice";
            let (Some(code), Some(decision)) = (page.code(), page.decision()) else {
                return CaseResult {
                    ended: Some(end.word()),
                    ..CaseResult::without_call(planned, Outcome::Timeout, hung)
                };
            };
            let seen = Observation {
                code: Some(suite.show_code(planned.head.api, code)),
                poisoned: Some(hung.to_owned()),
                ..Observation::default()
            };
            fill(planned, judge(&decision, &seen), seen)
        }
        End::Timeout => {
            let reason = format!("the time limit passed {what}, twice");
            CaseResult::without_call(planned, Outcome::Error, &reason)
        }
        _ if was_over => classify_end(suite, planned, page, end),
        // The case is skipped, as if the library had failed to make the arguments. Other cases test the
        // function that ends the process there.
        _ => {
            let reason = format!(
                "the library ended the process ({}) {what}, twice",
                end.word()
            );
            CaseResult::without_call(planned, Outcome::Skip, &reason)
        }
    }
}

/// Classifies a case outside of whose call the worker called a function that did not return. In the clean-up that
/// function is charged. Without its arguments the case is skipped, as if the library had failed to make them.
pub fn classify_hang(
    suite: &Suite,
    planned: &Planned,
    page: &SharedPage,
    function: &str,
) -> CaseResult {
    let is_observed = page
        .decision()
        .is_some_and(|decision| decision.is_observed());
    if planned.head.kind == Kind::Sequence || is_observed {
        return classify_end(suite, planned, page, &End::Timeout);
    }
    let reason = format!("{function} did not return {}", page.phase().text());
    if page.phase() != Phase::CleanUp {
        return CaseResult::without_call(planned, Outcome::Skip, &reason);
    }
    let code = page.code();
    CaseResult {
        function: function.to_owned(),
        code: code.map(|code| suite.show_code(planned.head.api, code)),
        ended: Some(End::Timeout.word()),
        ..CaseResult::without_call(planned, Outcome::Timeout, &reason)
    }
}

/// Attributes output on the worker's own descriptor to the case. The subject may have closed that descriptor,
/// so the process is retired.
pub fn classify_foreign_output(report: &mut Report, foreign: u64) {
    if foreign == 0 {
        return;
    }
    let wrong = format!("{foreign} bytes were written to a descriptor that is not the library's");
    match &mut report.what {
        Execution::Called(called) => {
            called.poisoned.get_or_insert_with(|| wrong.clone());
        }
        Execution::Played { failure, .. } => {
            failure.get_or_insert_with(|| wrong.clone());
        }
        _ => report.notes.push(wrong.clone()),
    }
    report.retire.get_or_insert(wrong);
}

/// Classifies the end of a process by a thread that the case left behind, after the case had finished.
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

/// Classifies a case after whose call the process did not exit well. `is_general` states that no process of the library
/// does.
pub fn classify_bad_exit(result: &mut CaseResult, end: &End, is_general: bool) {
    result.outcome = match end {
        End::Timeout => Outcome::Timeout,
        _ => Outcome::Crash,
    };
    result.ended = Some(end.word());
    let verb = match end {
        End::Timeout => "hung",
        _ => "ended",
    };
    let how = match is_general {
        false => format!(
            "the process {verb} in an exit handler or a destructor, after the call had returned"
        ),
        true => format!(
            "a process that runs no case {verb} in an exit handler or a destructor: exits after other functions are not \
             judged"
        ),
    };
    result.detail = join(result.detail.take(), Some(how));
}

/// A result with a verdict and an observation.
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

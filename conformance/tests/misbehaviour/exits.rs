//! Calls during the exit of the process.

use cuspec_conformance::results::Outcome;
use serde_json::json;

use crate::suite::{call, exiting, fails, makes, place, plain, with};
use crate::{Statement, expect, require, same};

use Outcome::{Crash, Fail, Missing, Pass, Skip, Timeout};

/// A call that succeeds only after the library has shut down.
fn over() -> String {
    exiting(&fails(&call("tIsOver", &[]), "CUDA_ERROR_DEINITIALIZED"))
}

fn between(case: &str) -> Vec<String> {
    vec![over(), exiting(case), over()]
}

/// Cases that hang.
fn hanging(count: usize) -> impl Iterator<Item = String> {
    let id = |number| json!(format!("tHangs[{number}]"));
    (0..count).map(move |number| exiting(&with(&call("tHangs", &[]), "case", id(number))))
}

pub(crate) fn statements() -> Vec<Statement> {
    vec![
        Statement::new(
            "a_call_at_exit_comes_after_the_librarys_own_handler",
            vec![call("tIsOver", &[]), over(), over()],
            |results| expect(results, &[Pass; 3]),
        ),
        Statement::new(
            "a_library_that_still_works_at_exit_fails",
            between(&fails(&plain(), "CUDA_ERROR_DEINITIALIZED")),
            |results| expect(results, &[Pass, Fail, Pass]),
        ),
        Statement::new(
            "a_place_that_is_written_at_exit_is_reported",
            between(&fails(
                &place("tTouches", &[], false),
                "CUDA_ERROR_INVALID_VALUE",
            )),
            |results| expect(results, &[Pass, Fail, Pass]),
        ),
        Statement::new(
            "a_crash_at_exit_is_charged_to_its_case",
            between(&call("tCrashes", &[1])),
            |results| {
                expect(results, &[Pass, Crash, Pass])?;
                same(results[1].ended.as_deref(), Some("SIGSEGV"))
            },
        ),
        Statement::new(
            "hanging_at_exit_is_a_timeout",
            between(&call("tHangs", &[])),
            |results| expect(results, &[Pass, Timeout, Pass]),
        ),
        Statement::new(
            "after_four_hangs_at_exit_the_other_cases_of_the_state_are_skipped",
            hanging(6).chain([over(), plain()]).collect(),
            |results| {
                let expected = [Timeout, Timeout, Timeout, Timeout, Skip, Skip, Skip, Pass];
                expect(results, &expected)?;
                let detail = results[4].detail.as_deref().unwrap_or_default();
                require(detail.contains("--no-hang-limit"), detail)
            },
        ),
        Statement::new(
            "ending_the_process_at_exit_is_a_crash",
            between(&call("tLeavesAtOnce", &[0])),
            |results| {
                expect(results, &[Pass, Crash, Pass])?;
                same(results[1].ended.as_deref(), Some("exit 0"))
            },
        ),
        Statement::new(
            "a_handler_that_crashes_is_charged_to_the_case_whose_argument_registered_it",
            between(&makes("tSucceeds", "Event", "Interprocess")),
            |results| {
                expect(results, &[Pass, Crash, Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                require(
                    detail.contains("while the process was ending"),
                    "the detail does not say when",
                )
            },
        ),
        Statement::new(
            "a_missing_symbol_is_missing_at_exit",
            between(&call("tIsNotThere", &[])),
            |results| expect(results, &[Pass, Missing, Pass]),
        ),
        Statement::new(
            "output_at_exit_is_attributed_to_its_case",
            between(&call("tPrints", &[1])),
            |results| {
                expect(results, &[Pass; 3])?;
                let reported = results[1].output.as_deref().unwrap_or_default();
                require(reported.contains("nor is this"), "the text is lost")?;
                require(results[2].output.is_none(), "the text is another's as well")
            },
        ),
    ]
}

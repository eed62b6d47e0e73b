//! Calls that are made while the process ends.

use cuspec_conformance::results::Outcome;

use crate::suite::{call, exiting, fails, makes, place, plain};
use crate::{Sentence, demand, expect, same};

use Outcome::{Crash, Fail, Missing, Pass, Timeout};

/// A call that succeeds when the library has shut down, and not before.
fn over() -> String {
    exiting(&fails(&call("tIsOver", &[]), "CUDA_ERROR_DEINITIALIZED"))
}

fn between(case: &str) -> Vec<String> {
    vec![over(), exiting(case), over()]
}

pub(crate) fn sentences() -> Vec<Sentence> {
    vec![
        Sentence::new(
            "a_call_at_exit_comes_after_the_librarys_own_handler",
            vec![call("tIsOver", &[]), over(), over()],
            |results| expect(results, &[Pass; 3]),
        ),
        Sentence::new(
            "a_library_that_goes_on_at_exit_fails",
            between(&fails(&plain(), "CUDA_ERROR_DEINITIALIZED")),
            |results| expect(results, &[Pass, Fail, Pass]),
        ),
        Sentence::new(
            "a_place_that_is_touched_at_exit_is_told",
            between(&fails(
                &place("tTouches", &[], false),
                "CUDA_ERROR_INVALID_VALUE",
            )),
            |results| expect(results, &[Pass, Fail, Pass]),
        ),
        Sentence::new(
            "a_crash_at_exit_is_charged_to_its_case",
            between(&call("tCrashes", &[1])),
            |results| {
                expect(results, &[Pass, Crash, Pass])?;
                same(results[1].ended.as_deref(), Some("SIGSEGV"))
            },
        ),
        Sentence::new(
            "hanging_at_exit_is_a_timeout",
            between(&call("tHangs", &[])),
            |results| expect(results, &[Pass, Timeout, Pass]),
        ),
        Sentence::new(
            "ending_the_process_at_exit_is_a_crash",
            between(&call("tLeavesAtOnce", &[0])),
            |results| {
                expect(results, &[Pass, Crash, Pass])?;
                same(results[1].ended.as_deref(), Some("exit 0"))
            },
        ),
        Sentence::new(
            "a_handler_that_crashes_is_charged_to_the_case_whose_argument_registered_it",
            between(&makes("tSucceeds", "Event", "Interprocess")),
            |results| {
                expect(results, &[Pass, Crash, Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                demand(
                    detail.contains("while the process was ending"),
                    "the detail does not say when",
                )
            },
        ),
        Sentence::new(
            "a_symbol_that_is_missing_is_missing_at_exit",
            between(&call("tIsNotThere", &[])),
            |results| expect(results, &[Pass, Missing, Pass]),
        ),
        Sentence::new(
            "what_is_printed_at_exit_stands_beside_its_case",
            between(&call("tPrints", &[1])),
            |results| {
                expect(results, &[Pass; 3])?;
                let told = results[1].output.as_deref().unwrap_or_default();
                demand(told.contains("nor is this"), "the text is lost")?;
                demand(results[2].output.is_none(), "the text is another's as well")
            },
        ),
    ]
}

//! Memory that several cases use in turn, and libraries that alter it.

use cuspec_conformance::results::Outcome;

use crate::suite::{self, advises, call, undefined};
use crate::{Statement, expect, require, same};

fn on_memory(function: &str) -> String {
    suite::makes(function, "Address", "Device")
}

pub(crate) fn statements() -> Vec<Statement> {
    vec![
        Statement::new(
            "memory_is_reused_by_later_cases",
            vec![on_memory("tIsGiven"), on_memory("tIsGivenTheSame")],
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        Statement::new(
            "memory_that_a_contract_alters_is_not_reused",
            vec![advises(), on_memory("tIsGivenAnother")],
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        Statement::new(
            "a_call_that_alters_its_memory_gets_unused_memory",
            vec![
                on_memory("tIsGiven"),
                advises(),
                on_memory("tIsGivenAnother"),
            ],
            // The memory of the first case is kept for the third; the second had other memory.
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        Statement::new(
            "undeclared_changes_of_memory_are_charged_to_no_other_case",
            vec![on_memory("tAlters"), on_memory("tIsAsNew")],
            |results| {
                expect(results, &[Outcome::Pass; 2])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                let wanted = "with an object that an earlier case had used, the call answered";
                require(detail.contains(wanted), detail)
            },
        ),
        Statement::new(
            "a_result_that_is_written_only_with_fresh_memory_counts",
            vec![
                on_memory("tAlters"),
                suite::place_and_memory("tWritesIfNew"),
                suite::place_and_memory("tWritesNothing"),
            ],
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Pass, Outcome::Fail])?;
                same(results[2].rule.as_deref(), Some("tWritesNothing/written"))
            },
        ),
        Statement::new(
            "a_crash_on_altered_memory_is_charged_to_no_other_case",
            vec![on_memory("tAlters"), on_memory("tCrashesUnlessNew")],
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        Statement::new(
            "a_case_that_also_fails_on_fresh_memory_fails",
            vec![
                on_memory("tIsGiven"),
                on_memory("tIsGiven"),
                suite::fails(&on_memory("tIsGiven"), "CUDA_ERROR_INVALID_VALUE"),
                on_memory("tCrashes"),
            ],
            |results| {
                let wanted = [Outcome::Pass, Outcome::Pass, Outcome::Fail, Outcome::Crash];
                expect(results, &wanted)
            },
        ),
        Statement::new(
            "memory_of_a_failed_case_is_not_reused",
            vec![
                suite::fails(&on_memory("tIsGiven"), "CUDA_ERROR_INVALID_VALUE"),
                on_memory("tIsGivenAnother"),
            ],
            |results| expect(results, &[Outcome::Fail, Outcome::Pass]),
        ),
        Statement::new(
            "memory_of_an_undefined_case_is_not_reused",
            vec![
                undefined(&on_memory("tIsGiven")),
                on_memory("tIsGivenAnother"),
                call("tUsed", &[0]),
            ],
            |results| {
                let wanted = [Outcome::Observed, Outcome::Pass, Outcome::Pass];
                expect(results, &wanted)
            },
        ),
    ]
}

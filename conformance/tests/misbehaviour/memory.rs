//! Memory that serves one case after the other, and libraries that leave something in it.

use cuspec_conformance::results::Outcome;

use crate::suite::{self, advises, call, undefined};
use crate::{Sentence, demand, expect, same};

fn on_memory(function: &str) -> String {
    suite::makes(function, "Address", "Device")
}

pub(crate) fn sentences() -> Vec<Sentence> {
    vec![
        Sentence::new(
            "memory_is_kept_from_case_to_case",
            vec![on_memory("tIsGiven"), on_memory("tIsGivenTheSame")],
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        Sentence::new(
            "memory_that_a_contract_says_is_altered_serves_no_other_case",
            vec![advises(), on_memory("tIsGivenAnother")],
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        Sentence::new(
            "a_call_that_alters_its_memory_is_given_what_served_no_other",
            vec![
                on_memory("tIsGiven"),
                advises(),
                on_memory("tIsGivenAnother"),
            ],
            // What the first was given is kept for the third; the second had its own.
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        Sentence::new(
            "memory_that_a_library_alters_behind_its_contract_is_charged_to_no_other_case",
            vec![on_memory("tAlters"), on_memory("tIsAsNew")],
            |results| {
                expect(results, &[Outcome::Pass; 2])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                let wanted = "with an object that an earlier case had used, the call answered";
                demand(detail.contains(wanted), detail)
            },
        ),
        Sentence::new(
            "a_result_that_is_written_with_fresh_memory_alone_is_written",
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
        Sentence::new(
            "a_crash_on_memory_that_was_altered_is_charged_to_no_other_case",
            vec![on_memory("tAlters"), on_memory("tCrashesUnlessNew")],
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        Sentence::new(
            "what_fails_on_fresh_memory_too_fails",
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
        Sentence::new(
            "memory_of_a_case_that_failed_serves_no_other",
            vec![
                suite::fails(&on_memory("tIsGiven"), "CUDA_ERROR_INVALID_VALUE"),
                on_memory("tIsGivenAnother"),
            ],
            |results| expect(results, &[Outcome::Fail, Outcome::Pass]),
        ),
        Sentence::new(
            "memory_of_an_undefined_case_serves_no_other",
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

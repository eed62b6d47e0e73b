//! Calls that return or are not made: their verdicts, and those of the cases beside them.

use cuspec_case::canary::Filling;
use cuspec_conformance::results::{CaseResult, Outcome};

use crate::suite::{self, call, fails, place, plain};
use crate::{Statement, between, expect, require, same};

/// The check of the results.
type Check = fn(&[CaseResult]) -> Result<(), String>;

pub(crate) fn statements() -> Vec<Statement> {
    let new = |(name, cases, check)| Statement::new(name, cases, check);
    verdicts().into_iter().map(new).collect()
}

fn verdicts() -> Vec<(&'static str, Vec<String>, Check)> {
    vec![
        (
            "a_segmentation_fault_is_charged_to_its_case",
            between(call("tCrashes", &[1])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("SIGSEGV"))
            },
        ),
        (
            "a_function_that_crashes_sometimes_passes_in_other_cases",
            vec![call("tCrashes", &[1]), call("tCrashes", &[0])],
            |results| expect(results, &[Outcome::Crash, Outcome::Pass]),
        ),
        (
            "an_abort_is_a_crash",
            between(call("tAborts", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("SIGABRT"))
            },
        ),
        (
            "exiting_with_success_is_a_crash",
            between(call("tLeaves", &[0])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("exit 0"))
            },
        ),
        (
            "endless_sleep_is_a_timeout",
            between(call("tHangs", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "an_endless_loop_is_a_timeout",
            between(call("tSpins", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "stopping_the_process_is_a_timeout",
            between(call("tStops", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "output_is_stored_and_cannot_be_forged",
            between(call("tPrints", &[100_000])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Pass, Outcome::Pass])?;
                let output = results[1].output.as_deref().unwrap_or_default();
                require(output.contains("no answer"), "the output is not there")?;
                require(output.len() < 10_000, "the output is not bounded")
            },
        ),
        (
            "a_write_after_the_end_of_a_place_fails",
            between(place("tOverruns", &[], false)),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                require(results[1].canary_broken, "the canary is not reported")
            },
        ),
        (
            "a_failing_call_may_not_write_its_place",
            vec![fails(
                &place("tTouches", &[], false),
                "CUDA_ERROR_INVALID_VALUE",
            )],
            |results| {
                expect(results, &[Outcome::Fail])?;
                same(results[0].code.as_deref(), Some("CUDA_ERROR_INVALID_VALUE"))
            },
        ),
        (
            "a_place_that_is_written_on_failure_may_be_written",
            vec![fails(
                &place("tTouches", &[], true),
                "CUDA_ERROR_INVALID_VALUE",
            )],
            |results| expect(results, &[Outcome::Pass]),
        ),
        (
            "an_unknown_code_is_reported_as_a_number",
            between(call("tUnknown", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                same(results[1].code.as_deref(), Some("9999"))
            },
        ),
        (
            "a_missing_symbol_is_missing",
            between(call("tNowhere", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Missing, Outcome::Pass]),
        ),
        (
            "a_sticky_error_is_charged_to_the_case_that_caused_it",
            between(call("tPoisons", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                require(detail.contains("poisoned"), "the poison is not named")
            },
        ),
        (
            "a_process_that_initialises_itself_is_replaced",
            vec![
                suite::uninitialized(&call("tInitializes", &[])),
                fails(
                    &suite::uninitialized(&call("tNeedsInit", &[])),
                    "CUDA_ERROR_NOT_INITIALIZED",
                ),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "closing_every_descriptor_is_a_crash",
            between(call("tClosesAll", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("silence"))
            },
        ),
        (
            "making_an_argument_may_take_longer_than_a_call",
            vec![suite::makes("tSucceeds", "Event", "Unrecorded")],
            |results| expect(results, &[Outcome::Pass]),
        ),
        (
            "traces_of_a_case_are_not_charged_to_the_next",
            vec![
                call("tSpoils", &[]),
                suite::makes("tSucceeds", "Stream", "Created"),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "a_refusal_caused_by_an_earlier_case_skips_nothing",
            vec![
                call("tSpoils", &[]),
                suite::makes("tSucceeds", "Address", "Device"),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "a_crash_while_making_an_argument_skips_the_case",
            between(suite::makes("tSucceeds", "Graph", "Empty")),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Skip, Outcome::Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                require(detail.contains("SIGABRT"), "the end is not named")
            },
        ),
        (
            "a_crash_during_cleanup_is_charged_if_it_is_repeatable",
            between(suite::makes("tSpoils", "Stream", "Created")),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].code.as_deref(), Some("CUDA_SUCCESS"))
            },
        ),
        (
            "a_process_continues_after_a_passing_scenario",
            vec![
                call("tUsed", &[0]),
                suite::play("passes", false),
                call("tUsed", &[1]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_process_ends_after_a_failing_scenario",
            vec![
                call("tUsed", &[0]),
                suite::play("fails", false),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass]),
        ),
        (
            "a_restorable_setting_is_restored",
            vec![
                call("tUsed", &[0]),
                suite::lasts(&call("cuCtxSetFlags", &[1])),
                call("tUsed", &[1]),
                call("tFlagsAre", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 4]),
        ),
        (
            "a_setting_is_restored_after_the_verdict",
            vec![
                call("tUsed", &[0]),
                suite::sets_the_pool(7),
                call("tUsed", &[1]),
                call("tPoolIs", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 4]),
        ),
        (
            "a_process_ends_after_a_setting_that_cannot_be_restored",
            vec![
                call("tUsed", &[0]),
                suite::lasts(&call("cuCtxSetFlags", &[4])),
                call("tUsed", &[0]),
                call("tFlagsAre", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 4]),
        ),
        (
            "a_process_ends_after_a_setting_without_restoration",
            vec![
                call("tUsed", &[0]),
                suite::lasts(&plain()),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_process_ends_after_a_scenario_with_lasting_effects",
            vec![
                call("tUsed", &[0]),
                suite::play("passes", true),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_child_that_keeps_the_pipes_open_delays_nothing",
            between(call("tForks", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Pass, Outcome::Pass]),
        ),
        (
            "an_undefined_crash_is_observed",
            vec![suite::undefined(&call("tCrashes", &[1]))],
            |results| {
                expect(results, &[Outcome::Observed])?;
                same(Some(results[0].behaviour().as_str()), Some("crash"))
            },
        ),
        (
            "postconditions_are_checked",
            vec![
                suite::ensures(&place("tWrites", &[7], false), 7),
                suite::ensures(&place("tWrites", &[8], false), 7),
            ],
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail])?;
                same(results[1].rule.as_deref(), Some("tWrites/value"))
            },
        ),
        (
            "a_place_that_is_not_written_fails",
            between(place("tWritesNothing", &[], false)),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                same(results[1].rule.as_deref(), Some("tWritesNothing/written"))?;
                let detail = results[1].detail.as_deref();
                let wrong = "tWritesNothing/written does not hold: argument 1 was not written";
                same(detail, Some(wrong))
            },
        ),
        (
            "a_result_equal_to_the_previous_content_counts_as_written",
            Filling::BOTH
                .map(|filling| suite::filling("tWrites", filling))
                .map(|value| suite::ensures(&place("tWrites", &[value], false), value))
                .to_vec(),
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        (
            "a_partially_written_result_is_missing",
            vec![suite::halves("tWrites", 7)],
            |results| {
                expect(results, &[Outcome::Fail])?;
                let detail = results[0].detail.as_deref().unwrap_or_default();
                require(detail.contains("bytes 4 to 7 of argument 1"), detail)
            },
        ),
        (
            "a_place_that_may_be_left_unwritten_passes",
            vec![
                suite::may_leave_alone("tWritesNothing", 1),
                suite::may_leave_alone("tWritesNothing", 100),
                suite::undefined(&place("tWritesNothing", &[], false)),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Observed]),
        ),
        (
            "created_resources_must_be_destroyable",
            vec![
                suite::makes_a_pool(7),
                suite::makes_a_pool(8),
                suite::makes_a_pool(0),
            ],
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Fail])?;
                for result in &results[1..] {
                    same(result.rule.as_deref(), Some("cuMemPoolCreate/creates"))?;
                }
                Ok(())
            },
        ),
        (
            "an_exemplar_without_a_maker_is_an_error",
            vec![suite::makes("tSucceeds", "Stream", "Frozen")],
            |results| {
                expect(results, &[Outcome::Error])?;
                same(
                    results[0].detail.as_deref(),
                    Some("no maker for Stream::Frozen"),
                )
            },
        ),
        (
            "a_hazard_that_is_not_enabled_is_skipped",
            vec![suite::hazard(&plain(), "multicast")],
            |results| expect(results, &[Outcome::Skip]),
        ),
        (
            "a_case_with_a_false_gate_is_skipped",
            vec![suite::gated(&plain(), 2), suite::gated(&plain(), 1)],
            |results| expect(results, &[Outcome::Skip, Outcome::Pass]),
        ),
        (
            "an_unexpected_refusal_fails",
            between(call("tRefuses", &[1])),
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass]),
        ),
    ]
}

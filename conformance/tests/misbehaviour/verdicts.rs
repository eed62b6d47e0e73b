//! Calls that come back, or are not made: what is said of them, and of the cases beside them.

use cuspec_case::canary::Filling;
use cuspec_conformance::results::{CaseResult, Outcome};

use crate::suite::{self, call, fails, place, plain};
use crate::{Sentence, between, demand, expect, same};

/// What must come of the cases.
type Check = fn(&[CaseResult]) -> Result<(), String>;

pub(crate) fn sentences() -> Vec<Sentence> {
    let new = |(name, cases, check)| Sentence::new(name, cases, check);
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
            "a_function_that_crashes_only_sometimes_passes_otherwise",
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
            "leaving_with_success_is_a_crash",
            between(call("tLeaves", &[0])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].ended.as_deref(), Some("exit 0"))
            },
        ),
        (
            "sleeping_for_ever_is_a_timeout",
            between(call("tHangs", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "spinning_for_ever_is_a_timeout",
            between(call("tSpins", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "stopping_the_process_is_a_timeout",
            between(call("tStops", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Timeout, Outcome::Pass]),
        ),
        (
            "what_a_subject_prints_is_kept_and_forges_nothing",
            between(call("tPrints", &[100_000])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Pass, Outcome::Pass])?;
                let output = results[1].output.as_deref().unwrap_or_default();
                demand(output.contains("no answer"), "the output is not there")?;
                demand(output.len() < 10_000, "the output is not bounded")
            },
        ),
        (
            "a_write_behind_a_place_fails",
            between(place("tOverruns", &[], false)),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                demand(results[1].canary_broken, "the canary is not reported")
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
            "a_symbol_that_is_not_there_is_missing",
            between(call("tNowhere", &[])),
            |results| expect(results, &[Outcome::Pass, Outcome::Missing, Outcome::Pass]),
        ),
        (
            "a_sticky_error_is_charged_to_the_case_that_caused_it",
            between(call("tPoisons", &[])),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                demand(detail.contains("poisoned"), "the poison is not named")
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
            "what_a_case_left_behind_is_not_charged_to_the_next",
            vec![
                call("tSpoils", &[]),
                suite::makes("tSucceeds", "Stream", "Created"),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "a_refusal_that_a_case_left_behind_skips_nothing",
            vec![
                call("tSpoils", &[]),
                suite::makes("tSucceeds", "Address", "Device"),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Pass]),
        ),
        (
            "a_library_that_dies_making_an_argument_has_the_case_skipped",
            between(suite::makes("tSucceeds", "Graph", "Empty")),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Skip, Outcome::Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                demand(detail.contains("SIGABRT"), "the end is not named")
            },
        ),
        (
            "a_crash_while_cleaning_up_is_charged_once_it_has_come_twice",
            between(suite::makes("tSpoils", "Stream", "Created")),
            |results| {
                expect(results, &[Outcome::Pass, Outcome::Crash, Outcome::Pass])?;
                same(results[1].code.as_deref(), Some("CUDA_SUCCESS"))
            },
        ),
        (
            "a_process_outlives_a_scenario_that_passes",
            vec![
                call("tUsed", &[0]),
                suite::play("passes", false),
                call("tUsed", &[1]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_process_ends_with_a_scenario_that_fails",
            vec![
                call("tUsed", &[0]),
                suite::play("fails", false),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass]),
        ),
        (
            "a_setting_that_can_be_put_back_is",
            vec![
                call("tUsed", &[0]),
                suite::lasts(&call("cuCtxSetFlags", &[1])),
                call("tUsed", &[1]),
                call("tFlagsAre", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 4]),
        ),
        (
            "a_setting_is_put_back_when_its_contract_has_been_judged",
            vec![
                call("tUsed", &[0]),
                suite::sets_the_pool(7),
                call("tUsed", &[1]),
                call("tPoolIs", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 4]),
        ),
        (
            "a_process_ends_with_a_setting_that_cannot_be_put_back",
            vec![
                call("tUsed", &[0]),
                suite::lasts(&call("cuCtxSetFlags", &[4])),
                call("tUsed", &[0]),
                call("tFlagsAre", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 4]),
        ),
        (
            "a_process_ends_with_a_setting_that_nothing_puts_back",
            vec![
                call("tUsed", &[0]),
                suite::lasts(&plain()),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_process_ends_with_a_scenario_that_lasts",
            vec![
                call("tUsed", &[0]),
                suite::play("passes", true),
                call("tUsed", &[0]),
            ],
            |results| expect(results, &[Outcome::Pass; 3]),
        ),
        (
            "a_child_that_keeps_the_pipes_holds_nobody_up",
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
            "what_must_hold_after_success_is_checked",
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
            "a_result_that_looks_like_what_the_place_held_is_written",
            Filling::BOTH
                .map(|filling| suite::filling("tWrites", filling))
                .map(|value| suite::ensures(&place("tWrites", &[value], false), value))
                .to_vec(),
            |results| expect(results, &[Outcome::Pass; 2]),
        ),
        (
            "half_a_result_is_none",
            vec![suite::halves("tWrites", 7)],
            |results| {
                expect(results, &[Outcome::Fail])?;
                let detail = results[0].detail.as_deref().unwrap_or_default();
                demand(detail.contains("bytes 4 to 7 of argument 1"), detail)
            },
        ),
        (
            "a_place_that_may_be_left_alone_need_not_be_written",
            vec![
                suite::may_leave_alone("tWritesNothing", 1),
                suite::may_leave_alone("tWritesNothing", 100),
                suite::undefined(&place("tWritesNothing", &[], false)),
            ],
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Observed]),
        ),
        (
            "what_a_call_makes_can_be_ended",
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
            "an_exemplar_nobody_can_make_is_an_error_and_no_skip",
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
            "a_hazard_nobody_asked_for_is_skipped",
            vec![suite::hazard(&plain(), "multicast")],
            |results| expect(results, &[Outcome::Skip]),
        ),
        (
            "a_gate_that_is_closed_skips",
            vec![suite::gated(&plain(), 2), suite::gated(&plain(), 1)],
            |results| expect(results, &[Outcome::Skip, Outcome::Pass]),
        ),
        (
            "a_refusal_where_success_was_expected_fails",
            between(call("tRefuses", &[1])),
            |results| expect(results, &[Outcome::Pass, Outcome::Fail, Outcome::Pass]),
        ),
    ]
}

//! Processes that end or hang, and the cases that are charged for it.

use cuspec_conformance::results::Outcome;
use serde_json::json;

use crate::suite::{call, plain, with};
use crate::{Statement, between, expect, require, same};

use Outcome::{Crash, Pass, Skip, Timeout};

/// A crash with this end between two cases that pass.
fn crashes(name: &'static str, case: String, ended: &'static str) -> Statement {
    Statement::new(name, between(case), move |results| {
        expect(results, &[Pass, Crash, Pass])?;
        same(results[1].ended.as_deref(), Some(ended))
    })
}

fn times_out(name: &'static str, case: String) -> Statement {
    Statement::new(name, between(case), |results| {
        expect(results, &[Pass, Timeout, Pass])
    })
}

/// Cases of one function that hang.
fn hanging(count: usize) -> Vec<String> {
    let id = |number| json!(format!("tHangs[{number}]"));
    let hanging = (0..count).map(|number| with(&call("tHangs", &[]), "case", id(number)));
    hanging.collect()
}

pub(crate) fn statements() -> Vec<Statement> {
    vec![
        Statement::new(
            "after_twelve_hangs_the_other_cases_of_a_function_are_skipped",
            hanging(14),
            |results| {
                let expected: Vec<Outcome> =
                    [Timeout; 12].into_iter().chain([Skip, Skip]).collect();
                expect(results, &expected)?;
                let detail = results[12].detail.as_deref().unwrap_or_default();
                require(
                    detail.contains("hang (12 cases): run the others with --no-hang-limit"),
                    detail,
                )
            },
        ),
        crashes(
            "exiting_immediately_with_success_is_a_crash",
            call("tLeavesAtOnce", &[0]),
            "exit 0",
        ),
        crashes(
            "a_reserved_exit_status_is_a_crash",
            call("tLeavesAtOnce", &[113]),
            "silence",
        ),
        crashes(
            "overflowing_the_stack_is_a_crash",
            call("tOverflowsTheStack", &[]),
            "SIGSEGV",
        ),
        crashes(
            "a_crash_during_exit_is_a_crash",
            call("tCrashesOnTheWayOut", &[]),
            "SIGSEGV",
        ),
        Statement::new(
            "exit_handlers_are_not_run",
            between(call("tWouldCrashOnTheWayOut", &[])),
            |results| expect(results, &[Pass; 3]),
        ),
        crashes(
            "killing_itself_is_a_crash",
            call("tKillsItself", &[]),
            "SIGKILL",
        ),
        crashes(
            "killing_its_group_is_a_crash",
            call("tKillsItsGroup", &[]),
            "SIGTERM",
        ),
        crashes(
            "ending_the_calling_thread_is_a_crash",
            call("tEndsItsThread", &[]),
            "SIGABRT",
        ),
        crashes(
            "becoming_another_program_that_succeeds_is_a_crash",
            call("tBecomesTrue", &[]),
            "exit 0",
        ),
        crashes(
            "becoming_a_program_that_forges_answers_is_a_crash",
            call("tBecomesForger", &[]),
            "silence",
        ),
        times_out(
            "ignoring_every_signal_is_a_timeout",
            call("tIgnoresSignals", &[]),
        ),
        times_out("endless_output_is_a_timeout", call("tPrintsForEver", &[1])),
        times_out(
            "endless_error_output_is_a_timeout",
            call("tPrintsForEver", &[2]),
        ),
        crashes(
            "filling_memory_is_a_crash",
            call("tFills", &[80, 1]),
            "memory",
        ),
        crashes(
            "filling_memory_temporarily_is_a_crash",
            call("tFills", &[80, 0]),
            "memory",
        ),
        crashes(
            "filling_memory_in_a_child_is_a_crash",
            call("tFillsInAChild", &[80]),
            "memory",
        ),
        Statement::new(
            "reserving_memory_is_no_fault",
            between(call("tReserves", &[100_000])),
            |results| expect(results, &[Pass; 3]),
        ),
        crashes(
            "a_crash_on_another_thread_during_the_call_is_charged_to_it",
            call("tCrashesElsewhere", &[]),
            "SIGSEGV",
        ),
        Statement::new(
            "a_crash_is_not_charged_to_an_earlier_case_that_left_a_thread",
            vec![
                plain(),
                call("tLeavesThread", &[]),
                call("tOverflowsTheStack", &[]),
                plain(),
            ],
            |results| expect(results, &[Pass, Pass, Crash, Pass]),
        ),
        Statement::new(
            "a_crash_on_another_thread_after_the_call_is_charged_to_the_case_that_left_it",
            vec![
                plain(),
                call("tCrashesLater", &[]),
                plain(),
                call("tNaps", &[]),
                plain(),
            ],
            |results| {
                expect(results, &[Pass, Crash, Pass, Pass, Pass])?;
                same(results[1].code.as_deref(), Some("CUDA_SUCCESS"))?;
                same(results[1].ended.as_deref(), Some("SIGSEGV"))?;
                same(
                    results[1].detail.as_deref(),
                    Some("a thread that it left behind ended the process (SIGSEGV)"),
                )
            },
        ),
        Statement::new(
            "a_thread_that_exits_after_the_call_is_charged_to_the_case_that_left_it",
            vec![
                plain(),
                call("tExitsLater", &[]),
                plain(),
                call("tNaps", &[]),
                plain(),
            ],
            |results| {
                expect(results, &[Pass, Crash, Pass, Pass, Pass])?;
                same(
                    results[1].detail.as_deref(),
                    Some("a thread that it left behind ended the process (exit 0)"),
                )
            },
        ),
        Statement::new(
            "of_two_cases_that_leave_threads_the_one_whose_thread_exits_is_charged",
            vec![
                call("tExitsLater", &[]),
                call("tLeavesThread", &[]),
                call("tNaps", &[]),
                plain(),
            ],
            |results| expect(results, &[Crash, Pass, Pass, Pass]),
        ),
        Statement::new(
            "a_thread_that_exits_after_the_last_case_is_charged",
            vec![plain(), call("tExitsLater", &[])],
            |results| expect(results, &[Pass, Crash]),
        ),
        Statement::new(
            "a_thread_that_crashes_after_the_last_case_is_charged",
            vec![plain(), call("tCrashesLater", &[])],
            |results| expect(results, &[Pass, Crash]),
        ),
        Statement::new(
            "a_thread_that_is_left_behind_affects_no_other_case",
            between(call("tLeavesThread", &[])),
            |results| expect(results, &[Pass; 3]),
        ),
        Statement::new(
            "a_crash_of_the_librarys_own_thread_is_charged_to_the_case_that_makes_it_crash",
            vec![
                plain(),
                call("tHasServant", &[1]),
                plain(),
                call("tHasServant", &[2]),
                plain(),
            ],
            |results| {
                expect(results, &[Pass, Pass, Pass, Crash, Pass])?;
                same(results[3].ended.as_deref(), Some("SIGSEGV"))
            },
        ),
        crashes(
            "an_alarm_during_the_call_is_a_crash",
            call("tRings", &[]),
            "SIGALRM",
        ),
        Statement::new(
            "minus_one_is_reported_as_minus_one",
            between(call("tMinusOne", &[])),
            |results| {
                expect(results, &[Pass, Outcome::Fail, Pass])?;
                same(results[1].code.as_deref(), Some("-1"))
            },
        ),
        Statement::new(
            "a_child_that_left_the_group_is_ended",
            between(call("tLeavesDaemon", &[own_number()])),
            |results| {
                expect(results, &[Pass; 3])?;
                require(
                    !is_running(&format!("sleep {}", own_number())),
                    "the child is still there",
                )
            },
        ),
    ]
}

/// A number of seconds that no parallel run of these tests uses.
pub(crate) fn own_number() -> u64 {
    10_000_000 + u64::from(std::process::id())
}

/// Whether a process has this command line, or is about to execute it.
pub(crate) fn is_running(command: &str) -> bool {
    let Ok(processes) = std::fs::read_dir("/proc") else {
        return false;
    };
    processes
        .flatten()
        .filter_map(|process| std::fs::read(process.path().join("cmdline")).ok())
        .any(|line| {
            String::from_utf8_lossy(&line)
                .replace('\0', " ")
                .trim()
                .ends_with(command)
        })
}

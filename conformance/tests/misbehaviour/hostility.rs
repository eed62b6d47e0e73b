//! Calls that attack their process, the runner or the machine. The cases around them pass, and nothing is left behind.

use cuspec_conformance::results::{CaseResult, Outcome};

use crate::ends::{is_running, own_number};
use crate::suite::{call, on_a_thread_of_its_own, plain};
use crate::{Statement, between, expect, require};

use Outcome::{Crash, Pass, Timeout};

/// The call has one of these outcomes, and the cases around it pass.
fn attack(name: &'static str, case: String, allowed: &'static [Outcome]) -> Statement {
    Statement::new(name, between(case), |results| {
        expect_around(results)?;
        let outcome = results[1].outcome;
        require(allowed.contains(&outcome), &format!("{outcome}"))
    })
}

fn expect_around(results: &[CaseResult]) -> Result<(), String> {
    let around = [&results[0], &results[results.len() - 1]];
    let outcomes = around.map(|result| result.outcome);
    require(outcomes == [Pass; 2], &format!("{outcomes:?}"))
}

/// The call leaves processes behind that sleep for this number of seconds. They are ended.
fn leaves_processes(name: &'static str, function: &str, number: u64) -> Statement {
    Statement::new(name, between(call(function, &[number])), move |results| {
        expect(results, &[Pass; 3])?;
        let is_left = is_running(&format!("sleep {number}"));
        require(!is_left, "a process is still there")
    })
}

pub(crate) fn statements() -> Vec<Statement> {
    vec![
        leaves_processes(
            "children_that_ignore_signals_are_ended",
            "tLeavesStubbornChildren",
            own_number() + 20_000_000,
        ),
        leaves_processes(
            "a_bomb_of_forks_is_cleared_away",
            "tForksABomb",
            own_number() + 40_000_000,
        ),
        attack(
            "scribbling_on_the_page_that_is_shared_with_the_runner_affects_no_other_case",
            call("tScribblesOnThePage", &[]),
            &[Pass],
        ),
        attack(
            "unmapping_the_page_that_is_shared_with_the_runner_is_a_crash",
            call("tUnmapsThePage", &[]),
            &[Crash],
        ),
        attack(
            "unmapping_the_stack_is_a_crash",
            call("tUnmapsItsStack", &[]),
            &[Crash],
        ),
        attack(
            "corrupting_the_heap_is_a_crash",
            call("tCorruptsTheHeap", &[]),
            &[Crash],
        ),
        Statement::new(
            "a_jump_out_of_the_thread_affects_no_other_case",
            vec![
                plain(),
                on_a_thread_of_its_own(&call("tMarksAPlace", &[])),
                on_a_thread_of_its_own(&call("tJumps", &[])),
                plain(),
            ],
            |results| {
                expect_around(results)?;
                let jump = results[2].outcome;
                require([Crash, Timeout].contains(&jump), &format!("{jump}"))
            },
        ),
        attack(
            "a_process_that_stops_for_its_tracer_is_a_timeout",
            call("tIsTraced", &[]),
            &[Timeout],
        ),
        attack(
            "a_process_that_hides_its_memory_is_watched_and_ended",
            call("tHidesItsMemory", &[]),
            &[Pass],
        ),
        attack(
            "a_lower_priority_affects_no_other_case",
            call("tYields", &[]),
            &[Pass],
        ),
        attack(
            "a_limit_of_memory_affects_no_other_case",
            call("tLimitsMemory", &[]),
            &[Pass, Crash],
        ),
        attack(
            "a_limit_of_processor_time_is_a_crash",
            call("tLimitsTime", &[]),
            &[Crash],
        ),
        attack(
            "a_limit_of_processes_affects_no_other_case",
            call("tLimitsProcesses", &[]),
            &[Pass],
        ),
    ]
}

//! Traces of a case: descriptors, output, and the state of the process.

use cuspec_conformance::results::Outcome;

use crate::suite::{call, fails, on_a_thread_of_its_own, plain};
use crate::{Statement, between, expect, require, same};

use Outcome::{Crash, Fail, Pass};

/// One case changes something, and the next one passes only if the change is undone. The first case keeps its
/// own verdict, with a remark about the change.
fn restores(name: &'static str, changes: &str, looks: &str, remark: &'static str) -> Statement {
    let cases = vec![call(looks, &[]), call(changes, &[]), call(looks, &[])];
    Statement::new(name, cases, move |results| {
        expect(results, &[Pass; 3])?;
        let detail = results[1].detail.as_deref().unwrap_or_default();
        require(detail.contains(remark), "the change is not named")
    })
}

/// Many fast cases, so that a worker reports several at once, with a special one among them.
fn among_many(looks: &str, case: String) -> Vec<String> {
    let mut cases = vec![call(looks, &[]); MANY];
    cases[SPECIAL] = case;
    cases
}

const MANY: usize = 40;
const SPECIAL: usize = 25;

fn among_many_cases() -> Vec<Statement> {
    vec![
        Statement::new(
            "a_change_among_many_cases_is_charged_to_its_case",
            among_many("tIsHome", call("tMoves", &[])),
            |results| {
                expect(results, &[Pass; MANY])?;
                for (number, result) in results.iter().enumerate() {
                    let is_charged = result.detail.is_some();
                    require(is_charged == (number == SPECIAL), "another case is charged")?;
                }
                Ok(())
            },
        ),
        Statement::new(
            "a_crash_among_many_cases_is_charged_to_its_case",
            among_many("tSucceeds", call("tCrashes", &[1])),
            |results| {
                let mut wanted = [Pass; MANY];
                wanted[SPECIAL] = Crash;
                expect(results, &wanted)
            },
        ),
    ]
}

pub(crate) fn statements() -> Vec<Statement> {
    let mut all = descriptors();
    all.extend(among_many_cases());
    all.extend(output());
    all.extend(threads());
    all.extend(process_state());
    all
}

fn descriptors() -> Vec<Statement> {
    let silent = |name, function: &str| {
        Statement::new(name, between(call(function, &[])), |results| {
            expect(results, &[Pass, Crash, Pass])?;
            same(results[1].ended.as_deref(), Some("silence"))?;
            same(results[1].code.as_deref(), Some("CUDA_SUCCESS"))
        })
    };
    let forges = |name, case| {
        Statement::new(name, between(case), |results| {
            expect(results, &[Pass, Fail, Pass])?;
            let detail = results[1].detail.as_deref().unwrap_or_default();
            require(detail.contains("not the library's"), "it is not named")
        })
    };
    vec![
        silent("closing_the_runners_descriptor_is_a_crash", "tClosesLine"),
        silent("replacing_descriptors_by_files_is_a_crash", "tReplacesAll"),
        Statement::new(
            "closing_the_output_does_not_affect_the_next_case",
            vec![call("tClosesOutput", &[]), call("tSays", &[2])],
            |results| {
                expect(results, &[Pass, Pass])?;
                same(results[1].output.as_deref(), Some("case 2"))
            },
        ),
        forges("forged_lines_are_ignored", call("tForges", &[1])),
        forges(
            "the_beginning_of_a_forged_line_affects_no_answer",
            call("tForges", &[0]),
        ),
        forges(
            "flooding_the_runners_descriptor_fails",
            call("tFloodsLine", &[8]),
        ),
    ]
}

fn output() -> Vec<Statement> {
    vec![
        Statement::new(
            "output_is_attributed_to_the_case_that_printed_it",
            vec![call("tSays", &[1]), plain(), call("tSays", &[3])],
            |results| {
                same(results[0].output.as_deref(), Some("case 1"))?;
                same(results[1].output.as_deref(), None)?;
                same(results[2].output.as_deref(), Some("case 3"))
            },
        ),
        Statement::new(
            "output_is_attributed_to_each_of_many_consecutive_cases",
            (0..48)
                .map(|number| match number % 3 {
                    2 => plain(),
                    _ => call("tSays", &[number]),
                })
                .collect(),
            |results| {
                for (number, result) in results.iter().enumerate() {
                    let printed = (number % 3 != 2).then(|| format!("case {number}"));
                    same(result.output.as_deref(), printed.as_deref())?;
                }
                Ok(())
            },
        ),
        Statement::new(
            "output_that_is_not_flushed_survives_a_crash",
            vec![call("tSaysAndDies", &[7])],
            |results| {
                expect(results, &[Crash])?;
                same(results[0].output.as_deref(), Some("case 7"))
            },
        ),
    ]
}

/// The function succeeds only in the first call on a thread.
fn threads() -> Vec<Statement> {
    let first = call("tUsesThread", &[]);
    let later = fails(&first, "CUDA_ERROR_INVALID_VALUE");
    let own = on_a_thread_of_its_own(&first);
    vec![
        Statement::new(
            "cases_that_share_a_thread_run_on_the_same_one",
            vec![first.clone(), later.clone(), later],
            |results| expect(results, &[Pass; 3]),
        ),
        Statement::new(
            "a_case_that_does_not_share_its_thread_has_an_unused_one",
            vec![first, own.clone(), own],
            |results| expect(results, &[Pass; 3]),
        ),
    ]
}

fn process_state() -> Vec<Statement> {
    vec![
        restores(
            "the_next_case_is_in_the_same_folder",
            "tMoves",
            "tIsHome",
            "the working directory",
        ),
        restores(
            "environment_variables_are_restored",
            "tSetsVariable",
            "tLacksVariable",
            "the environment",
        ),
        restores(
            "the_next_case_has_an_environment",
            "tClearsEnvironment",
            "tLacksVariable",
            "the environment",
        ),
        restores(
            "the_next_case_has_its_file_mode_mask",
            "tSetsMask",
            "tHasMask",
            "the file mode mask",
        ),
        restores(
            "the_next_case_receives_signals",
            "tBlocksSignals",
            "tHasSignals",
            "",
        ),
        restores(
            "the_next_case_has_the_signal_handlers",
            "tHandlesSignals",
            "tHasHandlers",
            "the signal handlers",
        ),
        restores(
            "timers_are_stopped_before_the_next_case",
            "tSetsAlarm",
            "tNaps",
            "a timer",
        ),
        restores(
            "the_next_case_may_open_files",
            "tLimitsFiles",
            "tOpens",
            "the resource limits",
        ),
    ]
}

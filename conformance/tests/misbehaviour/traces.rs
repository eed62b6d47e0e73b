//! What a case leaves of itself: descriptors, output, and the state of the process.

use cuspec_conformance::results::Outcome;

use crate::suite::{call, fails, on_a_thread_of_its_own, plain};
use crate::{Sentence, between, demand, expect, same};

use Outcome::{Crash, Fail, Pass};

/// One case changes something, and the next passes only if it finds nothing of it. The first keeps
/// its own verdict, and says what it changed.
fn leaves_no_trace(
    name: &'static str,
    changes: &str,
    looks: &str,
    remark: &'static str,
) -> Sentence {
    let cases = vec![call(looks, &[]), call(changes, &[]), call(looks, &[])];
    Sentence::new(name, cases, move |results| {
        expect(results, &[Pass; 3])?;
        let detail = results[1].detail.as_deref().unwrap_or_default();
        demand(detail.contains(remark), "the change is not named")
    })
}

/// Many cases that pass quickly, so that a worker tells of several at once, and one among them.
fn among_many(looks: &str, case: String) -> Vec<String> {
    let mut cases = vec![call(looks, &[]); MANY];
    cases[SPECIAL] = case;
    cases
}

const MANY: usize = 40;
const SPECIAL: usize = 25;

fn among_many_cases() -> Vec<Sentence> {
    vec![
        Sentence::new(
            "a_change_is_charged_to_the_one_of_many_cases_that_made_it",
            among_many("tIsHome", call("tMoves", &[])),
            |results| {
                expect(results, &[Pass; MANY])?;
                for (number, result) in results.iter().enumerate() {
                    let is_charged = result.detail.is_some();
                    demand(is_charged == (number == SPECIAL), "another case is charged")?;
                }
                Ok(())
            },
        ),
        Sentence::new(
            "a_crash_is_charged_to_the_one_of_many_cases_that_met_it",
            among_many("tSucceeds", call("tCrashes", &[1])),
            |results| {
                let mut wanted = [Pass; MANY];
                wanted[SPECIAL] = Crash;
                expect(results, &wanted)
            },
        ),
    ]
}

pub(crate) fn sentences() -> Vec<Sentence> {
    let mut all = descriptors();
    all.extend(among_many_cases());
    all.extend(output());
    all.extend(threads());
    all.extend(process_state());
    all
}

fn descriptors() -> Vec<Sentence> {
    let silent = |name, function: &str| {
        Sentence::new(name, between(call(function, &[])), |results| {
            expect(results, &[Pass, Crash, Pass])?;
            same(results[1].ended.as_deref(), Some("silence"))?;
            same(results[1].code.as_deref(), Some("CUDA_SUCCESS"))
        })
    };
    let forges = |name, case| {
        Sentence::new(name, between(case), |results| {
            expect(results, &[Pass, Fail, Pass])?;
            let detail = results[1].detail.as_deref().unwrap_or_default();
            demand(detail.contains("not the library's"), "it is not named")
        })
    };
    vec![
        silent("closing_the_runners_descriptor_is_a_crash", "tClosesLine"),
        silent(
            "putting_files_in_place_of_descriptors_is_a_crash",
            "tReplacesAll",
        ),
        Sentence::new(
            "closing_the_output_takes_nothing_from_the_next_case",
            vec![call("tClosesOutput", &[]), call("tSays", &[2])],
            |results| {
                expect(results, &[Pass, Pass])?;
                same(results[1].output.as_deref(), Some("case 2"))
            },
        ),
        forges("forged_lines_answer_nothing", call("tForges", &[1])),
        forges(
            "the_beginning_of_a_forged_line_spoils_no_answer",
            call("tForges", &[0]),
        ),
        forges(
            "flooding_the_runners_descriptor_fails",
            call("tFloodsLine", &[8]),
        ),
    ]
}

fn output() -> Vec<Sentence> {
    vec![
        Sentence::new(
            "output_stands_beside_the_case_that_printed_it",
            vec![call("tSays", &[1]), plain(), call("tSays", &[3])],
            |results| {
                same(results[0].output.as_deref(), Some("case 1"))?;
                same(results[1].output.as_deref(), None)?;
                same(results[2].output.as_deref(), Some("case 3"))
            },
        ),
        Sentence::new(
            "output_stands_beside_each_of_many_cases_that_follow_each_other",
            (0..48)
                .map(|number| match number % 3 {
                    2 => plain(),
                    _ => call("tSays", &[number]),
                })
                .collect(),
            |results| {
                for (number, result) in results.iter().enumerate() {
                    let said = (number % 3 != 2).then(|| format!("case {number}"));
                    same(result.output.as_deref(), said.as_deref())?;
                }
                Ok(())
            },
        ),
        Sentence::new(
            "output_that_is_not_flushed_survives_a_crash",
            vec![call("tSaysAndDies", &[7])],
            |results| {
                expect(results, &[Crash])?;
                same(results[0].output.as_deref(), Some("case 7"))
            },
        ),
    ]
}

/// The function succeeds in the first call that a thread makes of it, and in no other.
fn threads() -> Vec<Sentence> {
    let first = call("tUsesThread", &[]);
    let later = fails(&first, "CUDA_ERROR_INVALID_VALUE");
    let own = on_a_thread_of_its_own(&first);
    vec![
        Sentence::new(
            "cases_that_share_a_thread_run_on_one",
            vec![first.clone(), later.clone(), later],
            |results| expect(results, &[Pass; 3]),
        ),
        Sentence::new(
            "a_case_that_does_not_share_its_thread_finds_one_that_no_other_has_used",
            vec![first, own.clone(), own],
            |results| expect(results, &[Pass; 3]),
        ),
    ]
}

fn process_state() -> Vec<Sentence> {
    vec![
        leaves_no_trace(
            "the_next_case_is_in_the_same_folder",
            "tMoves",
            "tIsHome",
            "the working directory",
        ),
        leaves_no_trace(
            "the_next_case_does_not_see_a_variable",
            "tSetsVariable",
            "tLacksVariable",
            "the environment",
        ),
        leaves_no_trace(
            "the_next_case_has_an_environment",
            "tClearsEnvironment",
            "tLacksVariable",
            "the environment",
        ),
        leaves_no_trace(
            "the_next_case_has_its_file_mode_mask",
            "tSetsMask",
            "tHasMask",
            "the file mode mask",
        ),
        leaves_no_trace(
            "the_next_case_receives_signals",
            "tBlocksSignals",
            "tHasSignals",
            "",
        ),
        leaves_no_trace(
            "the_next_case_has_the_signal_handlers",
            "tHandlesSignals",
            "tHasHandlers",
            "the signal handlers",
        ),
        leaves_no_trace(
            "no_timer_rings_in_the_next_case",
            "tSetsAlarm",
            "tNaps",
            "a timer",
        ),
        leaves_no_trace(
            "the_next_case_may_open_files",
            "tLimitsFiles",
            "tOpens",
            "the resource limits",
        ),
    ]
}

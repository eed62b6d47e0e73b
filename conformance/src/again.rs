//! Running cases again: those that came as a surprise, to tell a flake from a failure; or all of
//! them, to see whether they come out the same.

use crate::outcome::{CaseResult, Outcome};
use crate::plan::Plan;
use crate::protocol::Machine;
use crate::run::Run;

/// What one time differs in from another.
type Seen = (Outcome, String);

/// Runs again, up to `times`, what `is_surprise` says of. A case that comes out otherwise is a
/// flake, and neither a pass nor a failure.
pub fn retry(
    run: &Run<'_>,
    plan: &Plan,
    machine: &Machine,
    results: &mut [CaseResult],
    times: u32,
    is_surprise: &dyn Fn(&CaseResult) -> bool,
) {
    let wants_retry = |result: &CaseResult| {
        !matches!(result.outcome, Outcome::Flake | Outcome::Error) && is_surprise(result)
    };
    for time in 1..=times {
        let indexes: Vec<usize> = (0..results.len().min(plan.cases.len()))
            .filter(|index| wants_retry(&results[*index]))
            .collect();
        if indexes.is_empty() {
            return;
        }
        let cases = indexes.iter().map(|index| plan.cases[*index].clone());
        let part = Plan {
            cases: cases.collect(),
        };
        let again = run.execute(&part, machine, &|_, _| ());
        for (index, other) in indexes.into_iter().zip(again) {
            if is_verdict(&other) && seen(&other) != seen(&results[index]) {
                let said = format!(
                    "{} at first, {} on attempt {}",
                    tell(&results[index]),
                    tell(&other),
                    time + 1
                );
                call_flake(&mut results[index], &said);
            }
        }
    }
}

/// Runs everything `times` more times. A case that does not come out the same every time is a
/// flake.
pub fn stress(
    run: &Run<'_>,
    plan: &Plan,
    machine: &Machine,
    results: &mut [CaseResult],
    times: u32,
    on_result: &(dyn Fn(usize, &CaseResult) + Sync),
) {
    let mut counts: Vec<Vec<(Seen, String, u32)>> = results.iter().map(|_| Vec::new()).collect();
    for (counts, result) in counts.iter_mut().zip(results.iter()) {
        count(counts, result);
    }
    for _ in 0..times {
        let again = run.execute(plan, machine, on_result);
        for (counts, result) in counts.iter_mut().zip(&again) {
            count(counts, result);
        }
    }
    for (counts, result) in counts.iter().zip(results) {
        if counts.len() > 1 {
            let words: Vec<String> = counts
                .iter()
                .map(|(_, words, count)| format!("{count} times {words}"))
                .collect();
            call_flake(result, &words.join(", "));
        }
    }
}

/// What is not judged may differ as it likes, and what was not run has shown nothing.
fn is_verdict(result: &CaseResult) -> bool {
    result.outcome.is_run() && result.outcome != Outcome::Observed
}

fn count(counts: &mut Vec<(Seen, String, u32)>, result: &CaseResult) {
    if !is_verdict(result) {
        return;
    }
    let seen = seen(result);
    match counts.iter_mut().find(|(other, _, _)| *other == seen) {
        Some((_, _, count)) => *count += 1,
        None => counts.push((seen, tell(result), 1)),
    }
}

fn seen(result: &CaseResult) -> Seen {
    (result.outcome, result.behaviour())
}

/// `fail with CUDA_SUCCESS`.
fn tell(result: &CaseResult) -> String {
    let (outcome, behaviour) = seen(result);
    if behaviour == outcome.word() {
        return behaviour;
    }
    format!("{outcome} with {behaviour}")
}

fn call_flake(result: &mut CaseResult, said: &str) {
    result.outcome = Outcome::Flake;
    result.detail = Some(match result.detail.take() {
        Some(detail) => format!("{said}; {detail}"),
        None => said.to_owned(),
    });
}

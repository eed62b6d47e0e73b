//! Repeating cases: unexpected ones, to distinguish flakes from failures, or all cases, to find unstable
//! ones.

use std::collections::BTreeMap;

use crate::engine::Run;
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;

/// Repeats unexpected cases up to `times`, by their number. Returns those whose outcome changed, as flakes,
/// which are neither passes nor failures.
pub fn retry(
    run: &Run<'_>,
    plan: &Plan,
    machine: &Machine,
    mut surprises: BTreeMap<usize, CaseResult>,
    times: u32,
) -> BTreeMap<usize, CaseResult> {
    let mut flakes = BTreeMap::new();
    surprises.retain(|_, result| !matches!(result.outcome, Outcome::Flake | Outcome::Error));
    for time in 1..=times {
        if surprises.is_empty() {
            break;
        }
        let numbers: Vec<usize> = surprises.keys().copied().collect();
        let cases = numbers.iter().map(|number| plan.cases[*number].clone());
        let part = Plan {
            cases: cases.collect(),
        };
        let again = run.execute(&part, machine, &|_, _| ());
        for (number, other) in numbers.into_iter().zip(again) {
            let first = &surprises[&number];
            if is_verdict(&other) && seen(&other) != seen(first) {
                let behaviours = format!(
                    "{} at first, {} on attempt {}",
                    describe(&seen(first)),
                    describe(&seen(&other)),
                    time + 1
                );
                flakes.insert(number, flake(first, &behaviours));
                surprises.remove(&number);
            }
        }
    }
    flakes
}

/// The compared part of a result.
type Behaviour = (Outcome, String);

/// Counts of outcomes for each case. Nearly all cases are stable, and there are few different outcomes.
pub struct Stress {
    /// Numbers of the observed outcomes.
    numbers: BTreeMap<Behaviour, u32>,
    /// The first outcome of each case, and how often it occurred.
    first: Vec<Option<(u32, u32)>>,
    /// Other outcomes of a case.
    others: BTreeMap<usize, Vec<(u32, u32)>>,
}

impl Stress {
    /// Counts for a plan with this number of cases.
    pub fn new(cases: usize) -> Stress {
        Stress {
            numbers: BTreeMap::new(),
            first: vec![None; cases],
            others: BTreeMap::new(),
        }
    }

    /// Counts a result of a case.
    pub fn count(&mut self, index: usize, result: &CaseResult) {
        if !is_verdict(result) {
            return;
        }
        let next = self.numbers.len() as u32;
        let way = *self.numbers.entry(seen(result)).or_insert(next);
        let (first, times) = self.first[index].get_or_insert((way, 0));
        if *first == way {
            *times += 1;
            return;
        }
        let others = self.others.entry(index).or_default();
        match others.iter_mut().find(|(other, _)| *other == way) {
            Some((_, times)) => *times += 1,
            None => others.push((way, 1)),
        }
    }

    /// The unstable cases, with their outcomes and counts.
    pub fn unstable(&self) -> impl Iterator<Item = (usize, String)> {
        let words: BTreeMap<u32, String> = self
            .numbers
            .iter()
            .map(|(seen, number)| (*number, describe(seen)))
            .collect();
        self.others.iter().map(move |(index, others)| {
            let all = self.first[*index].iter().chain(others);
            let all: Vec<String> = all
                .map(|(way, times)| format!("{times} times {}", words[way]))
                .collect();
            (*index, all.join(", "))
        })
    }
}

/// Outcomes that are not judged may vary, and skipped cases have none.
fn is_verdict(result: &CaseResult) -> bool {
    result.outcome.is_run() && result.outcome != Outcome::Observed
}

fn seen(result: &CaseResult) -> Behaviour {
    (result.outcome, result.behaviour())
}

/// Formats an outcome as `fail with CUDA_SUCCESS`.
fn describe((outcome, behaviour): &Behaviour) -> String {
    if behaviour == outcome.word() {
        return behaviour.clone();
    }
    format!("{outcome} with {behaviour}")
}

/// A result that marks the case as a flake.
pub fn flake(result: &CaseResult, behaviours: &str) -> CaseResult {
    CaseResult {
        outcome: Outcome::Flake,
        detail: Some(match &result.detail {
            Some(detail) => format!("{behaviours}; {detail}"),
            None => behaviours.to_owned(),
        }),
        ..result.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::testing::result;

    fn unstable(times: &[&[Outcome]]) -> Vec<(usize, String)> {
        let mut stress = Stress::new(times[0].len());
        for outcomes in times {
            for (index, outcome) in outcomes.iter().enumerate() {
                let result = CaseResult {
                    code: None,
                    ..result("f[]", *outcome)
                };
                stress.count(index, &result);
            }
        }
        stress.unstable().collect()
    }

    #[test]
    fn changed_outcomes_are_counted() {
        let times: [&[Outcome]; 4] = [
            &[Outcome::Pass, Outcome::Pass],
            &[Outcome::Pass, Outcome::Fail],
            &[Outcome::Pass, Outcome::Timeout],
            &[Outcome::Pass, Outcome::Fail],
        ];
        let behaviours = "1 times pass, 2 times fail, 1 times timeout";
        assert_eq!(unstable(&times), [(1, behaviours.to_owned())]);
    }

    #[test]
    fn skipped_cases_have_no_outcome() {
        let times: [&[Outcome]; 3] = [&[Outcome::Skip], &[Outcome::Pass], &[Outcome::Observed]];
        assert_eq!(unstable(&times), []);
    }
}

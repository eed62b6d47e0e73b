//! Running cases again: those that came as a surprise, to tell a flake from a failure; or all of
//! them, to see whether they come out the same.

use std::collections::BTreeMap;

use crate::engine::Run;
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;

/// Runs again, up to `times`, what came as a surprise, by the number of its case. A case that comes
/// out otherwise is a flake, and neither a pass nor a failure: these are returned.
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
                let said = format!(
                    "{} at first, {} on attempt {}",
                    tell(&seen(first)),
                    tell(&seen(&other)),
                    time + 1
                );
                flakes.insert(number, flake(first, &said));
                surprises.remove(&number);
            }
        }
    }
    flakes
}

/// What one time differs in from another.
type Seen = (Outcome, String);

/// How often each case came out how. Nearly all come out the same every time, and there are few
/// ways in which cases come out at all.
pub struct Stress {
    /// Every way, and its number.
    numbers: BTreeMap<Seen, u32>,
    /// The first way of each case, and how often it came out so.
    first: Vec<Option<(u32, u32)>>,
    /// What else came of a case.
    others: BTreeMap<usize, Vec<(u32, u32)>>,
}

impl Stress {
    /// For a plan of so many cases.
    pub fn new(cases: usize) -> Stress {
        Stress {
            numbers: BTreeMap::new(),
            first: vec![None; cases],
            others: BTreeMap::new(),
        }
    }

    /// Counts what came of a case this time.
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

    /// The cases that did not come out the same every time, with what they did how often.
    pub fn unstable(&self) -> impl Iterator<Item = (usize, String)> {
        let words: BTreeMap<u32, String> = self
            .numbers
            .iter()
            .map(|(seen, number)| (*number, tell(seen)))
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

/// What is not judged may differ as it likes, and what was not run has shown nothing.
fn is_verdict(result: &CaseResult) -> bool {
    result.outcome.is_run() && result.outcome != Outcome::Observed
}

fn seen(result: &CaseResult) -> Seen {
    (result.outcome, result.behaviour())
}

/// `fail with CUDA_SUCCESS`.
fn tell((outcome, behaviour): &Seen) -> String {
    if behaviour == outcome.word() {
        return behaviour.clone();
    }
    format!("{outcome} with {behaviour}")
}

/// The result of a case that comes out one way or another.
pub fn flake(result: &CaseResult, said: &str) -> CaseResult {
    CaseResult {
        outcome: Outcome::Flake,
        detail: Some(match &result.detail {
            Some(detail) => format!("{said}; {detail}"),
            None => said.to_owned(),
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
    fn what_comes_out_otherwise_is_counted() {
        let times: [&[Outcome]; 4] = [
            &[Outcome::Pass, Outcome::Pass],
            &[Outcome::Pass, Outcome::Fail],
            &[Outcome::Pass, Outcome::Timeout],
            &[Outcome::Pass, Outcome::Fail],
        ];
        let said = "1 times pass, 2 times fail, 1 times timeout";
        assert_eq!(unstable(&times), [(1, said.to_owned())]);
    }

    #[test]
    fn what_was_not_run_has_come_out_no_way() {
        let times: [&[Outcome]; 3] = [&[Outcome::Skip], &[Outcome::Pass], &[Outcome::Observed]];
        assert_eq!(unstable(&times), []);
    }
}

//! Running cases against a mutant until one detects it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use super::index::Nearness;
use super::{Index, Mutant, VARIABLE};
use crate::engine::Run;
use crate::engine::subject::Subject;
use crate::results::CaseResult;
use crate::suite::Suite;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;

/// Number of cases that are tried first; nearly every mutant is caught by one of them.
const FIRST: usize = 8;

/// Common settings for all mutants.
pub struct MutationTest<'a> {
    pub suite: &'a Suite,
    /// The reference libraries.
    pub subject: Subject,
    /// Working folder of the processes.
    pub folder: PathBuf,
    pub machine: &'a Machine,
    /// Time limit of a call.
    pub timeout: Duration,
    pub jobs: usize,
}

/// The result for a mutant.
#[derive(Clone, Debug, PartialEq)]
pub struct MutantResult {
    pub mutant: Mutant,
    /// The result of the case that detected it.
    pub caught: Option<CaseResult>,
    /// Number of executed cases.
    pub tried: usize,
    /// Results of the cases that violate the rule, if none detected the mutant.
    pub answers: Vec<Answer>,
}

/// A case that violates the rule and did not detect the mutant.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub case: String,
    pub nearness: Nearness,
    pub before: String,
    pub after: String,
    /// Accepted outcomes by the contract.
    pub expected: String,
    /// Whether the outcome is as expected without the change.
    pub is_sound: bool,
}

impl MutationTest<'_> {
    /// Tests every mutant and returns the results in the mutants' order. `on_result` is called with each result
    /// as soon as it is known.
    pub fn run(
        &self,
        index: &Index<'_>,
        mutants: &[Mutant],
        on_result: &(dyn Fn(&MutantResult) + Sync),
    ) -> Result<Vec<MutantResult>, String> {
        let results = Mutex::new(BTreeMap::new());
        each(self.jobs, mutants, |number, mutant| {
            let result = self.test_mutant(index, mutant)?;
            on_result(&result);
            lock(&results).insert(number, result);
            Ok(())
        })?;
        Ok(std::mem::take(&mut *lock(&results)).into_values().collect())
    }

    /// Tries the most likely cases first, then other cases that mention the rule, then all cases of the
    /// function.
    fn test_mutant(&self, index: &Index<'_>, mutant: &Mutant) -> Result<MutantResult, String> {
        let candidates = index.candidates(mutant);
        let pool = |number: usize| index.plan.cases[number].pool;
        let likeliest = candidates.first().map(|(_, number)| pool(*number));
        let (first, rest): (Vec<_>, Vec<_>) =
            candidates
                .iter()
                .enumerate()
                .partition(|(place, (nearness, number))| {
                    *place < FIRST
                        && *nearness <= Nearness::Succeeds
                        && Some(pool(*number)) == likeliest
                });
        let (second, last): (Vec<_>, Vec<_>) = rest
            .into_iter()
            .partition(|(_, (nearness, _))| *nearness < Nearness::SameFunction);
        let mut mutant_result = MutantResult {
            mutant: mutant.clone(),
            caught: None,
            tried: 0,
            answers: Vec::new(),
        };
        for stage in [first, second, last] {
            let stage: Vec<_> = stage.into_iter().map(|(_, candidate)| *candidate).collect();
            self.try_stage(index, &stage, &mut mutant_result)?;
            if mutant_result.caught.is_some() {
                mutant_result.answers.clear();
                break;
            }
        }
        Ok(mutant_result)
    }

    fn try_stage(
        &self,
        index: &Index<'_>,
        stage: &[(Nearness, usize)],
        mutant_result: &mut MutantResult,
    ) -> Result<(), String> {
        if stage.is_empty() {
            return Ok(());
        }
        let plan = Plan {
            cases: stage
                .iter()
                .map(|(_, number)| index.plan.cases[*number].clone())
                .collect(),
        };
        let seen = AtomicBool::new(false);
        let caught = Mutex::new(None);
        let run = Run::new(self.suite, &self.subject)
            .map_err(|error| format!("cannot start workers: {error}"))?
            .folder(&self.folder)
            .timeout(self.timeout)
            .jobs(1)
            .env(VARIABLE, mutant_result.mutant.setting())
            .stop_when(&seen);
        let results = run.execute(&plan, self.machine, &|place, result| {
            if index.is_detected(stage[place].1, result) {
                seen.store(true, Ordering::Relaxed);
                lock(&caught).get_or_insert_with(|| result.clone());
            }
        });
        let tried = results.iter().filter(|result| result.outcome.is_run());
        mutant_result.tried += tried.count();
        mutant_result.caught = lock(&caught).take();
        for ((nearness, number), result) in stage.iter().zip(&results) {
            if nearness.violates_the_rule() {
                mutant_result.answers.push(Answer {
                    case: result.case.clone(),
                    nearness: *nearness,
                    before: index.baseline[*number].behaviour(),
                    after: result.behaviour(),
                    expected: result.expected.clone().unwrap_or_default(),
                    is_sound: index.is_sound(*number),
                });
            }
        }
        Ok(())
    }
}

/// Calls a function for every item, on `jobs` threads. Stops at the first error.
pub(super) fn each<'t, T: Sync>(
    jobs: usize,
    items: &'t [T],
    act: impl Fn(usize, &'t T) -> Result<(), String> + Sync,
) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let first_error = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(items.len()) {
            scope.spawn(|| {
                while let Some(item) = {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    items.get(number).map(|item| (number, item))
                } {
                    if let Err(error) = act(item.0, item.1) {
                        lock(&first_error).get_or_insert(error);
                        return;
                    }
                }
            });
        }
    });
    lock(&first_error).take().map_or(Ok(()), Err)
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

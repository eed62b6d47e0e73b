//! Running the cases against a mutant until one notices.

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

/// Cases tried before all the others; nearly every mutant is caught by one of them.
const FIRST: usize = 8;

/// What all mutants are hunted with.
pub struct Hunt<'a> {
    pub suite: &'a Suite,
    /// The reference libraries.
    pub subject: Subject,
    /// Where its processes run.
    pub folder: PathBuf,
    pub machine: &'a Machine,
    /// How long one call may take.
    pub timeout: Duration,
    pub jobs: usize,
}

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq)]
pub struct Fate {
    pub mutant: Mutant,
    /// The case that noticed, as it came out.
    pub caught: Option<CaseResult>,
    /// How many cases were run.
    pub tried: usize,
    /// How the cases came out that break the rule, where none noticed.
    pub answers: Vec<Answer>,
}

/// A case that breaks the rule and did not notice.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub case: String,
    pub nearness: Nearness,
    pub before: String,
    pub after: String,
    /// What the contract accepts there.
    pub expected: String,
    /// Whether the case comes out as expected without the change.
    pub is_sound: bool,
}

impl Hunt<'_> {
    /// Hunts every mutant; fates in the mutants' order. Each is also handed to `on_fate` as soon as
    /// it is known.
    pub fn run(
        &self,
        index: &Index<'_>,
        mutants: &[Mutant],
        on_fate: &(dyn Fn(&Fate) + Sync),
    ) -> Result<Vec<Fate>, String> {
        let fates = Mutex::new(BTreeMap::new());
        each(self.jobs, mutants, |number, mutant| {
            let fate = self.pursue(index, mutant)?;
            on_fate(&fate);
            lock(&fates).insert(number, fate);
            Ok(())
        })?;
        Ok(std::mem::take(&mut *lock(&fates)).into_values().collect())
    }

    /// Tries the likeliest cases, then what else mentions the rule, then all of the function.
    fn pursue(&self, index: &Index<'_>, mutant: &Mutant) -> Result<Fate, String> {
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
        let mut fate = Fate {
            mutant: mutant.clone(),
            caught: None,
            tried: 0,
            answers: Vec::new(),
        };
        for stage in [first, second, last] {
            let stage: Vec<_> = stage.into_iter().map(|(_, candidate)| *candidate).collect();
            self.try_stage(index, &stage, &mut fate)?;
            if fate.caught.is_some() {
                fate.answers.clear();
                break;
            }
        }
        Ok(fate)
    }

    fn try_stage(
        &self,
        index: &Index<'_>,
        stage: &[(Nearness, usize)],
        fate: &mut Fate,
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
            .env(VARIABLE, fate.mutant.setting())
            .stop_when(&seen);
        let results = run.execute(&plan, self.machine, &|place, result| {
            if index.is_noticed(stage[place].1, result) {
                seen.store(true, Ordering::Relaxed);
                lock(&caught).get_or_insert_with(|| result.clone());
            }
        });
        let tried = results.iter().filter(|result| result.outcome.is_run());
        fate.tried += tried.count();
        fate.caught = lock(&caught).take();
        for ((nearness, number), result) in stage.iter().zip(&results) {
            if nearness.breaks_the_rule() {
                fate.answers.push(Answer {
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

/// Does something with every item, so many of them at a time. The first error ends it.
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

//! Distributes the batches of a plan to workers, and delivers a result for each case.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::exits::Exits;
use super::outbox::{Outbox, Results};
use super::queue::{MAX_HELPERS, Queue};
use super::repeats::Repeats;
use super::run::Run;
use super::slot::Slot;
use super::spares::Spares;
use crate::results::{CaseResult, Outcome};
use crate::suite::machine::Machine;
use crate::suite::order;
use crate::suite::plan::{Batch, Plan};

impl Run<'_> {
    /// Runs every case of the plan and returns the results in the order of the plan. Also passes each
    /// result to `on_result` as soon as it is known, with its index.
    pub fn execute(
        &self,
        plan: &Plan,
        machine: &Machine,
        on_result: &(dyn Fn(usize, &CaseResult) + Sync),
    ) -> Vec<CaseResult> {
        let results: Vec<_> = plan.cases.iter().map(|_| None).collect();
        let results = Mutex::new(results);
        self.stream(plan, machine, &|_| false, &|taken| {
            for (index, result) in taken {
                on_result(index, &result);
                if let Ok(mut results) = results.lock() {
                    results[index] = Some(result);
                }
            }
        });
        let results = results.into_inner().unwrap_or_default();
        results.into_iter().flatten().collect()
    }

    /// Runs every case of the plan that is not done. Passes each result to `take` once, as soon as it is
    /// known, with the index of its case; results that become known together are passed together. Nothing
    /// is stored, so the memory does not grow with the number of cases.
    pub fn stream(
        &self,
        plan: &Plan,
        machine: &Machine,
        is_done: &dyn Fn(usize) -> bool,
        take: &(dyn Fn(Results) + Sync),
    ) {
        let batches = match self.seed {
            Some(seed) => order::shuffle(plan, seed),
            None if self.judges_exits => order::gather_plain(plan, plan.batches()),
            None => plan.batches(),
        };
        let mut batches = remove_done(batches, is_done);
        let exits = Exits::new(self.hangs.has_limit());
        if !self.subject.call_variables.is_empty() {
            batches = order::separate_calls(plan, batches);
        }
        let (alone, batches): (Vec<_>, Vec<_>) = batches
            .into_iter()
            .partition(|batch| batch.pool.runs_alone());
        let jobs = self.jobs.min(batches.len());
        let helpers = if jobs > 1 { MAX_HELPERS } else { 0 };
        let queue = Queue::new(batches, jobs);
        let left: Vec<AtomicBool> = (0..plan.cases.len())
            .map(|index| AtomicBool::new(!is_done(index)))
            .collect();
        let repeats = Repeats::new(jobs);
        let deliver = |results: Results| {
            let mut results = repeats.keep(results);
            for (index, _) in &results {
                left[*index].store(false, Ordering::Relaxed);
            }
            if let Some(reference) = self.reference {
                let judge = |(index, result)| {
                    let judged = reference.judge(&plan.cases[index], machine, result);
                    (index, judged)
                };
                results = results.into_iter().map(judge).collect();
            }
            take(results);
        };
        let spares = Spares::new(self, machine);
        let work = |queue: &Queue, spares: &Spares<'_>| {
            let start = Instant::now();
            let mut slot = Slot::new(self, spares, queue, &exits);
            let outbox = Outbox::new(&deliver);
            while let Some(batch) = queue.take() {
                slot.run_batch(plan, &batch, &outbox);
            }
            slot.finish(plan, &outbox);
            self.counters.count_job(start);
        };
        std::thread::scope(|scope| {
            for _ in 0..jobs {
                scope.spawn(|| work(&queue, &spares));
            }
            for _ in 0..helpers {
                scope.spawn(|| {
                    while let Some(batch) = queue.take_as_helper() {
                        let start = Instant::now();
                        let mut slot = Slot::new(self, &spares, &queue, &exits);
                        let outbox = Outbox::new(&deliver);
                        slot.run_batch(plan, &batch, &outbox);
                        slot.finish(plan, &outbox);
                        self.counters.count_job(start);
                        queue.end_help();
                    }
                });
            }
        });
        spares.finish();
        let again = repeats.begin(plan);
        self.counters.count_repeats(again.len());
        for batches in [again, alone] {
            if !batches.is_empty() {
                let spares = Spares::new(self, machine);
                work(&Queue::new(batches, 1), &spares);
                spares.finish();
            }
            repeats.end();
        }
        self.find_culprits(plan, machine, exits, &Outbox::new(&deliver));
        for (planned, (index, left)) in plan.cases.iter().zip(left.iter().enumerate()) {
            if left.load(Ordering::Relaxed) {
                let lost =
                    CaseResult::without_call(planned, Outcome::Error, "the runner lost the case");
                take(vec![(index, lost)]);
            }
        }
    }
}

/// The batches without the cases that are done.
fn remove_done(mut batches: Vec<Batch>, is_done: &dyn Fn(usize) -> bool) -> Vec<Batch> {
    for batch in &mut batches {
        batch.cases.retain(|index| !is_done(*index));
    }
    batches.retain(|batch| !batch.cases.is_empty());
    batches
}

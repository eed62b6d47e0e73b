//! The batches that are left to run. Each job takes batches with a worker of its own. Helpers take batches
//! while a job waits for a call that hangs: hanging calls use no processor, so several can be waited for at
//! once.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::suite::plan::Batch;

/// How long a job waits for a case before a helper may take a batch.
pub(super) const HELPER_DELAY: Duration = Duration::from_secs(1);
/// Maximum number of helpers; each may hold a device.
pub(super) const MAX_HELPERS: usize = 6;

pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
    /// Whether other jobs may take the rest of a job's batch.
    is_shared: bool,
}

struct State {
    batches: VecDeque<Batch>,
    /// Number of running jobs, and of those that wait.
    jobs: usize,
    waiting: usize,
    helping: usize,
}

impl Queue {
    pub(super) fn new(batches: Vec<Batch>, jobs: usize) -> Queue {
        Queue {
            state: Mutex::new(State {
                batches: batches.into(),
                jobs,
                waiting: 0,
                helping: 0,
            }),
            changed: Condvar::new(),
            is_shared: jobs > 1,
        }
    }

    /// The next batch for a job. `None` ends the job.
    pub(super) fn take(&self) -> Option<Batch> {
        let mut state = self.lock();
        let batch = state.batches.pop_front();
        if batch.is_none() {
            state.jobs -= 1;
            self.changed.notify_all();
        }
        batch
    }

    /// The next batch for a helper, once a job waits or all jobs have ended. `None` when all batches are
    /// done.
    pub(super) fn take_as_helper(&self) -> Option<Batch> {
        let mut state = self.lock();
        loop {
            let is_over = state.jobs == 0;
            if (is_over || state.waiting > state.helping)
                && let Some(batch) = state.batches.pop_front()
            {
                state.helping += 1;
                return Some(batch);
            }
            if is_over && state.helping == 0 {
                return None;
            }
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Ends a helper's batch.
    pub(super) fn end_help(&self) {
        self.lock().helping -= 1;
        self.changed.notify_all();
    }

    /// Notes that a job has started or stopped waiting for a case.
    pub(super) fn note_wait(&self, waits: bool) {
        let mut state = self.lock();
        if waits {
            state.waiting += 1;
        } else {
            state.waiting = state.waiting.saturating_sub(1);
        }
        self.changed.notify_all();
    }

    /// Returns the rest of a batch to the queue after a case hung, in pieces, so that further hangs run at
    /// the same time. Returns false if there is only one job.
    pub(super) fn return_cases(&self, batch: &Batch, cases: impl Iterator<Item = usize>) -> bool {
        if !self.is_shared {
            return false;
        }
        let cases: Vec<usize> = cases.collect();
        let size = cases.len().div_ceil(MAX_HELPERS).max(1);
        let pieces = cases.chunks(size).map(|cases| Batch {
            pool: batch.pool,
            cases: cases.to_vec(),
        });
        let mut state = self.lock();
        for piece in pieces {
            state.batches.push_front(piece);
        }
        self.changed.notify_all();
        true
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use cuspec_case::Api;

    use super::*;
    use crate::suite::pool::{Pool, Stage};

    fn batch(cases: &[usize]) -> Batch {
        Batch {
            pool: Pool::of(Api::Driver, Stage::Ready),
            cases: cases.to_vec(),
        }
    }

    #[test]
    fn a_helper_takes_a_batch_while_a_job_waits() {
        let queue = Queue::new(vec![batch(&[0]), batch(&[1])], 2);
        assert_eq!(queue.take(), Some(batch(&[0])));
        queue.note_wait(true);
        assert_eq!(queue.take_as_helper(), Some(batch(&[1])));
        queue.end_help();
        queue.note_wait(false);
        assert_eq!((queue.take(), queue.take()), (None, None));
        assert_eq!(queue.take_as_helper(), None);
    }

    #[test]
    fn cases_after_a_hang_are_returned_in_pieces() {
        let queue = Queue::new(Vec::new(), 2);
        assert!(queue.return_cases(&batch(&[]), 1..14));
        let mut cases = Vec::new();
        while let Some(piece) = queue.take() {
            assert!(piece.cases.len() <= 3, "{piece:?}");
            cases.extend(piece.cases);
        }
        cases.sort_unstable();
        assert_eq!(cases, (1..14).collect::<Vec<_>>());
        // With one job, all cases run in order.
        assert!(!Queue::new(Vec::new(), 1).return_cases(&batch(&[]), 1..14));
    }
}

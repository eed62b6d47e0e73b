//! External semaphores, and their use by nodes of graphs.

use std::sync::{Arc, Condvar, Mutex, PoisonError};

use crate::queue::lock;

/// An imported semaphore.
pub struct ExternalSemaphore {
    /// Whether it was ever signalled.
    pub is_signalled: bool,
    /// State shared with the work of streams, which outlives the handle.
    pub state: Arc<Semaphore>,
}

/// A semaphore that is signalled or waited for, and the value of the signal or the wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SemaphoreUse {
    pub semaphore: usize,
    pub value: u64,
}

impl SemaphoreUse {
    /// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS` or `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS` in words. The value comes first
    /// in both; no semaphore that can be imported uses the rest.
    pub fn words(self) -> [usize; 18] {
        let mut words = [0; 18];
        words[0] = self.value as usize;
        words
    }
}

/// State of a semaphore.
pub struct Semaphore {
    /// Whether it is a timeline semaphore, whose value a wait leaves unchanged. A wait resets a binary
    /// semaphore.
    counts: bool,
    value: Mutex<u64>,
    changed: Condvar,
}

impl Semaphore {
    /// A semaphore that was never signalled.
    pub fn new(counts: bool) -> Semaphore {
        Semaphore {
            counts,
            value: Mutex::default(),
            changed: Condvar::new(),
        }
    }

    pub fn signal(&self, value: u64) {
        *lock(&self.value) = match self.counts {
            true => value,
            false => 1,
        };
        self.changed.notify_all();
    }

    pub fn wait(&self, value: u64) {
        let least = match self.counts {
            true => value,
            false => 1,
        };
        let mut stands_at = lock(&self.value);
        while *stands_at < least {
            stands_at = self
                .changed
                .wait(stands_at)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if !self.counts {
            *stands_at = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_consumes_the_signal() {
        let semaphore = Semaphore::new(false);
        semaphore.signal(0);
        semaphore.wait(0);
        assert_eq!(*lock(&semaphore.value), 0);
    }

    #[test]
    fn a_wait_leaves_a_timeline_unchanged() {
        let semaphore = Semaphore::new(true);
        semaphore.signal(5);
        semaphore.wait(5);
        semaphore.wait(3);
        assert_eq!(*lock(&semaphore.value), 5);
    }
}

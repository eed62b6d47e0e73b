//! Limits of time and memory for workers.

use std::time::{Duration, Instant};

use crate::engine::memory::DEFAULT_MEGABYTES;
use crate::worker::ipc::shared_page::{Phase, SharedPage};

/// Limits of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// For the call under test and the work that it starts.
    pub call: Duration,
    /// For the setup of a call, its cleanup, and scenarios: each makes many other calls, some of which take
    /// seconds on a busy device.
    pub around: Duration,
    /// Maximum resident bytes of the process and its children.
    pub memory: u64,
}

impl Limits {
    /// This limit for the call under test, and six times as much for setup and cleanup.
    pub(crate) fn of(call: Duration) -> Limits {
        Limits {
            call,
            around: call * 6,
            memory: DEFAULT_MEGABYTES << 20,
        }
    }

    /// The time spent in the worker's current phase; `sent_at` is when the request was sent.
    pub(crate) fn spent(&self, page: &SharedPage, sent_at: Instant) -> Spent {
        let phase = page.phase();
        let limit = match phase {
            Phase::Call | Phase::Wait => self.call,
            _ => self.around,
        };
        // Before the worker has read its line, the page still holds the time at which the previous case
        // ended.
        let passed = sent_at.elapsed();
        let passed = match phase {
            Phase::Idle => passed,
            _ => passed.min(page.time_in_phase()),
        };
        Spent {
            phase,
            passed,
            limit,
        }
    }
}

/// The time spent in a phase, and its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spent {
    pub phase: Phase,
    pub passed: Duration,
    pub limit: Duration,
}

impl Spent {
    pub(crate) fn left(&self) -> Duration {
        self.limit.saturating_sub(self.passed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cleanup_may_take_longer_than_the_call() {
        let limits = Limits::of(Duration::from_secs(600));
        let (page, _page) = SharedPage::create().expect("a page");
        let sent_at = Instant::now();
        page.enter(Phase::Call);
        assert!(limits.spent(&page, sent_at).left() <= limits.call);
        page.enter(Phase::CleanUp);
        assert!(limits.spent(&page, sent_at).left() > limits.call);
    }
}

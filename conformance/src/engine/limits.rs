//! How long things may take.

use std::time::{Duration, Instant};

use crate::engine::memory::DEFAULT_MEGABYTES;
use crate::worker::ipc::shared_page::{Phase, SharedPage};

/// How long a worker may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// For the call itself, and for the work it has started.
    pub call: Duration,
    /// For making what the call needs, for undoing it, and for a scenario: each is many calls that
    /// are not the one in question, and some of them take seconds on a busy device.
    pub around: Duration,
    /// Bytes that the process and its children may fill.
    pub memory: u64,
}

impl Limits {
    /// A limit for a case's own call, and six times that for what is around it.
    pub(crate) fn of(call: Duration) -> Limits {
        Limits {
            call,
            around: call * 6,
            memory: DEFAULT_MEGABYTES << 20,
        }
    }

    /// What the phase that the worker is in has taken, having been asked a while ago.
    pub(crate) fn spent(&self, page: &SharedPage, asked: Instant) -> Spent {
        let phase = page.phase();
        let limit = match phase {
            Phase::Call | Phase::Wait => self.call,
            _ => self.around,
        };
        // Before the worker has read its line, its page says when the case before it ended.
        let passed = asked.elapsed();
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

/// Time that a phase has taken, of what it may take.
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
    fn making_things_may_take_longer_than_the_call() {
        let limits = Limits::of(Duration::from_secs(600));
        let (page, _page) = SharedPage::create().expect("a page");
        let asked = Instant::now();
        page.enter(Phase::Call);
        assert!(limits.spent(&page, asked).left() <= limits.call);
        page.enter(Phase::CleanUp);
        assert!(limits.spent(&page, asked).left() > limits.call);
    }
}

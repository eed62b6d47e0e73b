//! The ends of processes that exit as programs do: exit handlers and destructors of the library run. A result of such
//! a process is delivered once the process has ended well.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::engine::hangs::MAX_HANGS;
use crate::engine::outbox::Outbox;
use crate::results::CaseResult;
use crate::results::verdict::End;
use crate::suite::pool::Pool;
use crate::worker::LEFT_STATUS;

/// The result of a case.
pub(super) struct Finished {
    pub index: usize,
    pub result: CaseResult,
    /// Functions that the worker itself has called for the case.
    pub own_calls: Vec<String>,
}

/// A process that was to end as a program does.
pub(super) struct Left {
    pub pool: Pool,
    /// Its results, which its end may change.
    pub finished: Vec<Finished>,
    /// How it ended; `None` if it was killed before.
    pub end: Option<End>,
}

/// The processes that did not end well, or whose ends are not known.
pub(super) struct Exits {
    has_limit: bool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    hangs: usize,
    open: Vec<Left>,
}

impl Exits {
    /// `has_limit` states whether processes are killed after a few have hung.
    pub(super) fn new(has_limit: bool) -> Exits {
        Exits {
            has_limit,
            state: Mutex::default(),
        }
    }

    /// Whether another process may exit. After a few hangs it is killed instead.
    pub(super) fn may_begin(&self) -> bool {
        !self.has_limit || self.lock().hangs < MAX_HANGS
    }

    /// Delivers the results of a process that ended well, and keeps those of others.
    pub(super) fn add(
        &self,
        pool: Pool,
        finished: Vec<Finished>,
        end: Option<End>,
        outbox: &Outbox<'_>,
    ) {
        if end.as_ref().is_some_and(is_good) {
            for finished in finished {
                outbox.add(finished.index, finished.result);
            }
            return;
        }
        let mut state = self.lock();
        state.hangs += usize::from(end == Some(End::Timeout));
        if !finished.is_empty() {
            state.open.push(Left {
                pool,
                finished,
                end,
            });
        }
    }

    /// The processes whose results are not delivered, those that ended badly first.
    pub(super) fn into_open(self) -> Vec<Left> {
        let state = self.state.into_inner();
        let mut open = state.unwrap_or_else(PoisonError::into_inner).open;
        open.sort_by_key(|left| (left.pool.api, left.end.is_none()));
        open
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a process that was to exit as a program does has done so.
pub(super) fn is_good(end: &End) -> bool {
    *end == End::Exit(LEFT_STATUS)
}

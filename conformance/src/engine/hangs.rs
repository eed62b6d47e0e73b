//! Hangs while processes exit. A library whose exit handler hangs would use the time limit once for each case of that
//! state, so the cases that remain after a few are skipped.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use crate::suite::plan::Planned;
use crate::suite::pool::Stage;

/// Number of cases that may hang before the others of their state are skipped.
pub(super) const MAX_HANGS: usize = 4;

/// The cases that hung while their process exited.
pub(super) struct Hangs {
    has_limit: bool,
    cases: Mutex<BTreeSet<String>>,
}

impl Default for Hangs {
    fn default() -> Hangs {
        Hangs {
            has_limit: true,
            cases: Mutex::default(),
        }
    }
}

impl Hangs {
    /// Sets whether cases are skipped at all.
    pub(super) fn limit(&mut self, has_limit: bool) {
        self.has_limit = has_limit;
    }

    pub(super) fn has_limit(&self) -> bool {
        self.has_limit
    }

    /// Notes a case that hung.
    pub(super) fn note(&self, planned: &Planned) {
        if planned.pool.stage == Stage::Exiting {
            let mut cases = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
            cases.insert(planned.id().to_owned());
        }
    }

    /// The reason to skip a case. A case that hung itself may run again.
    pub(super) fn skip_reason(&self, planned: &Planned) -> Option<String> {
        if !self.has_limit || planned.pool.stage != Stage::Exiting {
            return None;
        }
        let cases = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
        let is_over = cases.len() >= MAX_HANGS && !cases.contains(planned.id());
        is_over.then(|| {
            format!("processes hang while they exit ({MAX_HANGS} cases): run the others with --no-hang-limit")
        })
    }
}

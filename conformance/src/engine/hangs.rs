//! Hangs. A library that hangs in a function, or while its processes exit, would use the time limit once for each case, so
//! the cases that remain after a few are skipped.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use cuspec_case::Kind;

use crate::suite::plan::Planned;
use crate::suite::pool::Stage;

/// Number of cases that may hang while their processes exit, before the others of this state are skipped.
pub(super) const MAX_HANGS: usize = 4;
/// Number of cases of a function that may hang before its others are skipped.
const MAX_FUNCTION_HANGS: usize = 12;

/// Where cases hang.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Exit,
    Function(String),
}

impl Place {
    /// The place of a case; `None` for a scenario, which calls several functions.
    fn of(planned: &Planned) -> Option<Place> {
        if planned.pool.stage == Stage::Exiting {
            return Some(Place::Exit);
        }
        let is_call = planned.head.kind != Kind::Scenario;
        is_call.then(|| Place::Function(planned.head.function.clone()))
    }

    fn limit(&self) -> usize {
        match self {
            Place::Exit => MAX_HANGS,
            Place::Function(_) => MAX_FUNCTION_HANGS,
        }
    }

    fn reason(&self) -> String {
        let hang = match self {
            Place::Exit => "processes hang while they exit".to_owned(),
            Place::Function(function) => format!("cases of {function} hang"),
        };
        let limit = self.limit();
        format!("{hang} ({limit} cases): run the others with --no-hang-limit")
    }
}

/// The cases that hung, by place.
pub(super) struct Hangs {
    has_limit: bool,
    cases: Mutex<BTreeMap<Place, BTreeSet<String>>>,
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
        if let Some(place) = Place::of(planned) {
            let mut cases = self.lock();
            let cases = cases.entry(place).or_default();
            cases.insert(planned.id().to_owned());
        }
    }

    /// The reason to skip a case. A case that hung itself may run again.
    pub(super) fn skip_reason(&self, planned: &Planned) -> Option<String> {
        let place = Place::of(planned).filter(|_| self.has_limit)?;
        let cases = self.lock();
        let hung = cases.get(&place)?;
        let is_over = hung.len() >= place.limit() && !hung.contains(planned.id());
        is_over.then(|| place.reason())
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Place, BTreeSet<String>>> {
        self.cases.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

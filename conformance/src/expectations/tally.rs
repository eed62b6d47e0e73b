//! How each function came out, and what is not there.

use std::collections::BTreeMap;

use cuspec_case::Kind;

use crate::results::counts::Counts;
use crate::results::{CaseResult, Outcome};
use crate::worker::ipc::find_missing;

/// What came of the cases of one function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfFunction {
    pub group: String,
    /// Whether only scenarios have told the group so far.
    is_foreign: bool,
    pub counts: Counts,
    /// Of these, cases that passed and did no more than to look the symbol up.
    pub found: usize,
}

/// The outcomes that decide how a function stands, the worst first.
const BAD: [Outcome; 5] = [
    Outcome::Crash,
    Outcome::Timeout,
    Outcome::Missing,
    Outcome::Fail,
    Outcome::Flake,
];

impl OfFunction {
    /// The worst that came of any case; a pass where all that was judged passed, and nothing where
    /// no call was judged: that a symbol is there says nothing of what it does.
    pub fn standing(&self) -> Option<Outcome> {
        let mut bad = BAD.into_iter().filter(|bad| self.counts.get(*bad) > 0);
        let passed = self.counts.get(Outcome::Pass) > self.found;
        bad.next().or(passed.then_some(Outcome::Pass))
    }

    /// Whether it does what the registry says of it, as far as it was asked.
    pub fn conforms(&self) -> bool {
        self.standing() == Some(Outcome::Pass)
    }
}

/// What a symbol that is not there costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Absence {
    /// Cases that are about it, or scenarios that call it.
    pub missing: usize,
    /// Cases that are skipped, since their arguments cannot be made without it.
    pub skipped: usize,
}

/// Both, of all results so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub functions: BTreeMap<String, OfFunction>,
    pub absent: BTreeMap<String, Absence>,
}

impl Tally {
    pub(super) fn add(&mut self, result: &CaseResult) {
        // Nearly all functions are known already, and their names need no copy.
        if !self.functions.contains_key(&result.function) {
            let new = (result.function.clone(), OfFunction::default());
            self.functions.extend([new]);
        }
        let Some(of_function) = self.functions.get_mut(&result.function) else {
            return;
        };
        // A scenario stands with what it shows, which may be another group than its first function's.
        let is_foreign = result.kind == Kind::Scenario;
        let better = (is_foreign, &result.group) < (of_function.is_foreign, &of_function.group);
        if better || of_function.group.is_empty() {
            of_function.group.clone_from(&result.group);
            of_function.is_foreign = is_foreign;
        }
        of_function.counts.add(result.outcome);
        of_function.found += usize::from(is_found(result));
        if let Some(absence) = self.absence(result) {
            absence.add(result.outcome);
        }
    }

    /// Makes up for a result that was added.
    pub(super) fn take_back(&mut self, result: &CaseResult) {
        if let Some(of_function) = self.functions.get_mut(&result.function) {
            of_function.counts.take_back(result.outcome);
            of_function.found -= usize::from(is_found(result));
        }
        if let Some(absence) = self.absence(result) {
            absence.take_back(result.outcome);
        }
        self.absent
            .retain(|_, absence| *absence != Absence::default());
    }

    fn absence(&mut self, result: &CaseResult) -> Option<&mut Absence> {
        if !matches!(result.outcome, Outcome::Missing | Outcome::Skip) {
            return None;
        }
        let named = result.detail.as_deref().and_then(find_missing);
        let symbol = match result.outcome {
            Outcome::Missing => named.unwrap_or(&result.function),
            _ => named?,
        };
        Some(self.absent.entry(symbol.to_owned()).or_default())
    }
}

/// Whether all that is known by a case is that the symbol is there.
fn is_found(result: &CaseResult) -> bool {
    result.outcome == Outcome::Pass && matches!(result.kind, Kind::Export | Kind::Survey)
}

impl Absence {
    fn add(&mut self, outcome: Outcome) {
        *self.count(outcome) += 1;
    }

    fn take_back(&mut self, outcome: Outcome) {
        let count = self.count(outcome);
        *count = count.saturating_sub(1);
    }

    fn count(&mut self, outcome: Outcome) -> &mut usize {
        match outcome {
            Outcome::Skip => &mut self.skipped,
            _ => &mut self.missing,
        }
    }
}

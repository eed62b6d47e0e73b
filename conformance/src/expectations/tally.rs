//! Results by function, and missing symbols.

use std::collections::BTreeMap;

use cuspec_case::Kind;

use crate::results::counts::Counts;
use crate::results::{CaseResult, Outcome};
use crate::worker::ipc::find_missing;

/// Results of the cases of one function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfFunction {
    pub group: String,
    /// Whether the group is known only from scenarios so far.
    is_foreign: bool,
    pub counts: Counts,
    /// Number of cases that passed but only looked the symbol up.
    pub found: usize,
}

/// Outcomes that determine the standing of a function, the most severe first.
const BAD: [Outcome; 5] = [
    Outcome::Crash,
    Outcome::Timeout,
    Outcome::Missing,
    Outcome::Fail,
    Outcome::Flake,
];

impl OfFunction {
    /// The most severe outcome; `Pass` if all judged cases passed, and `None` if no call was judged. That a
    /// symbol exists does not show that it conforms.
    pub fn standing(&self) -> Option<Outcome> {
        let mut bad = BAD.into_iter().filter(|bad| self.counts.get(*bad) > 0);
        let passed = self.counts.get(Outcome::Pass) > self.found;
        bad.next().or(passed.then_some(Outcome::Pass))
    }

    /// Whether all judged cases of the function passed.
    pub fn conforms(&self) -> bool {
        self.standing() == Some(Outcome::Pass)
    }
}

/// Number of cases that a missing symbol affects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Absence {
    /// Cases of the function, or scenarios that call it.
    pub missing: usize,
    /// Cases that are skipped, since their arguments require the function.
    pub skipped: usize,
}

/// How often calls returned a code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    pub all: usize,
    /// Those that no contract expects.
    pub unexpected: usize,
}

/// Results by function, missing symbols and returned codes of all results so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub functions: BTreeMap<String, OfFunction>,
    pub absent: BTreeMap<String, Absence>,
    pub answers: BTreeMap<String, Answers>,
}

impl Tally {
    pub(super) fn add(&mut self, result: &CaseResult) {
        // Avoids copying the name, since nearly all functions are already known.
        if !self.functions.contains_key(&result.function) {
            let new = (result.function.clone(), OfFunction::default());
            self.functions.extend([new]);
        }
        let Some(of_function) = self.functions.get_mut(&result.function) else {
            return;
        };
        // The group of a scenario may differ from the group of its first function, so other cases take
        // precedence.
        let is_foreign = result.kind == Kind::Scenario;
        let better = (is_foreign, &result.group) < (of_function.is_foreign, &of_function.group);
        if better || of_function.group.is_empty() {
            of_function.group.clone_from(&result.group);
            of_function.is_foreign = is_foreign;
        }
        of_function.counts.add(result.outcome);
        of_function.found += usize::from(is_found(result));
        if let Some(code) = &result.code {
            // Avoids copying the code, since nearly all codes are already known.
            if !self.answers.contains_key(code) {
                self.answers.insert(code.clone(), Answers::default());
            }
            if let Some(answers) = self.answers.get_mut(code) {
                answers.all += 1;
                answers.unexpected += usize::from(result.outcome.is_unexpected());
            }
        }
        if let Some(absence) = self.absence(result) {
            absence.add(result.outcome);
        }
    }

    /// Removes a result that was added.
    pub(super) fn remove(&mut self, result: &CaseResult) {
        if let Some(of_function) = self.functions.get_mut(&result.function) {
            of_function.counts.remove(result.outcome);
            of_function.found -= usize::from(is_found(result));
        }
        if let Some(code) = &result.code
            && let Some(answers) = self.answers.get_mut(code)
        {
            answers.all -= 1;
            answers.unexpected -= usize::from(result.outcome.is_unexpected());
            if answers.all == 0 {
                self.answers.remove(code);
            }
        }
        if let Some(absence) = self.absence(result) {
            absence.remove(result.outcome);
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

/// Whether the case shows only that the symbol exists.
fn is_found(result: &CaseResult) -> bool {
    result.outcome == Outcome::Pass && matches!(result.kind, Kind::Export | Kind::Survey)
}

impl Absence {
    fn add(&mut self, outcome: Outcome) {
        *self.count(outcome) += 1;
    }

    fn remove(&mut self, outcome: Outcome) {
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

//! What a library refuses to make. A case that it refuses something for is tried again in a fresh process, since
//! the refusal may be the doing of a case before it; but not where fresh processes have been refused the same.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::results::{CaseResult, Outcome};

/// How many fresh processes have to be refused something before it is believed of others.
const ENOUGH: u32 = 2;

/// How often a fresh process was refused what a function's cases need, and how that was put.
#[derive(Debug, Default)]
pub(super) struct Refusals(Mutex<BTreeMap<(String, String), u32>>);

impl Refusals {
    /// Notes what came of a case in a fresh process.
    pub(super) fn note(&self, result: &CaseResult) {
        if let Some(key) = key(result) {
            *self.lock().entry(key).or_default() += 1;
        }
    }

    /// Whether a fresh process would come to the same, as it did for cases of the same function.
    pub(super) fn has_enough_of(&self, result: &CaseResult) -> bool {
        key(result).is_some_and(|key| self.lock().get(&key).is_some_and(|times| *times >= ENOUGH))
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<(String, String), u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Nothing for what is no refusal.
fn key(result: &CaseResult) -> Option<(String, String)> {
    let is_refusal = result.outcome == Outcome::Skip && result.ended.is_none();
    let reason = result.detail.clone().filter(|_| is_refusal)?;
    Some((result.function.clone(), reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::testing::result;

    #[test]
    fn a_refusal_is_believed_of_the_function_that_met_it_twice() {
        let refused = |function: &str, reason: &str| CaseResult {
            function: function.to_owned(),
            detail: Some(reason.to_owned()),
            ..result("f[]", Outcome::Skip)
        };
        let refusals = Refusals::default();
        refusals.note(&refused("f", "cuA answered B"));
        assert!(!refusals.has_enough_of(&refused("f", "cuA answered B")));
        refusals.note(&refused("f", "cuA answered B"));
        assert!(refusals.has_enough_of(&refused("f", "cuA answered B")));
        assert!(!refusals.has_enough_of(&refused("f", "cuA answered C")));
        assert!(!refusals.has_enough_of(&refused("g", "cuA answered B")));
    }
}

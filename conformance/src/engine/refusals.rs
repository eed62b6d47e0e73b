//! Resources that a library fails to create. A case with such a failure is retried in a fresh process,
//! since an earlier case may have caused the failure. It is not retried if fresh processes have already
//! failed in the same way.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::results::{CaseResult, Outcome};

/// Number of fresh processes that must fail before the same failure is accepted without a retry.
const MIN_REFUSALS: u32 = 2;

/// Number of failures in fresh processes, by function and reason.
#[derive(Debug, Default)]
pub(super) struct Refusals(Mutex<BTreeMap<(String, String), u32>>);

impl Refusals {
    /// Counts the failure of a case in a fresh process.
    pub(super) fn note(&self, result: &CaseResult) {
        if let Some(key) = key(result) {
            *self.lock().entry(key).or_default() += 1;
        }
    }

    /// Whether enough fresh processes have failed for the same reason, for cases of the same function.
    pub(super) fn is_confirmed(&self, result: &CaseResult) -> bool {
        key(result).is_some_and(|key| {
            self.lock()
                .get(&key)
                .is_some_and(|times| *times >= MIN_REFUSALS)
        })
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<(String, String), u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The function and the reason; `None` if the result is not such a failure.
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
    fn a_refusal_is_accepted_after_two_fresh_processes() {
        let refused = |function: &str, reason: &str| CaseResult {
            function: function.to_owned(),
            detail: Some(reason.to_owned()),
            ..result("f[]", Outcome::Skip)
        };
        let refusals = Refusals::default();
        refusals.note(&refused("f", "cuA answered B"));
        assert!(!refusals.is_confirmed(&refused("f", "cuA answered B")));
        refusals.note(&refused("f", "cuA answered B"));
        assert!(refusals.is_confirmed(&refused("f", "cuA answered B")));
        assert!(!refusals.is_confirmed(&refused("f", "cuA answered C")));
        assert!(!refusals.is_confirmed(&refused("g", "cuA answered B")));
    }
}

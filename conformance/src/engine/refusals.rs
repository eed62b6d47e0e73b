//! Resources that a library fails to create or to end. A case with such a failure is retried in a fresh process,
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

/// The reason of failures of a function that does not return.
const HANGS: &str = "it does not return";

impl Refusals {
    /// Counts the failure of a case in a fresh process. `hung_in` is the function that the worker called in vain
    /// outside of the case's call.
    pub(super) fn note(&self, result: &CaseResult, hung_in: Option<&str>) {
        if let Some(key) = key(result, hung_in) {
            *self.lock().entry(key).or_default() += 1;
        }
    }

    /// Whether enough fresh processes have failed for the same reason, for cases of the same function, or have hung in
    /// the same function.
    pub(super) fn is_confirmed(&self, result: &CaseResult, hung_in: Option<&str>) -> bool {
        key(result, hung_in).is_some_and(|key| {
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
fn key(result: &CaseResult, hung_in: Option<&str>) -> Option<(String, String)> {
    if let Some(function) = hung_in {
        return Some((function.to_owned(), HANGS.to_owned()));
    }
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
        refusals.note(&refused("f", "cuA answered B"), None);
        assert!(!refusals.is_confirmed(&refused("f", "cuA answered B"), None));
        refusals.note(&refused("f", "cuA answered B"), None);
        assert!(refusals.is_confirmed(&refused("f", "cuA answered B"), None));
        assert!(!refusals.is_confirmed(&refused("f", "cuA answered C"), None));
        assert!(!refusals.is_confirmed(&refused("g", "cuA answered B"), None));
    }

    #[test]
    fn a_function_that_hangs_is_known_after_two_fresh_processes() {
        let refusals = Refusals::default();
        refusals.note(&result("f[]", Outcome::Timeout), Some("cuMemFree_v2"));
        let later = result("g[]", Outcome::Skip);
        assert!(!refusals.is_confirmed(&later, Some("cuMemFree_v2")));
        refusals.note(&result("f[]", Outcome::Timeout), Some("cuMemFree_v2"));
        assert!(refusals.is_confirmed(&later, Some("cuMemFree_v2")));
        assert!(!refusals.is_confirmed(&later, Some("cuEventDestroy_v2")));
        assert!(!refusals.is_confirmed(&later, None));
    }
}

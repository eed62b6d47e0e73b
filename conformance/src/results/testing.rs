//! Fabricated results for tests.

use cuspec_case::Kind;

use super::{CaseResult, Outcome};

/// A result of a case of function `f`; other members have default values.
pub(crate) fn result(case: &str, outcome: Outcome) -> CaseResult {
    CaseResult {
        case: case.to_owned(),
        function: "f".to_owned(),
        group: "g".to_owned(),
        kind: Kind::Plain,
        outcome,
        code: Some("CUDA_SUCCESS".to_owned()),
        ended: None,
        later: None,
        expected: Some("CUDA_ERROR_INVALID_VALUE".to_owned()),
        rule: Some("f/rule".to_owned()),
        undefined: false,
        canary_broken: false,
        time_us: None,
        case_us: None,
        detail: None,
        output: None,
        aftermath: None,
        steps: None,
        slow: None,
        reference: None,
    }
}

//! Comparison of the answers of two libraries to the same sequence.

use crate::worker::sequence::{MISSING, SKIPPED, UNABLE, UNDEFINED};

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// Number of answers that agree, up to the first difference.
    pub agreed: usize,
    /// The first step whose answers differ; `None` if the sequences agree to their end.
    pub difference: Option<usize>,
}

/// Compares answers up to the first difference. Steps that either library did not call
/// are not counted, and the comparison ends before one that the reference libraries find undefined.
pub fn compare(expected: &[String], found: &[String]) -> Agreement {
    let mut agreed = 0;
    for (step, (expected, found)) in expected.iter().zip(found).enumerate() {
        if found == UNDEFINED {
            break;
        }
        if !is_judged(expected) || !is_judged(found) {
            continue;
        }
        if !is_same(expected, found) {
            return Agreement {
                agreed,
                difference: Some(step),
            };
        }
        agreed += 1;
    }
    let is_undefined = found.iter().any(|found| found == UNDEFINED);
    Agreement {
        agreed,
        difference: (found.len() < expected.len() && !is_undefined).then_some(found.len()),
    }
}

/// Whether the answer is one of the library.
pub fn is_judged(answer: &str) -> bool {
    let code = answer.split(' ').next().unwrap_or_default();
    ![MISSING, SKIPPED, UNABLE, UNDEFINED].contains(&code)
}

/// Whether two answers are the same. The work of a stream may be complete on one library and not on the other.
fn is_same(left: &str, right: &str) -> bool {
    const DONE: [&str; 2] = ["CUDA_SUCCESS", "cudaSuccess"];
    const NOT_READY: [&str; 2] = ["CUDA_ERROR_NOT_READY", "cudaErrorNotReady"];
    let is_timing = |one: &str, other: &str| DONE.contains(&one) && NOT_READY.contains(&other);
    left == right || is_timing(left, right) || is_timing(right, left)
}

//! Comparison of the answers of two libraries to the same sequence.

use super::material::Varying;
use super::session::{Answers, Sequence};
use crate::worker::sequence::{MISSING, SKIPPED, UNABLE, UNDEFINED};

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// Number of answers that agree, up to the first difference.
    pub agreed: usize,
    /// The first step whose answers differ; `None` if the sequences agree to their end.
    pub difference: Option<usize>,
}

/// Compares answers up to the first difference. Steps that either library did not call are not counted, results that
/// vary are not compared, and the comparison ends before a step that the reference libraries find undefined.
pub fn compare(
    sequence: &Sequence,
    varying: &Varying,
    expected: &Answers,
    found: &Answers,
) -> Agreement {
    let mut agreed = 0;
    let both = expected.answers.iter().zip(&found.answers).enumerate();
    for (number, (expected, found)) in both {
        if found == UNDEFINED {
            return Agreement {
                agreed,
                difference: None,
            };
        }
        if !is_judged(expected) || !is_judged(found) {
            continue;
        }
        let Some(step) = sequence.steps.get(number) else {
            break;
        };
        let mask = |answer| varying.mask(step, answer);
        if !is_same(&mask(expected), &mask(found)) {
            return Agreement {
                agreed,
                difference: Some(number),
            };
        }
        agreed += 1;
    }
    let (expected, found) = (expected.answers.len(), found.answers.len());
    Agreement {
        agreed,
        difference: (found < expected).then_some(found),
    }
}

/// Whether the answer is one of the library.
pub fn is_judged(answer: &str) -> bool {
    let code = answer.split(' ').next().unwrap_or_default();
    ![MISSING, SKIPPED, UNABLE, UNDEFINED].contains(&code)
}

/// Whether two answers are the same. The work of a stream may be complete on one library and not on the other, and
/// in a result of several words some may be padding, which keeps what the place held before the call.
fn is_same(left: &str, right: &str) -> bool {
    const DONE: [&str; 2] = ["CUDA_SUCCESS", "cudaSuccess"];
    const NOT_READY: [&str; 2] = ["CUDA_ERROR_NOT_READY", "cudaErrorNotReady"];
    let is_timing = |one: &str, other: &str| {
        let done = one.split(' ').next().unwrap_or_default();
        DONE.contains(&done) && NOT_READY.contains(&other)
    };
    left == right
        || is_timing(left, right)
        || is_timing(right, left)
        || left.split(' ').count() == right.split(' ').count()
            && left
                .split(' ')
                .zip(right.split(' '))
                .all(|(left, right)| is_same_value(left, right))
}

fn is_same_value(left: &str, right: &str) -> bool {
    let count = |value: &str| value.split(',').count();
    let is_hashed = |value: &str| value.len() == 16 && !value.contains(',');
    left == right
        // A larger result that an earlier version has hashed.
        || is_hashed(left.split_once('=').map_or("", |(_, value)| value)) && count(right) > 1
        || count(left) > 1
            && count(left) == count(right)
            && left.split(',').zip(right.split(',')).all(|(left, right)| {
                left == right || left.ends_with('@') || right.ends_with('@')
            })
}

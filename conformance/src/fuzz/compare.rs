//! Comparison of the answers of two libraries to the same sequence.

use super::masking::Masking;
use super::session::{Answers, Sequence, first_word};
use crate::worker::sequence::{MISSING, SKIPPED, UNABLE, UNDEFINED};

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// Number of answers that agree, up to the first difference.
    pub agreed: usize,
    /// The first step whose answers differ; `None` if the sequences agree to their end.
    pub difference: Option<usize>,
}

/// Compares answers up to the first difference. Steps that either library did not call are not counted, unless the
/// library under test lacks the symbol, which is a difference. Results that vary are not compared, and the comparison
/// ends before a step that the reference libraries find undefined.
pub fn compare(
    sequence: &Sequence,
    masking: &Masking,
    expected: &Answers,
    found: &Answers,
) -> Agreement {
    let mut agreed = 0;
    let both = expected.answers.iter().zip(&found.answers).enumerate();
    for (number, (expected, found)) in both {
        if first_word(found) == UNDEFINED {
            return Agreement {
                agreed,
                difference: None,
            };
        }
        if !is_judged(expected) || !is_judged(found) && first_word(found) != MISSING {
            continue;
        }
        let Some(step) = sequence.steps.get(number) else {
            break;
        };
        let mask = |answer| masking.mask(step, answer);
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
    ![MISSING, SKIPPED, UNABLE, UNDEFINED].contains(&first_word(answer))
}

/// Whether two answers are the same. The work of a stream may be complete on one library and not on the other, and
/// in a result of several words some may be padding, which keeps what the place held before the call.
fn is_same(left: &str, right: &str) -> bool {
    const DONE: [&str; 2] = ["CUDA_SUCCESS", "cudaSuccess"];
    const NOT_READY: [&str; 2] = ["CUDA_ERROR_NOT_READY", "cudaErrorNotReady"];
    let is_timing =
        |one: &str, other: &str| DONE.contains(&first_word(one)) && NOT_READY.contains(&other);
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
    left == right
        || count(left) > 1
            && count(left) == count(right)
            && left
                .split(',')
                .zip(right.split(','))
                .all(|(left, right)| left == right || left.ends_with('@') || right.ends_with('@'))
}

#[cfg(test)]
mod tests {
    use cuspec_case::{Api, Step};

    use super::*;
    use crate::suite::tests::EMPTY;

    fn compared(expected: &[&str], found: &[&str]) -> (usize, Option<usize>) {
        let step = Step {
            thread: 0,
            api: Api::Driver,
            function: "f".to_owned(),
            args: Vec::new(),
            returns: None,
            gates: Vec::new(),
        };
        let sequence = Sequence {
            seed: 1,
            steps: vec![step; expected.len()],
        };
        let answers = |answers: &[&str]| Answers {
            answers: answers.iter().map(|&answer| answer.to_owned()).collect(),
            ended: None,
        };
        let masking = Masking::of(&EMPTY);
        let agreement = compare(&sequence, &masking, &answers(expected), &answers(found));
        (agreement.agreed, agreement.difference)
    }

    #[test]
    fn values_of_failed_calls_are_not_compared() {
        let (one, other) = (["CUDA_ERROR_UNKNOWN 0=1"], ["CUDA_ERROR_UNKNOWN"]);
        assert_eq!(compared(&one, &other), (1, None));
        assert_eq!(
            compared(&["CUDA_SUCCESS 0=1"], &["CUDA_SUCCESS 0=2"]),
            (0, Some(0))
        );
        assert_eq!(
            compared(&["CUDA_SUCCESS 0=1"], &["CUDA_SUCCESS"]),
            (0, Some(0))
        );
    }

    #[test]
    fn a_missing_symbol_and_an_early_end_are_differences() {
        let success = "CUDA_SUCCESS";
        assert_eq!(
            compared(&[success, success], &[success, "missing"]),
            (1, Some(1))
        );
        assert_eq!(compared(&[success, success], &[success]), (1, Some(1)));
        assert_eq!(
            compared(&[success, "skipped"], &[success, success]),
            (1, None)
        );
    }

    #[test]
    fn the_comparison_ends_before_an_undefined_call() {
        let expected = ["CUDA_SUCCESS", "CUDA_SUCCESS", "CUDA_SUCCESS"];
        let found = ["CUDA_SUCCESS", "undefined 0=1", "CUDA_ERROR_UNKNOWN"];
        assert_eq!(compared(&expected, &found), (1, None));
    }
}

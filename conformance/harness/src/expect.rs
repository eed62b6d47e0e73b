//! `expect!`: expectations of scenarios.

use std::fmt::Debug;

/// Returns a [`Failure`](crate::Failure) from the enclosing function unless the condition holds.
/// An equality reports both sides; any other condition reports only its text.
///
/// ```
/// use cuspec_harness::{Failure, expect};
///
/// fn halves(n: u32) -> Result<(), Failure> {
///     expect!(n / 2 * 2 == n);
///     Ok(())
/// }
/// assert!(halves(4).is_ok());
/// assert_eq!(halves(5).unwrap_err().got, "4, not 5");
/// ```
#[macro_export]
macro_rules! expect {
    ($($condition:tt)+) => { $crate::__expect!([$($condition)+] [] $($condition)+) };
}

/// Searches the tokens for a single `==`. With `&&`, `||` or another comparison, the whole is a plain
/// condition.
#[doc(hidden)]
#[macro_export]
macro_rules! __expect {
    ([$($all:tt)+] [$($left:tt)*] && $($rest:tt)*) => { $crate::__expect_true!($($all)+) };
    ([$($all:tt)+] [$($left:tt)*] || $($rest:tt)*) => { $crate::__expect_true!($($all)+) };
    ([$($all:tt)+] [$($left:tt)+] == $($right:tt)+) => {
        $crate::__expect_right!([$($all)+] [$($left)+] [$($right)+] $($right)+)
    };
    ([$($all:tt)+] [$($left:tt)*] $next:tt $($rest:tt)*) => {
        $crate::__expect!([$($all)+] [$($left)* $next] $($rest)*)
    };
    ([$($all:tt)+] [$($left:tt)*]) => { $crate::__expect_true!($($all)+) };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __expect_right {
    ([$($all:tt)+] $left:tt $right:tt && $($rest:tt)*) => { $crate::__expect_true!($($all)+) };
    ([$($all:tt)+] $left:tt $right:tt || $($rest:tt)*) => { $crate::__expect_true!($($all)+) };
    ($all:tt $left:tt $right:tt $next:tt $($rest:tt)*) => {
        $crate::__expect_right!($all $left $right $($rest)*)
    };
    ([$($all:tt)+] [$($left:tt)+] [$($right:tt)+]) => {
        match (&($($left)+), &($($right)+)) {
            (left, right) => {
                if !(*left == *right) {
                    return ::core::result::Result::Err($crate::Failure::new(
                        ::core::stringify!($($all)+),
                        $crate::__difference(&left, &right),
                    ));
                }
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __expect_true {
    ($($condition:tt)+) => {
        if !($($condition)+) {
            return ::core::result::Result::Err($crate::Failure::new(
                ::core::stringify!($($condition)+),
                "false",
            ));
        }
    };
}

/// Maximum length of a side that is reported completely.
const MAX_COMPLETE: usize = 120;
/// Maximum length of an excerpt.
const MAX_EXCERPT: usize = 60;

/// Both sides of a failed equality. Long lists are reported from their first difference.
#[doc(hidden)]
pub fn __difference(left: &dyn Debug, right: &dyn Debug) -> String {
    let (left, right) = (format!("{left:?}"), format!("{right:?}"));
    let is_list = left.starts_with('[') && right.starts_with('[');
    if !is_list || left.len().max(right.len()) <= MAX_COMPLETE {
        return format!("{left}, not {right}");
    }
    let (left, right) = (elements(&left), elements(&right));
    let same = left.iter().zip(&right).take_while(|(a, b)| a == b).count();
    let (left, right) = (excerpt(&left[same..]), excerpt(&right[same..]));
    format!("from element {same} on {left}, not {right}")
}

fn elements(list: &str) -> Vec<&str> {
    let inner = list
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    inner.unwrap_or(list).split(", ").collect()
}

fn excerpt(elements: &[&str]) -> String {
    let mut text = String::new();
    for (at, element) in elements.iter().enumerate() {
        if text.len() > MAX_EXCERPT {
            return format!("[{text}, .. {} more]", elements.len() - at);
        }
        if at > 0 {
            text += ", ";
        }
        text += element;
    }
    format!("[{text}]")
}

#[cfg(test)]
mod tests {
    use super::__difference;
    use crate::Failure;

    #[test]
    fn short_sides_are_reported_completely() {
        assert_eq!(__difference(&[1, 2], &[1, 3]), "[1, 2], not [1, 3]");
        assert_eq!(__difference(&"x".repeat(200), &1).len(), 209);
    }

    #[test]
    fn long_lists_are_reported_from_their_first_difference() {
        let mut bytes = [9_u8; 300];
        let expected = bytes;
        bytes[7] = 1;
        let text = __difference(&bytes, &expected);
        assert!(text.starts_with("from element 7 on [1, 9, 9,"), "{text}");
        assert!(text.contains("more], not [9, 9, 9,"), "{text}");
        assert!(text.ends_with(", .. 272 more]"), "{text}");
        let shorter = __difference(&&bytes[..7], &expected);
        assert!(
            shorter.starts_with("from element 7 on [], not [9,"),
            "{shorter}"
        );
    }

    fn check(n: i32) -> Result<(), Failure> {
        let answer: Result<i32, i32> = Err(n);
        expect!(n > 0 && n == 3 || n == 4);
        expect!([n, n].iter().all(|x| *x == n));
        expect!(answer == Err(3));
        expect!(answer.is_err());
        Ok(())
    }

    #[test]
    fn a_true_condition_passes() {
        assert_eq!(check(3), Ok(()));
    }

    #[test]
    fn an_equality_reports_both_sides() {
        let failure = check(4).expect_err("not 3");
        assert_eq!(failure.expectation, "answer == Err(3)");
        assert_eq!(failure.got, "Err(4), not Err(3)");
    }

    #[test]
    fn a_condition_reports_its_text() {
        let failure = check(7).expect_err("neither 3 nor 4");
        assert_eq!(failure.expectation, "n > 0 && n == 3 || n == 4");
    }
}

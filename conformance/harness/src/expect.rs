//! `expect!`: what a scenario demands.

use std::fmt::Debug;

/// Returns a [`Failure`](crate::Failure) from the enclosing function unless the condition holds.
/// An equality reports both of its sides; any other condition reports its text alone.
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

/// Walks over the tokens in search of the one `==` that splits them; `&&`, `||` and any other
/// comparison binds differently, and makes the whole a plain condition.
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

/// The longest that a side of an equality is told in full.
const WHOLE: usize = 120;
/// How much is told of a longer one.
const EXCERPT: usize = 60;

/// Both sides of an equality that does not hold; of long lists, what stands where they begin to differ.
#[doc(hidden)]
pub fn __difference(left: &dyn Debug, right: &dyn Debug) -> String {
    let (left, right) = (format!("{left:?}"), format!("{right:?}"));
    let is_list = left.starts_with('[') && right.starts_with('[');
    if !is_list || left.len().max(right.len()) <= WHOLE {
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
        if text.len() > EXCERPT {
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
    fn short_sides_are_told_in_full() {
        assert_eq!(__difference(&[1, 2], &[1, 3]), "[1, 2], not [1, 3]");
        assert_eq!(__difference(&"x".repeat(200), &1).len(), 209);
    }

    #[test]
    fn long_lists_are_told_from_their_first_difference() {
        let mut bytes = [9_u8; 300];
        let expected = bytes;
        bytes[7] = 1;
        let told = __difference(&bytes, &expected);
        assert!(told.starts_with("from element 7 on [1, 9, 9,"), "{told}");
        assert!(told.contains("more], not [9, 9, 9,"), "{told}");
        assert!(told.ends_with(", .. 272 more]"), "{told}");
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
    fn what_holds_passes() {
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

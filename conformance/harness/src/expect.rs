//! `expect!`: what a scenario demands.

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
                        ::std::format!("{:?}, not {:?}", left, right),
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

#[cfg(test)]
mod tests {
    use crate::Failure;

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

//! Comparisons.

use super::floats::flushed;
use super::halves::Half;
use super::width::signed;
use crate::lanes::{Test, test};
use crate::types::{Kind, Type};
use std::cmp::Ordering;

/// Returns the test of a comparison. In a register with two halves, `part` selects the half.
pub(crate) fn comparison(operator: &str, ty: Type, flushes: bool, part: u32) -> Option<Test> {
    let shift = 16 * part;
    match ty {
        Type::F32 => floating(operator, move |bits| {
            let value = f32::from_bits(bits as u32);
            f64::from(if flushes { flushed(value) } else { value })
        }),
        Type::F64 => floating(operator, f64::from_bits),
        _ if ty.kind() == Kind::Float => {
            let half = Half::of(ty);
            floating(operator, move |bits| half.value(bits >> shift))
        }
        _ if ty.is_signed() => {
            let bits = ty.bits();
            integral(operator, move |value| signed(value, bits))
        }
        _ => integral(operator, |value| value),
    }
}

fn integral<T: Ord>(
    operator: &str,
    of: impl Fn(u64) -> T + Copy + Send + Sync + 'static,
) -> Option<Test> {
    Some(match operator {
        "eq" => test(|a, b| a == b),
        "ne" => test(|a, b| a != b),
        "lt" | "lo" => test(move |a, b| of(a) < of(b)),
        "le" | "ls" => test(move |a, b| of(a) <= of(b)),
        "gt" | "hi" => test(move |a, b| of(a) > of(b)),
        "ge" | "hs" => test(move |a, b| of(a) >= of(b)),
        _ => return None,
    })
}

fn floating(
    operator: &str,
    of: impl Fn(u64) -> f64 + Copy + Send + Sync + 'static,
) -> Option<Test> {
    let tell = |accepts: fn(Option<Ordering>) -> bool| {
        Some(test(move |a, b| accepts(of(a).partial_cmp(&of(b)))))
    };
    // Operators that end in `u` are also true for NaN.
    match operator {
        "eq" => tell(|order| order == Some(Ordering::Equal)),
        "ne" => tell(|order| order.is_some_and(Ordering::is_ne)),
        "lt" => tell(|order| order.is_some_and(Ordering::is_lt)),
        "le" => tell(|order| order.is_some_and(Ordering::is_le)),
        "gt" => tell(|order| order.is_some_and(Ordering::is_gt)),
        "ge" => tell(|order| order.is_some_and(Ordering::is_ge)),
        "equ" => tell(|order| order.is_none_or(Ordering::is_eq)),
        "neu" => tell(|order| order.is_none_or(Ordering::is_ne)),
        "ltu" => tell(|order| order.is_none_or(Ordering::is_lt)),
        "leu" => tell(|order| order.is_none_or(Ordering::is_le)),
        "gtu" => tell(|order| order.is_none_or(Ordering::is_gt)),
        "geu" => tell(|order| order.is_none_or(Ordering::is_ge)),
        "num" => tell(|order| order.is_some()),
        "nan" => tell(|order| order.is_none()),
        _ => None,
    }
}

//! Integers.

use super::width::{low, signed};
use crate::isa::Decoded;
use crate::lanes::{Apply, costly, function};
use crate::types::Type;

/// An integer in a register.
trait Integer: Copy + Send + Sync + 'static {
    fn of(bits: u64) -> Self;
    fn bits(self) -> u64;
}

macro_rules! integer {
    ($($signed:ident $unsigned:ident),*) => {
        $(impl Integer for $signed {
            fn of(bits: u64) -> Self { bits as $signed }
            fn bits(self) -> u64 { u64::from(self as $unsigned) }
        }
        impl Integer for $unsigned {
            fn of(bits: u64) -> Self { bits as $unsigned }
            fn bits(self) -> u64 { u64::from(self) }
        })*
    };
}
integer!(i16 u16, i32 u32, i64 u64);

fn one<T: Integer>(of: impl Fn(T) -> T + Send + Sync + 'static) -> Apply {
    Apply::One(function(move |[a]| of(T::of(a)).bits()))
}

fn two<T: Integer>(of: impl Fn(T, T) -> T + Send + Sync + 'static) -> Apply {
    Apply::Two(function(move |[a, b]| of(T::of(a), T::of(b)).bits()))
}

fn three<T: Integer>(of: impl Fn(T, T, T) -> T + Send + Sync + 'static) -> Apply {
    Apply::Three(function(move |[a, b, c]| {
        of(T::of(a), T::of(b), T::of(c)).bits()
    }))
}

/// Division is slow, and would trap on values of inactive lanes.
fn quotient<T: Integer>(of: impl Fn(T, T) -> T + Send + Sync + 'static) -> Apply {
    Apply::Two(costly(move |[a, b]| of(T::of(a), T::of(b)).bits()))
}

/// Evaluates an expression with `$T` as the Rust integer of a type.
macro_rules! with {
    ($ty:expr, $T:ident, $body:expr) => {
        match $ty {
            Type::U16 | Type::B16 => {
                type $T = u16;
                $body
            }
            Type::S16 => {
                type $T = i16;
                $body
            }
            Type::U32 | Type::B32 => {
                type $T = u32;
                $body
            }
            Type::S32 => {
                type $T = i32;
                $body
            }
            Type::U64 | Type::B64 => {
                type $T = u64;
                $body
            }
            Type::S64 => {
                type $T = i64;
                $body
            }
            _ => return None,
        }
    };
}

/// As above, for signed types only.
macro_rules! with_signed {
    ($ty:expr, $T:ident, $body:expr) => {
        match $ty {
            Type::S16 => {
                type $T = i16;
                $body
            }
            Type::S32 => {
                type $T = i32;
                $body
            }
            Type::S64 => {
                type $T = i64;
                $body
            }
            _ => return None,
        }
    };
}

pub(super) fn apply(name: &str, decoded: &Decoded<'_>) -> Option<Apply> {
    let ty = decoded.first();
    let saturates = decoded.has("sat");
    Some(match name {
        "add" if saturates => two(i32::saturating_add),
        "sub" if saturates => two(i32::saturating_sub),
        "add" => with!(ty, T, two(T::wrapping_add)),
        "sub" => with!(ty, T, two(T::wrapping_sub)),
        "mul" | "mad" => return product(name == "mad", decoded),
        "mul24" | "mad24" => return narrow_product(name == "mad24", decoded),
        "sad" => with!(
            ty,
            T,
            three(|a: T, b: T, c: T| c.wrapping_add(a.abs_diff(b) as T))
        ),
        // Division by zero sets all bits of the quotient and of the remainder.
        "div" => with!(
            ty,
            T,
            quotient(|a: T, b: T| if b == 0 { !0 } else { a.wrapping_div(b) })
        ),
        "rem" => with!(
            ty,
            T,
            quotient(|a: T, b: T| if b == 0 { !0 } else { a.wrapping_rem(b) })
        ),
        "abs" => with_signed!(ty, T, one(T::wrapping_abs)),
        "neg" => with_signed!(ty, T, one(T::wrapping_neg)),
        "min" if decoded.has("relu") => two(|a: i32, b: i32| a.min(b).max(0)),
        "max" if decoded.has("relu") => two(|a: i32, b: i32| a.max(b).max(0)),
        "min" => with!(ty, T, two(|a: T, b: T| a.min(b))),
        "max" => with!(ty, T, two(|a: T, b: T| a.max(b))),
        _ => return None,
    })
}

/// Returns the upper half of a product.
macro_rules! high {
    ($T:ident) => {
        |a: $T, b: $T| ((i128::from(a) * i128::from(b)) >> $T::BITS) as $T
    };
}

fn product(adds: bool, decoded: &Decoded<'_>) -> Option<Apply> {
    let ty = decoded.first();
    if decoded.has("wide") {
        return wide_product(adds, ty);
    }
    if decoded.has("sat") {
        return Some(three(|a: i32, b: i32, c: i32| {
            high!(i32)(a, b).saturating_add(c)
        }));
    }
    let high = decoded.has("hi");
    // An unsigned 64-bit product does not fit the signed arithmetic of the other types.
    if high && matches!(ty, Type::U64 | Type::B64) {
        let upper = |a: u64, b: u64| ((u128::from(a) * u128::from(b)) >> 64) as u64;
        return Some(if adds {
            three(move |a: u64, b: u64, c: u64| upper(a, b).wrapping_add(c))
        } else {
            two(upper)
        });
    }
    Some(match (high, adds) {
        (false, false) => with!(ty, T, two(T::wrapping_mul)),
        (false, true) => with!(
            ty,
            T,
            three(|a: T, b: T, c: T| a.wrapping_mul(b).wrapping_add(c))
        ),
        (true, false) => with!(ty, T, two(high!(T))),
        (true, true) => with!(
            ty,
            T,
            three(|a: T, b: T, c: T| high!(T)(a, b).wrapping_add(c))
        ),
    })
}

fn wide_product(adds: bool, ty: Type) -> Option<Apply> {
    macro_rules! wide {
        ($narrow:ident $wide:ident) => {{
            let times =
                |a: u64, b: u64| $wide::from(a as $narrow).wrapping_mul($wide::from(b as $narrow));
            if adds {
                Apply::Three(function(move |[a, b, c]| {
                    times(a, b).wrapping_add(c as $wide).bits()
                }))
            } else {
                Apply::Two(function(move |[a, b]| times(a, b).bits()))
            }
        }};
    }
    Some(match ty {
        Type::U16 => wide!(u16 u32),
        Type::S16 => wide!(i16 i32),
        Type::U32 => wide!(u32 u64),
        Type::S32 => wide!(i32 i64),
        _ => return None,
    })
}

/// 24-bit products: the lower or upper 32 of 48 bits.
fn narrow_product(adds: bool, decoded: &Decoded<'_>) -> Option<Apply> {
    let is_signed = decoded.first().is_signed();
    let shift = if decoded.has("hi") { 16 } else { 0 };
    let times = move |a: u64, b: u64| {
        let product = if is_signed {
            signed(a, 24) * signed(b, 24)
        } else {
            (low(a, 24) * low(b, 24)) as i64
        };
        (product >> shift) as u32
    };
    let saturates = decoded.has("sat");
    Some(if saturates {
        three(move |a: i32, b: i32, c: i32| {
            let product = times(a.bits(), b.bits()) as i32;
            product.saturating_add(c)
        })
    } else if adds {
        Apply::Three(function(move |[a, b, c]| {
            times(a, b).wrapping_add(c as u32).into()
        }))
    } else {
        Apply::Two(function(move |[a, b]| times(a, b).into()))
    })
}

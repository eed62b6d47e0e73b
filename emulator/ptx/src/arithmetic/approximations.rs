//! Functions that the instruction set only approximates. They are computed in double precision and rounded
//! once, which is within all error bounds.

use super::floats::Treatment;
use crate::isa::Decoded;
use crate::lanes::{Apply, costly};
use crate::types::Type;

pub(super) fn apply(name: &str, decoded: &Decoded<'_>) -> Option<Apply> {
    if !decoded.has("approx") && !decoded.has("full") && name != "tanh" {
        return None;
    }
    if decoded.first() == Type::F64 {
        return if decoded.has("ftz") {
            approximate_double(name)
        } else {
            precise_double(name)
        };
    }
    let treatment = Treatment::of(decoded);
    if name == "div" {
        let narrow = decoded.has("approx");
        return Some(Apply::Two(costly(move |[a, b]| {
            let (a, b) = (treatment.operand(a), treatment.operand(b));
            let quotient = if narrow { narrow_quotient(a, b) } else { a / b };
            treatment.result(quotient.into(), quotient)
        })));
    }
    let of: fn(f64) -> f64 = match name {
        "rcp" => |a| 1.0 / a,
        "sqrt" => f64::sqrt,
        "rsqrt" => reciprocal_root,
        "sin" => f64::sin,
        "cos" => f64::cos,
        "lg2" => f64::log2,
        "ex2" => exponential,
        "tanh" => tangent,
        _ => return None,
    };
    Some(Apply::One(costly(move |[a]| {
        let value = of(f64::from(treatment.operand(a)));
        treatment.result(value, value as f32)
    })))
}

/// Divides. A quotient by a number above 2^126 is zero, as in the instruction set.
fn narrow_quotient(a: f32, b: f32) -> f32 {
    let magnitude = b.abs();
    if magnitude.is_finite() && magnitude > 2f32.powi(126) {
        let zero = 0f32.copysign(b);
        return a * zero;
    }
    a / b
}

/// `rsqrt` in double precision without `ftz` has the precision of the host's square root.
fn precise_double(name: &str) -> Option<Apply> {
    (name == "rsqrt")
        .then(|| Apply::One(costly(|[a]| reciprocal_root(f64::from_bits(a)).to_bits())))
}

/// The `ftz` estimates in double precision use the upper half of the operand and return an upper half.
fn approximate_double(name: &str) -> Option<Apply> {
    let of: fn(f64) -> f64 = match name {
        "rcp" => |a| 1.0 / a,
        "rsqrt" => reciprocal_root,
        _ => return None,
    };
    Some(Apply::One(costly(move |[a]| {
        let operand = f64::from_bits(a & !0xffff_ffff);
        let operand = if operand.is_subnormal() {
            0f64.copysign(operand)
        } else {
            operand
        };
        let result = of(operand);
        if result.is_nan() {
            return 0x7fff_ffff_0000_0000;
        }
        if result.is_subnormal() {
            return 0f64.copysign(result).to_bits();
        }
        result.to_bits() & !0xffff_ffff
    })))
}

fn reciprocal_root(value: f64) -> f64 {
    1.0 / value.sqrt()
}

/// Returns two to the power of `value`.
pub(super) fn exponential(value: f64) -> f64 {
    value.exp2()
}

/// Returns the hyperbolic tangent.
pub(super) fn tangent(value: f64) -> f64 {
    value.tanh()
}

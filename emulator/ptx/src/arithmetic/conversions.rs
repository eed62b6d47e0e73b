//! Conversions between types.

use super::floats::{flushed, saturated};
use super::halves::Half;
use super::rounding::{Rounding, from_integer, narrowed};
use super::width::{low, signed};
use crate::isa::Decoded;
use crate::lanes::{Apply, costly, function};
use crate::types::Type;

/// Returns the conversion of a `cvt`; the result is extended to `register` bits.
pub(crate) fn conversion(decoded: &Decoded<'_>, register: u32) -> Option<Apply> {
    let (to, from) = (decoded.first(), decoded.second());
    let saturates = decoded.has("sat");
    let rounding = Rounding::of(decoded);
    let flushes = decoded.has("ftz");
    if decoded.has("pack") {
        return Some(packed_integers(to));
    }
    if matches!(to, Type::F16x2 | Type::BF16x2) {
        return Some(packed_halves(decoded, rounding));
    }
    Some(Apply::One(match (to.is_float(), from.is_float()) {
        (false, false) => function(move |[a]| {
            let value = integer(a, from);
            let value = if saturates {
                value.clamp(least(to), greatest(to))
            } else {
                value
            };
            extended(value as u64, to, register)
        }),
        (false, true) => costly(move |[a]| {
            let value = number(a, from, flushes);
            extended(integral(value, from, to, rounding), to, register)
        }),
        (true, false) => costly(move |[a]| {
            let bits = from_integer(integer(a, from), to, rounding);
            if saturates { clamped(bits, to) } else { bits }
        }),
        (true, true) => {
            let whole = ["rni", "rzi", "rmi", "rpi"]
                .iter()
                .any(|name| decoded.has(name));
            let clips = decoded.has("relu");
            costly(move |[a]| {
                let value = number(a, from, flushes);
                let value = if whole {
                    rounded(value, rounding)
                } else {
                    value
                };
                let value = if clips && value <= 0.0 { 0.0 } else { value };
                let bits = float(value, a, from, to, rounding, flushes);
                if saturates { clamped(bits, to) } else { bits }
            })
        }
    }))
}

fn integer(bits: u64, ty: Type) -> i128 {
    if ty.is_signed() {
        signed(bits, ty.bits()).into()
    } else {
        low(bits, ty.bits()).into()
    }
}

fn least(ty: Type) -> i128 {
    if ty.is_signed() {
        -(1 << (ty.bits() - 1))
    } else {
        0
    }
}

fn greatest(ty: Type) -> i128 {
    let bits = ty.bits() - u32::from(ty.is_signed());
    (1 << bits) - 1
}

/// Extends a signed value to the width of the register.
fn extended(value: u64, ty: Type, register: u32) -> u64 {
    let bits = ty.bits();
    if ty.is_signed() && register > bits {
        low(signed(value, bits) as u64, register)
    } else {
        low(value, bits)
    }
}

fn number(bits: u64, ty: Type, flushes: bool) -> f64 {
    match ty {
        Type::F64 => f64::from_bits(bits),
        Type::F32 => {
            let value = f32::from_bits(bits as u32);
            f64::from(if flushes { flushed(value) } else { value })
        }
        _ => Half::of(ty).value(bits),
    }
}

fn rounded(value: f64, rounding: Rounding) -> f64 {
    match rounding {
        Rounding::Nearest => value.round_ties_even(),
        Rounding::Zero => value.trunc(),
        Rounding::Down => value.floor(),
        Rounding::Up => value.ceil(),
    }
}

/// Converts to an integer with saturation. The result for NaN depends on both types.
fn integral(value: f64, from: Type, to: Type, rounding: Rounding) -> u64 {
    if value.is_nan() {
        let zero = from != Type::F64 && to.bits() != 64;
        return if zero { 0 } else { 1 << (to.bits() - 1) };
    }
    let whole = rounded(value, rounding) as i128;
    whole.clamp(least(to), greatest(to)) as u64
}

/// Converts a NaN to another format. The payload is kept if double precision is the source or the target;
/// other conversions return the canonical NaN of the format.
fn nan(bits: u64, from: Type, to: Type, flushes: bool) -> u64 {
    match (from, to) {
        (Type::F64, Type::F64) => bits | 1 << 51,
        (Type::F64, Type::F32) => bits >> 63 << 31 | 0x7fc0_0000 | bits >> 29 & 0x3f_ffff,
        (Type::F64, Type::F16) => bits >> 63 << 15 | 0x7e00 | bits >> 42 & 0x1ff,
        (Type::F32, Type::F64) if flushes => 0x7fff_ffff_e000_0000,
        (Type::F32, Type::F64) => {
            bits >> 31 << 63 | 0x7ff8_0000_0000_0000 | (bits & 0x3f_ffff) << 29
        }
        (Type::F16, Type::F64) => bits >> 15 << 63 | 0x7ff8_0000_0000_0000 | (bits & 0x1ff) << 42,
        (Type::BF16, Type::F32) => bits << 16,
        (_, Type::F32) => 0x7fff_ffff,
        (_, Type::F64) => f64::NAN.to_bits(),
        _ => 0x7fff,
    }
}

/// Converts to another format. `bits` is the source value, for NaN payloads.
fn float(value: f64, bits: u64, from: Type, to: Type, rounding: Rounding, flushes: bool) -> u64 {
    if value.is_nan() {
        return nan(bits, from, to, flushes);
    }
    let bits = narrowed(value, to, rounding);
    if flushes && to == Type::F32 {
        return u64::from(flushed(f32::from_bits(bits as u32)).to_bits());
    }
    bits
}

fn clamped(bits: u64, ty: Type) -> u64 {
    match ty {
        Type::F32 => u64::from(saturated(f32::from_bits(bits as u32)).to_bits()),
        Type::F64 => {
            let value = f64::from_bits(bits);
            (if value > 0.0 { value.min(1.0) } else { 0.0 }).to_bits()
        }
        _ => {
            let half = Half::of(ty);
            let value = half.value(bits);
            half.nearest(if value > 0.0 { value.min(1.0) } else { 0.0 })
        }
    }
}

/// Packs two results; the first operand becomes the upper half.
fn packed_halves(decoded: &Decoded<'_>, rounding: Rounding) -> Apply {
    let to = if decoded.first() == Type::F16x2 {
        Type::F16
    } else {
        Type::BF16
    };
    let clips = decoded.has("relu");
    let one = move |bits: u64| {
        let value = f64::from(f32::from_bits(bits as u32));
        let value = if clips && value <= 0.0 { 0.0 } else { value };
        float(value, bits, Type::F32, to, rounding, false)
    };
    Apply::Two(costly(move |[a, b]| one(a) << 16 | one(b)))
}

fn packed_integers(to: Type) -> Apply {
    let one =
        move |bits: u64| integer(bits, Type::S32).clamp(least(to), greatest(to)) as u64 & 0xffff;
    Apply::Two(function(move |[a, b]| one(a) << 16 | one(b)))
}

//! Packed integers in one register.

use super::width::{low, signed};
use crate::isa::Decoded;
use crate::lanes::{Apply, function};
use crate::types::Type;

pub(super) fn apply(name: &str, decoded: &Decoded<'_>) -> Option<Apply> {
    match name {
        "dp4a" => Some(dot(decoded, 8, 4, 0)),
        "dp2a" => Some(dot(decoded, 16, 2, if decoded.has("hi") { 2 } else { 0 })),
        "vabsdiff4" => Some(differences(decoded)),
        _ => halves(name, decoded),
    }
}

/// Returns a part of a register as a number.
fn part(value: u64, index: u32, bits: u32, is_signed: bool) -> i64 {
    let field = value >> (index * bits);
    if is_signed {
        signed(field, bits)
    } else {
        low(field, bits) as i64
    }
}

/// Computes the dot product of the parts of the first operand, `bits` wide, and bytes of the second from
/// `first` on.
fn dot(decoded: &Decoded<'_>, bits: u32, count: u32, first: u32) -> Apply {
    let (one, other) = (decoded.first().is_signed(), decoded.second().is_signed());
    Apply::Three(function(move |[a, b, c]| {
        let products =
            (0..count).map(|index| part(a, index, bits, one) * part(b, index + first, 8, other));
        u64::from((products.sum::<i64>() as u32).wrapping_add(c as u32))
    }))
}

/// Computes the absolute differences of four bytes.
fn differences(decoded: &Decoded<'_>) -> Apply {
    let (one, other) = (decoded.types[1].is_signed(), decoded.types[2].is_signed());
    Apply::Three(function(move |[a, b, _]| {
        (0..4).fold(0, |result, index| {
            let difference = part(a, index, 8, one).abs_diff(part(b, index, 8, other));
            result | (difference & 0xff) << (8 * index)
        })
    }))
}

fn halves(name: &str, decoded: &Decoded<'_>) -> Option<Apply> {
    let is_signed = decoded.first() == Type::S16x2;
    let relu = decoded.has("relu");
    let of: fn(i64, i64) -> i64 = match name {
        "add" => |a, b| a + b,
        "sub" => |a, b| a - b,
        "min" if relu => |a, b| a.min(b).max(0),
        "max" if relu => |a, b| a.max(b).max(0),
        "min" => i64::min,
        "max" => i64::max,
        _ => return None,
    };
    Some(Apply::Two(function(move |[a, b]| {
        (0..2).fold(0, |result, index| {
            let value = of(part(a, index, 16, is_signed), part(b, index, 16, is_signed));
            result | (value as u64 & 0xffff) << (16 * index)
        })
    })))
}

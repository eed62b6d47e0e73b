//! Bit operations: logic, shifts, bit fields, counts.

use super::width::{low, signed};
use crate::isa::Decoded;
use crate::lanes::{Apply, function};

pub(super) fn apply(name: &str, decoded: &Decoded<'_>, constant: u64) -> Option<Apply> {
    let ty = decoded.first();
    let bits = ty.bits();
    let is_signed = ty.is_signed();
    Some(match name {
        "and" => Apply::Two(function(|[a, b]| a & b)),
        "or" => Apply::Two(function(|[a, b]| a | b)),
        "xor" => Apply::Two(function(|[a, b]| a ^ b)),
        "not" => Apply::One(function(move |[a]| low(!a, bits))),
        "cnot" => Apply::One(function(|[a]| u64::from(a == 0))),
        "lop3" => Apply::Three(function(move |[a, b, c]| chosen(constant, a, b, c))),
        "shl" => Apply::Two(function(move |[a, b]| {
            let count = b as u32;
            if count >= bits {
                0
            } else {
                low(a << count, bits)
            }
        })),
        "shr" if is_signed => Apply::Two(function(move |[a, b]| {
            low((signed(a, bits) >> (b as u32).min(63)) as u64, bits)
        })),
        "shr" => Apply::Two(function(move |[a, b]| {
            let count = b as u32;
            if count >= bits { 0 } else { a >> count }
        })),
        "shf" => funnel(decoded.has("l"), decoded.has("wrap")),
        "popc" => Apply::One(function(|[a]| u64::from(a.count_ones()))),
        "clz" => Apply::One(function(move |[a]| {
            u64::from(a.leading_zeros() - (64 - bits))
        })),
        "brev" => Apply::One(function(move |[a]| a.reverse_bits() >> (64 - bits))),
        "bfind" => {
            let shift = decoded.has("shiftamt");
            Apply::One(function(move |[a]| highest(a, bits, is_signed, shift)))
        }
        "bfe" => Apply::Three(function(move |[a, b, c]| {
            extracted(a, b as u32 & 255, c as u32 & 255, bits, is_signed)
        })),
        "bfi" => Apply::Four(function(move |[a, b, c, d]| {
            inserted(a, b, c as u32 & 255, d as u32 & 255, bits)
        })),
        "fns" => Apply::Three(function(|[mask, base, offset]| {
            nth_set(mask as u32, base as u32, offset as i32)
        })),
        "szext" => {
            let wraps = decoded.has("wrap");
            Apply::Two(function(move |[a, b]| {
                let width = limited(b as u32, wraps);
                match width {
                    0 => 0,
                    _ if is_signed => u64::from(signed(a, width) as u32),
                    _ => low(a, width),
                }
            }))
        }
        "bmsk" => {
            let wraps = decoded.has("wrap");
            Apply::Two(function(move |[a, b]| {
                let (start, width) = (limited(a as u32, wraps), limited(b as u32, wraps));
                low(low(!0, width).checked_shl(start).unwrap_or(0), 32)
            }))
        }
        "prmt" => permutation(decoded),
        _ => return None,
    })
}

fn limited(count: u32, wraps: bool) -> u32 {
    if wraps { count & 31 } else { count.min(32) }
}

/// Evaluates `lop3`: each bit of the table is the result for one combination of input bits.
fn chosen(table: u64, a: u64, b: u64, c: u64) -> u64 {
    let mut result = 0;
    for index in 0..8 {
        if table >> index & 1 == 1 {
            let pick = |value: u64, bit: u32| if index >> bit & 1 == 1 { value } else { !value };
            result |= pick(a, 2) & pick(b, 1) & pick(c, 0);
        }
    }
    low(result, 32)
}

fn funnel(left: bool, wraps: bool) -> Apply {
    Apply::Three(function(move |[a, b, c]| {
        let count = limited(c as u32, wraps);
        let both = b << 32 | a;
        if left {
            (u128::from(both) << count >> 32) as u64 & 0xffff_ffff
        } else {
            both.checked_shr(count).unwrap_or(0) & 0xffff_ffff
        }
    }))
}

/// Returns the position of the highest bit that differs from the sign bit.
fn highest(value: u64, bits: u32, is_signed: bool, shift: bool) -> u64 {
    let value = if is_signed && signed(value, bits) < 0 {
        low(!value, bits)
    } else {
        value
    };
    match value.checked_ilog2() {
        None => 0xffff_ffff,
        Some(place) if shift => u64::from(bits - 1 - place),
        Some(place) => u64::from(place),
    }
}

/// Extracts `length` bits from bit `start` on. Bits beyond the register are copies of the sign.
fn extracted(value: u64, start: u32, length: u32, bits: u32, is_signed: bool) -> u64 {
    if length == 0 {
        return 0;
    }
    if !is_signed {
        return low(value.checked_shr(start).unwrap_or(0), length);
    }
    let shifted = signed(value, bits) >> start.min(63);
    let field = if length < 64 {
        signed(shifted as u64, length)
    } else {
        shifted
    };
    // The sign is the highest bit of the field that is still in the register.
    low(field as u64, bits)
}

fn inserted(field: u64, into: u64, start: u32, length: u32, bits: u32) -> u64 {
    let mask = low(!0, length).checked_shl(start).unwrap_or(0);
    let field = field.checked_shl(start).unwrap_or(0);
    low((into & !mask) | (field & mask), bits)
}

/// Returns the position of the n-th set bit, counted from `base` upwards, or downwards if `offset` is
/// negative.
fn nth_set(mask: u32, base: u32, offset: i32) -> u64 {
    let set = |bit: u32| mask >> bit & 1 == 1;
    let found = match offset {
        0 => (base < 32 && set(base)).then_some(base),
        1.. => (base..32).filter(|&bit| set(bit)).nth(offset as usize - 1),
        _ => (0..=base.min(31))
            .rev()
            .filter(|&bit| set(bit))
            .nth(offset.unsigned_abs() as usize - 1),
    };
    found.map_or(0xffff_ffff, u64::from)
}

/// Selects bytes of two registers.
fn permutation(decoded: &Decoded<'_>) -> Apply {
    let mode = ["f4e", "b4e", "rc8", "ecl", "ecr", "rc16"]
        .into_iter()
        .find(|mode| decoded.has(mode));
    Apply::Three(function(move |[a, b, c]| {
        let both = b << 32 | a;
        let byte = |index: u64| both >> (8 * (index & 7)) & 0xff;
        let mut result = 0;
        for place in 0..4 {
            let picked = match mode {
                None => {
                    let selector = c >> (4 * place) & 15;
                    let value = byte(selector);
                    // The fourth bit of a selector replicates the sign.
                    if selector & 8 == 0 {
                        value
                    } else {
                        (value >> 7) * 0xff
                    }
                }
                Some("f4e") => byte((c & 3) + place),
                Some("b4e") => byte((c & 3).wrapping_sub(place)),
                Some("rc8") => byte(c & 3),
                Some("ecl") => byte((c & 3).max(place)),
                Some("ecr") => byte((c & 3).min(place)),
                _ => byte((c & 1) * 2 + place % 2),
            };
            result |= picked << (8 * place);
        }
        result
    }))
}

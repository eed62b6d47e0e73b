//! The comparison of two results within a tolerance.

use crate::form::{Form, Held};
use crate::types::Type::{self, Bf16, F16, F16x2, F32, F64};

/// Returns whether `ours` is acceptable where a GPU returned `theirs`.
pub(crate) fn is_near(form: &Form, arguments: &[u64; 3], ours: u64, theirs: u64) -> bool {
    if form.held == Held::Never {
        return true;
    }
    if ours == theirs || form.held == Held::Exactly {
        return ours == theirs;
    }
    let parts: &[(Type, u32)] = match form.output {
        F16x2 => &[(F16, 0), (F16, 16)],
        other => &[(other, 0)],
    };
    parts.iter().all(|(of, shift)| {
        let mask = u64::MAX >> (64 - of.bits());
        let part = |bits: u64| bits >> shift & mask;
        let argument = number(form.inputs[0], arguments[0]);
        is_part_near(form.held, *of, argument, part(ours), part(theirs))
    })
}

fn is_part_near(held: Held, of: Type, argument: f64, ours: u64, theirs: u64) -> bool {
    let (x, y) = (number(of, ours), number(of, theirs));
    if x.is_nan() || y.is_nan() {
        return x.is_nan() && y.is_nan();
    }
    match held {
        Held::Exactly | Held::Never => ours == theirs,
        Held::WithinUlps(units) => place(of, ours).abs_diff(place(of, theirs)) <= units,
        Held::WithinPower { up_to, .. } if argument.abs() > up_to => true,
        Held::WithinPower { power, .. } => {
            x == y || (x - y).abs() <= 2_f64.powi(power) * y.abs().max(1.0)
        }
    }
}

/// Returns the rank of a number among all numbers of its type.
fn place(of: Type, bits: u64) -> i64 {
    let sign = 1 << (of.bits() - 1);
    let magnitude = (bits & (sign - 1)).cast_signed();
    if bits & sign == 0 {
        magnitude
    } else {
        -magnitude
    }
}

fn number(of: Type, bits: u64) -> f64 {
    match of {
        F64 => f64::from_bits(bits),
        F32 => f64::from(f32::from_bits(bits as u32)),
        Bf16 => f64::from(f32::from_bits((bits as u32) << 16)),
        F16 => half(bits as u16),
        _ => bits as f64,
    }
}

fn half(bits: u16) -> f64 {
    let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
    let fraction = f64::from(bits & 0x3ff);
    sign * match bits >> 10 & 0x1f {
        0 => fraction * 2_f64.powi(-24),
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        exponent => (1.0 + fraction / 1024.0) * 2_f64.powi(i32::from(exponent) - 15),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_on_both_sides_of_zero_are_neighbours() {
        assert_eq!(place(F32, 0x8000_0001), -1);
        assert_eq!(place(F32, 0x8000_0000), place(F32, 0));
        assert_eq!(place(F16, 1), 1);
    }

    #[test]
    fn halves_are_converted() {
        assert_eq!(half(0x3c00), 1.0);
        assert_eq!(half(0xc000), -2.0);
        assert_eq!(half(0x0001), 2_f64.powi(-24));
        assert!(half(0x7e00).is_nan());
    }
}

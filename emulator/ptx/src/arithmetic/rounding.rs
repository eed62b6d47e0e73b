//! Rounding in each direction, for each format.

use crate::isa::Decoded;
use crate::types::Type;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, StatusAnd};

/// The direction of rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounding {
    Nearest,
    Zero,
    Down,
    Up,
}

impl Rounding {
    /// Returns the rounding of an instruction: to nearest unless a modifier is given.
    pub(super) fn of(decoded: &Decoded<'_>) -> Rounding {
        let any = |names: [&str; 2]| names.iter().any(|name| decoded.has(name));
        match () {
            () if any(["rz", "rzi"]) => Rounding::Zero,
            () if any(["rm", "rmi"]) => Rounding::Down,
            () if any(["rp", "rpi"]) => Rounding::Up,
            () => Rounding::Nearest,
        }
    }

    pub(super) fn direction(self) -> Round {
        match self {
            Rounding::Nearest => Round::NearestTiesToEven,
            Rounding::Zero => Round::TowardZero,
            Rounding::Down => Round::TowardNegative,
            Rounding::Up => Round::TowardPositive,
        }
    }
}

/// An arithmetic operation that each format has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operation {
    Add,
    Subtract,
    Multiply,
    Divide,
    /// `a * b + c`, rounded once.
    Fused,
}

fn number<F: Float>(bits: u64) -> F {
    F::from_bits(u128::from(bits))
}

fn raw<F: Float>(result: StatusAnd<F>) -> u64 {
    result.value.to_bits() as u64
}

fn rounded<F: Float>(operation: Operation, [a, b, c]: [u64; 3], direction: Round) -> u64 {
    let (a, b) = (number::<F>(a), number::<F>(b));
    raw(match operation {
        Operation::Add => a.add_r(b, direction),
        Operation::Subtract => a.sub_r(b, direction),
        Operation::Multiply => a.mul_r(b, direction),
        Operation::Divide => a.div_r(b, direction),
        Operation::Fused => a.mul_add_r(b, number(c), direction),
    })
}

/// Computes an operation in single precision.
pub(super) fn single(operation: Operation, values: [u64; 3], rounding: Rounding) -> u64 {
    rounded::<Single>(operation, values, rounding.direction())
}

/// Computes an operation in double precision.
pub(super) fn double(operation: Operation, values: [u64; 3], rounding: Rounding) -> u64 {
    rounded::<Double>(operation, values, rounding.direction())
}

/// Computes the square root in single precision. The host returns the nearest number; its square, which is
/// exact in double precision, shows whether that is above or below the root.
pub(super) fn single_root(value: f32, rounding: Rounding) -> f32 {
    let root = value.sqrt();
    if rounding == Rounding::Nearest || !root.is_finite() || root == 0.0 {
        return root;
    }
    let square = f64::from(root) * f64::from(root);
    let value = f64::from(value);
    match rounding {
        Rounding::Up if square < value => root.next_up(),
        Rounding::Zero | Rounding::Down if square > value => root.next_down(),
        _ => root,
    }
}

/// Computes the square root in double precision and corrects it by the sign of the remainder.
pub(super) fn double_root(value: f64, rounding: Rounding) -> f64 {
    let root = value.sqrt();
    if rounding == Rounding::Nearest || !root.is_finite() || root == 0.0 {
        return root;
    }
    // A small number is scaled by an even power of two, so that the remainder is not denormal.
    let scale = if value < 1e-200 { 2f64.powi(200) } else { 1.0 };
    let scaled = root * scale;
    let left = scaled.mul_add(scaled, -(value * scale * scale));
    match rounding {
        Rounding::Up if left < 0.0 => root.next_up(),
        Rounding::Zero | Rounding::Down if left > 0.0 => root.next_down(),
        _ => root,
    }
}

/// Converts a number of double precision to another format.
pub(super) fn narrowed(value: f64, to: Type, rounding: Rounding) -> u64 {
    fn convert<T: Float>(value: f64, direction: Round) -> u64
    where
        Double: FloatConvert<T>,
    {
        let exact = number::<Double>(value.to_bits());
        raw::<T>(exact.convert_r(direction, &mut false))
    }
    let direction = rounding.direction();
    match to {
        Type::F16 => convert::<Half>(value, direction),
        Type::BF16 => convert::<BFloat>(value, direction),
        Type::F32 if rounding == Rounding::Nearest => u64::from((value as f32).to_bits()),
        Type::F32 => convert::<Single>(value, direction),
        _ => value.to_bits(),
    }
}

/// Returns whether a number is denormal in the format: whether rounding with an unlimited exponent gives less
/// than the least normal number.
pub(super) fn is_small(exact: f64, ty: Type, rounding: Rounding) -> bool {
    let least = match ty {
        Type::F16 => 1.0 / 16384.0,
        _ => f64::from(f32::MIN_POSITIVE),
    };
    if exact.is_nan() || exact.abs() >= least {
        return false;
    }
    // Scaling keeps the significand and avoids denormals.
    let bits = narrowed(exact / least, ty, rounding);
    let one = narrowed(1.0, ty, Rounding::Nearest);
    let sign = 1 << (ty.bits() - 1);
    bits & (sign - 1) < one
}

/// Converts an integer to a floating-point format.
pub(super) fn from_integer(value: i128, to: Type, rounding: Rounding) -> u64 {
    let direction = rounding.direction();
    match to {
        Type::F16 => raw(Half::from_i128_r(value, direction)),
        Type::BF16 => raw(BFloat::from_i128_r(value, direction)),
        Type::F32 => raw(Single::from_i128_r(value, direction)),
        _ => raw(Double::from_i128_r(value, direction)),
    }
}

/// Computes `a * b + c` for numbers whose product is exact in double precision. A nonzero rounding error sets
/// the last bit (round to odd), so that rounding to a narrower format gives the correctly rounded result.
pub(super) fn fused_sticky(a: f64, b: f64, c: f64) -> f64 {
    let product = a * b;
    let sum = product + c;
    if !sum.is_finite() {
        return sum;
    }
    let other = sum - product;
    let lost = (product - (sum - other)) + (c - other);
    if lost == 0.0 || sum.to_bits() & 1 == 1 {
        return sum;
    }
    // The last bit of the sum is even: one step towards the lost part makes it odd.
    if lost > 0.0 {
        sum.next_up()
    } else {
        sum.next_down()
    }
}

//! Rounding in every direction, for every format.

use crate::isa::Reading;
use crate::types::Type;
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, StatusAnd};

/// Which way a result is rounded that no number of the format is equal to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounding {
    Nearest,
    Zero,
    Down,
    Up,
}

impl Rounding {
    /// What an instruction asks for: rounded to nearest where it says nothing.
    pub(super) fn of(reading: &Reading<'_>) -> Rounding {
        let any = |names: [&str; 2]| names.iter().any(|name| reading.has(name));
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

/// An operation that every format has.
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

/// The result of an operation on single precision.
pub(super) fn single(operation: Operation, values: [u64; 3], rounding: Rounding) -> u64 {
    rounded::<Single>(operation, values, rounding.direction())
}

/// The result of an operation on double precision.
pub(super) fn double(operation: Operation, values: [u64; 3], rounding: Rounding) -> u64 {
    rounded::<Double>(operation, values, rounding.direction())
}

/// The square root of single precision. The machine gives the nearest number; whether that is above
/// or below the root, its square tells, which is exact in double precision.
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

/// The square root of double precision, by the sign of what is left.
pub(super) fn double_root(value: f64, rounding: Rounding) -> f64 {
    let root = value.sqrt();
    if rounding == Rounding::Nearest || !root.is_finite() || root == 0.0 {
        return root;
    }
    // A small number is scaled by an even power of two, so that what is left is no denormal.
    let scale = if value < 1e-200 { 2f64.powi(200) } else { 1.0 };
    let scaled = root * scale;
    let left = scaled.mul_add(scaled, -(value * scale * scale));
    match rounding {
        Rounding::Up if left < 0.0 => root.next_up(),
        Rounding::Zero | Rounding::Down if left > 0.0 => root.next_down(),
        _ => root,
    }
}

/// A number of double precision in another format.
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

/// Whether a number would be denormal: whether rounding makes it less than the least normal number when its exponent
/// is not limited.
pub(super) fn is_small(exact: f64, ty: Type, rounding: Rounding) -> bool {
    let least = match ty {
        Type::F16 => 1.0 / 16384.0,
        _ => f64::from(f32::MIN_POSITIVE),
    };
    if exact.is_nan() || exact.abs() >= least {
        return false;
    }
    // With another exponent the number is as long, and far from denormal.
    let bits = narrowed(exact / least, ty, rounding);
    let one = narrowed(1.0, ty, Rounding::Nearest);
    let sign = 1 << (ty.bits() - 1);
    bits & (sign - 1) < one
}

/// An integer as a number.
pub(super) fn from_integer(value: i128, to: Type, rounding: Rounding) -> u64 {
    let direction = rounding.direction();
    match to {
        Type::F16 => raw(Half::from_i128_r(value, direction)),
        Type::BF16 => raw(BFloat::from_i128_r(value, direction)),
        Type::F32 => raw(Single::from_i128_r(value, direction)),
        _ => raw(Double::from_i128_r(value, direction)),
    }
}

/// `a * b + c` for numbers whose product is exact in double precision, in a form that can be rounded
/// to a narrower format as if it were exact: what does not fit leaves the last bit set.
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
    // The last bit of the sum is even: one step towards what was lost makes it odd.
    if lost > 0.0 {
        sum.next_up()
    } else {
        sum.next_down()
    }
}

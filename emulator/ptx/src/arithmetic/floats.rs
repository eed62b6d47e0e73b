//! Single and double precision.

use super::rounding::{
    Operation, Rounding, double, double_root, fused_sticky, is_small, single, single_root,
};
use crate::isa::Reading;
use crate::lanes::{Apply, Function, Lanes, costly, each_lane, function};
use crate::types::Type;

/// The one NaN that single precision results in.
const NAN: u32 = 0x7fff_ffff;

/// What double precision results in where no operand is a NaN.
const NAN_OF_DOUBLES: u64 = 0xfff8_0000_0000_0000;

/// The bit that makes a NaN of double precision a quiet one.
const QUIET: u64 = 1 << 51;

/// A denormal as zero of the same sign.
pub(super) fn flushed(value: f32) -> f32 {
    if value.is_subnormal() {
        0f32.copysign(value)
    } else {
        value
    }
}

/// What is done to operands and results besides.
#[derive(Clone, Copy)]
pub(super) struct Treatment {
    flushes: bool,
    saturates: bool,
    rounding: Rounding,
}

impl Treatment {
    pub(super) fn of(reading: &Reading<'_>) -> Treatment {
        Treatment {
            flushes: reading.has("ftz"),
            saturates: reading.has("sat"),
            rounding: Rounding::of(reading),
        }
    }

    pub(super) fn operand(self, bits: u64) -> f32 {
        let value = f32::from_bits(bits as u32);
        if self.flushes { flushed(value) } else { value }
    }

    /// A result that was rounded from an exact one.
    pub(super) fn result(self, exact: f64, value: f32) -> u64 {
        let value = if self.flushes && is_small(exact, Type::F32, self.rounding) {
            0f32.copysign(value)
        } else {
            value
        };
        if self.saturates {
            return u64::from(saturated(value).to_bits());
        }
        if value.is_nan() {
            return NAN.into();
        }
        u64::from(value.to_bits())
    }
}

/// The result before it is rounded, as far as it matters for whether it is small.
fn exact(operation: Operation, values: [f32; 3]) -> f64 {
    let [a, b, c] = values.map(f64::from);
    match operation {
        Operation::Add => a + b,
        Operation::Subtract => a - b,
        Operation::Multiply => a * b,
        Operation::Divide => a / b,
        Operation::Fused => fused_sticky(a, b, c),
    }
}

/// Between zero and one; zero for what is no number.
pub(super) fn saturated(value: f32) -> f32 {
    if value > 0.0 { value.min(1.0) } else { 0.0 }
}

pub(super) fn apply(name: &str, reading: &Reading<'_>) -> Option<Apply> {
    let operation = match name {
        "add" => Operation::Add,
        "sub" => Operation::Subtract,
        "mul" => Operation::Multiply,
        "div" => Operation::Divide,
        "fma" | "mad" => Operation::Fused,
        "rcp" => return Some(Apply::One(reciprocal(reading))),
        "sqrt" => return Some(Apply::One(root(reading))),
        _ => return other(name, reading),
    };
    let rounding = Rounding::of(reading);
    let single_precision = reading.first() == Type::F32;
    Some(match (single_precision, rounding) {
        (true, Rounding::Nearest) => nearest_single(operation, Treatment::of(reading)),
        (false, Rounding::Nearest) => nearest_double(operation),
        (true, _) => {
            let treatment = Treatment::of(reading);
            directed(operation, move |values| {
                let operands = values.map(|bits| treatment.operand(bits));
                let values = operands.map(|value| u64::from(value.to_bits()));
                let bits = single(operation, values, rounding);
                treatment.result(exact(operation, operands), f32::from_bits(bits as u32))
            })
        }
        (false, _) => directed(operation, move |values| {
            let result = double(operation, values, rounding);
            let is_made = |value: u64| !f64::from_bits(value).is_nan();
            match f64::from_bits(result).is_nan() {
                true if values.into_iter().all(is_made) => NAN_OF_DOUBLES,
                true if operation == Operation::Fused => fused_nan(values, result),
                _ => result,
            }
        }),
    })
}

/// Of several operands that are no numbers a fused operation gives the second, then the third.
fn fused_nan([a, b, c]: [u64; 3], result: u64) -> u64 {
    let mut operands = [b, c, a].into_iter();
    let nan = operands.find(|value| f64::from_bits(*value).is_nan());
    nan.map_or(result, |nan| nan | QUIET)
}

fn directed(operation: Operation, of: impl Fn([u64; 3]) -> u64 + Send + Sync + 'static) -> Apply {
    if operation == Operation::Fused {
        Apply::Three(costly(of))
    } else {
        Apply::Two(costly(move |[a, b]| of([a, b, 0])))
    }
}

fn nearest_single(operation: Operation, treatment: Treatment) -> Apply {
    fn two(
        operation: Operation,
        treatment: Treatment,
        of: impl Fn(f32, f32) -> f32 + Send + Sync + 'static,
    ) -> Apply {
        // The usual case is kept free of questions, so that lanes are computed together.
        if !treatment.flushes && !treatment.saturates {
            return Apply::Two(function(move |[a, b]| {
                let result = of(f32::from_bits(a as u32), f32::from_bits(b as u32));
                u64::from(if result.is_nan() {
                    NAN
                } else {
                    result.to_bits()
                })
            }));
        }
        Apply::Two(function(move |[a, b]| {
            let (a, b) = (treatment.operand(a), treatment.operand(b));
            treatment.result(exact(operation, [a, b, 0.0]), of(a, b))
        }))
    }
    match operation {
        Operation::Add => two(operation, treatment, |a, b| a + b),
        Operation::Subtract => two(operation, treatment, |a, b| a - b),
        Operation::Multiply => two(operation, treatment, |a, b| a * b),
        Operation::Divide => two(operation, treatment, |a, b| a / b),
        Operation::Fused => Apply::Three(Box::new(move |sources, _| {
            fused_lanes(
                sources,
                move |bits| treatment.operand(bits),
                move |exact, value| treatment.result(exact, value),
            )
        })),
    }
}

/// `a * b + c`, rounded once, for all lanes. The product is exact in double precision. Where the sum
/// is zero, or is neither small nor half way between two numbers, rounding it again changes nothing;
/// only if some lane is in doubt, all of them are computed with care.
fn fused_lanes(
    [a, b, c]: [&Lanes; 3],
    operand: impl Fn(u64) -> f32,
    result: impl Fn(f64, f32) -> u64,
) -> Lanes {
    let mut doubt = false;
    let fast = each_lane(|lane| {
        let [a, b, c] = [a[lane], b[lane], c[lane]].map(&operand);
        let sum = f64::from(a) * f64::from(b) + f64::from(c);
        let half_way = sum.to_bits() & 0x1fff_ffff == 0x1000_0000;
        let small = sum.abs() < f64::from(f32::MIN_POSITIVE) && sum != 0.0;
        doubt |= half_way | small;
        result(sum, sum as f32)
    });
    if !doubt {
        return fast;
    }
    each_lane(|lane| {
        let [a, b, c] = [a[lane], b[lane], c[lane]].map(&operand);
        result(exact(Operation::Fused, [a, b, c]), a.mul_add(b, c))
    })
}

fn nearest_double(operation: Operation) -> Apply {
    fn two(of: impl Fn(f64, f64) -> f64 + Send + Sync + 'static) -> Apply {
        Apply::Two(function(move |[a, b]| {
            of(f64::from_bits(a), f64::from_bits(b)).to_bits()
        }))
    }
    match operation {
        Operation::Add => two(|a, b| a + b),
        Operation::Subtract => two(|a, b| a - b),
        Operation::Multiply => two(|a, b| a * b),
        Operation::Divide => two(|a, b| a / b),
        Operation::Fused => Apply::Three(function(|[a, b, c]| {
            let result = f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c));
            fused_nan([a, b, c], result.to_bits())
        })),
    }
}

fn reciprocal(reading: &Reading<'_>) -> Function<1> {
    let rounding = Rounding::of(reading);
    if reading.first() == Type::F64 {
        return costly(move |[a]| double(Operation::Divide, [1f64.to_bits(), a, 0], rounding));
    }
    let treatment = Treatment::of(reading);
    let one = u64::from(1f32.to_bits());
    costly(move |[a]| {
        let operand = u64::from(treatment.operand(a).to_bits());
        let bits = single(Operation::Divide, [one, operand, 0], rounding);
        let exact = 1.0 / f64::from(treatment.operand(a));
        treatment.result(exact, f32::from_bits(bits as u32))
    })
}

fn root(reading: &Reading<'_>) -> Function<1> {
    let rounding = Rounding::of(reading);
    if reading.first() == Type::F64 {
        return function(move |[a]| double_root(f64::from_bits(a), rounding).to_bits());
    }
    let treatment = Treatment::of(reading);
    function(move |[a]| {
        let root = single_root(treatment.operand(a), rounding);
        treatment.result(root.into(), root)
    })
}

/// What is exact: signs, the lesser and the greater of two.
fn other(name: &str, reading: &Reading<'_>) -> Option<Apply> {
    let greater = name == "max";
    let double_precision = reading.first() == Type::F64;
    let sign = if double_precision { 1 << 63 } else { 1 << 31 };
    let treatment = Treatment::of(reading);
    let bits = move |a: u64| match double_precision {
        true => a,
        false => u64::from(treatment.operand(a).to_bits()),
    };
    // What is no number keeps its sign in double precision, and becomes the one NaN in single.
    let nan = move |a: u64| match double_precision {
        true => f64::from_bits(a).is_nan().then_some(a | QUIET),
        false => f32::from_bits(a as u32).is_nan().then_some(NAN.into()),
    };
    Some(match name {
        "abs" => Apply::One(function(move |[a]| nan(a).unwrap_or(bits(a) & !sign))),
        "neg" => Apply::One(function(move |[a]| nan(a).unwrap_or(bits(a) ^ sign))),
        // The sign is that of the first.
        "copysign" => Apply::Two(function(move |[a, b]| (b & !sign) | (a & sign))),
        "min" | "max" if double_precision => Apply::Two(function(move |[a, b]| {
            extreme(f64::from_bits(a), f64::from_bits(b), greater, false).to_bits()
        })),
        "min" | "max" => {
            let spreads = reading.has("NaN");
            let crosses = reading.has("xorsign");
            Apply::Two(function(move |[a, b]| {
                let (a, b) = (treatment.operand(a), treatment.operand(b));
                let result = if crosses {
                    let magnitude = extreme(a.abs().into(), b.abs().into(), greater, spreads);
                    let is_negative = a.is_sign_negative() != b.is_sign_negative();
                    magnitude.copysign(if is_negative { -1.0 } else { 1.0 })
                } else {
                    extreme(a.into(), b.into(), greater, spreads)
                };
                if result.is_nan() {
                    NAN.into()
                } else {
                    u64::from((result as f32).to_bits())
                }
            }))
        }
        _ => return None,
    })
}

/// The lesser or the greater. Of zeros the negative one is less. What is no number is passed over
/// while the other is one, unless it spreads.
pub(super) fn extreme(a: f64, b: f64, greater: bool, spreads: bool) -> f64 {
    match (a.is_nan(), b.is_nan()) {
        (true, true) => return f64::NAN,
        (true, false) => return if spreads { f64::NAN } else { b },
        (false, true) => return if spreads { f64::NAN } else { a },
        (false, false) => {}
    }
    if a.total_cmp(&b).is_gt() == greater {
        a
    } else {
        b
    }
}

//! Single and double precision.

use super::rounding::{Operation, Rounding, double, double_root, single, single_root};
use crate::isa::Reading;
use crate::lanes::{Apply, Function, Lanes, costly, function};
use crate::types::Type;

/// The one NaN that single precision results in.
const NAN: u32 = 0x7fff_ffff;

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
    pub(super) flushes: bool,
    pub(super) saturates: bool,
}

impl Treatment {
    pub(super) fn of(reading: &Reading<'_>) -> Treatment {
        Treatment {
            flushes: reading.has("ftz"),
            saturates: reading.has("sat"),
        }
    }

    pub(super) fn operand(self, bits: u64) -> f32 {
        let value = f32::from_bits(bits as u32);
        if self.flushes { flushed(value) } else { value }
    }

    pub(super) fn result(self, value: f32) -> u64 {
        if self.saturates {
            return u64::from(saturated(value).to_bits());
        }
        if value.is_nan() {
            return NAN.into();
        }
        let value = if self.flushes { flushed(value) } else { value };
        u64::from(value.to_bits())
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
                let values = values.map(|bits| u64::from(treatment.operand(bits).to_bits()));
                let bits = single(operation, values, rounding);
                treatment.result(f32::from_bits(bits as u32))
            })
        }
        (false, _) => directed(operation, move |values| double(operation, values, rounding)),
    })
}

fn directed(operation: Operation, of: impl Fn([u64; 3]) -> u64 + Send + Sync + 'static) -> Apply {
    if operation == Operation::Fused {
        Apply::Three(costly(of))
    } else {
        Apply::Two(costly(move |[a, b]| of([a, b, 0])))
    }
}

fn nearest_single(operation: Operation, treatment: Treatment) -> Apply {
    fn two(treatment: Treatment, of: impl Fn(f32, f32) -> f32 + Send + Sync + 'static) -> Apply {
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
            treatment.result(of(treatment.operand(a), treatment.operand(b)))
        }))
    }
    match operation {
        Operation::Add => two(treatment, |a, b| a + b),
        Operation::Subtract => two(treatment, |a, b| a - b),
        Operation::Multiply => two(treatment, |a, b| a * b),
        Operation::Divide => two(treatment, |a, b| a / b),
        Operation::Fused => Apply::Three(Box::new(move |sources, _| {
            fused_lanes(
                sources,
                move |bits| treatment.operand(bits),
                move |value| treatment.result(value),
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
    result: impl Fn(f32) -> u64,
) -> Lanes {
    let mut doubt = false;
    let fast = std::array::from_fn(|lane| {
        let [a, b, c] = [a[lane], b[lane], c[lane]].map(&operand);
        let sum = f64::from(a) * f64::from(b) + f64::from(c);
        let half_way = sum.to_bits() & 0x1fff_ffff == 0x1000_0000;
        let small = sum.abs() < f64::from(f32::MIN_POSITIVE) && sum != 0.0;
        doubt |= half_way | small;
        result(sum as f32)
    });
    if !doubt {
        return fast;
    }
    std::array::from_fn(|lane| {
        let [a, b, c] = [a[lane], b[lane], c[lane]].map(&operand);
        result(a.mul_add(b, c))
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
            f64::from_bits(a)
                .mul_add(f64::from_bits(b), f64::from_bits(c))
                .to_bits()
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
        treatment.result(f32::from_bits(bits as u32))
    })
}

fn root(reading: &Reading<'_>) -> Function<1> {
    let rounding = Rounding::of(reading);
    if reading.first() == Type::F64 {
        return function(move |[a]| double_root(f64::from_bits(a), rounding).to_bits());
    }
    let treatment = Treatment::of(reading);
    function(move |[a]| treatment.result(single_root(treatment.operand(a), rounding)))
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
    Some(match name {
        "abs" => Apply::One(function(move |[a]| bits(a) & !sign)),
        "neg" => Apply::One(function(move |[a]| bits(a) ^ sign)),
        // The sign is that of the first.
        "copysign" => Apply::Two(function(move |[a, b]| (b & !sign) | (a & sign))),
        "min" | "max" if double_precision => Apply::Two(function(move |[a, b]| {
            extreme(f64::from_bits(a), f64::from_bits(b), greater, false).to_bits()
        })),
        "min" | "max" => {
            let spreads = reading.has("NaN");
            Apply::Two(function(move |[a, b]| {
                let (a, b) = (treatment.operand(a), treatment.operand(b));
                let result = extreme(a.into(), b.into(), greater, spreads);
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

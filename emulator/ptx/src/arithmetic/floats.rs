//! Arithmetic in single and double precision.

use super::rounding::{
    Operation, Rounding, double, double_root, fused_sticky, is_small, single, single_root,
};
use crate::isa::Decoded;
use crate::lanes::{Apply, Function, Lanes, costly, each_lane, function};
use crate::types::Type;

/// The canonical NaN of single precision.
const NAN: u32 = 0x7fff_ffff;

/// The NaN of double precision if no operand is NaN.
const NAN_OF_DOUBLES: u64 = 0xfff8_0000_0000_0000;

/// The bit that makes a NaN of double precision quiet.
const QUIET: u64 = 1 << 51;

/// Flushes a denormal to a zero of the same sign.
pub(super) fn flushed(value: f32) -> f32 {
    if value.is_subnormal() {
        0f32.copysign(value)
    } else {
        value
    }
}

/// The modifiers that apply to operands and results.
#[derive(Clone, Copy)]
pub(super) struct Treatment {
    flushes: bool,
    saturates: bool,
    rounding: Rounding,
}

impl Treatment {
    pub(super) fn of(decoded: &Decoded<'_>) -> Treatment {
        Treatment {
            flushes: decoded.has("ftz"),
            saturates: decoded.has("sat"),
            rounding: Rounding::of(decoded),
        }
    }

    pub(super) fn operand(self, bits: u64) -> f32 {
        let value = f32::from_bits(bits as u32);
        if self.flushes { flushed(value) } else { value }
    }

    /// Finishes a result: flushes, saturates and canonicalizes. `exact` is the value before rounding.
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

/// Computes the value before rounding, precisely enough to decide whether it is denormal.
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

/// Clamps to the range from zero to one; NaN becomes zero.
pub(super) fn saturated(value: f32) -> f32 {
    if value > 0.0 { value.min(1.0) } else { 0.0 }
}

pub(super) fn apply(name: &str, decoded: &Decoded<'_>) -> Option<Apply> {
    let operation = match name {
        "add" => Operation::Add,
        "sub" => Operation::Subtract,
        "mul" => Operation::Multiply,
        "div" => Operation::Divide,
        "fma" | "mad" => Operation::Fused,
        "rcp" => return Some(Apply::One(reciprocal(decoded))),
        "sqrt" => return Some(Apply::One(root(decoded))),
        _ => return other(name, decoded),
    };
    let rounding = Rounding::of(decoded);
    let single_precision = decoded.first() == Type::F32;
    Some(match (single_precision, rounding) {
        (true, Rounding::Nearest) => nearest_single(operation, Treatment::of(decoded)),
        (false, Rounding::Nearest) => nearest_double(operation),
        (true, _) => {
            let treatment = Treatment::of(decoded);
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

/// A fused operation returns the first NaN of its second, third and first operands.
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
        // The usual case has no branches, so that the compiler vectorizes it.
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

/// Computes `a * b + c` for all lanes with one rounding. The product is exact in double precision. If the sum
/// is zero, or neither denormal nor halfway between two numbers, the second rounding changes nothing. If any
/// lane is in doubt, all lanes take the slow path.
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

fn reciprocal(decoded: &Decoded<'_>) -> Function<1> {
    let rounding = Rounding::of(decoded);
    if decoded.first() == Type::F64 {
        return costly(move |[a]| double(Operation::Divide, [1f64.to_bits(), a, 0], rounding));
    }
    let treatment = Treatment::of(decoded);
    let one = u64::from(1f32.to_bits());
    costly(move |[a]| {
        let operand = u64::from(treatment.operand(a).to_bits());
        let bits = single(Operation::Divide, [one, operand, 0], rounding);
        let exact = 1.0 / f64::from(treatment.operand(a));
        treatment.result(exact, f32::from_bits(bits as u32))
    })
}

fn root(decoded: &Decoded<'_>) -> Function<1> {
    let rounding = Rounding::of(decoded);
    if decoded.first() == Type::F64 {
        return function(move |[a]| double_root(f64::from_bits(a), rounding).to_bits());
    }
    let treatment = Treatment::of(decoded);
    function(move |[a]| {
        let root = single_root(treatment.operand(a), rounding);
        treatment.result(root.into(), root)
    })
}

/// Exact operations: sign changes, minimum and maximum.
fn other(name: &str, decoded: &Decoded<'_>) -> Option<Apply> {
    let greater = name == "max";
    let double_precision = decoded.first() == Type::F64;
    let sign = if double_precision { 1 << 63 } else { 1 << 31 };
    let treatment = Treatment::of(decoded);
    let bits = move |a: u64| match double_precision {
        true => a,
        false => u64::from(treatment.operand(a).to_bits()),
    };
    // NaN keeps its sign in double precision, and becomes the canonical NaN in single precision.
    let nan = move |a: u64| match double_precision {
        true => f64::from_bits(a).is_nan().then_some(a | QUIET),
        false => f32::from_bits(a as u32).is_nan().then_some(NAN.into()),
    };
    Some(match name {
        "abs" => Apply::One(function(move |[a]| nan(a).unwrap_or(bits(a) & !sign))),
        "neg" => Apply::One(function(move |[a]| nan(a).unwrap_or(bits(a) ^ sign))),
        // The sign is that of the first operand.
        "copysign" => Apply::Two(function(move |[a, b]| (b & !sign) | (a & sign))),
        "min" | "max" if double_precision => Apply::Two(function(move |[a, b]| {
            extreme(f64::from_bits(a), f64::from_bits(b), greater, false).to_bits()
        })),
        "min" | "max" => {
            let spreads = decoded.has("NaN");
            let crosses = decoded.has("xorsign");
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

/// Returns the minimum or maximum. Negative zero is less than zero. NaN is ignored if the other operand is a
/// number, unless `spreads` is set.
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

//! Half precision in both formats, as scalars or pairs.

use super::approximations::{exponential, tangent};
use super::floats::extreme;
use super::rounding::{Rounding, fused_sticky, is_small, narrowed};
use crate::isa::Decoded;
use crate::lanes::{Apply, Function, function};
use crate::types::Type;

/// A 16-bit floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Half {
    /// `f16`, with five exponent bits.
    Ieee,
    /// `bf16`, with eight exponent bits.
    Brain,
}

impl Half {
    pub(crate) fn of(ty: Type) -> Half {
        if matches!(ty, Type::BF16 | Type::BF16x2) {
            Half::Brain
        } else {
            Half::Ieee
        }
    }

    fn ty(self) -> Type {
        if self == Half::Brain {
            Type::BF16
        } else {
            Type::F16
        }
    }

    /// Returns the value, which is exact in every wider format.
    pub(crate) fn value(self, bits: u64) -> f64 {
        let bits = bits as u32 & 0xffff;
        if self == Half::Brain {
            return f64::from(f32::from_bits(bits << 16));
        }
        let (exponent, fraction) = (bits >> 10 & 31, bits & 0x3ff);
        let sign = u64::from(bits >> 15) << 63;
        let magnitude = match exponent {
            0 => f64::from(fraction) / f64::from(1 << 24),
            31 if fraction == 0 => f64::INFINITY,
            31 => f64::NAN,
            _ => f64::from_bits(u64::from(exponent + 1008) << 52 | u64::from(fraction) << 42),
        };
        f64::from_bits(magnitude.to_bits() | sign)
    }

    /// Returns the nearest number of the format; NaN becomes the canonical NaN.
    pub(super) fn nearest(self, value: f64) -> u64 {
        if value.is_nan() {
            0x7fff
        } else {
            narrowed(value, self.ty(), Rounding::Nearest)
        }
    }

    fn flushed(self, value: f64) -> f64 {
        let least = if self == Half::Brain {
            f64::from(f32::MIN_POSITIVE)
        } else {
            1.0 / 16384.0
        };
        if value.abs() < least {
            0f64.copysign(value)
        } else {
            value
        }
    }
}

/// The modifiers that apply to operands and results of an instruction.
#[derive(Clone, Copy)]
struct Treatment {
    half: Half,
    flushes: bool,
    saturates: bool,
    clips: bool,
}

impl Treatment {
    fn operand(self, bits: u64) -> f64 {
        let value = self.half.value(bits);
        if self.flushes {
            self.half.flushed(value)
        } else {
            value
        }
    }

    /// Returns the number nearest to an exact result.
    fn result(self, value: f64) -> u64 {
        let value = if self.flushes && is_small(value, self.half.ty(), Rounding::Nearest) {
            0f64.copysign(value)
        } else {
            value
        };
        if self.saturates {
            return self
                .half
                .nearest(if value > 0.0 { value.min(1.0) } else { 0.0 });
        }
        // NaN is kept when negative values are clamped.
        let value = if self.clips && value <= 0.0 {
            0.0
        } else {
            value
        };
        self.half.nearest(value)
    }
}

/// Applies a function to each half of a register.
fn spread<const N: usize>(
    packed: bool,
    of: impl Fn([u64; N]) -> u64 + Send + Sync + 'static,
) -> Function<N> {
    if !packed {
        return function(move |values| of(values.map(|value| value & 0xffff)));
    }
    function(move |values| {
        let lower = of(values.map(|value| value & 0xffff));
        lower | of(values.map(|value| value >> 16 & 0xffff)) << 16
    })
}

pub(super) fn apply(name: &str, decoded: &Decoded<'_>) -> Option<Apply> {
    let ty = decoded.first();
    let packed = ty.bytes() == 4;
    let half = Half::of(ty);
    let with = Treatment {
        half,
        flushes: decoded.has("ftz"),
        saturates: decoded.has("sat"),
        clips: decoded.has("relu"),
    };
    let one = |of: fn(f64) -> f64| {
        Apply::One(spread(packed, move |[a]| with.result(of(with.operand(a)))))
    };
    let two = |of: fn(f64, f64) -> f64| {
        Apply::Two(spread(packed, move |[a, b]| {
            with.result(of(with.operand(a), with.operand(b)))
        }))
    };
    let flush = with.flushes;
    // NaN becomes the canonical NaN, regardless of sign.
    let signed = move |a: u64, sign: fn(u64) -> u64| match half.value(a).is_nan() {
        true => half.nearest(f64::NAN),
        false if flush => sign(half.nearest(with.operand(a))),
        false => sign(a),
    };
    let spreads = decoded.has("NaN");
    Some(match name {
        "add" => two(|a, b| a + b),
        "sub" => two(|a, b| a - b),
        "mul" => two(|a, b| a * b),
        "fma" => Apply::Three(spread(packed, move |[a, b, c]| {
            with.result(fused_sticky(
                with.operand(a),
                with.operand(b),
                with.operand(c),
            ))
        })),
        "abs" => Apply::One(spread(packed, move |[a]| signed(a, |a| a & 0x7fff))),
        "neg" => Apply::One(spread(packed, move |[a]| signed(a, |a| a ^ 0x8000))),
        "min" | "max" => {
            let greater = name == "max";
            Apply::Two(spread(packed, move |[a, b]| {
                half.nearest(extreme(with.operand(a), with.operand(b), greater, spreads))
            }))
        }
        "ex2" => one(exponential),
        "tanh" => one(tangent),
        _ => return None,
    })
}

/// Adds one or two halves, as atomics do.
pub(crate) fn add(ty: Type, a: u64, b: u64) -> u64 {
    let half = Half::of(ty);
    let sum = |a: u64, b: u64| half.nearest(half.value(a) + half.value(b));
    let lower = sum(a, b);
    if ty.bytes() == 2 {
        lower
    } else {
        lower | sum(a >> 16, b >> 16) << 16
    }
}

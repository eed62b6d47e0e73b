//! The computation of instructions, as functions on the bits of registers.

mod width;

mod rounding;

mod floats;

mod approximations;

mod halves;

mod comparisons;

mod conversions;

mod integers;

mod bits;

mod packed;

pub(crate) use comparisons::comparison;
pub(crate) use conversions::conversion;
pub(crate) use halves::{Half, add as add_halves};
pub(crate) use width::{low, signed};

use crate::isa::Decoded;
use crate::lanes::Apply;
use crate::types::Type;

/// Returns the function that an instruction applies to its operands, or `None` if it does not only compute.
/// `constant` is the table of `lop3`.
pub(crate) fn apply(name: &str, decoded: &Decoded<'_>, constant: u64) -> Option<Apply> {
    let ty = decoded.first();
    match ty {
        Type::F32 | Type::F64 => {
            approximations::apply(name, decoded).or_else(|| floats::apply(name, decoded))
        }
        Type::F16 | Type::F16x2 | Type::BF16 | Type::BF16x2 => halves::apply(name, decoded),
        Type::U16x2 | Type::S16x2 => packed::apply(name, decoded),
        _ => integers::apply(name, decoded)
            .or_else(|| bits::apply(name, decoded, constant))
            .or_else(|| packed::apply(name, decoded)),
    }
}

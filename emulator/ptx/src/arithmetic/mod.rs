//! What instructions compute: functions of the bits of registers.

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

use crate::isa::Reading;
use crate::lanes::Apply;
use crate::types::Type;

/// The function that an instruction applies to its operands; nothing if it does something else.
/// `constant` is the table of `lop3`.
pub(crate) fn apply(name: &str, reading: &Reading<'_>, constant: u64) -> Option<Apply> {
    let ty = reading.first();
    match ty {
        Type::F32 | Type::F64 => {
            approximations::apply(name, reading).or_else(|| floats::apply(name, reading))
        }
        Type::F16 | Type::F16x2 | Type::BF16 | Type::BF16x2 => halves::apply(name, reading),
        Type::U16x2 | Type::S16x2 => packed::apply(name, reading),
        _ => integers::apply(name, reading)
            .or_else(|| bits::apply(name, reading, constant))
            .or_else(|| packed::apply(name, reading)),
    }
}

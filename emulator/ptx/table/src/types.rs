//! Operand types, and test values for each.

/// The type of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// An unsigned integer of 8 bits.
    U8,
    /// A signed integer of 8 bits.
    S8,
    /// An unsigned integer of 16 bits.
    U16,
    /// A signed integer of 16 bits.
    S16,
    /// An unsigned integer of 32 bits.
    U32,
    /// A signed integer of 32 bits.
    S32,
    /// An unsigned integer of 64 bits.
    U64,
    /// A signed integer of 64 bits.
    S64,
    /// Half precision.
    F16,
    /// Two values of half precision.
    F16x2,
    /// `bf16`: single precision, truncated to 16 bits.
    Bf16,
    /// Two values of `bf16`.
    Bf16x2,
    /// Single precision.
    F32,
    /// Double precision.
    F64,
}

use Type::{Bf16, Bf16x2, F16, F16x2, F32, F64, S8, S16, S32, S64, U8, U16, U32, U64};

impl Type {
    /// Returns the PTX name.
    pub fn word(self) -> &'static str {
        match self {
            U8 => "u8",
            S8 => "s8",
            U16 => "u16",
            S16 => "s16",
            U32 => "u32",
            S32 => "s32",
            U64 => "u64",
            S64 => "s64",
            F16 => "f16",
            F16x2 => "f16x2",
            Bf16 => "bf16",
            Bf16x2 => "bf16x2",
            F32 => "f32",
            F64 => "f64",
        }
    }

    /// Returns the size of a register for this type; 8-bit registers do not exist.
    pub fn register_bits(self) -> u32 {
        self.bits().max(16)
    }

    /// Returns the size of a value in bits.
    pub fn bits(self) -> u32 {
        match self {
            U8 | S8 => 8,
            U16 | S16 | F16 | Bf16 => 16,
            U32 | S32 | F32 | F16x2 | Bf16x2 => 32,
            U64 | S64 | F64 => 64,
        }
    }

    /// Returns whether the first bit is a sign.
    pub fn is_signed(self) -> bool {
        matches!(self, S8 | S16 | S32 | S64)
    }

    /// Returns values that often cause errors, and some ordinary ones.
    pub fn values(self) -> Vec<u64> {
        match self {
            U8 | S8 | U16 | S16 | U32 | S32 | U64 | S64 => integers(self.bits()),
            F16 => HALVES.map(u64::from).to_vec(),
            Bf16 => BRAINS.map(u64::from).to_vec(),
            F16x2 => pairs(&HALVES),
            Bf16x2 => pairs(&BRAINS),
            F32 => SINGLES.map(u64::from).to_vec(),
            F64 => DOUBLES.to_vec(),
        }
    }
}

/// Returns small values, neighbours of the limits, shift counts around the width, and bit patterns.
fn integers(bits: u32) -> Vec<u64> {
    let mask = u64::MAX >> (64 - bits);
    let top = 1 << (bits - 1);
    let mut values: Vec<u64> = [0, 1, 2, 3, 7, 10]
        .into_iter()
        .chain([u64::from(bits) - 1, u64::from(bits), u64::from(bits) + 1])
        .chain([top - 1, top, top + 1])
        .chain([mask, mask - 1, mask - 6])
        .chain([0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa])
        .chain([0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210, 0x8421])
        .map(|value| value & mask)
        .collect();
    let mut seen = Vec::new();
    values.retain(|value| {
        let is_new = !seen.contains(value);
        seen.push(*value);
        is_new
    });
    values
}

/// Pairs each half with its neighbour in the list.
fn pairs(values: &[u16]) -> Vec<u64> {
    let count = values.len();
    (0..count)
        .map(|at| u64::from(values[at]) | u64::from(values[(at * 7 + 3) % count]) << 16)
        .collect()
}

/// Zeros, subnormals, the smallest normal numbers, ones and their neighbours, the greatest numbers,
/// infinities, and quiet and signalling NaNs, with both signs.
const HALVES: [u16; 20] = [
    0x0000, 0x8000, 0x0001, 0x83ff, 0x0400, 0x8400, 0x3c00, 0xbc00, 0x3c01, 0x3bff, 0x4000, 0x3800,
    0x4248, 0xc500, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0xfd01,
];

const BRAINS: [u16; 20] = [
    0x0000, 0x8000, 0x0001, 0x807f, 0x0080, 0x8080, 0x3f80, 0xbf80, 0x3f81, 0x3f7f, 0x4000, 0x3f00,
    0x4049, 0xc0a0, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0xffa1,
];

const SINGLES: [u32; 32] = [
    0x0000_0000,
    0x8000_0000,
    0x0000_0001,
    0x807f_ffff,
    0x0080_0000,
    0x8080_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x3f80_0001,
    0x3f7f_ffff,
    0x4000_0000,
    0x3f00_0000,
    0x4049_0fdb,
    0xc0a0_0000,
    0x3eaa_aaab,
    0x4b00_0001,
    0x4f00_0000,
    0xcf00_0000,
    0x4f7f_ffff,
    0x5f00_0000,
    0x7149_f2ca,
    0x0da2_4260,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffa0_0001,
    0xb280_0000,
    0xb300_0000,
    0xb300_0001,
    0xb380_0000,
];

const DOUBLES: [u64; 28] = [
    0x0000_0000_0000_0000,
    0x8000_0000_0000_0000,
    0x0000_0000_0000_0001,
    0x800f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x8010_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x3ff0_0000_0000_0001,
    0x3fef_ffff_ffff_ffff,
    0x4000_0000_0000_0000,
    0x3fe0_0000_0000_0000,
    0x4009_21fb_5444_2d18,
    0xc014_0000_0000_0000,
    0x3fd5_5555_5555_5555,
    0x3810_0000_0000_0000,
    0x3690_0000_0000_0001,
    0x41df_ffff_ffc0_0000,
    0xc1e0_0000_0000_0000,
    0x43e0_0000_0000_0000,
    0x47ef_ffff_e000_0000,
    0x47f0_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0xfff4_0000_0000_0001,
];

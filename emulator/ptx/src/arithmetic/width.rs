//! Values narrower than a register.

/// Returns the value as a signed number of `bits` bits.
pub(crate) fn signed(value: u64, bits: u32) -> i64 {
    let spare = 64 - bits;
    ((value << spare) as i64) >> spare
}

/// Returns the lowest `bits` bits.
pub(crate) fn low(value: u64, bits: u32) -> u64 {
    if bits >= 64 {
        value
    } else {
        value & ((1 << bits) - 1)
    }
}

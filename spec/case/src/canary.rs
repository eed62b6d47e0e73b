//! What a place holds before a call, so that one that a call has left alone can be told.

/// The bytes that a place is filled with. Each place of each case has bytes of its own, so that two that
/// nobody wrote to never hold the same; and no half of a byte is 0 or 15, so that they look like no
/// zero, no small number and no aligned address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canary {
    seed: u64,
    filling: Filling,
}

/// Which of the two fillings of a place. They differ in every bit, so that a result that happens to look
/// like one does not look like the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filling {
    /// The one that a case is first tried with.
    #[default]
    First,
    /// The other one, for where a place came back as it was.
    Complement,
}

impl Filling {
    /// Both, in the order in which they are tried.
    pub const BOTH: [Filling; 2] = [Filling::First, Filling::Complement];
}

/// How a place is called in a case: `argument 3` for the third parameter's own.
pub fn name_place(param: usize) -> String {
    format!("argument {}", param + 1)
}

impl Canary {
    /// The bytes for a place of a case, by what the place is called there.
    pub fn new(case: &str, place: &str, filling: Filling) -> Canary {
        // FNV-1a: what is wanted is that the bytes differ, on every machine in the same way.
        let bytes = case.bytes().chain([0]).chain(place.bytes());
        let seed = bytes.fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Canary { seed, filling }
    }

    /// The byte at an offset into the place.
    pub fn byte(self, offset: usize) -> u8 {
        let mixed = mix(self.seed.wrapping_add(offset as u64));
        let half = |bits: u64| (bits % 14 + 1) as u8;
        let byte = half(mixed >> 32) << 4 | half(mixed & u64::from(u32::MAX));
        match self.filling {
            Filling::First => byte,
            Filling::Complement => !byte,
        }
    }

    /// So many bytes from an offset on.
    pub fn bytes(self, offset: usize, count: usize) -> Vec<u8> {
        (offset..offset + count).map(|at| self.byte(at)).collect()
    }
}

/// The mixing step of SplitMix64, after which neighbours have nothing in common.
pub fn mix(seed: u64) -> u64 {
    let sum = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let sum = (sum ^ (sum >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let sum = (sum ^ (sum >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    sum ^ (sum >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(case: &str, place: &str, filling: Filling) -> Vec<u8> {
        Canary::new(case, place, filling).bytes(0, 256)
    }

    #[test]
    fn no_half_of_a_byte_is_all_zeros_or_all_ones() {
        for filling in Filling::BOTH {
            for byte in fill("f[]", "argument 1", filling) {
                for half in [byte & 15, byte >> 4] {
                    assert!(half != 0 && half != 15, "{byte:#x}");
                }
            }
        }
    }

    #[test]
    fn the_two_fillings_differ_in_every_bit() {
        let one = fill("f[]", "argument 1", Filling::First);
        let other = fill("f[]", "argument 1", Filling::Complement);
        assert!(one.iter().zip(&other).all(|(one, other)| *one == !other));
    }

    #[test]
    fn places_and_cases_have_bytes_of_their_own() {
        let head = |case, place| fill(case, place, Filling::First)[..4].to_vec();
        let one = head("f[]", "argument 1");
        assert_ne!(one, head("f[]", "argument 2"));
        assert_ne!(one, head("f[a=b]", "argument 1"));
        let bytes = fill("f[]", "argument 1", Filling::First);
        assert_ne!(
            bytes[..8],
            bytes[8..16],
            "nor do elements look like each other"
        );
    }
}

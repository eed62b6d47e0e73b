//! Random numbers that are the same for a seed on every machine and in every release.

/// SplitMix64.
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; zero if `end` is zero.
    pub fn below(&mut self, end: usize) -> usize {
        match end {
            0 => 0,
            // The remainder favours small numbers by less than one in 2^40.
            _ => (self.draw() % end as u64) as usize,
        }
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_in_every_release() {
        let mut random = Random::new(7);
        let numbers = [random.draw(), random.draw()];
        assert_eq!(numbers, FIRST_OF_SEVEN);
        assert_ne!(Random::new(8).draw(), numbers[0]);
    }

    /// Recorded corpora name seeds, so this may not change.
    const FIRST_OF_SEVEN: [u64; 2] = [0xd134_a2a8_a5bd_5588, 0xe5c8_696c_f01c_af09];
}

//! Random numbers that are the same for a seed on every machine and in every release.

use cuspec_case::canary::mix;

/// The numbers of a seed.
pub struct Random {
    start: u64,
    /// Numbers drawn so far.
    count: u64,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random {
            start: mix(seed),
            count: 0,
        }
    }

    pub fn draw(&mut self) -> u64 {
        self.count += 1;
        mix(self.start.wrapping_add(self.count))
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

    /// A report names a seed, which has to give the same sequence later.
    const FIRST_OF_SEVEN: [u64; 2] = [0x8541_cd51_2da6_fad6, 0xd6bb_ab17_8bc7_3fd4];
}

//! Sets of multiprocessors of the device.

use crate::device::occupancy::multiprocessors;

/// Bits of a word.
const WORD: u32 = u64::BITS;

/// Words of a set: enough for every multiprocessor of a device.
pub const WORDS: usize = 4;

/// A set of multiprocessors, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Multiprocessors(pub [u64; WORDS]);

impl Multiprocessors {
    /// All multiprocessors of the device.
    pub fn all() -> Multiprocessors {
        (0..multiprocessors()).collect()
    }

    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        let all = 0..WORD * WORDS as u32;
        all.filter(|number| self.0[(number / WORD) as usize] >> (number % WORD) & 1 != 0)
    }

    pub fn is_within(&self, others: &Multiprocessors) -> bool {
        self.0
            .iter()
            .zip(others.0)
            .all(|(own, others)| own & !others == 0)
    }

    pub fn shares_with(&self, others: &Multiprocessors) -> bool {
        self.0
            .iter()
            .zip(others.0)
            .any(|(own, others)| own & others != 0)
    }

    pub fn and(&self, others: &Multiprocessors) -> Multiprocessors {
        self.numbers().chain(others.numbers()).collect()
    }

    /// Splits the set into at most so many groups of a size, and returns the rest.
    pub fn split(&self, size: u32, most: u32) -> (Vec<Multiprocessors>, Multiprocessors) {
        let numbers: Vec<u32> = self.numbers().collect();
        let size = size.max(1) as usize;
        let groups = (numbers.len() / size).min(most as usize);
        let (given, left) = numbers.split_at(groups * size);
        let groups = given
            .chunks(size)
            .map(|group| group.iter().copied().collect());
        (groups.collect(), left.iter().copied().collect())
    }
}

impl FromIterator<u32> for Multiprocessors {
    fn from_iter<T: IntoIterator<Item = u32>>(numbers: T) -> Multiprocessors {
        let mut set = Multiprocessors::default();
        for number in numbers {
            set.0[(number / WORD) as usize] |= 1 << (number % WORD);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_and_the_rest_partition_the_device() {
        let all = Multiprocessors::all();
        let (groups, left) = all.split(24, 3);
        assert_eq!(
            groups.iter().map(|group| group.count()).collect::<Vec<_>>(),
            [24; 3]
        );
        assert_eq!(left.count(), all.count() - 72);
        let mut sum = left;
        for group in &groups {
            assert!(!group.shares_with(&sum));
            sum = sum.and(group);
        }
        assert_eq!(sum, all);
    }

    #[test]
    fn the_number_of_groups_is_limited() {
        let (groups, left) = Multiprocessors::all().split(100, 5);
        assert_eq!((groups.len(), left.count()), (1, 32));
        let (groups, left) = Multiprocessors::default().split(8, 5);
        assert_eq!((groups.len(), left.count()), (0, 0));
    }

    #[test]
    fn a_group_is_part_of_the_split_resource() {
        let all = Multiprocessors::all();
        let (groups, left) = all.split(8, 1);
        assert!(groups[0].is_within(&all));
        assert!(!all.is_within(&left));
    }
}

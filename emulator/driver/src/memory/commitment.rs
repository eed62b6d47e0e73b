//! The parts of a memory range that are backed by host memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::budget::Budget;
use crate::code::Outcome;

/// Bytes of a chunk: the first touch of a byte commits all of it.
pub const CHUNK: u64 = 256 << 10;

const PER_WORD: u64 = u64::BITS as u64;

/// One bit for each committed chunk. Kernels query it while they run, from several threads.
#[derive(Debug)]
pub struct Commitment {
    words: Box<[AtomicU64]>,
    budget: Arc<Budget>,
}

impl Commitment {
    /// A range of `size` bytes without committed chunks.
    pub fn new(size: u64, budget: Arc<Budget>) -> Commitment {
        let words = size.div_ceil(CHUNK * PER_WORD);
        Commitment {
            words: (0..words).map(|_| AtomicU64::new(0)).collect(),
            budget,
        }
    }

    /// Commits the bytes of a range.
    pub fn commit(&self, start: u64, size: u64) -> Outcome {
        let (first, end) = (start / CHUNK, start.saturating_add(size).div_ceil(CHUNK));
        let missing: u64 = self
            .parts(first, end)
            .map(|(word, mask)| u64::from((mask & !word.load(Ordering::Relaxed)).count_ones()))
            .sum();
        if missing == 0 {
            return Ok(());
        }
        self.budget.take(missing * CHUNK)?;
        let set: u64 = self
            .parts(first, end)
            .map(|(word, mask)| {
                let before = word.fetch_or(mask, Ordering::Relaxed);
                u64::from((mask & !before).count_ones())
            })
            .sum();
        // Another thread may have been first.
        self.budget.give(missing.saturating_sub(set) * CHUNK);
        Ok(())
    }

    /// Releases the chunks that lie wholly inside a range. They must be unused.
    pub fn release(&self, start: u64, size: u64) {
        let (first, end) = (start.div_ceil(CHUNK), start.saturating_add(size) / CHUNK);
        let cleared: u64 = self
            .parts(first, end)
            .map(|(word, mask)| {
                let before = word.fetch_and(!mask, Ordering::Relaxed);
                u64::from((mask & before).count_ones())
            })
            .sum();
        self.budget.give(cleared * CHUNK);
    }

    /// The words with the bits of the chunks from `first` to `end`, and those bits.
    fn parts(&self, first: u64, end: u64) -> impl Iterator<Item = (&AtomicU64, u64)> {
        let words = first / PER_WORD..end.max(first).div_ceil(PER_WORD);
        words.filter_map(move |number| {
            let at = number * PER_WORD;
            let low = first.saturating_sub(at);
            let high = (end.saturating_sub(at)).min(PER_WORD);
            let word = self.words.get(number as usize)?;
            let count = high.checked_sub(low).filter(|count| *count > 0)?;
            Some((word, (u64::MAX >> (PER_WORD - count)) << low))
        })
    }
}

impl Drop for Commitment {
    fn drop(&mut self) {
        self.release(0, self.words.len() as u64 * PER_WORD * CHUNK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;

    fn commitment(budget: &Arc<Budget>) -> Commitment {
        Commitment::new(1 << 30, budget.clone())
    }

    #[test]
    fn a_chunk_is_counted_once() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let commitment = commitment(&budget);
        commitment.commit(0, 1).unwrap();
        commitment.commit(CHUNK - 1, 1).unwrap();
        assert_eq!(budget.taken(), CHUNK);
        commitment.commit(CHUNK - 1, 2).unwrap();
        assert_eq!(budget.taken(), 2 * CHUNK);
    }

    #[test]
    fn a_range_over_many_words_is_committed_completely() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let commitment = commitment(&budget);
        commitment.commit(63 * CHUNK, 130 * CHUNK).unwrap();
        assert_eq!(budget.taken(), 130 * CHUNK);
        commitment.release(63 * CHUNK, 130 * CHUNK);
        assert_eq!(budget.taken(), 0);
    }

    #[test]
    fn partially_released_chunks_stay_committed() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let commitment = commitment(&budget);
        commitment.commit(0, 3 * CHUNK).unwrap();
        commitment.release(1, 3 * CHUNK - 2);
        assert_eq!(budget.taken(), 2 * CHUNK);
    }

    #[test]
    fn chunks_beyond_the_budget_are_not_committed() {
        let budget = Arc::new(Budget::of(2 * CHUNK));
        let commitment = commitment(&budget);
        commitment.commit(0, CHUNK).unwrap();
        let too_much = commitment.commit(0, 3 * CHUNK);
        assert_eq!(too_much, Err(Code::OUT_OF_MEMORY));
        assert_eq!(budget.taken(), CHUNK);
    }

    #[test]
    fn dropping_a_commitment_returns_its_bytes() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let commitment = commitment(&budget);
        commitment.commit(0, 1 << 30).unwrap();
        drop(commitment);
        assert_eq!(budget.taken(), 0);
    }
}

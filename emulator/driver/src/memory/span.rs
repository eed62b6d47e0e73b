//! A range of memory for kernels, as plain data.

use std::sync::Arc;

use super::commitment::{CHUNK, Commitment};
use crate::code::Outcome;

/// A range of memory.
#[derive(Clone, Debug)]
pub struct Span {
    pub start: u64,
    pub end: u64,
    /// Host address of its first byte.
    pub place: u64,
    /// The only context whose kernels may access it; zero for all.
    pub context: usize,
    /// The commitment to check before an access, and the offset of the range in it.
    pub commitment: Option<(Arc<Commitment>, u64)>,
}

impl Span {
    /// Commits host pages for a part of it.
    pub fn commit(&self, address: u64, size: u64) -> Outcome {
        match &self.commitment {
            Some((commitment, base)) => commitment.commit(base + (address - self.start), size),
            None => Ok(()),
        }
    }

    /// The bytes that are committed together with that of an address.
    pub fn around(&self, address: u64) -> (u64, u64) {
        let Some((_, base)) = &self.commitment else {
            return (self.start, self.end);
        };
        let offset = base + (address - self.start);
        let before = (offset % CHUNK).min(address - self.start);
        let behind = (CHUNK - offset % CHUNK).min(self.end - address);
        (address - before, address + behind)
    }
}

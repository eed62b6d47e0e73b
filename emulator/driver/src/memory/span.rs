//! A stretch of memory as kernels see it, as plain data.

use std::sync::Arc;

use super::commitment::{CHUNK, Commitment};
use crate::code::Outcome;

/// A stretch of memory.
#[derive(Clone, Debug)]
pub struct Span {
    pub start: u64,
    pub end: u64,
    /// Where the host finds its first byte.
    pub place: u64,
    /// The only context whose kernels may touch it; zero where all may.
    pub context: usize,
    /// What has to be asked before a byte is touched, and where the stretch begins in there.
    pub commitment: Option<(Arc<Commitment>, u64)>,
}

impl Span {
    /// Makes sure that the host has pages for a part of it.
    pub fn commit(&self, address: u64, size: u64) -> Outcome {
        match &self.commitment {
            Some((commitment, base)) => commitment.commit(base + (address - self.start), size),
            None => Ok(()),
        }
    }

    /// From where to where bytes are committed together with that of an address.
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

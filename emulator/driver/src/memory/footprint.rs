//! Device memory behind the memory of graphs. It stays when a graph frees its memory, for later launches, until the
//! program trims it.

/// Bytes at present, and at most since the last reset.
#[derive(Debug, Default)]
pub struct Footprint {
    pub current: u64,
    pub high: u64,
}

impl Footprint {
    /// Grows to a number of bytes, unless it has as many.
    pub fn grow_to(&mut self, bytes: u64) {
        self.current = self.current.max(bytes);
        self.high = self.high.max(self.current);
    }
}

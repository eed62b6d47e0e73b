//! Memory of graphs: their nodes allocate and free it.

use super::Memory;
use super::kinds::Kind;
use crate::code::{Code, Outcome};

/// Granularity of the memory of graphs in bytes.
const CHUNK: u64 = 32 << 20;

impl Memory {
    /// Reserves addresses for memory of a graph. The device commits nothing before the graph runs.
    pub fn reserve_for_graph(&mut self, graph: usize, size: u64) -> Outcome<u64> {
        let base = self.device.take(size).ok_or(Code::OUT_OF_MEMORY)?;
        let kind = Kind::OfGraph {
            graph,
            is_live: false,
        };
        self.note(base, size, kind, 0);
        Ok(base)
    }

    /// Whether a launch has allocated memory of a graph, and nothing has freed it since.
    pub fn is_live_in_graph(&self, address: u64) -> bool {
        let found = self.find(address);
        found.is_some_and(|found| matches!(found.kind, Kind::OfGraph { is_live: true, .. }))
    }

    pub fn set_live_in_graph(&mut self, address: u64, lives: bool) {
        if let Some(is_live) = self.graph_memory(address) {
            *is_live = lives;
        }
    }

    /// Frees memory that a launch has allocated. Its addresses stay those of the graph.
    pub fn free_of_launch(&mut self, address: u64) -> Outcome {
        match self.graph_memory(address) {
            Some(is_live) if *is_live => {
                *is_live = false;
                Ok(())
            }
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Whether memory of a graph at this address is allocated.
    fn graph_memory(&mut self, address: u64) -> Option<&mut bool> {
        let found = self.find_mut(address)?;
        match &mut found.kind {
            Kind::OfGraph { is_live, .. } if found.base == address => Some(is_live),
            _ => None,
        }
    }

    /// Bytes of device memory behind the memory of graphs, at present and at most.
    pub fn graph_bytes(&self) -> (u64, u64) {
        (self.footprint.current, self.footprint.high)
    }

    /// Gets device memory for what launches have allocated.
    pub fn back_graphs(&mut self) {
        let live = self.live_graph_bytes();
        self.footprint.grow_to(live);
    }

    /// Gives back device memory that is not allocated.
    pub fn trim_graphs(&mut self) {
        self.footprint.current = self.live_graph_bytes();
    }

    /// Starts a new measurement of the most bytes.
    pub fn reset_graph_high(&mut self) {
        self.footprint.high = self.footprint.current;
    }

    /// Bytes that launches have allocated, in whole chunks.
    fn live_graph_bytes(&self) -> u64 {
        let sizes = self.all().filter_map(|found| match found.kind {
            Kind::OfGraph { is_live: true, .. } => Some(found.size),
            _ => None,
        });
        sizes.sum::<u64>().next_multiple_of(CHUNK)
    }

    pub fn is_of_graph(&self, address: u64) -> bool {
        let found = self.find(address);
        found.is_some_and(|found| matches!(found.kind, Kind::OfGraph { .. }))
    }

    /// Takes back addresses that no node uses.
    pub fn withdraw(&mut self, address: u64) {
        let _ = self.release(address, |kind| matches!(kind, Kind::OfGraph { .. }));
    }

    /// Whether memory of a graph starts at this address.
    pub fn starts_in_graph(&self, address: u64) -> bool {
        let found = self.find(address);
        found.is_some_and(|found| {
            found.base == address && matches!(found.kind, Kind::OfGraph { .. })
        })
    }

    /// Frees the memory of a graph that no launch has allocated.
    pub fn release_graph(&mut self, graph: usize) {
        let is_its = |kind: &Kind| matches!(kind, Kind::OfGraph { graph: of, is_live: false, .. } if *of == graph);
        let doomed = self.all().filter(|found| is_its(&found.kind));
        let doomed: Vec<u64> = doomed.map(|found| found.base).collect();
        for base in doomed {
            let _ = self.release(base, is_its);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_a_graph_starts_at_its_address() {
        let mut memory = Memory::default();
        let default = memory.pools.default_pool();
        let mine = memory.reserve_for_graph(1, 4096).unwrap();
        let pooled = memory.allocate_pooled(1, default, 4096).unwrap();
        assert!(memory.starts_in_graph(mine));
        assert!(!memory.starts_in_graph(mine + 8));
        assert!(!memory.starts_in_graph(pooled));
    }

    #[test]
    fn device_memory_of_graphs_stays_until_it_is_trimmed() {
        let mut memory = Memory::default();
        let mine = memory.reserve_for_graph(1, CHUNK).unwrap();
        let other = memory.reserve_for_graph(2, CHUNK + 1).unwrap();
        assert_eq!(memory.graph_bytes(), (0, 0));
        memory.set_live_in_graph(mine, true);
        memory.back_graphs();
        memory.set_live_in_graph(mine, false);
        memory.back_graphs();
        assert_eq!(memory.graph_bytes(), (CHUNK, CHUNK));
        memory.set_live_in_graph(other, true);
        memory.back_graphs();
        memory.trim_graphs();
        assert_eq!(memory.graph_bytes(), (2 * CHUNK, 2 * CHUNK));
        memory.set_live_in_graph(other, false);
        memory.trim_graphs();
        assert_eq!(memory.graph_bytes(), (0, 2 * CHUNK));
        memory.reset_graph_high();
        assert_eq!(memory.graph_bytes(), (0, 0));
    }

    #[test]
    fn memory_of_a_graph_is_uncharged_and_freed_with_the_graph() {
        let mut memory = Memory::default();
        let before = memory.info();
        let mine = memory.reserve_for_graph(1, 3 << 20).unwrap();
        let other = memory.reserve_for_graph(2, 512).unwrap();
        assert_eq!(memory.info(), before);
        memory.release_graph(1);
        assert!(memory.find(mine).is_none());
        assert!(memory.find(other).is_some());
    }
}

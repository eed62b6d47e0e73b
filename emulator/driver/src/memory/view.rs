//! The memory of kernels: every range that the device may access, as of the launch.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Memory;
use super::kinds::{Allocation, Kind};
use super::span::Span;

/// Accessible bytes, and the host address of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub start: u64,
    pub end: u64,
    pub place: u64,
}

/// The memory of the kernels of one context.
#[derive(Debug)]
pub struct View {
    /// Ranges by start. No two overlap.
    spans: Arc<[Span]>,
    context: usize,
    /// Whether the host lacked a page for an access.
    is_short: AtomicBool,
}

impl View {
    /// Returns the range around an address, as far as it is accessible after this call.
    pub fn window(&self, address: u64) -> Option<Window> {
        let span = self.span(address)?;
        let (start, end) = span.around(address);
        if span.commit(address, 1).is_err() {
            self.is_short.store(true, Ordering::Relaxed);
            return None;
        }
        Some(Window {
            start,
            end,
            place: span.place + (start - span.start),
        })
    }

    /// Returns the host address of some bytes, if they are accessible.
    pub fn place(&self, address: u64, size: u64) -> Option<u64> {
        let span = self.span(address)?;
        if size > span.end - address {
            return None;
        }
        if span.commit(address, size).is_err() {
            self.is_short.store(true, Ordering::Relaxed);
            return None;
        }
        Some(span.place + (address - span.start))
    }

    /// Whether an access failed for lack of host memory.
    pub fn is_short(&self) -> bool {
        self.is_short.load(Ordering::Relaxed)
    }

    fn span(&self, address: u64) -> Option<&Span> {
        let at = self.spans.partition_point(|span| span.end <= address);
        let span = self.spans.get(at)?;
        let is_open = span.context == 0 || span.context == self.context;
        (span.start <= address && is_open).then_some(span)
    }
}

impl Memory {
    /// Builds the view of a context's kernels.
    pub fn view(&mut self, context: usize) -> View {
        let spans = match self.spans.take() {
            Some(spans) => spans,
            None => self.all().filter_map(|found| self.span(found)).collect(),
        };
        self.spans = Some(spans.clone());
        View {
            spans,
            context,
            is_short: AtomicBool::new(false),
        }
    }

    /// The range of an allocation for kernels, if they may access it.
    fn span(&self, allocation: &Allocation) -> Option<Span> {
        let (context, commitment) = match allocation.kind {
            Kind::Device | Kind::Variable => {
                let commitment = self.device.commitment(allocation.base);
                (allocation.context, Some(commitment))
            }
            Kind::Pooled { .. } | Kind::OfGraph { .. } => {
                (0, Some(self.device.commitment(allocation.base)))
            }
            Kind::Mapped {
                physical, offset, ..
            } => {
                let physical = self.physical.get(physical)?;
                (0, Some((physical.commitment.clone(), offset)))
            }
            Kind::Opened { .. }
            | Kind::Managed(_)
            | Kind::Pinned { .. }
            | Kind::Registered { .. } => (0, None),
        };
        allocation.is_device_accessible().then(|| Span {
            start: allocation.base,
            end: allocation.end(),
            place: self.place(allocation.base),
            context,
            commitment,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::budget::Budget;
    use super::super::commitment::CHUNK;
    use super::*;

    #[test]
    fn a_kernel_accesses_allocations_only() {
        let mut memory = Memory::default();
        let base = memory.allocate_device(1, 4096).unwrap();
        let view = memory.view(1);
        assert_eq!(view.place(base, 4096), Some(memory.place(base)));
        assert_eq!(view.place(base + 4092, 4), Some(memory.place(base) + 4092));
        assert_eq!(view.place(base + 4092, 8), None);
        assert_eq!(view.place(base - 1, 1), None);
        assert_eq!(view.place(base + 4096, 1), None);
        assert_eq!(view.place(0, 1), None);
    }

    #[test]
    fn memory_of_another_context_is_inaccessible() {
        let mut memory = Memory::default();
        let base = memory.allocate_device(1, 4096).unwrap();
        let managed = memory.allocate_managed(1, 4096, 1).unwrap();
        let view = memory.view(2);
        assert_eq!(view.place(base, 1), None);
        assert_eq!(view.place(managed, 1), Some(managed));
    }

    #[test]
    fn a_view_is_fixed_when_it_is_built() {
        let mut memory = Memory::default();
        let base = memory.allocate_device(1, 4096).unwrap();
        let before = memory.view(1);
        memory.take_out(base, |_| true).unwrap();
        let after = memory.view(1);
        let next = memory.allocate_device(1, 4096).unwrap();
        assert!(before.place(base, 1).is_some());
        assert_eq!(after.place(base, 1), None);
        assert_eq!(after.place(next, 1), None);
        assert!(memory.view(1).place(next, 1).is_some());
    }

    #[test]
    fn a_window_ends_where_a_chunk_does() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let mut memory = Memory::new(budget.clone());
        let base = memory.allocate_device(1, 4 * CHUNK).unwrap();
        let view = memory.view(1);
        let window = view.window(base + CHUNK + 5).unwrap();
        let expected = Window {
            start: base + CHUNK,
            end: base + 2 * CHUNK,
            place: memory.place(base) + CHUNK,
        };
        assert_eq!(window, expected);
        assert_eq!(budget.taken(), CHUNK);
    }

    #[test]
    fn the_window_of_a_small_allocation_is_all_of_it() {
        let mut memory = Memory::default();
        memory.allocate_device(1, 512).unwrap();
        let base = memory.allocate_device(1, 512).unwrap();
        let window = memory.view(1).window(base + 7).unwrap();
        assert_eq!((window.start, window.end), (base, base + 512));
    }

    #[test]
    fn lack_of_host_memory_is_distinguished_from_a_bad_address() {
        let mut memory = Memory::new(Arc::new(Budget::of(CHUNK)));
        let base = memory.allocate_device(1, 2 * CHUNK).unwrap();
        let view = memory.view(1);
        assert!(view.place(base, 1).is_some());
        assert!(view.place(base - 1, 1).is_none() && !view.is_short());
        assert!(view.window(base + CHUNK).is_none() && view.is_short());
    }
}

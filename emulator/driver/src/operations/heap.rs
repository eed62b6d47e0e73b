//! The heap of a context, for allocations of kernels.

use crate::code::{Code, Outcome};
use crate::memory::kinds::Kind;
use crate::world::World;

impl World {
    /// Allocates memory for a kernel, if the heap has room.
    pub fn allocate_in_heap(&mut self, context: usize, size: u64) -> Outcome<u64> {
        let limit = self.context(context)?.limits.heap_bytes();
        let used = self.context(context)?.heap_bytes;
        let sum = used.checked_add(size).filter(|sum| *sum <= limit);
        let sum = sum.ok_or(Code::OUT_OF_MEMORY)?;
        let address = self.memory.allocate_variable(context, size)?;
        self.context_mut(context)?.heap_bytes = sum;
        Ok(address)
    }

    /// Frees memory that a kernel allocated. Other addresses are ignored.
    pub fn free_in_heap(&mut self, context: usize, address: u64) {
        let is_of_heap = self
            .memory
            .find(address)
            .is_some_and(|found| found.context == context);
        if !is_of_heap {
            return;
        }
        let is_variable = |kind: &Kind| matches!(kind, Kind::Variable);
        if let Ok(gone) = self.memory.release(address, is_variable)
            && let Ok(context) = self.context_mut(context)
        {
            context.heap_bytes = context.heap_bytes.saturating_sub(gone.size);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::objects::context::{API_VERSION, Context};

    #[test]
    fn a_heap_cannot_exceed_its_limit() {
        let mut world = World::default();
        let context = world.add_context(Context::new(0, API_VERSION, false), None);
        let limit = world.context(context).unwrap().limits.heap_bytes();
        let first = world.allocate_in_heap(context, limit).unwrap();
        let more = world.allocate_in_heap(context, 1);
        assert_eq!(more, Err(Code::OUT_OF_MEMORY));
        world.free_in_heap(context, first);
        assert!(world.allocate_in_heap(context, 1).is_ok());
        assert!(world.memory.find(first).is_none());
    }
}

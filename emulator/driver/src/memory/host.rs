//! Host memory of the driver and of the program.

use super::kinds::{Allocation, Kind, REGISTER_READ_ONLY};
use super::{Memory, Place, pageable};
use crate::code::{Code, Outcome};

impl Memory {
    /// Registers memory of the program with the driver. The program must be able to write to it as well,
    /// unless the flags declare it read-only.
    pub fn register_host(&mut self, context: usize, base: u64, size: u64, flags: u32) -> Outcome {
        if self.overlapping(base, size).next().is_some() {
            return Err(Code::HOST_MEMORY_ALREADY_REGISTERED);
        }
        let last = base.checked_add(size.saturating_sub(1));
        let is_of_program = |address| matches!(self.locate(address), Place::Pageable);
        if !is_of_program(base) || !last.is_some_and(is_of_program) {
            return Err(Code::INVALID_VALUE);
        }
        if flags & REGISTER_READ_ONLY == 0 && !pageable::is_writable(base, size) {
            return Err(Code::INVALID_VALUE);
        }
        self.note(base, size, Kind::Registered { flags }, context);
        Ok(())
    }

    pub fn unregister_host(&mut self, base: u64) -> Outcome {
        self.release(base, |kind| matches!(kind, Kind::Registered { .. }))
            .map(|_| ())
            .map_err(|_| Code::HOST_MEMORY_NOT_REGISTERED)
    }

    /// Returns the host memory of the driver that contains an address.
    pub fn host_memory(&self, address: u64) -> Outcome<&Allocation> {
        match self.locate(address) {
            // A mapping of host memory counts as well.
            Place::Known(allocation)
                if allocation.is_host() || matches!(allocation.kind, Kind::Mapped { .. }) =>
            {
                Ok(allocation)
            }
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Returns the flags with which host memory was allocated or registered. Every device can access it, and
    /// managed memory as well. (A driver that places several allocations in one region may return the flags
    /// of the first one.)
    pub fn host_flags(&self, address: u64) -> Outcome<u32> {
        let Place::Known(allocation) = self.locate(address) else {
            return Err(Code::INVALID_VALUE);
        };
        let flags = match allocation.kind {
            Kind::Pinned { flags } | Kind::Registered { flags } => flags,
            Kind::Managed(_) | Kind::Mapped { .. } => 0,
            _ => return Err(Code::INVALID_VALUE),
        };
        Ok(flags | super::kinds::HOST_ALLOC_DEVICE_MAP)
    }
}

#[cfg(test)]
mod tests {
    use super::super::reach::Touch;
    use super::*;

    #[test]
    fn memory_is_registered_once() {
        let mut memory = Memory::default();
        let buffer = vec![0_u8; 8192];
        let base = buffer.as_ptr() as u64;
        memory.register_host(1, base, 8192, 0).unwrap();
        assert_eq!(
            memory.register_host(1, base + 4096, 64, 0),
            Err(Code::HOST_MEMORY_ALREADY_REGISTERED)
        );
        memory.unregister_host(base).unwrap();
        assert_eq!(
            memory.unregister_host(base),
            Err(Code::HOST_MEMORY_NOT_REGISTERED)
        );
    }

    #[test]
    fn read_only_memory_is_registered_as_read_only() {
        static TEXT: [u8; 8192] = [5; 8192];
        let mut memory = Memory::default();
        let base = TEXT.as_ptr() as u64;
        let refused = memory.register_host(1, base, 8192, 0);
        assert_eq!(refused, Err(Code::INVALID_VALUE));
        memory
            .register_host(1, base, 8192, REGISTER_READ_ONLY)
            .unwrap();
        assert_eq!(memory.commit(base, 8192, Touch::Read), Ok(()));
        let written = memory.commit(base, 8192, Touch::Write);
        assert_eq!(written, Err(Code::INVALID_VALUE));
    }

    #[test]
    fn device_addresses_cannot_be_registered() {
        let mut memory = Memory::default();
        let base = memory.allocate_device(1, 4096).unwrap();
        let hidden = memory.place(base);
        memory.release(base, |_| true).unwrap();
        for address in [base, hidden] {
            let refused = memory.register_host(1, address, 4096, 0);
            assert_eq!(refused, Err(Code::INVALID_VALUE));
        }
    }

    #[test]
    fn managed_memory_counts_as_reached_by_the_device() {
        let mut memory = Memory::default();
        let base = memory.allocate_managed(1, 64, 1).unwrap();
        assert_eq!(memory.host_flags(base), Ok(2));
    }
}

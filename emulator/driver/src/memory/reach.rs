//! Access checks, and the host addresses of memory.

use super::kinds::{Allocation, Kind, REGISTER_READ_ONLY};
use super::virtual_range::READ_ONLY;
use super::{Memory, Place};
use crate::code::{Code, Outcome};
use crate::objects::work::Rows;

/// The kind of access. A read of untouched memory commits no page, except for memory in
/// a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    Read,
    Write,
}

impl Memory {
    /// Rejects a range that a copy may not access. It must lie inside one accessible allocation,
    /// or in existing memory unknown to the driver.
    pub fn check_reach(&self, address: u64, size: u64) -> Outcome {
        if size == 0 {
            return Ok(());
        }
        let is_reachable = match self.locate(address) {
            Place::Known(allocation) if allocation.is_device_accessible() => {
                size <= self.accessible_stretch(address)
            }
            Place::Pageable => {
                address
                    .checked_add(size - 1)
                    .is_some_and(|last| match self.locate(last) {
                        Place::Pageable => true,
                        Place::Known(allocation) => allocation.is_host_accessible(),
                        _ => false,
                    })
            }
            _ => false,
        };
        match is_reachable {
            true => Ok(()),
            false => Err(Code::INVALID_VALUE),
        }
    }

    /// Returns the number of bytes from an address to the end of its allocation, or of consecutive mappings.
    pub fn stretch(&self, address: u64) -> u64 {
        let mut end = address;
        while let Some(allocation) = self.find(end) {
            end = allocation.end();
            if !matches!(allocation.kind, Kind::Mapped { .. }) {
                break;
            }
        }
        end - address
    }

    /// The same, up to the first mapping without access for the device.
    fn accessible_stretch(&self, address: u64) -> u64 {
        let mut end = address;
        while let Some(allocation) = self.find(end)
            && allocation.is_device_accessible()
        {
            end = allocation.end();
            if !matches!(allocation.kind, Kind::Mapped { .. }) {
                break;
            }
        }
        end - address
    }

    /// Returns the host address of an address. Device addresses themselves are inaccessible to the host.
    pub fn place(&self, address: u64) -> u64 {
        match self.find(address).map(|found| &found.kind) {
            Some(
                Kind::Device
                | Kind::Variable
                | Kind::Pooled { .. }
                | Kind::OfGraph { .. }
                | Kind::Opened { .. },
            ) => self.device.place(address),
            Some(Kind::Mapped { .. }) => {
                let reservation = self.reservation(address);
                address + reservation.map_or(0, |reservation| reservation.offset())
            }
            _ => address,
        }
    }

    /// Commits host pages for a range before it is accessed.
    pub fn commit(&self, address: u64, size: u64, touch: Touch) -> Outcome {
        let end = address.saturating_add(size);
        let mut at = address;
        while at < end {
            let Some(allocation) = self.find(at) else {
                return Ok(());
            };
            let length = allocation.remaining(at).min(end - at);
            self.commit_part(allocation, at, length, touch)?;
            at += length;
        }
        Ok(())
    }

    /// The same for a range inside one allocation.
    fn commit_part(&self, allocation: &Allocation, at: u64, size: u64, touch: Touch) -> Outcome {
        match allocation.kind {
            Kind::Device | Kind::Variable | Kind::Pooled { .. } | Kind::OfGraph { .. } => {
                match touch {
                    Touch::Read => Ok(()),
                    Touch::Write => self.device.commit(at, size),
                }
            }
            Kind::Mapped {
                access: READ_ONLY, ..
            } if touch == Touch::Write => Err(Code::INVALID_VALUE),
            Kind::Mapped {
                physical, offset, ..
            } => match self.physical.get(physical) {
                Some(physical) => {
                    let start = offset + (at - allocation.base);
                    physical.commitment.commit(start, size)
                }
                None => Ok(()),
            },
            Kind::Registered { flags }
                if touch == Touch::Write && flags & REGISTER_READ_ONLY != 0 =>
            {
                Err(Code::INVALID_VALUE)
            }
            // The allocation of this memory has charged the host already.
            Kind::Managed(_) | Kind::Pinned { .. } | Kind::Registered { .. } => Ok(()),
            // Its pages are charged to the process that owns them.
            Kind::Opened { .. } => Ok(()),
        }
    }

    /// Writes to memory of the driver itself.
    pub fn write(&self, address: u64, bytes: &[u8]) -> Outcome {
        let size = bytes.len() as u64;
        let is_inside = self
            .find(address)
            .is_some_and(|found| size <= found.remaining(address));
        if !is_inside && size > 0 {
            return Err(Code::INVALID_VALUE);
        }
        self.commit(address, size, Touch::Write)?;
        let place = self.place(address) as *mut u8;
        // SAFETY: the bytes lie inside an allocation, which is mapped at its host address.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), place, bytes.len()) };
        Ok(())
    }

    /// Commits rows and returns their host addresses. They were validated before.
    pub fn open_rows(&self, rows: Rows, width: u64, height: u64, touch: Touch) -> Outcome<Rows> {
        match rows.pitch > super::commitment::CHUNK {
            // The bytes between the rows are not touched.
            true => {
                (0..height).try_for_each(|number| self.commit(rows.row(number), width, touch))?
            }
            false => self.commit(rows.start, rows.extent(width, height), touch)?,
        }
        Ok(Rows {
            start: self.place(rows.start),
            pitch: rows.pitch,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::budget::Budget;
    use super::super::commitment::CHUNK;
    use super::*;

    #[test]
    fn a_range_past_the_end_is_out_of_reach() {
        let mut memory = Memory::default();
        let base = memory.allocate_device(1, 65536).unwrap();
        assert_eq!(memory.check_reach(base + 1, 65535), Ok(()));
        assert_eq!(
            memory.check_reach(base + 1, 65536),
            Err(Code::INVALID_VALUE)
        );
    }

    #[test]
    fn only_device_memory_has_separate_host_addresses() {
        let mut memory = Memory::default();
        let device = memory.allocate_device(1, 4096).unwrap();
        let managed = memory.allocate_managed(1, 4096, 1).unwrap();
        let host = memory.allocate_host(1, 4096, 0).unwrap();
        assert_ne!(memory.place(device), device);
        assert_eq!(memory.place(device + 9), memory.place(device) + 9);
        assert_eq!(memory.place(managed), managed);
        assert_eq!(memory.place(host), host);
    }

    #[test]
    fn addresses_of_device_bytes_are_not_readable() {
        let mut memory = Memory::default();
        let device = memory.allocate_device(1, 4096).unwrap();
        let hidden = memory.place(device);
        assert!(matches!(memory.locate(hidden), Place::Unmapped));
    }

    #[test]
    fn only_touched_pages_of_rows_are_committed() {
        let budget = Arc::new(Budget::of(u64::MAX));
        let mut memory = Memory::new(budget.clone());
        let start = memory.allocate_device(1, 1 << 30).unwrap();
        let rows = |pitch| Rows { start, pitch };
        memory
            .open_rows(rows(64 << 20), 1, 3, Touch::Write)
            .unwrap();
        assert_eq!(budget.taken(), 3 * CHUNK);
        memory.open_rows(rows(CHUNK), 1, 3, Touch::Write).unwrap();
        assert_eq!(budget.taken(), 5 * CHUNK);
    }

    #[test]
    fn touching_memory_beyond_the_budget_fails() {
        let mut memory = Memory::new(Arc::new(Budget::of(CHUNK)));
        let base = memory.allocate_device(1, 64 << 20).unwrap();
        let all = |touch| memory.commit(base, 64 << 20, touch);
        assert_eq!(all(Touch::Write), Err(Code::OUT_OF_MEMORY));
        assert_eq!(all(Touch::Read), Ok(()));
        assert_eq!(memory.commit(base, 1, Touch::Write), Ok(()));
    }

    #[test]
    fn allocations_for_the_host_beyond_the_budget_fail() {
        let mut memory = Memory::new(Arc::new(Budget::of(8192)));
        let managed = memory.allocate_managed(1, 8192, 1).unwrap();
        assert_eq!(memory.allocate_host(1, 1, 0), Err(Code::OUT_OF_MEMORY));
        memory.release(managed, |_| true).unwrap();
        assert!(memory.allocate_host(1, 8192, 0).is_ok());
    }
}

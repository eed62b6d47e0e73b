//! Attributes of addresses.

use crate::arena::LARGE_ALIGNMENT;
use crate::code::{Code, Outcome};
use crate::device;
use crate::memory::Place;
use crate::memory::kinds::{Allocation, Kind};
use crate::memory::physical::Physical;
use crate::world::World;

const CONTEXT: u32 = 1;
const MEMORY_TYPE: u32 = 2;
pub const DEVICE_POINTER: u32 = 3;
pub const HOST_POINTER: u32 = 4;
pub const P2P_TOKENS: u32 = 5;
const SYNC_MEMOPS: u32 = 6;
const BUFFER_ID: u32 = 7;
const IS_MANAGED: u32 = 8;
const DEVICE_ORDINAL: u32 = 9;
const IS_LEGACY_IPC_CAPABLE: u32 = 10;
const RANGE_START: u32 = 11;
const RANGE_SIZE: u32 = 12;
const MAPPED: u32 = 13;
const ALLOWED_HANDLE_TYPES: u32 = 14;
const IS_RDMA_CAPABLE: u32 = 15;
const ACCESS_FLAGS: u32 = 16;
const POOL_HANDLE: u32 = 17;
const MAPPING_SIZE: u32 = 18;
const MAPPING_BASE: u32 = 19;
const BLOCK_ID: u32 = 20;
const IS_DECOMPRESS_CAPABLE: u32 = 21;

/// `CU_MEMORYTYPE_HOST` and `CU_MEMORYTYPE_DEVICE`.
const TYPE_HOST: u32 = 1;
const TYPE_DEVICE: u32 = 2;

/// Granularity of a pool's memory in bytes.
const POOL_PIECE: u64 = 32 << 20;

/// `CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE`.
const READ_AND_WRITE: u32 = 3;

/// An answer as bytes, with the width of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Word(u32),
    Long(u64),
    /// Two tokens for direct access by other devices: 64 and 32 bits.
    Tokens,
}

impl Answer {
    /// The bytes of the answer, and their number.
    pub fn bytes(self) -> ([u8; 16], usize) {
        let mut bytes = [0; 16];
        let size = match self {
            Answer::Word(value) => {
                bytes[..4].copy_from_slice(&value.to_le_bytes());
                4
            }
            Answer::Long(value) => {
                bytes[..8].copy_from_slice(&value.to_le_bytes());
                8
            }
            Answer::Tokens => 16,
        };
        (bytes, size)
    }

    fn zero(attribute: u32) -> Outcome<Answer> {
        match attribute {
            CONTEXT | DEVICE_POINTER | HOST_POINTER | BUFFER_ID | RANGE_START | RANGE_SIZE
            | ALLOWED_HANDLE_TYPES | POOL_HANDLE | MAPPING_SIZE | MAPPING_BASE | BLOCK_ID => {
                Ok(Answer::Long(0))
            }
            P2P_TOKENS => Ok(Answer::Tokens),
            MEMORY_TYPE
            | SYNC_MEMOPS
            | IS_MANAGED
            | DEVICE_ORDINAL
            | IS_LEGACY_IPC_CAPABLE
            | MAPPED
            | IS_RDMA_CAPABLE
            | ACCESS_FLAGS
            | IS_DECOMPRESS_CAPABLE => Ok(Answer::Word(0)),
            _ => Err(Code::INVALID_VALUE),
        }
    }
}

impl World {
    /// Returns an attribute of an address in known memory.
    pub fn pointer_attribute(&self, attribute: u32, address: u64) -> Outcome<Answer> {
        match self.memory.locate(address) {
            Place::Known(allocation) => self.about_allocation(attribute, address, allocation),
            Place::Reserved(reservation) => {
                about_reservation(attribute, reservation.base, reservation.size)
            }
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// As `pointer_attribute`, but an unavailable answer is zero, and unknown memory is pageable:
    /// it has no device and no range, and its address is its own.
    pub fn pointer_attribute_if_any(
        &self,
        attribute: u32,
        address: u64,
    ) -> Outcome<Option<Answer>> {
        let zero = Answer::zero(attribute)?;
        if let Ok(answer) = self.pointer_attribute(attribute, address) {
            return Ok(Some(answer));
        }
        let is_known = matches!(self.memory.locate(address), Place::Known(_));
        Ok(match attribute {
            _ if is_known => Some(zero),
            RANGE_START | RANGE_SIZE => None,
            HOST_POINTER => Some(Answer::Long(address)),
            DEVICE_ORDINAL => Some(Answer::Word(device::NO_DEVICE as u32)),
            _ => Some(zero),
        })
    }

    fn about_allocation(
        &self,
        attribute: u32,
        address: u64,
        allocation: &Allocation,
    ) -> Outcome<Answer> {
        let flag = |is_so: bool| Ok(Answer::Word(is_so.into()));
        match attribute {
            CONTEXT => Ok(Answer::Long(self.context_behind(allocation))),
            MEMORY_TYPE => Ok(Answer::Word(match self.is_memory_of_host(allocation) {
                true => TYPE_HOST,
                false => TYPE_DEVICE,
            })),
            DEVICE_POINTER if !allocation.is_device_accessible() => Err(Code::INVALID_VALUE),
            HOST_POINTER if !allocation.is_managed() && !self.is_memory_of_host(allocation) => {
                Err(Code::INVALID_VALUE)
            }
            DEVICE_POINTER | HOST_POINTER => Ok(Answer::Long(address)),
            P2P_TOKENS => Ok(Answer::Tokens),
            SYNC_MEMOPS => flag(allocation.sync_memops.unwrap_or(!allocation.is_host())),
            BUFFER_ID | BLOCK_ID => Ok(Answer::Long(allocation.id)),
            IS_MANAGED => flag(allocation.is_managed()),
            DEVICE_ORDINAL => Ok(Answer::Word(device::ORDINAL as u32)),
            IS_LEGACY_IPC_CAPABLE => flag(matches!(allocation.kind, Kind::Device)),
            RANGE_START => Ok(Answer::Long(self.range_around(allocation).0)),
            RANGE_SIZE => Ok(Answer::Long(self.range_around(allocation).1)),
            MAPPED => flag(true),
            ALLOWED_HANDLE_TYPES => Ok(Answer::Long(self.handle_types(allocation))),
            IS_RDMA_CAPABLE => flag(matches!(allocation.kind, Kind::Device)),
            ACCESS_FLAGS => Ok(Answer::Word(match allocation.kind {
                Kind::Mapped { access, .. } => access,
                _ => READ_AND_WRITE,
            })),
            POOL_HANDLE => Ok(Answer::Long(match allocation.kind {
                Kind::Pooled { pool } => pool as u64,
                Kind::Opened { pool, .. } => pool.unwrap_or(0) as u64,
                _ => 0,
            })),
            MAPPING_SIZE => Ok(Answer::Long(mapping_around(allocation).1)),
            MAPPING_BASE => Ok(Answer::Long(mapping_around(allocation).0)),
            IS_DECOMPRESS_CAPABLE => flag(matches!(allocation.kind, Kind::Device)),
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Whether it is in host memory, allocated, registered or mapped.
    fn is_memory_of_host(&self, allocation: &Allocation) -> bool {
        match allocation.kind {
            Kind::Mapped { physical, .. } => {
                let physical = self.memory.physical.get(physical);
                physical.is_some_and(Physical::is_of_host)
            }
            _ => allocation.is_host(),
        }
    }

    /// Pooled and mapped memory belongs to no context.
    fn context_behind(&self, allocation: &Allocation) -> u64 {
        match allocation.kind {
            Kind::Pooled { .. } | Kind::OfGraph { .. } | Kind::Mapped { .. } => 0,
            _ => allocation.context as u64,
        }
    }

    /// The range of a mapping is the reserved one.
    fn range_around(&self, allocation: &Allocation) -> (u64, u64) {
        match self.memory.reservation(allocation.base) {
            Some(reservation) => (reservation.base, reservation.size),
            None => (allocation.base, allocation.size),
        }
    }

    fn handle_types(&self, allocation: &Allocation) -> u64 {
        let types = match allocation.kind {
            Kind::Mapped { physical, .. } => self
                .memory
                .physical
                .get(physical)
                .map(|physical| physical.properties.handle_types),
            Kind::Pooled { pool } => self
                .memory
                .pools
                .get(pool)
                .ok()
                .map(|pool| pool.handle_types),
            _ => None,
        };
        types.unwrap_or(0).into()
    }

    /// Sets the only attribute that can be set.
    pub fn set_pointer_attribute(&mut self, attribute: u32, address: u64, value: bool) -> Outcome {
        let allocation = self.memory.find_mut(address).ok_or(Code::INVALID_VALUE)?;
        match attribute {
            SYNC_MEMOPS => {
                allocation.sync_memops = Some(value);
                Ok(())
            }
            _ => Err(Code::INVALID_VALUE),
        }
    }
}

/// Start and size of the piece of memory that contains an allocation.
fn mapping_around(allocation: &Allocation) -> (u64, u64) {
    let piece = match allocation.kind {
        Kind::Registered { .. } | Kind::Mapped { .. } => return (allocation.base, allocation.size),
        Kind::Pooled { .. } => POOL_PIECE,
        _ => LARGE_ALIGNMENT,
    };
    let start = allocation.base / LARGE_ALIGNMENT * LARGE_ALIGNMENT;
    let size = allocation.end().saturating_sub(start);
    (start, size.checked_next_multiple_of(piece).unwrap_or(size))
}

/// A reserved range without memory has an address and a size only.
fn about_reservation(attribute: u32, base: u64, size: u64) -> Outcome<Answer> {
    match attribute {
        RANGE_START => Ok(Answer::Long(base)),
        RANGE_SIZE => Ok(Answer::Long(size)),
        _ => Err(Code::INVALID_VALUE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_around_an_inner_address_is_the_allocation() {
        let mut world = World::default();
        let base = world.memory.allocate_device(1, 4096).unwrap();
        assert_eq!(
            world.pointer_attribute(RANGE_START, base + 8),
            Ok(Answer::Long(base))
        );
        assert_eq!(
            world.pointer_attribute(RANGE_SIZE, base + 8),
            Ok(Answer::Long(4096))
        );
    }

    #[test]
    fn device_memory_has_no_host_pointer() {
        let mut world = World::default();
        let base = world.memory.allocate_device(1, 4096).unwrap();
        assert_eq!(
            world.pointer_attribute(HOST_POINTER, base),
            Err(Code::INVALID_VALUE)
        );
    }

    #[test]
    fn a_query_of_several_attributes_returns_zero_for_unknown_memory() {
        let world = World::default();
        assert_eq!(
            world.pointer_attribute_if_any(IS_MANAGED, 0x10),
            Ok(Some(Answer::Word(0)))
        );
    }

    #[test]
    fn unknown_memory_is_at_its_own_address_for_the_host() {
        let world = World::default();
        assert_eq!(
            world.pointer_attribute_if_any(HOST_POINTER, 0x10),
            Ok(Some(Answer::Long(0x10)))
        );
    }

    #[test]
    fn a_small_allocation_is_cut_from_a_large_mapping() {
        let mut world = World::default();
        let base = world.memory.allocate_device(1, 4096).unwrap();
        assert_eq!(
            world.pointer_attribute(MAPPING_SIZE, base),
            Ok(Answer::Long(LARGE_ALIGNMENT))
        );
    }

    #[test]
    fn a_query_of_several_attributes_returns_no_start_for_unknown_memory() {
        let world = World::default();
        assert_eq!(world.pointer_attribute_if_any(RANGE_START, 0x10), Ok(None));
    }

    #[test]
    fn two_allocations_have_two_identities() {
        let mut world = World::default();
        let one = world.memory.allocate_device(1, 16).unwrap();
        let two = world.memory.allocate_device(1, 16).unwrap();
        assert_ne!(
            world.pointer_attribute(BUFFER_ID, one),
            world.pointer_attribute(BUFFER_ID, two)
        );
    }
}

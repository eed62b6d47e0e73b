//! Pools of stream-ordered memory.

use crate::code::{Code, Outcome};
use crate::objects::handle::Table;

use super::managed::Location;

/// Attributes by their number in `CUmemPool_attribute`.
const RELEASE_THRESHOLD: u32 = 4;
const RESERVED_CURRENT: u32 = 5;
const RESERVED_HIGH: u32 = 6;
const USED_CURRENT: u32 = 7;
const USED_HIGH: u32 = 8;

/// `CU_MEM_ALLOCATION_TYPE_PINNED`.
pub const PINNED: u32 = 1;

/// Granularity of a pool's memory in bytes.
const PIECE: u64 = 32 << 20;

#[derive(Clone, Debug)]
pub struct Pool {
    pub location: Location,
    pub handle_types: u32,
    pub is_default: bool,
    /// Whether it belongs to another process, and only its allocations are used here.
    pub is_imported: bool,
    /// The exporting process, and the pool's name there.
    pub origin: Option<(u32, u64)>,
    /// Three reuse policies, all enabled at first.
    reuse: [u64; 3],
    release_threshold: u64,
    used: u64,
    used_high: u64,
    /// Bytes reserved from the device, used or not.
    reserved: u64,
    reserved_high: u64,
    /// `CU_MEM_ACCESS_FLAGS_*` of the device.
    pub access: u32,
}

impl Pool {
    pub fn new(location: Location, handle_types: u32) -> Pool {
        Pool {
            location,
            handle_types,
            is_default: false,
            is_imported: false,
            origin: None,
            reuse: [1; 3],
            release_threshold: 0,
            used: 0,
            used_high: 0,
            reserved: 0,
            reserved_high: 0,
            access: 3,
        }
    }

    /// Releases unused memory until no more than this many bytes are reserved.
    pub fn trim(&mut self, most: u64) {
        let needed = self.used.max(most).div_ceil(PIECE).saturating_mul(PIECE);
        self.reserved = self.reserved.min(needed);
    }

    pub fn get(&self, attribute: u32) -> Outcome<u64> {
        match attribute {
            1..=3 => Ok(self.reuse[attribute as usize - 1]),
            RELEASE_THRESHOLD => Ok(self.release_threshold),
            RESERVED_CURRENT => Ok(self.reserved),
            RESERVED_HIGH => Ok(self.reserved_high),
            USED_CURRENT => Ok(self.used),
            USED_HIGH => Ok(self.used_high),
            _ => Err(Code::INVALID_VALUE),
        }
    }

    /// Sets a policy, which is on for every value but zero; a high-water mark can only be reset to zero.
    pub fn set(&mut self, attribute: u32, value: u64) -> Outcome {
        match (attribute, value) {
            (1..=3, _) => {
                self.reuse[attribute as usize - 1] = u64::from(value != 0);
            }
            (RELEASE_THRESHOLD, _) => self.release_threshold = value,
            (RESERVED_HIGH, 0) => self.reserved_high = self.reserved,
            (USED_HIGH, 0) => self.used_high = self.used,
            _ => return Err(Code::INVALID_VALUE),
        }
        Ok(())
    }
}

/// Size of a pool attribute in bytes: an `int` for a policy, 64 bits for a count.
pub fn attribute_size(attribute: u32) -> usize {
    match attribute {
        1..=3 => 4,
        _ => 8,
    }
}

/// All pools, and the current ones of the device.
#[derive(Debug)]
pub struct Pools {
    table: Table<Pool>,
    default: usize,
    current: usize,
    /// Default pools of other locations, by location and kind of memory, created on first use.
    others: Vec<((Location, u32), usize)>,
}

impl Default for Pools {
    fn default() -> Self {
        let mut table = Table::default();
        let mut pool = Pool::new(Location::from_device(0), 0);
        pool.is_default = true;
        let default = table.insert(pool);
        Pools {
            table,
            default,
            current: default,
            others: Vec::new(),
        }
    }
}

impl Pools {
    pub fn table(&self) -> &Table<Pool> {
        &self.table
    }

    pub fn default_pool(&self) -> usize {
        self.default
    }

    /// The default pool of a location, for a kind of memory.
    pub fn default_of(&mut self, location: Location, kind: u32) -> usize {
        if location == Location::from_device(0) && kind == PINNED {
            return self.default;
        }
        let place = (location, kind);
        if let Some((_, pool)) = self.others.iter().find(|(known, _)| *known == place) {
            return *pool;
        }
        let mut pool = Pool::new(location, 0);
        pool.is_default = true;
        let pool = self.table.insert(pool);
        self.others.push((place, pool));
        pool
    }

    /// The pool of allocations that name none.
    pub fn current(&self) -> usize {
        self.current
    }

    /// A pool of another process cannot become the current one, since nothing can be allocated from it, nor can
    /// a pool of another location than the device, or of another kind of memory.
    pub fn set_current(&mut self, pool: usize) -> Outcome {
        let mut others = self.others.iter();
        let is_pinned = !others.any(|((_, kind), other)| *other == pool && *kind != PINNED);
        if !is_pinned || self.own(pool)?.location != Location::from_device(0) {
            return Err(Code::INVALID_VALUE);
        }
        self.current = pool;
        Ok(())
    }

    pub fn create(&mut self, pool: Pool) -> usize {
        self.table.insert(pool)
    }

    /// Destroys a pool; its allocations live on. No default pool of a location can be destroyed.
    pub fn destroy(&mut self, pool: usize) -> Outcome {
        if self.get(pool).is_ok_and(|pool| pool.is_default) {
            return Err(Code::INVALID_VALUE);
        }
        self.table.remove(pool).ok_or(Code::INVALID_VALUE)?;
        if self.current == pool {
            self.current = self.default;
        }
        Ok(())
    }

    pub fn get(&self, pool: usize) -> Outcome<&Pool> {
        self.table.get(pool).ok_or(Code::INVALID_VALUE)
    }

    /// A pool of this process.
    pub fn own(&mut self, pool: usize) -> Outcome<&mut Pool> {
        let found = self.get_mut(pool)?;
        match found.is_imported {
            true => Err(Code::INVALID_VALUE),
            false => Ok(found),
        }
    }

    pub fn get_mut(&mut self, pool: usize) -> Outcome<&mut Pool> {
        self.table.get_mut(pool).ok_or(Code::INVALID_VALUE)
    }

    pub fn note_use(&mut self, pool: usize, size: u64) {
        if let Some(pool) = self.table.get_mut(pool) {
            pool.used += size;
            pool.used_high = pool.used_high.max(pool.used);
            pool.reserved = pool.reserved.max(pool.used.next_multiple_of(PIECE));
            pool.reserved_high = pool.reserved_high.max(pool.reserved);
        }
    }

    pub fn note_return(&mut self, pool: usize, size: u64) {
        if let Some(pool) = self.table.get_mut(pool) {
            pool.used = pool.used.saturating_sub(size);
            pool.trim(pool.release_threshold);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_high_water_mark_outlives_the_use() {
        let mut pools = Pools::default();
        let pool = pools.default_pool();
        pools.note_use(pool, 4096);
        pools.note_return(pool, 4096);
        assert_eq!(pools.get(pool).unwrap().get(USED_CURRENT), Ok(0));
        assert_eq!(pools.get(pool).unwrap().get(USED_HIGH), Ok(4096));
    }

    #[test]
    fn a_high_water_mark_can_only_be_set_to_zero() {
        let mut pool = Pool::new(Location::from_device(0), 0);
        assert_eq!(pool.set(USED_HIGH, 7), Err(Code::INVALID_VALUE));
        assert_eq!(pool.set(USED_HIGH, 0), Ok(()));
    }

    #[test]
    fn no_default_pool_can_be_destroyed() {
        let mut pools = Pools::default();
        let managed = pools.default_of(Location::from_device(0), 2);
        for pool in [pools.default_pool(), managed] {
            assert_eq!(pools.destroy(pool), Err(Code::INVALID_VALUE));
        }
    }

    #[test]
    fn a_policy_is_on_or_off() {
        let mut pool = Pool::new(Location::from_device(0), 0);
        assert_eq!(pool.set(2, 7), Ok(()));
        assert_eq!(pool.get(2), Ok(1));
        assert_eq!(pool.set(2, 0), Ok(()));
        assert_eq!(pool.get(2), Ok(0));
    }

    #[test]
    fn a_pool_of_the_host_cannot_be_the_current_one() {
        let mut pools = Pools::default();
        let host = Location::from_device(crate::device::CPU);
        let pool = pools.create(Pool::new(host, 0));
        assert_eq!(pools.set_current(pool), Err(Code::INVALID_VALUE));
    }

    #[test]
    fn destroying_the_current_pool_selects_the_default_pool() {
        let mut pools = Pools::default();
        let pool = pools.create(Pool::new(Location::from_device(0), 0));
        pools.set_current(pool).unwrap();
        pools.destroy(pool).unwrap();
        assert_eq!(pools.current(), pools.default_pool());
    }
}

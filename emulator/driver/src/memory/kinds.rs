//! Kinds of allocations.

use super::managed::Managed;
use super::sharing::Shared;

/// Flags of `cuMemHostAlloc`.
pub const HOST_ALLOC_DEVICE_MAP: u32 = 2;

/// `CU_MEMHOSTREGISTER_READ_ONLY`.
pub const REGISTER_READ_ONLY: u32 = 8;

/// The kind of memory behind an address, with its own data.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Memory of `cuMemAlloc` and `cuMemAllocPitch`.
    Device,
    /// A variable of a module or the elements of an array; freed together with its owner.
    Variable,
    Managed(Managed),
    /// Host memory from the driver, with its flags.
    Pinned {
        flags: u32,
    },
    /// The program's own host memory, registered with the driver.
    Registered {
        flags: u32,
    },
    /// Stream-ordered memory and its pool.
    Pooled {
        pool: usize,
    },
    /// Memory of a graph, from its allocation by a node on.
    OfGraph {
        graph: usize,
        /// Whether a launch has allocated it and nothing has freed it since.
        is_live: bool,
    },
    /// Memory of another process.
    Opened {
        /// The imported pool; `None` for memory that was opened by its own handle.
        pool: Option<usize>,
        /// The handle of the exporting process.
        shared: Shared,
        /// The local start of its pages, and their size in bytes.
        pages: (u64, u64),
        /// Number of open calls.
        times: u32,
    },
    /// Physical memory mapped into a reserved range.
    Mapped {
        physical: usize,
        /// Offset in the physical memory.
        offset: u64,
        /// Access of the device.
        access: u32,
        /// Access that was given to the host; zero for memory of a device.
        host_access: u32,
    },
}

#[derive(Clone, Debug)]
pub struct Allocation {
    pub base: u64,
    pub size: u64,
    pub kind: Kind,
    /// The context that created it; zero for memory without a context.
    pub context: usize,
    /// A number that is unique in the process.
    pub id: u64,
    /// Whether synchronous copies of it wait for all work; `None` until it is set.
    pub sync_memops: Option<bool>,
}

impl Allocation {
    pub fn end(&self) -> u64 {
        self.base.saturating_add(self.size)
    }

    pub fn contains(&self, address: u64) -> bool {
        address >= self.base && address < self.end()
    }

    /// Returns the number of bytes from an address to the end of the allocation.
    pub fn remaining(&self, address: u64) -> u64 {
        self.end().saturating_sub(address)
    }

    pub fn is_managed(&self) -> bool {
        matches!(self.kind, Kind::Managed(_))
    }

    /// Returns whether it is in host memory.
    pub fn is_host(&self) -> bool {
        matches!(self.kind, Kind::Pinned { .. } | Kind::Registered { .. })
    }

    /// Returns whether the program may access it directly.
    pub fn is_host_accessible(&self) -> bool {
        self.is_host() || self.is_managed()
    }

    /// Returns whether the device may access it.
    pub fn is_device_accessible(&self) -> bool {
        !matches!(self.kind, Kind::Mapped { access: 0, .. })
    }
}

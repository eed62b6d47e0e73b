//! What an allocation is.

use super::managed::Managed;
use super::sharing::Shared;

/// Flags of `cuMemHostAlloc`.
pub const HOST_ALLOC_DEVICE_MAP: u32 = 2;

/// `CU_MEMHOSTREGISTER_READ_ONLY`.
pub const REGISTER_READ_ONLY: u32 = 8;

/// The kind of memory behind an address, with what only this kind has.
#[derive(Clone, Debug)]
pub enum Kind {
    /// From `cuMemAlloc` and its pitched form.
    Device,
    /// A variable of a module or the elements of an array, which go with it.
    Variable,
    Managed(Managed),
    /// Host memory from the driver, with its flags.
    Pinned {
        flags: u32,
    },
    /// The program's own host memory, made known to the driver.
    Registered {
        flags: u32,
    },
    /// Stream-ordered memory and its pool.
    Pooled {
        pool: usize,
    },
    /// Memory that a graph has from the time on when a node of it allocates it.
    OfGraph {
        graph: usize,
        /// Whether a node of the graph frees it.
        is_freed: bool,
    },
    /// Memory of another process.
    Opened {
        /// The pool that it is reached by; none for memory that was opened by a handle of its own.
        pool: Option<usize>,
        /// What the other process said of it.
        shared: Shared,
        /// Where its pages begin here, and their bytes.
        pages: (u64, u64),
        /// How often it was opened.
        times: u32,
    },
    /// Physical memory mapped into a reserved range.
    Mapped {
        physical: usize,
        /// Where in the physical memory it begins.
        offset: u64,
        access: u32,
    },
}

#[derive(Clone, Debug)]
pub struct Allocation {
    pub base: u64,
    pub size: u64,
    pub kind: Kind,
    /// The context it was made in; zero for memory that belongs to no context.
    pub context: usize,
    /// A number no other allocation of the process has had.
    pub id: u64,
    /// Whether synchronous copies of it wait for everything; none until somebody says so.
    pub sync_memops: Option<bool>,
}

impl Allocation {
    pub fn end(&self) -> u64 {
        self.base.saturating_add(self.size)
    }

    pub fn contains(&self, address: u64) -> bool {
        address >= self.base && address < self.end()
    }

    /// Bytes from an address inside it to its end.
    pub fn remaining(&self, address: u64) -> u64 {
        self.end().saturating_sub(address)
    }

    pub fn is_managed(&self) -> bool {
        matches!(self.kind, Kind::Managed(_))
    }

    /// Whether it lies in the host's memory.
    pub fn is_host(&self) -> bool {
        matches!(self.kind, Kind::Pinned { .. } | Kind::Registered { .. })
    }

    /// Whether a program may touch it without the driver.
    pub fn is_host_accessible(&self) -> bool {
        self.is_host() || self.is_managed()
    }

    /// Whether the device may touch it.
    pub fn is_device_accessible(&self) -> bool {
        !matches!(self.kind, Kind::Mapped { access: 0, .. })
    }
}

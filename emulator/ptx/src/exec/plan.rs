//! Launches, their environment, and faults.

use crate::code::{Code, Constant, WORKSPACE};
use crate::image::Entry;
use crate::lanes::{Lanes, WIDTH};
use crate::picture::{ArrayView, Texture};
use std::fmt;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// `cudaErrorNotSupported`.
const NOT_SUPPORTED: u32 = 801;

/// A range of memory that is contiguous on the host too.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    /// The address that kernels use.
    pub start: u64,
    /// The size in bytes.
    pub bytes: u64,
    /// The address of the first byte on the host.
    pub host: NonNull<u8>,
}

/// Memory that kernels access through global and generic addresses.
///
/// Addresses from 2^48 on that represent block or thread memory are never passed.
///
/// # Safety
///
/// The results of [`translate`](Memory::translate) and [`region`](Memory::region) must stay readable and
/// writable until the launch ends. An address that is a multiple of eight must be one on the host as well.
/// Other users must access this memory with atomics, or from other processes.
pub unsafe trait Memory: Sync {
    /// Returns the host address of `bytes` bytes at `address`, if all of them are accessible.
    fn translate(&self, address: u64, bytes: u64) -> Option<NonNull<u8>>;

    /// Returns the whole region that contains an address. The launch caches it to avoid a query per access.
    fn region(&self, address: u64) -> Option<Region> {
        let _ = address;
        None
    }

    /// Returns the array of a surface object.
    fn surface(&self, object: u64) -> Option<ArrayView> {
        let _ = object;
        None
    }

    /// Returns the array that a surface reference of the module is bound to, by the index of the reference.
    fn surface_reference(&self, index: u32) -> Option<ArrayView> {
        let _ = index;
        None
    }

    /// Returns the memory that a texture reference of the module is bound to, by the index of the reference, if it
    /// uses point sampling without filtering.
    fn texture_reference(&self, index: u32) -> Option<Texture> {
        let _ = index;
        None
    }

    /// Returns the array of a texture object that uses point sampling without filtering.
    fn texture(&self, object: u64) -> Option<Texture> {
        let _ = object;
        None
    }

    /// Allocates memory for `malloc` in a kernel.
    fn allocate(&self, bytes: u64) -> Option<u64> {
        let _ = bytes;
        None
    }

    /// Frees memory from [`allocate`](Memory::allocate).
    fn free(&self, address: u64) {
        let _ = address;
    }

    /// Sets the value of a condition, which decides what a conditional node of a graph runs.
    fn set_condition(&self, handle: u64, value: u32) {
        let _ = (handle, value);
    }

    /// Launches an executable graph in one of the streams that stand for a kind of launch. Returns the error code of
    /// the runtime, or zero.
    fn launch_graph(&self, graph: u64, stream: u64) -> u32 {
        let _ = (graph, stream);
        NOT_SUPPORTED
    }

    /// Returns the executable graph with this kernel, if kernels can launch it, or zero.
    fn current_graph(&self) -> u64 {
        0
    }
}

/// The receiver of kernel output.
pub trait Output: Sync {
    /// Receives the output of `printf`.
    fn print(&self, text: &str);
    /// Receives the message of a failed assertion.
    fn assertion(&self, text: &str);
}

/// A kernel launch.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// Blocks of the grid.
    pub grid: [u32; 3],
    /// Threads of a block.
    pub block: [u32; 3],
    /// Blocks of a cluster; the grid is a multiple of it.
    pub cluster: [u32; 3],
    /// Dynamic shared memory of a block, in bytes.
    pub dynamic_shared: u32,
    /// The parameters as laid out in memory; missing bytes are zero.
    pub parameters: &'a [u8],
    /// The address of each variable of the module, in the order of [`variables`](crate::Module::variables).
    pub addresses: &'a [u64],
    /// Local memory for calls, in bytes per thread.
    pub stack_bytes: u32,
    /// Whether blocks may wait for each other, so that all of them must be resident.
    pub cooperative: bool,
    /// The value of `%gridid`.
    pub number: u64,
    /// The multiprocessors that blocks may run on. Empty means the whole device.
    pub multiprocessors: &'a [u32],
}

impl Default for Launch<'_> {
    fn default() -> Self {
        Launch {
            grid: [1; 3],
            block: [1; 3],
            cluster: [1; 3],
            dynamic_shared: 0,
            parameters: &[],
            addresses: &[],
            stack_bytes: 1024,
            cooperative: false,
            number: 1,
            multiprocessors: &[],
        }
    }
}

/// The kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The address is not mapped.
    IllegalAddress,
    /// The address is not a multiple of the access size.
    Misaligned,
    /// The kernel executed `trap`.
    Trap,
    /// An assertion failed.
    Assert,
    /// Calls exceed the local memory.
    StackOverflow,
    /// The target of a call is no function or has another signature, or an operand is invalid.
    IllegalInstruction,
    /// A texture is read through a reference of the module, or the object does not support this access.
    Texture,
    /// The instruction does not support the memory space of the address.
    InvalidAddressSpace,
    /// The caller stopped the launch.
    Stopped,
}

/// A fault of a kernel and its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of the fault.
    pub kind: FaultKind,
    /// The address that was accessed.
    pub address: Option<u64>,
    /// The kernel.
    pub entry: String,
    /// The line of the text.
    pub line: u32,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{:?} in `{}`, line {}",
            self.kind, self.entry, self.line
        )?;
        match self.address {
            Some(address) => write!(formatter, ", address {address:#x}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}

/// A fault without its position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Failure {
    pub(super) kind: FaultKind,
    pub(super) address: Option<u64>,
}

impl Failure {
    pub(super) fn new(kind: FaultKind) -> Failure {
        Failure {
            kind,
            address: None,
        }
    }

    pub(super) fn at(kind: FaultKind, address: u64) -> Failure {
        let address = Some(address);
        Failure { kind, address }
    }
}

/// The state that all threads of a launch share.
pub(super) struct Plan<'a> {
    pub(super) code: &'a Code,
    pub(super) entry: &'a Entry,
    pub(super) launch: &'a Launch<'a>,
    pub(super) constants: Vec<Lanes>,
    pub(super) memory: &'a dyn Memory,
    pub(super) output: &'a dyn Output,
    pub(super) stop: &'a AtomicBool,
    /// Whether any block has failed.
    pub(super) failed: AtomicBool,
    pub(super) start: Instant,
    /// Counters of grid-wide barriers.
    workspace: [AtomicU64; 16],
}

impl<'a> Plan<'a> {
    pub(super) fn new(
        code: &'a Code,
        entry: &'a Entry,
        launch: &'a Launch<'a>,
        memory: &'a dyn Memory,
        output: &'a dyn Output,
        stop: &'a AtomicBool,
    ) -> Plan<'a> {
        let value = |constant: &Constant| match *constant {
            Constant::Value(value) => value,
            Constant::Variable(index, add) => {
                let address = launch.addresses.get(index).copied().unwrap_or(0);
                address.wrapping_add_signed(add)
            }
            Constant::Shared(index, add) => {
                let place = entry.shared.get(index).copied().flatten();
                u64::from(place.unwrap_or(0)).wrapping_add_signed(add)
            }
        };
        Plan {
            constants: code
                .constants
                .iter()
                .map(|constant| [value(constant); WIDTH])
                .collect(),
            code,
            entry,
            launch,
            memory,
            output,
            stop,
            failed: AtomicBool::new(false),
            start: Instant::now(),
            workspace: Default::default(),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.failed.load(Ordering::Relaxed)
    }

    /// Returns the memory for the counters of grid-wide barriers.
    pub(super) fn workspace(&self) -> Region {
        Region {
            start: WORKSPACE,
            bytes: size_of_val(&self.workspace) as u64,
            host: NonNull::from(&self.workspace).cast(),
        }
    }

    pub(super) fn threads(&self) -> u32 {
        self.launch.block.iter().product()
    }

    /// Shared memory of a block, in bytes.
    pub(super) fn shared_bytes(&self) -> u32 {
        let fixed = self
            .entry
            .shared_bytes
            .next_multiple_of(self.entry.dynamic_align.max(1));
        if self.launch.dynamic_shared == 0 {
            self.entry.shared_bytes
        } else {
            fixed + self.launch.dynamic_shared
        }
    }
}

//! What is asked for, what it runs on, and how it fails.

use crate::code::{Code, Constant, WORKSPACE};
use crate::image::Entry;
use crate::lanes::{Lanes, WIDTH};
use crate::picture::{Picture, Texture};
use std::fmt;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// A piece of memory whose bytes follow each other on the host as well.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    /// The address that kernels use.
    pub start: u64,
    /// The size in bytes.
    pub bytes: u64,
    /// Where the first byte is on the host.
    pub host: NonNull<u8>,
}

/// Memory that kernels see through global and generic addresses.
///
/// Addresses from 2^48 on are never asked for where they stand for memory of blocks and threads.
///
/// # Safety
///
/// What [`translate`](Memory::translate) and [`region`](Memory::region) give must stay readable and
/// writable until the launch ends. A multiple of eight among the addresses must be one on the host.
/// Whoever else accesses it meanwhile must do so with atomics or by other processes' means.
pub unsafe trait Memory: Sync {
    /// The host's place of the `bytes` at `address`, if all of them may be accessed.
    fn translate(&self, address: u64, bytes: u64) -> Option<NonNull<u8>>;

    /// The whole piece of memory that an address lies in. It is kept for the rest of the launch, so
    /// that not every access has to ask.
    fn region(&self, address: u64) -> Option<Region> {
        let _ = address;
        None
    }

    /// The array behind a surface object.
    fn surface(&self, object: u64) -> Option<Picture> {
        let _ = object;
        None
    }

    /// The array behind a texture object, if the nearest elements are read as they are.
    fn texture(&self, object: u64) -> Option<Texture> {
        let _ = object;
        None
    }

    /// Memory that a kernel asks for with `malloc`.
    fn allocate(&self, bytes: u64) -> Option<u64> {
        let _ = bytes;
        None
    }

    /// Gives back what [`allocate`](Memory::allocate) gave.
    fn free(&self, address: u64) {
        let _ = address;
    }
}

/// Where texts of kernels go.
pub trait Output: Sync {
    /// What a kernel printed.
    fn print(&self, text: &str);
    /// What an assertion said that did not hold.
    fn assertion(&self, text: &str);
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// Blocks of the grid.
    pub grid: [u32; 3],
    /// Threads of a block.
    pub block: [u32; 3],
    /// Blocks of a cluster; the grid is a multiple of it.
    pub cluster: [u32; 3],
    /// Shared memory of a block behind what the text declares, in bytes.
    pub dynamic_shared: u32,
    /// The parameters as they lie in memory; what is missing is zero.
    pub parameters: &'a [u8],
    /// The address of each variable of the module, in the order of [`variables`](crate::Module::variables).
    pub addresses: &'a [u64],
    /// Local memory for calls, in bytes for each thread.
    pub stack_bytes: u32,
    /// Whether blocks wait for each other, so that all have to be begun.
    pub cooperative: bool,
    /// What `%gridid` tells.
    pub number: u64,
    /// The numbers of the multiprocessors that blocks may run on; those of the whole device where there
    /// are none.
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

/// How a kernel fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// An address that stands for nothing.
    IllegalAddress,
    /// An address that is no multiple of the size of what is there.
    Misaligned,
    /// The kernel says so.
    Trap,
    /// An assertion did not hold.
    Assert,
    /// Calls need more local memory than there is.
    StackOverflow,
    /// What is called is no function, or one of another shape.
    IllegalInstruction,
    /// A texture is read through a reference of the module, or there is nothing behind an object that can be
    /// read or written so.
    Texture,
    /// The instruction does not work on the memory that the address is in.
    InvalidAddressSpace,
    /// The caller ended it.
    Stopped,
}

/// That a kernel failed, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// How.
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

/// A failure, before anybody has said where.
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

/// What all threads of a launch share.
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
    /// What barriers of the whole grid count in.
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

    /// The memory that barriers of the whole grid count in.
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

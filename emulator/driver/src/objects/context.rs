//! Contexts and their contents.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use super::coredump::Settings;
use super::health::Health;
use super::limits::Limits;
use crate::id::next_id;
use crate::queue::Token;

/// The API version of contexts, as `cuCtxGetApiVersion` returns it.
pub const API_VERSION: u32 = 3020;
/// The API version of contexts made by the first form.
pub const FIRST_API_VERSION: u32 = 3010;

/// `CU_CTX_MAP_HOST`, `CU_CTX_COREDUMP_ENABLE` and `CU_CTX_USER_COREDUMP_ENABLE`.
pub const MAP_HOST: u32 = 8;
pub const COREDUMP: u32 = 0x20;
pub const USER_COREDUMP: u32 = 0x40;

/// Flags that are fixed while a context is in use.
pub const FIXED: u32 = MAP_HOST | COREDUMP | USER_COREDUMP;

/// Bits of the flags that select how a thread waits.
pub const SCHEDULING_MASK: u32 = 0x07;

/// `CU_CTX_SCHED_SPIN`: waiting threads busy-wait.
pub const SPIN: u32 = 1;

#[derive(Debug)]
pub struct Context {
    pub flags: u32,
    pub version: u32,
    pub id: u64,
    pub is_primary: bool,
    /// Number of `cuCtxAttach` to undo before the context is destroyed.
    pub attachments: u32,
    pub limits: Limits,
    pub cache_config: u32,
    pub shared_config: u32,
    /// Bytes allocated by kernels.
    pub heap_bytes: u64,
    /// The stream behind the null handle.
    pub legacy: usize,
    /// The default stream of each thread that has used one.
    pub per_thread: HashMap<u64, usize>,
    /// Whether it is usable; shared with its work.
    pub health: Arc<Health>,
    /// Settings for core dumps.
    pub coredump: Settings,
    /// Whether core dumps were enabled when the context was created. Only such a context writes them.
    pub is_ready_to_dump: bool,
    /// Pending work of destroyed streams.
    pub strays: Vec<Stray>,
    /// Held while a host function of the context runs: they run one at a time.
    pub host_functions: Arc<Mutex<()>>,
}

/// The last work of a destroyed stream.
#[derive(Debug)]
pub struct Stray {
    pub token: Arc<Token>,
    /// Whether the legacy stream waits for it.
    pub is_blocking: bool,
}

impl Context {
    pub fn new(flags: u32, version: u32, is_primary: bool) -> Context {
        Context {
            flags,
            version,
            id: next_id(),
            is_primary,
            attachments: 1,
            limits: Limits::default(),
            cache_config: 0,
            shared_config: 1,
            heap_bytes: 0,
            legacy: 0,
            per_thread: HashMap::new(),
            health: Arc::default(),
            coredump: Settings::default(),
            is_ready_to_dump: false,
            strays: Vec::new(),
            host_functions: Arc::default(),
        }
    }

    /// The flags that the API returns. The primary context maps host memory in any case.
    pub fn visible_flags(&self) -> u32 {
        match self.is_primary {
            true => self.flags & !USER_COREDUMP | MAP_HOST,
            // One that dumps on request reads back as one that dumps.
            false if self.coredump.dumps_on_exception() => self.flags & !USER_COREDUMP | COREDUMP,
            false => self.flags & !(USER_COREDUMP | COREDUMP),
        }
    }

    /// The settings of the dump that a fault writes, if it writes one.
    pub fn dump_settings(&self) -> Option<Settings> {
        let dumps = self.is_ready_to_dump && self.coredump.dumps_on_exception();
        dumps.then(|| self.coredump.clone())
    }
}

//! Contexts and what they hold.

use std::collections::HashMap;
use std::sync::Arc;

use super::health::Health;
use super::limits::Limits;
use crate::id::next_id;
use crate::queue::Token;

/// The API version contexts speak, as `cuCtxGetApiVersion` tells it.
pub const API_VERSION: u32 = 3020;
/// That of contexts of the first form.
pub const FIRST_API_VERSION: u32 = 3010;

/// `CU_CTX_MAP_HOST` and `CU_CTX_USER_COREDUMP_ENABLE`.
pub const MAP_HOST: u32 = 8;
const USER_COREDUMP: u32 = 0x40;

/// Bits of the flags that say how a thread waits.
pub const SCHEDULING_MASK: u32 = 0x07;

/// `CU_CTX_SCHED_SPIN`: a thread that waits keeps the processor.
pub const SPIN: u32 = 1;

#[derive(Debug)]
pub struct Context {
    pub flags: u32,
    pub version: u32,
    pub id: u64,
    pub is_primary: bool,
    /// How many `cuCtxAttach` have to be undone before the context goes.
    pub attachments: u32,
    pub limits: Limits,
    pub cache_config: u32,
    pub shared_config: u32,
    /// Bytes that kernels have allocated.
    pub heap_bytes: u64,
    /// The stream behind the null handle.
    pub legacy: usize,
    /// The default stream of each thread that has used its own.
    pub per_thread: HashMap<u64, usize>,
    /// Whether it can still be used; its work knows as well.
    pub health: Arc<Health>,
    /// Work of streams that were destroyed before they were done.
    pub strays: Vec<Stray>,
}

/// The last work of a stream that is no more.
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
            strays: Vec::new(),
        }
    }

    /// The flags as they are told. The primary context maps host memory, asked to or not.
    pub fn visible_flags(&self) -> u32 {
        match self.is_primary {
            true => self.flags & !USER_COREDUMP | MAP_HOST,
            false => self.flags,
        }
    }
}

//! Streams and their kinds.

use std::sync::Arc;

use super::capture::Membership;
use super::stream_attributes::Attributes;
use crate::device;
use crate::id::next_id;
use crate::queue::{Queue, Token};

/// The handle of the legacy stream, independent of the symbol.
pub const LEGACY: usize = 1;

/// The handle of the calling thread's default stream.
pub const PER_THREAD: usize = 2;

/// The stream that a null handle denotes in the current call, which depends on whether it came
/// through the per-thread twin.
pub fn default_stream() -> usize {
    match cuspec_glue::is_per_thread() {
        true => PER_THREAD,
        false => LEGACY,
    }
}

/// Resolves a null handle in the current call.
pub fn resolve_default(handle: usize) -> usize {
    match handle {
        0 => default_stream(),
        handle => handle,
    }
}

/// Synchronization with the legacy stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    Legacy,
    /// Synchronizes with the legacy stream in both directions.
    Blocking,
    NonBlocking,
    /// A thread's default stream; blocking as well.
    PerThread,
}

pub struct Stream {
    pub context: usize,
    /// The green context that it was created for.
    pub green: Option<usize>,
    pub sort: Sort,
    pub priority: i32,
    pub id: u64,
    pub attributes: Attributes,
    /// Set while the stream is captured.
    pub capture: Option<Membership>,
    /// The last task.
    pub last: Option<Arc<Token>>,
    pub queue: Arc<Queue>,
}

impl Stream {
    /// A stream of the given priority, clamped to the device's range.
    pub fn new(context: usize, sort: Sort, priority: i32) -> Stream {
        Stream {
            context,
            green: None,
            sort,
            priority: priority.clamp(device::GREATEST_PRIORITY, device::LEAST_PRIORITY),
            id: next_id(),
            attributes: Attributes::default(),
            capture: None,
            last: None,
            queue: Arc::default(),
        }
    }

    /// `CU_STREAM_NON_BLOCKING` or zero.
    pub fn flags(&self) -> u32 {
        u32::from(self.sort == Sort::NonBlocking)
    }

    pub fn is_busy(&self) -> bool {
        self.last.as_ref().is_some_and(|token| !token.is_done())
    }
}

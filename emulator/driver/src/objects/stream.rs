//! Streams and their kinds.

use std::sync::Arc;

use super::capture::Membership;
use super::stream_attributes::Attributes;
use crate::device;
use crate::id::next_id;
use crate::queue::{Queue, Token};

/// The handle that stands for the legacy stream whatever symbol it is passed to.
pub const LEGACY: usize = 1;

/// The handle that stands for the calling thread's own default stream.
pub const PER_THREAD: usize = 2;

/// The stream that a null handle stands for in the call at hand, which came through the symbol or
/// through its per-thread twin.
pub fn default_stream() -> usize {
    match cuspec_glue::is_per_thread() {
        true => PER_THREAD,
        false => LEGACY,
    }
}

/// A stream as the caller of the call at hand means it.
pub fn meant(handle: usize) -> usize {
    match handle {
        0 => default_stream(),
        handle => handle,
    }
}

/// How a stream gets on with the legacy stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    Legacy,
    /// Waits for the legacy stream and is waited for.
    Blocking,
    NonBlocking,
    /// A thread's default stream; blocking, too.
    PerThread,
}

pub struct Stream {
    pub context: usize,
    /// The green context that it was made for.
    pub green: Option<usize>,
    pub sort: Sort,
    pub priority: i32,
    pub id: u64,
    pub attributes: Attributes,
    /// Set while the stream is part of a capture.
    pub capture: Option<Membership>,
    /// The latest work.
    pub last: Option<Arc<Token>>,
    pub queue: Arc<Queue>,
}

impl Stream {
    /// A stream of the given priority, or of the nearest that the device has.
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

    /// `CU_STREAM_NON_BLOCKING` or nothing.
    pub fn flags(&self) -> u32 {
        u32::from(self.sort == Sort::NonBlocking)
    }

    pub fn is_busy(&self) -> bool {
        self.last.as_ref().is_some_and(|token| !token.is_done())
    }
}

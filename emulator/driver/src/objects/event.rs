//! Events: positions in a stream's order, to wait for and to measure time.

use std::sync::Arc;

use super::capture::Membership;
use super::shared_event::SharedEvent;
use crate::queue::Token;

/// `CU_EVENT_DISABLE_TIMING`.
pub const DISABLE_TIMING: u32 = 2;

/// `CU_EVENT_INTERPROCESS`.
pub const INTERPROCESS: u32 = 4;

/// `CU_EVENT_RECORD_EXTERNAL` and `CU_EVENT_WAIT_EXTERNAL`.
pub const EXTERNAL: u32 = 1;

#[derive(Debug)]
pub struct Event {
    pub context: usize,
    pub flags: u32,
    /// The work it was last recorded behind.
    pub recorded: Option<Arc<Token>>,
    /// Its last position in a capture, if that is later.
    pub captured: Option<Membership>,
    /// State shared with other processes, for an interprocess event.
    pub shared: Option<Arc<SharedEvent>>,
}

impl Event {
    pub fn is_timed(&self) -> bool {
        self.flags & DISABLE_TIMING == 0
    }

    pub fn is_interprocess(&self) -> bool {
        self.flags & INTERPROCESS != 0
    }

    pub fn is_recorded(&self) -> bool {
        self.recorded.is_some()
    }

    /// Whether all work before its last record is done; true if it was never recorded.
    pub fn is_complete(&self) -> bool {
        self.recorded.as_ref().is_none_or(|token| token.is_done())
    }
}

//! Executable graphs.

use std::collections::HashSet;
use std::sync::Arc;

use crate::queue::Token;

/// An executable graph.
#[derive(Debug)]
pub struct GraphExec {
    /// Its number in the process.
    pub id: u32,
    /// The graph it was instantiated from, which may be gone.
    pub source: usize,
    /// Its own copy of that graph.
    pub copy: usize,
    pub flags: u64,
    /// Nodes of the source that launches skip.
    pub disabled: HashSet<usize>,
    /// Its last launch; launches of an executable do not overlap.
    pub last: Option<Arc<Token>>,
    /// Whether kernels find it on the device.
    pub is_uploaded: bool,
    /// Whether a kernel has launched it, and this launch has not started.
    pub is_awaited: bool,
    pub is_running: bool,
}

//! Green contexts: parts of the device that work can be confined to.

use super::multiprocessors::Multiprocessors;

/// A green context. As a context it stands for another one, whose memory and events it has.
#[derive(Debug)]
pub struct GreenContext {
    /// The primary context.
    pub base: usize,
    pub id: u64,
    pub multiprocessors: Multiprocessors,
}

//! Green contexts: partitions of the device.

use super::multiprocessors::Multiprocessors;

/// A green context. As a context it refers to another one, and shares its memory and events.
#[derive(Debug)]
pub struct GreenContext {
    /// The primary context.
    pub base: usize,
    pub id: u64,
    pub multiprocessors: Multiprocessors,
}

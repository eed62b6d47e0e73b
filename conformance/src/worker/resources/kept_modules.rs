//! The modules that a worker keeps: loading one takes a compilation.

use std::sync::OnceLock;

/// What a worker makes once and keeps. No call that may end or alter one is given these.
#[derive(Default)]
pub(super) struct KeptModules {
    /// What the linker makes of the image with a symbol of each kind.
    pub cubin: OnceLock<Vec<u8>>,
    pub loaded: OnceLock<u64>,
    pub references: OnceLock<u64>,
    pub other_context: OnceLock<u64>,
    pub library: OnceLock<u64>,
}

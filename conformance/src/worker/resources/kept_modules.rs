//! Modules that a worker keeps, because loading one compiles its code.

use std::sync::OnceLock;

/// Modules that a worker loads once and keeps. They are never passed to a call that may change or unload
/// them.
#[derive(Default)]
pub(super) struct KeptModules {
    /// The linked image with a symbol of each kind.
    pub cubin: OnceLock<Vec<u8>>,
    pub loaded: OnceLock<u64>,
    pub references: OnceLock<u64>,
    pub other_context: OnceLock<u64>,
    /// A library that the driver loaded, and one that the runtime loaded.
    pub library: OnceLock<u64>,
    pub runtime_library: OnceLock<u64>,
}

//! Memory and semaphores that other APIs have exported.

/// Maps imported memory as a mipmapped array, which the caller frees in the end.
fn cudaExternalMemoryGetMappedMipmappedArray();


//! Memory and semaphores that other APIs have exported.

/// Maps imported memory as a mipmapped array, which the caller destroys in the end.
fn cuExternalMemoryGetMappedMipmappedArray();


//! Memory and semaphores that other APIs have exported.

/// Maps imported memory as a mipmapped array, which the caller destroys in the end.
fn cuExternalMemoryGetMappedMipmappedArray();

/// Signals imported semaphores in stream order, once the earlier work of the stream is done.
fn cuSignalExternalSemaphoresAsync();

/// Makes a stream wait until imported semaphores are signalled; the calling thread does not wait.
fn cuWaitExternalSemaphoresAsync();

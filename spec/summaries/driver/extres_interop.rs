//! Memory and semaphores that other APIs have exported.

/// Destroys an imported semaphore, once all signals and waits on it are complete.
fn cuDestroyExternalSemaphore();

/// Maps imported memory as a mipmapped array, which the caller destroys in the end.
fn cuExternalMemoryGetMappedMipmappedArray();

/// Imports a semaphore or fence that another API, such as Vulkan, Direct3D or NvSciSync, has
/// exported.
fn cuImportExternalSemaphore();

/// Signals imported semaphores in stream order, once the earlier work of the stream is done.
fn cuSignalExternalSemaphoresAsync();

/// Makes a stream wait until imported semaphores are signalled; the calling thread does not wait.
fn cuWaitExternalSemaphoresAsync();

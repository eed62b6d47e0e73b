//! Memory and semaphores that other APIs have exported.

/// Destroys an imported memory object; what was mapped from it may not be used any more and is
/// still to be freed.
fn cudaDestroyExternalMemory();

/// Destroys an imported semaphore, once all signals and waits on it are complete.
fn cudaDestroyExternalSemaphore();

/// Maps a range of imported memory as plain device memory, which the caller frees in the end.
fn cudaExternalMemoryGetMappedBuffer();

/// Maps imported memory as a mipmapped array, which the caller frees in the end.
fn cudaExternalMemoryGetMappedMipmappedArray();

/// Imports memory that another API, such as Vulkan, Direct3D or NvSciBuf, has exported.
fn cudaImportExternalMemory();

/// Imports a semaphore or fence that another API, such as Vulkan, Direct3D or NvSciSync, has
/// exported.
fn cudaImportExternalSemaphore();

/// Signals imported semaphores in stream order, once the earlier work of the stream is done.
fn cudaSignalExternalSemaphoresAsync();

/// Makes a stream wait until imported semaphores are signalled; the calling thread does not wait.
fn cudaWaitExternalSemaphoresAsync();

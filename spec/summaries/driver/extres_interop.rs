//! Memory and semaphores that other APIs have exported.

/// Destroys an imported memory object; what was mapped from it may not be used any more and is
/// still to be freed.
fn cuDestroyExternalMemory(
    /// The memory object.
    extMem: _,
);

/// Destroys an imported semaphore, once all signals and waits on it are complete.
fn cuDestroyExternalSemaphore();

/// Maps a range of imported memory as plain device memory, which the caller frees in the end.
fn cuExternalMemoryGetMappedBuffer(
    /// Room for the address, which `cuMemFree` takes.
    devPtr: _,
    /// The memory object.
    extMem: _,
    /// Offset and size of the range in bytes, and flags, which are zero.
    bufferDesc: _,
);

/// Maps imported memory as a mipmapped array, which the caller destroys in the end.
fn cuExternalMemoryGetMappedMipmappedArray();

/// Imports memory that another API, such as Vulkan, Direct3D or NvSciBuf, has exported.
fn cuImportExternalMemory(
    /// Room for the memory object, which `cuDestroyExternalMemory` destroys.
    extMem_out: _,
    /// Kind of handle, the handle, and the size of the memory in bytes; a file descriptor belongs
    /// to the driver afterwards.
    memHandleDesc: _,
);

/// Imports a semaphore or fence that another API, such as Vulkan, Direct3D or NvSciSync, has
/// exported.
fn cuImportExternalSemaphore();

/// Signals imported semaphores in stream order, once the earlier work of the stream is done.
fn cuSignalExternalSemaphoresAsync();

/// Makes a stream wait until imported semaphores are signalled; the calling thread does not wait.
fn cuWaitExternalSemaphoresAsync();

//! Memory from pools, allocated and freed in the order of a stream.

/// Allocates memory in stream order, from the current pool of the stream's device.
fn cuMemAllocAsync(
    /// Room for the address, which is known at once and usable from this point of the stream on.
    dptr: _,
    /// Bytes to allocate.
    bytesize: _,
    /// Stream whose order the allocation joins; it chooses the device as well.
    hStream: _,
);

/// Allocates memory in stream order from a given pool instead of the device's current one.
fn cuMemAllocFromPoolAsync(
    /// Room for the address, which is known at once and usable from this point of the stream on.
    dptr: _,
    /// Bytes to allocate.
    bytesize: _,
    /// The pool.
    pool: _,
    /// Stream whose order the allocation joins.
    hStream: _,
);

/// Frees memory in stream order; work that comes later in the stream must not use it.
fn cuMemFreeAsync(
    /// First byte of the allocation.
    dptr: _,
    /// Stream whose order the free joins; it need not be the one that allocated.
    hStream: _,
);

/// Returns the pool that exists from the start for memory of a type at a location.
fn cuMemGetDefaultMemPool();

/// Returns the current pool for memory of a type at a location.
fn cuMemGetMemPool();

/// Returns data with which a process that imported the pool can map one allocation of it.
fn cuMemPoolExportPointer();

/// Returns a handle with which other processes can import a pool.
fn cuMemPoolExportToShareableHandle();

/// Tells whether a device or the host may read and write what is allocated from a pool.
fn cuMemPoolGetAccess();

/// Returns a setting of a pool, or how much memory it holds and has given out, in bytes.
fn cuMemPoolGetAttribute();

/// Makes a pool that another process has exported known here; nothing can be allocated from it.
fn cuMemPoolImportFromShareableHandle();

/// Returns an address for an allocation of an imported pool, which has to be freed here before it
/// is freed there.
fn cuMemPoolImportPointer();

/// Changes a setting of a pool, such as how much unused memory it keeps, or resets a high-water
/// mark.
fn cuMemPoolSetAttribute();

/// Gives unused memory of a pool back to the system, until it holds no more than a number of bytes.
fn cuMemPoolTrimTo();

/// Makes a pool the current one for memory of a type at a location.
fn cuMemSetMemPool();

//! Memory from pools, allocated and freed in the order of a stream.

/// Frees memory in stream order; work that comes later in the stream must not use it.
fn cudaFreeAsync(
    /// First byte of the allocation.
    devPtr: _,
    /// Stream whose order the free joins; it need not be the one that allocated.
    hStream: _,
);

/// Allocates memory in stream order, from the current pool of the stream's device.
fn cudaMallocAsync(
    /// Room for the address, which is known at once and usable from this point of the stream on.
    devPtr: _,
    /// Bytes to allocate.
    size: _,
    /// Stream whose order the allocation joins; it chooses the device as well.
    hStream: _,
);

/// Allocates memory in stream order from a given pool instead of the device's current one.
fn cudaMallocFromPoolAsync(
    /// Room for the address, which is known at once and usable from this point of the stream on.
    ptr: _,
    /// Bytes to allocate.
    size: _,
    /// The pool.
    memPool: _,
    /// Stream whose order the allocation joins.
    stream: _,
);

/// Returns the pool that exists from the start for memory of a type at a location.
fn cudaMemGetDefaultMemPool();

/// Returns the current pool for memory of a type at a location.
fn cudaMemGetMemPool();

/// Returns data with which a process that imported the pool can map one allocation of it.
fn cudaMemPoolExportPointer();

/// Returns a handle with which other processes can import a pool.
fn cudaMemPoolExportToShareableHandle();

/// Tells whether a device or the host may read and write what is allocated from a pool.
fn cudaMemPoolGetAccess();

/// Returns a setting of a pool, or how much memory it holds and has given out, in bytes.
fn cudaMemPoolGetAttribute(
    /// The pool.
    memPool: _,
    /// Which setting or number.
    attr: _,
    /// Room for it, of the type that belongs to the attribute: an `int`, or 64 bits for numbers of
    /// bytes.
    value: _,
);

/// Makes a pool that another process has exported known here; nothing can be allocated from it.
fn cudaMemPoolImportFromShareableHandle();

/// Returns an address for an allocation of an imported pool, which has to be freed here before it
/// is freed there.
fn cudaMemPoolImportPointer();

/// Changes a setting of a pool, such as how much unused memory it keeps, or resets a high-water
/// mark.
fn cudaMemPoolSetAttribute(
    /// The pool.
    memPool: _,
    /// Which setting or mark.
    attr: _,
    /// The new value, of the type that belongs to the attribute; zero for a mark.
    value: _,
);

/// Gives unused memory of a pool back to the system, until it holds no more than a number of bytes.
fn cudaMemPoolTrimTo(
    /// The pool.
    memPool: _,
    /// Bytes that the pool keeps if it has them; memory in use is kept in any case.
    minBytesToKeep: _,
);

/// Makes a pool the current one for memory of a type at a location.
fn cudaMemSetMemPool();

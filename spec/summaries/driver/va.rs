//! Virtual memory: addresses, physical memory, and the mapping between them.

/// Returns a handle, such as a file descriptor, with which other processes can import physical
/// memory.
fn cuMemExportToShareableHandle(
    /// Room for the exported handle; its type depends on `handleType`. The caller closes it.
    shareableHandle: _,
    /// The memory.
    handle: _,
    /// Kind of handle; one of those that were asked for when the memory was created.
    handleType: _,
    /// Zero.
    flags: _,
);

/// Returns whether a device or the host may read and write a mapped address.
fn cuMemGetAccess();

/// Returns the properties that physical memory was created with.
fn cuMemGetAllocationPropertiesFromHandle(
    /// Room for the properties.
    prop: _,
    /// The memory.
    handle: _,
);

/// Makes memory that another process has exported usable in this one.
fn cuMemImportFromShareableHandle(
    /// Room for the handle of the memory, which `cuMemRelease` releases.
    handle: _,
    /// The exported handle: a file descriptor cast to a pointer, or the address of a fabric handle.
    osHandle: _,
    /// Kind of handle.
    shHandleType: _,
);

/// Returns the handle of the physical memory behind an address, as one more reference to it.
fn cuMemRetainAllocationHandle(
    /// Room for the handle, which is to be released like any other.
    handle: _,
    /// Any address in a mapped range.
    addr: _,
);

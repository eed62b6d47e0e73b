//! Virtual memory: addresses, physical memory, and the mapping between them.

/// Returns the properties that physical memory was created with.
fn cuMemGetAllocationPropertiesFromHandle(
    /// Room for the properties.
    prop: _,
    /// The memory.
    handle: _,
);

/// Returns the handle of the physical memory behind an address, as one more reference to it.
fn cuMemRetainAllocationHandle(
    /// Room for the handle, which is to be released like any other.
    handle: _,
    /// Any address in a mapped range.
    addr: _,
);

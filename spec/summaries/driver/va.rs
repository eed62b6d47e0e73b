//! Virtual memory: addresses, physical memory, and the mapping between them.

/// Gives back a range of addresses in which nothing is mapped any more.
fn cuMemAddressFree(
    /// First address, as `cuMemAddressReserve` returned it.
    ptr: _,
    /// Bytes of the range, as they were reserved.
    size: _,
);

/// Reserves a range of addresses without memory behind it.
fn cuMemAddressReserve(
    /// Room for the first address.
    ptr: _,
    /// Bytes to reserve; a multiple of the granularity of the memory that will be mapped there.
    size: _,
    /// Alignment of the first address in bytes; zero for the default.
    alignment: _,
    /// Address that is wished for; zero for any, and the driver may choose another in any case.
    addr: _,
    /// Zero.
    flags: _,
);

/// Allocates physical memory that has no address yet.
fn cuMemCreate(
    /// Room for the handle of the memory, which `cuMemRelease` releases.
    handle: _,
    /// Bytes to allocate; a multiple of the granularity for these properties.
    size: _,
    /// Where the memory is to lie, of what type it is, and as which handles it can be exported.
    prop: _,
    /// Zero.
    flags: _,
);

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

/// Returns what sizes and addresses of physical memory with given properties must be multiples of.
fn cuMemGetAllocationGranularity(
    /// Room for the granularity in bytes.
    granularity: _,
    /// The properties.
    prop: _,
    /// Whether the smallest possible or the best granularity is meant.
    option: _,
);

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

/// Maps physical memory to reserved addresses; nobody can reach it before `cuMemSetAccess`.
fn cuMemMap(
    /// First address, in a reserved range where nothing is mapped.
    ptr: _,
    /// Bytes to map; a multiple of the granularity.
    size: _,
    /// Where in the memory the mapping begins, in bytes; zero is the only choice so far.
    offset: _,
    /// The memory.
    handle: _,
    /// Zero.
    flags: _,
);

/// Gives up a handle of physical memory, which is freed once nothing maps it and no handle is left.
fn cuMemRelease(
    /// The handle.
    handle: _,
);

/// Returns the handle of the physical memory behind an address, as one more reference to it.
fn cuMemRetainAllocationHandle(
    /// Room for the handle, which is to be released like any other.
    handle: _,
    /// Any address in a mapped range.
    addr: _,
);

/// Sets which locations, devices or the host, may read and write a mapped range.
fn cuMemSetAccess(
    /// First address of the range.
    ptr: _,
    /// Bytes of the range, which covers whole mappings.
    size: _,
    /// Locations, each with what it may do.
    desc: _,
    /// How many locations there are.
    count: _,
);

/// Takes the physical memory away from a range of addresses, which stay reserved.
fn cuMemUnmap(
    /// First address of the range.
    ptr: _,
    /// Bytes of the range, which covers whole mappings.
    size: _,
);

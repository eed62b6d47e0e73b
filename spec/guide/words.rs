//! What conditions ask of a value: words that hold for several exemplars, and numbers. A word that
//! is an exemplar's own name is explained with the exemplar.

#[predicates]
enum Predicate {
    /// It is one of the streams that are always there: null, legacy and per-thread.
    special,
    /// A capture is under way on it, whoever began it and however it stands.
    capturing,
    /// It was recorded at least once.
    recorded,
    /// It takes the time when it happens.
    timed,
    /// Everything that it stands behind is done.
    complete,
    /// It was recorded in a capture, which has ended.
    captured,
    /// It is shared between processes.
    ipc,
    /// It is the start of an allocation.
    allocation,
    /// It is memory of the device.
    device,
    /// It is managed memory.
    managed,
    /// It is pinned memory of the host.
    pinned,
    /// The host can read and write it.
    host_accessible,
    /// The memory is on the host: pinned, registered or pageable.
    on_host,
    /// It is memory of the host that the driver does not know.
    pageable,
    /// The device can read and write it.
    device_accessible,
    /// It is an element of one byte.
    byte,
    /// It is an element of two bytes.
    half,
    /// It is an element of four bytes.
    word,
    /// It is an element of eight bytes.
    double,
    /// It is a floating-point number.
    floating,
    /// It is an element of less than a byte.
    packed,
    /// It is a packed element of six bits.
    six,
    /// Packed elements of it are padded in memory.
    spaced,
    /// It is the id of a process that does not use CUDA, or of no process.
    foreign,
    /// It is memory of the host.
    of_host,
    /// It is a texture reference that is bound to nothing.
    unbound,
    /// It is the number of no device that the machine has.
    absent,
    /// There is a value behind the pointer.
    given,
    /// There are no elements.
    empty,
    /// It is the null pointer.
    null,
    /// It is a name that the driver knows.
    known,
    /// It is a version from before anything that can be asked for.
    too_old,
    /// It holds fewer bytes than a row.
    narrow,
    /// It is larger than any pitch that a device takes.
    enormous,
    /// It is an enumerator that the newest header lists.
    listed,
    /// It is a text.
    text,
    /// It is machine code in an ELF file.
    binary,
    /// It is a container of images.
    container,
    /// It is a kernel whose text sets no limit to its blocks.
    unbounded,
    /// An array with these flags is a cube map.
    cube,
    /// An array with these flags is one that textures gather from.
    gathered,
    /// It is a context of the device of the current one.
    same_device,
}

#[numbers]
enum Number {
    /// Bytes of the whole allocation that the address lies in.
    #[phrase("the size of the allocation at {}")]
    allocation_size,
    /// Bytes from the start of the allocation to the address.
    #[phrase("the offset of {} in its allocation")]
    offset,
    /// How many kernels there are in it.
    #[phrase("the number of kernels in {}")]
    kernels,
    /// The number of its nodes.
    #[phrase("the number of nodes of {}")]
    nodes,
    /// The number of nodes of its child graph.
    #[phrase("the number of nodes of the child graph of {}")]
    child_nodes,
    /// The number of its semaphores.
    #[phrase("the number of semaphores of {}")]
    semaphores,
    /// The number of nodes that depend on it.
    #[phrase("the number of nodes that depend on {}")]
    dependents,
    /// Blocks of its grid in the first dimension.
    #[phrase("the blocks along x of {}")]
    grid_x,
    /// Blocks of its grid in the second dimension.
    #[phrase("the blocks along y of {}")]
    grid_y,
    /// Blocks of its grid in the third dimension.
    #[phrase("the blocks along z of {}")]
    grid_z,
    /// The number of references that it has.
    #[phrase("the number of references of {}")]
    references,
    /// How many parameters the kernel takes.
    #[phrase("the number of parameters of {}")]
    parameters,
    /// Bytes of it.
    #[phrase("the size of {}")]
    size,
    /// Bytes from the first argument of a kernel to the one at hand.
    #[phrase("where {} lies among the arguments")]
    position,
    /// Bytes from the address to the end of the memory it lies in.
    #[phrase("the bytes left at {}")]
    remaining,
    /// Threads of a block along x that the kernel was compiled for; zero if the kernel takes blocks of other shapes.
    #[phrase("the required threads along x of {}")]
    required_x,
    /// The same along y.
    #[phrase("the required threads along y of {}")]
    required_y,
    /// The same along z.
    #[phrase("the required threads along z of {}")]
    required_z,
    /// Bytes of an element of the array.
    #[phrase("the bytes of an element of {}")]
    element,
    /// Levels of an array with levels.
    #[phrase("the number of levels of {}")]
    levels,
    /// Elements of the array.
    #[phrase("the length of {}")]
    len,
    /// Bytes of the value that the pointer leads to.
    #[phrase("the size of the value behind {}")]
    value_size,
    /// Which context it belongs to; 1 is the one that is current.
    #[phrase("the context of {}")]
    context,
    /// Whether it is the current context.
    #[phrase("whether {} is current")]
    current,
    /// The version of CUDA in which the name first stood for a function, 12000 for 12.0.
    #[phrase("the version that introduced {}")]
    introduced,
    /// Where the library exports the function of this name.
    #[phrase("the address at which {} is exported")]
    function,
    /// The device it belongs to.
    #[phrase("the device of {}")]
    device,
    /// What a location's kind is, as the header numbers it.
    #[phrase("the kind of {}")]
    r#type,
    /// Which one of its kind a location is.
    #[phrase("the id of {}")]
    id,
    /// Most threads that a block of the kernel may have.
    #[phrase("the most threads of {}")]
    max_threads,
    /// Elements of a row of the array.
    #[phrase("the width of {}")]
    width,
    /// Layers of the array; one where it has none.
    #[phrase("the layers of {}")]
    layers,
    /// Elements of a row of one of its tiles.
    #[phrase("the width of the tiles of {}")]
    tile_width,
    /// Rows of one of its tiles.
    #[phrase("the rows of the tiles of {}")]
    tile_rows,
    /// Slices of one of its tiles.
    #[phrase("the slices of the tiles of {}")]
    tile_slices,
    /// Bytes of the memory that the handle stands for.
    #[phrase("the size of {}")]
    pool_size,
    /// Bytes of shared memory that each block of the kernel has anyway.
    #[phrase("the static shared memory of {}")]
    static_shared,
    /// Bytes of dynamic shared memory that a block of the kernel may be given.
    #[phrase("the most dynamic shared memory of {}")]
    most_dynamic_shared,
    /// Bytes of all its arguments, one behind the other.
    #[phrase("the bytes of the arguments of {}")]
    parameter_bytes,
    /// Blocks of a cluster, from left to right, for which the kernel was compiled; zero for none.
    #[phrase("the width of the clusters of {}")]
    cluster_width,
    /// Multiprocessors of a resource.
    #[phrase("the multiprocessors of {}")]
    count,
    /// Bytes of a row of the array.
    #[phrase("the bytes of a row of {}")]
    row,
    /// Rows of each slice of the array.
    #[phrase("the rows of {}")]
    rows,
    /// Slices of the array.
    #[phrase("the slices of {}")]
    slices,
    /// Rows of the array.
    #[phrase("the rows of the array of {}")]
    array_height,
    /// Elements of a row of the array.
    #[phrase("the elements of a row of the array of {}")]
    array_width,
    /// Bytes that are bound to it.
    #[phrase("the bytes bound to {}")]
    bound_bytes,
    /// The end of the range that is bound to it.
    #[phrase("the end of the range bound to {}")]
    bound_end,
    /// Bytes of the logical endpoint.
    #[phrase("the size of the endpoint {}")]
    endpoint_size,
    /// The context to which it belongs, as a number.
    #[phrase("the context of {}")]
    home,
    /// Bytes of the physical memory.
    #[phrase("the size of the memory {}")]
    memory_size,
    /// Bytes of the multicast object.
    #[phrase("the size of the object {}")]
    object_size,
    /// Bytes from an aligned address to the one that is bound.
    #[phrase("the offset of the address bound to {}")]
    shift,
    /// What the call left behind the pointer.
    #[phrase("the value at {}")]
    value,
}

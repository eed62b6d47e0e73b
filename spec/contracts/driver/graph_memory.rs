//! Memory that nodes of graphs allocate and free.

#![on("580.159.04")]

/// The value of each attribute of the memory of graphs.
#[tagged(CUgraphMem_attribute)]
enum GraphMemoryValue {
    #[tag(CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT)]
    Used(cuuint64_t),
    #[tag(CU_GRAPH_MEM_ATTR_USED_MEM_HIGH)]
    UsedHigh(cuuint64_t),
    #[tag(CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT)]
    Reserved(cuuint64_t),
    #[tag(CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH)]
    ReservedHigh(cuuint64_t),
}

/// Bytes that a node allocates.
#[domain]
enum NodeBytes {
    /// A page.
    #[accepted]
    Page = 4096,
    /// One byte.
    #[accepted]
    One = 1,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// More than any device has.
    #[refused(OUT_OF_MEMORY)]
    #[when(value >= 1099511627776)]
    TooMany = 1099511627776,
}

/// An allocation by a node.
#[fields]
struct CUDA_MEM_ALLOC_NODE_PARAMS {
    poolProps: Record<CUmemPoolProps>,
    /// The number of bytes.
    bytesize: NodeBytes,
}

/// Adds a node that allocates memory at each launch. Its address is known at once, and is the same at each launch.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(free_memory)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only kinds of handles and places, which other codes precede")]
fn cuGraphAddMemAllocNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The allocation; the address is written to it.
    #[refuses(
        poolProps.handleTypes.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = NOT_SUPPORTED,
        poolProps.handleTypes.All = INVALID_VALUE,
        poolProps.location.r#type.CU_MEM_LOCATION_TYPE_HOST = NOT_SUPPORTED,
        poolProps.location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA = NOT_SUPPORTED,
        poolProps.location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = INVALID_VALUE
    )]
    nodeParams: InOut<CUDA_MEM_ALLOC_NODE_PARAMS>,
) {
    /// The device does not exist.
    #[rule("device-exists", observed, on("580.159.04"))]
    if nodeParams.poolProps.location.device.is_absent() {
        return INVALID_VALUE;
    }
}

/// Adds a node that frees memory of a graph.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "every device at hand has nodes of memory")]
fn cuGraphAddMemFreeNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    #[unseen("another graph is refused, because it does not have the allocation")]
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The address of the memory.
    dptr: GraphMemory,
) {
    check!(initialized, phGraphNode, hGraph, dependencies, numDependencies, dptr);
}

/// Returns the allocation of a node.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphMemAllocNodeGetParams(
    /// The node.
    hNode: NodeOf<MemAlloc>,
    /// Place for the allocation.
    params_out: Out<CUDA_MEM_ALLOC_NODE_PARAMS>,
) {
    check!(hNode, params_out);
}

/// Returns the address of the memory that a node frees.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphMemFreeNodeGetParams(
    /// The node.
    hNode: NodeOf<MemFree>,
    /// Place for the address.
    #[lends(DeviceMemory)]
    dptr_out: Out<CUdeviceptr>,
) {
    check!(hNode, dptr_out);
}

/// Returns how much memory the graphs of a device use, in bytes.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("the amounts depend on all graphs of the process")]
fn cuDeviceGetGraphMemAttribute(
    /// The device.
    device: Device,
    /// The attribute.
    attr: OneOf<CUgraphMem_attribute>,
    /// Place for the value.
    #[varies]
    value: Out<GraphMemoryValue<attr>>,
) {
    check!(initialized, device, attr, value);
}

/// Sets a high-water mark of the memory of graphs to zero.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("a high-water mark shows the use by other graphs of the process as well")]
fn cuDeviceSetGraphMemAttribute(
    /// The device.
    device: Device,
    /// The attribute.
    #[refuses(
        CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = INVALID_VALUE,
        CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = INVALID_VALUE
    )]
    attr: OneOf<CUgraphMem_attribute>,
    /// The new value.
    value: In<Any>,
) {
    check!(initialized, device, attr, value);

    for given in value {
        /// A high-water mark can only be set to zero.
        #[rule("zero", observed, on("580.159.04"))]
        if given != 0 {
            return INVALID_VALUE;
        }
    }
}

/// Returns memory that graphs do not use to the device.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("the memory of the device is shared with other processes")]
fn cuDeviceGraphMemTrim(
    /// The device.
    device: Device,
) {
    check!(initialized, device);
}

/// Memory of a graph is allocated by a launch, and freed by a node or by the program before the next launch.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphAddMemAllocNode,
    cuGraphAddMemFreeNode,
    cuGraphMemAllocNodeGetParams,
    cuGraphMemFreeNodeGetParams
)]
fn graphs_allocate_and_free_memory(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let mut params = CUDA_MEM_ALLOC_NODE_PARAMS::default();
    params.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    params.poolProps.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    params.bytesize = 4096;
    let allocated = cuda.cuGraphAddMemAllocNode(graph, ptr::null(), 0, &mut params)?;
    expect!(cuda.cuGraphNodeGetType(allocated)? == CU_GRAPH_NODE_TYPE_MEM_ALLOC);
    let found = cuda.cuGraphMemAllocNodeGetParams(allocated)?;
    expect!(found.dptr == params.dptr);
    expect!(found.bytesize == 4096);
    expect!(cuda.cuGraphClone(graph) == Err(NOT_SUPPORTED));

    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    expect!(cuda.cuGraphInstantiateWithFlags(graph, 0) == Err(NOT_SUPPORTED));
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuMemsetD8Async(params.dptr, 3, 4096, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(params.dptr, 2)? == [3, 3]);
    expect!(cuda.cuGraphLaunch(exec, stream) == Err(INVALID_VALUE));
    cuda.cuMemFreeAsync(params.dptr, stream)?;
    expect!(cuda.cuMemFreeAsync(params.dptr, stream) == Err(INVALID_VALUE));
    cuda.cuGraphLaunch(exec, stream)?;
    cuda.cuMemFreeAsync(params.dptr, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuGraphExecDestroy(exec)?;

    cuda.cuGraphDestroy(graph)?;

    let graph = cuda.cuGraphCreate(0)?;
    let allocated = cuda.cuGraphAddMemAllocNode(graph, ptr::null(), 0, &mut params)?;
    let freed = cuda.cuGraphAddMemFreeNode(graph, &allocated, 1, params.dptr)?;
    expect!(cuda.cuGraphMemFreeNodeGetParams(freed)? == params.dptr);
    expect!(
        cuda.cuGraphAddMemFreeNode(graph, &allocated, 1, params.dptr) == Err(INVALID_VALUE)
    );
    expect!(cuda.cuGraphDestroyNode(freed) == Err(NOT_SUPPORTED));
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    for _ in 0..3 {
        cuda.cuGraphLaunch(exec, stream)?;
    }
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.cuMemFreeAsync(params.dptr, stream) == Err(INVALID_VALUE));
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

//! Adding nodes to graphs.

#![on("580.159.04")]

/// Memory that a node fills.
type FilledMemory = Address<
    Device,
    Interior,
    Misaligned,
    Managed,
    ManagedInterior,
    Pinned,
    PinnedInterior,
    Registered,
>;

/// A launch of a kernel by a node.
#[fields]
struct CUDA_KERNEL_NODE_PARAMS_v1 {
    /// The kernel.
    #[without(Varied, Bounded, Exact, Sharing, Hungry, Clustered, Shaped, Unloaded)]
    func: Function,
    /// Blocks of the grid in the first dimension.
    gridDimX: GridBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks of the grid in the second dimension.
    gridDimY: GridBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks of the grid in the third dimension.
    gridDimZ: GridBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block in the first dimension.
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in the second dimension.
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in the third dimension.
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory of a block.
    sharedMemBytes: SharedBytes,
    /// Pointers to the values of the kernel's parameters. The node gets a copy of the values.
    #[without(Unset)]
    kernelParams: KernelParams,
    /// A buffer with the values, in place of the pointers.
    #[without(Long)]
    extra: LaunchExtra,
}

/// A fill of memory by a node.
#[fields]
struct CUDA_MEMSET_NODE_PARAMS {
    /// The first byte of the memory.
    // An H100 takes fills with a context. Fills without one are a rule of nodes of any type.
    #[accepts(Pooled, Mapped)]
    #[unobserved(Pooled, Mapped)]
    dst: FilledMemory,
    /// Bytes from the start of a row to the start of the next. It has no effect on a single row.
    pitch: FilledPitch,
    /// The value of each element.
    value: Any,
    /// Bytes of an element.
    elementSize: FilledSize,
    /// Elements of a row.
    width: FilledWidth,
    /// Rows.
    height: FilledRows,
}

/// A call of a host function by a node.
#[fields]
struct CUDA_HOST_NODE_PARAMS {
    /// The function.
    r#fn: Callback<CUhostFn>,
    /// The argument of the function.
    userData: Opaque,
}

/// Adds a node without work to a graph.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null graph returns INVALID_VALUE, and no other graph exists"
)]
fn cuGraphAddEmptyNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
) {
    check!(phGraphNode, hGraph, dependencies, numDependencies);
}

/// Adds a node that calls a host function.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null graph returns INVALID_VALUE, and no other graph exists"
)]
#[unreachable(NOT_SUPPORTED, "only of systems without host functions")]
fn cuGraphAddHostNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The call.
    nodeParams: In<CUDA_HOST_NODE_PARAMS>,
) {
    check!(
        phGraphNode,
        hGraph,
        dependencies,
        numDependencies,
        nodeParams
    );
}

/// Adds a node that records an event.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null graph returns INVALID_VALUE, and no other graph exists"
)]
#[unreachable(NOT_SUPPORTED, "every device at hand has nodes of events")]
fn cuGraphAddEventRecordNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The event.
    #[refuses(Null = INVALID_VALUE)]
    #[without(CaptureEnded)]
    event: Event,
) {
    check!(phGraphNode, hGraph, dependencies, numDependencies, event);
}

/// Adds a node that waits for an event.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null graph returns INVALID_VALUE, and no other graph exists"
)]
#[unreachable(NOT_SUPPORTED, "every device at hand has nodes of events")]
fn cuGraphAddEventWaitNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The event.
    #[refuses(Null = INVALID_VALUE)]
    #[without(CaptureEnded)]
    event: Event,
) {
    check!(phGraphNode, hGraph, dependencies, numDependencies, event);
}

/// Adds a node with a child graph.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphAddChildGraphNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The graph that the node gets a copy of.
    childGraph: Graph,
) {
    check!(
        initialized,
        phGraphNode,
        hGraph,
        dependencies,
        numDependencies,
        childGraph
    );

    /// No graph contains itself.
    #[rule("another-graph", observed, on("580.159.04"), undocumented)]
    #[unreachable("cases pass two graphs")]
    if childGraph == hGraph {
        return UNDEFINED;
    }
}

/// Adds a node that fills memory.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuGraphAddMemsetNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The fill.
    memsetParams: In<CUDA_MEMSET_NODE_PARAMS>,
    /// The context that makes the fill; null for the current one.
    #[accepts(Null)]
    #[unseen("the work of the node is the same in each context, even after its end")]
    ctx: Context,
) {
    check!(
        initialized,
        sound_context,
        ctx,
        phGraphNode,
        hGraph,
        dependencies,
        numDependencies,
        memsetParams
    );
    rows_are_filled(
        memsetParams.dst,
        memsetParams.pitch,
        memsetParams.elementSize,
        memsetParams.width,
        memsetParams.height,
    );
}

/// Adds a node that copies memory.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuGraphAddMemcpyNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The copy.
    copyParams: In<CUDA_MEMCPY3D>,
    /// The context that makes the copy; null for the current one.
    #[accepts(Null)]
    #[unseen("the work of the node is the same in each context, even after its end")]
    ctx: Context,
) {
    check!(
        initialized,
        sound_context,
        ctx,
        phGraphNode,
        hGraph,
        dependencies,
        numDependencies,
        copyParams
    );
    node_copies(copyParams);
}

/// Adds a node that launches a kernel.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuGraphAddKernelNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The launch.
    nodeParams: In<CUDA_KERNEL_NODE_PARAMS_v1>,
) {
    #[until(12000, on("418.226.00", "470.256.02"), not_on("525.147.05", "580.159.04"))]
    check!(phGraphNode);
    #[until(11040, on("418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(nodeParams);
    check!(initialized);

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if !thread.has_context() {
        return UNDEFINED;
    }

    check!(nodeParams, sound_context, nodeParams.func);
    node_has_a_shape(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
    );
    node_has_shared_memory(nodeParams.func, nodeParams.sharedMemBytes);
    node_has_parameters(nodeParams.func, nodeParams.kernelParams, nodeParams.extra);
    check!(phGraphNode, hGraph, dependencies, numDependencies);
}

//! Adding nodes to graphs.

#![on("13.0.96")]

/// A launch of a kernel by a node.
#[fields]
struct cudaKernelNodeParams {
    /// The kernel, as the program names it or as a `cudaKernel_t`.
    #[without(
        Varied,
        Bounded,
        Exact,
        Sharing,
        Hungry,
        Clustered,
        Missing,
        Uncoded
    )]
    func: Entry,
    /// Blocks of the grid in the first dimension.
    #[field(gridDim.x)]
    gridDimX: GridBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks of the grid in the second dimension.
    #[field(gridDim.y)]
    gridDimY: GridBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks of the grid in the third dimension.
    #[field(gridDim.z)]
    gridDimZ: GridBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block in the first dimension.
    #[field(blockDim.x)]
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in the second dimension.
    #[field(blockDim.y)]
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in the third dimension.
    #[field(blockDim.z)]
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory of a block.
    sharedMemBytes: SharedBytes,
    /// Pointers to the values of the kernel's parameters. The node gets a copy of the values.
    #[without(Unset)]
    kernelParams: KernelParams,
    /// A buffer with the values, in place of the pointers.
    #[without(Packed, Long, Ended, UnknownKey, Unsized)]
    extra: LaunchExtra,
}

#[as_driver(cuGraphAddEmptyNode)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphAddEmptyNode(pGraphNode: _, graph: _, pDependencies: _, numDependencies: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuGraphAddHostNode)]
#[needs(runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
#[unreachable(NotSupported, "only of systems without host functions")]
fn cudaGraphAddHostNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    pNodeParams: _,
) {
    check!(runtime, outside_callback, pNodeParams, usable_context, pNodeParams.r#fn);
}

#[as_driver(cuGraphAddEventRecordNode)]
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
fn cudaGraphAddEventRecordNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    event: _,
) {
    check!(devices, event, runtime, outside_callback);
}

#[as_driver(cuGraphAddEventWaitNode)]
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed, except(outside_callback))]
fn cudaGraphAddEventWaitNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    event: _,
) {
    check!(devices, event, runtime, outside_callback);
}

#[as_driver(cuGraphAddChildGraphNode)]
#[class(context_lookup)]
fn cudaGraphAddChildGraphNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    childGraph: _,
) {
}

/// Adds a node that launches a kernel of the program.
#[as_driver(cuGraphAddKernelNode)]
#[class(context_state)]
#[unobserved(usable_context)]
#[except("kernel-in-a-context", "one-way-only", "extra-without-parameters")]
#[order(observed, except(outside_callback, sound_context))]
fn cudaGraphAddKernelNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    /// The launch.
    #[is(nodeParams)]
    pNodeParams: In<cudaKernelNodeParams>,
) {
    check!(runtime, outside_callback, pNodeParams, usable_context, sound_context, pNodeParams.func);
}

#[as_driver(cuGraphAddMemsetNode, ctx = 0)]
#[class(context_state)]
#[unobserved(usable_context)]
#[order(observed, except(outside_callback))]
#[unreachable(InvalidDevice, "the current device is always one that there is")]
fn cudaGraphAddMemsetNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    pMemsetParams: _,
) {
    check!(
        runtime,
        pMemsetParams,
        usable_context,
        sound_context,
        pMemsetParams.dst,
        pMemsetParams.elementSize,
        pMemsetParams.width,
        pMemsetParams.height
    );
}

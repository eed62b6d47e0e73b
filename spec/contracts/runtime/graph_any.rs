//! Nodes of any type, and their parameters.

#![on("13.0.96")]

/// A copy of a row within the memory of a device. Other copies have their cases in `cudaGraphAddMemcpyNode`.
#[fields(cudaMemcpy3DParms)]
struct NodeRow {
    /// The direction of the copy; by default the addresses determine it.
    #[without(cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost)]
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    /// The first byte read.
    #[field(srcPtr.ptr)]
    srcDevice: Address<
        Device,
        Interior,
        Misaligned,
        Managed,
        ManagedInterior,
        Pooled,
        Pinned,
        PinnedInterior,
        Registered,
    >,
    /// The first byte written.
    #[field(dstPtr.ptr)]
    dstDevice: Address<
        Device,
        Interior,
        Misaligned,
        Managed,
        ManagedInterior,
        Pooled,
        Pinned,
        PinnedInterior,
        Registered,
    >,
    /// Bytes of a row.
    #[field(extent.width)]
    WidthInBytes: RowWidth,
    /// Rows of a slice.
    #[field(extent.height)]
    #[without(Some)]
    Height: Length<8>,
    /// Slices.
    #[field(extent.depth)]
    #[without(Two)]
    Depth: SliceCount,
}

/// The type of a node, and the parameters of this type. They name no execution context.
#[fields]
struct cudaGraphNodeParams {
    /// The type of the node.
    // Runtimes of 13.0 do not know the last ones.
    #[refuses(
        cudaGraphNodeTypeMemcpyBatch = InvalidValue,
        cudaGraphNodeTypeReserved16 = InvalidValue,
        cudaGraphNodeTypeExternalEngine = InvalidValue,
        cudaGraphNodeTypeCount = InvalidValue
    )]
    #[since(
        13050,
        refuses(cudaGraphNodeTypeExternalEngine = NotSupported),
        on("13.5.37"),
        not_on("13.0.96")
    )]
    #[without(cudaGraphNodeTypeMemAlloc, cudaGraphNodeTypeMemFree)]
    r#type: OneOf<cudaGraphNodeType>,
    /// Reserved.
    reserved0: Reserved,
    /// Reserved, behind the parameters of all types.
    reserved2: Reserved,
    /// The kernel that a node launches, as the program names it or as a `cudaKernel_t`.
    #[field(kernel.func)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
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
    #[field(kernel.gridDim.x)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    gridDimX: GridBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks of the grid in the second dimension.
    #[field(kernel.gridDim.y)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    gridDimY: GridBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks of the grid in the third dimension.
    #[field(kernel.gridDim.z)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    gridDimZ: GridBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block in the first dimension.
    #[field(kernel.blockDim.x)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in the second dimension.
    #[field(kernel.blockDim.y)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in the third dimension.
    #[field(kernel.blockDim.z)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory of a block.
    #[field(kernel.sharedMemBytes)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    sharedMemBytes: SharedBytes,
    /// Pointers to the values of the kernel's parameters. The node gets a copy of the values.
    #[field(kernel.kernelParams)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    #[without(Unset)]
    kernelParams: KernelParams,
    /// A buffer with the values, in place of the pointers.
    #[field(kernel.extra)]
    #[when(r#type == cudaGraphNodeTypeKernel)]
    #[without(Packed, Long, Ended, UnknownKey, Unsized)]
    extra: LaunchExtra,
    /// Options of a copy.
    #[field(memcpy.flags)]
    #[when(r#type == cudaGraphNodeTypeMemcpy)]
    copyFlags: Reserved,
    /// Reserved.
    #[field(memcpy.reserved)]
    #[when(r#type == cudaGraphNodeTypeMemcpy)]
    copyReserved: Reserved,
    #[field(memcpy.copyParams)]
    #[when(r#type == cudaGraphNodeTypeMemcpy)]
    copyParams: Record<NodeRow>,
    /// The function that a node calls.
    #[field(host.r#fn)]
    #[when(r#type == cudaGraphNodeTypeHost)]
    hostFunction: Callback<CUhostFn>,
    /// The argument of the function that a node calls.
    #[field(host.userData)]
    #[when(r#type == cudaGraphNodeTypeHost)]
    userData: Opaque,
    /// The child graph of a node, which gets a copy of it.
    #[field(graph.graph)]
    #[when(r#type == cudaGraphNodeTypeGraph)]
    child: Graph,
    /// The event that a node waits for.
    #[field(eventWait.event)]
    #[when(r#type == cudaGraphNodeTypeWaitEvent)]
    #[refuses(Null = InvalidValue)]
    #[without(CaptureEnded)]
    awaited: Event,
    /// The event that a node records.
    #[field(eventRecord.event)]
    #[when(r#type == cudaGraphNodeTypeEventRecord)]
    #[refuses(Null = InvalidValue)]
    #[without(CaptureEnded)]
    recorded: Event,
    /// The first byte that a node fills.
    #[field(memset.dst)]
    #[when(r#type == cudaGraphNodeTypeMemset)]
    #[accepts(Pooled, Mapped)]
    dst: FilledMemory,
    /// Bytes from the start of a filled row to the start of the next.
    #[field(memset.pitch)]
    #[when(r#type == cudaGraphNodeTypeMemset)]
    pitch: FilledPitch,
    /// The value of each element of a fill.
    #[field(memset.value)]
    #[when(r#type == cudaGraphNodeTypeMemset)]
    filledValue: Any,
    /// Bytes of an element of a fill.
    #[field(memset.elementSize)]
    #[when(r#type == cudaGraphNodeTypeMemset)]
    elementSize: FilledSize,
    /// Elements of a filled row.
    #[field(memset.width)]
    #[when(r#type == cudaGraphNodeTypeMemset)]
    width: FilledWidth,
    /// Rows of a fill.
    #[field(memset.height)]
    #[when(r#type == cudaGraphNodeTypeMemset)]
    height: FilledRows,
    /// The condition that decides which body runs.
    #[field(conditional.handle)]
    #[when(r#type == cudaGraphNodeTypeConditional)]
    condition: Condition,
    /// The meaning of the value of the condition.
    #[field(conditional.r#type)]
    #[when(r#type == cudaGraphNodeTypeConditional)]
    conditionalType: OneOf<cudaGraphConditionalNodeType>,
    /// The number of bodies.
    #[field(conditional.size)]
    #[when(r#type == cudaGraphNodeTypeConditional)]
    bodies: BodyCount,
}

/// Adds a node of any type to a graph. Its dependencies may have data, which says when the node may start.
#[as_driver(cuGraphAddNode_v2)]
#[needs(runtime)]
#[class(context_state)]
#[except(
    "kernel-in-a-context",
    "one-way-only",
    "extra-without-parameters",
    "kernel-of-library",
    "context-of-pooled-memory"
)]
#[order(unknown)]
fn cudaGraphAddNode(
    /// Place for the node.
    pGraphNode: _,
    graph: _,
    /// Nodes that the new node depends on.
    pDependencies: _,
    /// Data of each dependency; null for none.
    dependencyData: _,
    /// The number of dependencies.
    numDependencies: _,
    /// The type of the node, and its parameters. The address of an allocation, or
    /// the bodies of a condition, are written into it.
    #[is(nodeParams)]
    #[unseen("only nodes with memory or bodies write into it")]
    nodeParams: InOut<cudaGraphNodeParams>,
) {
    check!(runtime, outside_callback, usable_context, nodeParams);
}

/// Sets the parameters of a node, whose type stays. Executables keep theirs.
#[as_driver(cuGraphNodeSetParams)]
#[needs(runtime)]
#[class(context_state)]
#[except(
    "kernel-in-a-context",
    "one-way-only",
    "extra-without-parameters",
    "kernel-of-library"
)]
#[order(unknown)]
fn cudaGraphNodeSetParams(
    node: _,
    /// The type of the node, and its parameters.
    #[is(nodeParams)]
    #[undefined(Null)]
    // `cudaGraphAddNode` has cases for these.
    #[without(
        r#type.cudaGraphNodeTypeConditional,
        r#type.cudaGraphNodeTypeMemcpy,
        r#type.cudaGraphNodeTypeGraph,
        r#type.cudaGraphNodeTypeExtSemaphoreSignal,
        r#type.cudaGraphNodeTypeExtSemaphoreWait,
        gridDimX.Some,
        gridDimX.Over,
        gridDimY.Some,
        gridDimY.Zero,
        gridDimY.Over,
        gridDimZ.Some,
        gridDimZ.Zero,
        gridDimZ.Over,
        blockDimX.Some,
        blockDimY.Most,
        blockDimY.Zero,
        blockDimY.Over,
        blockDimZ.Some,
        blockDimZ.Most,
        blockDimZ.Zero,
        blockDimZ.Over,
        sharedMemBytes.Some,
        sharedMemBytes.Huge,
        dst.Interior,
        dst.Managed,
        dst.ManagedInterior,
        dst.Pinned,
        dst.PinnedInterior,
        dst.Registered,
        pitch.Narrow,
        pitch.Enormous,
        filledValue.Some,
        width.One,
        awaited.Unrecorded,
        awaited.NoTiming,
        awaited.Pending,
        awaited.Interprocess,
        awaited.OtherContext,
        recorded.Unrecorded,
        recorded.NoTiming,
        recorded.Pending,
        recorded.Interprocess,
        recorded.OtherContext
    )]
    #[unseen("the call only reads it")]
    nodeParams: InOut<cudaGraphNodeParams>,
) {
    check!(runtime, outside_callback, usable_context, nodeParams);
}

/// Sets the parameters of a node of an executable, whose type stays. Pending launches, and the graph, keep theirs.
#[as_driver(cuGraphExecNodeSetParams)]
#[needs(runtime)]
#[class(context_state)]
#[except(
    "kernel-in-a-context",
    "one-way-only",
    "extra-without-parameters",
    "kernel-of-library"
)]
#[order(unknown)]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecNodeSetParams(
    graphExec: _,
    node: _,
    /// The type of the node, and its parameters.
    #[is(nodeParams)]
    #[undefined(Null)]
    // `cudaGraphAddNode` has cases for these.
    #[without(
        r#type.cudaGraphNodeTypeConditional,
        r#type.cudaGraphNodeTypeMemcpy,
        r#type.cudaGraphNodeTypeExtSemaphoreSignal,
        r#type.cudaGraphNodeTypeExtSemaphoreWait,
        gridDimX.Some,
        gridDimX.Over,
        gridDimY.Some,
        gridDimY.Zero,
        gridDimY.Over,
        gridDimZ.Some,
        gridDimZ.Zero,
        gridDimZ.Over,
        blockDimX.Some,
        blockDimY.Most,
        blockDimY.Zero,
        blockDimY.Over,
        blockDimZ.Some,
        blockDimZ.Most,
        blockDimZ.Zero,
        blockDimZ.Over,
        sharedMemBytes.Some,
        sharedMemBytes.Huge,
        dst.Interior,
        dst.Managed,
        dst.ManagedInterior,
        dst.Pinned,
        dst.PinnedInterior,
        dst.Registered,
        pitch.Narrow,
        pitch.Enormous,
        filledValue.Some,
        width.One,
        awaited.Unrecorded,
        awaited.NoTiming,
        awaited.Pending,
        awaited.Interprocess,
        awaited.OtherContext,
        recorded.Unrecorded,
        recorded.NoTiming,
        recorded.Pending,
        recorded.Interprocess,
        recorded.OtherContext
    )]
    #[unseen("the call only reads it")]
    nodeParams: InOut<cudaGraphNodeParams>,
) {
    check!(runtime, outside_callback, usable_context, nodeParams);
}

/// A fill, a launch and a copy are added one behind the other, and an executable makes them in this order.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphAddNode)]
fn nodes_of_several_types_are_added(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let memory = cuda.cudaMalloc(32)?;
    cuda.cudaMemset(memory, 0, 32)?;
    let at = |offset: usize| memory.wrapping_byte_add(offset);
    let (none, no_data) = (ptr::null(), ptr::null());
    let graph = cuda.cudaGraphCreate(0)?;

    let mut fill = cudaGraphNodeParams {
        r#type: cudaGraphNodeTypeMemset,
        ..Default::default()
    };
    fill.anon1.memset = cudaMemsetParamsV2 {
        dst: memory,
        value: 7,
        elementSize: 1,
        width: 8,
        height: 1,
        ..Default::default()
    };
    let filled = cuda.cudaGraphAddNode(graph, none, no_data, 0, &mut fill)?;

    let mut target = at(4);
    let mut value = 5_u32;
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let one = dim3 { x: 1, y: 1, z: 1 };
    let mut launch = cudaGraphNodeParams {
        r#type: cudaGraphNodeTypeKernel,
        ..Default::default()
    };
    launch.anon1.kernel = cudaKernelNodeParamsV2 {
        gridDim: one,
        blockDim: one,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    launch.anon1.kernel.anon1.func = code.address(c"store").cast_mut();
    let stored = cuda.cudaGraphAddNode(graph, &filled, no_data, 1, &mut launch)?;
    expect!(value == 5);
    value = 6;

    let row = |ptr| cudaPitchedPtr {
        ptr,
        pitch: 8,
        xsize: 8,
        ysize: 1,
    };
    let mut copy = cudaGraphNodeParams {
        r#type: cudaGraphNodeTypeMemcpy,
        ..Default::default()
    };
    copy.anon1.memcpy.copyParams = cudaMemcpy3DParms {
        srcPtr: row(memory),
        dstPtr: row(at(16)),
        extent: cudaExtent {
            width: 8,
            height: 1,
            depth: 1,
        },
        kind: cudaMemcpyDeviceToDevice,
        ..Default::default()
    };
    let data = cudaGraphEdgeData::default();
    let copied = cuda.cudaGraphAddNode(graph, &stored, &data, 1, &mut copy)?;
    expect!(cuda.cudaGraphNodeGetType(copied)? == cudaGraphNodeTypeMemcpy);

    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(value == 6);
    let written = [7, 7, 7, 7, 5, 0, 0, 0];
    let expected = [written, [0; 8], written, [0; 8]].concat();
    expect!(cuda.driver().read(memory as u64, 32)? == expected);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

/// A node calls a function of the host behind a child graph that fills memory. The node has a copy of the child graph.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphAddNode)]
fn a_child_graph_and_a_call_are_added(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(8)?;
    cuda.cudaMemset(memory, 0, 8)?;
    let calls = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let (none, no_data) = (ptr::null(), ptr::null());
    let (graph, inner) = (cuda.cudaGraphCreate(0)?, cuda.cudaGraphCreate(0)?);
    let fill = cudaMemsetParams {
        dst: memory,
        value: 3,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    cuda.cudaGraphAddMemsetNode(inner, none, 0, &fill)?;
    let mut child = cudaGraphNodeParams {
        r#type: cudaGraphNodeTypeGraph,
        ..Default::default()
    };
    child.anon1.graph.graph = inner;
    let filled = cuda.cudaGraphAddNode(graph, none, no_data, 0, &mut child)?;
    cuda.cudaGraphDestroy(inner)?;
    let mut call = cudaGraphNodeParams {
        r#type: cudaGraphNodeTypeHost,
        ..Default::default()
    };
    call.anon1.host.r#fn = calls.host_fn();
    call.anon1.host.userData = calls.data();
    cuda.cudaGraphAddNode(graph, &filled, no_data, 1, &mut call)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(calls.take().len() == 1);
    expect!(cuda.driver().read(memory as u64, 8)? == [3, 3, 3, 3, 0, 0, 0, 0]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

//! Parameters of nodes that copy, fill or call a host function.

#![on("580.159.04")]

/// A node copies slices that lie apart.
#[rules]
fn node_copies(copyParams: CUDA_MEMCPY3D) {
    /// A copy has no slice, slices without a row, or rows without a byte.
    #[rule("something-to-copy", observed, on("580.159.04"))]
    if copyParams.WidthInBytes == 0 || copyParams.Height == 0 || copyParams.Depth == 0 {
        return INVALID_VALUE;
    }

    slices_lie_apart(copyParams);
    slices_inside_arrays(copyParams);
}

/// The rows that a node fills are in memory.
#[rules]
fn rows_are_filled(
    dst: FilledMemory,
    pitch: FilledPitch,
    elementSize: FilledSize,
    width: FilledWidth,
    height: FilledRows,
) {
    /// The memory is not aligned to the size of an element.
    #[rule("aligned", documented, on("580.159.04"))]
    if dst.offset() % elementSize != 0 {
        return INVALID_VALUE;
    }

    /// Rows overlap, or a row is not aligned to the size of an element.
    #[rule("rows-apart", documented, on("580.159.04"))]
    if height > 1 && (pitch < width * elementSize || pitch % elementSize != 0) {
        return INVALID_VALUE;
    }

    /// The rows reach beyond the memory.
    #[rule("inside", documented, on("580.159.04"))]
    if (height - 1) * pitch + width * elementSize > dst.remaining() {
        return INVALID_VALUE;
    }
}

/// Returns the copy of a node.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphMemcpyNodeGetParams(
    /// The node.
    hNode: NodeOf<Memcpy>,
    /// Place for the copy.
    nodeParams: Out<CUDA_MEMCPY3D>,
) {
    check!(initialized, hNode, nodeParams);
}

/// Sets the copy of a node. Executables keep theirs.
#[needs(initialized)]
#[class(stream_copy)]
#[unobserved(initialized)]
#[order(observed)]
fn cuGraphMemcpyNodeSetParams(
    /// The node.
    #[undefined(Garbage)]
    hNode: NodeOf<Memcpy>,
    /// The copy.
    nodeParams: In<CUDA_MEMCPY3D>,
) {
    #[until(
        12040,
        on("418.226.00", "470.256.02", "525.147.05", "535.261.03"),
        not_on("550.163.01", "580.159.04")
    )]
    check!(initialized);
    check!(
        hNode,
        nodeParams,
        initialized,
        own_process,
        outside_callback,
        intact_context,
        sound_context,
        nodeParams.srcMemoryType,
        nodeParams.dstMemoryType,
        nodeParams.srcHost,
        nodeParams.srcDevice,
        nodeParams.srcUnified,
        nodeParams.srcArray,
        nodeParams.srcLOD,
        nodeParams.dstHost,
        nodeParams.dstDevice,
        nodeParams.dstUnified,
        nodeParams.dstArray,
        nodeParams.dstLOD
    );
    node_copies(nodeParams);
}

/// Returns the fill of a node.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphMemsetNodeGetParams(
    /// The node.
    hNode: NodeOf<Memset>,
    /// Place for the fill.
    nodeParams: Out<CUDA_MEMSET_NODE_PARAMS>,
) {
    check!(initialized, hNode, nodeParams);
}

/// Sets the fill of a node. Executables keep theirs.
#[needs(initialized)]
#[class(stream_copy)]
#[unobserved(initialized)]
#[order(observed)]
fn cuGraphMemsetNodeSetParams(
    /// The node.
    #[undefined(Garbage)]
    hNode: NodeOf<Memset>,
    /// The fill.
    nodeParams: In<CUDA_MEMSET_NODE_PARAMS>,
) {
    #[until(
        12040,
        on("418.226.00", "470.256.02", "525.147.05", "535.261.03"),
        not_on("550.163.01", "580.159.04")
    )]
    check!(initialized);
    check!(
        hNode,
        nodeParams,
        initialized,
        own_process,
        outside_callback,
        intact_context,
        sound_context,
        nodeParams.dst,
        nodeParams.elementSize,
        nodeParams.width,
        nodeParams.height
    );
    rows_are_filled(
        nodeParams.dst,
        nodeParams.pitch,
        nodeParams.elementSize,
        nodeParams.width,
        nodeParams.height,
    );
}

/// Returns the call of a node.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphHostNodeGetParams(
    /// The node.
    hNode: NodeOf<Host>,
    /// Place for the call.
    nodeParams: Out<CUDA_HOST_NODE_PARAMS>,
) {
    check!(hNode, nodeParams);
}

/// Sets the call of a node. Executables keep theirs.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphHostNodeSetParams(
    /// The node.
    hNode: NodeOf<Host>,
    /// The call.
    nodeParams: In<CUDA_HOST_NODE_PARAMS>,
) {
    check!(hNode, nodeParams);
}

/// A copy is read back as it was set, and executables that are instantiated later make it.
#[scenario]
#[needs(context)]
#[shows(cuGraphMemcpyNodeGetParams, cuGraphMemcpyNodeSetParams)]
fn a_copy_is_read_back_as_it_was_set(cuda: &Driver) {
    let (context, none) = (core::ptr::null_mut(), core::ptr::null());
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.write(memory, &[[1; 16], [2; 16], [0; 16], [0; 16]].concat())?;
    let mut copy = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_DEVICE,
        srcDevice: memory,
        dstMemoryType: CU_MEMORYTYPE_DEVICE,
        dstDevice: memory + 32,
        WidthInBytes: 16,
        Height: 1,
        Depth: 1,
        ..Default::default()
    };
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let node = cuda.cuGraphAddMemcpyNode(graph, none, 0, &copy, context)?;
    cuda.cuGraphAddMemcpyNode(other, none, 0, &copy, context)?;
    copy.srcDevice = memory + 16;
    copy.dstDevice = memory + 48;
    copy.WidthInBytes = 8;
    cuda.cuGraphMemcpyNodeSetParams(node, &copy)?;
    let found = cuda.cuGraphMemcpyNodeGetParams(node)?;
    expect!(found.srcMemoryType == CU_MEMORYTYPE_DEVICE);
    expect!(found.dstMemoryType == CU_MEMORYTYPE_DEVICE);
    expect!([found.srcXInBytes, found.srcY, found.srcZ] == [0; 3]);
    expect!([found.dstXInBytes, found.dstY, found.dstZ] == [0; 3]);
    expect!(found.srcDevice == memory + 16);
    expect!(found.dstDevice == memory + 48);
    expect!([found.WidthInBytes, found.Height, found.Depth] == [8, 1, 1]);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory + 32, 32)? == [[0; 8], [0; 8], [2; 8], [0; 8]].concat());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A fill of rows is read back as it was set, and executables that are instantiated later make it.
#[scenario]
#[needs(context)]
#[shows(cuGraphMemsetNodeGetParams, cuGraphMemsetNodeSetParams)]
fn a_fill_is_read_back_and_made(cuda: &Driver) {
    let (context, none) = (core::ptr::null_mut(), core::ptr::null());
    let memory = cuda.cuMemAlloc_v2(128)?;
    cuda.write(memory, &[0; 128])?;
    let mut fill = CUDA_MEMSET_NODE_PARAMS {
        dst: memory,
        value: 3,
        elementSize: 4,
        width: 16,
        height: 1,
        ..Default::default()
    };
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let node = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill, context)?;
    cuda.cuGraphAddMemsetNode(other, none, 0, &fill, context)?;
    fill.value = 0x5678;
    fill.elementSize = 2;
    fill.width = 4;
    fill.height = 2;
    fill.pitch = 64;
    cuda.cuGraphMemsetNodeSetParams(node, &fill)?;
    let found = cuda.cuGraphMemsetNodeGetParams(node)?;
    expect!(found.dst == memory);
    expect!(found.value == 0x5678);
    expect!(found.elementSize == 2);
    expect!([found.width, found.height, found.pitch] == [4, 2, 64]);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    let row = [0x78, 0x56, 0x78, 0x56, 0x78, 0x56, 0x78, 0x56, 0, 0];
    expect!(cuda.read(memory, 10)? == row);
    expect!(cuda.read(memory + 64, 10)? == row);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A call is read back as it was set, and executables that are instantiated later make it.
#[scenario]
#[needs(context)]
#[shows(cuGraphHostNodeGetParams, cuGraphHostNodeSetParams)]
fn a_call_is_read_back_as_it_was_set(cuda: &Driver) {
    let first = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let second = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let mut call = CUDA_HOST_NODE_PARAMS {
        r#fn: first.host_fn(),
        userData: first.data(),
    };
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let node = cuda.cuGraphAddHostNode(graph, core::ptr::null(), 0, &call)?;
    cuda.cuGraphAddHostNode(other, core::ptr::null(), 0, &call)?;
    call.r#fn = second.host_fn();
    call.userData = second.data();
    cuda.cuGraphHostNodeSetParams(node, &call)?;
    let found = cuda.cuGraphHostNodeGetParams(node)?;
    expect!(found.userData == second.data());
    expect!(
        found.r#fn.map(|function| function as usize) == call.r#fn.map(|function| function as usize)
    );
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(first.take().is_empty());
    expect!(second.take().len() == 1);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
}

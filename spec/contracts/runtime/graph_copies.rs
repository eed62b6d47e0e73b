//! Adding nodes that copy memory to graphs.

#![on("13.0.96")]

/// A node copies at least one byte.
#[rules]
fn copies_a_byte(count: usize) {
    /// The copy has no byte.
    #[rule("some-bytes", observed, on("13.0.96"))]
    if count == 0 {
        return InvalidValue;
    }
}

/// The direction of the copy of a node. Only pageable memory is refused as memory of the device.
#[rules]
fn node_direction_fits(dst: Address, src: Address, kind: cudaMemcpyKind) {
    /// A copy to the device writes pageable memory.
    #[rule("direction-of-target", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyHostToDevice | cudaMemcpyDeviceToDevice) && dst.is_pageable() {
        return InvalidValue;
    }

    /// A copy from the device reads pageable memory.
    #[rule("direction-of-source", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyDeviceToHost | cudaMemcpyDeviceToDevice) && src.is_pageable() {
        return InvalidValue;
    }
}

/// A copy of a row by a node.
#[fields(cudaMemcpy3DParms)]
struct NodeCopy {
    /// The direction of the copy; by default the addresses determine it.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    /// The array that is read; null for memory. A scenario reads and writes arrays.
    #[without(Slices, Table, Line, Narrow, Words, Layers, Level, Destroyed, Garbage)]
    srcArray: Array<Null>,
    /// The first byte read.
    #[field(srcPtr.ptr)]
    #[when(srcArray.is_null())]
    #[undefined(Freed, Garbage)]
    srcMemory: Unified,
    /// Bytes from one row that is read to the next.
    #[field(srcPtr.pitch)]
    #[when(srcArray.is_null())]
    #[without(Enormous)]
    srcPitch: RowPitch,
    /// The array that is written; null for memory.
    #[without(Slices, Table, Line, Narrow, Words, Layers, Level, Destroyed, Garbage)]
    dstArray: Array<Null>,
    /// The first byte written.
    #[field(dstPtr.ptr)]
    #[when(dstArray.is_null())]
    #[undefined(Freed, Garbage)]
    dstMemory: Unified,
    /// Bytes of a row.
    #[field(extent.width)]
    #[refuses(Zero = InvalidValue)]
    width: RowWidth,
    /// Rows of a slice.
    #[field(extent.height)]
    #[refuses(Zero = InvalidValue)]
    #[without(Two)]
    height: SliceCount,
    /// Slices.
    #[field(extent.depth)]
    #[refuses(Zero = InvalidValue)]
    #[without(Two)]
    depth: SliceCount,
}

/// Adds a node that copies memory.
#[needs(runtime)]
#[class(context_state)]
#[unobserved(usable_context)]
#[order(partial, except(outside_callback, sound_context))]
fn cudaGraphAddMemcpyNode(
    /// Place for the node.
    pGraphNode: Out<CUgraphNode>,
    /// The graph.
    graph: Graph,
    /// Nodes that the new node depends on.
    pDependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<pDependencies>,
    /// The copy.
    pCopyParams: In<NodeCopy>,
) {
    check!(runtime, outside_callback, pCopyParams, sound_context);
    node_direction_fits(pCopyParams.dstMemory, pCopyParams.srcMemory, pCopyParams.kind);

    /// The rows that are read overlap.
    #[rule("pitch-holds-a-row", observed, on("13.0.96"))]
    if pCopyParams.srcPitch != 0 && pCopyParams.srcPitch < pCopyParams.width {
        return InvalidValue;
    }

    check!(
        pCopyParams.kind,
        pGraphNode,
        graph,
        pDependencies,
        numDependencies
    );
}

/// Adds a node that copies bytes.
#[needs(runtime)]
#[class(context_state)]
#[unobserved(usable_context)]
#[order(observed, except(outside_callback, sound_context))]
fn cudaGraphAddMemcpyNode1D(
    /// Place for the node.
    pGraphNode: Out<CUgraphNode>,
    /// The graph.
    graph: Graph,
    /// Nodes that the new node depends on.
    pDependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<pDependencies>,
    /// The first byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// The first byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// The number of bytes.
    count: Bytes<dst>,
    /// The direction of the copy; by default the addresses determine it.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback, sound_context);
    copies_a_byte(count);
    check!(
        kind,
        pGraphNode,
        graph,
        pDependencies,
        numDependencies,
        dst,
        src,
        count
    );
    node_direction_fits(dst, src, kind);

    /// The bytes read do not lie inside one allocation.
    #[rule("source-holds", observed, on("13.0.96"))]
    if count > src.remaining() {
        return InvalidValue;
    }
}

/// Adds a node that copies bytes into a variable of the program.
#[needs(runtime)]
#[class(context_state)]
#[unobserved(usable_context)]
#[order(observed, except(outside_callback, sound_context))]
fn cudaGraphAddMemcpyNodeToSymbol(
    /// Place for the node.
    pGraphNode: Out<CUgraphNode>,
    /// The graph.
    graph: Graph,
    /// Nodes that the new node depends on.
    pDependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<pDependencies>,
    /// The variable, as the program names it.
    #[without(Missing, Uncoded)]
    symbol: Variable,
    /// The first byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// The number of bytes.
    count: VariableBytes<symbol>,
    /// The offset in the variable.
    offset: VariableOffset<symbol>,
    /// The direction of the copy; by default the address determines it.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback, sound_context, symbol);
    stays_inside(symbol, count, offset);
    check!(kind);

    /// A copy into a variable goes to the host.
    #[rule("to-the-device", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyDeviceToHost | cudaMemcpyHostToHost) {
        return InvalidMemcpyDirection;
    }

    check!(
        pGraphNode,
        graph,
        pDependencies,
        numDependencies,
        src
    );
    copies_a_byte(count);

    /// A copy from the device reads pageable memory.
    #[rule("direction-of-source", observed, on("13.0.96"))]
    if kind == cudaMemcpyDeviceToDevice && src.is_pageable() {
        return InvalidValue;
    }
}

/// Adds a node that copies bytes out of a variable of the program.
#[needs(runtime)]
#[class(context_state)]
#[unobserved(usable_context)]
#[order(observed, except(outside_callback, sound_context))]
fn cudaGraphAddMemcpyNodeFromSymbol(
    /// Place for the node.
    pGraphNode: Out<CUgraphNode>,
    /// The graph.
    graph: Graph,
    /// Nodes that the new node depends on.
    pDependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<pDependencies>,
    /// The first byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// The variable, as the program names it.
    #[without(Missing, Uncoded)]
    symbol: Variable,
    /// The number of bytes.
    count: VariableBytes<symbol>,
    /// The offset in the variable.
    offset: VariableOffset<symbol>,
    /// The direction of the copy; by default the address determines it.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback, sound_context, symbol);
    stays_inside(symbol, count, offset);
    check!(kind);

    /// A copy out of a variable comes from the host.
    #[rule("from-the-device", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyHostToDevice | cudaMemcpyHostToHost) {
        return InvalidMemcpyDirection;
    }

    check!(
        pGraphNode,
        graph,
        pDependencies,
        numDependencies,
        dst
    );
    copies_a_byte(count);

    /// A copy to the device writes pageable memory.
    #[rule("direction-of-target", observed, on("13.0.96"))]
    if kind == cudaMemcpyDeviceToDevice && dst.is_pageable() {
        return InvalidValue;
    }
}

/// Nodes copy bytes into a variable and out of it, each at its offset.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphAddMemcpyNode1D,
    cudaGraphAddMemcpyNodeToSymbol,
    cudaGraphAddMemcpyNodeFromSymbol
)]
fn nodes_copy_into_variables_and_out_of_them(cuda: &Runtime) {
    let code = cuda.register(ptx!("variables"), &[], &[(c"room", 64)])?;
    let room = code.address(c"room");
    let zeros = [0_u8; 64];
    cuda.cudaMemcpyToSymbol(room, zeros.as_ptr().cast(), 64, 0, cudaMemcpyHostToDevice)?;
    let sent: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
    let mut received = [0_u8; 8];
    let memory = cuda.cudaMalloc(8)?;
    let graph = cuda.cudaGraphCreate(0)?;
    let none = ptr::null();
    let default = cudaMemcpyDefault;
    let bytes = sent.as_ptr().cast();
    let node = cuda.cudaGraphAddMemcpyNode1D(graph, none, 0, memory, bytes, 8, default)?;
    let node =
        cuda.cudaGraphAddMemcpyNodeToSymbol(graph, &node, 1, room, memory, 8, 16, default)?;
    let place = received.as_mut_ptr().cast();
    let last =
        cuda.cudaGraphAddMemcpyNodeFromSymbol(graph, &node, 1, place, room, 6, 18, default)?;
    let (mut nodes, mut count) = ([ptr::null_mut(); 1], 1);
    let no_data = ptr::null_mut();
    cuda.cudaGraphNodeGetDependencies(last, nodes.as_mut_ptr(), no_data, &mut count)?;
    expect!(nodes == [node]);
    cuda.cudaGraphAddMemcpyNodeFromSymbol(graph, &last, 1, memory, room, 6, 18, default)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(received == [3, 4, 5, 6, 7, 8, 0, 0]);
    expect!(cuda.driver().read(memory as u64, 8)? == [3, 4, 5, 6, 7, 8, 7, 8]);
    let start = cuda.cudaGetSymbolAddress(room)?;
    let found = cuda.driver().read(start as u64, 32)?;
    expect!(found[..16] == [0; 16]);
    expect!(found[16..24] == sent);
    expect!(found[24..] == [0; 8]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

/// Nodes copy rows into an array and out of it; a side of a copy is an array or memory, not both.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphAddMemcpyNode)]
fn nodes_copy_rows_through_an_array(cuda: &Runtime) {
    let sent: Vec<u8> = (0..32).collect();
    let (from, to) = (cuda.cudaMalloc(32)?, cuda.cudaMalloc(32)?);
    cuda.driver().write(from as u64, &sent)?;
    cuda.cudaMemset(to, 99, 32)?;
    let array = cuda.byte_array(8, 2)?;
    let whole = cudaExtent {
        width: 8,
        height: 2,
        depth: 1,
    };
    let rows = |ptr| cudaPitchedPtr {
        ptr,
        pitch: 16,
        xsize: 8,
        ysize: 2,
    };
    let into = cudaMemcpy3DParms {
        srcPtr: rows(from),
        dstArray: array,
        extent: whole,
        kind: cudaMemcpyDeviceToDevice,
        ..Default::default()
    };
    let out = cudaMemcpy3DParms {
        srcArray: array,
        dstPtr: rows(to),
        extent: whole,
        kind: cudaMemcpyDeviceToDevice,
        ..Default::default()
    };
    let both = cudaMemcpy3DParms {
        srcPtr: rows(from),
        ..out
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddMemcpyNode(graph, ptr::null(), 0, &into)?;
    cuda.cudaGraphAddMemcpyNode(graph, &node, 1, &out)?;
    expect!(cuda.cudaGraphAddMemcpyNode(graph, ptr::null(), 0, &both) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let found = cuda.driver().read(to as u64, 32)?;
    expect!(found[..8] == sent[..8]);
    expect!(found[8..16] == [99; 8]);
    expect!(found[16..24] == sent[16..24]);
    expect!(found[24..] == [99; 8]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFreeArray(array)?;
    cuda.cudaFree(from)?;
    cuda.cudaFree(to)?;
}

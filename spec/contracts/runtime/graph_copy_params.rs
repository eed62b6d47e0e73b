//! Copies of nodes of graphs and of executables.

#![on("13.0.96")]

/// The rows that a node reads do not overlap.
#[rules]
fn node_rows_lie_apart(srcPitch: RowPitch, width: RowWidth) {
    /// The rows that are read overlap.
    #[rule("pitch-holds-a-row", observed, on("13.0.96"))]
    if srcPitch != 0 && srcPitch < width {
        return InvalidValue;
    }
}

/// The bytes that a node reads lie inside one allocation.
#[rules]
fn node_source_holds(src: Address, count: usize) {
    /// The bytes read do not lie inside one allocation.
    #[rule("source-holds", observed, on("13.0.96"))]
    if count > src.remaining() {
        return InvalidValue;
    }
}

/// The copy of an executable keeps the types of memory, which its node names.
#[rules]
fn names_types(kind: cudaMemcpyKind) {
    /// The addresses determine the types of memory, and the copy of the node names them.
    #[rule("same-types", observed, on("13.0.96"))]
    if kind == cudaMemcpyDefault {
        return InvalidValue;
    }
}

/// Returns the copy of a node.
#[as_driver(cuGraphMemcpyNodeGetParams)]
#[needs(runtime)]
#[class(context_lookup)]
#[order(unknown)]
fn cudaGraphMemcpyNodeGetParams(
    node: _,
    /// Place for the copy.
    #[is(nodeParams)]
    pNodeParams: Out<cudaMemcpy3DParms>,
) {
    check!(runtime, outside_callback);
}

/// Sets the copy of a node. Executables keep theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphMemcpyNodeSetParams(
    /// The node.
    #[undefined(Garbage)]
    node: NodeOf<Memcpy>,
    /// The copy.
    pNodeParams: In<NodeCopy>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        node,
        pNodeParams,
        sound_context
    );
    node_direction_fits(
        pNodeParams.dstMemory,
        pNodeParams.srcMemory,
        pNodeParams.kind,
    );
    node_rows_lie_apart(pNodeParams.srcPitch, pNodeParams.width);
}

/// Sets the copy of a node to a copy of bytes. Executables keep theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphMemcpyNodeSetParams1D(
    /// The node.
    #[undefined(Garbage)]
    node: NodeOf<Memcpy>,
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
    check!(runtime, outside_callback, usable_context, sound_context);
    copies_a_byte(count);
    check!(kind, node, dst, src, count);
    node_direction_fits(dst, src, kind);
    node_source_holds(src, count);
}

/// Sets the copy of a node to a copy of bytes into a variable of the program. Executables keep theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphMemcpyNodeSetParamsToSymbol(
    /// The node.
    #[undefined(Garbage)]
    node: NodeOf<Memcpy>,
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
    /// The direction of the copy; by default the addresses determine it.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        sound_context,
        symbol
    );
    stays_inside(symbol, count, offset);
    check!(kind);

    /// A copy into a variable goes to the host.
    #[rule("to-the-device", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyDeviceToHost | cudaMemcpyHostToHost) {
        return InvalidMemcpyDirection;
    }

    check!(node, src);
    copies_a_byte(count);

    /// A copy from the device reads pageable memory.
    #[rule("direction-of-source", observed, on("13.0.96"))]
    if kind == cudaMemcpyDeviceToDevice && src.is_pageable() {
        return InvalidValue;
    }
}

/// Sets the copy of a node to a copy of bytes out of a variable of the program. Executables keep theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphMemcpyNodeSetParamsFromSymbol(
    /// The node.
    #[undefined(Garbage)]
    node: NodeOf<Memcpy>,
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
    /// The direction of the copy; by default the addresses determine it.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        sound_context,
        symbol
    );
    stays_inside(symbol, count, offset);
    check!(kind);

    /// A copy out of a variable comes from the host.
    #[rule("from-the-device", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyHostToDevice | cudaMemcpyHostToHost) {
        return InvalidMemcpyDirection;
    }

    check!(node, dst);
    copies_a_byte(count);

    /// A copy to the device writes pageable memory.
    #[rule("direction-of-target", observed, on("13.0.96"))]
    if kind == cudaMemcpyDeviceToDevice && dst.is_pageable() {
        return InvalidValue;
    }
}

/// Sets the copy of a node of an executable. Pending launches, and the graph, keep theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphExecMemcpyNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    node: NodeOf<Memcpy>,
    /// The copy.
    // The node copies a row from the device to itself.
    #[without(
        srcMemory.Managed,
        srcMemory.ManagedInterior,
        srcMemory.Pinned,
        srcMemory.PinnedInterior,
        srcMemory.Registered,
        srcMemory.Pageable,
        dstMemory.Managed,
        dstMemory.ManagedInterior,
        dstMemory.Pinned,
        dstMemory.PinnedInterior,
        dstMemory.Registered,
        dstMemory.Pageable,
        kind.cudaMemcpyHostToHost,
        kind.cudaMemcpyHostToDevice,
        kind.cudaMemcpyDeviceToHost
    )]
    #[refuses(
        srcMemory.Pooled = InvalidValue,
        srcMemory.Mapped = InvalidValue,
        dstMemory.Pooled = InvalidValue,
        dstMemory.Mapped = InvalidValue
    )]
    pNodeParams: In<NodeCopy>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        hGraphExec,
        node,
        pNodeParams,
        sound_context
    );
    node_rows_lie_apart(pNodeParams.srcPitch, pNodeParams.width);
    names_types(pNodeParams.kind);
}

/// Sets the copy of a node of an executable to a copy of bytes. Pending launches, and the graph, keep
/// theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphExecMemcpyNodeSetParams1D(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    node: NodeOf<Memcpy>,
    /// The first byte written.
    // The node copies from the device to itself.
    #[without(Managed, ManagedInterior, Pinned, PinnedInterior, Registered, Pageable)]
    #[refuses(Pooled = InvalidValue, Mapped = InvalidValue)]
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// The first byte read.
    // The node copies from the device to itself.
    #[without(Managed, ManagedInterior, Pinned, PinnedInterior, Registered, Pageable)]
    #[refuses(Pooled = InvalidValue, Mapped = InvalidValue)]
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// The number of bytes.
    count: Bytes<dst>,
    /// The direction of the copy; by default the addresses determine it.
    #[without(cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost)]
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback, usable_context, sound_context);
    copies_a_byte(count);
    check!(kind, hGraphExec, node, dst, src, count);
    node_source_holds(src, count);
    names_types(kind);
}

/// Sets the copy of a node of an executable to a copy of bytes into a variable of the program. Pending launches, and the
/// graph, keep theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    node: NodeOf<Memcpy>,
    /// The variable, as the program names it.
    #[without(Missing, Uncoded)]
    symbol: Variable,
    /// The first byte read.
    // The node copies from the device to itself.
    #[without(Managed, ManagedInterior, Pinned, PinnedInterior, Registered, Pageable)]
    #[refuses(Pooled = InvalidValue, Mapped = InvalidValue)]
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// The number of bytes.
    count: VariableBytes<symbol>,
    /// The offset in the variable.
    offset: VariableOffset<symbol>,
    /// The direction of the copy; by default the addresses determine it.
    #[without(cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost)]
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        sound_context,
        symbol
    );
    stays_inside(symbol, count, offset);
    check!(kind);

    check!(hGraphExec, node, src);
    copies_a_byte(count);
    names_types(kind);
}

/// Sets the copy of a node of an executable to a copy of bytes out of a variable of the program. Pending launches, and
/// the graph, keep theirs.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from.
    node: NodeOf<Memcpy>,
    /// The first byte written.
    // The node copies from the device to itself.
    #[without(Managed, ManagedInterior, Pinned, PinnedInterior, Registered, Pageable)]
    #[refuses(Pooled = InvalidValue, Mapped = InvalidValue)]
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// The variable, as the program names it.
    #[without(Missing, Uncoded)]
    symbol: Variable,
    /// The number of bytes.
    count: VariableBytes<symbol>,
    /// The offset in the variable.
    offset: VariableOffset<symbol>,
    /// The direction of the copy; by default the addresses determine it.
    #[without(cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost)]
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        sound_context,
        symbol
    );
    stays_inside(symbol, count, offset);
    check!(kind);

    check!(hGraphExec, node, dst);
    copies_a_byte(count);
    names_types(kind);
}

/// The copy of a node is read back as it was set, and executables that are instantiated later make it. The copy of an
/// executable is set apart from its graph.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphMemcpyNodeGetParams,
    cudaGraphMemcpyNodeSetParams,
    cudaGraphMemcpyNodeSetParams1D,
    cudaGraphExecMemcpyNodeSetParams,
    cudaGraphExecMemcpyNodeSetParams1D
)]
fn copies_of_nodes_are_set(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(32)?;
    let at = |offset: usize| memory.wrapping_byte_add(offset);
    let whole: [u8; 32] = core::array::from_fn(|at| at as u8);
    let row = |to, from| cudaMemcpy3DParms {
        srcPtr: cudaPitchedPtr {
            ptr: at(from),
            pitch: 4,
            xsize: 4,
            ysize: 1,
        },
        dstPtr: cudaPitchedPtr {
            ptr: at(to),
            pitch: 4,
            xsize: 4,
            ysize: 1,
        },
        extent: cudaExtent {
            width: 4,
            height: 1,
            depth: 1,
        },
        kind: cudaMemcpyDeviceToDevice,
        ..Default::default()
    };
    let stream = cuda.cudaStreamCreate()?;
    let reset = || cuda.driver().write(memory as u64, &whole);
    let run = |exec| {
        cuda.cudaGraphLaunch(exec, stream)?;
        cuda.cudaStreamSynchronize(stream)
    };
    let found = || cuda.driver().read(memory as u64, 32);
    let changed = |to: usize, from: usize, bytes: usize| {
        let mut expected = whole;
        expected.copy_within(from..from + bytes, to);
        expected
    };
    let device = cudaMemcpyDeviceToDevice;
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddMemcpyNode1D(graph, ptr::null(), 0, memory, at(8), 2, device)?;
    cuda.cudaGraphMemcpyNodeSetParams(node, &row(16, 4))?;
    let copy = cuda.cudaGraphMemcpyNodeGetParams(node)?;
    expect!([copy.dstPtr.ptr, copy.srcPtr.ptr] == [at(16), at(4)]);
    expect!([copy.extent.width, copy.extent.height, copy.extent.depth] == [4, 1, 1]);
    expect!(copy.kind == device);
    expect!([copy.dstArray, copy.srcArray] == [ptr::null_mut(), ptr::null_mut()]);
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    reset()?;
    run(exec)?;
    expect!(found()? == changed(16, 4, 4));
    cuda.cudaGraphMemcpyNodeSetParams1D(node, at(24), memory, 3, device)?;
    reset()?;
    run(exec)?;
    expect!(found()? == changed(16, 4, 4));
    let later = cuda.cudaGraphInstantiate(graph, 0)?;
    reset()?;
    run(later)?;
    expect!(found()? == changed(24, 0, 3));
    cuda.cudaGraphExecMemcpyNodeSetParams(exec, node, &row(20, 12))?;
    reset()?;
    run(exec)?;
    expect!(found()? == changed(20, 12, 4));
    reset()?;
    run(later)?;
    expect!(found()? == changed(24, 0, 3));
    cuda.cudaGraphExecMemcpyNodeSetParams1D(exec, node, at(1), at(31), 1, device)?;
    reset()?;
    run(exec)?;
    expect!(found()? == changed(1, 31, 1));
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphExecDestroy(later)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// The copy of a node is set to copies into a variable and out of it, in a graph and in an executable.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphMemcpyNodeSetParamsToSymbol,
    cudaGraphMemcpyNodeSetParamsFromSymbol,
    cudaGraphExecMemcpyNodeSetParamsToSymbol,
    cudaGraphExecMemcpyNodeSetParamsFromSymbol
)]
fn copies_of_nodes_are_set_to_variables(cuda: &Runtime) {
    let code = cuda.register(ptx!("variables"), &[], &[(c"room", 64)])?;
    let room = code.address(c"room");
    let zeros = [0_u8; 64];
    cuda.cudaMemcpyToSymbol(room, zeros.as_ptr().cast(), 64, 0, cudaMemcpyHostToDevice)?;
    let start = cuda.cudaGetSymbolAddress(room)? as u64;
    let memory = cuda.cudaMalloc(16)?;
    let at = |offset: usize| memory.wrapping_byte_add(offset);
    let sent: [u8; 16] = core::array::from_fn(|at| at as u8 + 1);
    cuda.driver().write(memory as u64, &sent)?;
    let device = cudaMemcpyDeviceToDevice;
    let stream = cuda.cudaStreamCreate()?;
    let run = |exec| {
        cuda.cudaGraphLaunch(exec, stream)?;
        cuda.cudaStreamSynchronize(stream)
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddMemcpyNode1D(graph, ptr::null(), 0, memory, at(8), 2, device)?;
    cuda.cudaGraphMemcpyNodeSetParamsToSymbol(node, room, memory, 4, 8, device)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    run(exec)?;
    expect!(cuda.driver().read(start, 16)? == [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0]);
    cuda.cudaGraphExecMemcpyNodeSetParamsToSymbol(exec, node, room, at(12), 2, 0, device)?;
    run(exec)?;
    expect!(cuda.driver().read(start, 16)? == [13, 14, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0]);
    cuda.cudaGraphExecMemcpyNodeSetParamsFromSymbol(exec, node, memory, room, 3, 8, device)?;
    run(exec)?;
    expect!(cuda.driver().read(memory as u64, 6)? == [1, 2, 3, 4, 5, 6]);
    cuda.cudaGraphMemcpyNodeSetParamsFromSymbol(node, at(4), room, 2, 0, device)?;
    let later = cuda.cudaGraphInstantiate(graph, 0)?;
    run(later)?;
    expect!(cuda.driver().read(memory as u64, 8)? == [1, 2, 3, 4, 13, 14, 7, 8]);
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphExecDestroy(later)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

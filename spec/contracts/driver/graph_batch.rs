//! Nodes with a batch of memory operations.

#![on("580.159.04")]

/// A batch of memory operations by a node.
#[fields]
struct CUDA_BATCH_MEM_OP_NODE_PARAMS {
    /// The context that executes the operations.
    #[refuses(Null = INVALID_VALUE)]
    ctx: Context,
    /// The number of operations, at most 255.
    count: Count<paramArray>,
    /// The operations.
    #[without(Twice)]
    paramArray: Steps<CUstreamBatchMemOpParams, count>,
    /// Reserved.
    flags: Reserved,
}

/// An operation that writes a word.
#[fields(CUstreamBatchMemOpParams)]
struct WritingStep {
    /// The operation.
    operation: WritingOperation,
    /// The word.
    #[field(writeValue.address)]
    #[without(
        Misaligned,
        Pooled,
        Pinned,
        PinnedMisaligned,
        Registered,
        Managed,
        Pageable,
        Freed,
        Null,
        Garbage
    )]
    address: Word,
    /// The 32 bits that are written.
    #[field(writeValue.value)]
    value: Any,
}

/// The operation that writes 32 bits, or one that was not tested in its place.
#[domain]
enum WritingOperation {
    /// `CU_STREAM_MEM_OP_WRITE_VALUE_32`.
    #[accepted]
    Write = 2,
    /// Another operation.
    #[undefined]
    #[when(value != 2)]
    Other = 6,
}

/// A batch of writes by a node.
#[fields(CUDA_BATCH_MEM_OP_NODE_PARAMS)]
struct WritingBatch {
    /// The context that executes the operations.
    #[refuses(Null = INVALID_VALUE)]
    ctx: Context,
    /// The number of operations, at most 255.
    count: Count<paramArray>,
    /// The operations.
    #[without(Twice)]
    paramArray: Steps<WritingStep, count>,
    /// Reserved.
    flags: Reserved,
}

/// Operations that a node can have on this device.
#[rules]
fn node_operates(operations: Steps<CUstreamBatchMemOpParams, 1>) {
    for step in operations {
        check!(step.operation);

        /// The device cannot wait until remote writes have arrived.
        #[rule("flush-remote", documented, on("580.159.04"))]
        if step.operation == CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES
            && !device.can_flush_remote_writes()
        {
            return NOT_SUPPORTED;
        }

        check!(step.waitFlags);

        /// A wait flushes remote writes.
        #[rule("flush", assumed)]
        if step.waitFlags & 0x4000_0000 != 0 {
            return UNDEFINED;
        }

        check!(step.waitAddress, step.writeAddress);

        /// A word of 64 bits is not aligned to eight bytes.
        #[rule("operation-aligned", assumed)]
        if step.operation == CU_STREAM_MEM_OP_WAIT_VALUE_64 && step.waitAddress.offset() % 8 == 4
            || step.operation == CU_STREAM_MEM_OP_WRITE_VALUE_64
                && step.writeAddress.offset() % 8 == 4
        {
            return UNDEFINED;
        }
    }
}

/// Adds a node with a batch of memory operations. Addresses are checked when the graph is launched.
#[class(handle_lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null graph returns INVALID_VALUE, and no other graph exists"
)]
fn cuGraphAddBatchMemOpNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The batch.
    #[refuses(
        paramArray.writeFlags.CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = INVALID_VALUE
    )]
    #[accepts(
        paramArray.waitAddress.Managed,
        paramArray.waitAddress.Pageable,
        paramArray.waitAddress.Freed,
        paramArray.waitAddress.Null,
        paramArray.writeAddress.Managed,
        paramArray.writeAddress.Pageable,
        paramArray.writeAddress.Freed,
        paramArray.writeAddress.Null
    )]
    nodeParams: In<CUDA_BATCH_MEM_OP_NODE_PARAMS>,
) {
    check!(
        phGraphNode,
        hGraph,
        dependencies,
        numDependencies,
        nodeParams,
        sound_context,
        nodeParams.flags,
        nodeParams.count,
        nodeParams.paramArray,
        nodeParams.ctx
    );
    node_operates(nodeParams.paramArray);
}

/// Returns the batch of memory operations of a node.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphBatchMemOpNodeGetParams(
    /// The node.
    hNode: NodeOf<BatchMemOp>,
    /// Place for the batch. Its operations are the node's own copy.
    nodeParams_out: Out<CUDA_BATCH_MEM_OP_NODE_PARAMS>,
) {
    check!(hNode, nodeParams_out);

    /// The flags of a batch are zero.
    #[ensure("no-flags", documented, on("580.159.04"))]
    if true {
        assert!(nodeParams_out.flags.value() == 0);
    }
}

/// Sets the batch of memory operations of a node. Executables keep theirs.
#[class(handle_lookup)]
#[order(observed)]
#[unreachable(INVALID_HANDLE, "a null node returns INVALID_VALUE, and other wrong handles are undefined")]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
fn cuGraphBatchMemOpNodeSetParams(
    /// The node.
    hNode: NodeOf<BatchMemOp>,
    /// The batch.
    nodeParams: In<WritingBatch>,
) {
    check!(
        hNode,
        nodeParams,
        sound_context,
        nodeParams.flags,
        nodeParams.count,
        nodeParams.paramArray,
        nodeParams.ctx
    );
}

/// A node executes the operations that it was given last; a graph that is instantiated earlier keeps its own.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphAddBatchMemOpNode,
    cuGraphBatchMemOpNodeGetParams,
    cuGraphBatchMemOpNodeSetParams
)]
fn a_node_executes_its_batch(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let spare_context = cuda.cuCtxCreate_v2(CUctx_flags(0), cuda.cuCtxGetDevice()?)?;
    cuda.cuCtxSetCurrent(context)?;
    let memory = cuda.cuMemAlloc_v2(16)?;
    cuda.write(memory, &[0; 16])?;
    let write = |at: u64, value: u32| {
        let mut step = CUstreamBatchMemOpParams::default();
        step.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
        step.writeValue.address = memory + at;
        step.writeValue.anon1.value = value;
        step
    };
    let mut steps = [write(0, 21), write(4, 22)];
    let mut batch = CUDA_BATCH_MEM_OP_NODE_PARAMS {
        ctx: context,
        count: 1,
        paramArray: steps.as_mut_ptr(),
        ..Default::default()
    };
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let spare = CUDA_BATCH_MEM_OP_NODE_PARAMS { count: 2, ..batch };
    cuda.cuGraphAddBatchMemOpNode(other, core::ptr::null(), 0, &spare)?;
    let node = cuda.cuGraphAddBatchMemOpNode(graph, core::ptr::null(), 0, &batch)?;
    let found = cuda.cuGraphBatchMemOpNodeGetParams(node)?;
    expect!(found.ctx == context);
    expect!(found.count == 1);
    expect!(found.flags == 0);
    expect!(found.paramArray != steps.as_mut_ptr());
    let step = &*found.paramArray;
    expect!(step.writeValue.operation == CU_STREAM_MEM_OP_WRITE_VALUE_32);
    expect!(step.writeValue.address == memory);
    expect!(step.writeValue.anon1.value == 21);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 16)? == [21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    cuda.cuGraphExecDestroy(exec)?;

    steps = [write(0, 40), write(4, 41)];
    batch.count = 2;
    batch.paramArray = steps.as_mut_ptr();
    cuda.cuGraphBatchMemOpNodeSetParams(node, &batch)?;
    steps = [write(8, 1), write(12, 1)];
    expect!(cuda.cuGraphBatchMemOpNodeGetParams(node)?.count == 2);
    expect!(steps.len() == 2);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 16)? == [40, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuCtxDestroy_v2(spare_context)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A batch of a node has fewer than 256 operations.
#[scenario]
#[needs(context)]
fn a_batch_of_256_operations_is_refused(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    let mut step = CUstreamBatchMemOpParams::default();
    step.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
    step.writeValue.address = memory;
    let mut steps = [step; 256];
    let mut batch = CUDA_BATCH_MEM_OP_NODE_PARAMS {
        ctx: context,
        count: 2,
        paramArray: steps.as_mut_ptr(),
        ..Default::default()
    };
    let graph = cuda.cuGraphCreate(0)?;
    let none = core::ptr::null();
    let node = cuda.cuGraphAddBatchMemOpNode(graph, none, 0, &batch)?;
    batch.count = 256;
    expect!(cuda.cuGraphAddBatchMemOpNode(graph, none, 0, &batch) == Err(INVALID_VALUE));
    expect!(cuda.cuGraphBatchMemOpNodeSetParams(node, &batch) == Err(INVALID_VALUE));
    expect!(cuda.cuGraphBatchMemOpNodeGetParams(node)?.count == 2);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

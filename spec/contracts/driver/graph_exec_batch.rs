//! Batches of memory operations of executables.

#![on("580.159.04")]

/// Sets the addresses, values and flags of a batch of memory operations of an executable. Pending launches, and the graph,
/// keep theirs.
#[class(executable_device_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(unknown)]
fn cuGraphExecBatchMemOpNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The node, in the graph that the executable was instantiated from. It writes a word of 32 bits.
    hNode: NodeOf<BatchMemOp>,
    /// The batch, with the operations of the node.
    #[without(ctx.Created)]
    nodeParams: In<WritingBatch>,
) {
    check!(hGraphExec, hNode, nodeParams);

    /// The number of operations changes.
    #[rule("same-count", observed, on("580.159.04"))]
    if nodeParams.count != 1 {
        return INVALID_VALUE;
    }
}

/// An executable writes the words that were set, and the graph writes its own. A batch of more operations is refused.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecBatchMemOpNodeSetParams)]
fn a_batch_of_an_executable_is_set(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let (none, null) = (core::ptr::null(), core::ptr::null_mut());
    let memory = cuda.cuMemAlloc_v2(12)?;
    let step_at = |at: u64, value: u32| {
        let mut step = CUstreamBatchMemOpParams::default();
        step.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
        step.writeValue.address = memory + at;
        step.writeValue.anon1.value = value;
        step
    };
    let mut steps = [step_at(0, 21)];
    let batch = CUDA_BATCH_MEM_OP_NODE_PARAMS {
        ctx: context,
        count: 1,
        paramArray: steps.as_mut_ptr(),
        ..Default::default()
    };
    let graph = cuda.cuGraphCreate(0)?;
    let node = cuda.cuGraphAddBatchMemOpNode(graph, none, 0, &batch)?;
    let mut last = [step_at(8, 9)];
    let apart = CUDA_BATCH_MEM_OP_NODE_PARAMS {
        paramArray: last.as_mut_ptr(),
        ..batch
    };
    cuda.cuGraphAddBatchMemOpNode(graph, none, 0, &apart)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let mut others = [step_at(4, 40), step_at(0, 41)];
    let mut other = CUDA_BATCH_MEM_OP_NODE_PARAMS {
        paramArray: others.as_mut_ptr(),
        ..batch
    };
    cuda.cuGraphExecBatchMemOpNodeSetParams(exec, node, &other)?;
    other.count = 2;
    let refused = cuda.cuGraphExecBatchMemOpNodeSetParams(exec, node, &other);
    expect!(refused == Err(INVALID_VALUE));
    cuda.write(memory, &[0; 12])?;
    cuda.cuGraphLaunch(exec, null)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 12)? == [0, 0, 0, 0, 40, 0, 0, 0, 9, 0, 0, 0]);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.write(memory, &[0; 12])?;
    cuda.cuGraphLaunch(unchanged, null)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 12)? == [21, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0]);
    cuda.cuGraphExecDestroy(unchanged)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

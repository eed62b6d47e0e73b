//! Numbers that identify graphs and nodes, and the parameters of nodes of any type. The functions are newer than all
//! drivers that were tested.

/// The driver has the functions that identify graphs.
#[rules]
fn driver_identifies_graphs() {
    /// The driver is older than 13.1.
    #[rule("driver-has-it", assumed)]
    if driver.version() < 13010 {
        return CallRequiresNewerDriver;
    }
}

#[as_driver(cuGraphGetId)]
#[class(context_lookup)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaGraphGetId(hGraph: _, graphID: _) {
    check!(runtime, outside_callback);
    driver_identifies_graphs();
}

#[as_driver(cuGraphExecGetId)]
#[class(context_lookup)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaGraphExecGetId(hGraphExec: _, graphID: _) {
    check!(runtime, outside_callback);
    driver_identifies_graphs();
}

#[as_driver(cuGraphNodeGetLocalId)]
#[class(context_lookup)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaGraphNodeGetLocalId(hNode: _, nodeId: _) {
    check!(runtime, outside_callback);
    driver_identifies_graphs();
}

#[as_driver(cuGraphNodeGetToolsId)]
#[class(context_lookup)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaGraphNodeGetToolsId(hNode: _, toolsNodeId: _) {
    check!(runtime, outside_callback);
    driver_identifies_graphs();
}

#[as_driver(cuGraphNodeGetContainingGraph)]
#[class(context_lookup)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaGraphNodeGetContainingGraph(hNode: _, phGraph: _) {
    check!(runtime, outside_callback);
    driver_identifies_graphs();
}

/// Returns the parameters of a node of any type. The node owns everything that they point to.
#[needs(runtime)]
#[class(context_lookup)]
#[order(unknown)]
#[unreachable(NotSupported, "cases pass types of nodes that the runtime has")]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
fn cudaGraphNodeGetParams(
    /// The node.
    // The runtime has no name for the type.
    #[undefined(BatchMemOp)]
    node: AnyNode,
    /// Place for the parameters.
    nodeParams: Out<cudaGraphNodeParams>,
) {
    check!(runtime, outside_callback);

    /// The driver is older than 13.2.
    #[rule("driver-has-it", assumed)]
    if driver.version() < 13020 {
        return CallRequiresNewerDriver;
    }

    /// The parameters of a node that launches a kernel have the type of kernels.
    #[ensure("kernel", documented)]
    if node.is_kernel() {
        assert!(nodeParams.r#type.value() == cudaGraphNodeTypeKernel);
    }

    /// The parameters of a node that copies memory have the type of copies.
    #[ensure("copy", documented)]
    if node.is_memcpy() {
        assert!(nodeParams.r#type.value() == cudaGraphNodeTypeMemcpy);
    }

    /// The parameters of a node that fills memory have the type of fills.
    #[ensure("fill", documented)]
    if node.is_memset() {
        assert!(nodeParams.r#type.value() == cudaGraphNodeTypeMemset);
    }

    /// The child graph of a node is returned without an owner, so that it cannot be passed back.
    #[ensure("owner-of-child", documented)]
    if node.is_child() {
        assert!(nodeParams.graph.ownership.value() == cudaGraphChildGraphOwnershipInvalid);
    }
}

/// Graphs, executables and nodes have numbers of their own, and a node of a child graph is in that graph.
#[scenario]
#[needs(runtime)]
#[gate(driver.version() >= 13010)]
#[shows(
    cudaGraphExecGetId,
    cudaGraphGetId,
    cudaGraphNodeGetContainingGraph,
    cudaGraphNodeGetLocalId,
    cudaGraphNodeGetToolsId
)]
fn graphs_and_nodes_have_numbers(cuda: &Runtime) {
    let (graph, other) = (cuda.cudaGraphCreate(0)?, cuda.cudaGraphCreate(0)?);
    let first = cuda.cudaGraphAddEmptyNode(graph, ptr::null(), 0)?;
    let second = cuda.cudaGraphAddEmptyNode(graph, ptr::null(), 0)?;
    let id = cuda.cudaGraphGetId(graph)?;
    expect!(cuda.cudaGraphGetId(graph)? == id);
    expect!(cuda.cudaGraphGetId(other)? != id);
    expect!(cuda.cudaGraphNodeGetLocalId(first)? != cuda.cudaGraphNodeGetLocalId(second)?);
    expect!(cuda.cudaGraphNodeGetToolsId(first)? != cuda.cudaGraphNodeGetToolsId(second)?);
    expect!(cuda.cudaGraphNodeGetContainingGraph(first)? == graph);
    let parent = cuda.cudaGraphAddChildGraphNode(other, ptr::null(), 0, graph)?;
    let child = cuda.cudaGraphChildGraphNodeGetGraph(parent)?;
    let mut nodes = [ptr::null_mut(); 2];
    let mut count = nodes.len();
    cuda.cudaGraphGetNodes(child, nodes.as_mut_ptr(), &mut count)?;
    expect!(cuda.cudaGraphNodeGetContainingGraph(nodes[0])? == child);
    let one = cuda.cudaGraphInstantiateWithFlags(graph, 0)?;
    let two = cuda.cudaGraphInstantiateWithFlags(graph, 0)?;
    expect!(cuda.cudaGraphExecGetId(one)? != cuda.cudaGraphExecGetId(two)?);
    cuda.cudaGraphExecDestroy(one)?;
    cuda.cudaGraphExecDestroy(two)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaGraphDestroy(other)?;
}

/// The parameters of nodes are read back as they were set.
#[scenario]
#[needs(runtime)]
#[gate(driver.version() >= 13020)]
#[shows(cudaGraphNodeGetParams)]
fn parameters_of_any_node_are_read_back(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(64)?;
    let registered = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let graph = cuda.cudaGraphCreate(0)?;
    let none = ptr::null();
    let (address, value) = (memory, 17u32);
    let mut values = [
        (&raw const address).cast_mut().cast(),
        (&raw const value).cast_mut().cast(),
    ];
    let launch = cudaKernelNodeParams {
        func: registered.address(c"store").cast_mut(),
        gridDim: dim3 { x: 3, y: 1, z: 1 },
        blockDim: dim3 { x: 5, y: 1, z: 1 },
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let node = cuda.cudaGraphAddKernelNode(graph, none, 0, &launch)?;
    let found = cuda.cudaGraphNodeGetParams(node)?;
    expect!(found.r#type == cudaGraphNodeTypeKernel);
    let kernel = found.anon1.kernel;
    expect!(kernel.gridDim.x == 3);
    expect!(kernel.blockDim.x == 5);
    expect!(*(*kernel.kernelParams.add(1)).cast::<u32>() == 17);

    let fill = cudaMemsetParams {
        dst: memory,
        value: 7,
        elementSize: 2,
        width: 8,
        height: 1,
        ..Default::default()
    };
    let node = cuda.cudaGraphAddMemsetNode(graph, none, 0, &fill)?;
    let found = cuda.cudaGraphNodeGetParams(node)?;
    expect!(found.r#type == cudaGraphNodeTypeMemset);
    let filled = found.anon1.memset;
    expect!(filled.dst == memory);
    expect!([filled.value, filled.elementSize] == [7, 2]);
    expect!([filled.width, filled.height] == [8, 1]);

    let to = memory.cast::<u8>().wrapping_add(32).cast();
    let kind = cudaMemcpyDeviceToDevice;
    let node = cuda.cudaGraphAddMemcpyNode1D(graph, none, 0, to, memory, 16, kind)?;
    let found = cuda.cudaGraphNodeGetParams(node)?;
    expect!(found.r#type == cudaGraphNodeTypeMemcpy);
    let copied = found.anon1.memcpy.copyParams;
    expect!([copied.dstPtr.ptr, copied.srcPtr.ptr] == [to, memory]);
    expect!(copied.extent.width == 16);
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

//! Numbers that identify graphs and nodes, and the parameters of nodes of any type. The functions are newer than all
//! drivers that were tested.

/// Returns the number of a graph, under which `cuGraphDebugDotPrint` describes it.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuGraphGetId(
    /// The graph.
    hGraph: Graph,
    /// Place for the number.
    #[varies]
    graphId: Out<c_uint>,
) {
}

/// Returns the number of an executable graph.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuGraphExecGetId(
    /// The executable.
    hGraphExec: GraphExec,
    /// Place for the number.
    #[varies]
    graphId: Out<c_uint>,
) {
}

/// Returns the number of a node within its graph, under which `cuGraphDebugDotPrint` describes it.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuGraphNodeGetLocalId(
    /// The node.
    hNode: AnyNode,
    /// Place for the number.
    #[varies]
    nodeId: Out<c_uint>,
) {
}

/// Returns the number by which profilers and other tools identify a node.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuGraphNodeGetToolsId(
    /// The node.
    hNode: AnyNode,
    /// Place for the number.
    #[varies]
    toolsNodeId: Out<c_ulonglong>,
) {
}

/// Returns the graph that contains a node: its child graph, if it is in one.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuGraphNodeGetContainingGraph(
    /// The node.
    hNode: AnyNode,
    /// Place for the graph.
    #[lends(Graph)]
    phGraph: Out<CUgraph>,
) {
}

/// Returns the parameters of a node of any type. The node owns everything that they point to.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
fn cuGraphNodeGetParams(
    /// The node.
    hNode: AnyNode,
    /// Place for the parameters.
    nodeParams: Out<CUgraphNodeParams>,
) {
    /// The parameters of a node that launches a kernel have the type of kernels.
    #[ensure("kernel", documented)]
    if hNode.is_kernel() {
        assert!(nodeParams.r#type.value() == CU_GRAPH_NODE_TYPE_KERNEL);
    }

    /// The parameters of a node that copies memory have the type of copies.
    #[ensure("copy", documented)]
    if hNode.is_memcpy() {
        assert!(nodeParams.r#type.value() == CU_GRAPH_NODE_TYPE_MEMCPY);
    }

    /// The parameters of a node that fills memory have the type of fills.
    #[ensure("fill", documented)]
    if hNode.is_memset() {
        assert!(nodeParams.r#type.value() == CU_GRAPH_NODE_TYPE_MEMSET);
    }

    /// The child graph of a node is returned without an owner, so that it cannot be passed back.
    #[ensure("owner-of-child", documented)]
    if hNode.is_child() {
        assert!(nodeParams.graph.ownership.value() == CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID);
    }
}

/// Graphs, executables and nodes have distinct numbers, under which graphs are described.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuGraphExecGetId, cuGraphGetId, cuGraphNodeGetLocalId, cuGraphNodeGetToolsId)]
fn graphs_and_nodes_have_numbers(cuda: &Driver) {
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let none = core::ptr::null();
    let first = cuda.cuGraphAddEmptyNode(graph, none, 0)?;
    let second = cuda.cuGraphAddEmptyNode(graph, none, 0)?;
    let third = cuda.cuGraphAddEmptyNode(other, none, 0)?;
    let id = cuda.cuGraphGetId(graph)?;
    expect!(cuda.cuGraphGetId(graph)? == id);
    expect!(cuda.cuGraphGetId(other)? != id);
    let clone = cuda.cuGraphClone(graph)?;
    expect!(cuda.cuGraphGetId(clone)? != id);
    let local = cuda.cuGraphNodeGetLocalId(second)?;
    expect!(cuda.cuGraphNodeGetLocalId(first)? != local);
    let tools = cuda.cuGraphNodeGetToolsId(first)?;
    expect!(cuda.cuGraphNodeGetToolsId(first)? == tools);
    expect!(cuda.cuGraphNodeGetToolsId(second)? != tools);
    expect!(cuda.cuGraphNodeGetToolsId(third)? != tools);
    let one = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let two = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let executable = cuda.cuGraphExecGetId(one)?;
    expect!(cuda.cuGraphExecGetId(one)? == executable);
    expect!(cuda.cuGraphExecGetId(two)? != executable);
    cuda.cuGraphExecDestroy(one)?;
    cuda.cuGraphExecDestroy(two)?;
    let (mut reader, writer) = std::io::pipe().expect("a pipe");
    let path = format!(
        "/proc/self/fd/{}\0",
        std::os::fd::AsRawFd::as_raw_fd(&writer)
    );
    cuda.cuGraphDebugDotPrint(graph, path.as_ptr().cast(), CUgraphDebugDot_flags(0))?;
    drop(writer);
    let mut text = String::new();
    std::io::Read::read_to_string(&mut reader, &mut text).expect("text");
    expect!(text.contains(&format!("\"graph_{id}_node_{local}\"")));
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuGraphDestroy(clone)?;
}

/// A node of a child graph or of a body is in that graph.
#[scenario]
#[needs(context)]
#[shows(cuGraphNodeGetContainingGraph)]
fn a_node_is_in_the_innermost_graph(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let (graph, inner) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let none = core::ptr::null();
    let member = cuda.cuGraphAddEmptyNode(inner, none, 0)?;
    expect!(cuda.cuGraphNodeGetContainingGraph(member)? == inner);
    let parent = cuda.cuGraphAddChildGraphNode(graph, none, 0, inner)?;
    expect!(cuda.cuGraphNodeGetContainingGraph(parent)? == graph);
    let child = cuda.cuGraphChildGraphNodeGetGraph(parent)?;
    let mut node = core::ptr::null_mut();
    let mut count = 1;
    cuda.cuGraphGetNodes(child, &mut node, &mut count)?;
    expect!(cuda.cuGraphNodeGetContainingGraph(node)? == child);
    let condition = cuda.cuGraphConditionalHandleCreate(graph, context, 0, 0)?;
    let mut once = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_CONDITIONAL,
        ..Default::default()
    };
    once.anon1.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
        handle: condition,
        r#type: CU_GRAPH_COND_TYPE_IF,
        size: 1,
        ctx: context,
        ..Default::default()
    };
    cuda.cuGraphAddNode_v2(graph, none, core::ptr::null(), 0, &mut once)?;
    let body = *once.anon1.conditional.phGraph_out;
    let node = cuda.cuGraphAddEmptyNode(body, none, 0)?;
    expect!(cuda.cuGraphNodeGetContainingGraph(node)? == body);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(inner)?;
}

/// The parameters of nodes are read back as they were set.
#[scenario]
#[needs(context)]
#[shows(cuGraphNodeGetParams)]
fn parameters_of_any_node_are_read_back(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let none = core::ptr::null();
    let memory = cuda.cuMemAlloc_v2(64)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let (graph, child) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);

    let (address, value) = (memory, 17u32);
    let mut values = [
        (&raw const address).cast_mut().cast(),
        (&raw const value).cast_mut().cast(),
    ];
    let launch = CUDA_KERNEL_NODE_PARAMS_v1 {
        func: store,
        gridDimX: 3,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 5,
        blockDimY: 1,
        blockDimZ: 1,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let node = cuda.cuGraphAddKernelNode(graph, none, 0, &launch)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_KERNEL);
    let kernel = found.anon1.kernel;
    expect!(kernel.func == store);
    expect!([kernel.gridDimX, kernel.blockDimX] == [3, 5]);
    expect!(*(*kernel.kernelParams).cast::<u64>() == memory);
    expect!(*(*kernel.kernelParams.add(1)).cast::<u32>() == 17);

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
    let node = cuda.cuGraphAddMemcpyNode(graph, none, 0, &copy, context)?;
    copy.WidthInBytes = 8;
    cuda.cuGraphMemcpyNodeSetParams(node, &copy)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_MEMCPY);
    let copied = found.anon1.memcpy.copyParams;
    expect!([copied.srcDevice, copied.dstDevice] == [memory, memory + 32]);
    expect!([copied.WidthInBytes, copied.Height, copied.Depth] == [8, 1, 1]);

    let fill = CUDA_MEMSET_NODE_PARAMS {
        dst: memory + 4,
        value: 7,
        elementSize: 2,
        width: 8,
        height: 1,
        ..Default::default()
    };
    let node = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill, context)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_MEMSET);
    let filled = found.anon1.memset;
    expect!(filled.dst == memory + 4);
    expect!([filled.value, filled.elementSize] == [7, 2]);
    expect!([filled.width, filled.height] == [8, 1]);
    expect!(filled.ctx == context);

    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    let node = cuda.cuGraphAddHostNode(graph, none, 0, &call)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_HOST);
    expect!(found.anon1.host.userData == calls.data());

    let node = cuda.cuGraphAddChildGraphNode(graph, none, 0, child)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_GRAPH);
    expect!(found.anon1.graph.graph == cuda.cuGraphChildGraphNodeGetGraph(node)?);

    let node = cuda.cuGraphAddEventRecordNode(graph, none, 0, event)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_EVENT_RECORD);
    expect!(found.anon1.eventRecord.event == event);
    let node = cuda.cuGraphAddEventWaitNode(graph, none, 0, event)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_WAIT_EVENT);
    expect!(found.anon1.eventWait.event == event);

    let condition = cuda.cuGraphConditionalHandleCreate(graph, context, 0, 0)?;
    let mut once = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_CONDITIONAL,
        ..Default::default()
    };
    once.anon1.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
        handle: condition,
        r#type: CU_GRAPH_COND_TYPE_IF,
        size: 2,
        ctx: context,
        ..Default::default()
    };
    let node = cuda.cuGraphAddNode_v2(graph, none, core::ptr::null(), 0, &mut once)?;
    let found = cuda.cuGraphNodeGetParams(node)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_CONDITIONAL);
    let (given, got) = (once.anon1.conditional, found.anon1.conditional);
    expect!(got.handle == condition);
    expect!(got.r#type == CU_GRAPH_COND_TYPE_IF);
    expect!(got.size == 2);
    for place in 0..2 {
        expect!(*got.phGraph_out.add(place) == *given.phGraph_out.add(place));
    }

    let other = cuda.cuGraphCreate(0)?;
    let mut memory_of_graph = CUDA_MEM_ALLOC_NODE_PARAMS::default();
    memory_of_graph.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    memory_of_graph.poolProps.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    memory_of_graph.bytesize = 4096;
    let allocated = cuda.cuGraphAddMemAllocNode(other, none, 0, &mut memory_of_graph)?;
    let found = cuda.cuGraphNodeGetParams(allocated)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_MEM_ALLOC);
    expect!(found.anon1.alloc.dptr == memory_of_graph.dptr);
    expect!(found.anon1.alloc.bytesize == 4096);
    let freed = cuda.cuGraphAddMemFreeNode(other, &allocated, 1, memory_of_graph.dptr)?;
    let found = cuda.cuGraphNodeGetParams(freed)?;
    expect!(found.r#type == CU_GRAPH_NODE_TYPE_MEM_FREE);
    expect!(found.anon1.free.dptr == memory_of_graph.dptr);

    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(child)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}

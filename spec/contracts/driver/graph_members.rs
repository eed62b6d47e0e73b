//! Nodes and the graphs that they belong to.

#![on("580.159.04")]

/// Each executable has its own options.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecGetFlags)]
fn executables_have_their_own_options(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let frees = CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH.0.into();
    let plain = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let freeing = cuda.cuGraphInstantiateWithFlags(graph, frees)?;
    expect!(cuda.cuGraphExecGetFlags(plain)? == 0);
    expect!(cuda.cuGraphExecGetFlags(freeing)? == frees);
    cuda.cuGraphExecDestroy(plain)?;
    cuda.cuGraphExecDestroy(freeing)?;
    cuda.cuGraphDestroy(graph)?;
}

/// Each allocation of a graph has its own address and size.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphAddMemAllocNode,
    cuGraphAddMemFreeNode,
    cuGraphMemAllocNodeGetParams,
    cuGraphMemFreeNodeGetParams
)]
fn allocations_of_graphs_are_distinct(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let (mut nodes, mut last) = (Vec::new(), Vec::new());
    for bytes in [4096, 8192, 16384] {
        let mut params = CUDA_MEM_ALLOC_NODE_PARAMS::default();
        params.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
        params.poolProps.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
        params.bytesize = bytes;
        let node = cuda.cuGraphAddMemAllocNode(graph, last.as_ptr(), last.len(), &mut params)?;
        expect!(params.poolProps.allocType == CU_MEM_ALLOCATION_TYPE_PINNED);
        expect!(params.bytesize == bytes);
        nodes.push((node, params.dptr, bytes));
        last = vec![node];
    }
    expect!(nodes[0].1 != nodes[1].1);
    expect!(nodes[1].1 != nodes[2].1);
    expect!(nodes[2].1 != nodes[0].1);
    for (node, address, bytes) in nodes {
        let found = cuda.cuGraphMemAllocNodeGetParams(node)?;
        expect!(found.poolProps.allocType == CU_MEM_ALLOCATION_TYPE_PINNED);
        expect!(found.poolProps.location.r#type == CU_MEM_LOCATION_TYPE_DEVICE);
        expect!(found.dptr == address);
        expect!(found.bytesize == bytes);
        let freed = cuda.cuGraphAddMemFreeNode(graph, last.as_ptr(), 1, address)?;
        expect!(cuda.cuGraphMemFreeNodeGetParams(freed)? == address);
    }
    cuda.cuGraphDestroy(graph)?;
}

/// Each call adds its node to its graph.
#[scenario]
#[needs(context)]
#[gate(driver.version() >= 12000)]
#[shows(
    cuGraphAddEmptyNode,
    cuGraphAddEventRecordNode,
    cuGraphAddEventWaitNode,
    cuGraphAddHostNode,
    cuGraphAddKernelNode,
    cuGraphAddKernelNode_v2,
    cuGraphAddMemAllocNode,
    cuGraphAddMemFreeNode,
    cuGraphAddMemsetNode,
    cuGraphAddNode
)]
fn nodes_are_added_to_their_graph(cuda: &Driver) {
    let (none, null) = (core::ptr::null(), core::ptr::null_mut());
    let context = cuda.cuCtxGetCurrent()?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    let fill = CUDA_MEMSET_NODE_PARAMS {
        dst: memory,
        value: 1,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    let first_form = CUDA_KERNEL_NODE_PARAMS_v1 {
        func: kernel,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        ..Default::default()
    };
    let launch = CUDA_KERNEL_NODE_PARAMS {
        func: kernel,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        ..Default::default()
    };
    let mut empty = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_EMPTY,
        ..Default::default()
    };
    let mut allocation = CUDA_MEM_ALLOC_NODE_PARAMS::default();
    allocation.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    allocation.poolProps.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    allocation.bytesize = 4096;

    let graph = cuda.cuGraphCreate(0)?;
    let other = cuda.cuGraphCreate(0)?;
    let nodes = [
        cuda.cuGraphAddEmptyNode(graph, none, 0)?,
        cuda.cuGraphAddNode(graph, none, 0, &mut empty)?,
        cuda.cuGraphAddHostNode(graph, none, 0, &call)?,
        cuda.cuGraphAddMemsetNode(graph, none, 0, &fill, context)?,
        cuda.cuGraphAddKernelNode(graph, none, 0, &first_form)?,
        cuda.cuGraphAddKernelNode_v2(graph, none, 0, &launch)?,
        cuda.cuGraphAddEventRecordNode(graph, none, 0, event)?,
        cuda.cuGraphAddEventWaitNode(graph, none, 0, event)?,
        cuda.cuGraphAddMemAllocNode(graph, none, 0, &mut allocation)?,
    ];
    let freed = cuda.cuGraphAddMemFreeNode(graph, &nodes[8], 1, allocation.dptr)?;
    expect!(cuda.cuGraphMemFreeNodeGetParams(freed)? == allocation.dptr);
    let types = [
        CU_GRAPH_NODE_TYPE_EMPTY,
        CU_GRAPH_NODE_TYPE_EMPTY,
        CU_GRAPH_NODE_TYPE_HOST,
        CU_GRAPH_NODE_TYPE_MEMSET,
        CU_GRAPH_NODE_TYPE_KERNEL,
        CU_GRAPH_NODE_TYPE_KERNEL,
        CU_GRAPH_NODE_TYPE_EVENT_RECORD,
        CU_GRAPH_NODE_TYPE_WAIT_EVENT,
        CU_GRAPH_NODE_TYPE_MEM_ALLOC,
    ];
    for (node, of_type) in nodes.into_iter().zip(types) {
        expect!(cuda.cuGraphNodeGetType(node)? == of_type);
    }
    expect!(cuda.cuGraphNodeGetType(freed)? == CU_GRAPH_NODE_TYPE_MEM_FREE);
    let mut count = 0;
    cuda.cuGraphGetRootNodes(other, null, &mut count)?;
    expect!(count == 0);
    let mut roots = [core::ptr::null_mut(); 10];
    count = roots.len();
    cuda.cuGraphGetRootNodes(graph, roots.as_mut_ptr(), &mut count)?;
    expect!(count == 9);
    for node in nodes {
        expect!(roots.contains(&node));
    }

    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.write(memory, &[0; 4])?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 4)? == [1; 4]);
    expect!(calls.take().len() == 1);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}

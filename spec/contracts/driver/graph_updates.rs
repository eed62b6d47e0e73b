//! Updates of executables from graphs.

#![on("580.159.04")]

/// A graph that an executable may be updated from.
#[domain(CUgraph, live)]
enum UpdateSource {
    /// The graph of the executable.
    #[accepted]
    #[has(nodes = 9)]
    Same,
    /// A clone of that graph.
    #[accepted]
    #[has(nodes = 9)]
    Clone,
    /// A graph without nodes.
    #[accepted]
    #[has(nodes = 0)]
    Empty,
    /// The child graph of a node.
    #[refused(INVALID_VALUE)]
    Owned,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A graph that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// The graph has the nodes and dependencies of the executable.
#[rules]
fn has_the_same_nodes(hGraphExec: GraphExec, hGraph: UpdateSource) {
    check!(initialized, hGraphExec, hGraph);

    /// The graph has more or fewer nodes than the executable.
    #[rule("same-nodes", documented, on("580.159.04"))]
    if hGraph.nodes() != hGraphExec.nodes() {
        return GRAPH_EXEC_UPDATE_FAILURE;
    }
}

/// Updates the nodes of an executable from a graph with the same nodes and dependencies: the first form.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphExecUpdate(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The graph.
    hGraph: UpdateSource,
    /// Place for the node that prevents the update; null if there is none.
    #[on_failure(written)]
    hErrorNode_out: Out<CUgraphNode, Null>,
    /// Place for the result.
    #[on_failure(written)]
    updateResult_out: Out<CUgraphExecUpdateResult, Null>,
) {
    has_the_same_nodes(hGraphExec, hGraph);

    /// An update is a success.
    #[ensure("succeeds", documented, on("580.159.04"))]
    if !updateResult_out.is_null() {
        assert!(updateResult_out.value() == CU_GRAPH_EXEC_UPDATE_SUCCESS);
    }
}

/// Updates the nodes of an executable from a graph with the same nodes and dependencies. Pending launches keep theirs.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphExecUpdate_v2(
    /// The executable.
    #[alters]
    hGraphExec: GraphExec,
    /// The graph.
    hGraph: UpdateSource,
    /// Place for the result, and for the node that prevents the update; null if there is none.
    #[on_failure(written)]
    resultInfo: Out<CUgraphExecUpdateResultInfo, Null>,
) {
    has_the_same_nodes(hGraphExec, hGraph);
}

/// An update replaces the work of the nodes. Nodes of the former graph still find those of the executable.
#[scenario]
#[needs(context)]
#[shows(cuGraphExecUpdate, cuGraphExecUpdate_v2)]
fn an_update_replaces_the_work(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(8)?;
    cuda.write(memory, &[0; 8])?;
    let (none, context) = (core::ptr::null(), core::ptr::null_mut());
    let fill = |value| CUDA_MEMSET_NODE_PARAMS {
        dst: memory,
        value,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    let rest = CUDA_MEMSET_NODE_PARAMS {
        dst: memory + 4,
        ..fill(9)
    };
    let graph = cuda.cuGraphCreate(0)?;
    let node = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill(1), context)?;
    cuda.cuGraphAddMemsetNode(graph, none, 0, &rest, context)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let next = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddMemsetNode(next, none, 0, &fill(2), context)?;
    cuda.cuGraphAddMemsetNode(next, none, 0, &rest, context)?;
    let info = cuda.cuGraphExecUpdate_v2(exec, next)?;
    expect!(info.result == CU_GRAPH_EXEC_UPDATE_SUCCESS);
    expect!(info.errorNode.is_null());
    expect!(info.errorFromNode.is_null());
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 8)? == [2, 2, 2, 2, 9, 9, 9, 9]);

    cuda.cuGraphNodeSetEnabled(exec, node, 0)?;
    let last = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddMemsetNode(last, none, 0, &fill(3), context)?;
    cuda.cuGraphAddMemsetNode(last, none, 0, &rest, context)?;
    let (mut place, mut result) = (node, CU_GRAPH_EXEC_UPDATE_ERROR);
    cuda.raw()
        .cuGraphExecUpdate(exec, last, &mut place, &mut result)?;
    expect!(place.is_null());
    expect!(result == CU_GRAPH_EXEC_UPDATE_SUCCESS);
    expect!(cuda.cuGraphNodeGetEnabled(exec, node)? == 0);
    cuda.cuGraphNodeSetEnabled(exec, node, 1)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 4)? == [3; 4]);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphExecDestroy(unchanged)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(next)?;
    cuda.cuGraphDestroy(last)?;
    cuda.cuMemFree_v2(memory)?;
}

/// An update fails if the graph has other dependencies, or a node of another type, and returns this node.
#[scenario]
#[needs(context)]
fn an_update_changes_no_structure(cuda: &Driver) {
    let none = core::ptr::null();
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    let (graph, parted, other) = (
        cuda.cuGraphCreate(0)?,
        cuda.cuGraphCreate(0)?,
        cuda.cuGraphCreate(0)?,
    );
    let first = cuda.cuGraphAddEmptyNode(graph, none, 0)?;
    cuda.cuGraphAddEmptyNode(graph, &first, 1)?;
    cuda.cuGraphAddEmptyNode(parted, none, 0)?;
    cuda.cuGraphAddEmptyNode(parted, none, 0)?;
    let first = cuda.cuGraphAddEmptyNode(other, none, 0)?;
    let host = cuda.cuGraphAddHostNode(other, &first, 1, &call)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;

    let mut info = CUgraphExecUpdateResultInfo::default();
    let failure = Err(GRAPH_EXEC_UPDATE_FAILURE);
    expect!(cuda.raw().cuGraphExecUpdate_v2(exec, parted, &mut info) == failure);
    expect!(info.result == CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED);
    expect!(cuda.raw().cuGraphExecUpdate_v2(exec, other, &mut info) == failure);
    expect!(info.result == CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED);
    expect!(info.errorNode == host);
    let (mut node, mut result) = (core::ptr::null_mut(), CU_GRAPH_EXEC_UPDATE_SUCCESS);
    expect!(
        cuda.raw()
            .cuGraphExecUpdate(exec, other, &mut node, &mut result)
            == failure
    );
    expect!(result == CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED);
    expect!(node == host);
    cuda.cuGraphAddEmptyNode(parted, none, 0)?;
    expect!(
        cuda.raw()
            .cuGraphExecUpdate(exec, parted, &mut node, &mut result)
            == failure
    );
    expect!(result == CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(parted)?;
    cuda.cuGraphDestroy(other)?;
}

/// An update changes the size of a copy, but not the kinds of memory that it names.
#[scenario]
#[needs(context)]
fn an_update_keeps_the_kinds_of_memory(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    let (none, context) = (core::ptr::null(), core::ptr::null_mut());
    let copy = |kind, size| CUDA_MEMCPY3D {
        srcMemoryType: kind,
        srcDevice: memory,
        dstMemoryType: kind,
        dstDevice: memory + 32,
        WidthInBytes: size,
        Height: 1,
        Depth: 1,
        ..Default::default()
    };
    let (graph, short, other) = (
        cuda.cuGraphCreate(0)?,
        cuda.cuGraphCreate(0)?,
        cuda.cuGraphCreate(0)?,
    );
    let line = copy(CU_MEMORYTYPE_DEVICE, 16);
    cuda.cuGraphAddMemcpyNode(graph, none, 0, &line, context)?;
    cuda.cuGraphAddMemcpyNode(short, none, 0, &copy(CU_MEMORYTYPE_DEVICE, 8), context)?;
    cuda.cuGraphAddMemcpyNode(other, none, 0, &copy(CU_MEMORYTYPE_UNIFIED, 16), context)?;
    let exec = cuda.cuGraphInstantiateWithFlags(other, 0)?;
    let mut info = CUgraphExecUpdateResultInfo::default();
    let updated = cuda.raw().cuGraphExecUpdate_v2(exec, graph, &mut info);
    expect!(updated == Err(GRAPH_EXEC_UPDATE_FAILURE));
    expect!(info.result == CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED);
    cuda.cuGraphExecDestroy(exec)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphExecUpdate_v2(exec, short)?;
    cuda.write(memory, &[[1; 16], [0; 16], [0; 16], [0; 16]].concat())?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory + 32, 16)? == [[1; 8], [0; 8]].concat());
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(short)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuMemFree_v2(memory)?;
}

/// An executable gives up the objects of its former graph with an update.
#[scenario]
#[needs(context)]
fn an_update_replaces_the_objects(cuda: &Driver) {
    let destroyed = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let (argument, function) = (destroyed.data(), destroyed.host_fn());
    let flags = CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
    let object = cuda.cuUserObjectCreate(argument, function, 1, flags)?;
    let (graph, next) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    cuda.cuGraphRetainUserObject(graph, object, 1, CU_GRAPH_USER_OBJECT_MOVE)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphDestroy(graph)?;
    expect!(destroyed.take().is_empty());
    cuda.cuGraphExecUpdate_v2(exec, next)?;
    let mut calls = 0;
    for _ in 0..200 {
        calls += destroyed.take().len();
        if calls > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    expect!(calls == 1);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(next)?;
}

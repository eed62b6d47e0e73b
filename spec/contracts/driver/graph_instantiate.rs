//! Instantiation of graphs.

#![on("580.159.04")]

/// A graph to instantiate, by its nodes.
#[domain(CUgraph, live)]
enum SourceGraph {
    /// A graph without nodes.
    #[accepted]
    #[has(nodes = 0)]
    Empty,
    /// A graph with a kernel, which the device can launch.
    #[accepted]
    #[has(nodes = 1)]
    OnDevice,
    /// A graph with a call of a host function.
    #[accepted]
    #[has(nodes = 1)]
    WithHost,
    /// The child graph of a node, without nodes.
    #[refused(NOT_SUPPORTED)]
    #[has(nodes = 0)]
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

/// Bytes of a text about errors.
#[domain]
enum LogBytes {
    /// Some bytes.
    #[accepted]
    Some = 64,
    /// No byte.
    #[undefined]
    Zero = 0,
}

/// How a graph is instantiated, and the reason of a failure.
#[fields]
struct CUDA_GRAPH_INSTANTIATE_PARAMS {
    /// Options.
    flags: BitsOf<CUgraphInstantiate_flags>,
    /// The stream of the upload.
    #[when(flags & CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD != 0)]
    #[without(
        Legacy,
        PerThread,
        Busy,
        Capturing,
        CaptureInvalidated,
        CapturedElsewhere,
        Destroyed,
        Garbage
    )]
    hUploadStream: Stream<Null>,
}

/// Makes an executable of a graph, with a node and a text about an error: the first form.
#[needs(initialized)]
#[class(context_object)]
#[tolerates(free_memory)]
#[order(observed)]
fn cuGraphInstantiate(
    /// Place for the executable.
    #[creates(GraphExec)]
    phGraphExec: Out<CUgraphExec>,
    /// The graph. Later changes of it do not change the executable.
    hGraph: SourceGraph,
    /// Place for the node that prevents the instantiation; null if there is none.
    #[on_failure(zeroed)]
    phErrorNode: Out<CUgraphNode, Null>,
    /// Place for the text, which is empty after a success.
    #[on_failure(written)]
    logBuffer: OutText<bufferSize, Null>,
    /// Bytes of that place.
    bufferSize: LogBytes,
) {
    check!(initialized, context, hGraph, phGraphExec);
}

/// Makes an executable of a graph, with a node and a text about an error.
#[needs(initialized)]
#[class(context_object)]
#[tolerates(free_memory)]
#[order(observed)]
#[same_rules(cuGraphInstantiate)]
fn cuGraphInstantiate_v2(
    /// Place for the executable.
    #[creates(GraphExec)]
    phGraphExec: Out<CUgraphExec>,
    /// The graph. Later changes of it do not change the executable.
    hGraph: SourceGraph,
    /// Place for the node that prevents the instantiation; null if there is none.
    #[on_failure(zeroed)]
    phErrorNode: Out<CUgraphNode, Null>,
    /// Place for the text, which is empty after a success.
    #[on_failure(written)]
    logBuffer: OutText<bufferSize, Null>,
    /// Bytes of that place.
    bufferSize: LogBytes,
) {
}

/// Makes an executable of a graph, with all options, and returns the reason of a failure.
#[needs(initialized)]
#[class(context_state)]
#[tolerates(free_memory)]
#[order(observed)]
fn cuGraphInstantiateWithParams(
    /// Place for the executable.
    #[creates(GraphExec)]
    phGraphExec: Out<CUgraphExec>,
    /// The graph. Later changes of it do not change the executable.
    #[without(WithHost)]
    hGraph: SourceGraph,
    /// Options; the result, and the node that prevents the instantiation, are written to it.
    #[on_failure(written)]
    instantiateParams: InOut<CUDA_GRAPH_INSTANTIATE_PARAMS>,
) {
    check!(instantiateParams, instantiateParams.flags, initialized);

    /// An executable that the device launches frees no memory on its own.
    #[rule("no-free-by-device", observed, on("580.159.04"))]
    if instantiateParams.flags & CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH != 0
        && instantiateParams.flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH != 0
    {
        return INVALID_VALUE;
    }

    check!(outside_callback, context);

    // An upload into the null stream is made whatever is captured.
    if instantiateParams.flags & CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD == 0
        || !instantiateParams.hUploadStream.is_null()
    {
        check!(no_capture);
    }

    check!(hGraph);

    /// An executable that the device launches has a node.
    #[rule("node-for-device", observed, on("580.159.04"))]
    if instantiateParams.flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH != 0
        && instantiateParams.flags & CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH == 0
        && hGraph.is_empty()
    {
        return INVALID_VALUE;
    }

    check!(phGraphExec, instantiateParams.hUploadStream);
}

/// Each form of the instantiation makes an executable that runs, and reports no error.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphInstantiate,
    cuGraphInstantiate_v2,
    cuGraphInstantiateWithParams
)]
fn each_form_makes_an_executable(cuda: &Driver) {
    let none = core::ptr::null();
    let graph = cuda.cuGraphCreate(0)?;
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    let host = cuda.cuGraphAddHostNode(graph, none, 0, &call)?;
    let other = cuda.cuGraphCreate(0)?;
    let spare = cuda.cuGraphInstantiateWithFlags(other, 0)?;

    let mut log = [0x5a_u8; 64];
    let (mut first, mut node) = (core::ptr::null_mut(), host);
    let text = log.as_mut_ptr().cast();
    cuda.raw()
        .cuGraphInstantiate(&mut first, graph, &mut node, text, log.len())?;
    expect!(node.is_null());
    expect!(log[0] == 0);
    let (mut second, mut node, mut log) = (core::ptr::null_mut(), host, [0x5a_u8; 64]);
    let text = log.as_mut_ptr().cast();
    cuda.raw()
        .cuGraphInstantiate_v2(&mut second, graph, &mut node, text, log.len())?;
    expect!(node.is_null());
    expect!(log[0] == 0);
    let mut params = CUDA_GRAPH_INSTANTIATE_PARAMS {
        result_out: CUDA_GRAPH_INSTANTIATE_ERROR,
        hErrNode_out: host,
        ..Default::default()
    };
    let third = cuda.cuGraphInstantiateWithParams(graph, &mut params)?;
    expect!(params.result_out == CUDA_GRAPH_INSTANTIATE_SUCCESS);
    expect!(params.hErrNode_out.is_null());

    expect!(params.flags == 0);
    expect!(params.hUploadStream.is_null());

    for exec in [first, second, third] {
        cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
        cuda.cuCtxSynchronize()?;
        expect!(calls.take().len() == 1);
        cuda.cuGraphExecDestroy(exec)?;
    }
    cuda.cuGraphExecDestroy(spare)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuGraphDestroy(graph)?;
}

/// The reason of a failure is returned: a node that the device cannot execute, with the node, or a cycle.
#[scenario]
#[needs(context)]
fn a_failed_instantiation_returns_its_reason(cuda: &Driver) {
    let none = core::ptr::null();
    let (graph, inner) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    cuda.cuGraphAddEmptyNode(inner, none, 0)?;
    let node = cuda.cuGraphAddChildGraphNode(graph, none, 0, inner)?;
    let mut params = CUDA_GRAPH_INSTANTIATE_PARAMS {
        flags: CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH.0.into(),
        ..Default::default()
    };
    expect!(cuda.cuGraphInstantiateWithParams(graph, &mut params) == Err(INVALID_VALUE));
    expect!(params.result_out == CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED);
    expect!(!params.hErrNode_out.is_null());
    expect!(params.hErrNode_out != node);

    let first = cuda.cuGraphAddEmptyNode(inner, none, 0)?;
    let second = cuda.cuGraphAddEmptyNode(inner, &first, 1)?;
    cuda.cuGraphAddDependencies(inner, &second, &first, 1)?;
    params.flags = 0;
    expect!(cuda.cuGraphInstantiateWithParams(inner, &mut params) == Err(INVALID_VALUE));
    expect!(params.result_out == CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(inner)?;
}

/// Later changes of a graph do not change its executables, not even its end.
#[scenario]
#[needs(context)]
#[shows(cuGraphInstantiateWithFlags)]
fn an_executable_keeps_its_nodes(cuda: &Driver) {
    let none = core::ptr::null();
    let graph = cuda.cuGraphCreate(0)?;
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    let node = cuda.cuGraphAddHostNode(graph, none, 0, &call)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphAddHostNode(graph, none, 0, &call)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(calls.take().len() == 1);
    cuda.cuGraphDestroyNode(node)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(calls.take().len() == 1);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(calls.take().len() == 1);
    cuda.cuGraphExecDestroy(exec)?;
}

/// A node runs after the nodes that it depends on. Two nodes between the first and the last may run in any order.
#[scenario]
#[needs(context)]
#[shows(cuGraphAddDependencies)]
fn a_node_runs_after_its_dependencies(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    let (none, context) = (core::ptr::null(), core::ptr::null_mut());
    let graph = cuda.cuGraphCreate(0)?;
    let fill = |offset: u64, value, width| CUDA_MEMSET_NODE_PARAMS {
        dst: memory + offset,
        value,
        elementSize: 1,
        width,
        height: 1,
        ..Default::default()
    };
    // The nodes are added in the opposite of their order.
    let last = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill(8, 4, 16), context)?;
    let right = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill(16, 3, 16), context)?;
    let left = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill(0, 2, 16), context)?;
    let first = cuda.cuGraphAddMemsetNode(graph, none, 0, &fill(0, 1, 64), context)?;
    let (from, to) = ([first, first, left, right], [left, right, last, last]);
    cuda.cuGraphAddDependencies(graph, from.as_ptr(), to.as_ptr(), 4)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    for _ in 0..4 {
        cuda.write(memory, &[0; 64])?;
        cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(memory, 64)? == [&[2; 8][..], &[4; 16], &[3; 8], &[1; 32]].concat());
    }
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A launch follows the launch of the same executable in another stream.
#[scenario]
#[needs(context)]
#[shows(cuGraphLaunch)]
fn launches_of_an_executable_do_not_overlap(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let gate = cuda.gate();
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: gate.host_fn(),
        userData: gate.data(),
    };
    cuda.cuGraphAddHostNode(graph, core::ptr::null(), 0, &call)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let first = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let second = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuGraphLaunch(exec, first)?;
    cuda.cuGraphLaunch(exec, second)?;
    expect!(cuda.cuStreamQuery(first) == Err(NOT_READY));
    expect!(cuda.cuStreamQuery(second) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(second)?;
    expect!(cuda.cuStreamQuery(first) == Ok(()));
    cuda.cuStreamDestroy_v2(first)?;
    cuda.cuStreamDestroy_v2(second)?;
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
}

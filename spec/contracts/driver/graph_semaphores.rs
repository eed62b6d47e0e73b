//! Nodes that signal external semaphores, or wait for them.

#![on("580.159.04")]

/// A node of the graph at hand, by what it does with semaphores.
#[domain(CUgraphNode, live)]
enum SemaphoreNode {
    /// A node that signals a semaphore.
    #[refused(INVALID_VALUE)]
    #[has(semaphores = 1)]
    Signal,
    /// A node that waits for a semaphore.
    #[refused(INVALID_VALUE)]
    #[has(semaphores = 1)]
    Wait,
    /// A node without semaphores.
    #[refused(INVALID_VALUE)]
    #[has(semaphores = 0)]
    Other,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A node that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// An executable of the graph at hand, with nodes that signal a semaphore and wait for one.
#[domain(CUgraphExec, live)]
enum SemaphoreExec {
    /// An executable.
    #[accepted]
    Instantiated,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// An executable that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A semaphore of a node.
#[fields(CUexternalSemaphore)]
struct SemaphoreOfNode {
    /// The semaphore.
    #[whole]
    #[undefined(Null)]
    semaphore: ExternalSemaphore,
}

/// Semaphores that a node signals.
#[fields]
struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
    /// The semaphores.
    #[undefined(Empty, NullEmpty, Null)]
    #[without(Twice)]
    extSemArray: Slice<SemaphoreOfNode, numExtSems>,
    /// The signal of each semaphore.
    #[undefined(Null)]
    #[accepts(flags.One, flags.HighBit, flags.AllOnes, flags.OtherBit)]
    paramsArray: Beside<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, extSemArray>,
    /// The number of semaphores.
    numExtSems: Count<extSemArray>,
}

/// Semaphores that a node waits for.
#[fields]
struct CUDA_EXT_SEM_WAIT_NODE_PARAMS {
    /// The semaphores.
    #[undefined(Empty, NullEmpty, Null)]
    #[without(Twice)]
    extSemArray: Slice<SemaphoreOfNode, numExtSems>,
    /// The wait for each semaphore.
    #[undefined(Null)]
    #[accepts(flags.One, flags.HighBit, flags.AllOnes, flags.OtherBit)]
    paramsArray: Beside<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, extSemArray>,
    /// The number of semaphores.
    numExtSems: Count<extSemArray>,
}

/// Adds a node that signals external semaphores.
#[needs(initialized)]
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices that support no external semaphores")]
#[unreachable(NOT_INITIALIZED, "before `cuInit` there is no graph, and null is refused first")]
fn cuGraphAddExternalSemaphoresSignalNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The semaphores, and their signals. The node gets a copy.
    nodeParams: In<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS>,
) {
}

/// Adds a node that waits for external semaphores.
#[needs(initialized)]
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices that support no external semaphores")]
#[unreachable(NOT_INITIALIZED, "before `cuInit` there is no graph, and null is refused first")]
fn cuGraphAddExternalSemaphoresWaitNode(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The semaphores, and the waits for them. The node gets a copy.
    nodeParams: In<CUDA_EXT_SEM_WAIT_NODE_PARAMS>,
) {
}

/// Returns the semaphores that a node signals.
#[needs(initialized)]
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_INITIALIZED, "before `cuInit` there is no node, and null is refused first")]
fn cuGraphExternalSemaphoresSignalNodeGetParams(
    /// The node.
    hNode: SemaphoreNode<Signal>,
    /// Place for the semaphores and their signals. The arrays belong to the node, which keeps them until its semaphores
    /// are set.
    params_out: Out<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS>,
) {
    /// The node has the number of semaphores that it was given.
    #[ensure("number-of-semaphores", documented)]
    if true {
        assert!(params_out.numExtSems.value() == hNode.semaphores());
    }
}

/// Returns the semaphores that a node waits for.
#[needs(initialized)]
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_INITIALIZED, "before `cuInit` there is no node, and null is refused first")]
fn cuGraphExternalSemaphoresWaitNodeGetParams(
    /// The node.
    hNode: SemaphoreNode<Wait>,
    /// Place for the semaphores and the waits for them. The arrays belong to the node, which keeps them until its
    /// semaphores are set.
    params_out: Out<CUDA_EXT_SEM_WAIT_NODE_PARAMS>,
) {
    /// The node has the number of semaphores that it was given.
    #[ensure("number-of-semaphores", documented)]
    if true {
        assert!(params_out.numExtSems.value() == hNode.semaphores());
    }
}

/// Sets the semaphores that a node signals. Executables keep theirs.
#[class(lookup)]
#[order(unknown)]
#[not_safe(
    INVALID_HANDLE,
    "only a semaphore that is none, which may crash the driver"
)]
#[unreachable(OUT_OF_MEMORY, "the semaphores are kept in host memory, which no case fills")]
fn cuGraphExternalSemaphoresSignalNodeSetParams(
    /// The node.
    hNode: SemaphoreNode<Signal>,
    /// The semaphores, and their signals. The node gets a copy.
    nodeParams: In<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS>,
) {
}

/// Sets the semaphores that a node waits for. Executables keep theirs.
#[class(lookup)]
#[order(unknown)]
#[not_safe(
    INVALID_HANDLE,
    "only a semaphore that is none, which may crash the driver"
)]
#[unreachable(OUT_OF_MEMORY, "the semaphores are kept in host memory, which no case fills")]
fn cuGraphExternalSemaphoresWaitNodeSetParams(
    /// The node.
    hNode: SemaphoreNode<Wait>,
    /// The semaphores, and the waits for them. The node gets a copy.
    nodeParams: In<CUDA_EXT_SEM_WAIT_NODE_PARAMS>,
) {
}

/// Sets the semaphores that a node of an executable signals. Pending launches, and the graph, keep theirs.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(unknown)]
fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: SemaphoreExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: SemaphoreNode<Signal>,
    /// The semaphores, and their signals. The node gets a copy.
    nodeParams: In<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS>,
) {
    /// The node signals another number of semaphores.
    #[rule("same-number", observed, on("580.159.04"))]
    if nodeParams.numExtSems != hNode.semaphores() {
        return INVALID_VALUE;
    }
}

/// Sets the semaphores that a node of an executable waits for. Pending launches, and the graph, keep theirs.
#[class(executable_node)]
#[yields(outside_callback = INVALID_VALUE, own_process = INVALID_VALUE)]
#[order(unknown)]
fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    /// The executable.
    #[alters]
    hGraphExec: SemaphoreExec,
    /// The node, in the graph that the executable was instantiated from.
    hNode: SemaphoreNode<Wait>,
    /// The semaphores, and the waits for them. The node gets a copy.
    nodeParams: In<CUDA_EXT_SEM_WAIT_NODE_PARAMS>,
) {
    /// The node waits for another number of semaphores.
    #[rule("same-number", observed, on("580.159.04"))]
    if nodeParams.numExtSems != hNode.semaphores() {
        return INVALID_VALUE;
    }
}

/// A launch signals the semaphores of a node, and does not complete before the semaphores of another node are signalled.
#[scenario]
#[needs(context)]
#[lasting]
#[gate(machine.is_linux())]
#[shows(
    cuGraphAddExternalSemaphoresSignalNode,
    cuGraphAddExternalSemaphoresWaitNode
)]
fn nodes_signal_semaphores_and_wait_for_them(cuda: &Driver) {
    let none = ptr::null();
    let physical = cuda.exportable_memory(2 << 20)?;
    let kind = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
    let mut desc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = Default::default();
    desc.r#type = kind;
    desc.handle.fd = cuda.export_memory(physical)?;
    let mut semaphore = cuda.cuImportExternalSemaphore(&desc)?;
    let mut signal = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS::default();
    signal.params.fence.value = 5;
    let mut wait = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS::default();
    wait.params.fence.value = 5;
    let signals = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
        extSemArray: &mut semaphore,
        paramsArray: &signal,
        numExtSems: 1,
    };
    let waits = CUDA_EXT_SEM_WAIT_NODE_PARAMS {
        extSemArray: &mut semaphore,
        paramsArray: &wait,
        numExtSems: 1,
    };
    let (first, second) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let signalling = cuda.cuGraphAddExternalSemaphoresSignalNode(first, none, 0, &signals)?;
    expect!(cuda.cuGraphNodeGetType(signalling)? == CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL);
    let waiting = cuda.cuGraphAddExternalSemaphoresWaitNode(second, none, 0, &waits)?;
    expect!(cuda.cuGraphNodeGetType(waiting)? == CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT);
    let signalling = cuda.cuGraphInstantiateWithFlags(first, 0)?;
    let waiting = cuda.cuGraphInstantiateWithFlags(second, 0)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuGraphLaunch(waiting, other)?;
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(20);
    while std::time::Instant::now() < patience {
        expect!(cuda.cuStreamQuery(other) == Err(NOT_READY));
    }
    cuda.cuGraphLaunch(signalling, stream)?;
    // A wait without a signal must not hang the scenario.
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cuStreamQuery(other) == Err(NOT_READY) && std::time::Instant::now() < patience {}
    expect!(cuda.cuStreamQuery(other) == Ok(()));
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuStreamDestroy_v2(other)?;
    for (exec, graph) in [(signalling, first), (waiting, second)] {
        cuda.cuGraphExecDestroy(exec)?;
        cuda.cuGraphDestroy(graph)?;
    }
    cuda.cuDestroyExternalSemaphore(semaphore)?;
    cuda.raw().cuMemRelease(physical)?;
}

/// Semaphores of nodes are read back as they were set. An executable keeps those that its nodes had when it was
/// instantiated.
#[scenario]
#[needs(context)]
#[lasting]
#[gate(machine.is_linux())]
#[shows(
    cuGraphExternalSemaphoresSignalNodeGetParams,
    cuGraphExternalSemaphoresSignalNodeSetParams,
    cuGraphExternalSemaphoresWaitNodeGetParams,
    cuGraphExternalSemaphoresWaitNodeSetParams
)]
fn semaphores_of_nodes_are_read_back_as_they_were_set(cuda: &Driver) {
    let physical = cuda.exportable_memory(2 << 20)?;
    let mut made = [ptr::null_mut(); 2];
    for semaphore in &mut made {
        let kind = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
        let mut desc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = Default::default();
        desc.r#type = kind;
        desc.handle.fd = cuda.export_memory(physical)?;
        *semaphore = cuda.cuImportExternalSemaphore(&desc)?;
    }
    let [first, second] = made;
    let mut signal = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS::default();
    signal.params.fence.value = 1;
    let mut wait = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS::default();
    wait.params.fence.value = 1;
    let signals = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
        extSemArray: made.as_mut_ptr(),
        paramsArray: &signal,
        numExtSems: 1,
    };
    let waits = CUDA_EXT_SEM_WAIT_NODE_PARAMS {
        extSemArray: made.as_mut_ptr(),
        paramsArray: &wait,
        numExtSems: 1,
    };
    let graph = cuda.cuGraphCreate(0)?;
    let signalling =
        cuda.cuGraphAddExternalSemaphoresSignalNode(graph, ptr::null(), 0, &signals)?;
    let waiting = cuda.cuGraphAddExternalSemaphoresWaitNode(graph, &signalling, 1, &waits)?;
    let old = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let spare = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddExternalSemaphoresSignalNode(spare, ptr::null(), 0, &signals)?;
    cuda.cuGraphAddExternalSemaphoresWaitNode(spare, ptr::null(), 0, &waits)?;

    made[0] = second;
    signal.params.fence.value = 7;
    wait.params.fence.value = 6;
    let found = cuda.cuGraphExternalSemaphoresSignalNodeGetParams(signalling)?;
    expect!(found.numExtSems == 1);
    expect!(*found.extSemArray == first);
    expect!((*found.paramsArray).params.fence.value == 1);
    let found = cuda.cuGraphExternalSemaphoresWaitNodeGetParams(waiting)?;
    expect!(found.numExtSems == 1);
    expect!(*found.extSemArray == first);
    expect!((*found.paramsArray).params.fence.value == 1);
    let signals = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
        extSemArray: made.as_mut_ptr(),
        paramsArray: &signal,
        numExtSems: 1,
    };
    let waits = CUDA_EXT_SEM_WAIT_NODE_PARAMS {
        extSemArray: made.as_mut_ptr(),
        paramsArray: &wait,
        numExtSems: 1,
    };
    cuda.cuGraphExternalSemaphoresSignalNodeSetParams(signalling, &signals)?;
    cuda.cuGraphExternalSemaphoresWaitNodeSetParams(waiting, &waits)?;
    let found = cuda.cuGraphExternalSemaphoresSignalNodeGetParams(signalling)?;
    expect!(*found.extSemArray == second);
    expect!((*found.paramsArray).params.fence.value == 7);
    let found = cuda.cuGraphExternalSemaphoresWaitNodeGetParams(waiting)?;
    expect!(*found.extSemArray == second);
    expect!((*found.paramsArray).params.fence.value == 6);
    let new = cuda.cuGraphInstantiateWithFlags(graph, 0)?;

    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mut last = wait;
    last.params.fence.value = 7;
    let last_waits = CUDA_EXT_SEM_WAIT_NODE_PARAMS {
        paramsArray: &last,
        ..waits
    };
    let third = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddExternalSemaphoresWaitNode(third, ptr::null(), 0, &last_waits)?;
    let awaiting = cuda.cuGraphInstantiateWithFlags(third, 0)?;
    cuda.cuGraphLaunch(awaiting, other)?;
    // A wait without a signal must not hang the scenario.
    cuda.cuGraphLaunch(old, stream)?;
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cuStreamQuery(stream) == Err(NOT_READY) && std::time::Instant::now() < patience {}
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(20);
    while std::time::Instant::now() < patience {
        expect!(cuda.cuStreamQuery(other) == Err(NOT_READY));
    }
    cuda.cuGraphLaunch(new, stream)?;
    for stream in [stream, other] {
        let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
        while cuda.cuStreamQuery(stream) == Err(NOT_READY) && std::time::Instant::now() < patience {
        }
        expect!(cuda.cuStreamQuery(stream) == Ok(()));
        cuda.cuStreamDestroy_v2(stream)?;
    }
    for exec in [old, new, awaiting] {
        cuda.cuGraphExecDestroy(exec)?;
    }
    cuda.cuGraphDestroy(spare)?;
    cuda.cuGraphDestroy(third)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuDestroyExternalSemaphore(second)?;
    cuda.cuDestroyExternalSemaphore(first)?;
    cuda.raw().cuMemRelease(physical)?;
}

/// An executable uses the semaphores that were set. The graph keeps its own.
#[scenario]
#[needs(context)]
#[lasting]
#[gate(machine.is_linux())]
#[shows(
    cuGraphExecExternalSemaphoresSignalNodeSetParams,
    cuGraphExecExternalSemaphoresWaitNodeSetParams
)]
fn semaphores_of_an_executable_are_set(cuda: &Driver) {
    let physical = cuda.exportable_memory(2 << 20)?;
    let mut made = [ptr::null_mut(); 3];
    for semaphore in &mut made {
        let kind = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
        let mut desc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = Default::default();
        desc.r#type = kind;
        desc.handle.fd = cuda.export_memory(physical)?;
        *semaphore = cuda.cuImportExternalSemaphore(&desc)?;
    }
    let [mut first, mut second, mut third] = made;
    let mut signal = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS::default();
    signal.params.fence.value = 7;
    let mut wait = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS::default();
    wait.params.fence.value = 7;
    let mut signals = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
        extSemArray: &mut first,
        paramsArray: &signal,
        numExtSems: 1,
    };
    let mut waits = CUDA_EXT_SEM_WAIT_NODE_PARAMS {
        extSemArray: &mut first,
        paramsArray: &wait,
        numExtSems: 1,
    };
    let graph = cuda.cuGraphCreate(0)?;
    let signalling =
        cuda.cuGraphAddExternalSemaphoresSignalNode(graph, ptr::null(), 0, &signals)?;
    let waiting = cuda.cuGraphAddExternalSemaphoresWaitNode(graph, &signalling, 1, &waits)?;
    signals.extSemArray = &mut third;
    waits.extSemArray = &mut third;
    let other = cuda.cuGraphAddExternalSemaphoresSignalNode(graph, ptr::null(), 0, &signals)?;
    cuda.cuGraphAddExternalSemaphoresWaitNode(graph, &other, 1, &waits)?;
    let found = cuda.cuGraphExternalSemaphoresSignalNodeGetParams(other)?;
    expect!(*found.extSemArray == third);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    let unchanged = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    signals.extSemArray = &mut second;
    waits.extSemArray = &mut second;
    cuda.cuGraphExecExternalSemaphoresSignalNodeSetParams(exec, signalling, &signals)?;
    cuda.cuGraphExecExternalSemaphoresWaitNodeSetParams(exec, waiting, &waits)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    // A node that has its former semaphore never lets the launch complete.
    cuda.cuGraphLaunch(exec, stream)?;
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cuStreamQuery(stream) == Err(NOT_READY) && std::time::Instant::now() < patience {}
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    let found = cuda.cuGraphExternalSemaphoresSignalNodeGetParams(signalling)?;
    expect!(*found.extSemArray == first);
    let found = cuda.cuGraphExternalSemaphoresWaitNodeGetParams(waiting)?;
    expect!(*found.extSemArray == first);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphExecDestroy(unchanged)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuDestroyExternalSemaphore(third)?;
    cuda.cuDestroyExternalSemaphore(second)?;
    cuda.cuDestroyExternalSemaphore(first)?;
    cuda.raw().cuMemRelease(physical)?;
}

/// Captured and described nodes have their semaphores.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(
    cuGraphExternalSemaphoresSignalNodeGetParams,
    cuGraphExternalSemaphoresWaitNodeGetParams
)]
fn captured_and_described_nodes_have_semaphores(cuda: &Driver) {
    let physical = cuda.exportable_memory(2 << 20)?;
    let mut desc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = Default::default();
    desc.r#type = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD;
    desc.handle.fd = cuda.export_memory(physical)?;
    let mut semaphore = cuda.cuImportExternalSemaphore(&desc)?;
    let mut signal = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS::default();
    signal.params.fence.value = 3;
    let mut wait = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS::default();
    wait.params.fence.value = 2;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuSignalExternalSemaphoresAsync(&semaphore, &signal, 1, stream)?;
    cuda.cuWaitExternalSemaphoresAsync(&semaphore, &wait, 1, stream)?;
    let captured = cuda.cuStreamEndCapture(stream)?;
    let (mut nodes, mut count) = ([ptr::null_mut(); 2], 2);
    cuda.raw()
        .cuGraphGetNodes(captured, nodes.as_mut_ptr(), &mut count)?;
    let found = cuda.cuGraphExternalSemaphoresSignalNodeGetParams(nodes[0])?;
    expect!(found.numExtSems == 1);
    expect!(*found.extSemArray == semaphore);
    expect!((*found.paramsArray).params.fence.value == 3);
    let found = cuda.cuGraphExternalSemaphoresWaitNodeGetParams(nodes[1])?;
    expect!(found.numExtSems == 1);
    expect!(*found.extSemArray == semaphore);
    expect!((*found.paramsArray).params.fence.value == 2);

    let described = cuda.cuGraphCreate(0)?;
    let mut node = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL,
        ..Default::default()
    };
    node.anon1.extSemSignal = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
        extSemArray: &mut semaphore,
        paramsArray: &signal,
        numExtSems: 1,
        ..Default::default()
    };
    let signalling = cuda.cuGraphAddNode(described, ptr::null(), 0, &mut node)?;
    let found = cuda.cuGraphExternalSemaphoresSignalNodeGetParams(signalling)?;
    expect!(*found.extSemArray == semaphore);
    expect!((*found.paramsArray).params.fence.value == 3);
    let mut node = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT,
        ..Default::default()
    };
    node.anon1.extSemWait = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
        extSemArray: &mut semaphore,
        paramsArray: &wait,
        numExtSems: 1,
        ..Default::default()
    };
    let waiting = cuda.cuGraphAddNode(described, &signalling, 1, &mut node)?;
    let found = cuda.cuGraphExternalSemaphoresWaitNodeGetParams(waiting)?;
    expect!(*found.extSemArray == semaphore);
    expect!((*found.paramsArray).params.fence.value == 2);
    for graph in [captured, described] {
        let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
        cuda.cuGraphLaunch(exec, stream)?;
        cuda.cuStreamSynchronize(stream)?;
        cuda.cuGraphExecDestroy(exec)?;
        cuda.cuGraphDestroy(graph)?;
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuDestroyExternalSemaphore(semaphore)?;
    cuda.raw().cuMemRelease(physical)?;
}

//! Dependencies of graphs, with the data that says when a dependent node may start.

#![on("580.159.04")]

/// Lists the dependencies of a graph as pairs of nodes with their data, or counts them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(LOSSY_QUERY, "only with a dependency that has data, which a scenario adds")]
fn cuGraphGetEdges_v2(
    /// The graph.
    hGraph: Graph,
    /// Place for the first node of each pair; the rest is set to null. With null for all places the call only counts.
    from: OutSlice<CUgraphNode, numEdges, Null>,
    /// Place for the second node of each pair, which depends on the first.
    to: OutSlice<CUgraphNode, numEdges, Null>,
    /// Place for the data of each dependency; the rest is set to zero. Without it no dependency may have data.
    edgeData: OutSlice<CUgraphEdgeData, numEdges, Null>,
    /// The number of entries that the places have room for; replaced by their number.
    numEdges: InOut<usize, Length<4>>,
) {
    check!(initialized, hGraph, from, to, edgeData, numEdges);

    /// One place for nodes is null and the other is not.
    #[rule("both-places", observed, on("580.159.04"))]
    if from.is_null() != to.is_null() {
        return INVALID_VALUE;
    }

    /// There is a place for data and none for nodes.
    #[rule("data-of-nodes", observed, on("580.159.04"))]
    #[unreachable("no planned call has null for both places and a place for data")]
    if from.is_null() && !edgeData.is_null() {
        return INVALID_VALUE;
    }

    for room in numEdges {
        /// The places have no room.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !from.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// There are no dependencies to list.
    #[ensure("none", documented)]
    if true {
        assert!(numEdges.value() == 0);
    }
}

/// Lists the nodes that a node depends on, with the data of the dependencies, or counts them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(LOSSY_QUERY, "only with a dependency that has data, which a scenario adds")]
fn cuGraphNodeGetDependencies_v2(
    /// The node.
    hNode: AnyNode,
    /// Place for the nodes; the rest is set to null. With null for both places the call only counts.
    dependencies: OutSlice<CUgraphNode, numDependencies, Null>,
    /// Place for the data of each dependency; the rest is set to zero. Without it no dependency may have data.
    #[may_leave_alone("a node without dependencies has no data to list")]
    edgeData: OutSlice<CUgraphEdgeData, numDependencies, Null>,
    /// The number of entries that the places have room for; replaced by their number.
    numDependencies: InOut<usize, Length<4>>,
) {
    check!(initialized, hNode, dependencies, edgeData, numDependencies);

    /// There is a place for data and none for nodes.
    #[rule("data-of-nodes", observed, on("580.159.04"))]
    if dependencies.is_null() && !edgeData.is_null() {
        return INVALID_VALUE;
    }

    for room in numDependencies {
        /// The places have no room.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !dependencies.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// There are no dependencies to list.
    #[ensure("none", documented)]
    if !hNode.is_mem_free() {
        assert!(numDependencies.value() == 0);
    }
}

/// Lists the nodes that depend on a node, with the data of the dependencies, or counts them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(LOSSY_QUERY, "only with a dependency that has data, which a scenario adds")]
fn cuGraphNodeGetDependentNodes_v2(
    /// The node.
    hNode: AnyNode,
    /// Place for the nodes; the rest is set to null. With null for both places the call only counts.
    dependentNodes: OutSlice<CUgraphNode, numDependentNodes, Null>,
    /// Place for the data of each dependency; the rest is set to zero. Without it no dependency may have data.
    #[may_leave_alone("a node without dependencies has no data to list")]
    edgeData: OutSlice<CUgraphEdgeData, numDependentNodes, Null>,
    /// The number of entries that the places have room for; replaced by their number.
    numDependentNodes: InOut<usize, Length<4>>,
) {
    check!(initialized, hNode, dependentNodes, edgeData, numDependentNodes);

    /// There is a place for data and none for nodes.
    #[rule("data-of-nodes", observed, on("580.159.04"))]
    if dependentNodes.is_null() && !edgeData.is_null() {
        return INVALID_VALUE;
    }

    for room in numDependentNodes {
        /// The places have no room.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !dependentNodes.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// There are no dependencies to list.
    #[ensure("none", documented)]
    if true {
        assert!(numDependentNodes.value() == 0);
    }
}

/// Adds dependencies with data between nodes of a graph: all of them, or none if one is refused. They may close a
/// cycle; such a graph cannot be instantiated.
#[class(lookup)]
#[order(observed)]
fn cuGraphAddDependencies_v2(
    /// The graph.
    #[unseen("another graph is refused, because it does not have the nodes")]
    hGraph: Graph,
    /// The first node of each pair.
    #[without(Twice)]
    from: Slice<ListedNode, numDependencies>,
    /// The second node of each pair, which depends on the first.
    to: Beside<ListedNode, from>,
    /// Data of each dependency; null for none. Only kernels have ports.
    #[accepts(Null)]
    edgeData: Beside<DependencyData, from>,
    /// The number of pairs.
    numDependencies: Count<from>,
) {
    check!(hGraph, from, to, edgeData, numDependencies);
}

/// Removes dependencies between nodes of a graph, up to the first that does not exist. Their data is ignored.
#[class(lookup)]
#[order(observed)]
fn cuGraphRemoveDependencies_v2(
    /// The graph.
    #[unseen("another graph is refused, because it does not have the nodes")]
    hGraph: Graph,
    /// The first node of each pair.
    #[without(Twice)]
    from: Slice<ListedNode, numDependencies>,
    /// The second node of each pair, which depends on the first.
    #[accepts(Null)]
    to: Beside<ListedNode, from>,
    /// Ignored.
    edgeData: Opaque,
    /// The number of pairs.
    numDependencies: Count<from>,
) {
    check!(hGraph, from, to, numDependencies);

    for before in from {
        /// No node depends on the first node of a pair.
        #[rule("exists", documented, on("580.159.04"))]
        if before.node.dependents() == 0 {
            return INVALID_VALUE;
        }
    }
}

/// A dependency on the launch of a kernel has data, which the first forms of the lists have no place for.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphAddDependencies_v2,
    cuGraphRemoveDependencies_v2,
    cuGraphGetEdges_v2,
    cuGraphNodeGetDependencies_v2,
    cuGraphNodeGetDependentNodes_v2
)]
fn dependencies_have_data(cuda: &Driver) {
    let (module, nothing) = cuda.load(ptx!("nothing"), c"nothing")?;
    let launch = CUDA_KERNEL_NODE_PARAMS_v1 {
        func: nothing,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        ..Default::default()
    };
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let kernel = cuda.cuGraphAddKernelNode(graph, core::ptr::null(), 0, &launch)?;
    let empty = cuda.cuGraphAddEmptyNode(graph, core::ptr::null(), 0)?;
    let data = CUgraphEdgeData {
        from_port: CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER as u8,
        ..Default::default()
    };
    expect!(
        cuda.raw().cuGraphAddDependencies_v2(graph, &empty, &kernel, &data, 1) == Err(INVALID_VALUE)
    );
    cuda.cuGraphAddDependencies_v2(graph, &kernel, &empty, &data, 1)?;

    let null = core::ptr::null_mut();
    let mut nodes = [null; 2];
    let mut others = [null; 2];
    let mut found = [CUgraphEdgeData::default(); 2];
    let mut count = 2;
    let lossy = cuda.raw().cuGraphGetEdges(
        graph,
        nodes.as_mut_ptr(),
        others.as_mut_ptr(),
        &mut count,
    );
    expect!(lossy == Err(LOSSY_QUERY));
    let mut count = 2;
    cuda.cuGraphGetEdges_v2(
        graph,
        nodes.as_mut_ptr(),
        others.as_mut_ptr(),
        found.as_mut_ptr(),
        &mut count,
    )?;
    expect!(count == 1);
    expect!(nodes == [kernel, null]);
    expect!(others == [empty, null]);
    expect!(found[0].from_port == data.from_port);
    found = Default::default();
    let mut count = 2;
    let (place, data_place) = (nodes.as_mut_ptr(), found.as_mut_ptr());
    cuda.cuGraphNodeGetDependencies_v2(empty, place, data_place, &mut count)?;
    expect!(nodes == [kernel, null]);
    expect!(found[0].from_port == data.from_port);
    found = Default::default();
    let mut count = 2;
    let (place, data_place) = (nodes.as_mut_ptr(), found.as_mut_ptr());
    cuda.cuGraphNodeGetDependentNodes_v2(kernel, place, data_place, &mut count)?;
    expect!(nodes == [empty, null]);
    expect!(found[0].from_port == data.from_port);

    cuda.cuGraphRemoveDependencies_v2(graph, &kernel, &empty, null.cast(), 1)?;
    let mut count = 2;
    cuda.cuGraphGetEdges(
        graph,
        core::ptr::null_mut(),
        core::ptr::null_mut(),
        &mut count,
    )?;
    expect!(count == 0);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuModuleUnload(module)?;
}

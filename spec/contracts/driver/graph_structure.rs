//! Graphs: their nodes, and the dependencies between them.

#![on("580.159.04")]

/// A node of any type.
type AnyNode = NodeOf<
    Empty,
    Kernel,
    Memcpy,
    Memset,
    Host,
    Child,
    WaitEvent,
    EventRecord,
    BatchMemOp,
    MemAlloc,
    MemFree,
>;

/// Returns the type of a node.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphNodeGetType(
    /// The node.
    hNode: AnyNode,
    /// Place for the type.
    r#type: Out<CUgraphNodeType>,
) {
    check!(initialized, hNode, r#type);

    /// A node that launches a kernel has the type of kernels.
    #[ensure("kernel", documented, on("580.159.04"))]
    if hNode.is_kernel() {
        assert!(r#type.value() == CU_GRAPH_NODE_TYPE_KERNEL);
    }

    /// A node without work has the type of empty nodes.
    #[ensure("empty", documented, on("580.159.04"))]
    if hNode.is_empty() {
        assert!(r#type.value() == CU_GRAPH_NODE_TYPE_EMPTY);
    }
}

/// Destroys a node, with its dependencies. Executables keep their copy of it.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphDestroyNode(
    /// The node. A graph whose nodes allocate or free memory keeps them all.
    #[refuses(MemAlloc = NOT_SUPPORTED, MemFree = NOT_SUPPORTED)]
    hNode: NodeOf<
        Empty,
        Kernel,
        Memcpy,
        Memset,
        Host,
        Child,
        WaitEvent,
        EventRecord,
        BatchMemOp,
    >,
) {
    check!(initialized, hNode);
}

/// Copies a graph: its nodes, dependencies and child graphs.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(free_memory)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
fn cuGraphClone(
    /// Place for the copy.
    #[creates(Graph)]
    phGraphClone: Out<CUgraph>,
    /// The graph.
    originalGraph: Graph,
) {
    check!(initialized, phGraphClone, originalGraph);
}

/// Finds the copy of a node in a clone of its graph.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphNodeFindInClone(
    /// Place for the copy. If the graph has none, it is null.
    #[on_failure(zeroed)]
    phNode: Out<CUgraphNode>,
    /// The node.
    // Their graphs have no clones.
    #[without(MemAlloc, MemFree)]
    hOriginalNode: AnyNode,
    /// The clone.
    hClonedGraph: ClonedGraph,
) {
    check!(initialized, phNode, hOriginalNode, hClonedGraph);
}

/// Returns the child graph of a node. The node owns it.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphChildGraphNodeGetGraph(
    /// The node.
    hNode: NodeOf<Child>,
    /// Place for the child graph.
    #[lends(Graph)]
    phGraph: Out<CUgraph>,
) {
    check!(initialized, hNode, phGraph);
}

/// Lists the nodes of a graph that have no dependencies, or counts them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphGetRootNodes(
    /// The graph.
    hGraph: Graph,
    /// Place for the nodes; the rest is set to null. With null the call only counts.
    rootNodes: OutSlice<CUgraphNode, numRootNodes, Null>,
    /// The number of nodes that the place has room for; replaced by the number of nodes.
    numRootNodes: InOut<usize, Length<4>>,
) {
    check!(initialized, hGraph, rootNodes, numRootNodes);

    for room in numRootNodes {
        /// The place has no room.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !rootNodes.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// An empty graph has no nodes.
    #[ensure("none", documented)]
    if true {
        assert!(numRootNodes.value() == 0);
    }
}

/// Lists the dependencies of a graph as pairs of nodes, or counts them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphGetEdges(
    /// The graph.
    hGraph: Graph,
    /// Place for the first node of each pair; the rest is set to null. With null for both places the call only counts.
    from: OutSlice<CUgraphNode, numEdges, Null>,
    /// Place for the second node of each pair, which depends on the first.
    to: OutSlice<CUgraphNode, numEdges, Null>,
    /// The number of pairs that the places have room for; replaced by the number of pairs.
    numEdges: InOut<usize, Length<4>>,
) {
    check!(initialized, hGraph, from, to, numEdges);

    /// One place is null and the other is not.
    #[rule("both-places", observed, on("580.159.04"))]
    if from.is_null() != to.is_null() {
        return INVALID_VALUE;
    }

    for room in numEdges {
        /// The places have no room.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !from.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// An empty graph has no dependencies.
    #[ensure("none", documented)]
    if true {
        assert!(numEdges.value() == 0);
    }
}

/// Lists the nodes that a node depends on, or counts them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphNodeGetDependencies(
    /// The node.
    hNode: AnyNode,
    /// Place for the nodes; the rest is set to null. With null the call only counts.
    dependencies: OutSlice<CUgraphNode, numDependencies, Null>,
    /// The number of nodes that the place has room for; replaced by the number of nodes.
    numDependencies: InOut<usize, Length<4>>,
) {
    check!(initialized, hNode, dependencies, numDependencies);

    for room in numDependencies {
        /// The place has no room.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !dependencies.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// A node without dependencies has none to list.
    #[ensure("none", documented)]
    if !hNode.is_mem_free() {
        assert!(numDependencies.value() == 0);
    }
}

/// Lists the nodes that depend on a node, or counts them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGraphNodeGetDependentNodes(
    /// The node.
    hNode: AnyNode,
    /// Place for the nodes; the rest is set to null. With null the call only counts.
    dependentNodes: OutSlice<CUgraphNode, numDependentNodes, Null>,
    /// The number of nodes that the place has room for; replaced by the number of nodes.
    numDependentNodes: InOut<usize, Length<4>>,
) {
    check!(initialized, hNode, dependentNodes, numDependentNodes);

    for room in numDependentNodes {
        /// The place has no room.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !dependentNodes.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// No node depends on a node without dependent nodes.
    #[ensure("none", documented)]
    if true {
        assert!(numDependentNodes.value() == 0);
    }
}

/// Adds dependencies between nodes of a graph: all of them, or none if one is refused. They may close a cycle; such a
/// graph cannot be instantiated.
#[class(lookup)]
#[order(observed)]
fn cuGraphAddDependencies(
    /// The graph.
    #[unseen("another graph is refused, because it does not have the nodes")]
    #[until(
        12020,
        undefined(Null),
        on("418.226.00", "470.256.02", "525.147.05"),
        not_on("535.261.03", "580.159.04")
    )]
    hGraph: Graph,
    /// The first node of each pair.
    #[without(Twice)]
    from: Slice<ListedNode, numDependencies>,
    /// The second node of each pair, which depends on the first.
    to: Beside<ListedNode, from>,
    /// The number of pairs.
    numDependencies: Count<from>,
) {
    check!(hGraph, from, to, numDependencies);
}

/// Removes dependencies between nodes of a graph, up to the first that does not exist.
#[class(lookup)]
#[order(observed)]
fn cuGraphRemoveDependencies(
    /// The graph.
    #[unseen("another graph is refused, because it does not have the nodes")]
    #[until(
        12020,
        undefined(Null),
        on("418.226.00", "470.256.02", "525.147.05"),
        not_on("535.261.03", "580.159.04")
    )]
    hGraph: Graph,
    /// The first node of each pair.
    #[without(Twice)]
    from: Slice<ListedNode, numDependencies>,
    /// The second node of each pair, which depends on the first.
    #[accepts(Null)]
    to: Beside<ListedNode, from>,
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

/// Dependencies are listed from both ends, and end with a node.
#[scenario]
#[needs(initialized)]
#[shows(
    cuGraphAddEmptyNode,
    cuGraphAddDependencies,
    cuGraphRemoveDependencies,
    cuGraphDestroyNode,
    cuGraphGetEdges,
    cuGraphGetRootNodes,
    cuGraphNodeGetDependencies,
    cuGraphNodeGetDependentNodes
)]
fn dependencies_join_nodes(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let other = cuda.cuGraphCreate(0)?;
    let none = core::ptr::null();
    let first = cuda.cuGraphAddEmptyNode(graph, none, 0)?;
    let second = cuda.cuGraphAddEmptyNode(graph, &first, 1)?;
    let third = cuda.cuGraphAddEmptyNode(graph, none, 0)?;
    cuda.cuGraphAddDependencies(graph, &second, &third, 1)?;
    expect!(cuda.raw().cuGraphAddDependencies(graph, &second, &third, 1) == Err(INVALID_VALUE));
    expect!(cuda.raw().cuGraphAddDependencies(graph, &third, &third, 1) == Err(INVALID_VALUE));

    let null = core::ptr::null_mut();
    let mut from = [null; 3];
    let mut to = [null; 3];
    let mut count = from.len();
    cuda.cuGraphGetEdges(graph, from.as_mut_ptr(), to.as_mut_ptr(), &mut count)?;
    expect!(count == 2);
    expect!(from == [first, second, null]);
    expect!(to == [second, third, null]);

    let mut nodes = [null; 2];
    let mut count = nodes.len();
    cuda.cuGraphGetRootNodes(graph, nodes.as_mut_ptr(), &mut count)?;
    expect!(nodes == [first, null]);
    let mut count = nodes.len();
    cuda.cuGraphNodeGetDependencies(third, nodes.as_mut_ptr(), &mut count)?;
    expect!(nodes == [second, null]);
    let mut count = nodes.len();
    cuda.cuGraphNodeGetDependentNodes(first, nodes.as_mut_ptr(), &mut count)?;
    expect!(nodes == [second, null]);

    cuda.cuGraphRemoveDependencies(graph, &first, &second, 1)?;
    let mut count = 0;
    cuda.cuGraphGetEdges(
        graph,
        core::ptr::null_mut(),
        core::ptr::null_mut(),
        &mut count,
    )?;
    expect!(count == 1);
    cuda.cuGraphDestroyNode(second)?;
    cuda.cuGraphGetEdges(
        graph,
        core::ptr::null_mut(),
        core::ptr::null_mut(),
        &mut count,
    )?;
    expect!(count == 0);
    let mut count = nodes.len();
    cuda.cuGraphGetRootNodes(graph, nodes.as_mut_ptr(), &mut count)?;
    expect!(nodes.contains(&first));
    expect!(nodes.contains(&third));
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
}

/// A clone has its own nodes, which are found by those of the graph.
#[scenario]
#[needs(initialized)]
#[shows(cuGraphClone, cuGraphNodeFindInClone)]
fn a_clone_has_its_own_nodes(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let node = cuda.cuGraphAddEmptyNode(graph, core::ptr::null(), 0)?;
    cuda.cuGraphAddEmptyNode(graph, &node, 1)?;
    let clone = cuda.cuGraphClone(graph)?;
    let other = cuda.cuGraphClone(graph)?;
    expect!(clone != graph);
    let copy = cuda.cuGraphNodeFindInClone(node, clone)?;
    expect!(copy != node);
    let mut nodes = [core::ptr::null_mut(); 3];
    let mut count = nodes.len();
    cuda.cuGraphGetNodes(clone, nodes.as_mut_ptr(), &mut count)?;
    expect!(count == 2);
    count = nodes.len();
    cuda.cuGraphGetRootNodes(clone, nodes.as_mut_ptr(), &mut count)?;
    expect!(count == 1);
    expect!(nodes[0] == copy);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(clone)?;
    cuda.cuGraphDestroy(other)?;
}

/// The child graph of a node is a copy of the graph that the node was made with.
#[scenario]
#[needs(initialized)]
#[shows(cuGraphAddChildGraphNode, cuGraphChildGraphNodeGetGraph)]
fn a_child_graph_is_a_copy(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let inner = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddEmptyNode(inner, core::ptr::null(), 0)?;
    let node = cuda.cuGraphAddChildGraphNode(graph, core::ptr::null(), 0, inner)?;
    expect!(cuda.cuGraphNodeGetType(node)? == CU_GRAPH_NODE_TYPE_GRAPH);
    cuda.cuGraphAddEmptyNode(inner, core::ptr::null(), 0)?;
    cuda.cuGraphAddChildGraphNode(graph, core::ptr::null(), 0, inner)?;
    let child = cuda.cuGraphChildGraphNodeGetGraph(node)?;
    expect!(child != inner);
    cuda.cuGraphDestroy(inner)?;
    let mut count = 0;
    cuda.cuGraphGetNodes(child, core::ptr::null_mut(), &mut count)?;
    expect!(count == 1);
    cuda.cuGraphDestroy(graph)?;
}

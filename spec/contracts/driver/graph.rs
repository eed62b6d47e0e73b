//! Graphs of work.

/// Creates a graph with no nodes.
#[needs(initialized)]
#[order(observed)]
#[tolerates(free_memory)]
#[unreachable(OUT_OF_MEMORY, "it lies in the memory of the host, which nobody fills")]
fn cuGraphCreate(
    /// Room for the graph.
    #[creates(Graph)]
    phGraph: Out<CUgraph>,
    /// Kept for later.
    flags: Reserved,
) {
}

/// Destroys a graph and its nodes; executables made from it stay.
#[needs(initialized)]
#[order(observed)]
fn cuGraphDestroy(
    /// The graph.
    #[ends(Graph)]
    hGraph: Graph,
) {
}

/// Adds a node of any kind to a graph.
#[needs(initialized)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "only of kinds of node that the device or the system lacks")]
#[contradicted(
    INVALID_CONTEXT,
    "a node that fills memory is added without a current context all the same"
)]
fn cuGraphAddNode_v2(
    /// Room for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that come before it.
    dependencies: Slice<Node, numDependencies>,
    /// How it lies behind each of them, where that is not as usual.
    #[accepts(Null)]
    dependencyData: Beside<CUgraphEdgeData, dependencies>,
    /// How many nodes come before it.
    numDependencies: Count<dependencies>,
    /// What the node does.
    nodeParams: InOut<CUgraphNodeParams>,
) {
    check!(
        nodeParams,
        nodeParams.r#type,
        nodeParams.reserved0,
        nodeParams.reserved2,
        nodeParams.hostFunction,
        nodeParams.awaited,
        nodeParams.recorded,
        initialized,
        nodeParams.func
    );

    /// A kernel is of the current context, which has to be there.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if nodeParams.r#type == CU_GRAPH_NODE_TYPE_KERNEL && !thread.has_context() {
        return UNDEFINED;
    }

    check!(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
        hGraph,
        dependencies,
        nodeParams.child,
        nodeParams.dst,
        nodeParams.elementSize,
        nodeParams.width,
        nodeParams.height
    );
}

/// Lists the nodes of a graph, or says how many there are.
#[needs(initialized)]
#[order(observed)]
fn cuGraphGetNodes(
    /// The graph.
    hGraph: Graph,
    /// Room for nodes; what is left of it is null. With no room they are counted.
    nodes: OutSlice<CUgraphNode, numNodes, Null>,
    /// How many there is room for, replaced by how many there are.
    numNodes: InOut<usize, Length<4>>,
) {
    check!(initialized, hGraph, nodes, numNodes);

    for room in numNodes {
        /// Room is room for something.
        #[rule("room-for-some", observed, on("580.159.04"))]
        if !nodes.is_null() && room == 0 {
            return INVALID_VALUE;
        }
    }

    /// An empty graph has no nodes.
    #[ensure("none", documented)]
    if true {
        assert!(numNodes.value() == 0);
    }
}

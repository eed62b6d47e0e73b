//! Graphs of work.

#![on("580.159.04")]

/// Creates a graph with no nodes.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(free_memory)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
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
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("destroying leaves nothing to ask")]
fn cuGraphDestroy(
    /// The graph.
    #[ends(Graph)]
    hGraph: Graph,
) {
}

/// Adds a node of any kind to a graph.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[contradicted(
    INVALID_CONTEXT,
    "a node that fills memory is added without a current context all the same"
)]
#[unreachable(
    NOT_SUPPORTED,
    "a child graph with nodes of memory or of conditions, which no case passes"
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
    #[without(memOp.paramArray.Two, functionContext.Primary, functionContext.Created)]
    #[unseen("only nodes with memory or bodies write into it")]
    nodeParams: InOut<CUgraphNodeParams>,
) {
    check!(nodeParams);
    node_has_a_type(nodeParams);
    node_has_bodies(nodeParams);
    node_is_described(nodeParams);
    check!(hGraph, dependencies);
    node_is_possible(nodeParams);
    check!(nodeParams.condition);
}

/// Lists the nodes of a graph, or says how many there are.
#[needs(initialized)]
#[class(process_state)]
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

/// Nodes that are added to a graph are listed with it, and with no other.
#[scenario]
#[needs(initialized)]
#[shows(cuGraphAddNode_v2, cuGraphCreate, cuGraphGetNodes)]
fn added_nodes_are_listed(cuda: &Driver) {
    let graph = cuda.cuGraphCreate(0)?;
    let other = cuda.cuGraphCreate(0)?;
    expect!(graph != other);
    let none = core::ptr::null();
    let mut params = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_EMPTY,
        ..Default::default()
    };
    let first = cuda.cuGraphAddNode_v2(graph, core::ptr::null(), none, 0, &mut params)?;
    let second = cuda.cuGraphAddNode_v2(graph, &first, none, 1, &mut params)?;
    expect!(params.r#type == CU_GRAPH_NODE_TYPE_EMPTY);
    expect!(first != second);

    let mut nodes = [core::ptr::null_mut(); 4];
    let mut count = nodes.len();
    cuda.cuGraphGetNodes(graph, nodes.as_mut_ptr(), &mut count)?;
    expect!(count == 2);
    expect!(nodes[..2].contains(&first));
    expect!(nodes[..2].contains(&second));
    cuda.cuGraphGetNodes(other, core::ptr::null_mut(), &mut count)?;
    expect!(count == 0);
    cuda.cuGraphDestroy(other)?;
    cuda.cuGraphDestroy(graph)?;
}

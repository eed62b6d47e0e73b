//! Graphs, and the lists of their nodes.

#![on("13.0.96")]

#[as_driver(cuGraphCreate)]
#[unreachable(MemoryAllocation, "it is allocated in host memory, which no case fills")]
#[class(context_lookup)]
fn cudaGraphCreate(pGraph: _, flags: _) {}

#[as_driver(cuGraphDestroy)]
#[class(context_lookup)]
fn cudaGraphDestroy(graph: _) {}

#[as_driver(cuGraphClone)]
#[unreachable(MemoryAllocation, "it is allocated in host memory, which no case fills")]
#[class(context_lookup)]
fn cudaGraphClone(pGraphClone: _, originalGraph: _) {}

#[as_driver(cuGraphNodeFindInClone)]
#[class(context_lookup)]
fn cudaGraphNodeFindInClone(pNode: _, originalNode: _, clonedGraph: _) {}

#[as_driver(cuGraphNodeGetType)]
#[class(context_lookup)]
fn cudaGraphNodeGetType(
    // The runtime has no name for the type.
    #[refuses(BatchMemOp = Unknown)]
    node: _,
    pType: _,
) {
    check!(runtime, pType, outside_callback);
}

#[as_driver(cuGraphDestroyNode)]
#[class(context_lookup)]
fn cudaGraphDestroyNode(node: _) {}

#[as_driver(cuGraphChildGraphNodeGetGraph)]
#[class(context_lookup)]
fn cudaGraphChildGraphNodeGetGraph(node: _, pGraph: _) {}

#[as_driver(cuGraphGetNodes)]
#[class(context_lookup)]
fn cudaGraphGetNodes(graph: _, nodes: _, numNodes: _) {}

#[as_driver(cuGraphGetRootNodes)]
#[class(context_lookup)]
fn cudaGraphGetRootNodes(graph: _, pRootNodes: _, pNumRootNodes: _) {}

/// Nodes are listed with their graph until they are destroyed, and a clone has its own.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphCreate,
    cudaGraphAddEmptyNode,
    cudaGraphGetNodes,
    cudaGraphGetRootNodes,
    cudaGraphDestroyNode,
    cudaGraphClone,
    cudaGraphNodeFindInClone
)]
fn a_graph_lists_its_nodes(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let first = cuda.cudaGraphAddEmptyNode(graph, ptr::null(), 0)?;
    let second = cuda.cudaGraphAddEmptyNode(graph, &first, 1)?;
    expect!(first != second);
    let null = ptr::null_mut();
    let mut nodes = [null; 3];
    let mut count = nodes.len();
    cuda.cudaGraphGetNodes(graph, nodes.as_mut_ptr(), &mut count)?;
    expect!(count == 2);
    expect!(nodes[..2].contains(&first));
    expect!(nodes[..2].contains(&second));
    expect!(nodes[2] == null);
    let mut count = nodes.len();
    cuda.cudaGraphGetRootNodes(graph, nodes.as_mut_ptr(), &mut count)?;
    expect!(count == 1);
    expect!(nodes == [first, null, null]);

    let clone = cuda.cudaGraphClone(graph)?;
    expect!(clone != graph);
    let copy = cuda.cudaGraphNodeFindInClone(first, clone)?;
    expect!(copy != first);
    cuda.cudaGraphDestroyNode(first)?;
    let mut count = 0;
    cuda.cudaGraphGetNodes(graph, ptr::null_mut(), &mut count)?;
    expect!(count == 1);
    let mut count = nodes.len();
    cuda.cudaGraphGetRootNodes(clone, nodes.as_mut_ptr(), &mut count)?;
    expect!(nodes == [copy, null, null]);
    cuda.cudaGraphDestroy(clone)?;
    cuda.cudaGraphDestroy(graph)?;
}

/// The child graph of a node is a copy of the graph that the node was made with.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphAddChildGraphNode, cudaGraphChildGraphNodeGetGraph)]
fn a_child_graph_is_a_copy(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let inner = cuda.cudaGraphCreate(0)?;
    cuda.cudaGraphAddEmptyNode(inner, ptr::null(), 0)?;
    let node = cuda.cudaGraphAddChildGraphNode(graph, ptr::null(), 0, inner)?;
    expect!(cuda.cudaGraphNodeGetType(node)? == cudaGraphNodeTypeGraph);
    let child = cuda.cudaGraphChildGraphNodeGetGraph(node)?;
    expect!(child != inner);
    cuda.cudaGraphDestroy(inner)?;
    let mut count = 0;
    cuda.cudaGraphGetNodes(child, ptr::null_mut(), &mut count)?;
    expect!(count == 1);
    cuda.cudaGraphDestroy(graph)?;
}

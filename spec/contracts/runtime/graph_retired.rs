//! Functions of graphs whose names ended with `_v2` before 13.0, which gave the plain names to these forms.

#![on("12.9.79")]

#[as_driver(cuGraphGetEdges_v2)]
#[unreachable(LossyQuery, "only with a dependency that has data, which a scenario adds")]
#[class(context_lookup)]
fn cudaGraphGetEdges_v2(graph: _, from: _, to: _, edgeData: _, numEdges: _) {}

#[as_driver(cuGraphNodeGetDependencies_v2)]
#[unreachable(LossyQuery, "only with a dependency that has data, which a scenario adds")]
#[class(context_lookup)]
fn cudaGraphNodeGetDependencies_v2(
    node: _,
    pDependencies: _,
    edgeData: _,
    pNumDependencies: _,
) {
}

#[as_driver(cuGraphNodeGetDependentNodes_v2)]
#[unreachable(LossyQuery, "only with a dependency that has data, which a scenario adds")]
#[class(context_lookup)]
fn cudaGraphNodeGetDependentNodes_v2(
    node: _,
    pDependentNodes: _,
    edgeData: _,
    pNumDependentNodes: _,
) {
}

#[as_driver(cuGraphAddDependencies_v2)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphAddDependencies_v2(graph: _, from: _, to: _, edgeData: _, numDependencies: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuGraphRemoveDependencies_v2)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphRemoveDependencies_v2(graph: _, from: _, to: _, edgeData: _, numDependencies: _) {
    check!(runtime, outside_callback);
}

/// Adds a node of any type to a graph. Its dependencies may have data, which says when the node may start.
#[as_driver(cuGraphAddNode_v2)]
#[needs(runtime)]
#[class(context_state)]
#[except(
    "kernel-in-a-context",
    "one-way-only",
    "extra-without-parameters",
    "kernel-of-library",
    "context-of-pooled-memory"
)]
#[order(unknown)]
fn cudaGraphAddNode_v2(
    /// Place for the node.
    pGraphNode: _,
    graph: _,
    /// Nodes that the new node depends on.
    pDependencies: _,
    /// Data of each dependency; null for none.
    dependencyData: _,
    /// The number of dependencies.
    numDependencies: _,
    /// The type of the node, and its parameters. The address of an allocation, or
    /// the bodies of a condition, are written into it.
    #[is(nodeParams)]
    #[unseen("only nodes with memory or bodies write into it")]
    nodeParams: InOut<cudaGraphNodeParams>,
) {
    check!(runtime, outside_callback, usable_context, nodeParams);
}

/// Dependencies with data are listed from both ends, and end with a node.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphAddDependencies_v2,
    cudaGraphAddNode_v2,
    cudaGraphRemoveDependencies_v2,
    cudaGraphGetEdges_v2,
    cudaGraphNodeGetDependencies_v2,
    cudaGraphNodeGetDependentNodes_v2
)]
fn dependencies_with_data_join_nodes(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let none = ptr::null();
    let mut params: cudaGraphNodeParams = std::mem::zeroed();
    params.r#type = cudaGraphNodeTypeEmpty;
    let params = &raw mut params;
    let first = cuda.cudaGraphAddNode_v2(graph, none, ptr::null(), 0, params)?;
    let second = cuda.cudaGraphAddNode_v2(graph, &first, ptr::null(), 1, params)?;
    let third = cuda.cudaGraphAddNode_v2(graph, none, ptr::null(), 0, params)?;
    cuda.cudaGraphAddDependencies_v2(graph, &second, &third, ptr::null(), 1)?;

    let null = ptr::null_mut();
    let unwritten = cudaGraphEdgeData {
        from_port: 9,
        ..Default::default()
    };
    let (mut from, mut to, mut data) = ([null; 3], [null; 3], [unwritten; 3]);
    let data_place = data.as_mut_ptr();
    let mut count = from.len();
    cuda.cudaGraphGetEdges_v2(graph, from.as_mut_ptr(), to.as_mut_ptr(), data_place, &mut count)?;
    expect!(count == 2);
    expect!([data[0].from_port, data[1].from_port] == [0; 2]);
    expect!(from == [first, second, null]);
    expect!(to == [second, third, null]);

    let mut nodes = [null; 2];
    let mut count = nodes.len();
    data = [unwritten; 3];
    let data_place = data.as_mut_ptr();
    cuda.cudaGraphNodeGetDependencies_v2(third, nodes.as_mut_ptr(), data_place, &mut count)?;
    expect!(count == 1);
    expect!(data[0].from_port == 0);
    expect!(nodes == [second, null]);
    let mut count = nodes.len();
    data = [unwritten; 3];
    let data_place = data.as_mut_ptr();
    cuda.cudaGraphNodeGetDependentNodes_v2(first, nodes.as_mut_ptr(), data_place, &mut count)?;
    expect!(count == 1);
    expect!(data[0].from_port == 0);
    expect!(nodes == [second, null]);

    cuda.cudaGraphRemoveDependencies_v2(graph, &first, &second, ptr::null(), 1)?;
    let mut count = 0;
    let no_data = ptr::null_mut();
    cuda.cudaGraphGetEdges_v2(graph, ptr::null_mut(), ptr::null_mut(), no_data, &mut count)?;
    expect!(count == 1);
    cuda.cudaGraphDestroy(graph)?;
}

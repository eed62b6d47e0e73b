//! Dependencies of graphs, with the data that says when a dependent node may start.

#![on("13.0.96")]

#[as_driver(cuGraphGetEdges_v2)]
#[unreachable(LossyQuery, "only with a dependency that has data, which a scenario adds")]
#[class(context_lookup)]
fn cudaGraphGetEdges(graph: _, from: _, to: _, edgeData: _, numEdges: _) {}

#[as_driver(cuGraphNodeGetDependencies_v2)]
#[unreachable(LossyQuery, "only with a dependency that has data, which a scenario adds")]
#[class(context_lookup)]
fn cudaGraphNodeGetDependencies(
    node: _,
    pDependencies: _,
    edgeData: _,
    pNumDependencies: _,
) {
}

#[as_driver(cuGraphNodeGetDependentNodes_v2)]
#[unreachable(LossyQuery, "only with a dependency that has data, which a scenario adds")]
#[class(context_lookup)]
fn cudaGraphNodeGetDependentNodes(
    node: _,
    pDependentNodes: _,
    edgeData: _,
    pNumDependentNodes: _,
) {
}

#[as_driver(cuGraphAddDependencies_v2)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphAddDependencies(graph: _, from: _, to: _, edgeData: _, numDependencies: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuGraphRemoveDependencies_v2)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphRemoveDependencies(graph: _, from: _, to: _, edgeData: _, numDependencies: _) {
    check!(runtime, outside_callback);
}

/// Dependencies are listed from both ends, and end with a node.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphAddDependencies,
    cudaGraphRemoveDependencies,
    cudaGraphGetEdges,
    cudaGraphNodeGetDependencies,
    cudaGraphNodeGetDependentNodes
)]
fn dependencies_join_nodes(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let none = ptr::null();
    let first = cuda.cudaGraphAddEmptyNode(graph, none, 0)?;
    let second = cuda.cudaGraphAddEmptyNode(graph, &first, 1)?;
    let third = cuda.cudaGraphAddEmptyNode(graph, none, 0)?;
    cuda.cudaGraphAddDependencies(graph, &second, &third, ptr::null(), 1)?;

    let null = ptr::null_mut();
    let no_data = ptr::null_mut();
    let unwritten = cudaGraphEdgeData {
        from_port: 9,
        ..Default::default()
    };
    let (mut from, mut to, mut data) = ([null; 3], [null; 3], [unwritten; 3]);
    let data_place = data.as_mut_ptr();
    let mut count = from.len();
    cuda.cudaGraphGetEdges(graph, from.as_mut_ptr(), to.as_mut_ptr(), data_place, &mut count)?;
    expect!(count == 2);
    expect!([data[0].from_port, data[1].from_port] == [0; 2]);
    expect!(from == [first, second, null]);
    expect!(to == [second, third, null]);

    let mut nodes = [null; 2];
    data = [unwritten; 3];
    let data_place = data.as_mut_ptr();
    let mut count = nodes.len();
    cuda.cudaGraphNodeGetDependencies(third, nodes.as_mut_ptr(), data_place, &mut count)?;
    expect!(count == 1);
    expect!(data[0].from_port == 0);
    expect!(nodes == [second, null]);
    data = [unwritten; 3];
    let data_place = data.as_mut_ptr();
    let mut count = nodes.len();
    cuda.cudaGraphNodeGetDependentNodes(first, nodes.as_mut_ptr(), data_place, &mut count)?;
    expect!(count == 1);
    expect!(data[0].from_port == 0);
    expect!(nodes == [second, null]);

    cuda.cudaGraphRemoveDependencies(graph, &first, &second, ptr::null(), 1)?;
    let mut count = 0;
    cuda.cudaGraphGetEdges(graph, ptr::null_mut(), ptr::null_mut(), no_data, &mut count)?;
    expect!(count == 1);
    cuda.cudaGraphDestroyNode(second)?;
    cuda.cudaGraphGetEdges(graph, ptr::null_mut(), ptr::null_mut(), no_data, &mut count)?;
    expect!(count == 0);
    cuda.cudaGraphDestroy(graph)?;
}

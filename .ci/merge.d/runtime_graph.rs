//! Sample: ids of graphs.

#![on("580.159.04")]

/// A graph, or none.
#[domain(cudaGraph_t, live)]
#[resource(ended_by = cudaGraphGetId)]
enum SampleHandle {
    /// A graph.
    #[accepted]
    Made,
    /// Null.
    #[refused(cudaErrorInvalidValue)]
    Null = 0,
}

/// A number that is replaced.
#[domain]
enum SampleNumber {
    /// Zero.
    #[accepted]
    Nothing = 0,
    /// One.
    #[accepted]
    One = 1,
}

/// Writes the graph of a node.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphNodeGetContainingGraph(
    /// A node.
    hNode: Opaque,
    /// Receives the graph.
    #[creates(SampleHandle)]
    phGraph: Out<cudaGraph_t>,
) {
}

/// Ends a graph.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphGetId(
    /// The graph.
    #[ends(SampleHandle)]
    hGraph: SampleHandle,
    /// A number.
    graphID: Out<c_uint>,
) {
}

/// Replaces a number.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphNodeGetLocalId(
    /// A node.
    hNode: Opaque,
    /// A number.
    nodeId: InOut<c_uint, SampleNumber>,
) {
}

/// A graph is found and ended.
#[scenario]
#[shows(cudaGraphNodeGetContainingGraph, cudaGraphGetId, cudaGraphNodeGetLocalId)]
fn sample_graphs_end(cuda: &Runtime) {
    let graph = cuda.cudaGraphNodeGetContainingGraph(ptr::null_mut())?;
    expect!(!graph.is_null());
    let mut number = 0;
    cuda.cudaGraphNodeGetLocalId(ptr::null_mut(), &mut number)?;
    cuda.cudaGraphGetId(graph)?;
}

//! Sample: graphs.

#![on("580.159.04")]

/// A graph, or none.
#[domain(cudaGraph_t, live)]
#[resource(ended_by = cudaGraphDestroy)]
enum SampleHandle {
    /// A graph.
    #[accepted]
    Made,
    /// Null.
    #[refused(cudaErrorInvalidValue)]
    Null = 0,
}

/// A number that is passed on.
#[domain]
enum SampleNumber {
    /// Zero.
    #[accepted]
    Nothing = 0,
    /// One.
    #[accepted]
    One = 1,
}

/// Creates a graph.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphCreate(
    /// Receives the graph.
    #[creates(SampleHandle)]
    pGraph: Out<cudaGraph_t>,
    /// A number.
    flags: SampleNumber,
) {
}

/// Destroys a graph.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphDestroy(
    /// The graph.
    #[ends(SampleHandle)]
    graph: SampleHandle,
) {
}

/// A graph is created and destroyed.
#[scenario]
#[shows(cudaGraphCreate, cudaGraphDestroy)]
fn sample_graphs_end(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    expect!(!graph.is_null());
    cuda.cudaGraphDestroy(graph)?;
}

//! Sample: nodes of external semaphores.

#![on("580.159.04")]

/// A node, or none.
#[domain(cudaGraphNode_t, live)]
#[resource(ended_by = cudaGraphExternalSemaphoresWaitNodeSetParams)]
enum SampleHandle {
    /// A node.
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

/// Adds a node.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphAddExternalSemaphoresWaitNode(
    /// Receives the node.
    #[creates(SampleHandle)]
    pGraphNode: Out<cudaGraphNode_t>,
    /// A graph.
    graph: Opaque,
    /// Nodes.
    pDependencies: Opaque,
    /// A number.
    numDependencies: SampleNumber,
    /// Semaphores.
    nodeParams: Opaque,
) {
}

/// Ends a node.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphExternalSemaphoresWaitNodeSetParams(
    /// The node.
    #[ends(SampleHandle)]
    hNode: SampleHandle,
    /// Semaphores.
    nodeParams: Opaque,
) {
}

/// A node is added and ended.
#[scenario]
#[shows(cudaGraphAddExternalSemaphoresWaitNode, cudaGraphExternalSemaphoresWaitNodeSetParams)]
fn sample_nodes_end(cuda: &Runtime) {
    let node = cuda.cudaGraphAddExternalSemaphoresWaitNode(ptr::null_mut(), ptr::null(), 0, ptr::null())?;
    expect!(!node.is_null());
    cuda.cudaGraphExternalSemaphoresWaitNodeSetParams(node, ptr::null())?;
}

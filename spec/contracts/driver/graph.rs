//! Graphs of work.

/// Creates a graph with no nodes.
#[needs(initialized)]
#[order(observed)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(OUT_OF_MEMORY, "only when memory is used up")]
fn cuGraphCreate(
    /// Room for the graph.
    #[creates(Graph)]
    phGraph: Out<CUgraph>,
    /// Kept for later.
    flags: Reserved,
) {
    /// A graph comes out.
    #[ensure("is-a-graph", documented)]
    if true {
        assert!(phGraph.value() != 0);
    }
}

/// Destroys a graph and its nodes; executables made from it stay.
#[needs(initialized)]
#[order(observed)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuGraphDestroy(
    /// The graph.
    #[ends(Graph)]
    hGraph: Graph,
) {
}

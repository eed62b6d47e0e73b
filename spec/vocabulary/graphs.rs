//! Graphs and their nodes.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A graph, until it is destroyed.
#[resource(CUgraph, ended_by = cuGraphDestroy)]
struct Graph;

/// A graph: work and what waits for what in it, before it is made ready to run.
#[domain(CUgraph, live)]
enum Graph {
    /// A graph without nodes.
    #[accepted]
    Empty,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A graph that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A node of the graph at hand.
#[domain(CUgraphNode, live)]
enum Node {
    /// A node of the graph.
    #[accepted]
    Member,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

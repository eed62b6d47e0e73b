//! Graphs and their nodes.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A graph, until it is destroyed.
#[resource(CUgraph, ended_by = cuGraphDestroy)]
struct Graph;

#[domain(CUgraph, live)]
enum Graph {
    #[accepted]
    Empty,
    #[refused(INVALID_VALUE)]
    Null = 0,
    #[undefined]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A node of the graph at hand.
#[domain(CUgraphNode, live)]
enum Node {
    #[accepted]
    Member,
    #[refused(INVALID_VALUE)]
    Null = 0,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

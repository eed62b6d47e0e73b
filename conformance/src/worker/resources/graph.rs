//! Graphs and their nodes.

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, RecordedCalls};

pub(super) static GRAPHS: Table = &[
    ("Empty", |resources, _| create_graph(resources)),
    ("Null", null),
    ("Destroyed", |resources, _| {
        let graph = create_graph(resources)?;
        resources.on_arm(move |resources| Ok(resources.cuGraphDestroy(graph as Handle)?));
        Ok(graph)
    }),
    ("Garbage", garbage),
];

pub(super) static NODES: Table = &[("Member", make_node), ("Null", null), ("Garbage", garbage)];

fn create_graph(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut graph: Handle = std::ptr::null_mut();
    resources.cuGraphCreate(&mut graph, 0)?;
    Ok(graph as u64)
}

/// A node of the graph at hand, or of one of its own where the case has none.
fn make_node(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let graph = match resources.graph_at_hand() {
        Some(graph) => graph,
        None => create_graph(resources)?,
    };
    let mut node: Handle = std::ptr::null_mut();
    resources
        .api()
        .cuGraphAddEmptyNode(&mut node, graph as Handle, std::ptr::null(), 0)?;
    Ok(node as u64)
}

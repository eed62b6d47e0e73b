//! Graphs and their nodes.

use cuspec_suite::exemplars::{Graph, Make, Node};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, RecordedCalls};

impl Make<Graph> for CaseResources<'_> {
    fn make(&mut self, exemplar: Graph, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Graph::Empty => create_graph(resources),
            Graph::Destroyed => {
                let graph = create_graph(resources)?;
                resources
                    .before_call(move |resources| Ok(resources.cuGraphDestroy(graph as Handle)?));
                Ok(graph)
            }
        }
    }
}

impl Make<Node> for CaseResources<'_> {
    fn make(&mut self, exemplar: Node, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Node::Member => make_node(resources, numbers),
        }
    }
}

fn create_graph(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut graph: Handle = std::ptr::null_mut();
    resources.cuGraphCreate(&mut graph, 0)?;
    Ok(graph as u64)
}

/// A node of the case's graph, or of a new one if the case has none.
fn make_node(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let graph = match resources.case_graph() {
        Some(graph) => graph,
        None => create_graph(resources)?,
    };
    let mut node: Handle = std::ptr::null_mut();
    resources
        .api()
        .cuGraphAddEmptyNode(&mut node, graph as Handle, std::ptr::null(), 0)?;
    Ok(node as u64)
}

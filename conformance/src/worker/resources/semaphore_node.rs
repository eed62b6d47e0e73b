//! Nodes that signal external semaphores or wait for them, and executables with such nodes.

use cuspec_suite::exemplars::{ExternalSemaphore, Make, SemaphoreExec, SemaphoreNode};

use super::case_resources::CaseResources;
use super::graph::{find_node, graph_of_case, make_node};
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    SemaphoreNodeCalls:
    cuGraphAddExternalSemaphoresSignalNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, signals: *const u8
    );
    cuGraphAddExternalSemaphoresWaitNode(
        node: &mut Handle, graph: Handle, before: *const Handle, count: usize, waits: *const u8
    );
    cuGraphDestroyNode(node: Handle);
    cuGraphInstantiateWithFlags(exec: &mut Handle, graph: Handle, flags: u64);
    cuGraphExecDestroy(exec: Handle);
}

impl Make<SemaphoreNode> for CaseResources<'_> {
    fn make(&mut self, exemplar: SemaphoreNode, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        let graph = graph_of_case(resources)? as Handle;
        match exemplar {
            SemaphoreNode::Signal => node_of_type(resources, graph, SIGNAL, numbers),
            SemaphoreNode::Wait => node_of_type(resources, graph, WAIT, numbers),
            SemaphoreNode::Other => make_node(resources, numbers),
            SemaphoreNode::Destroyed => {
                let node = make_node(resources, numbers)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuGraphDestroyNode(node as Handle)?)
                });
                Ok(node)
            }
        }
    }
}

impl Make<SemaphoreExec> for CaseResources<'_> {
    fn make(&mut self, exemplar: SemaphoreExec, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SemaphoreExec::Instantiated => instantiate(resources, numbers),
            SemaphoreExec::Destroyed => {
                let exec = instantiate(resources, numbers)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuGraphExecDestroy(exec as Handle)?)
                });
                Ok(exec)
            }
        }
    }
}

/// `CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`.
const SIGNAL: u32 = 8;
/// `CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`.
const WAIT: u32 = 9;

/// An executable of the case's graph, which gets a node that signals and a node that waits.
fn instantiate(
    resources: &mut CaseResources<'_>,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let graph = graph_of_case(resources)? as Handle;
    for kind in [SIGNAL, WAIT] {
        node_of_type(resources, graph, kind, numbers)?;
    }
    let mut exec: Handle = std::ptr::null_mut();
    resources.cuGraphInstantiateWithFlags(&mut exec, graph, 0)?;
    Ok(exec as u64)
}

/// The first node of this type in a graph, or a new one.
fn node_of_type(
    resources: &mut CaseResources<'_>,
    graph: Handle,
    kind: u32,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    match find_node(resources, graph, kind)? {
        Some(node) => Ok(node),
        None => add_node(resources, graph, kind, numbers),
    }
}

/// Adds a node with one semaphore, which no case launches.
fn add_node(
    resources: &mut CaseResources<'_>,
    graph: Handle,
    kind: u32,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let imported = ExternalSemaphore::Imported;
    let semaphore = Make::<ExternalSemaphore>::make(resources, imported, numbers)?;
    // `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS`, or the same for waits.
    let how = [0_u64; 18];
    let described = [&raw const semaphore as u64, how.as_ptr() as u64, 1];
    let (mut node, none): (Handle, _) = (std::ptr::null_mut(), std::ptr::null());
    let described = described.as_ptr().cast();
    match kind {
        SIGNAL => {
            resources.cuGraphAddExternalSemaphoresSignalNode(&mut node, graph, none, 0, described)
        }
        _ => resources.cuGraphAddExternalSemaphoresWaitNode(&mut node, graph, none, 0, described),
    }?;
    Ok(node as u64)
}

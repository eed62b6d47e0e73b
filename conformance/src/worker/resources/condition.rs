//! Conditions of graphs.

use cuspec_case::Api;
use cuspec_suite::exemplars::{Condition, Make};

use super::case_resources::CaseResources;
use super::graph::{create_graph, graph_of_case};
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    ConditionCalls:
    cuGraphConditionalHandleCreate(
        condition: &mut u64, graph: Handle, context: Handle, value: u32, flags: u32
    );
    cudaGraphConditionalHandleCreate(condition: &mut u64, graph: Handle, value: u32, flags: u32);
    cuGraphAddNode_v2(
        node: &mut Handle, graph: Handle, before: *const Handle, data: *const u8, count: usize,
        described: &mut [u64; NODE_WORDS]
    );
}

/// Size of `CUgraphNodeParams` in words.
const NODE_WORDS: usize = 32;
/// `CU_GRAPH_NODE_TYPE_CONDITIONAL`.
const CONDITIONAL: u64 = 13;

impl Make<Condition> for CaseResources<'_> {
    fn make(&mut self, exemplar: Condition, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        let graph = match exemplar {
            Condition::Created | Condition::Used => graph_of_case(resources)?,
            Condition::OtherGraph => create_graph(resources)?,
        } as Handle;
        let mut context = resources.shared.primary.unwrap_or(0);
        let mut condition = 0;
        if resources.maker == Api::Runtime {
            context = 0;
            resources.cudaGraphConditionalHandleCreate(&mut condition, graph, 0, 0)?;
        } else {
            let context = context as Handle;
            resources.cuGraphConditionalHandleCreate(&mut condition, graph, context, 0, 0)?;
        }
        if exemplar == Condition::Used {
            // The type, reserved words, the condition, type `IF` with one body, room for the bodies, the context of
            // the driver.
            let mut described = [0; NODE_WORDS];
            (described[0], described[2], described[3]) = (CONDITIONAL, condition, 1 << 32);
            described[5] = context;
            let mut node: Handle = std::ptr::null_mut();
            let (none, data) = (std::ptr::null(), std::ptr::null());
            resources.cuGraphAddNode_v2(&mut node, graph, none, data, 0, &mut described)?;
        }
        Ok(condition)
    }
}

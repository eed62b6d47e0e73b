//! Functions of graphs whose names ended with `_v2` before 13.0. All are forwarded to the driver except the one that
//! translates the parameters of a node.

use cuspec_glue::runtime::calls::{GraphAnyCalls, GraphRetiredCalls};
use cuspec_sys::runtime::{cudaGraph_t, cudaGraphEdgeData, cudaGraphNode_t, cudaGraphNodeParams};

use super::prelude::*;

impl GraphRetiredCalls for Runtime {
    unsafe fn cudaGraphAddNode_v2(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        dependencyData: *const cudaGraphEdgeData,
        numDependencies: usize,
        nodeParams: *mut cudaGraphNodeParams,
    ) -> Outcome {
        let (data, count) = (dependencyData, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid, as those of the function of 13.0.
        unsafe { self.cudaGraphAddNode(pGraphNode, graph, pDependencies, data, count, nodeParams) }
    }
}

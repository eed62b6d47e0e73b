//! The third form of the functions that describe nodes. The contract compares the contexts.

use super::prelude::*;
use cuspec_glue::driver::calls::{GraphAnyContextsCalls, GraphCalls};

impl GraphAnyContextsCalls for Driver {
    unsafe fn cuGraphAddNode_v3(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        dependencyData: *const CUgraphEdgeData,
        numDependencies: usize,
        nodeParams: *mut CUgraphNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            self.cuGraphAddNode_v2(
                phGraphNode,
                hGraph,
                dependencies,
                dependencyData,
                numDependencies,
                nodeParams,
            )
        }
    }

    unsafe fn cuGraphNodeSetParams_v2(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUgraphNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.set_described(hNode, nodeParams) }
    }
}

//! Nodes of graphs.

use cuspec_glue::runtime::calls::GraphNodesCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaGraph_t, cudaGraphNode_t, cudaKernelNodeParams};

use super::prelude::*;
use crate::registered;

impl GraphNodesCalls for Runtime {
    unsafe fn cudaGraphAddKernelNode(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        numDependencies: usize,
        pNodeParams: *const cudaKernelNodeParams,
    ) -> Outcome {
        // SAFETY: the contract accepts no null pointer, and the caller guarantees that others are valid.
        let mut launch = unsafe { pNodeParams.read_unaligned() };
        launch.func = registered::function(launch.func)?.cast();
        let (before, count) = (pDependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe {
            driver_calls::cudaGraphAddKernelNode(self, pGraphNode, graph, before, count, &launch)
        }
    }
}

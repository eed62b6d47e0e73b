//! Nodes of executables.

use cuspec_glue::runtime::calls::GraphExecNodesCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaGraphExec_t, cudaGraphNode_t, cudaKernelNodeParams};

use super::graph_nodes::launch_below;
use super::prelude::*;

impl GraphExecNodesCalls for Runtime {
    unsafe fn cudaGraphExecKernelNodeSetParams(
        &self,
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: *const cudaKernelNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe {
            let launch = launch_below(pNodeParams)?;
            driver_calls::cudaGraphExecKernelNodeSetParams(self, hGraphExec, node, &launch)
        }
    }
}

//! Nodes of graphs.

use cuspec_glue::runtime::calls::GraphNodesCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaGraph_t, cudaGraphNode_t, cudaKernelNodeParams};

use super::prelude::*;
use crate::registered;

/// The record of a launch with the driver's function in place of the kernel of the program.
///
/// # Safety
/// The pointer is null or points to a record.
pub(super) unsafe fn launch_below(
    given: *const cudaKernelNodeParams,
) -> Result<cudaKernelNodeParams, Code> {
    if given.is_null() {
        return Err(Code::cudaErrorInvalidValue);
    }
    // SAFETY: the caller guarantees that the pointer is valid.
    let mut launch = unsafe { given.read_unaligned() };
    launch.func = registered::function(launch.func)?.cast();
    Ok(launch)
}

impl GraphNodesCalls for Runtime {
    unsafe fn cudaGraphAddKernelNode(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        numDependencies: usize,
        pNodeParams: *const cudaKernelNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let launch = unsafe { launch_below(pNodeParams) }?;
        let (before, count) = (pDependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe {
            driver_calls::cudaGraphAddKernelNode(self, pGraphNode, graph, before, count, &launch)
        }
    }
}

//! Parameters of nodes that launch kernels.

use cuspec_glue::runtime::calls::GraphKernelsCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaGraphNode_t, cudaKernelNodeParams};

use super::graph_nodes::launch_below;
use super::prelude::*;
use crate::registered;

impl GraphKernelsCalls for Runtime {
    unsafe fn cudaGraphKernelNodeGetParams(
        &self,
        node: cudaGraphNode_t,
        pNodeParams: *mut cudaKernelNodeParams,
    ) -> Outcome {
        let mut launch = cudaKernelNodeParams::default();
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe {
            driver_calls::cudaGraphKernelNodeGetParams(self, node, &mut launch)?;
            if pNodeParams.is_null() {
                return Err(Code::cudaErrorInvalidValue);
            }
            if let Some(symbol) = registered::symbol_of(launch.func.cast()) {
                launch.func = symbol;
            }
            put(pNodeParams, launch);
        }
        Ok(())
    }

    unsafe fn cudaGraphKernelNodeSetParams(
        &self,
        node: cudaGraphNode_t,
        pNodeParams: *const cudaKernelNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid; the driver's record has the same layout.
        unsafe {
            let launch = launch_below(pNodeParams)?;
            driver_calls::cudaGraphKernelNodeSetParams(self, node, &launch)
        }
    }
}

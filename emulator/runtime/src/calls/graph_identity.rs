//! Numbers of graphs and nodes, and the parameters of nodes of any type.

use cuspec_glue::runtime::calls::GraphIdentityCalls;
use cuspec_sys::driver::{CUDA_KERNEL_NODE_PARAMS_v3, CUgraphNodeParams};
use cuspec_sys::runtime::{
    cudaGraphNode_t, cudaGraphNodeParams, cudaGraphNodeType, cudaKernelNodeParamsV2,
    cudaMemcpyNodeParams, dim3,
};

use super::graph_copy_params;
use super::prelude::*;
use crate::driver::{code_of, driver};
use crate::registered;

/// The runtime's record of a launch, with the symbol that the program registered in place of its function.
fn launch_above(launch: &CUDA_KERNEL_NODE_PARAMS_v3) -> cudaKernelNodeParamsV2 {
    let mut given = cudaKernelNodeParamsV2 {
        gridDim: dim3 {
            x: launch.gridDimX,
            y: launch.gridDimY,
            z: launch.gridDimZ,
        },
        blockDim: dim3 {
            x: launch.blockDimX,
            y: launch.blockDimY,
            z: launch.blockDimZ,
        },
        sharedMemBytes: launch.sharedMemBytes,
        kernelParams: launch.kernelParams,
        extra: launch.extra,
        ..Default::default()
    };
    let function = launch.func.cast::<c_void>();
    given.anon1.func = registered::symbol_of(launch.func).unwrap_or(function);
    given
}

/// The runtime's record of a node of the driver. Launches, copies, fills and conditions differ in it; the runtime names no
/// contexts.
pub(super) fn node_above(node: &CUgraphNodeParams) -> Result<cudaGraphNodeParams, Code> {
    let mut given = cudaGraphNodeParams::default();
    // SAFETY: both records have one size and consist of numbers, pointers and functions.
    unsafe { (&raw mut given).cast::<CUgraphNodeParams>().write(*node) };
    // SAFETY: the type selects the arm.
    unsafe {
        match given.r#type {
            cudaGraphNodeType::cudaGraphNodeTypeKernel => {
                given.anon1.kernel = launch_above(&node.anon1.kernel);
            }
            cudaGraphNodeType::cudaGraphNodeTypeMemcpy => {
                given.anon1.memcpy = cudaMemcpyNodeParams {
                    copyParams: graph_copy_params::above(&node.anon1.memcpy.copyParams)?,
                    ..Default::default()
                };
            }
            cudaGraphNodeType::cudaGraphNodeTypeMemset => {
                given.anon1.memset.ctx = std::ptr::null_mut();
            }
            cudaGraphNodeType::cudaGraphNodeTypeConditional => {
                given.anon1.conditional.ctx = std::ptr::null_mut();
            }
            _ => {}
        }
    }
    Ok(given)
}

impl GraphIdentityCalls for Runtime {
    unsafe fn cudaGraphNodeGetParams(
        &self,
        node: cudaGraphNode_t,
        nodeParams: *mut cudaGraphNodeParams,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that handles and pointers are valid.
        unsafe {
            let found = driver.cuGraphNodeGetParams(node.cast()).map_err(code_of)?;
            put(nodeParams, node_above(&found)?);
        }
        Ok(())
    }
}

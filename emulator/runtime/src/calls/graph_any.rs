//! Nodes of any type, and their parameters.

use cuspec_glue::runtime::calls::GraphAnyCalls;
use cuspec_sys::driver::{
    CU_GRAPH_NODE_TYPE_CONDITIONAL, CU_GRAPH_NODE_TYPE_MEM_ALLOC, CUDA_KERNEL_NODE_PARAMS_v3,
    CUDA_MEMCPY_NODE_PARAMS, CUcontext, CUgraphNodeParams,
};
use cuspec_sys::runtime::{
    cudaExecutionContext_t, cudaGraph_t, cudaGraphEdgeData, cudaGraphExec_t, cudaGraphNode_t,
    cudaGraphNodeParams, cudaGraphNodeType, cudaKernelNodeParamsV2, cudaMemcpyNodeParams,
};

use super::graph_copies::rows;
use super::prelude::*;
use crate::driver::{code_of, driver};
use crate::registered;

/// Returns the current context. A node that names an execution context is not supported.
fn context_of(named: cudaExecutionContext_t) -> Result<CUcontext, Code> {
    if !named.is_null() {
        return Err(Code::cudaErrorNotSupported);
    }
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    driver.cuCtxGetCurrent().map_err(code_of)
}

/// The driver's record of a launch, with the function of the current context in place of the kernel of the program.
fn launch_below(given: &cudaKernelNodeParamsV2) -> Result<CUDA_KERNEL_NODE_PARAMS_v3, Code> {
    context_of(given.ctx)?;
    // SAFETY: all fields of the union are one address.
    let kernel = unsafe { given.anon1.func };
    Ok(CUDA_KERNEL_NODE_PARAMS_v3 {
        func: registered::function(kernel)?,
        gridDimX: given.gridDim.x,
        gridDimY: given.gridDim.y,
        gridDimZ: given.gridDim.z,
        blockDimX: given.blockDim.x,
        blockDimY: given.blockDim.y,
        blockDimZ: given.blockDim.z,
        sharedMemBytes: given.sharedMemBytes,
        kernelParams: given.kernelParams,
        extra: given.extra,
        ..Default::default()
    })
}

/// The driver's record of a copy by the current context.
fn copy_below(given: &cudaMemcpyNodeParams) -> Result<CUDA_MEMCPY_NODE_PARAMS, Code> {
    Ok(CUDA_MEMCPY_NODE_PARAMS {
        flags: given.flags,
        reserved: given.reserved,
        copyCtx: context_of(given.ctx)?,
        copyParams: rows(&given.copyParams)?,
    })
}

/// The driver's record of a node. Launches, copies, fills and conditions differ in it; the parameters of all other types have the
/// same layout.
///
/// # Safety
/// The pointer is null or points to a record, whose type selects its parameters.
unsafe fn node_below(given: *const cudaGraphNodeParams) -> Result<CUgraphNodeParams, Code> {
    if given.is_null() {
        return Err(Code::cudaErrorInvalidValue);
    }
    // SAFETY: the caller guarantees that the pointer is valid; both records have one size.
    let (mut node, given) = unsafe {
        (
            given.cast::<CUgraphNodeParams>().read_unaligned(),
            given.read_unaligned(),
        )
    };
    // SAFETY: the type selects the arm.
    unsafe {
        match given.r#type {
            cudaGraphNodeType::cudaGraphNodeTypeKernel => {
                node.anon1.kernel = launch_below(&given.anon1.kernel)?;
            }
            cudaGraphNodeType::cudaGraphNodeTypeMemcpy => {
                node.anon1.memcpy = copy_below(&given.anon1.memcpy)?;
            }
            cudaGraphNodeType::cudaGraphNodeTypeMemset => {
                node.anon1.memset.ctx = context_of(given.anon1.memset.ctx)?;
            }
            cudaGraphNodeType::cudaGraphNodeTypeConditional => {
                node.anon1.conditional.ctx = context_of(given.anon1.conditional.ctx)?;
            }
            _ => {}
        }
    }
    Ok(node)
}

impl GraphAnyCalls for Runtime {
    unsafe fn cudaGraphAddNode(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        dependencyData: *const cudaGraphEdgeData,
        numDependencies: usize,
        nodeParams: *mut cudaGraphNodeParams,
    ) -> Outcome {
        if pGraphNode.is_null() {
            return Err(Code::cudaErrorInvalidValue);
        }
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let (before, data) = (pDependencies.cast(), dependencyData.cast());
        // SAFETY: the caller guarantees that pointers are valid; data of dependencies has the same layout.
        unsafe {
            let mut below = node_below(nodeParams)?;
            let (graph, count) = (graph.cast(), numDependencies);
            let node = driver.cuGraphAddNode_v2(graph, before, data, count, &mut below);
            put(pGraphNode, node.map_err(code_of)?.cast());
            if below.r#type == CU_GRAPH_NODE_TYPE_MEM_ALLOC {
                // The driver has written the address.
                put(nodeParams.cast(), below);
            } else if below.r#type == CU_GRAPH_NODE_TYPE_CONDITIONAL {
                (*nodeParams).anon1.conditional.phGraph_out =
                    below.anon1.conditional.phGraph_out.cast();
            }
        }
        Ok(())
    }

    unsafe fn cudaGraphNodeSetParams(
        &self,
        node: cudaGraphNode_t,
        nodeParams: *mut cudaGraphNodeParams,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let mut below = node_below(nodeParams)?;
            driver.cuGraphNodeSetParams(node.cast(), &mut below)
        }
        .map_err(code_of)
    }

    unsafe fn cudaGraphExecNodeSetParams(
        &self,
        graphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        nodeParams: *mut cudaGraphNodeParams,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let mut below = node_below(nodeParams)?;
            driver.cuGraphExecNodeSetParams(graphExec.cast(), node.cast(), &mut below)
        }
        .map_err(code_of)
    }
}

//! Types of nodes.

use cuspec_glue::runtime::calls::GraphCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::driver::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP;
use cuspec_sys::runtime::{cudaGraphNode_t, cudaGraphNodeType};

use super::prelude::*;

impl GraphCalls for Runtime {
    /// The runtime has no name for nodes of memory operations.
    unsafe fn cudaGraphNodeGetType(
        &self,
        node: cudaGraphNode_t,
        pType: *mut cudaGraphNodeType,
    ) -> Outcome {
        let mut kind = cudaGraphNodeType(0);
        // SAFETY: the caller guarantees that pointers are valid; the place is a local variable.
        unsafe {
            driver_calls::cudaGraphNodeGetType(self, node, &mut kind)?;
            if kind.0 == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP.0 {
                return Err(Code::cudaErrorUnknown);
            }
            put(pType, kind);
        }
        Ok(())
    }
}

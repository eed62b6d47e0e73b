//! Batches of memory operations of executables.

use super::graph_batch::batch_work;
use super::prelude::*;
use cuspec_glue::driver::calls::GraphExecBatchCalls;

impl GraphExecBatchCalls for Driver {
    unsafe fn cuGraphExecBatchMemOpNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { batch_work(&record(nodeParams)?) }?;
        self.set_exec_node(hGraphExec, hNode, work)
    }
}

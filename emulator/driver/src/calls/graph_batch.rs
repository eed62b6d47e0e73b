//! Nodes with a batch of memory operations.

use super::memop_batch::{MAX_STEPS, step};
use super::prelude::*;
use crate::objects::graph::NodeWork;
use crate::objects::lent::Lent;
use crate::operations::memops::Step;
use cuspec_glue::driver::calls::GraphBatchCalls;

/// The work of a batch.
///
/// # Safety
/// The array is null, or has as many operations as the batch.
pub(super) unsafe fn batch_work(batch: &CUDA_BATCH_MEM_OP_NODE_PARAMS) -> Outcome<NodeWork> {
    if batch.count > MAX_STEPS {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the caller guarantees that the array has `count` operations.
    let given = unsafe { array(batch.paramArray.cast_const(), batch.count as usize) };
    let steps: Outcome<Vec<Step>> = given.iter().map(step).collect();
    Ok(NodeWork::BatchMemOp {
        context: batch.ctx as usize,
        steps: steps?,
    })
}

impl Driver {
    /// The batch of a node, with the node's own copy of the operations.
    fn batch_params(&self, node: CUgraphNode) -> Outcome<CUDA_BATCH_MEM_OP_NODE_PARAMS> {
        let mut world = self.lock();
        let node = world.nodes.get_mut(node as usize);
        let node = node.ok_or(Code::INVALID_VALUE)?;
        let NodeWork::BatchMemOp { context, steps } = &node.work else {
            return Err(Code::INVALID_VALUE);
        };
        Ok(batch_params(*context, steps, &mut node.lent))
    }
}

/// The parameters of a batch, with a pointer to a copy of the operations.
pub(super) fn batch_params(
    context: usize,
    steps: &[Step],
    lent: &mut Option<Box<Lent>>,
) -> CUDA_BATCH_MEM_OP_NODE_PARAMS {
    let words = steps.iter().flat_map(|step| step.words());
    let make = || Box::new(Lent::batch(words.collect()));
    let lent = lent.get_or_insert_with(make);
    CUDA_BATCH_MEM_OP_NODE_PARAMS {
        ctx: context as CUcontext,
        count: steps.len() as c_uint,
        paramArray: lent.words().cast_mut().cast(),
        flags: 0,
    }
}

impl GraphBatchCalls for Driver {
    unsafe fn cuGraphAddBatchMemOpNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = batch_work(&record(nodeParams)?)?;
            self.add_node(phGraphNode, hGraph, before, count, work)
        }
    }

    unsafe fn cuGraphBatchMemOpNodeGetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> Outcome {
        let batch = self.batch_params(hNode)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(nodeParams_out, batch) };
        Ok(())
    }

    unsafe fn cuGraphBatchMemOpNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { batch_work(&record(nodeParams)?) }?;
        self.lock().set_work(hNode as usize, work)
    }
}

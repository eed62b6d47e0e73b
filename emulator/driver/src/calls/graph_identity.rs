//! Numbers of graphs and nodes, and the parameters of nodes of any type.

use super::graph_batch::batch_params;
use super::graph_kernels::launch_params;
use super::graph_params::{call_params, copy_params, fill_params};
use super::graph_semaphores::lend_semaphores;
use super::prelude::*;
use crate::objects::condition::{Conditional, ConditionalKind};
use crate::objects::graph::{Node, NodeWork};
use crate::objects::lent::Lent;
use crate::world::World;
use cuspec_glue::driver::calls::GraphIdentityCalls;

/// The record of nodes of any type takes the fields of the record of nodes of one type.
macro_rules! arm {
    ($from:ident as $record:ident { $($field:ident),* }) => {
        $record { $($field: $from.$field,)* ..$record::default() }
    };
}

/// The parameters of work that a node does or could do in a context. Arrays are in `lent`, which has to outlive the
/// parameters.
#[allow(
    clippy::needless_update,
    reason = "some records have no further fields"
)]
pub(super) fn describe(
    world: &mut World,
    work: &NodeWork,
    context: usize,
    lent: &mut Option<Box<Lent>>,
) -> Outcome<CUgraphNodeParams> {
    let mut params = CUgraphNodeParams {
        r#type: CUgraphNodeType(work.kind().number()),
        ..Default::default()
    };
    let arm = &mut params.anon1;
    match work {
        NodeWork::Kernel(kernel) => {
            let launch = launch_params(world, kernel, lent)?;
            arm.kernel = arm!(launch as CUDA_KERNEL_NODE_PARAMS_v3 {
                func, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, kernelParams,
                extra, kern, ctx
            });
        }
        NodeWork::Memcpy(copy) => {
            arm.memcpy.copyCtx = context as CUcontext;
            arm.memcpy.copyParams = copy_params(copy);
        }
        NodeWork::Memset(fill) => {
            let fill = fill_params(fill);
            arm.memset = arm!(fill as CUDA_MEMSET_NODE_PARAMS_v2 {
                dst, pitch, value, elementSize, width, height
            });
            arm.memset.ctx = context as CUcontext;
        }
        NodeWork::Host { function, data } => {
            let call = call_params(*function, *data);
            arm.host = arm!(call as CUDA_HOST_NODE_PARAMS_v2 { r#fn, userData });
        }
        NodeWork::Graph(child) => {
            arm.graph = CUDA_CHILD_GRAPH_NODE_PARAMS {
                graph: *child as CUgraph,
                ownership: CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID,
            };
        }
        NodeWork::EventRecord(event) => arm.eventRecord.event = *event as CUevent,
        NodeWork::WaitEvent(event) => arm.eventWait.event = *event as CUevent,
        NodeWork::BatchMemOp { context, steps } => {
            let batch = batch_params(*context, steps, lent);
            arm.memOp = arm!(batch as CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 {
                ctx, count, paramArray, flags
            });
        }
        NodeWork::MemAlloc { address, size } => {
            let mut memory = CUDA_MEM_ALLOC_NODE_PARAMS_v2::default();
            memory.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
            memory.poolProps.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
            memory.bytesize = *size as usize;
            memory.dptr = *address;
            arm.alloc = memory;
        }
        NodeWork::MemFree(address) => arm.free.dptr = *address,
        NodeWork::SemaphoreSignal(uses) => {
            let lent = lend_semaphores(uses, lent);
            arm.extSemSignal.extSemArray = lent.semaphores;
            arm.extSemSignal.paramsArray = lent.params.cast();
            arm.extSemSignal.numExtSems = lent.count;
        }
        NodeWork::SemaphoreWait(uses) => {
            let lent = lend_semaphores(uses, lent);
            arm.extSemWait.extSemArray = lent.semaphores;
            arm.extSemWait.paramsArray = lent.params.cast();
            arm.extSemWait.numExtSems = lent.count;
        }
        NodeWork::Conditional(conditional) => {
            arm.conditional = conditional_params(world, conditional)
        }
        NodeWork::Recorded(_) => {}
    }
    Ok(params)
}

/// The parameters of a condition, with a pointer to the list of its bodies.
fn conditional_params(world: &World, conditional: &Conditional) -> CUDA_CONDITIONAL_NODE_PARAMS {
    let condition = world.conditions.get(conditional.condition);
    CUDA_CONDITIONAL_NODE_PARAMS {
        handle: conditional.condition as CUgraphConditionalHandle,
        r#type: CUgraphConditionalNodeType(match conditional.kind {
            ConditionalKind::If => 0,
            ConditionalKind::While => 1,
            ConditionalKind::Switch => 2,
        }),
        size: conditional.bodies.len() as c_uint,
        phGraph_out: conditional.bodies.as_ptr() as *mut CUgraph,
        ctx: condition.map_or(0, |condition| condition.context) as CUcontext,
    }
}

impl World {
    /// The parameters of a node, which owns everything that they point to.
    pub(super) fn describe_node(&mut self, node: usize) -> Outcome<CUgraphNodeParams> {
        let known = self.nodes.get_mut(node).ok_or(Code::INVALID_VALUE)?;
        let (context, mut lent) = (known.context, known.lent.take());
        // The lists of the work stay where they are in memory.
        let empty = NodeWork::Recorded(known.kind());
        let work = std::mem::replace(&mut known.work, empty);
        let params = describe(self, &work, context, &mut lent);
        if let Some(known) = self.nodes.get_mut(node) {
            known.work = work;
            known.lent = lent;
        }
        params
    }
}

impl Driver {
    /// Writes what a node answers.
    ///
    /// # Safety
    /// The place is null or valid for writes.
    unsafe fn put_of_node<T>(
        &self,
        node: CUgraphNode,
        place: *mut T,
        ask: impl FnOnce(&World, &Node) -> T,
    ) -> Outcome {
        let world = self.lock();
        let known = world.nodes.get(node as usize).ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(place, ask(&world, known)) };
        Ok(())
    }
}

impl GraphIdentityCalls for Driver {
    unsafe fn cuGraphGetId(&self, hGraph: CUgraph, graphId: *mut c_uint) -> Outcome {
        let world = self.lock();
        let graph = world.graphs.get(hGraph as usize);
        let id = graph.ok_or(Code::INVALID_VALUE)?.id;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(graphId, id) };
        Ok(())
    }

    unsafe fn cuGraphExecGetId(&self, hGraphExec: CUgraphExec, graphId: *mut c_uint) -> Outcome {
        let world = self.lock();
        let exec = world.execs.get(hGraphExec as usize);
        let id = exec.ok_or(Code::INVALID_VALUE)?.id;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(graphId, id) };
        Ok(())
    }

    unsafe fn cuGraphNodeGetLocalId(&self, hNode: CUgraphNode, nodeId: *mut c_uint) -> Outcome {
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { self.put_of_node(hNode, nodeId, |_, node| node.id) }
    }

    /// The number of the graph, followed by that of the node.
    unsafe fn cuGraphNodeGetToolsId(
        &self,
        hNode: CUgraphNode,
        toolsNodeId: *mut c_ulonglong,
    ) -> Outcome {
        let number = |world: &World, node: &Node| {
            let graph = world.graphs.get(node.graph).map_or(0, |graph| graph.id);
            c_ulonglong::from(graph) << 32 | c_ulonglong::from(node.id)
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { self.put_of_node(hNode, toolsNodeId, number) }
    }

    unsafe fn cuGraphNodeGetContainingGraph(
        &self,
        hNode: CUgraphNode,
        phGraph: *mut CUgraph,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { self.put_of_node(hNode, phGraph, |_, node| node.graph as CUgraph) }
    }

    unsafe fn cuGraphNodeGetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUgraphNodeParams,
    ) -> Outcome {
        let params = self.lock().describe_node(hNode as usize)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(nodeParams, params) };
        Ok(())
    }
}

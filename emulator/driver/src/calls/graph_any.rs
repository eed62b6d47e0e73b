//! Nodes of any type, and their parameters.

use super::graph_batch::batch_work;
use super::graph_nodes::{box_copy, fill, host_call, nodes};
use super::prelude::*;
use crate::objects::condition::ConditionalKind;
use crate::objects::graph::{NodeKind, NodeWork};
use cuspec_glue::driver::calls::{GraphAnyCalls, GraphMemoryCalls};

/// A function that returns an arm of a node as the record of nodes of its type alone, which has the same fields.
macro_rules! arm {
    ($(#[$doc:meta])* $name:ident: $arm:ident as $record:ident { $($field:ident),* }) => {
        $(#[$doc])*
        fn $name(node: &CUgraphNodeParams) -> $record {
            // SAFETY: the type of the node selects this arm, which consists of numbers, pointers and functions.
            let arm = unsafe { node.anon1.$arm };
            $record { $($field: arm.$field),* }
        }
    };
}

arm!(
    /// The launch of a node.
    kernel_of: kernel as CUDA_KERNEL_NODE_PARAMS {
        func, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, kernelParams, extra, kern, ctx
    }
);
arm!(
    /// The fill of a node.
    fill_of: memset as CUDA_MEMSET_NODE_PARAMS { dst, pitch, value, elementSize, width, height }
);
arm!(
    /// The call of a node.
    call_of: host as CUDA_HOST_NODE_PARAMS { r#fn, userData }
);
arm!(
    /// The batch of a node.
    batch_of: memOp as CUDA_BATCH_MEM_OP_NODE_PARAMS { ctx, count, paramArray, flags }
);
arm!(
    /// The signals of a node.
    signals_of: extSemSignal as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS { extSemArray, paramsArray, numExtSems }
);
arm!(
    /// The waits of a node.
    waits_of: extSemWait as CUDA_EXT_SEM_WAIT_NODE_PARAMS { extSemArray, paramsArray, numExtSems }
);

/// The context that copies or fills, or null.
fn context_of(node: &CUgraphNodeParams) -> CUcontext {
    // SAFETY: the type of the node selects the arm, which consists of numbers and pointers.
    unsafe {
        match NodeKind::from_number(node.r#type.0) {
            Some(NodeKind::Memcpy) => node.anon1.memcpy.copyCtx,
            Some(NodeKind::Memset) => node.anon1.memset.ctx,
            _ => std::ptr::null_mut(),
        }
    }
}

impl Driver {
    /// The work of a description. A child graph is not copied yet.
    ///
    /// # Safety
    /// Each pointer of the selected arm is null, or valid for its use.
    pub(super) unsafe fn described_work(&self, node: &CUgraphNodeParams) -> Outcome<NodeWork> {
        let kind = NodeKind::from_number(node.r#type.0).ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the type selects the arm, and the caller guarantees that its pointers are valid.
        unsafe {
            Ok(match kind {
                NodeKind::Kernel => self.launch_work(&kernel_of(node))?,
                NodeKind::Memcpy => NodeWork::Memcpy(box_copy(&node.anon1.memcpy.copyParams)),
                NodeKind::Memset => NodeWork::Memset(fill(&fill_of(node))),
                NodeKind::Host => host_call(&call_of(node)),
                NodeKind::Graph => NodeWork::Graph(node.anon1.graph.graph as usize),
                NodeKind::WaitEvent => NodeWork::WaitEvent(node.anon1.eventWait.event as usize),
                NodeKind::EventRecord => {
                    NodeWork::EventRecord(node.anon1.eventRecord.event as usize)
                }
                NodeKind::BatchMemOp => batch_work(&batch_of(node))?,
                NodeKind::SemaphoreSignal => self.signal_node(&signals_of(node))?,
                NodeKind::SemaphoreWait => self.wait_node(&waits_of(node))?,
                kind => kind.into(),
            })
        }
    }

    /// Adds a node of any type behind the nodes of a list, and writes its handle. Writes the address of memory, or
    /// the bodies of a condition, to the description.
    ///
    /// # Safety
    /// The place is null or valid for writes, the list is null or has this many nodes, the description is valid, and
    /// each pointer of the selected arm is null or valid for its use.
    pub(super) unsafe fn add_described(
        &self,
        place: *mut CUgraphNode,
        graph: CUgraph,
        before: *const CUgraphNode,
        count: usize,
        params: *mut CUgraphNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let node = record(params.cast_const())?;
            match self.described_work(&node)? {
                NodeWork::Graph(child) => {
                    let before = nodes(before, count);
                    let node = self.lock().add_child(graph as usize, child, &before)?;
                    put(place, node as CUgraphNode);
                    Ok(())
                }
                NodeWork::Recorded(NodeKind::MemAlloc) => {
                    let memory = (&raw mut (*params).anon1.alloc).cast();
                    self.cuGraphAddMemAllocNode(place, graph, before, count, memory)
                }
                NodeWork::Recorded(NodeKind::MemFree) => {
                    let address = node.anon1.free.dptr;
                    self.cuGraphAddMemFreeNode(place, graph, before, count, address)
                }
                NodeWork::Recorded(NodeKind::Conditional) => {
                    let conditional = &raw mut (*params).anon1.conditional;
                    self.add_conditional(place, graph, &nodes(before, count), conditional)
                }
                work => {
                    let context = context_of(&node);
                    self.add_node_in(place, graph, before, count, work, context)
                }
            }
        }
    }

    /// Replaces the parameters of a node by a description.
    ///
    /// # Safety
    /// The description is valid, and each pointer of the selected arm is null or valid for its use.
    pub(super) unsafe fn set_described(
        &self,
        node: CUgraphNode,
        params: *mut CUgraphNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let (params, work) = unsafe {
            let params = record(params.cast_const())?;
            (params, self.described_work(&params)?)
        };
        let mut world = self.lock();
        world.set_work(node as usize, work)?;
        world.set_node_context(node as usize, context_of(&params) as usize);
        Ok(())
    }

    /// Adds a conditional node, and writes its handle and its bodies.
    ///
    /// # Safety
    /// The place is null or valid for writes, and the description is valid.
    unsafe fn add_conditional(
        &self,
        place: *mut CUgraphNode,
        graph: CUgraph,
        before: &[usize],
        params: *mut CUDA_CONDITIONAL_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the description is valid.
        let mut conditional = unsafe { record(params.cast_const())? };
        let kind = ConditionalKind::from_number(conditional.r#type.0).ok_or(Code::INVALID_VALUE)?;
        let condition = conditional.handle as usize;
        let shape = (kind, conditional.size);
        let mut world = self.lock();
        if !world.is_condition_in(condition, conditional.ctx as usize) {
            return Err(Code::INVALID_VALUE);
        }
        let (node, bodies) = world.add_conditional(graph as usize, condition, shape, before)?;
        drop(world);
        conditional.phGraph_out = bodies as *mut CUgraph;
        // SAFETY: the caller guarantees that both places are valid for writes.
        unsafe {
            put(params, conditional);
            put(place, node as CUgraphNode);
        }
        Ok(())
    }
}

impl GraphAnyCalls for Driver {
    unsafe fn cuGraphAddNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *mut CUgraphNodeParams,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.add_described(phGraphNode, hGraph, before, count, nodeParams) }
    }

    unsafe fn cuGraphNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUgraphNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.set_described(hNode, nodeParams) }
    }
}

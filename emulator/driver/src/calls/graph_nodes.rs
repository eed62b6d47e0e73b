//! Adding nodes to graphs.

use super::mem_copy_boxes::box_of;
use super::prelude::*;
use crate::objects::graph::{BoxCopy, NodeKind, NodeWork};
use crate::objects::work::Rows;
use crate::operations::boxes::Side;
use crate::operations::transfers::Fill;
use cuspec_glue::driver::calls::GraphNodesCalls;

/// The nodes of a list.
///
/// # Safety
/// The list is null or has this many nodes.
pub(super) unsafe fn nodes(list: *const CUgraphNode, count: usize) -> Vec<usize> {
    // SAFETY: the caller guarantees that the list has `count` nodes.
    let nodes = unsafe { array(list, count) };
    nodes.into_iter().map(|node| node as usize).collect()
}

/// The copy of a descriptor.
pub(super) fn box_copy(copy: &CUDA_MEMCPY3D) -> BoxCopy {
    box_of!(copy)
}

/// The fill of a descriptor.
pub(super) fn fill(fill: &CUDA_MEMSET_NODE_PARAMS) -> Fill {
    Fill {
        to: Rows {
            start: fill.dst,
            pitch: fill.pitch as u64,
        },
        element: fill.value,
        element_size: fill.elementSize.into(),
        count: fill.width as u64,
        height: fill.height as u64,
    }
}

/// The work of a host node.
pub(super) fn host_call(call: &CUDA_HOST_NODE_PARAMS) -> NodeWork {
    NodeWork::Host {
        function: call.r#fn.map_or(0, |function| function as usize),
        data: call.userData as usize,
    }
}

impl Driver {
    /// Adds a node behind the nodes of a list, and writes its handle.
    ///
    /// # Safety
    /// The place is null or valid for writes, and the list is null or has this many nodes.
    pub(super) unsafe fn add_node(
        &self,
        place: *mut CUgraphNode,
        graph: CUgraph,
        before: *const CUgraphNode,
        count: usize,
        work: impl Into<NodeWork>,
    ) -> Outcome {
        // SAFETY: the caller guarantees the same.
        unsafe { self.add_node_in(place, graph, before, count, work, std::ptr::null_mut()) }
    }

    /// The same for a node that copies or fills memory in a context.
    ///
    /// # Safety
    /// The place is null or valid for writes, and the list is null or has this many nodes.
    pub(super) unsafe fn add_node_in(
        &self,
        place: *mut CUgraphNode,
        graph: CUgraph,
        before: *const CUgraphNode,
        count: usize,
        work: impl Into<NodeWork>,
        context: CUcontext,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the list has `count` nodes.
        let before = unsafe { nodes(before, count) };
        let mut world = self.lock();
        let node = world.add_node(graph as usize, work, &before)?;
        world.set_node_context(node, context as usize);
        drop(world);
        // SAFETY: the caller guarantees that the place is valid for writes.
        unsafe { put(place, node as CUgraphNode) };
        Ok(())
    }
}

impl GraphNodesCalls for Driver {
    unsafe fn cuGraphAddEmptyNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.add_node(phGraphNode, hGraph, before, count, NodeKind::Empty) }
    }

    unsafe fn cuGraphAddKernelNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = self.kernel_work(&record(nodeParams)?)?;
            self.add_node(phGraphNode, hGraph, before, count, work)
        }
    }

    unsafe fn cuGraphAddMemcpyNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        copyParams: *const CUDA_MEMCPY3D,
        ctx: CUcontext,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = NodeWork::Memcpy(box_copy(&record(copyParams)?));
            self.add_node_in(phGraphNode, hGraph, before, count, work, ctx)
        }
    }

    unsafe fn cuGraphAddMemsetNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
        ctx: CUcontext,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = NodeWork::Memset(fill(&record(memsetParams)?));
            self.add_node_in(phGraphNode, hGraph, before, count, work, ctx)
        }
    }

    unsafe fn cuGraphAddHostNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *const CUDA_HOST_NODE_PARAMS,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = host_call(&record(nodeParams)?);
            self.add_node(phGraphNode, hGraph, before, count, work)
        }
    }

    unsafe fn cuGraphAddChildGraphNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        childGraph: CUgraph,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the list has `numDependencies` nodes.
        let before = unsafe { nodes(dependencies, numDependencies) };
        let child = childGraph as usize;
        let node = self.lock().add_child(hGraph as usize, child, &before)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(phGraphNode, node as CUgraphNode) };
        Ok(())
    }

    unsafe fn cuGraphAddEventRecordNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        event: CUevent,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        let work = NodeWork::EventRecord(event as usize);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.add_node(phGraphNode, hGraph, before, count, work) }
    }

    unsafe fn cuGraphAddEventWaitNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        event: CUevent,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        let work = NodeWork::WaitEvent(event as usize);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.add_node(phGraphNode, hGraph, before, count, work) }
    }
}

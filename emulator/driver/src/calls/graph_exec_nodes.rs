//! Parameters of the nodes of executables.

use super::graph_nodes::{box_copy, fill, host_call};
use super::prelude::*;
use crate::objects::graph::NodeWork;
use crate::operations::graph_updates::Pairing;
use cuspec_glue::driver::calls::GraphExecNodesCalls;

impl Driver {
    /// Replaces the work of an executable's node, found by the node of the graph, if an update may do so.
    pub(super) fn set_exec_node(
        &self,
        exec: CUgraphExec,
        node: CUgraphNode,
        work: NodeWork,
    ) -> Outcome {
        let mut world = self.lock();
        let node = world.exec_node(exec as usize, node as usize)?;
        let known = world.nodes.get(node).ok_or(Code::INVALID_VALUE)?;
        let former = known.work.clone();
        if world.obstacle(&former, &work).is_some() {
            return Err(Code::INVALID_VALUE);
        }
        if let Some(node) = world.nodes.get_mut(node) {
            node.work = work;
        }
        Ok(())
    }
}

impl Driver {
    /// Updates the child graph of an executable's node.
    fn set_exec_child(&self, exec: CUgraphExec, node: CUgraphNode, model: usize) -> Outcome {
        let mut world = self.lock();
        let node = world.exec_node(exec as usize, node as usize)?;
        let node = world.nodes.get(node).ok_or(Code::INVALID_VALUE)?;
        let NodeWork::Graph(child) = node.work else {
            return Err(Code::INVALID_VALUE);
        };
        let updated = world.update_graph(child, model, Pairing::ByDependencies);
        updated.map_err(|_| Code::GRAPH_EXEC_UPDATE_FAILURE)
    }
}

impl GraphExecNodesCalls for Driver {
    unsafe fn cuGraphExecHostNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_HOST_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the record is valid.
        let call = unsafe { record(nodeParams)? };
        self.set_exec_node(hGraphExec, hNode, host_call(&call))
    }

    unsafe fn cuGraphExecMemsetNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
        _ctx: CUcontext,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the record is valid.
        let work = NodeWork::Memset(fill(&unsafe { record(memsetParams)? }));
        self.set_exec_node(hGraphExec, hNode, work)
    }

    unsafe fn cuGraphExecMemcpyNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        copyParams: *const CUDA_MEMCPY3D,
        _ctx: CUcontext,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the record is valid.
        let work = NodeWork::Memcpy(box_copy(&unsafe { record(copyParams)? }));
        self.set_exec_node(hGraphExec, hNode, work)
    }

    unsafe fn cuGraphExecKernelNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the record and its pointers are valid.
        let work = unsafe { self.kernel_work(&record(nodeParams)?)? };
        self.set_exec_node(hGraphExec, hNode, work)
    }

    unsafe fn cuGraphExecKernelNodeSetParams_v2(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the record and its pointers are valid.
        let work = unsafe { self.launch_work(&record(nodeParams)?)? };
        self.set_exec_node(hGraphExec, hNode, work)
    }

    unsafe fn cuGraphExecNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *mut CUgraphNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the record and its pointers are valid.
        let work = unsafe { self.described_work(&record(nodeParams.cast_const())?)? };
        match work {
            NodeWork::Graph(child) => self.set_exec_child(hGraphExec, hNode, child),
            work => self.set_exec_node(hGraphExec, hNode, work),
        }
    }

    unsafe fn cuGraphExecChildGraphNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        childGraph: CUgraph,
    ) -> Outcome {
        self.set_exec_child(hGraphExec, hNode, childGraph as usize)
    }

    unsafe fn cuGraphExecEventRecordNodeSetEvent(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        event: CUevent,
    ) -> Outcome {
        self.set_exec_node(hGraphExec, hNode, NodeWork::EventRecord(event as usize))
    }

    unsafe fn cuGraphExecEventWaitNodeSetEvent(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        event: CUevent,
    ) -> Outcome {
        self.set_exec_node(hGraphExec, hNode, NodeWork::WaitEvent(event as usize))
    }
}

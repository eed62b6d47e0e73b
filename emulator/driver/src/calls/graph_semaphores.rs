//! Nodes that signal external semaphores, or wait for them.

use super::extres_interop_semaphore::{signals, waits};
use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::graph::NodeWork;
use crate::objects::handle::Identity;
use crate::objects::lent::Lent;
use crate::objects::semaphore::SemaphoreUse;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, SemaphoreExec, SemaphoreNode};
use cuspec_glue::driver::calls::GraphSemaphoresCalls;

/// Semaphores of a node, in the node's own copy.
pub(super) struct LentSemaphores {
    pub(super) semaphores: *mut CUexternalSemaphore,
    pub(super) params: *const c_void,
    pub(super) count: c_uint,
}

/// The semaphores of a node, with pointers to a copy of them.
pub(super) fn lend_semaphores(
    uses: &[SemaphoreUse],
    lent: &mut Option<Box<Lent>>,
) -> LentSemaphores {
    let make = || {
        let semaphores = uses.iter().map(|used| used.semaphore).collect();
        let params = uses.iter().flat_map(|used| used.words()).collect();
        Box::new(Lent::semaphores(semaphores, params))
    };
    let lent = lent.get_or_insert_with(make);
    LentSemaphores {
        semaphores: lent.pointers().cast(),
        params: lent.list().cast_const().cast(),
        count: uses.len() as c_uint,
    }
}

impl Driver {
    /// The work of a node that signals semaphores.
    ///
    /// # Safety
    /// Each array is null, or has as many elements as the record states.
    pub(super) unsafe fn signal_node(
        &self,
        params: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> Outcome<NodeWork> {
        let semaphores = params.extSemArray.cast_const();
        // SAFETY: the caller guarantees that the arrays are null or have this many elements.
        let uses = unsafe { signals(semaphores, params.paramsArray, params.numExtSems)? };
        self.lock().semaphores(&uses)?;
        Ok(NodeWork::SemaphoreSignal(uses))
    }

    /// The work of a node that waits for semaphores.
    ///
    /// # Safety
    /// Each array is null, or has as many elements as the record states.
    pub(super) unsafe fn wait_node(
        &self,
        params: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> Outcome<NodeWork> {
        let semaphores = params.extSemArray.cast_const();
        // SAFETY: the caller guarantees that the arrays are null or have this many elements.
        let uses = unsafe { waits(semaphores, params.paramsArray, params.numExtSems)? };
        self.lock().semaphores(&uses)?;
        Ok(NodeWork::SemaphoreWait(uses))
    }

    fn lent_semaphores(&self, node: CUgraphNode) -> Outcome<LentSemaphores> {
        let mut world = self.lock();
        let node = world.nodes.get_mut(node as usize);
        let node = node.ok_or(Code::INVALID_VALUE)?;
        let uses = node.work.semaphores().ok_or(Code::INVALID_VALUE)?;
        Ok(lend_semaphores(uses, &mut node.lent))
    }
}

impl GraphSemaphoresCalls for Driver {
    unsafe fn cuGraphAddExternalSemaphoresSignalNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = self.signal_node(&record(nodeParams)?)?;
            self.add_node(phGraphNode, hGraph, before, count, work)
        }
    }

    unsafe fn cuGraphAddExternalSemaphoresWaitNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = self.wait_node(&record(nodeParams)?)?;
            self.add_node(phGraphNode, hGraph, before, count, work)
        }
    }

    unsafe fn cuGraphExternalSemaphoresSignalNodeGetParams(
        &self,
        hNode: CUgraphNode,
        params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> Outcome {
        let lent = self.lent_semaphores(hNode)?;
        let params = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS {
            extSemArray: lent.semaphores,
            paramsArray: lent.params.cast(),
            numExtSems: lent.count,
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(params_out, params) };
        Ok(())
    }

    unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { self.signal_node(&record(nodeParams)?)? };
        self.lock().set_work(hNode as usize, work)
    }

    unsafe fn cuGraphExternalSemaphoresWaitNodeGetParams(
        &self,
        hNode: CUgraphNode,
        params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> Outcome {
        let lent = self.lent_semaphores(hNode)?;
        let params = CUDA_EXT_SEM_WAIT_NODE_PARAMS {
            extSemArray: lent.semaphores,
            paramsArray: lent.params.cast(),
            numExtSems: lent.count,
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(params_out, params) };
        Ok(())
    }

    unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { self.wait_node(&record(nodeParams)?)? };
        self.lock().set_work(hNode as usize, work)
    }

    unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { self.signal_node(&record(nodeParams)?)? };
        self.set_exec_node(hGraphExec, hNode, work)
    }

    unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { self.wait_node(&record(nodeParams)?)? };
        self.set_exec_node(hGraphExec, hNode, work)
    }
}

impl Classify<SemaphoreNode> for Driver {
    fn classify(&self, value: u64) -> Facts<SemaphoreNode> {
        let handle = value as usize;
        let Some(world) = self.known().filter(|_| value != 0) else {
            return Facts::new(match value {
                0 => SemaphoreNode::Null,
                _ => SemaphoreNode::Garbage,
            });
        };
        let Some(node) = world.nodes.get(handle) else {
            return Facts::new(match world.nodes.identify(handle) {
                Identity::Gone => SemaphoreNode::Destroyed,
                _ => SemaphoreNode::Garbage,
            });
        };
        let count = node.work.semaphores().map_or(0, <[_]>::len);
        let facts = Facts::new(match node.work {
            NodeWork::SemaphoreSignal(_) => SemaphoreNode::Signal,
            NodeWork::SemaphoreWait(_) => SemaphoreNode::Wait,
            _ => SemaphoreNode::Other,
        });
        facts.with("semaphores", count as i128)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::node(&*self.known()?, value)
    }
}

impl Classify<SemaphoreExec> for Driver {
    fn classify(&self, value: u64) -> Facts<SemaphoreExec> {
        let identity = self
            .known()
            .map(|world| world.execs.identify(value as usize));
        Facts::new(match identity {
            _ if value == 0 => SemaphoreExec::Null,
            Some(Identity::Live) => SemaphoreExec::Instantiated,
            Some(Identity::Gone) => SemaphoreExec::Destroyed,
            _ => SemaphoreExec::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.execs, value)
    }
}

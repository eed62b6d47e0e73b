//! Updates of executables from graphs.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use crate::operations::graph_updates::{Mismatch, Pairing};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, UpdateSource};
use cuspec_glue::driver::calls::GraphUpdatesCalls;

/// The result of an update, and the node that prevents it.
fn report(updated: Result<(), Mismatch>) -> (CUgraphExecUpdateResult, CUgraphNode) {
    match updated {
        Ok(()) => (CU_GRAPH_EXEC_UPDATE_SUCCESS, std::ptr::null_mut()),
        Err(mismatch) => (
            CUgraphExecUpdateResult(mismatch.reason as _),
            mismatch.node as CUgraphNode,
        ),
    }
}

impl Driver {
    fn update(
        &self,
        exec: CUgraphExec,
        graph: CUgraph,
        pairing: Pairing,
    ) -> Outcome<Result<(), Mismatch>> {
        let mut world = self.lock();
        world.update_exec(exec as usize, graph as usize, pairing)
    }
}

impl GraphUpdatesCalls for Driver {
    unsafe fn cuGraphExecUpdate(
        &self,
        hGraphExec: CUgraphExec,
        hGraph: CUgraph,
        hErrorNode_out: *mut CUgraphNode,
        updateResult_out: *mut CUgraphExecUpdateResult,
    ) -> Outcome {
        let updated = self.update(hGraphExec, hGraph, Pairing::ByAge)?;
        let (result, node) = report(updated);
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe {
            put(hErrorNode_out, node);
            put(updateResult_out, result);
        }
        updated.map_err(|_| Code::GRAPH_EXEC_UPDATE_FAILURE)
    }

    unsafe fn cuGraphExecUpdate_failed(
        &self,
        _hGraphExec: CUgraphExec,
        _hGraph: CUgraph,
        hErrorNode_out: *mut CUgraphNode,
        updateResult_out: *mut CUgraphExecUpdateResult,
        _answered: ResultCode,
    ) {
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe {
            put(hErrorNode_out, std::ptr::null_mut());
            put(updateResult_out, CU_GRAPH_EXEC_UPDATE_SUCCESS);
        }
    }

    unsafe fn cuGraphExecUpdate_v2(
        &self,
        hGraphExec: CUgraphExec,
        hGraph: CUgraph,
        resultInfo: *mut CUgraphExecUpdateResultInfo,
    ) -> Outcome {
        let updated = self.update(hGraphExec, hGraph, Pairing::ByDependencies)?;
        let (result, node) = report(updated);
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        if let Some(info) = unsafe { resultInfo.as_mut() } {
            info.result = result;
            info.errorNode = node;
            info.errorFromNode = std::ptr::null_mut();
        }
        updated.map_err(|_| Code::GRAPH_EXEC_UPDATE_FAILURE)
    }
}

/// The number of nodes is left out: the update compares them, and returns what differs.
impl Classify<UpdateSource> for Driver {
    fn classify(&self, value: u64) -> Facts<UpdateSource> {
        let handle = value as usize;
        let Some(world) = self.known().filter(|_| value != 0) else {
            return Facts::new(match value {
                0 => UpdateSource::Null,
                _ => UpdateSource::Garbage,
            });
        };
        Facts::new(
            match (world.graphs.get(handle), world.graphs.identify(handle)) {
                (Some(graph), _) if graph.owner.is_some() => UpdateSource::Owned,
                (Some(graph), _) if graph.nodes.is_empty() => UpdateSource::Empty,
                (Some(graph), _) if graph.is_clone => UpdateSource::Clone,
                (Some(_), _) => UpdateSource::Same,
                (None, Identity::Gone) => UpdateSource::Destroyed,
                (None, _) => UpdateSource::Garbage,
            },
        )
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::graph(&*self.known()?, value)
    }
}

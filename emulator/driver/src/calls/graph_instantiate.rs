//! Instantiation of graphs.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, SourceGraph};
use cuspec_glue::driver::calls::GraphInstantiateCalls;

/// The reason why there is no executable, and the node that prevents it.
type Refusal = (CUgraphInstantiateResult, usize);

impl Driver {
    /// Makes an executable of a graph, or returns why there is none.
    fn instantiate_or_explain(&self, graph: usize, flags: u64) -> Outcome<Result<usize, Refusal>> {
        let for_device = u64::from(CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH.0);
        let mut world = self.lock();
        if let Some(node) = world.node_of_cycle(graph) {
            return Ok(Err((CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE, node)));
        }
        if world.has_unused_condition(graph) {
            return Ok(Err((CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED, 0)));
        }
        match world.node_for_host(graph) {
            Some(node) if flags & for_device != 0 => {
                let result = CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED;
                Ok(Err((result, node)))
            }
            _ => world.instantiate(graph, flags).map(Ok),
        }
    }
}

/// Writes the result of an instantiation to its options.
///
/// # Safety
/// The pointer is null or valid.
unsafe fn put_result(
    params: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
    result: CUgraphInstantiateResult,
    node: usize,
) {
    // SAFETY: the caller guarantees that the pointer is valid.
    if let Some(options) = unsafe { params.as_mut() } {
        options.result_out = result;
        options.hErrNode_out = node as CUgraphNode;
    }
}

impl GraphInstantiateCalls for Driver {
    unsafe fn cuGraphInstantiate(
        &self,
        phGraphExec: *mut CUgraphExec,
        hGraph: CUgraph,
        phErrorNode: *mut CUgraphNode,
        logBuffer: *mut c_char,
        bufferSize: usize,
    ) -> Outcome {
        let exec = self.lock().instantiate(hGraph as usize, 0)?;
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe {
            put(phErrorNode, std::ptr::null_mut());
            put_text(logBuffer, bufferSize, "");
            put(phGraphExec, exec as CUgraphExec);
        }
        Ok(())
    }

    unsafe fn cuGraphInstantiateWithParams(
        &self,
        phGraphExec: *mut CUgraphExec,
        hGraph: CUgraph,
        instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the record is valid.
        let options = unsafe { array(instantiateParams, 1) };
        let options = options.first().ok_or(Code::INVALID_VALUE)?;
        let (graph, flags) = (hGraph as usize, options.flags);
        let made = self.instantiate_or_explain(graph, flags);
        let (result, node) = match made {
            Ok(Ok(_)) => (CUDA_GRAPH_INSTANTIATE_SUCCESS, 0),
            Ok(Err(refusal)) => refusal,
            Err(_) => (CUDA_GRAPH_INSTANTIATE_ERROR, 0),
        };
        // SAFETY: the caller guarantees that the record is valid.
        unsafe { put_result(instantiateParams, result, node) };
        let exec = made?.map_err(|_| Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(phGraphExec, exec as CUgraphExec) };
        let uploads = u64::from(CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD.0);
        match flags & uploads {
            0 => Ok(()),
            _ => self.upload_graph(exec, resolve_stream(options.hUploadStream)),
        }
    }

    unsafe fn cuGraphInstantiateWithParams_failed(
        &self,
        _phGraphExec: *mut CUgraphExec,
        _hGraph: CUgraph,
        instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
        _answered: ResultCode,
    ) {
        // SAFETY: the caller guarantees that the record is null or valid.
        unsafe { put_result(instantiateParams, CUDA_GRAPH_INSTANTIATE_ERROR, 0) };
    }
}

impl Classify<SourceGraph> for Driver {
    fn classify(&self, value: u64) -> Facts<SourceGraph> {
        let handle = value as usize;
        let Some(world) = self.known().filter(|_| value != 0) else {
            return Facts::new(match value {
                0 => SourceGraph::Null,
                _ => SourceGraph::Garbage,
            });
        };
        Facts::new(
            match (world.graphs.get(handle), world.graphs.identify(handle)) {
                (Some(graph), _) if graph.owner.is_some() => SourceGraph::Owned,
                (Some(graph), _) if graph.nodes.is_empty() => SourceGraph::Empty,
                (Some(_), _) if world.node_for_host(handle).is_some() => SourceGraph::WithHost,
                (Some(_), _) => SourceGraph::OnDevice,
                (None, Identity::Gone) => SourceGraph::Destroyed,
                (None, _) => SourceGraph::Garbage,
            },
        )
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::graph(&*self.known()?, value)
    }
}

//! Nodes of graphs that copy memory.

use cuspec_glue::runtime::calls::GraphCopiesCalls;
use cuspec_sys::driver::{
    CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_UNIFIED, CUDA_MEMCPY3D,
};
use cuspec_sys::runtime::{cudaGraph_t, cudaGraphNode_t, cudaMemcpy3DParms, cudaMemcpyKind};

use super::memory_copy_boxes::{extent_in_bytes, sides};
use super::memory_symbol::part;
use super::prelude::*;
use crate::copies::{self, Side};
use crate::driver::{code_of, driver};

/// The place of a new node in a graph: where its handle is written, and the nodes that it depends on.
#[derive(Clone, Copy)]
struct Place {
    node: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    before: *const cudaGraphNode_t,
    count: usize,
}

impl Place {
    fn new(
        node: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        before: *const cudaGraphNode_t,
        count: usize,
    ) -> Place {
        Place {
            node,
            graph,
            before,
            count,
        }
    }

    /// Adds a node that makes a copy in the current context.
    ///
    /// # Safety
    /// All pointers are valid, and those of the copy stay valid while the graph is used.
    unsafe fn add_copy(self, copy: &CUDA_MEMCPY3D) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let current = std::ptr::null_mut();
        let (graph, before) = (self.graph.cast(), self.before.cast());
        // SAFETY: the caller guarantees that pointers are valid.
        let node = unsafe { driver.cuGraphAddMemcpyNode(graph, before, self.count, copy, current) };
        // SAFETY: the caller guarantees that the pointer is valid.
        unsafe { put(self.node, node.map_err(code_of)?.cast()) };
        Ok(())
    }
}

/// The record of a copy of bytes.
pub(super) fn bytes(
    to: *const c_void,
    from: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> CUDA_MEMCPY3D {
    let row = |start| (Side::rows(start, 0), [0; 3]);
    named(copies::record(row(to), row(from), [count, 1, 1]), kind)
}

/// The record of a copy of rows, to memory or an array and from it.
pub(super) fn rows(given: &cudaMemcpy3DParms) -> Result<CUDA_MEMCPY3D, Code> {
    let extent = extent_in_bytes(given)?;
    let [to, from] = sides(given)?;
    Ok(named(copies::record(to, from, extent), given.kind))
}

/// Names the types of memory that the direction states. An executable takes only copies with the same types.
fn named(mut copy: CUDA_MEMCPY3D, kind: cudaMemcpyKind) -> CUDA_MEMCPY3D {
    let (host, device) = (CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE);
    let (from, to) = match kind {
        cudaMemcpyKind::cudaMemcpyHostToHost => (host, host),
        cudaMemcpyKind::cudaMemcpyHostToDevice => (host, device),
        cudaMemcpyKind::cudaMemcpyDeviceToHost => (device, host),
        cudaMemcpyKind::cudaMemcpyDeviceToDevice => (device, device),
        _ => return copy,
    };
    if copy.srcMemoryType == CU_MEMORYTYPE_UNIFIED {
        copy.srcMemoryType = from;
        copy.srcHost = copy.srcDevice as *const c_void;
    }
    if copy.dstMemoryType == CU_MEMORYTYPE_UNIFIED {
        copy.dstMemoryType = to;
        copy.dstHost = copy.dstDevice as *mut c_void;
    }
    copy
}

impl GraphCopiesCalls for Runtime {
    unsafe fn cudaGraphAddMemcpyNode(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        numDependencies: usize,
        pCopyParams: *const cudaMemcpy3DParms,
    ) -> Outcome {
        let place = Place::new(pGraphNode, graph, pDependencies, numDependencies);
        // SAFETY: the contract accepts no null pointer, and the caller guarantees that others are valid.
        let given = unsafe { pCopyParams.read_unaligned() };
        let copy = rows(&given)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { place.add_copy(&copy) }
    }

    unsafe fn cudaGraphAddMemcpyNode1D(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        numDependencies: usize,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        let place = Place::new(pGraphNode, graph, pDependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { place.add_copy(&bytes(dst, src, count, kind)) }
    }

    unsafe fn cudaGraphAddMemcpyNodeToSymbol(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        numDependencies: usize,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        let place = Place::new(pGraphNode, graph, pDependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { place.add_copy(&bytes(part(symbol, offset)?, src, count, kind)) }
    }

    unsafe fn cudaGraphAddMemcpyNodeFromSymbol(
        &self,
        pGraphNode: *mut cudaGraphNode_t,
        graph: cudaGraph_t,
        pDependencies: *const cudaGraphNode_t,
        numDependencies: usize,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        let place = Place::new(pGraphNode, graph, pDependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { place.add_copy(&bytes(dst, part(symbol, offset)?, count, kind)) }
    }
}

//! Copies of nodes of graphs and of executables.

use std::ptr::null_mut;

use cuspec_glue::runtime::calls::GraphCopyParamsCalls;
use cuspec_sys::driver::{
    CU_MEMORYTYPE_ARRAY, CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_UNIFIED, CUDA_MEMCPY3D, CUmemorytype,
};
use cuspec_sys::runtime::{
    cudaArray_t, cudaGraphExec_t, cudaGraphNode_t, cudaMemcpy3DParms, cudaMemcpyDefault,
    cudaMemcpyDeviceToDevice, cudaMemcpyDeviceToHost, cudaMemcpyHostToDevice, cudaMemcpyHostToHost,
    cudaMemcpyKind, cudaPitchedPtr, cudaPos,
};

use super::graph_copies::{bytes, rows};
use super::memory_copy_boxes::element_of;
use super::memory_symbol::part;
use super::prelude::*;
use crate::driver::{code_of, driver};

/// Sets the copy of a node of a graph.
///
/// # Safety
/// All pointers are valid, and those of the copy stay valid while the graph is used.
unsafe fn set(node: cudaGraphNode_t, copy: &CUDA_MEMCPY3D) -> Outcome {
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the caller guarantees that pointers are valid.
    unsafe { driver.cuGraphMemcpyNodeSetParams(node.cast(), copy) }.map_err(code_of)
}

/// Sets the copy of a node of an executable.
///
/// # Safety
/// All pointers are valid, and those of the copy stay valid while the executable is used.
unsafe fn set_in(exec: cudaGraphExec_t, node: cudaGraphNode_t, copy: &CUDA_MEMCPY3D) -> Outcome {
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    let (exec, node) = (exec.cast(), node.cast());
    // SAFETY: the caller guarantees that pointers are valid; a null context is the current one.
    let set = unsafe { driver.cuGraphExecMemcpyNodeSetParams(exec, node, copy, null_mut()) };
    set.map_err(code_of)
}

/// One side of the driver's record: its memory or array, and its offset.
struct Side {
    kind: CUmemorytype,
    start: *mut c_void,
    pitch: usize,
    height: usize,
    array: cudaArray_t,
    at: [usize; 3],
}

impl Side {
    fn new(
        kind: CUmemorytype,
        host: *const c_void,
        device: u64,
        [pitch, height]: [usize; 2],
        array: cudaArray_t,
        at: [usize; 3],
    ) -> Side {
        let start = match kind {
            CU_MEMORYTYPE_HOST => host.cast_mut(),
            _ => device as *mut c_void,
        };
        Side {
            kind,
            start,
            pitch,
            height,
            array,
            at,
        }
    }

    /// The array of the runtime's record, the offset, and the memory. Offsets in arrays are elements.
    fn above(&self, width: usize) -> Result<(cudaArray_t, cudaPos, cudaPitchedPtr), Code> {
        let [x, y, z] = self.at;
        if self.kind == CU_MEMORYTYPE_ARRAY {
            let x = x / element_of(self.array)?.max(1);
            return Ok((self.array, cudaPos { x, y, z }, cudaPitchedPtr::default()));
        }
        let memory = cudaPitchedPtr {
            ptr: self.start,
            pitch: self.pitch,
            xsize: width,
            ysize: self.height,
        };
        Ok((null_mut(), cudaPos { x, y, z }, memory))
    }
}

/// The direction that the types of memory state.
fn direction(copy: &CUDA_MEMCPY3D) -> cudaMemcpyKind {
    let (host, unified) = (CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_UNIFIED);
    match (copy.srcMemoryType, copy.dstMemoryType) {
        (from, to) if from == unified || to == unified => cudaMemcpyDefault,
        (from, to) if from == host && to == host => cudaMemcpyHostToHost,
        (from, _) if from == host => cudaMemcpyHostToDevice,
        (_, to) if to == host => cudaMemcpyDeviceToHost,
        _ => cudaMemcpyDeviceToDevice,
    }
}

/// The runtime's record of a copy of the driver.
pub(super) fn above(copy: &CUDA_MEMCPY3D) -> Result<cudaMemcpy3DParms, Code> {
    let to = Side::new(
        copy.dstMemoryType,
        copy.dstHost.cast_const(),
        copy.dstDevice,
        [copy.dstPitch, copy.dstHeight],
        copy.dstArray.cast(),
        [copy.dstXInBytes, copy.dstY, copy.dstZ],
    );
    let from = Side::new(
        copy.srcMemoryType,
        copy.srcHost,
        copy.srcDevice,
        [copy.srcPitch, copy.srcHeight],
        copy.srcArray.cast(),
        [copy.srcXInBytes, copy.srcY, copy.srcZ],
    );
    let mut given = cudaMemcpy3DParms {
        kind: direction(copy),
        ..Default::default()
    };
    (given.dstArray, given.dstPos, given.dstPtr) = to.above(copy.WidthInBytes)?;
    (given.srcArray, given.srcPos, given.srcPtr) = from.above(copy.WidthInBytes)?;
    let array = [given.dstArray, given.srcArray]
        .into_iter()
        .find(|array| !array.is_null());
    let element = array.map_or(Ok(1), element_of)?;
    given.extent.width = copy.WidthInBytes / element.max(1);
    (given.extent.height, given.extent.depth) = (copy.Height, copy.Depth);
    Ok(given)
}

impl GraphCopyParamsCalls for Runtime {
    unsafe fn cudaGraphMemcpyNodeGetParams(
        &self,
        node: cudaGraphNode_t,
        pNodeParams: *mut cudaMemcpy3DParms,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that handles and pointers are valid.
        unsafe {
            let copy = driver.cuGraphMemcpyNodeGetParams(node.cast());
            put(pNodeParams, above(&copy.map_err(code_of)?)?);
        }
        Ok(())
    }

    unsafe fn cudaGraphMemcpyNodeSetParams(
        &self,
        node: cudaGraphNode_t,
        pNodeParams: *const cudaMemcpy3DParms,
    ) -> Outcome {
        // SAFETY: the contract accepts no null pointer, and the caller guarantees that others are valid.
        unsafe { set(node, &rows(&pNodeParams.read_unaligned())?) }
    }

    unsafe fn cudaGraphMemcpyNodeSetParams1D(
        &self,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { set(node, &bytes(dst, src, count, kind)) }
    }

    unsafe fn cudaGraphMemcpyNodeSetParamsToSymbol(
        &self,
        node: cudaGraphNode_t,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { set(node, &bytes(part(symbol, offset)?, src, count, kind)) }
    }

    unsafe fn cudaGraphMemcpyNodeSetParamsFromSymbol(
        &self,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { set(node, &bytes(dst, part(symbol, offset)?, count, kind)) }
    }

    unsafe fn cudaGraphExecMemcpyNodeSetParams(
        &self,
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        pNodeParams: *const cudaMemcpy3DParms,
    ) -> Outcome {
        // SAFETY: the contract accepts no null pointer, and the caller guarantees that others are valid.
        unsafe { set_in(hGraphExec, node, &rows(&pNodeParams.read_unaligned())?) }
    }

    unsafe fn cudaGraphExecMemcpyNodeSetParams1D(
        &self,
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        src: *const c_void,
        count: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { set_in(hGraphExec, node, &bytes(dst, src, count, kind)) }
    }

    unsafe fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
        &self,
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            set_in(
                hGraphExec,
                node,
                &bytes(part(symbol, offset)?, src, count, kind),
            )
        }
    }

    unsafe fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
        &self,
        hGraphExec: cudaGraphExec_t,
        node: cudaGraphNode_t,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            set_in(
                hGraphExec,
                node,
                &bytes(dst, part(symbol, offset)?, count, kind),
            )
        }
    }
}

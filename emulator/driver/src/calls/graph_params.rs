//! Parameters of nodes that copy, fill or call a host function.

use super::graph_nodes::{box_copy, fill, host_call};
use super::prelude::*;
use crate::objects::graph::{BoxCopy, NodeWork};
use crate::operations::transfers::Fill;
use cuspec_glue::driver::calls::GraphParamsCalls;

/// The descriptor of a copy.
pub(super) fn copy_params(copy: &BoxCopy) -> CUDA_MEMCPY3D {
    let (to, from) = (copy.to, copy.from);
    CUDA_MEMCPY3D {
        srcXInBytes: from.left_out[0] as usize,
        srcY: from.left_out[1] as usize,
        srcZ: from.left_out[2] as usize,
        srcLOD: 0,
        srcMemoryType: CUmemorytype(from.memory_type),
        srcHost: from.host as *const c_void,
        srcDevice: from.device,
        srcArray: from.array as CUarray,
        reserved0: std::ptr::null_mut(),
        srcPitch: from.pitch as usize,
        srcHeight: from.height as usize,
        dstXInBytes: to.left_out[0] as usize,
        dstY: to.left_out[1] as usize,
        dstZ: to.left_out[2] as usize,
        dstLOD: 0,
        dstMemoryType: CUmemorytype(to.memory_type),
        dstHost: to.host as *mut c_void,
        dstDevice: to.device,
        dstArray: to.array as CUarray,
        reserved1: std::ptr::null_mut(),
        dstPitch: to.pitch as usize,
        dstHeight: to.height as usize,
        WidthInBytes: copy.extent[0] as usize,
        Height: copy.extent[1] as usize,
        Depth: copy.extent[2] as usize,
    }
}

/// The descriptor of a fill.
pub(super) fn fill_params(fill: &Fill) -> CUDA_MEMSET_NODE_PARAMS {
    CUDA_MEMSET_NODE_PARAMS {
        dst: fill.to.start,
        pitch: fill.to.pitch as usize,
        value: fill.element,
        elementSize: fill.element_size as c_uint,
        width: fill.count as usize,
        height: fill.height as usize,
    }
}

/// The descriptor of a call.
pub(super) fn call_params(function: usize, data: usize) -> CUDA_HOST_NODE_PARAMS {
    CUDA_HOST_NODE_PARAMS {
        // SAFETY: the program passed the address of a function of this type.
        r#fn: unsafe { std::mem::transmute::<usize, CUhostFn>(function) },
        userData: data as *mut c_void,
    }
}

impl Driver {
    /// The work of a node.
    pub(super) fn work_of(&self, node: CUgraphNode) -> Outcome<NodeWork> {
        let world = self.lock();
        let node = world.nodes.get(node as usize);
        Ok(node.ok_or(Code::INVALID_VALUE)?.work.clone())
    }
}

impl GraphParamsCalls for Driver {
    unsafe fn cuGraphMemcpyNodeGetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUDA_MEMCPY3D,
    ) -> Outcome {
        let NodeWork::Memcpy(copy) = self.work_of(hNode)? else {
            return Err(Code::INVALID_VALUE);
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(nodeParams, copy_params(&copy)) };
        Ok(())
    }

    unsafe fn cuGraphMemcpyNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_MEMCPY3D,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let copy = box_copy(&unsafe { record(nodeParams) }?);
        self.lock().set_work(hNode as usize, NodeWork::Memcpy(copy))
    }

    unsafe fn cuGraphMemsetNodeGetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUDA_MEMSET_NODE_PARAMS,
    ) -> Outcome {
        let NodeWork::Memset(fill) = self.work_of(hNode)? else {
            return Err(Code::INVALID_VALUE);
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(nodeParams, fill_params(&fill)) };
        Ok(())
    }

    unsafe fn cuGraphMemsetNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_MEMSET_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let fill = fill(&unsafe { record(nodeParams) }?);
        self.lock().set_work(hNode as usize, NodeWork::Memset(fill))
    }

    unsafe fn cuGraphHostNodeGetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUDA_HOST_NODE_PARAMS,
    ) -> Outcome {
        let NodeWork::Host { function, data } = self.work_of(hNode)? else {
            return Err(Code::INVALID_VALUE);
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(nodeParams, call_params(function, data)) };
        Ok(())
    }

    unsafe fn cuGraphHostNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_HOST_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let call = host_call(&unsafe { record(nodeParams) }?);
        self.lock().set_work(hNode as usize, call)
    }
}

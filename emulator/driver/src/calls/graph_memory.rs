//! Memory that nodes of graphs allocate and free.

use super::graph_nodes::nodes;
use super::prelude::*;
use crate::objects::graph::NodeWork;
use cuspec_glue::driver::calls::GraphMemoryCalls;

/// Amounts of memory are at most this in total: the memory of the device.
const MAX_BYTES: u64 = 1 << 36;

impl GraphMemoryCalls for Driver {
    unsafe fn cuGraphAddMemAllocNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let (before, mut params) =
            unsafe { (nodes(dependencies, numDependencies), record(nodeParams)?) };
        let size = params.bytesize as u64;
        if size > MAX_BYTES {
            return Err(Code::OUT_OF_MEMORY);
        }
        let mut world = self.lock();
        let graph = hGraph as usize;
        world.check_members(graph, &before)?;
        let address = world.memory.reserve_for_graph(graph, size)?;
        let node = world.add_node(graph, NodeWork::MemAlloc { address, size }, &before)?;
        params.dptr = address;
        // SAFETY: as above.
        unsafe {
            put(nodeParams, params);
            put(phGraphNode, node as CUgraphNode);
        }
        Ok(())
    }

    unsafe fn cuGraphAddMemFreeNode(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        dptr: CUdeviceptr,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the list has `numDependencies` nodes.
        let before = unsafe { nodes(dependencies, numDependencies) };
        let mut world = self.lock();
        let graph = hGraph as usize;
        world.check_members(graph, &before)?;
        world.check_free_node(graph, dptr)?;
        let node = world.add_node(graph, NodeWork::MemFree(dptr), &before)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(phGraphNode, node as CUgraphNode) };
        Ok(())
    }

    unsafe fn cuGraphMemAllocNodeGetParams(
        &self,
        hNode: CUgraphNode,
        params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
    ) -> Outcome {
        let world = self.lock();
        let node = world.nodes.get(hNode as usize);
        let NodeWork::MemAlloc { address, size } = node.ok_or(Code::INVALID_VALUE)?.work else {
            return Err(Code::INVALID_VALUE);
        };
        let mut params = CUDA_MEM_ALLOC_NODE_PARAMS::default();
        params.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
        params.poolProps.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
        params.bytesize = size as usize;
        params.dptr = address;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(params_out, params) };
        Ok(())
    }

    unsafe fn cuGraphMemFreeNodeGetParams(
        &self,
        hNode: CUgraphNode,
        dptr_out: *mut CUdeviceptr,
    ) -> Outcome {
        let world = self.lock();
        let node = world.nodes.get(hNode as usize);
        let NodeWork::MemFree(address) = node.ok_or(Code::INVALID_VALUE)?.work else {
            return Err(Code::INVALID_VALUE);
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(dptr_out, address) };
        Ok(())
    }

    unsafe fn cuDeviceGetGraphMemAttribute(
        &self,
        _device: CUdevice,
        attr: CUgraphMem_attribute,
        value: *mut c_void,
    ) -> Outcome {
        let (current, high) = self.lock().memory.graph_bytes();
        let bytes = if is_high(attr) { high } else { current };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(value.cast::<u64>(), bytes) };
        Ok(())
    }

    /// The contract refuses other attributes, and other values than zero.
    unsafe fn cuDeviceSetGraphMemAttribute(
        &self,
        _device: CUdevice,
        _attr: CUgraphMem_attribute,
        _value: *mut c_void,
    ) -> Outcome {
        self.lock().memory.reset_graph_high();
        Ok(())
    }

    unsafe fn cuDeviceGraphMemTrim(&self, _device: CUdevice) -> Outcome {
        self.lock().memory.trim_graphs();
        Ok(())
    }
}

/// Whether an attribute is a high-water mark. This driver uses all memory that it reserves for graphs.
fn is_high(attribute: CUgraphMem_attribute) -> bool {
    matches!(
        attribute,
        CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH
            | CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH
    )
}

//! Attributes of nodes that launch kernels.

use super::prelude::*;
use crate::device;
use crate::objects::graph::{KernelAttributes, NodeWork};
use crate::objects::stream_attributes;
use crate::operations::launches::Shape;
use cuspec_glue::driver::calls::GraphAttributesCalls;

/// `CUlaunchAttributeID`, where streams lack the attribute.
const COOPERATIVE: u32 = 2;
const CLUSTER_DIMENSION: u32 = 4;
const CLUSTER_SCHEDULING_POLICY_PREFERENCE: u32 = 5;
const DEVICE_UPDATABLE_KERNEL_NODE: u32 = 13;
const PREFERRED_SHARED_MEMORY_CARVEOUT: u32 = 14;
const NVLINK_UTIL_CENTRIC_SCHEDULING: u32 = 16;

/// Size of the value of an attribute in bytes; `None` if nodes lack it.
fn size(attribute: u32) -> Option<usize> {
    match attribute {
        CLUSTER_DIMENSION => Some(12),
        DEVICE_UPDATABLE_KERNEL_NODE => Some(16),
        COOPERATIVE
        | CLUSTER_SCHEDULING_POLICY_PREFERENCE
        | PREFERRED_SHARED_MEMORY_CARVEOUT
        | NVLINK_UTIL_CENTRIC_SCHEDULING => Some(4),
        attribute if stream_attributes::is_of_kernels(attribute) => {
            stream_attributes::size(attribute)
        }
        _ => None,
    }
}

/// The bytes of a cluster's dimensions.
fn cluster_bytes(cluster: Option<[u32; 3]>) -> Vec<u8> {
    let cluster = cluster.unwrap_or_default();
    cluster.into_iter().flat_map(u32::to_ne_bytes).collect()
}

/// The value of an attribute.
fn value_of(attributes: &KernelAttributes, shape: &Shape, attribute: u32) -> Outcome<Vec<u8>> {
    Ok(match attribute {
        stream_attributes::PRIORITY => attributes.priority.to_ne_bytes().to_vec(),
        COOPERATIVE if attributes.cooperative == 0 => {
            i32::from(shape.is_cooperative).to_ne_bytes().to_vec()
        }
        COOPERATIVE => attributes.cooperative.to_ne_bytes().to_vec(),
        CLUSTER_DIMENSION => cluster_bytes(shape.cluster),
        CLUSTER_SCHEDULING_POLICY_PREFERENCE => {
            attributes.cluster_scheduling.to_ne_bytes().to_vec()
        }
        DEVICE_UPDATABLE_KERNEL_NODE => {
            let mut bytes = attributes.device_updatable.to_ne_bytes().to_vec();
            bytes.resize(16, 0);
            bytes
        }
        PREFERRED_SHARED_MEMORY_CARVEOUT => attributes.carveout.to_ne_bytes().to_vec(),
        attribute if stream_attributes::is_of_kernels(attribute) => {
            attributes.others.get(attribute)?.to_vec()
        }
        _ => return Err(Code::INVALID_VALUE),
    })
}

/// A word of a value; zero past its end.
fn word(bytes: &[u8], at: usize) -> u32 {
    let bytes = bytes.get(at * 4..).and_then(<[u8]>::first_chunk);
    bytes.map_or(0, |bytes| u32::from_ne_bytes(*bytes))
}

/// Sets an attribute to a valid value.
fn set_value(
    attributes: &mut KernelAttributes,
    shape: &mut Shape,
    attribute: u32,
    bytes: &[u8],
) -> Outcome {
    let first = word(bytes, 0);
    match attribute {
        stream_attributes::PRIORITY => {
            let wish = first.cast_signed();
            attributes.priority = wish.clamp(device::GREATEST_PRIORITY, device::LEAST_PRIORITY);
        }
        COOPERATIVE => {
            attributes.cooperative = first.cast_signed();
            shape.is_cooperative = first != 0;
        }
        CLUSTER_DIMENSION => {
            let cluster = [first, word(bytes, 1), word(bytes, 2)];
            shape.cluster = (cluster != [0; 3]).then_some(cluster);
        }
        CLUSTER_SCHEDULING_POLICY_PREFERENCE => attributes.cluster_scheduling = first,
        DEVICE_UPDATABLE_KERNEL_NODE => attributes.device_updatable = first.cast_signed(),
        PREFERRED_SHARED_MEMORY_CARVEOUT => attributes.carveout = first,
        // It is accepted, and cannot be read.
        NVLINK_UTIL_CENTRIC_SCHEDULING => {}
        attribute => attributes.others.set(attribute, bytes)?,
    }
    Ok(())
}

impl GraphAttributesCalls for Driver {
    unsafe fn cuGraphKernelNodeGetAttribute(
        &self,
        hNode: CUgraphNode,
        attr: CUkernelNodeAttrID,
        value_out: *mut CUkernelNodeAttrValue,
    ) -> Outcome {
        let size = size(attr.0).ok_or(Code::INVALID_VALUE)?;
        let world = self.lock();
        let node = world.nodes.get(hNode as usize);
        let node = node.ok_or(Code::INVALID_VALUE)?;
        let NodeWork::Kernel(kernel) = &node.work else {
            return Err(Code::INVALID_VALUE);
        };
        let bytes = value_of(&node.attributes, &kernel.shape, attr.0)?;
        // SAFETY: the caller guarantees that `value_out` is null or valid for a write of `size` bytes, the
        // size of the attribute.
        unsafe { put_each(value_out.cast::<u8>(), bytes.into_iter().take(size)) };
        Ok(())
    }

    unsafe fn cuGraphKernelNodeSetAttribute(
        &self,
        hNode: CUgraphNode,
        attr: CUkernelNodeAttrID,
        value: *const CUkernelNodeAttrValue,
    ) -> Outcome {
        let size = size(attr.0).ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that `value` is null or valid for `size` bytes.
        let bytes = unsafe { array(value.cast::<u8>(), size) };
        let mut world = self.lock();
        let node = world.nodes.get_mut(hNode as usize);
        let node = node.ok_or(Code::INVALID_VALUE)?;
        let NodeWork::Kernel(kernel) = &mut node.work else {
            return Err(Code::INVALID_VALUE);
        };
        set_value(&mut node.attributes, &mut kernel.shape, attr.0, &bytes)
    }

    unsafe fn cuGraphKernelNodeCopyAttributes(
        &self,
        dst: CUgraphNode,
        src: CUgraphNode,
    ) -> Outcome {
        let mut world = self.lock();
        let from = world.nodes.get(src as usize).ok_or(Code::INVALID_VALUE)?;
        let NodeWork::Kernel(kernel) = &from.work else {
            return Err(Code::INVALID_VALUE);
        };
        let (attributes, shape) = (from.attributes.clone(), kernel.shape);
        let to = world.nodes.get_mut(dst as usize);
        let to = to.ok_or(Code::INVALID_VALUE)?;
        let NodeWork::Kernel(kernel) = &mut to.work else {
            return Err(Code::INVALID_VALUE);
        };
        kernel.shape.cluster = shape.cluster;
        kernel.shape.is_cooperative = shape.is_cooperative;
        to.attributes = attributes;
        Ok(())
    }
}

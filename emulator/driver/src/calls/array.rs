//! Arrays.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::array::{Array as Object, Shape};
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Array, Classify};
use cuspec_glue::driver::calls::ArrayCalls;

impl Classify<Array> for Driver {
    fn classify(&self, value: u64) -> Facts<Array> {
        let handle = value as usize;
        let Some(mut world) = self.known() else {
            return Facts::new(match value {
                0 => Array::Null,
                _ => Array::Garbage,
            });
        };
        let arrays = world.others.of::<Object>();
        let Some(array) = arrays.get(handle) else {
            return Facts::new(match arrays.identify(handle) {
                _ if value == 0 => Array::Null,
                Identity::Gone => Array::Destroyed,
                _ => Array::Garbage,
            });
        };
        let shape = array.shape;
        Facts::new(exemplar(array))
            .with("remaining", shape.row().into())
            .with("row", shape.row().into())
            .with("rows", shape.rows().into())
            .with("slices", shape.slices().into())
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Object>(), value)
    }
}

fn exemplar(array: &Object) -> Array {
    let shape = array.shape;
    match (shape.height, shape.depth) {
        _ if array.is_part => Array::Level,
        (_, 1..) if shape.flags & 1 != 0 => Array::Layers,
        (_, 1..) => Array::Slices,
        (0, _) => Array::Line,
        _ if shape.element() > 1 => Array::Words,
        _ => Array::Table,
    }
}

impl ArrayCalls for Driver {
    unsafe fn cuArrayCreate_v2(
        &self,
        pHandle: *mut CUarray,
        pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let given = unsafe { array(pAllocateArray, 1) };
        let given = given.first().ok_or(Code::INVALID_VALUE)?;
        let array = self.create_array(Shape {
            width: elements(given.Width),
            height: elements(given.Height),
            depth: 0,
            format: given.Format.0,
            channels: given.NumChannels,
            flags: 0,
        })?;
        // SAFETY: the caller guarantees that `pHandle` is null or valid for writes.
        unsafe { put(pHandle, array as CUarray) };
        Ok(())
    }

    unsafe fn cuArray3DCreate_v2(
        &self,
        pHandle: *mut CUarray,
        pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let shape = unsafe { requested_shape(pAllocateArray) }?;
        let array = self.create_array(shape)?;
        // SAFETY: the caller guarantees that `pHandle` is null or valid for writes.
        unsafe { put(pHandle, array as CUarray) };
        Ok(())
    }

    unsafe fn cuArrayDestroy(&self, hArray: CUarray) -> Outcome {
        self.destroy_array(hArray as usize)
    }

    unsafe fn cuArrayGetDescriptor_v2(
        &self,
        pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR,
        hArray: CUarray,
    ) -> Outcome {
        let shape = self.lock().array(hArray as usize)?.shape;
        let told = CUDA_ARRAY_DESCRIPTOR {
            Width: shape.width as usize,
            Height: shape.height as usize,
            Format: CUarray_format(shape.format),
            NumChannels: shape.channels,
        };
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pArrayDescriptor, told) };
        Ok(())
    }

    unsafe fn cuArray3DGetDescriptor_v2(
        &self,
        pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
        hArray: CUarray,
    ) -> Outcome {
        let shape = self.lock().array(hArray as usize)?.shape;
        let told = CUDA_ARRAY3D_DESCRIPTOR {
            Width: shape.width as usize,
            Height: shape.height as usize,
            Depth: shape.depth as usize,
            Format: CUarray_format(shape.format),
            NumChannels: shape.channels,
            Flags: shape.flags,
        };
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pArrayDescriptor, told) };
        Ok(())
    }
}

/// Reads the descriptor of an array.
///
/// # Safety
/// The pointer is null or valid.
pub(super) unsafe fn requested_shape(given: *const CUDA_ARRAY3D_DESCRIPTOR) -> Outcome<Shape> {
    // SAFETY: as above.
    let given = unsafe { array(given, 1) };
    given.first().map(shape_of).ok_or(Code::INVALID_VALUE)
}

/// The driver reads the lower half of a dimension.
fn elements(dimension: usize) -> u64 {
    u64::from(dimension as u32)
}

/// Converts a descriptor to a shape.
pub(super) fn shape_of(given: &CUDA_ARRAY3D_DESCRIPTOR) -> Shape {
    Shape {
        width: elements(given.Width),
        height: elements(given.Height),
        depth: elements(given.Depth),
        format: given.Format.0,
        channels: given.NumChannels,
        flags: given.Flags,
    }
}

//! Batches of three-dimensional copies.

use super::mem_copy_batch::{NONE_AT_FAULT, order};
use super::prelude::*;
use crate::operations::boxes::Side;
use cuspec_glue::driver::calls::MemCopyBatchBoxesCalls;

impl MemCopyBatchBoxesCalls for Driver {
    unsafe fn cuMemcpy3DBatchAsync_v2(
        &self,
        numOps: usize,
        opList: *mut CUDA_MEMCPY3D_BATCH_OP,
        _flags: c_ulonglong,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the array has the stated number of elements.
        let given = unsafe { array(opList, numOps) };
        let mut copies = Vec::with_capacity(given.len());
        for copy in given {
            let element = match (element_of(self, &copy.dst)?, element_of(self, &copy.src)?) {
                (Some(element), _) | (None, Some(element)) => element,
                (None, None) => 1,
            };
            let extent = copy.extent;
            let extent = [
                (extent.width as u64).saturating_mul(element),
                extent.height as u64,
                extent.depth as u64,
            ];
            let (to, from) = (side(&copy.dst, element)?, side(&copy.src, element)?);
            let order = order(hStream, copy.srcAccessOrder);
            copies.push((self.box_copy(to, from, extent)?, order));
        }
        self.copy_all(&copies).map_err(|(_, code)| code)
    }

    unsafe fn cuMemcpy3DBatchAsync(
        &self,
        numOps: usize,
        opList: *mut CUDA_MEMCPY3D_BATCH_OP,
        failIdx: *mut usize,
        flags: c_ulonglong,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the other call has the same requirements.
        unsafe {
            put(failIdx, NONE_AT_FAULT);
            self.cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream)
        }
    }
}

/// Returns the array of an operand, if it is one.
fn array_of(operand: &CUmemcpy3DOperand) -> Option<CUarray> {
    // SAFETY: every arm of the union consists of numbers, and the kind selects one.
    (operand.r#type == CU_MEMCPY_OPERAND_TYPE_ARRAY).then_some(unsafe { operand.op.array.array })
}

/// Bytes of an element of an array.
fn element_of(driver: &Driver, operand: &CUmemcpy3DOperand) -> Outcome<Option<u64>> {
    let Some(array) = array_of(operand) else {
        return Ok(None);
    };
    let mut world = driver.lock();
    Ok(Some(world.array(array as usize)?.shape.element()))
}

/// One side of a copy, with elements of this size in bytes.
fn side(operand: &CUmemcpy3DOperand, element: u64) -> Outcome<Side> {
    // SAFETY: every arm of the union consists of numbers, and the kind selects one.
    unsafe {
        if let Some(array) = array_of(operand) {
            let CUoffset3D { x, y, z } = operand.op.array.offset;
            return Ok(Side {
                left_out: [(x as u64).saturating_mul(element), y as u64, z as u64],
                ..Side::array(array as usize, 0)
            });
        }
        if operand.r#type != CU_MEMCPY_OPERAND_TYPE_POINTER {
            return Err(Code::INVALID_VALUE);
        }
        let memory = operand.op.ptr;
        Ok(Side {
            pitch: (memory.rowLength as u64).saturating_mul(element),
            height: memory.layerHeight as u64,
            ..Side::memory(memory.ptr)
        })
    }
}

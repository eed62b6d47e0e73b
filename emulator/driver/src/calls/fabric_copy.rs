//! Copies over a fabric. No endpoint is that of another process with memory, so they are copies between addresses.

use super::logical_endpoint::check_support;
use super::prelude::*;
use crate::operations::transfers::{Copy, Order};
use cuspec_glue::driver::calls::FabricCopyCalls;

/// The address of an operand.
fn address(operand: &CUfabricCpyOperand) -> Outcome<u64> {
    match operand.r#type {
        // SAFETY: the type selects the arm.
        CU_FABRIC_COPY_OPERAND_TYPE_POINTER => Ok(unsafe { operand.op.ptr.ptr }),
        _ => Err(Code::NOT_SUPPORTED),
    }
}

impl FabricCopyCalls for Driver {
    unsafe fn cuFabricCpyBatchAsync(
        &self,
        numOps: usize,
        opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
        _flags: c_ulonglong,
        hStream: CUstream,
    ) -> Outcome {
        check_support()?;
        // SAFETY: the caller guarantees that the array has this many elements.
        let copies = unsafe { array(opList.cast_const(), numOps) };
        let order = Order {
            is_strict: true,
            ..joining(hStream)
        };
        let copies = copies.iter().map(|copy| {
            let (to, from) = (address(&copy.dst)?, address(&copy.src)?);
            Ok((Copy::line(to, from, copy.size as u64), order))
        });
        let copies: Outcome<Vec<_>> = copies.collect();
        self.copy_all(&copies?).map_err(|(_, code)| code)
    }
}

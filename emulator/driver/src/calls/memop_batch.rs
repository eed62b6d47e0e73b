//! Batches of waits and writes.

use super::memop::{wait, write};
use super::prelude::*;
use crate::operations::memops::{Step, Width};
use cuspec_glue::driver::calls::MemopBatchCalls;

/// Limit of operations in a batch.
pub(super) const MAX_STEPS: c_uint = 255;

/// An operation of a batch, as the caller wrote it.
pub(super) fn step(given: &CUstreamBatchMemOpParams) -> Outcome<Step> {
    // SAFETY: every arm consists of numbers, for which any bytes are valid.
    unsafe {
        let (wait_for, written) = (given.waitValue, given.writeValue);
        match given.operation.0 {
            1 => Ok(wait(
                wait_for.address,
                Width::Four,
                wait_for.anon1.value.into(),
                wait_for.flags,
            )),
            2 => Ok(write(
                written.address,
                Width::Four,
                written.anon1.value.into(),
            )),
            4 => Ok(wait(
                wait_for.address,
                Width::Eight,
                wait_for.anon1.value64,
                wait_for.flags,
            )),
            5 => Ok(write(written.address, Width::Eight, written.anon1.value64)),
            6 => Ok(Step::Barrier),
            _ => Err(Code::NOT_SUPPORTED),
        }
    }
}

impl MemopBatchCalls for Driver {
    unsafe fn cuStreamBatchMemOp_v2(
        &self,
        stream: CUstream,
        count: c_uint,
        paramArray: *mut CUstreamBatchMemOpParams,
        _flags: c_uint,
    ) -> Outcome {
        if count > MAX_STEPS {
            return Err(Code::INVALID_VALUE);
        }
        // SAFETY: the caller guarantees that `paramArray` is null or points to `count` elements.
        let given = unsafe { array(paramArray.cast_const(), count as usize) };
        let steps: Outcome<Vec<Step>> = given.iter().map(step).collect();
        self.submit_steps(resolve_stream(stream), &steps?)
    }
}

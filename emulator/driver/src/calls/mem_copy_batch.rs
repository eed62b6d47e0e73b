//! Batches of copies.

use super::prelude::*;
use super::unified_batch::ranges;
use crate::operations::transfers::{Copy, Order};
use cuspec_glue::driver::calls::MemCopyBatchCalls;

/// Failure index if no single copy failed.
pub(super) const NONE_AT_FAULT: usize = usize::MAX;

impl MemCopyBatchCalls for Driver {
    unsafe fn cuMemcpyBatchAsync_v2(
        &self,
        dsts: *mut CUdeviceptr,
        srcs: *mut CUdeviceptr,
        sizes: *mut usize,
        count: usize,
        attrs: *mut CUmemcpyAttributes,
        attrsIdxs: *mut usize,
        numAttrs: usize,
        hStream: CUstream,
    ) -> Outcome {
        let mut fault = NONE_AT_FAULT;
        // SAFETY: the other call has the same requirements.
        unsafe {
            self.cuMemcpyBatchAsync(
                dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, &mut fault, hStream,
            )
        }
    }

    unsafe fn cuMemcpyBatchAsync(
        &self,
        dsts: *mut CUdeviceptr,
        srcs: *mut CUdeviceptr,
        sizes: *mut usize,
        count: usize,
        attrs: *mut CUmemcpyAttributes,
        attrsIdxs: *mut usize,
        numAttrs: usize,
        failIdx: *mut usize,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the arrays have the stated number of elements, and that the
        // index is valid for writes.
        let (targets, sources, attributes, starts) = unsafe {
            put(failIdx, NONE_AT_FAULT);
            (
                ranges(dsts, sizes, count),
                array(srcs, count),
                array(attrs, numAttrs),
                array(attrsIdxs, numAttrs),
            )
        };
        // The first copies of attributes are distinct, and one is the first copy of the batch.
        let is_in_order = starts.windows(2).all(|pair| pair[0] < pair[1]);
        if starts.first() != Some(&0) || !is_in_order || starts.last() >= Some(&count) {
            return Err(Code::INVALID_VALUE);
        }
        let copies = targets.into_iter().zip(sources).enumerate();
        let copies = copies.map(|(number, ((to, size), from))| {
            let meant = starts.partition_point(|start| *start <= number) - 1;
            let access = attributes[meant].srcAccessOrder;
            // Batches of boxes access pageable memory as other copies do.
            let order = Order {
                is_strict: access == CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
                ..order(hStream, access)
            };
            (Copy::line(to, from, size as u64), order)
        });
        let copied = self.copy_all(&copies.collect::<Vec<_>>());
        copied.map_err(|(number, code)| {
            // SAFETY: as above.
            unsafe { put(failIdx, number) };
            code
        })
    }
}

/// The order in which a copy reads its source.
pub(super) fn order(stream: CUstream, access: CUmemcpySrcAccessOrder) -> Order {
    Order {
        reads_now: access == CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL,
        ..joining(stream)
    }
}

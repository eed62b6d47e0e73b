//! Copies of contiguous bytes from and to arrays.

use super::prelude::*;
use crate::operations::boxes::Side;
use crate::operations::transfers::Order;
use cuspec_glue::driver::calls::MemCopyArrayCalls;

impl MemCopyArrayCalls for Driver {
    unsafe fn cuMemcpyAtoA_v2(
        &self,
        dstArray: CUarray,
        dstOffset: usize,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
    ) -> Outcome {
        let to = Side::array(dstArray as usize, dstOffset);
        let from = Side::array(srcArray as usize, srcOffset);
        row(self, to, from, ByteCount, waiting())
    }

    unsafe fn cuMemcpyAtoD_v2(
        &self,
        dstDevice: CUdeviceptr,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
    ) -> Outcome {
        let from = Side::array(srcArray as usize, srcOffset);
        row(self, Side::memory(dstDevice), from, ByteCount, waiting())
    }

    unsafe fn cuMemcpyDtoA_v2(
        &self,
        dstArray: CUarray,
        dstOffset: usize,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> Outcome {
        let to = Side::array(dstArray as usize, dstOffset);
        row(self, to, Side::memory(srcDevice), ByteCount, waiting())
    }

    unsafe fn cuMemcpyAtoH_v2(
        &self,
        dstHost: *mut c_void,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
    ) -> Outcome {
        let from = Side::array(srcArray as usize, srcOffset);
        row(
            self,
            Side::memory(dstHost as u64),
            from,
            ByteCount,
            waiting(),
        )
    }

    unsafe fn cuMemcpyHtoA_v2(
        &self,
        dstArray: CUarray,
        dstOffset: usize,
        srcHost: *const c_void,
        ByteCount: usize,
    ) -> Outcome {
        let to = Side::array(dstArray as usize, dstOffset);
        row(self, to, Side::memory(srcHost as u64), ByteCount, waiting())
    }

    unsafe fn cuMemcpyAtoHAsync_v2(
        &self,
        dstHost: *mut c_void,
        srcArray: CUarray,
        srcOffset: usize,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Outcome {
        let from = Side::array(srcArray as usize, srcOffset);
        let to = Side::memory(dstHost as u64);
        row(self, to, from, ByteCount, joining(hStream))
    }

    unsafe fn cuMemcpyHtoAAsync_v2(
        &self,
        dstArray: CUarray,
        dstOffset: usize,
        srcHost: *const c_void,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Outcome {
        let to = Side::array(dstArray as usize, dstOffset);
        let from = Side::memory(srcHost as u64);
        row(self, to, from, ByteCount, joining(hStream))
    }
}

fn row(driver: &Driver, to: Side, from: Side, size: usize, order: Order) -> Outcome {
    driver.copy_box(to, from, [size as u64, 1, 1], order)
}

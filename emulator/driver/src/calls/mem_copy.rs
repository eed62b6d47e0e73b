//! Copies.

use super::prelude::*;
use crate::operations::transfers::{Copy, Order};
use cuspec_glue::driver::calls::MemCopyCalls;

impl MemCopyCalls for Driver {
    unsafe fn cuMemcpy(&self, dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> Outcome {
        line(self, dst, src, ByteCount, waiting())
    }

    unsafe fn cuMemcpyAsync(
        &self,
        dst: CUdeviceptr,
        src: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Outcome {
        let order = joining(hStream);
        line(self, dst, src, ByteCount, order)
    }

    unsafe fn cuMemcpyPeer(
        &self,
        dstDevice: CUdeviceptr,
        _dstContext: CUcontext,
        srcDevice: CUdeviceptr,
        _srcContext: CUcontext,
        ByteCount: usize,
    ) -> Outcome {
        line(self, dstDevice, srcDevice, ByteCount, waiting())
    }

    unsafe fn cuMemcpyPeerAsync(
        &self,
        dstDevice: CUdeviceptr,
        _dstContext: CUcontext,
        srcDevice: CUdeviceptr,
        _srcContext: CUcontext,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Outcome {
        let order = joining(hStream);
        line(self, dstDevice, srcDevice, ByteCount, order)
    }

    unsafe fn cuMemcpyHtoD_v2(
        &self,
        dstDevice: CUdeviceptr,
        srcHost: *const c_void,
        ByteCount: usize,
    ) -> Outcome {
        line(self, dstDevice, srcHost as u64, ByteCount, waiting())
    }

    unsafe fn cuMemcpyHtoDAsync_v2(
        &self,
        dstDevice: CUdeviceptr,
        srcHost: *const c_void,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Outcome {
        let order = self.joining_with_host(resolve_stream(hStream), srcHost as u64);
        line(self, dstDevice, srcHost as u64, ByteCount, order)
    }

    unsafe fn cuMemcpyDtoH_v2(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> Outcome {
        line(self, dstHost as u64, srcDevice, ByteCount, waiting())
    }

    unsafe fn cuMemcpyDtoHAsync_v2(
        &self,
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Outcome {
        let order = self.joining_with_host(resolve_stream(hStream), dstHost as u64);
        line(self, dstHost as u64, srcDevice, ByteCount, order)
    }

    unsafe fn cuMemcpyDtoD_v2(
        &self,
        dstDevice: CUdeviceptr,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
    ) -> Outcome {
        line(self, dstDevice, srcDevice, ByteCount, waiting())
    }

    unsafe fn cuMemcpyDtoDAsync_v2(
        &self,
        dstDevice: CUdeviceptr,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) -> Outcome {
        let order = joining(hStream);
        line(self, dstDevice, srcDevice, ByteCount, order)
    }
}

fn line(driver: &Driver, to: u64, from: u64, size: usize, order: Order) -> Outcome {
    driver.copy(Copy::line(to, from, size as u64), order)
}

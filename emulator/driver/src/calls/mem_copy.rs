//! Copies.

use super::prelude::*;
use crate::memory::copy::Rows;
use crate::operations::transfers::{Copy, Order};
use cuspec_glue::driver::calls::MemCopyCalls;

/// `CU_MEMORYTYPE_*`.
const HOST: u32 = 1;

const DEVICE: u32 = 2;

const UNIFIED: u32 = 4;

/// One side of a rectangle copy.
struct Side {
    memory_type: u32,
    host: u64,
    device: u64,
    pitch: usize,
    x: usize,
    y: usize,
}

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
        let order = joining(hStream);
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
        let order = joining(hStream);
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

impl Side {
    /// Where its rows lie. A pitch of zero stands for rows without gaps.
    fn rows(&self, width: usize) -> Outcome<Rows> {
        let base = match self.memory_type {
            HOST => self.host,
            DEVICE | UNIFIED => self.device,
            _ => return Err(Code::NOT_SUPPORTED),
        };
        let pitch = match self.pitch {
            0 => width,
            pitch => pitch,
        };
        let offset = (self.y as u64)
            .checked_mul(pitch as u64)
            .and_then(|rows| rows.checked_add(self.x as u64));
        let start = offset.and_then(|offset| base.checked_add(offset));
        Ok(Rows {
            start: start.ok_or(Code::INVALID_VALUE)?,
            pitch: pitch as u64,
        })
    }
}

/// Copies a rectangle as a record describes it.
///
/// # Safety
/// A pointer that is not null leads to a record.
pub(super) unsafe fn rectangle(
    driver: &Driver,
    copy: *const CUDA_MEMCPY2D,
    order: Order,
) -> Outcome {
    // SAFETY: `copy` is null or leads to a record.
    let Some(copy) = unsafe { array(copy, 1) }.first().copied() else {
        return Err(Code::INVALID_VALUE);
    };
    let to = Side {
        memory_type: copy.dstMemoryType.0,
        host: copy.dstHost as u64,
        device: copy.dstDevice,
        pitch: copy.dstPitch,
        x: copy.dstXInBytes,
        y: copy.dstY,
    };
    let from = Side {
        memory_type: copy.srcMemoryType.0,
        host: copy.srcHost as u64,
        device: copy.srcDevice,
        pitch: copy.srcPitch,
        x: copy.srcXInBytes,
        y: copy.srcY,
    };
    let copy = Copy {
        to: to.rows(copy.WidthInBytes)?,
        from: from.rows(copy.WidthInBytes)?,
        width: copy.WidthInBytes as u64,
        height: copy.Height as u64,
    };
    driver.copy(copy, order)
}

//! Copies from one device to another, which the driver makes between the contexts of both.

use cuspec_glue::runtime::calls::MemoryPeerCalls;
use cuspec_sys::driver::{CUcontext, CUdeviceptr, CUstream};
use cuspec_sys::runtime::cudaStream_t;

use super::prelude::*;
use crate::contexts;
use crate::driver::{code_of, driver};

impl MemoryPeerCalls for Runtime {
    unsafe fn cudaMemcpyPeer(
        &self,
        dst: *mut c_void,
        dstDevice: c_int,
        src: *const c_void,
        srcDevice: c_int,
        count: usize,
    ) -> Outcome {
        let copy = Copy::between(dst, dstDevice, src, srcDevice, count)?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let Copy { to, from, size } = copy;
        // SAFETY: the caller answers for its addresses, and the contexts are the driver's.
        let copied = unsafe { driver.cuMemcpyPeer(to.0, to.1, from.0, from.1, size) };
        copied.map_err(code_of)
    }

    unsafe fn cudaMemcpyPeerAsync(
        &self,
        dst: *mut c_void,
        dstDevice: c_int,
        src: *const c_void,
        srcDevice: c_int,
        count: usize,
        stream: cudaStream_t,
    ) -> Outcome {
        let copy = Copy::between(dst, dstDevice, src, srcDevice, count)?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let Copy { to, from, size } = copy;
        let stream = stream as CUstream;
        // SAFETY: as above.
        let copied = unsafe { driver.cuMemcpyPeerAsync(to.0, to.1, from.0, from.1, size, stream) };
        copied.map_err(code_of)
    }
}

/// A copy as the driver takes it: addresses with the contexts that they belong to.
struct Copy {
    to: (CUdeviceptr, CUcontext),
    from: (CUdeviceptr, CUcontext),
    size: usize,
}

impl Copy {
    /// A copy between devices, of which nobody asks where there is nothing to copy.
    fn between(
        to: *mut c_void,
        to_device: c_int,
        from: *const c_void,
        from_device: c_int,
        size: usize,
    ) -> Result<Copy, Code> {
        let context = |device| match size {
            0 => Ok(std::ptr::null_mut()),
            _ => contexts::primary(contexts::initialize()?, device),
        };
        Ok(Copy {
            to: (to as u64, context(to_device)?),
            from: (from as u64, context(from_device)?),
            size,
        })
    }
}

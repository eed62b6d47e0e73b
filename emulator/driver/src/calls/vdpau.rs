//! VDPAU, which decodes video. The driver of VDPAU that this driver could ask is part of the graphics driver of a device,
//! and the device that this driver imitates is none: there is no function for CUDA behind the program's look-up.

use super::prelude::*;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, VdpauLookup};
use cuspec_glue::driver::calls::VdpauCalls;

/// The number of the function that tells CUDA of a device, as a driver of VDPAU knows it.
const FUNCTION: VdpFuncId = 0x10de_0000;

/// Asks VDPAU for the function that tells CUDA of a device. A function that is found belongs to a device that this driver
/// does not know.
///
/// # Safety
/// The look-up is null or a function that returns addresses.
unsafe fn look_up(device: VdpDevice, look_up: VdpGetProcAddress) -> Outcome {
    let look_up = look_up.ok_or(Code::INVALID_VALUE)?;
    let mut found: *mut c_void = std::ptr::null_mut();
    // SAFETY: the caller guarantees that the function is valid, and the place lives during the call.
    let _ = unsafe { look_up(device, FUNCTION, &raw mut found) };
    Err(Code::UNKNOWN)
}

impl VdpauCalls for Driver {
    unsafe fn cuVDPAUGetDevice(
        &self,
        _pDevice: *mut CUdevice,
        vdpDevice: VdpDevice,
        vdpGetProcAddress: VdpGetProcAddress,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the function is valid.
        unsafe { look_up(vdpDevice, vdpGetProcAddress) }
    }

    unsafe fn cuVDPAUCtxCreate_v2(
        &self,
        _pCtx: *mut CUcontext,
        _flags: c_uint,
        _device: CUdevice,
        vdpDevice: VdpDevice,
        vdpGetProcAddress: VdpGetProcAddress,
    ) -> Outcome {
        self.lock().fault.check()?;
        // SAFETY: the caller guarantees that the function is valid.
        unsafe { look_up(vdpDevice, vdpGetProcAddress) }
    }

    unsafe fn cuVDPAUCtxCreate(
        &self,
        pCtx: *mut CUcontext,
        flags: c_uint,
        device: CUdevice,
        vdpDevice: VdpDevice,
        vdpGetProcAddress: VdpGetProcAddress,
    ) -> Outcome {
        self.lock()
            .check_forms(crate::objects::context::FIRST_API_VERSION)?;
        // SAFETY: the second form has the same requirements.
        unsafe { self.cuVDPAUCtxCreate_v2(pCtx, flags, device, vdpDevice, vdpGetProcAddress) }
    }

    /// No context can work with VDPAU.
    unsafe fn cuGraphicsVDPAURegisterOutputSurface(
        &self,
        _pCudaResource: *mut CUgraphicsResource,
        _vdpSurface: VdpOutputSurface,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::INVALID_CONTEXT)
    }

    /// No context can work with VDPAU.
    unsafe fn cuGraphicsVDPAURegisterVideoSurface(
        &self,
        _pCudaResource: *mut CUgraphicsResource,
        _vdpSurface: VdpVideoSurface,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::INVALID_CONTEXT)
    }
}

impl Classify<VdpauLookup> for Driver {
    /// Whether a function finds others is known after a call of it.
    fn classify(&self, value: u64) -> Facts<VdpauLookup> {
        Facts::new(match value {
            0 => VdpauLookup::Null,
            _ => VdpauLookup::Finds,
        })
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

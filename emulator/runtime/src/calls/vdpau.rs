//! VDPAU, for which the driver below knows no device.

use cuspec_glue::runtime::calls::VdpauCalls;
use cuspec_sys::driver::{VdpDevice, VdpGetProcAddress};

use super::prelude::*;

impl VdpauCalls for Runtime {
    unsafe fn cudaVDPAUSetVDPAUDevice(
        &self,
        _device: c_int,
        _vdpDevice: VdpDevice,
        _vdpGetProcAddress: VdpGetProcAddress,
    ) -> Outcome {
        Err(Code::cudaErrorDevicesUnavailable)
    }
}

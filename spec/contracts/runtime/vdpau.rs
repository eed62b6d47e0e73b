//! Surfaces of VDPAU, which decodes video. No driver of VDPAU was at hand.

#![on("13.0.96")]

#[as_driver(cuVDPAUGetDevice)]
#[order(unknown)]
#[unobserved(success)]
#[unreachable(Success, "takes VDPAU, which needs a display")]
fn cudaVDPAUGetDevice(device: _, vdpDevice: _, vdpGetProcAddress: _) {}

/// Sets up a device for work with surfaces of a VDPAU device, and makes it current.
#[needs(devices)]
#[class(process_state)]
#[order(unknown)]
#[unobserved(success, own_process)]
#[no_visible_effect("no driver of VDPAU is at hand")]
#[changes(PrimaryContext)]
#[own_thread]
fn cudaVDPAUSetVDPAUDevice(
    /// The device.
    device: Device,
    /// The device of VDPAU.
    #[accepts(Zero)]
    vdpDevice: VdpauDevice,
    /// The function that returns the addresses of functions of VDPAU.
    #[undefined(Fails, Null)]
    vdpGetProcAddress: VdpauLookup,
) {
    check!(devices, device);

    /// The runtime must not have set up a device.
    #[rule("not-set-up", documented, on("13.0.96"))]
    #[unreachable("cases run before the runtime sets up a device")]
    if process.is_runtime_set_up() {
        return SetOnActiveProcess;
    }
}

#[as_driver(cuGraphicsVDPAURegisterOutputSurface)]
#[order(unknown)]
#[unobserved(success)]
#[unreachable(Success, "takes VDPAU, which needs a display")]
#[unreachable(InvalidDevice, "takes VDPAU, which needs a display")]
#[unreachable(InvalidValue, "takes VDPAU, which needs a display")]
#[unreachable(Unknown, "takes VDPAU, which needs a display")]
fn cudaGraphicsVDPAURegisterOutputSurface(resource: _, vdpSurface: _, flags: _) {}

#[as_driver(cuGraphicsVDPAURegisterVideoSurface)]
#[order(unknown)]
#[unobserved(success)]
#[unreachable(Success, "takes VDPAU, which needs a display")]
#[unreachable(InvalidDevice, "takes VDPAU, which needs a display")]
#[unreachable(InvalidValue, "takes VDPAU, which needs a display")]
#[unreachable(Unknown, "takes VDPAU, which needs a display")]
fn cudaGraphicsVDPAURegisterVideoSurface(resource: _, vdpSurface: _, flags: _) {}

//! Surfaces of VDPAU, which decodes video.

/// Registers an output surface of VDPAU, so that it can be mapped as arrays.
fn cudaGraphicsVDPAURegisterOutputSurface();

/// Registers a video surface of VDPAU, so that its planes can be mapped as arrays.
fn cudaGraphicsVDPAURegisterVideoSurface();

/// Returns the CUDA device that runs a VDPAU device.
fn cudaVDPAUGetDevice();

/// Makes a device current for work with surfaces of a VDPAU device; to be called before the device
/// is first used.
fn cudaVDPAUSetVDPAUDevice();

//! Surfaces of VDPAU, which decodes video.

/// Registers an output surface of VDPAU, so that it can be mapped as arrays.
fn cuGraphicsVDPAURegisterOutputSurface();

/// Registers a video surface of VDPAU, so that its planes can be mapped as arrays.
fn cuGraphicsVDPAURegisterVideoSurface();

/// Creates a context that can work with surfaces of a VDPAU device, and makes it current.
fn cuVDPAUCtxCreate_v2();

/// Returns the CUDA device that runs a VDPAU device.
fn cuVDPAUGetDevice();

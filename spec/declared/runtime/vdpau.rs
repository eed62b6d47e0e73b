//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_VDPAU)]
#[header("cuda_vdpau_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaVDPAUSetVDPAUDevice, cudaGraphicsUnregisterResource)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cuGraphicsVDPAURegisterOutputSurface)]
fn cudaGraphicsVDPAURegisterOutputSurface(
    resource: *mut *mut cudaGraphicsResource,
    vdpSurface: VdpOutputSurface,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_VDPAU)]
#[header("cuda_vdpau_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaVDPAUSetVDPAUDevice, cudaGraphicsUnregisterResource)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cuGraphicsVDPAURegisterVideoSurface)]
fn cudaGraphicsVDPAURegisterVideoSurface(
    resource: *mut *mut cudaGraphicsResource,
    vdpSurface: VdpVideoSurface,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_VDPAU)]
#[header("cuda_vdpau_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches)]
#[see(cudaVDPAUSetVDPAUDevice, cuVDPAUGetDevice)]
fn cudaVDPAUGetDevice(
    device: *mut c_int,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> cudaError_t;

#[group(CUDART_VDPAU)]
#[header("cuda_vdpau_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, SetOnActiveProcess)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsVDPAURegisterVideoSurface)]
#[see(cudaGraphicsVDPAURegisterOutputSurface, cudaDeviceReset)]
fn cudaVDPAUSetVDPAUDevice(
    device: c_int,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> cudaError_t;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_VDPAU)]
#[header("cudaVDPAU.h")]
#[introduced(3010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuVDPAUCtxCreate, cuGraphicsVDPAURegisterVideoSurface)]
#[see(cuGraphicsUnregisterResource, cuGraphicsResourceSetMapFlags)]
#[see(cuGraphicsMapResources, cuGraphicsUnmapResources)]
#[see(cuGraphicsSubResourceGetMappedArray, cuVDPAUGetDevice)]
#[see(cudaGraphicsVDPAURegisterOutputSurface)]
fn cuGraphicsVDPAURegisterOutputSurface(
    pCudaResource: *mut CUgraphicsResource,
    vdpSurface: VdpOutputSurface,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_VDPAU)]
#[header("cudaVDPAU.h")]
#[introduced(3010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuVDPAUCtxCreate, cuGraphicsVDPAURegisterOutputSurface)]
#[see(cuGraphicsUnregisterResource, cuGraphicsResourceSetMapFlags)]
#[see(cuGraphicsMapResources, cuGraphicsUnmapResources)]
#[see(cuGraphicsSubResourceGetMappedArray, cuVDPAUGetDevice)]
#[see(cudaGraphicsVDPAURegisterVideoSurface)]
fn cuGraphicsVDPAURegisterVideoSurface(
    pCudaResource: *mut CUgraphicsResource,
    vdpSurface: VdpVideoSurface,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_VDPAU)]
#[header("cudaVDPAU.h")]
#[not_default]
#[introduced(3010)]
#[toolkits("11.7.99"..)]
fn cuVDPAUCtxCreate(
    pCtx: *mut CUcontext,
    flags: c_uint,
    device: CUdevice,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> CUresult;

#[group(CUDA_VDPAU)]
#[base(cuVDPAUCtxCreate)]
#[header("cudaVDPAU.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuGraphicsVDPAURegisterVideoSurface)]
#[see(cuGraphicsVDPAURegisterOutputSurface, cuGraphicsUnregisterResource)]
#[see(cuGraphicsResourceSetMapFlags, cuGraphicsMapResources)]
#[see(cuGraphicsUnmapResources, cuGraphicsSubResourceGetMappedArray)]
#[see(cuVDPAUGetDevice)]
fn cuVDPAUCtxCreate_v2(
    pCtx: *mut CUcontext,
    flags: c_uint,
    device: CUdevice,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> CUresult;

#[group(CUDA_VDPAU)]
#[header("cudaVDPAU.h")]
#[introduced(3010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuVDPAUCtxCreate, cuGraphicsVDPAURegisterVideoSurface)]
#[see(cuGraphicsVDPAURegisterOutputSurface, cuGraphicsUnregisterResource)]
#[see(cuGraphicsResourceSetMapFlags, cuGraphicsMapResources)]
#[see(cuGraphicsUnmapResources, cuGraphicsSubResourceGetMappedArray)]
#[see(cudaVDPAUGetDevice)]
fn cuVDPAUGetDevice(
    pDevice: *mut CUdevice,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> CUresult;

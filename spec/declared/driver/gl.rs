//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_GL)]
#[header("cudaGL.h")]
#[not_default]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
fn cuGLGetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut CUdevice,
    cudaDeviceCount: c_uint,
    deviceList: CUGLDeviceList,
) -> CUresult;

#[group(CUDA_GL)]
#[base(cuGLGetDevices)]
#[header("cudaGL.h")]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."12.0.107",
    SUCCESS, NO_DEVICE, INVALID_VALUE, INVALID_CONTEXT, INVALID_GRAPHICS_CONTEXT,
)]
#[returns(
    "12.0.107"..,
    SUCCESS, NO_DEVICE, INVALID_VALUE, INVALID_CONTEXT, INVALID_GRAPHICS_CONTEXT, OPERATING_SYSTEM,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuWGLGetDevice, cudaGLGetDevices)]
fn cuGLGetDevices_v2(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut CUdevice,
    cudaDeviceCount: c_uint,
    deviceList: CUGLDeviceList,
) -> CUresult;

#[group(CUDA_GL)]
#[header("cudaGL.h")]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT)]
#[returns("12.0.107".., SUCCESS, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT, OPERATING_SYSTEM)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnregisterResource, cuGraphicsMapResources)]
#[see(cuGraphicsResourceGetMappedPointer, cudaGraphicsGLRegisterBuffer)]
fn cuGraphicsGLRegisterBuffer(
    pCudaResource: *mut CUgraphicsResource,
    buffer: GLuint,
    Flags: c_uint,
) -> CUresult;

#[group(CUDA_GL)]
#[header("cudaGL.h")]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT)]
#[returns("12.0.107".., SUCCESS, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT, OPERATING_SYSTEM)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnregisterResource, cuGraphicsMapResources)]
#[see(cuGraphicsSubResourceGetMappedArray, cudaGraphicsGLRegisterImage)]
fn cuGraphicsGLRegisterImage(
    pCudaResource: *mut CUgraphicsResource,
    image: GLuint,
    target: GLenum,
    Flags: c_uint,
) -> CUresult;

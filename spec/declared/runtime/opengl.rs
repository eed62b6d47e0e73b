//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_OPENGL)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", Success, NoDevice, InvalidGraphicsContext, Unknown)]
#[returns("12.0.107".., Success, NoDevice, InvalidGraphicsContext, OperatingSystem, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuGLGetDevices)]
fn cudaGLGetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut c_int,
    cudaDeviceCount: c_uint,
    deviceList: cudaGLDeviceList,
) -> cudaError_t;

#[group(CUDART_OPENGL)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."12.0.107",
    Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown,
)]
#[returns(
    "12.0.107"..,
    Success, InvalidDevice, InvalidValue, InvalidResourceHandle, OperatingSystem, Unknown,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsResourceGetMappedPointer, cuGraphicsGLRegisterBuffer)]
fn cudaGraphicsGLRegisterBuffer(
    resource: *mut *mut cudaGraphicsResource,
    buffer: GLuint,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_OPENGL)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."12.0.107",
    Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown,
)]
#[returns(
    "12.0.107"..,
    Success, InvalidDevice, InvalidValue, InvalidResourceHandle, OperatingSystem, Unknown,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray, cuGraphicsGLRegisterImage)]
fn cudaGraphicsGLRegisterImage(
    resource: *mut *mut cudaGraphicsResource,
    image: GLuint,
    target: GLenum,
    flags: c_uint,
) -> cudaError_t;

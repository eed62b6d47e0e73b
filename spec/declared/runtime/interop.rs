//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[see(cudaGraphicsSubResourceGetMappedArray, cudaGraphicsUnmapResources)]
#[see(cuGraphicsMapResources)]
fn cudaGraphicsMapResources(
    count: c_int,
    resources: *mut cudaGraphicsResource_t,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[see(cuGraphicsResourceGetMappedMipmappedArray)]
fn cudaGraphicsResourceGetMappedMipmappedArray(
    mipmappedArray: *mut cudaMipmappedArray_t,
    resource: cudaGraphicsResource_t,
) -> cudaError_t;

#[group(CUDART_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphicsMapResources, cudaGraphicsSubResourceGetMappedArray)]
#[see(cuGraphicsResourceGetMappedPointer)]
fn cudaGraphicsResourceGetMappedPointer(
    devPtr: *mut *mut c_void,
    size: *mut usize,
    resource: cudaGraphicsResource_t,
) -> cudaError_t;

#[group(CUDART_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphicsMapResources, cuGraphicsResourceSetMapFlags)]
fn cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t, flags: c_uint) -> cudaError_t;

#[group(CUDART_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[see(cuGraphicsSubResourceGetMappedArray)]
fn cudaGraphicsSubResourceGetMappedArray(
    array: *mut cudaArray_t,
    resource: cudaGraphicsResource_t,
    arrayIndex: c_uint,
    mipLevel: c_uint,
) -> cudaError_t;

#[group(CUDART_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphicsMapResources, cuGraphicsUnmapResources)]
fn cudaGraphicsUnmapResources(
    count: c_int,
    resources: *mut cudaGraphicsResource_t,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback, destroy_ub)]
#[see(cudaGraphicsD3D9RegisterResource, cudaGraphicsD3D10RegisterResource)]
#[see(cudaGraphicsD3D11RegisterResource, cudaGraphicsGLRegisterBuffer)]
#[see(cudaGraphicsGLRegisterImage, cuGraphicsUnregisterResource)]
fn cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t) -> cudaError_t;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_GRAPHICS)]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuGraphicsMapResources_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, ALREADY_MAPPED,
    UNKNOWN,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuGraphicsResourceGetMappedPointer)]
#[see(cuGraphicsSubResourceGetMappedArray, cuGraphicsUnmapResources)]
#[see(cudaGraphicsMapResources)]
fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED, NOT_MAPPED_AS_ARRAY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsResourceGetMappedPointer)]
#[see(cudaGraphicsResourceGetMappedMipmappedArray)]
fn cuGraphicsResourceGetMappedMipmappedArray(
    pMipmappedArray: *mut CUmipmappedArray,
    resource: CUgraphicsResource,
) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[not_default]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
fn cuGraphicsResourceGetMappedPointer(
    pDevPtr: *mut CUdeviceptr_v1,
    pSize: *mut c_uint,
    resource: CUgraphicsResource,
) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[base(cuGraphicsResourceGetMappedPointer)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED, NOT_MAPPED_AS_POINTER,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsMapResources, cuGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer)]
fn cuGraphicsResourceGetMappedPointer_v2(
    pDevPtr: *mut CUdeviceptr,
    pSize: *mut usize,
    resource: CUgraphicsResource,
) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[not_default]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
fn cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: c_uint) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[base(cuGraphicsResourceSetMapFlags)]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    ALREADY_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsMapResources, cudaGraphicsResourceSetMapFlags)]
fn cuGraphicsResourceSetMapFlags_v2(resource: CUgraphicsResource, flags: c_uint) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED, NOT_MAPPED_AS_ARRAY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsResourceGetMappedPointer)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
fn cuGraphicsSubResourceGetMappedArray(
    pArray: *mut CUarray,
    resource: CUgraphicsResource,
    arrayIndex: c_uint,
    mipLevel: c_uint,
) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuGraphicsUnmapResources_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_MAPPED, UNKNOWN,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuGraphicsMapResources, cudaGraphicsUnmapResources)]
fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_GRAPHICS)]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsD3D9RegisterResource, cuGraphicsD3D10RegisterResource)]
#[see(cuGraphicsD3D11RegisterResource, cuGraphicsGLRegisterBuffer)]
#[see(cuGraphicsGLRegisterImage, cudaGraphicsUnregisterResource)]
fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> CUresult;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[not_default]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
fn cuD3D10CtxCreate(
    pCtx: *mut CUcontext,
    pCudaDevice: *mut CUdevice,
    Flags: c_uint,
    pD3DDevice: *mut ID3D10Device,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D10GetDevices, cuGraphicsD3D10RegisterResource)]
#[deprecated]
fn cuD3D10CtxCreateOnDevice(
    pCtx: *mut CUcontext,
    flags: c_uint,
    pD3DDevice: *mut ID3D10Device,
    cudaDevice: CUdevice,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[base(cuD3D10CtxCreate)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D10GetDevice, cuGraphicsD3D10RegisterResource)]
#[deprecated]
fn cuD3D10CtxCreate_v2(
    pCtx: *mut CUcontext,
    pCudaDevice: *mut CUdevice,
    Flags: c_uint,
    pD3DDevice: *mut ID3D10Device,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D10GetDevice)]
#[deprecated]
fn cuD3D10GetDirect3DDevice(ppD3DDevice: *mut *mut ID3D10Device) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, ALREADY_MAPPED,
    UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsMapResources)]
#[deprecated]
fn cuD3D10MapResources(count: c_uint, ppResources: *mut *mut ID3D10Resource) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsD3D10RegisterResource)]
#[deprecated]
fn cuD3D10RegisterResource(pResource: *mut ID3D10Resource, Flags: c_uint) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cuD3D10ResourceGetMappedArray(
    pArray: *mut CUarray,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[not_default]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
fn cuD3D10ResourceGetMappedPitch(
    pPitch: *mut c_uint,
    pPitchSlice: *mut c_uint,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[base(cuD3D10ResourceGetMappedPitch)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cuD3D10ResourceGetMappedPitch_v2(
    pPitch: *mut usize,
    pPitchSlice: *mut usize,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[not_default]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
fn cuD3D10ResourceGetMappedPointer(
    pDevPtr: *mut CUdeviceptr_v1,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[base(cuD3D10ResourceGetMappedPointer)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cuD3D10ResourceGetMappedPointer_v2(
    pDevPtr: *mut CUdeviceptr,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[not_default]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
fn cuD3D10ResourceGetMappedSize(
    pSize: *mut c_uint,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[base(cuD3D10ResourceGetMappedSize)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cuD3D10ResourceGetMappedSize_v2(
    pSize: *mut usize,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[not_default]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
fn cuD3D10ResourceGetSurfaceDimensions(
    pWidth: *mut c_uint,
    pHeight: *mut c_uint,
    pDepth: *mut c_uint,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[base(cuD3D10ResourceGetSurfaceDimensions)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cuD3D10ResourceGetSurfaceDimensions_v2(
    pWidth: *mut usize,
    pHeight: *mut usize,
    pDepth: *mut usize,
    pResource: *mut ID3D10Resource,
    SubResource: c_uint,
) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    ALREADY_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsResourceSetMapFlags)]
#[deprecated]
fn cuD3D10ResourceSetMapFlags(pResource: *mut ID3D10Resource, Flags: c_uint) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnmapResources)]
#[deprecated]
fn cuD3D10UnmapResources(count: c_uint, ppResources: *mut *mut ID3D10Resource) -> CUresult;

#[group(CUDA_D3D10_DEPRECATED)]
#[header("cudaD3D10.h")]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnregisterResource)]
#[deprecated]
fn cuD3D10UnregisterResource(pResource: *mut ID3D10Resource) -> CUresult;

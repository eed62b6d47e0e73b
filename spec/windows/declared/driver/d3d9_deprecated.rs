//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cuD3D9Begin(pDevice: *mut IDirect3DDevice9) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cuD3D9End() -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, ALREADY_MAPPED,
    UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsMapResources)]
#[deprecated]
fn cuD3D9MapResources(count: c_uint, ppResource: *mut *mut IDirect3DResource9) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuD3D9MapVertexBuffer(
    pDevPtr: *mut CUdeviceptr_v1,
    pSize: *mut c_uint,
    pVB: *mut IDirect3DVertexBuffer9,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[base(cuD3D9MapVertexBuffer)]
#[header("cudaD3D9.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cuD3D9MapVertexBuffer_v2(
    pDevPtr: *mut CUdeviceptr,
    pSize: *mut usize,
    pVB: *mut IDirect3DVertexBuffer9,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsD3D9RegisterResource)]
#[deprecated]
fn cuD3D9RegisterResource(pResource: *mut IDirect3DResource9, Flags: c_uint) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cuD3D9RegisterVertexBuffer(pVB: *mut IDirect3DVertexBuffer9) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
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
fn cuD3D9ResourceGetMappedArray(
    pArray: *mut CUarray,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuD3D9ResourceGetMappedPitch(
    pPitch: *mut c_uint,
    pPitchSlice: *mut c_uint,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[base(cuD3D9ResourceGetMappedPitch)]
#[header("cudaD3D9.h")]
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
fn cuD3D9ResourceGetMappedPitch_v2(
    pPitch: *mut usize,
    pPitchSlice: *mut usize,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuD3D9ResourceGetMappedPointer(
    pDevPtr: *mut CUdeviceptr_v1,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[base(cuD3D9ResourceGetMappedPointer)]
#[header("cudaD3D9.h")]
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
fn cuD3D9ResourceGetMappedPointer_v2(
    pDevPtr: *mut CUdeviceptr,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuD3D9ResourceGetMappedSize(
    pSize: *mut c_uint,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[base(cuD3D9ResourceGetMappedSize)]
#[header("cudaD3D9.h")]
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
fn cuD3D9ResourceGetMappedSize_v2(
    pSize: *mut usize,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuD3D9ResourceGetSurfaceDimensions(
    pWidth: *mut c_uint,
    pHeight: *mut c_uint,
    pDepth: *mut c_uint,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[base(cuD3D9ResourceGetSurfaceDimensions)]
#[header("cudaD3D9.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cuD3D9ResourceGetSurfaceDimensions_v2(
    pWidth: *mut usize,
    pHeight: *mut usize,
    pDepth: *mut usize,
    pResource: *mut IDirect3DResource9,
    Face: c_uint,
    Level: c_uint,
) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    ALREADY_MAPPED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsResourceSetMapFlags)]
#[deprecated]
fn cuD3D9ResourceSetMapFlags(pResource: *mut IDirect3DResource9, Flags: c_uint) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_MAPPED, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnmapResources)]
#[deprecated]
fn cuD3D9UnmapResources(count: c_uint, ppResource: *mut *mut IDirect3DResource9) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cuD3D9UnmapVertexBuffer(pVB: *mut IDirect3DVertexBuffer9) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnregisterResource)]
#[deprecated]
fn cuD3D9UnregisterResource(pResource: *mut IDirect3DResource9) -> CUresult;

#[group(CUDA_D3D9_DEPRECATED)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cuD3D9UnregisterVertexBuffer(pVB: *mut IDirect3DVertexBuffer9) -> CUresult;

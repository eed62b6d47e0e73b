//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cudaD3D9Begin(pDevice: *mut IDirect3DDevice9) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cudaD3D9End() -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsMapResources)]
#[deprecated]
fn cudaD3D9MapResources(count: c_int, ppResources: *mut *mut IDirect3DResource9) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cudaD3D9MapVertexBuffer(dptr: *mut *mut c_void, pVB: *mut IDirect3DVertexBuffer9)
-> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsD3D9RegisterResource)]
#[deprecated]
fn cudaD3D9RegisterResource(pResource: *mut IDirect3DResource9, flags: c_uint) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cudaD3D9RegisterVertexBuffer(pVB: *mut IDirect3DVertexBuffer9) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cudaD3D9ResourceGetMappedArray(
    ppArray: *mut *mut cudaArray,
    pResource: *mut IDirect3DResource9,
    face: c_uint,
    level: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cudaD3D9ResourceGetMappedPitch(
    pPitch: *mut usize,
    pPitchSlice: *mut usize,
    pResource: *mut IDirect3DResource9,
    face: c_uint,
    level: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cudaD3D9ResourceGetMappedPointer(
    pPointer: *mut *mut c_void,
    pResource: *mut IDirect3DResource9,
    face: c_uint,
    level: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cudaD3D9ResourceGetMappedSize(
    pSize: *mut usize,
    pResource: *mut IDirect3DResource9,
    face: c_uint,
    level: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cudaD3D9ResourceGetSurfaceDimensions(
    pWidth: *mut usize,
    pHeight: *mut usize,
    pDepth: *mut usize,
    pResource: *mut IDirect3DResource9,
    face: c_uint,
    level: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaInteropResourceSetMapFlags)]
#[deprecated]
fn cudaD3D9ResourceSetMapFlags(pResource: *mut IDirect3DResource9, flags: c_uint) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnmapResources)]
#[deprecated]
fn cudaD3D9UnmapResources(count: c_int, ppResources: *mut *mut IDirect3DResource9) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cudaD3D9UnmapVertexBuffer(pVB: *mut IDirect3DVertexBuffer9) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource)]
#[deprecated]
fn cudaD3D9UnregisterResource(pResource: *mut IDirect3DResource9) -> cudaError_t;

#[group(CUDART_D3D9_DEPRECATED)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[deprecated]
fn cudaD3D9UnregisterVertexBuffer(pVB: *mut IDirect3DVertexBuffer9) -> cudaError_t;

//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D10SetDirect3DDevice)]
#[deprecated]
fn cudaD3D10GetDirect3DDevice(ppD3D10Device: *mut *mut ID3D10Device) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsMapResources)]
#[deprecated]
fn cudaD3D10MapResources(count: c_int, ppResources: *mut *mut ID3D10Resource) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsD3D10RegisterResource)]
#[deprecated]
fn cudaD3D10RegisterResource(pResource: *mut ID3D10Resource, flags: c_uint) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cudaD3D10ResourceGetMappedArray(
    ppArray: *mut *mut cudaArray,
    pResource: *mut ID3D10Resource,
    subResource: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cudaD3D10ResourceGetMappedPitch(
    pPitch: *mut usize,
    pPitchSlice: *mut usize,
    pResource: *mut ID3D10Resource,
    subResource: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cudaD3D10ResourceGetMappedPointer(
    pPointer: *mut *mut c_void,
    pResource: *mut ID3D10Resource,
    subResource: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[deprecated]
fn cudaD3D10ResourceGetMappedSize(
    pSize: *mut usize,
    pResource: *mut ID3D10Resource,
    subResource: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[deprecated]
fn cudaD3D10ResourceGetSurfaceDimensions(
    pWidth: *mut usize,
    pHeight: *mut usize,
    pDepth: *mut usize,
    pResource: *mut ID3D10Resource,
    subResource: c_uint,
) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceSetMapFlags)]
#[deprecated]
fn cudaD3D10ResourceSetMapFlags(pResource: *mut ID3D10Resource, flags: c_uint) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InitializationError, InvalidValue, SetOnActiveProcess)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D10GetDevice, cudaGraphicsD3D10RegisterResource, cudaDeviceReset)]
#[deprecated]
fn cudaD3D10SetDirect3DDevice(pD3D10Device: *mut ID3D10Device, device: c_int) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnmapResources)]
#[deprecated]
fn cudaD3D10UnmapResources(count: c_int, ppResources: *mut *mut ID3D10Resource) -> cudaError_t;

#[group(CUDART_D3D10_DEPRECATED)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource)]
#[deprecated]
fn cudaD3D10UnregisterResource(pResource: *mut ID3D10Resource) -> cudaError_t;

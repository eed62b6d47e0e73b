//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_D3D10)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsD3D10RegisterResource, cuD3D10GetDevice)]
fn cudaD3D10GetDevice(device: *mut c_int, pAdapter: *mut IDXGIAdapter) -> cudaError_t;

#[group(CUDART_D3D10)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, NoDevice, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuD3D10GetDevices)]
fn cudaD3D10GetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut c_int,
    cudaDeviceCount: c_uint,
    pD3D10Device: *mut ID3D10Device,
    deviceList: cudaD3D10DeviceList,
) -> cudaError_t;

#[group(CUDART_D3D10)]
#[header("cuda_d3d10_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuGraphicsD3D10RegisterResource)]
fn cudaGraphicsD3D10RegisterResource(
    resource: *mut *mut cudaGraphicsResource,
    pD3DResource: *mut ID3D10Resource,
    flags: c_uint,
) -> cudaError_t;

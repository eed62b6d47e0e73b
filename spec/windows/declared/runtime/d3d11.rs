//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_D3D11)]
#[header("cuda_d3d11_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuD3D11GetDevice)]
fn cudaD3D11GetDevice(device: *mut c_int, pAdapter: *mut IDXGIAdapter) -> cudaError_t;

#[group(CUDART_D3D11)]
#[header("cuda_d3d11_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, NoDevice, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuD3D11GetDevices)]
fn cudaD3D11GetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut c_int,
    cudaDeviceCount: c_uint,
    pD3D11Device: *mut ID3D11Device,
    deviceList: cudaD3D11DeviceList,
) -> cudaError_t;

#[group(CUDART_D3D11)]
#[header("cuda_d3d11_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuGraphicsD3D11RegisterResource)]
fn cudaGraphicsD3D11RegisterResource(
    resource: *mut *mut cudaGraphicsResource,
    pD3DResource: *mut ID3D11Resource,
    flags: c_uint,
) -> cudaError_t;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_D3D11)]
#[header("cudaD3D11.h")]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NO_DEVICE, INVALID_VALUE, NOT_FOUND, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D11GetDevices, cudaD3D11GetDevice)]
fn cuD3D11GetDevice(pCudaDevice: *mut CUdevice, pAdapter: *mut IDXGIAdapter) -> CUresult;

#[group(CUDA_D3D11)]
#[header("cudaD3D11.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NO_DEVICE, INVALID_VALUE, NOT_FOUND, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D11GetDevice, cudaD3D11GetDevices)]
fn cuD3D11GetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut CUdevice,
    cudaDeviceCount: c_uint,
    pD3D11Device: *mut ID3D11Device,
    deviceList: CUd3d11DeviceList,
) -> CUresult;

#[group(CUDA_D3D11)]
#[header("cudaD3D11.h")]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnregisterResource, cuGraphicsMapResources)]
#[see(cuGraphicsSubResourceGetMappedArray)]
#[see(cuGraphicsResourceGetMappedPointer, cudaGraphicsD3D11RegisterResource)]
fn cuGraphicsD3D11RegisterResource(
    pCudaResource: *mut CUgraphicsResource,
    pD3DResource: *mut ID3D11Resource,
    Flags: c_uint,
) -> CUresult;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_D3D10)]
#[header("cudaD3D10.h")]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, NOT_FOUND, UNKNOWN)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D10GetDevices, cudaD3D10GetDevice)]
fn cuD3D10GetDevice(pCudaDevice: *mut CUdevice, pAdapter: *mut IDXGIAdapter) -> CUresult;

#[group(CUDA_D3D10)]
#[header("cudaD3D10.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NO_DEVICE, INVALID_VALUE, NOT_FOUND, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D10GetDevice, cudaD3D10GetDevices)]
fn cuD3D10GetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut CUdevice,
    cudaDeviceCount: c_uint,
    pD3D10Device: *mut ID3D10Device,
    deviceList: CUd3d10DeviceList,
) -> CUresult;

#[group(CUDA_D3D10)]
#[header("cudaD3D10.h")]
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
#[see(cuGraphicsResourceGetMappedPointer, cudaGraphicsD3D10RegisterResource)]
fn cuGraphicsD3D10RegisterResource(
    pCudaResource: *mut CUgraphicsResource,
    pD3DResource: *mut ID3D10Resource,
    Flags: c_uint,
) -> CUresult;

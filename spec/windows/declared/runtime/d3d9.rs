//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_D3D9)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D9SetDirect3DDevice, cudaGraphicsD3D9RegisterResource)]
#[see(cuD3D9GetDevice)]
fn cudaD3D9GetDevice(device: *mut c_int, pszAdapterName: *const c_char) -> cudaError_t;

#[group(CUDART_D3D9)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, NoDevice, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsMapResources)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuD3D9GetDevices)]
fn cudaD3D9GetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut c_int,
    cudaDeviceCount: c_uint,
    pD3D9Device: *mut IDirect3DDevice9,
    deviceList: cudaD3D9DeviceList,
) -> cudaError_t;

#[group(CUDART_D3D9)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidGraphicsContext, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D9SetDirect3DDevice, cuD3D9GetDirect3DDevice)]
fn cudaD3D9GetDirect3DDevice(ppD3D9Device: *mut *mut IDirect3DDevice9) -> cudaError_t;

#[group(CUDART_D3D9)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InitializationError, InvalidValue, SetOnActiveProcess)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D9GetDevice, cudaGraphicsD3D9RegisterResource, cudaDeviceReset)]
fn cudaD3D9SetDirect3DDevice(pD3D9Device: *mut IDirect3DDevice9, device: c_int) -> cudaError_t;

#[group(CUDART_D3D9)]
#[header("cuda_d3d9_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D9SetDirect3DDevice, cudaGraphicsUnregisterResource)]
#[see(cudaGraphicsMapResources, cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer, cuGraphicsD3D9RegisterResource)]
fn cudaGraphicsD3D9RegisterResource(
    resource: *mut *mut cudaGraphicsResource,
    pD3DResource: *mut IDirect3DResource9,
    flags: c_uint,
) -> cudaError_t;

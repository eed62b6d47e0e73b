//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_D3D11_DEPRECATED)]
#[header("cuda_d3d11_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D11SetDirect3DDevice)]
#[deprecated]
fn cudaD3D11GetDirect3DDevice(ppD3D11Device: *mut *mut ID3D11Device) -> cudaError_t;

#[group(CUDART_D3D11_DEPRECATED)]
#[header("cuda_d3d11_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InitializationError, InvalidValue, SetOnActiveProcess)]
#[notes(errors_from_earlier_launches)]
#[see(cudaD3D11GetDevice, cudaGraphicsD3D11RegisterResource, cudaDeviceReset)]
#[deprecated]
fn cudaD3D11SetDirect3DDevice(pD3D11Device: *mut ID3D11Device, device: c_int) -> cudaError_t;

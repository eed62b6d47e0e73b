//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_D3D11_DEPRECATED)]
#[header("cudaD3D11.h")]
#[not_default]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
fn cuD3D11CtxCreate(
    pCtx: *mut CUcontext,
    pCudaDevice: *mut CUdevice,
    Flags: c_uint,
    pD3DDevice: *mut ID3D11Device,
) -> CUresult;

#[group(CUDA_D3D11_DEPRECATED)]
#[header("cudaD3D11.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D11GetDevices, cuGraphicsD3D11RegisterResource)]
#[deprecated]
fn cuD3D11CtxCreateOnDevice(
    pCtx: *mut CUcontext,
    flags: c_uint,
    pD3DDevice: *mut ID3D11Device,
    cudaDevice: CUdevice,
) -> CUresult;

#[group(CUDA_D3D11_DEPRECATED)]
#[base(cuD3D11CtxCreate)]
#[header("cudaD3D11.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D11GetDevice, cuGraphicsD3D11RegisterResource)]
#[deprecated]
fn cuD3D11CtxCreate_v2(
    pCtx: *mut CUcontext,
    pCudaDevice: *mut CUdevice,
    Flags: c_uint,
    pD3DDevice: *mut ID3D11Device,
) -> CUresult;

#[group(CUDA_D3D11_DEPRECATED)]
#[header("cudaD3D11.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D11GetDevice)]
#[deprecated]
fn cuD3D11GetDirect3DDevice(ppD3DDevice: *mut *mut ID3D11Device) -> CUresult;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_D3D9)]
#[header("cudaD3D9.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuD3D9CtxCreate(
    pCtx: *mut CUcontext,
    pCudaDevice: *mut CUdevice,
    Flags: c_uint,
    pD3DDevice: *mut IDirect3DDevice9,
) -> CUresult;

#[group(CUDA_D3D9)]
#[header("cudaD3D9.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D9GetDevices, cuGraphicsD3D9RegisterResource)]
fn cuD3D9CtxCreateOnDevice(
    pCtx: *mut CUcontext,
    flags: c_uint,
    pD3DDevice: *mut IDirect3DDevice9,
    cudaDevice: CUdevice,
) -> CUresult;

#[group(CUDA_D3D9)]
#[base(cuD3D9CtxCreate)]
#[header("cudaD3D9.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D9GetDevice, cuGraphicsD3D9RegisterResource)]
fn cuD3D9CtxCreate_v2(
    pCtx: *mut CUcontext,
    pCudaDevice: *mut CUdevice,
    Flags: c_uint,
    pD3DDevice: *mut IDirect3DDevice9,
) -> CUresult;

#[group(CUDA_D3D9)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, NOT_FOUND, UNKNOWN)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D9CtxCreate, cudaD3D9GetDevice)]
fn cuD3D9GetDevice(pCudaDevice: *mut CUdevice, pszAdapterName: *const c_char) -> CUresult;

#[group(CUDA_D3D9)]
#[header("cudaD3D9.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NO_DEVICE, INVALID_VALUE, NOT_FOUND, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D9CtxCreate, cudaD3D9GetDevices)]
fn cuD3D9GetDevices(
    pCudaDeviceCount: *mut c_uint,
    pCudaDevices: *mut CUdevice,
    cudaDeviceCount: c_uint,
    pD3D9Device: *mut IDirect3DDevice9,
    deviceList: CUd3d9DeviceList,
) -> CUresult;

#[group(CUDA_D3D9)]
#[header("cudaD3D9.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_GRAPHICS_CONTEXT,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D9GetDevice, cudaD3D9GetDirect3DDevice)]
fn cuD3D9GetDirect3DDevice(ppD3DDevice: *mut *mut IDirect3DDevice9) -> CUresult;

#[group(CUDA_D3D9)]
#[header("cudaD3D9.h")]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuD3D9CtxCreate, cuGraphicsUnregisterResource, cuGraphicsMapResources)]
#[see(cuGraphicsSubResourceGetMappedArray)]
#[see(cuGraphicsResourceGetMappedPointer, cudaGraphicsD3D9RegisterResource)]
fn cuGraphicsD3D9RegisterResource(
    pCudaResource: *mut CUgraphicsResource,
    pD3DResource: *mut IDirect3DResource9,
    Flags: c_uint,
) -> CUresult;

//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns("12.8.57".., Success, InvalidDeviceFunction, InvalidValue)]
#[see(cudaLibraryLoadData, cudaLibraryLoadFromFile, cudaLibraryUnload)]
#[see(cudaLibraryGetKernel, cudaLaunchKernel, cudaFuncSetAttribute)]
#[see(cuKernelSetAttribute)]
fn cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t,
    attr: cudaFuncAttribute,
    value: c_int,
    device: c_int,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, CudartUnloading, InitializationError, InvalidValue, InvalidResourceHandle,
)]
#[see(cudaLibraryGetKernelCount, cuLibraryEnumerateKernels)]
fn cudaLibraryEnumerateKernels(
    kernels: *mut cudaKernel_t,
    numKernels: c_uint,
    lib: cudaLibrary_t,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, CudartUnloading, InitializationError, InvalidValue, InvalidResourceHandle,
    SymbolNotFound, DeviceUninitialized, ContextIsDestroyed,
)]
#[see(cudaLibraryLoadData, cudaLibraryLoadFromFile, cudaLibraryUnload)]
#[see(cudaLibraryGetManaged, cuLibraryGetGlobal)]
fn cudaLibraryGetGlobal(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: cudaLibrary_t,
    name: *const c_char,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, CudartUnloading, InitializationError, InvalidValue, InvalidResourceHandle,
    SymbolNotFound,
)]
#[see(cudaLibraryLoadData, cudaLibraryLoadFromFile, cudaLibraryUnload)]
#[see(cuLibraryGetKernel)]
fn cudaLibraryGetKernel(
    pKernel: *mut cudaKernel_t,
    library: cudaLibrary_t,
    name: *const c_char,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, CudartUnloading, InitializationError, InvalidValue, InvalidResourceHandle,
)]
#[see(cudaLibraryEnumerateKernels, cudaLibraryLoadFromFile)]
#[see(cudaLibraryLoadData, cuLibraryGetKernelCount)]
fn cudaLibraryGetKernelCount(count: *mut c_uint, lib: cudaLibrary_t) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, CudartUnloading, InitializationError, InvalidValue, InvalidResourceHandle,
    SymbolNotFound,
)]
#[see(cudaLibraryLoadData, cudaLibraryLoadFromFile, cudaLibraryUnload)]
#[see(cudaLibraryGetGlobal, cuLibraryGetManaged)]
fn cudaLibraryGetManaged(
    dptr: *mut *mut c_void,
    bytes: *mut usize,
    library: cudaLibrary_t,
    name: *const c_char,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, CudartUnloading, InitializationError, InvalidValue, InvalidResourceHandle,
    SymbolNotFound,
)]
#[see(cudaLibraryLoadData, cudaLibraryLoadFromFile, cudaLibraryUnload)]
#[see(cuLibraryGetUnifiedFunction)]
fn cudaLibraryGetUnifiedFunction(
    fptr: *mut *mut c_void,
    library: cudaLibrary_t,
    symbol: *const c_char,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, InvalidValue, MemoryAllocation, InitializationError, CudartUnloading, InvalidPtx,
    UnsupportedPtxVersion, NoKernelImageForDevice, SharedObjectSymbolNotFound,
    SharedObjectInitFailed, JitCompilerNotFound,
)]
#[see(cudaLibraryLoadFromFile, cudaLibraryUnload, cuLibraryLoadData)]
fn cudaLibraryLoadData(
    library: *mut cudaLibrary_t,
    code: *const c_void,
    jitOptions: *mut cudaJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut cudaLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    Success, InvalidValue, MemoryAllocation, InitializationError, CudartUnloading, InvalidPtx,
    UnsupportedPtxVersion, NoKernelImageForDevice, SharedObjectSymbolNotFound,
    SharedObjectInitFailed, JitCompilerNotFound,
)]
#[see(cudaLibraryLoadData, cudaLibraryUnload, cuLibraryLoadFromFile)]
fn cudaLibraryLoadFromFile(
    library: *mut cudaLibrary_t,
    fileName: *const c_char,
    jitOptions: *mut cudaJitOption,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut cudaLibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> cudaError_t;

#[group(CUDART_LIBRARY)]
#[toolkits("12.8.57"..)]
#[returns("12.8.57".., Success, CudartUnloading, InitializationError, InvalidValue)]
#[see(cudaLibraryLoadData, cudaLibraryLoadFromFile, cuLibraryUnload)]
fn cudaLibraryUnload(library: cudaLibrary_t) -> cudaError_t;

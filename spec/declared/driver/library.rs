//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE, INVALID_DEVICE,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuKernelSetAttribute, cuLibraryGetKernel, cuLaunchKernel)]
#[see(cuKernelGetFunction, cuLibraryGetModule, cuModuleGetFunction)]
#[see(cuFuncGetAttribute)]
fn cuKernelGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, NOT_FOUND,
    INVALID_CONTEXT, CONTEXT_IS_DESTROYED,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuLibraryGetKernel, cuLibraryGetModule, cuModuleGetFunction)]
fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12050)]
#[toolkits("12.5.39"..)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, NOT_FOUND,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuLibraryGetKernel)]
fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
fn cuKernelGetName(name: *mut *const c_char, hfunc: CUkernel) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuKernelGetParamInfo)]
fn cuKernelGetParamCount(kernel: CUkernel, paramCount: *mut usize) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncGetParamInfo)]
fn cuKernelGetParamInfo(
    kernel: CUkernel,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE, INVALID_DEVICE,
    OUT_OF_MEMORY,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuKernelGetAttribute, cuLibraryGetKernel, cuLaunchKernel)]
#[see(cuKernelGetFunction, cuLibraryGetModule, cuModuleGetFunction)]
#[see(cuFuncSetAttribute)]
fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: c_int,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE, INVALID_DEVICE,
    OUT_OF_MEMORY,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuLibraryGetKernel, cuKernelGetFunction, cuLibraryGetModule)]
#[see(cuModuleGetFunction, cuFuncSetCacheConfig, cuCtxSetCacheConfig)]
#[see(cuLaunchKernel)]
fn cuKernelSetCacheConfig(kernel: CUkernel, config: CUfunc_cache, dev: CUdevice) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_HANDLE, INVALID_VALUE)]
#[see(cuLibraryGetKernelCount)]
fn cuLibraryEnumerateKernels(
    kernels: *mut CUkernel,
    numKernels: c_uint,
    lib: CUlibrary,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, NOT_FOUND,
    INVALID_CONTEXT, CONTEXT_IS_DESTROYED,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuLibraryGetModule, cuModuleGetGlobal)]
fn cuLibraryGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, NOT_FOUND,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuKernelGetFunction, cuLibraryGetModule, cuModuleGetFunction)]
fn cuLibraryGetKernel(pKernel: *mut CUkernel, library: CUlibrary, name: *const c_char) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_HANDLE, INVALID_VALUE)]
fn cuLibraryGetKernelCount(count: *mut c_uint, lib: CUlibrary) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, NOT_FOUND,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
fn cuLibraryGetManaged(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const c_char,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, NOT_FOUND,
    INVALID_CONTEXT, CONTEXT_IS_DESTROYED,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
#[see(cuModuleGetFunction)]
fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, NOT_FOUND,
)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryUnload)]
fn cuLibraryGetUnifiedFunction(
    fptr: *mut *mut c_void,
    library: CUlibrary,
    symbol: *const c_char,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107".."12.5.39",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_PTX, UNSUPPORTED_PTX_VERSION,
    OUT_OF_MEMORY, NO_BINARY_FOR_GPU, SHARED_OBJECT_SYMBOL_NOT_FOUND, SHARED_OBJECT_INIT_FAILED,
    JIT_COMPILER_NOT_FOUND,
)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_PTX, UNSUPPORTED_PTX_VERSION,
    OUT_OF_MEMORY, NO_BINARY_FOR_GPU, SHARED_OBJECT_SYMBOL_NOT_FOUND, SHARED_OBJECT_INIT_FAILED,
    JIT_COMPILER_NOT_FOUND, NOT_SUPPORTED,
)]
#[see(cuLibraryLoadFromFile, cuLibraryUnload, cuModuleLoad, cuModuleLoadData)]
#[see(cuModuleLoadDataEx)]
fn cuLibraryLoadData(
    library: *mut CUlibrary,
    code: *const c_void,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107".."12.5.39",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_PTX, UNSUPPORTED_PTX_VERSION,
    OUT_OF_MEMORY, NO_BINARY_FOR_GPU, SHARED_OBJECT_SYMBOL_NOT_FOUND, SHARED_OBJECT_INIT_FAILED,
    JIT_COMPILER_NOT_FOUND,
)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_PTX, UNSUPPORTED_PTX_VERSION,
    OUT_OF_MEMORY, NO_BINARY_FOR_GPU, SHARED_OBJECT_SYMBOL_NOT_FOUND, SHARED_OBJECT_INIT_FAILED,
    JIT_COMPILER_NOT_FOUND, NOT_SUPPORTED,
)]
#[see(cuLibraryLoadData, cuLibraryUnload, cuModuleLoad, cuModuleLoadData)]
#[see(cuModuleLoadDataEx)]
fn cuLibraryLoadFromFile(
    library: *mut CUlibrary,
    fileName: *const c_char,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: c_uint,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: c_uint,
) -> CUresult;

#[group(CUDA_LIBRARY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[see(cuLibraryLoadData, cuLibraryLoadFromFile, cuModuleUnload)]
fn cuLibraryUnload(library: CUlibrary) -> CUresult;

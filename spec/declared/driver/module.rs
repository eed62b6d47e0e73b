//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MODULE)]
#[not_default]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
fn cuLinkAddData(
    state: CUlinkState,
    r#type: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult;

#[group(CUDA_MODULE)]
#[base(cuLinkAddData)]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_HANDLE, INVALID_VALUE, INVALID_IMAGE, INVALID_PTX, UNSUPPORTED_PTX_VERSION,
    OUT_OF_MEMORY, NO_BINARY_FOR_GPU,
)]
#[see(cuLinkCreate, cuLinkAddFile, cuLinkComplete, cuLinkDestroy)]
fn cuLinkAddData_v2(
    state: CUlinkState,
    r#type: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult;

#[group(CUDA_MODULE)]
#[not_default]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
fn cuLinkAddFile(
    state: CUlinkState,
    r#type: CUjitInputType,
    path: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult;

#[group(CUDA_MODULE)]
#[base(cuLinkAddFile)]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, FILE_NOT_FOUND, INVALID_HANDLE, INVALID_VALUE, INVALID_IMAGE, INVALID_PTX,
    UNSUPPORTED_PTX_VERSION, OUT_OF_MEMORY, NO_BINARY_FOR_GPU,
)]
#[see(cuLinkCreate, cuLinkAddData, cuLinkComplete, cuLinkDestroy)]
fn cuLinkAddFile_v2(
    state: CUlinkState,
    r#type: CUjitInputType,
    path: *const c_char,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, OUT_OF_MEMORY)]
#[see(cuLinkCreate, cuLinkAddData, cuLinkAddFile, cuLinkDestroy)]
#[see(cuModuleLoadData)]
fn cuLinkComplete(state: CUlinkState, cubinOut: *mut *mut c_void, sizeOut: *mut usize) -> CUresult;

#[group(CUDA_MODULE)]
#[not_default]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
fn cuLinkCreate(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> CUresult;

#[group(CUDA_MODULE)]
#[base(cuLinkCreate)]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
    JIT_COMPILER_NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuLinkAddData, cuLinkAddFile, cuLinkComplete, cuLinkDestroy)]
fn cuLinkCreate_v2(
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE)]
#[see(cuLinkCreate)]
fn cuLinkDestroy(state: CUlinkState) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE)]
#[see(cuModuleGetFunction, cuModuleGetFunctionCount, cuFuncIsLoaded)]
#[see(cuFuncLoad)]
fn cuModuleEnumerateFunctions(
    functions: *mut CUfunction,
    numFunctions: c_uint,
    r#mod: CUmodule,
) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetGlobal, cuModuleGetTexRef, cuModuleLoad, cuModuleLoadData)]
#[see(cuModuleLoadDataEx, cuModuleLoadFatBinary, cuModuleUnload)]
fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_HANDLE, INVALID_VALUE)]
fn cuModuleGetFunctionCount(count: *mut c_uint, r#mod: CUmodule) -> CUresult;

#[group(CUDA_MODULE)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuModuleGetGlobal(
    dptr: *mut CUdeviceptr_v1,
    bytes: *mut c_uint,
    hmod: CUmodule,
    name: *const c_char,
) -> CUresult;

#[group(CUDA_MODULE)]
#[base(cuModuleGetGlobal)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetTexRef, cuModuleLoad, cuModuleLoadData)]
#[see(cuModuleLoadDataEx, cuModuleLoadFatBinary, cuModuleUnload)]
#[see(cudaGetSymbolAddress, cudaGetSymbolSize)]
fn cuModuleGetGlobal_v2(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    hmod: CUmodule,
    name: *const c_char,
) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleLoad)]
fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_PTX,
    UNSUPPORTED_PTX_VERSION, NOT_FOUND, OUT_OF_MEMORY, FILE_NOT_FOUND, NO_BINARY_FOR_GPU,
    SHARED_OBJECT_SYMBOL_NOT_FOUND, SHARED_OBJECT_INIT_FAILED, JIT_COMPILER_NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetTexRef)]
#[see(cuModuleLoadData, cuModuleLoadDataEx, cuModuleLoadFatBinary)]
#[see(cuModuleUnload)]
fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_PTX,
    UNSUPPORTED_PTX_VERSION, OUT_OF_MEMORY, NO_BINARY_FOR_GPU, SHARED_OBJECT_SYMBOL_NOT_FOUND,
    SHARED_OBJECT_INIT_FAILED, JIT_COMPILER_NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetTexRef)]
#[see(cuModuleLoad, cuModuleLoadDataEx, cuModuleLoadFatBinary)]
#[see(cuModuleUnload)]
fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(2010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_PTX,
    UNSUPPORTED_PTX_VERSION, OUT_OF_MEMORY, NO_BINARY_FOR_GPU, SHARED_OBJECT_SYMBOL_NOT_FOUND,
    SHARED_OBJECT_INIT_FAILED, JIT_COMPILER_NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetTexRef)]
#[see(cuModuleLoad, cuModuleLoadData, cuModuleLoadFatBinary, cuModuleUnload)]
fn cuModuleLoadDataEx(
    module: *mut CUmodule,
    image: *const c_void,
    numOptions: c_uint,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_PTX,
    UNSUPPORTED_PTX_VERSION, NOT_FOUND, OUT_OF_MEMORY, NO_BINARY_FOR_GPU,
    SHARED_OBJECT_SYMBOL_NOT_FOUND, SHARED_OBJECT_INIT_FAILED, JIT_COMPILER_NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetTexRef)]
#[see(cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx, cuModuleUnload)]
fn cuModuleLoadFatBinary(module: *mut CUmodule, fatCubin: *const c_void) -> CUresult;

#[group(CUDA_MODULE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."12.4.99",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE,
)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_PERMITTED,
)]
#[notes(errors_from_earlier_launches, destroy_ub)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetTexRef)]
#[see(cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx)]
#[see(cuModuleLoadFatBinary)]
fn cuModuleUnload(hmod: CUmodule) -> CUresult;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MODULE_DEPRECATED)]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetTexRef)]
#[see(cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx)]
#[see(cuModuleLoadFatBinary, cuModuleUnload)]
#[deprecated("12.0.107"..)]
fn cuModuleGetSurfRef(pSurfRef: *mut CUsurfref, hmod: CUmodule, name: *const c_char) -> CUresult;

#[group(CUDA_MODULE_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetSurfRef)]
#[see(cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx)]
#[see(cuModuleLoadFatBinary, cuModuleUnload)]
#[deprecated("12.0.107"..)]
fn cuModuleGetTexRef(pTexRef: *mut CUtexref, hmod: CUmodule, name: *const c_char) -> CUresult;

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MODULE_DEPRECATED)]
#[introduced(3000)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetTexRef)]
#[see(cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx)]
#[see(cuModuleLoadFatBinary, cuModuleUnload)]
#[deprecated]
fn cuModuleGetSurfRef(pSurfRef: *mut CUsurfref, hmod: CUmodule, name: *const c_char) -> CUresult;

#[group(CUDA_MODULE_DEPRECATED)]
#[introduced(2000)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuModuleGetFunction, cuModuleGetGlobal, cuModuleGetSurfRef)]
#[see(cuModuleLoad, cuModuleLoadData, cuModuleLoadDataEx)]
#[see(cuModuleLoadFatBinary, cuModuleUnload)]
#[deprecated]
fn cuModuleGetTexRef(pTexRef: *mut CUtexref, hmod: CUmodule, name: *const c_char) -> CUresult;

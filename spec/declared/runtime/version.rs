//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART__VERSION)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaRuntimeGetVersion, cuDriverGetVersion)]
fn cudaDriverGetVersion(driverVersion: *mut c_int) -> cudaError_t;

#[group(CUDART__VERSION)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaDriverGetVersion, cuDriverGetVersion)]
fn cudaRuntimeGetVersion(runtimeVersion: *mut c_int) -> cudaError_t;

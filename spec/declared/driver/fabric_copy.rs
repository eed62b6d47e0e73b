//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_FABRIC_COPY)]
#[introduced(13050)]
#[toolkits("13.5.37"..)]
#[per_thread(cuFabricCpyBatchAsync_ptsz, 13050)]
#[returns("13.5.37".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches, async)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem)]
fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult;

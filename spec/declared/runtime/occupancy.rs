//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_OCCUPANCY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidDeviceFunction, InvalidValue, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback, cudaKernel_t)]
#[see(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)]
#[see(cudaOccupancyMaxPotentialBlockSize)]
#[see(cudaOccupancyMaxPotentialBlockSizeWithFlags)]
#[see(cudaOccupancyMaxPotentialBlockSizeVariableSMem)]
#[see(cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags)]
#[see(cudaOccupancyAvailableDynamicSMemPerBlock)]
fn cudaOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: *mut usize,
    func: *const c_void,
    numBlocks: c_int,
    blockSize: c_int,
) -> cudaError_t;

#[group(CUDART_OCCUPANCY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidDeviceFunction, InvalidValue, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback, cudaKernel_t)]
#[see(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)]
#[see(cudaOccupancyMaxPotentialBlockSize)]
#[see(cudaOccupancyMaxPotentialBlockSizeWithFlags)]
#[see(cudaOccupancyMaxPotentialBlockSizeVariableSMem)]
#[see(cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags)]
#[see(cudaOccupancyAvailableDynamicSMemPerBlock)]
#[see(cuOccupancyMaxActiveBlocksPerMultiprocessor)]
fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut c_int,
    func: *const c_void,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> cudaError_t;

#[group(CUDART_OCCUPANCY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidDeviceFunction, InvalidValue, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback, cudaKernel_t)]
#[see(cudaOccupancyMaxActiveBlocksPerMultiprocessor)]
#[see(cudaOccupancyMaxPotentialBlockSize)]
#[see(cudaOccupancyMaxPotentialBlockSizeWithFlags)]
#[see(cudaOccupancyMaxPotentialBlockSizeVariableSMem)]
#[see(cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags)]
#[see(cudaOccupancyAvailableDynamicSMemPerBlock)]
#[see(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)]
fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut c_int,
    func: *const c_void,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_OCCUPANCY)]
#[toolkits("11.8.89"..)]
#[returns("11.8.89".., Success, InvalidDeviceFunction, InvalidValue, InvalidClusterSize, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback, cudaKernel_t)]
#[see(cudaFuncGetAttributes, cudaOccupancyMaxActiveClusters)]
#[see(cudaLaunchConfig_t, cuOccupancyMaxActiveClusters)]
fn cudaOccupancyMaxActiveClusters(
    numClusters: *mut c_int,
    func: *const c_void,
    launchConfig: *const cudaLaunchConfig_t,
) -> cudaError_t;

#[group(CUDART_OCCUPANCY)]
#[toolkits("11.8.89"..)]
#[returns("11.8.89".., Success, InvalidDeviceFunction, InvalidValue, Unknown)]
#[notes(errors_from_earlier_launches, init_rt, callback, cudaKernel_t)]
#[see(cudaFuncGetAttributes, cudaOccupancyMaxPotentialClusterSize)]
#[see(cudaLaunchConfig_t, cuOccupancyMaxPotentialClusterSize)]
fn cudaOccupancyMaxPotentialClusterSize(
    clusterSize: *mut c_int,
    func: *const c_void,
    launchConfig: *const cudaLaunchConfig_t,
) -> cudaError_t;

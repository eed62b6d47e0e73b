//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_OCCUPANCY)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
fn cuOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: *mut usize,
    func: CUfunction,
    numBlocks: c_int,
    blockSize: c_int,
) -> CUresult;

#[group(CUDA_OCCUPANCY)]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaOccupancyMaxActiveBlocksPerMultiprocessor)]
fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> CUresult;

#[group(CUDA_OCCUPANCY)]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)]
fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut c_int,
    func: CUfunction,
    blockSize: c_int,
    dynamicSMemSize: usize,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_OCCUPANCY)]
#[introduced(11070)]
#[toolkits("11.8.89"..)]
#[returns(
    "11.8.89"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_CLUSTER_SIZE,
    UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaFuncGetAttributes, cuFuncGetAttribute)]
fn cuOccupancyMaxActiveClusters(
    numClusters: *mut c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> CUresult;

#[group(CUDA_OCCUPANCY)]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaOccupancyMaxPotentialBlockSize)]
fn cuOccupancyMaxPotentialBlockSize(
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
) -> CUresult;

#[group(CUDA_OCCUPANCY)]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaOccupancyMaxPotentialBlockSizeWithFlags)]
fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    minGridSize: *mut c_int,
    blockSize: *mut c_int,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: c_int,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_OCCUPANCY)]
#[introduced(11070)]
#[toolkits("11.8.89"..)]
#[returns(
    "11.8.89"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cudaFuncGetAttributes, cuFuncGetAttribute)]
fn cuOccupancyMaxPotentialClusterSize(
    clusterSize: *mut c_int,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> CUresult;

//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_ERROR)]
#[toolkits("11.7.99"..)]
#[see(cudaGetErrorString, cudaGetLastError, cudaPeekAtLastError, cudaError)]
#[see(cuGetErrorName)]
fn cudaGetErrorName(error: cudaError_t) -> *const c_char;

#[group(CUDART_ERROR)]
#[toolkits("11.7.99"..)]
#[see(cudaGetErrorName, cudaGetLastError, cudaPeekAtLastError, cudaError)]
#[see(cuGetErrorString)]
fn cudaGetErrorString(error: cudaError_t) -> *const c_char;

#[group(CUDART_ERROR)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, MissingConfiguration, MemoryAllocation, InitializationError, LaunchFailure,
    LaunchTimeout, LaunchOutOfResources, InvalidDeviceFunction, InvalidConfiguration, InvalidDevice,
    InvalidValue, InvalidPitchValue, InvalidSymbol, UnmapBufferObjectFailed, InvalidDevicePointer,
    InvalidTexture, InvalidTextureBinding, InvalidChannelDescriptor, InvalidMemcpyDirection,
    InvalidFilterSetting, InvalidNormSetting, Unknown, InvalidResourceHandle, InsufficientDriver,
    NoDevice, SetOnActiveProcess, StartupFailure, InvalidPtx, UnsupportedPtxVersion,
    NoKernelImageForDevice, JitCompilerNotFound, JitCompilationDisabled,
)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaPeekAtLastError, cudaGetErrorName, cudaGetErrorString, cudaError)]
fn cudaGetLastError() -> cudaError_t;

#[group(CUDART_ERROR)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, MissingConfiguration, MemoryAllocation, InitializationError, LaunchFailure,
    LaunchTimeout, LaunchOutOfResources, InvalidDeviceFunction, InvalidConfiguration, InvalidDevice,
    InvalidValue, InvalidPitchValue, InvalidSymbol, UnmapBufferObjectFailed, InvalidDevicePointer,
    InvalidTexture, InvalidTextureBinding, InvalidChannelDescriptor, InvalidMemcpyDirection,
    InvalidFilterSetting, InvalidNormSetting, Unknown, InvalidResourceHandle, InsufficientDriver,
    NoDevice, SetOnActiveProcess, StartupFailure, InvalidPtx, UnsupportedPtxVersion,
    NoKernelImageForDevice, JitCompilerNotFound, JitCompilationDisabled,
)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetLastError, cudaGetErrorName, cudaGetErrorString, cudaError)]
fn cudaPeekAtLastError() -> cudaError_t;

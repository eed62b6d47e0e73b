//! The device's own functions under their first names, which went with 13.0.

#![on("12.9.79")]

/// Destroys all that the process has on the current device.
#[as_driver(cuDevicePrimaryCtxReset_v2, dev = 0)]
#[tolerates(usable_context, sound_context)]
fn cudaThreadExit() {}

/// Waits until the current device has done everything it was given.
#[as_driver(cuCtxSynchronize)]
fn cudaThreadSynchronize() {}

#[as_driver(cuCtxGetLimit)]
fn cudaThreadGetLimit(pValue: _, limit: _) {}

#[as_driver(cuCtxSetLimit)]
fn cudaThreadSetLimit(limit: _, value: _) {}

#[as_driver(cuCtxGetCacheConfig)]
fn cudaThreadGetCacheConfig(pCacheConfig: _) {}

#[as_driver(cuCtxSetCacheConfig)]
fn cudaThreadSetCacheConfig(cacheConfig: _) {}

/// The first names do what the device's own functions do.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(
    cudaThreadExit,
    cudaThreadGetCacheConfig,
    cudaThreadGetLimit,
    cudaThreadSetCacheConfig,
    cudaThreadSetLimit,
    cudaThreadSynchronize
)]
fn first_names_do_the_same(cuda: &Runtime) {
    let before = cuda.cudaDeviceGetLimit(cudaLimitPrintfFifoSize)?;
    cuda.cudaThreadSetLimit(cudaLimitPrintfFifoSize, 2 * before)?;
    let size = cuda.cudaThreadGetLimit(cudaLimitPrintfFifoSize)?;
    expect!(size >= 2 * before && size == cuda.cudaDeviceGetLimit(cudaLimitPrintfFifoSize)?);
    cuda.cudaThreadSetCacheConfig(cudaFuncCachePreferShared)?;
    expect!(cuda.cudaThreadGetCacheConfig()? == cudaFuncCachePreferShared);
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.driver().hold(stream)?;
    gate.open_soon();
    cuda.cudaThreadSynchronize()?;
    expect!(cuda.cudaStreamQuery(stream) == Ok(()));
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaThreadExit()?;
    expect!(cuda.cudaFree(memory) == Err(InvalidValue));
}

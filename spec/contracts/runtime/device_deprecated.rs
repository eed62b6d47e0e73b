//! What is set for the current device and has no effect any more.

#![on("13.0.96")]

#[as_driver(cuCtxGetSharedMemConfig)]
#[needs(runtime)]
#[class(context_state)]
fn cudaDeviceGetSharedMemConfig(pConfig: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuCtxSetSharedMemConfig)]
#[needs(runtime)]
#[class(context_object)]
fn cudaDeviceSetSharedMemConfig(config: _) {
    check!(runtime, outside_callback);
}

/// How wide the banks are is for the driver to say.
#[scenario]
#[needs(nothing)]
#[shows(cudaDeviceGetSharedMemConfig)]
fn width_of_banks_is_the_drivers(cuda: &Runtime) {
    let config = cuda.cudaDeviceGetSharedMemConfig()?;
    expect!(config.0 == cuda.driver().cuCtxGetSharedMemConfig()?.0);
}

/// Banks of shared memory stay four bytes wide, whatever is set for the device and for a kernel, and neither how many
/// blocks run at once nor how much shared memory they take depends on it.
#[scenario]
#[needs(nothing)]
#[lasting]
fn banks_stay_four_bytes_wide(cuda: &Runtime) {
    let code = cuda.register(ptx!("shared"), &[c"reverse"], &[])?;
    let kernel = code.address(c"reverse");
    let words: [u32; 256] = std::array::from_fn(|at| at as u32);
    let memory = cuda.cudaMalloc(1024)?;
    let (one, threads) = (dim3 { x: 1, y: 1, z: 1 }, dim3 { x: 256, y: 1, z: 1 });
    let mut args = [(&raw const memory).cast_mut().cast::<c_void>()];
    let blocks = cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 256, 16384)?;
    let bytes = cuda.cudaFuncGetAttributes(kernel)?.sharedSizeBytes;
    expect!(bytes == 1024);
    for config in [
        cudaSharedMemBankSizeEightByte,
        cudaSharedMemBankSizeFourByte,
        cudaSharedMemBankSizeDefault,
    ] {
        cuda.cudaDeviceSetSharedMemConfig(config)?;
        expect!(cuda.cudaDeviceGetSharedMemConfig()? == cudaSharedMemBankSizeFourByte);
        cuda.cudaFuncSetSharedMemConfig(kernel, config)?;
        let now = cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 256, 16384)?;
        expect!(now == blocks);
        expect!(cuda.cudaFuncGetAttributes(kernel)?.sharedSizeBytes == bytes);
        cuda.cudaMemcpy(memory, words.as_ptr().cast(), 1024, cudaMemcpyHostToDevice)?;
        cuda.cudaLaunchKernel(kernel, one, threads, args.as_mut_ptr(), 0, ptr::null_mut())?;
        let mut reversed = [0_u32; 256];
        let to = reversed.as_mut_ptr().cast();
        cuda.cudaMemcpy(to, memory, 1024, cudaMemcpyDeviceToHost)?;
        reversed.reverse();
        expect!(reversed == words);
    }
    expect!(cuda.cudaDeviceGetSharedMemConfig()? == cudaSharedMemBankSizeFourByte);
    cuda.cudaFree(memory)?;
}

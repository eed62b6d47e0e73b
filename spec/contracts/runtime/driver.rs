//! From the runtime's symbols to the driver's handles.

#![on("13.0.96")]

/// Returns the driver's function for a kernel of the program, in the current device's context.
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(sound_context))]
fn cudaGetFuncBySymbol(
    /// Room for the function, a `CUfunction`, that calls of the driver take.
    #[until(13000, undefined(Null), on("12.9.79"), not_on("13.0.96"))]
    functionPtr: Out<cudaFunction_t, Null>,
    /// The kernel, as the program names it: its address on the host.
    #[refuses(OfLibrary = InvalidDeviceFunction)]
    symbolPtr: Entry,
) {
    check!(runtime, outside_callback, symbolPtr);
}

/// Returns the driver's kernel for a kernel of the program; it belongs to no context.
#[needs(devices, outside_callback)]
#[tolerates(live_context, no_capture, uncaptured_context, sound_context)]
#[yields(own_process = UNDEFINED)]
#[order(observed)]
fn cudaGetKernel(
    /// Room for the kernel, a `CUkernel`, that calls of the driver take.
    kernelPtr: Out<cudaKernel_t>,
    /// The kernel, as the program names it: its address on the host.
    #[refuses(OfLibrary = InvalidDeviceFunction)]
    #[until(
        12080,
        accepts(Missing, Uncoded),
        on("12.4.127"),
        not_on("12.8.90", "13.0.96")
    )]
    entryFuncAddr: Entry,
) {
    check!(devices);

    // A host function may have no code loaded; what has been loaded depends on the process.
    if entryFuncAddr.codes() == 0 {
        check!(outside_callback);
    }

    check!(kernelPtr, entryFuncAddr);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(outside_callback);
}

/// What the runtime gives for a kernel of the program the driver takes, and launches the same kernel for it.
#[scenario]
#[needs(runtime)]
// The driver did not know the kernel until somebody had used it.
#[gate(runtime.version() >= 12080)]
#[shows(cudaGetFuncBySymbol, cudaGetKernel)]
fn the_driver_knows_kernels_of_the_program(cuda: &Runtime) {
    let code = cuda.register(ptx!("symbols"), &[c"advance", c"weigh"], &[(c"counter", 4)])?;
    let (advance, weigh) = (code.address(c"advance"), code.address(c"weigh"));
    let kernel = cuda.cudaGetKernel(advance)?;
    expect!(cuda.cudaGetKernel(advance)? == kernel);
    expect!(cuda.cudaGetKernel(weigh)? != kernel);
    expect!(CStr::from_ptr(cuda.driver().cuKernelGetName(kernel.cast())?) == c"advance");
    let function = cuda.cudaGetFuncBySymbol(advance)?;
    expect!(cuda.driver().cuKernelGetFunction(kernel.cast())? == function.cast());
    let none = ptr::null_mut();
    let stream = ptr::null_mut();
    cuda.driver()
        .cuLaunchKernel(function.cast(), 1, 1, 1, 1, 1, 1, 0, stream, none, none)?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    cuda.cudaLaunchKernel(kernel.cast(), one, one, none, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let mut value = 0_u32;
    let counter = code.address(c"counter");
    cuda.cudaMemcpyFromSymbol((&raw mut value).cast(), counter, 4, 0, cudaMemcpyDeviceToHost)?;
    expect!(value == 9);
}

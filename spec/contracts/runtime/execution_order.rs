//! When what is launched happens, in which context, and what is left of it.

#![on("13.0.96")]

/// Parameters are read before the launch returns, and what is launched takes its turn in the stream.
#[scenario]
#[needs(runtime)]
fn parameters_are_read_before_a_launch_returns(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let to = cuda.cudaMalloc(4)?;
    cuda.cudaMemset(to, 0, 4)?;
    cuda.cudaDeviceSynchronize()?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let mut value = [5_u32];
    let mut args = [
        (&raw const to).cast_mut().cast::<c_void>(),
        value.as_mut_ptr().cast::<c_void>(),
    ];
    // The first launch has the code loaded, which waits for what is under way.
    cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(to as u64, 4)? == [5, 0, 0, 0]);
    let gate = cuda.hold(stream)?;
    value[0] = 7;
    cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
    value[0] = 9;
    expect!(value == [9]);
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(to as u64, 4)? == [7, 0, 0, 0]);
    cuda.cudaFree(to)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A context of the driver's has the code and the variables of the program for itself.
#[scenario]
#[needs(context)]
#[shows(cudaGetSymbolAddress)]
fn each_context_has_the_code_for_itself(cuda: &Runtime) {
    let code = cuda.register(ptx!("symbols"), &[c"advance"], &[(c"counter", 4)])?;
    let (advance, counter) = (code.address(c"advance"), code.address(c"counter"));
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    let here = cuda.cudaGetSymbolAddress(counter)?;
    let context = cuda.driver().new_context()?;
    cuda.cudaLaunchKernel(advance, one, one, none, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let there = cuda.cudaGetSymbolAddress(counter)?;
    expect!(there != here);
    expect!(cuda.driver().read(there as u64, 4)? == [8, 0, 0, 0]);
    expect!(cuda.driver().read(here as u64, 4)? == [7, 0, 0, 0]);
    cuda.driver().cuCtxDestroy_v2(context)?;
}

/// After a reset the program's code is there again, and its variables have the values that they began with.
#[scenario]
#[needs(nothing)]
#[lasting]
fn code_is_there_again_after_a_reset(cuda: &Runtime) {
    let code = cuda.register(ptx!("symbols"), &[c"advance"], &[(c"counter", 4)])?;
    let (advance, counter) = (code.address(c"advance"), code.address(c"counter"));
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    let mut value = 0_u32;
    for _round in 0..2 {
        cuda.cudaLaunchKernel(advance, one, one, none, 0, stream)?;
        let host = (&raw mut value).cast();
        cuda.cudaMemcpyFromSymbol(host, counter, 4, 0, cudaMemcpyDeviceToHost)?;
        expect!(value == 8);
        cuda.cudaDeviceReset()?;
    }
}

/// What a kernel does wrong shows when somebody waits for it, and all that is asked of its context then.
#[scenario]
#[needs(nothing)]
#[lasting]
fn a_fault_of_a_kernel_shows_later(cuda: &Runtime) {
    let code = cuda.register(ptx!("fault"), &[c"stray"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let nowhere = 64_u64;
    let mut args = [(&raw const nowhere).cast_mut().cast::<c_void>()];
    let stream = ptr::null_mut();
    cuda.cudaLaunchKernel(code.address(c"stray"), one, one, args.as_mut_ptr(), 0, stream)?;
    expect!(cuda.cudaDeviceSynchronize() == Err(IllegalAddress));
    expect!(cuda.cudaPeekAtLastError() == Err(IllegalAddress));
    expect!(cuda.cudaMalloc(16) == Err(IllegalAddress));
    expect!(cuda.cudaDeviceSynchronize() == Err(IllegalAddress));
}

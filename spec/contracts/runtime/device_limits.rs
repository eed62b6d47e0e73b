//! What the limits of a device hold its kernels to.

#![on("13.0.96")]

/// Launches that may wait, and the heap, are as large as was asked.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceGetLimit, cudaDeviceSetLimit)]
fn limits_of_launches_and_of_the_heap_are_read_back(cuda: &Runtime) {
    let (launches, heap) = (cudaLimitDevRuntimePendingLaunchCount, cudaLimitMallocHeapSize);
    expect!(cuda.cudaDeviceGetLimit(launches)? == 2048);
    for wanted in [4096, 1024] {
        cuda.cudaDeviceSetLimit(launches, wanted)?;
        expect!(cuda.cudaDeviceGetLimit(launches)? == wanted);
    }
    for wanted in [64 << 20, 16 << 20] {
        cuda.cudaDeviceSetLimit(heap, wanted)?;
        expect!(cuda.cudaDeviceGetLimit(heap)? == wanted);
    }
    expect!(cuda.cudaDeviceGetLimit(launches)? == 1024);
}

/// A larger stack waits for the work of the device; larger buffers for printing and for the heap do not.
#[scenario]
#[needs(nothing)]
#[lasting]
fn a_larger_stack_waits_for_the_device(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    cuda.cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 16 << 20)?;
    cuda.cudaDeviceSetLimit(cudaLimitMallocHeapSize, 32 << 20)?;
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open_soon();
    cuda.cudaDeviceSetLimit(cudaLimitStackSize, 2048)?;
    expect!(cuda.cudaStreamQuery(stream) == Ok(()));
    cuda.cudaStreamDestroy(stream)?;
}

/// The buffer that kernels print into changes its size until a kernel has been launched that prints.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceSetLimit)]
fn the_print_buffer_stays_once_a_kernel_has_printed(cuda: &Runtime) {
    let one = dim3 { x: 1, y: 1, z: 1 };
    let buffer = cudaLimitPrintfFifoSize;
    let code = cuda.register(ptx!("nothing"), &[c"nothing"], &[])?;
    let printing = cuda.register(ptx!("printing"), &[c"printing"], &[])?;
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    cuda.cudaLaunchKernel(code.address(c"nothing"), one, one, none, 0, stream)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaDeviceSetLimit(buffer, 16 << 20)?;
    let size = cuda.cudaDeviceGetLimit(buffer)?;
    expect!(size >= 16 << 20);
    let number = 7_u32;
    let mut params = [(&raw const number).cast_mut().cast::<c_void>()];
    let params = params.as_mut_ptr();
    cuda.cudaLaunchKernel(printing.address(c"printing"), one, one, params, 0, stream)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.cudaDeviceSetLimit(buffer, 32 << 20) == Err(InvalidValue));
    expect!(cuda.cudaDeviceGetLimit(buffer)? == size);
    // The heap, which nobody has used, is not concerned.
    expect!(cuda.cudaDeviceSetLimit(cudaLimitMallocHeapSize, 16 << 20) == Ok(()));
}

/// Kernels allocate as much as the heap's limit says and no more, and the heap changes its size until they have.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceSetLimit)]
fn the_heap_bounds_what_kernels_allocate(cuda: &Runtime) {
    let one = dim3 { x: 1, y: 1, z: 1 };
    let heap = cudaLimitMallocHeapSize;
    let code = cuda.register(ptx!("allocating"), &[c"allocating"], &[])?;
    cuda.cudaDeviceSetLimit(heap, 64 << 20)?;
    let to = cuda.cudaMalloc(4)?.cast::<u32>();
    let most = 256_u32;
    // Half of the heap at once, twice as much as there is, and then pieces of a megabyte until none is left.
    for (bytes, fewest, greatest) in [(32_u64 << 20, 1, 2), (128 << 20, 0, 0), (1 << 20, 32, 64)] {
        let mut params = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const bytes).cast_mut().cast(),
            (&raw const most).cast_mut().cast(),
        ];
        let (allocating, params) = (code.address(c"allocating"), params.as_mut_ptr());
        cuda.cudaLaunchKernel(allocating, one, one, params, 0, ptr::null_mut())?;
        let mut count = u32::MAX;
        let place = (&raw mut count).cast();
        cuda.cudaMemcpy(place, to.cast(), 4, cudaMemcpyDeviceToHost)?;
        expect!(count >= fewest && count <= greatest);
    }
    expect!(cuda.cudaDeviceSetLimit(heap, 128 << 20) == Err(InvalidValue));
    expect!(cuda.cudaDeviceGetLimit(heap)? == 64 << 20);
    cuda.cudaFree(to.cast())?;
}

/// Functions that call each other go as deep as there is room on the stack that the limit asks for.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceSetLimit)]
fn a_larger_stack_lets_calls_go_deeper(cuda: &Runtime) {
    let one = dim3 { x: 1, y: 1, z: 1 };
    let code = cuda.register(ptx!("descending"), &[c"descending"], &[])?;
    cuda.cudaDeviceSetLimit(cudaLimitStackSize, 128 << 10)?;
    let to = cuda.cudaMalloc(4)?.cast::<u32>();
    let depth = 64_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const depth).cast_mut().cast(),
    ];
    let (descending, params) = (code.address(c"descending"), params.as_mut_ptr());
    cuda.cudaLaunchKernel(descending, one, one, params, 0, ptr::null_mut())?;
    let mut sum = 0_u32;
    let place = (&raw mut sum).cast();
    cuda.cudaMemcpy(place, to.cast(), 4, cudaMemcpyDeviceToHost)?;
    expect!(sum == 64 * 65 / 2);
    cuda.cudaFree(to.cast())?;
}

/// Functions that call each other deeper than the stack has room fail, although they did not on a larger one.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceSetLimit)]
fn the_stack_bounds_the_depth_of_calls(cuda: &Runtime) {
    let one = dim3 { x: 1, y: 1, z: 1 };
    let code = cuda.register(ptx!("descending"), &[c"descending"], &[])?;
    let to = cuda.cudaMalloc(4)?.cast::<u32>();
    let depth = 64_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const depth).cast_mut().cast(),
    ];
    let (descending, params) = (code.address(c"descending"), params.as_mut_ptr());
    let none = ptr::null_mut();
    cuda.cudaDeviceSetLimit(cudaLimitStackSize, 128 << 10)?;
    cuda.cudaLaunchKernel(descending, one, one, params, 0, none)?;
    expect!(cuda.cudaDeviceSynchronize() == Ok(()));
    cuda.cudaDeviceSetLimit(cudaLimitStackSize, 4 << 10)?;
    cuda.cudaLaunchKernel(descending, one, one, params, 0, none)?;
    expect!(cuda.cudaDeviceSynchronize() == Err(IllegalAddress));
}

/// A stack that the device has no memory for, which it needs for all threads it can run, is not given.
#[scenario]
#[needs(nothing)]
#[exclusive]
#[lasting]
#[shows(cudaDeviceSetLimit)]
fn a_stack_that_does_not_fit_is_an_allocation_error(cuda: &Runtime) {
    let before = cuda.cudaDeviceGetLimit(cudaLimitStackSize)?;
    let blocks = cuda.cudaDeviceGetAttribute(cudaDevAttrMultiProcessorCount, 0)? as usize;
    let threads = cuda.cudaDeviceGetAttribute(cudaDevAttrMaxThreadsPerMultiProcessor, 0)? as usize;
    let (free, _) = cuda.cudaMemGetInfo()?;
    // Nearly the largest stack that a thread may have. Memory is taken until no device has it for all threads.
    let stack = 511 << 10;
    let needed = stack * blocks * threads;
    let taken = free.saturating_sub(needed / 2).max(4);
    let memory = cuda.cudaMalloc(taken)?;
    expect!(cuda.cudaDeviceSetLimit(cudaLimitStackSize, stack) == Err(MemoryAllocation));
    expect!(cuda.cudaDeviceGetLimit(cudaLimitStackSize)? == before);
    cuda.cudaFree(memory)?;
}

/// What is set aside of the second cache for memory that persists is no more than the device can set aside.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceSetLimit)]
fn the_persisting_cache_is_bounded_by_the_device(cuda: &Runtime) {
    let most = cuda.cudaDeviceGetAttribute(cudaDevAttrMaxPersistingL2CacheSize, 0)? as usize;
    let limit = cudaLimitPersistingL2CacheSize;
    cuda.cudaDeviceSetLimit(limit, most)?;
    let all = cuda.cudaDeviceGetLimit(limit)?;
    expect!(all > 0 && all <= most);
    expect!(cuda.cudaDeviceSetLimit(limit, 2 * most) == Err(InvalidValue));
    expect!(cuda.cudaDeviceGetLimit(limit)? == all);
    cuda.cudaDeviceSetLimit(limit, 0)?;
    expect!(cuda.cudaDeviceGetLimit(limit)? == 0);
}

//! Pools of memory.

#![on("13.0.96")]

#[as_driver(cuMemPoolCreate)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolCreate(memPool: _, poolProps: _) {
    check!(devices);
}

#[as_driver(cuMemPoolDestroy)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolDestroy(memPool: _) {}

#[as_driver(cuMemPoolSetAccess)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolSetAccess(
    memPool: _,
    #[accepts(NullEmpty)]
    #[undefined(Null)]
    descList: _,
    count: _,
) {
    check!(devices);
}

#[as_driver(cuMemPoolGetAccess)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolGetAccess(
    #[undefined(Null)] flags: _,
    memPool: _,
    #[until(13000, undefined(Null), on("12.9.79"), not_on("13.0.96"))] location: _,
) {
    check!(devices);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(location);
    check!(outside_callback, no_capture, own_process);
}

#[as_driver(cuMemPoolGetAttribute)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolGetAttribute(memPool: _, attr: _, value: _) {
    check!(devices);
}

#[as_driver(cuMemPoolSetAttribute)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolSetAttribute(memPool: _, attr: _, value: _) {
    check!(devices);
}

#[as_driver(cuMemPoolTrimTo)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolTrimTo(memPool: _, minBytesToKeep: _) {
    check!(devices);
}

#[as_driver(cuMemGetDefaultMemPool)]
#[needs(devices)]
#[class(process_state)]
fn cudaMemGetDefaultMemPool(memPool: _, location: _, r#type: _) {
    check!(devices);
}

#[as_driver(cuMemGetMemPool)]
#[needs(devices)]
#[class(process_state)]
fn cudaMemGetMemPool(memPool: _, location: _, r#type: _) {
    check!(devices);
}

#[as_driver(cuMemSetMemPool)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemSetMemPool(location: _, r#type: _, memPool: _) {
    check!(devices);
}

#[as_driver(cuMemAllocAsync)]
#[needs(devices, runtime, free_memory, outside_callback, no_capture, sound_context)]
#[tolerates(live_context, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[order(observed, except(no_capture))]
fn cudaMallocAsync(devPtr: _, size: _, hStream: _) {
    check!(devices);
    if hStream.is_special() {
        check!(runtime);
    }
    check!(devPtr, outside_callback, hStream, size);
    if hStream.is_special() {
        check!(usable_context);
    }
}

#[as_driver(cuMemAllocFromPoolAsync)]
#[needs(devices, runtime, free_memory, outside_callback, no_capture, sound_context)]
#[tolerates(live_context, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[order(observed, except(no_capture))]
fn cudaMallocFromPoolAsync(ptr: _, size: _, memPool: _, stream: _) {
    check!(devices);
    if stream.is_special() {
        check!(runtime);
    }
    check!(ptr, outside_callback, stream, memPool, size);
    if stream.is_special() {
        check!(usable_context);
    }
}

#[as_driver(cuMemFreeAsync)]
#[order(observed, except(no_capture, sound_context, own_process))]
fn cudaFreeAsync(devPtr: _, hStream: _) {
    check!(runtime, outside_callback, hStream, devPtr);
    if hStream.is_special() {
        check!(usable_context);
    }
}

/// A pool of the runtime is one of the driver's, and the place that allocations come from as long as it is set.
#[scenario]
#[needs(runtime)]
#[lasting]
#[shows(cudaMemPoolCreate, cudaMemPoolDestroy)]
fn pools_are_the_drivers(cuda: &Runtime) {
    let mut props: cudaMemPoolProps = std::mem::zeroed();
    props.allocType = cudaMemAllocationTypePinned;
    props.location.r#type = cudaMemLocationTypeDevice;
    let default = cuda.cudaDeviceGetDefaultMemPool(0)?;
    let pool = cuda.cudaMemPoolCreate(&props)?;
    expect!(pool != default);
    cuda.driver().cuDeviceSetMemPool(0, pool)?;
    expect!(cuda.cudaDeviceGetMemPool(0)? == pool);
    // Whoever destroys the pool that is set goes back to the first.
    cuda.cudaMemPoolDestroy(pool)?;
    expect!(cuda.cudaDeviceGetMemPool(0)? == default);
}

/// What is allocated in a stream is filled and read in it, and counted by its pool until it is freed.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaMallocAsync,
    cudaMallocFromPoolAsync,
    cudaFreeAsync,
    cudaMemPoolGetAttribute,
    cudaMemPoolSetAttribute,
    cudaMemPoolTrimTo
)]
fn pools_serve_streams(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    let pool = cuda.memory_pool()?;
    let mut told: u64 = u64::MAX;
    let place = (&raw mut told).cast::<c_void>();
    cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, place)?;
    told = 77;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, place)?;
    expect!(told == u64::MAX);

    let stream = cuda.cudaStreamCreate()?;
    let first = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    let second = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    let third = cuda.cudaMallocAsync(SIZE, stream)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, place)?;
    expect!(told == 2 * SIZE as u64);
    for (memory, byte) in [(first, 1), (second, 2), (third, 3)] {
        cuda.driver().cuMemsetD8Async(memory as u64, byte, SIZE, stream)?;
    }
    cuda.cudaStreamSynchronize(stream)?;
    for (memory, byte) in [(first, 1), (second, 2), (third, 3)] {
        expect!(cuda.driver().read(memory as u64, SIZE)? == vec![byte; SIZE]);
        cuda.cudaFreeAsync(memory, stream)?;
    }
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, place)?;
    expect!(told == 0);
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    expect!(told >= 2 * SIZE as u64);
    cuda.cudaMemPoolTrimTo(pool, 0)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    expect!(told == 0);
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A device takes memory from the pool that was set for it, by whichever function.
#[scenario]
#[needs(runtime)]
#[lasting]
#[shows(
    cudaMemSetMemPool,
    cudaMemGetMemPool,
    cudaMemGetDefaultMemPool,
    cudaMemPoolGetAccess
)]
fn places_have_pools_of_the_drivers(cuda: &Runtime) {
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    let pinned = cudaMemAllocationTypePinned;
    let default = cuda.cudaDeviceGetDefaultMemPool(0)?;
    let pool = cuda.memory_pool()?;
    expect!(cuda.cudaMemPoolGetAccess(pool, &mut place)? == cudaMemAccessFlagsProtReadWrite);
    cuda.cudaMemSetMemPool(&mut place, pinned, pool)?;
    expect!(cuda.cudaMemGetMemPool(&mut place, pinned)? == pool);
    expect!(cuda.cudaDeviceGetMemPool(0)? == pool);
    expect!(cuda.cudaMemGetDefaultMemPool(&mut place, pinned)? == default);
    cuda.cudaMemSetMemPool(&mut place, pinned, default)?;
    expect!(cuda.cudaDeviceGetMemPool(0)? == default);
    cuda.cudaMemPoolDestroy(pool)?;
}

//! Devices, and what is set for the current one.

#![on("13.0.96")]

#[as_driver(cuDeviceGetCount)]
#[needs(devices)]
// A child knows the number if the runtime has counted the devices in its parent, as in the state `forked`.
#[class(lookup)]
fn cudaGetDeviceCount(count: _) {
    check!(devices);
}

/// The device of the calling thread.
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
fn cudaGetDevice(
    /// Room for the device.
    device: Out<c_int>,
) {
    check!(devices, device, outside_callback);
    /// A thread that has chosen none has the first.
    #[ensure("first-device", documented, on("13.0.96"))]
    if true {
        assert!(device.value() == 0);
    }
}

/// Has the calling thread use a device, and sets that up.
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
#[own_thread]
fn cudaSetDevice(
    /// The device.
    device: Device,
) {
    check!(devices, device, outside_callback);
}

#[as_driver(cuDeviceGetAttribute)]
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
fn cudaDeviceGetAttribute(value: _, attr: _, device: _) {
    check!(devices, value, outside_callback, device, attr);
}

#[as_driver(cuCtxGetLimit)]
fn cudaDeviceGetLimit(pValue: _, limit: _) {}

#[as_driver(cuCtxSetLimit)]
fn cudaDeviceSetLimit(limit: _, value: _) {}

#[as_driver(cuCtxGetCacheConfig)]
fn cudaDeviceGetCacheConfig(pCacheConfig: _) {}

#[as_driver(cuCtxSetCacheConfig)]
fn cudaDeviceSetCacheConfig(cacheConfig: _) {}

#[as_driver(cuCtxGetStreamPriorityRange)]
fn cudaDeviceGetStreamPriorityRange(leastPriority: _, greatestPriority: _) {}

/// Waits until the current device has done everything it was given.
#[as_driver(cuCtxSynchronize)]
fn cudaDeviceSynchronize() {}

#[as_driver(cuDeviceGetPCIBusId)]
#[needs(devices)]
#[class(process_state)]
fn cudaDeviceGetPCIBusId(pciBusId: _, len: _, device: _) {
    check!(devices, outside_callback);
}

#[as_driver(cuDeviceGetByPCIBusId)]
#[needs(devices)]
#[class(process_state)]
fn cudaDeviceGetByPCIBusId(device: _, pciBusId: _) {
    check!(devices, outside_callback);
}

#[as_driver(cuDeviceGetDefaultMemPool)]
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
fn cudaDeviceGetDefaultMemPool(memPool: _, device: _) {
    check!(devices, device, outside_callback, memPool);
}

#[as_driver(cuDeviceGetMemPool)]
#[needs(devices)]
#[class(process_state)]
#[unreachable(NotSupported, "every device at hand has pools")]
fn cudaDeviceGetMemPool(memPool: _, device: _) {
    check!(devices, outside_callback);
}

/// Sets the pool that stream-ordered allocations on a device come from.
#[needs(devices)]
#[class(process_object)]
#[order(observed)]
#[unreachable(NotSupported, "every device at hand has pools")]
#[contradicted(InvalidDevice, "a device that there is not is an invalid value")]
#[changes(CurrentPoolOfDevice)]
fn cudaDeviceSetMemPool(
    /// The device.
    #[refuses(Cpu = InvalidValue, Beyond = InvalidValue, Negative = InvalidValue)]
    device: Device,
    /// The pool; its memory is on that device.
    memPool: MemPool,
) {
    check!(devices, outside_callback, device, memPool);

    /// A pool of another device will not do; all pools at hand are on the first.
    #[rule("pool-is-local", documented)]
    if device.is_second() {
        return InvalidValue;
    }
}

#[as_driver(cuFlushGPUDirectRDMAWrites)]
#[needs(runtime)]
#[class(context_state)]
fn cudaDeviceFlushGPUDirectRDMAWrites(target: _, scope: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuDeviceGetHostAtomicCapabilities)]
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
fn cudaDeviceGetHostAtomicCapabilities(capabilities: _, operations: _, count: _, device: _) {
    check!(devices, operations, capabilities, outside_callback, device);
}

/// Destroys all that the process has on the current device; the next call sets it up again. After a fault it cannot.
#[as_driver(cuDevicePrimaryCtxReset_v2, dev = 0)]
#[needs(devices, outside_callback, own_process)]
#[tolerates(usable_context, sound_context)]
fn cudaDeviceReset() {
    check!(devices, own_process, outside_callback);
}

/// What is left of handles after a reset is nothing, and the device is set up again by whoever comes next.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceReset)]
fn a_reset_leaves_nothing(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(4096)?;
    let pinned = cuda.cudaMallocHost(4096)?;
    cuda.cudaDeviceReset()?;
    for gone in [memory, pinned] {
        expect!(cuda.cudaPointerGetAttributes(gone)?.r#type == cudaMemoryTypeUnregistered);
    }
    expect!(cuda.cudaFreeHost(pinned) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    expect!(cuda.cudaFree(memory) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaMemset(memory, 3, 4096)?;
    expect!(cuda.driver().read(memory as u64, 4096)? == [3; 4096]);
    cuda.cudaFree(memory)?;
}

/// A device takes memory from the pool that was set for it.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceSetMemPool)]
fn the_pool_that_is_set_is_the_devices(cuda: &Runtime) {
    let default = cuda.cudaDeviceGetDefaultMemPool(0)?;
    let pool = cuda.memory_pool()?;
    cuda.cudaDeviceSetMemPool(0, pool)?;
    expect!(cuda.driver().cuDeviceGetMemPool(0)? == pool);
    let stream = cuda.cudaStreamCreate()?;
    let memory = cuda.cudaMallocAsync(65536, stream)?;
    let mut used: u64 = u64::MAX;
    let place = (&raw mut used).cast::<c_void>();
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, place)?;
    expect!(used >= 65536 && used < u64::MAX);
    cuda.cudaFreeAsync(memory, stream)?;
    cuda.cudaDeviceSetMemPool(0, default)?;
    expect!(cuda.driver().cuDeviceGetMemPool(0)? == default);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaMemPoolDestroy(pool)?;
}

/// What atomic operations the host and the device have together is for the driver to say.
#[scenario]
#[needs(runtime)]
#[shows(cudaDeviceGetHostAtomicCapabilities)]
fn atomic_operations_are_the_drivers(cuda: &Runtime) {
    let mut masks = [u32::MAX; 2];
    let operations = [cudaAtomicOperationIntegerAdd, cudaAtomicOperationExchange];
    cuda.raw().cudaDeviceGetHostAtomicCapabilities(
        masks.as_mut_ptr(),
        operations.as_ptr(),
        2,
        0,
    )?;
    let mut same = [0; 2];
    cuda.driver().raw().cuDeviceGetHostAtomicCapabilities(
        same.as_mut_ptr(),
        operations.as_ptr().cast(),
        2,
        0,
    )?;
    expect!(masks == same);
}

/// Every thread begins with the first device, and has the device that it has set.
#[scenario]
#[needs(nothing)]
fn devices_are_set(cuda: &Runtime) {
    expect!(cuda.cudaGetDeviceCount()? >= 1);
    expect!(cuda.cudaGetDevice()? == 0);
    cuda.cudaSetDevice(0)?;
    let context = cuda.driver().cuCtxGetCurrent()?;
    expect!(!context.is_null());
    expect!(cuda.cudaGetDevice()? == 0);
    cuda.thread(|cuda| {
        expect!(cuda.cudaGetDevice()? == 0);
        cuda.cudaSetDevice(0)?;
        expect!(cuda.driver().cuCtxGetCurrent()? == context);
    })?;
}

/// A device that there is not changes nothing.
#[scenario]
#[needs(nothing)]
fn an_unknown_device_changes_nothing(cuda: &Runtime) {
    let count = cuda.cudaGetDeviceCount()?;
    expect!(cuda.cudaSetDevice(count) == Err(InvalidDevice));
    expect!(cuda.cudaGetLastError() == Err(InvalidDevice));
    expect!(cuda.cudaGetDevice()? == 0);
    expect!(cuda.cudaSetDevice(-1) == Err(InvalidDevice));
    expect!(cuda.cudaGetDevice()? == 0);
}

/// Attributes are those that the driver gives.
#[scenario]
#[needs(runtime)]
#[shows(cudaDeviceGetAttribute)]
fn attributes_are_the_drivers(cuda: &Runtime) {
    let mut threads = 0;
    cuda.raw().cudaDeviceGetAttribute(&mut threads, cudaDevAttrMaxThreadsPerBlock, 0)?;
    expect!(threads == cuda.driver().cuDeviceGetAttribute(
        cuspec_sys::driver::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        0,
    )?);
    let mut major = 0;
    cuda.raw().cudaDeviceGetAttribute(&mut major, cudaDevAttrComputeCapabilityMajor, 0)?;
    expect!(major == cuda.driver().cuDeviceGetAttribute(
        cuspec_sys::driver::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
        0,
    )?);
    expect!(threads != major);
}

/// What is set for the device is what the driver says of its context.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(
    cudaDeviceGetCacheConfig,
    cudaDeviceGetLimit,
    cudaDeviceGetStreamPriorityRange,
    cudaDeviceSetCacheConfig,
    cudaDeviceSetLimit
)]
fn settings_are_the_contexts(cuda: &Runtime) {
    let before = cuda.cudaDeviceGetLimit(cudaLimitPrintfFifoSize)?;
    cuda.cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 2 * before)?;
    let size = cuda.cudaDeviceGetLimit(cudaLimitPrintfFifoSize)?;
    expect!(size >= 2 * before);
    expect!(cuda.driver().cuCtxGetLimit(cuspec_sys::driver::CU_LIMIT_PRINTF_FIFO_SIZE)? == size);
    cuda.cudaDeviceSetCacheConfig(cudaFuncCachePreferShared)?;
    let range = cuda.cudaDeviceGetStreamPriorityRange()?;
    expect!(range == cuda.driver().cuCtxGetStreamPriorityRange()?);
    let config = cuda.cudaDeviceGetCacheConfig()?;
    expect!(config == cudaFuncCachePreferShared);
    expect!(config.0 == cuda.driver().cuCtxGetCacheConfig()?.0);
}

/// Waiting for the device waits for all of its streams.
#[scenario]
#[needs(runtime)]
#[shows(cudaDeviceSynchronize)]
fn the_device_is_waited_for(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.driver().hold(stream)?;
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open_soon();
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.cudaStreamQuery(stream) == Ok(()));
    cuda.cudaStreamDestroy(stream)?;
}

/// A device is found by the address that it has written down.
#[scenario]
#[needs(runtime)]
#[shows(cudaDeviceGetByPCIBusId, cudaDeviceGetPCIBusId)]
fn bus_address_names_its_device(cuda: &Runtime) {
    let mut text = [0_u8; 64];
    cuda.cudaDeviceGetPCIBusId(text.as_mut_ptr().cast(), 64, 0)?;
    let mut same = [0_u8; 64];
    cuda.driver().cuDeviceGetPCIBusId(same.as_mut_ptr().cast(), 64, 0)?;
    text.make_ascii_lowercase();
    same.make_ascii_lowercase();
    expect!(text == same);
    let mut found = -1;
    cuda.raw().cudaDeviceGetByPCIBusId(&mut found, text.as_ptr().cast())?;
    expect!(found == 0);
}

/// The runtime retains the primary context that the program has made current, so that a release by the program does not end
/// it.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
fn the_runtime_shares_a_current_primary_context(cuda: &Runtime) {
    let driver = cuda.driver();
    driver.cuInit(0)?;
    let context = driver.cuDevicePrimaryCtxRetain(0)?;
    driver.cuCtxSetCurrent(context)?;
    let stream = cuda.cudaStreamCreate()?;
    driver.cuDevicePrimaryCtxRelease_v2(0)?;
    let (_, is_active) = driver.cuDevicePrimaryCtxGetState(0)?;
    expect!(is_active == 1);
    cuda.cudaStreamDestroy(stream)?;
}

//! What setting the device does to contexts, and what a reset does to what was set.

#![on("13.0.96")]

/// Setting a device puts its primary context in the place of one of the driver's, of a destroyed one too, and what is
/// made from then on is of that.
#[scenario]
#[needs(context)]
#[lasting]
#[shows(cudaSetDevice)]
fn setting_a_device_replaces_a_drivers_context(cuda: &Runtime) {
    let primary = cuda.driver().cuCtxGetCurrent()?;
    for destroyed in [false, true] {
        let context = cuda.driver().new_context()?;
        if destroyed {
            cuda.thread(|_| {
                cuda.driver().cuCtxDestroy_v2(context)?;
            })?;
        }
        expect!(cuda.driver().cuCtxGetCurrent()? == context);
        cuda.cudaSetDevice(0)?;
        expect!(cuda.driver().cuCtxGetCurrent()? == primary);
        let stream = cuda.cudaStreamCreate()?;
        expect!(cuda.driver().cuStreamGetCtx(stream)? == primary);
        let memory = cuda.cudaMalloc(4096)?;
        let mut owner = context;
        cuda.driver().cuPointerGetAttribute(
            (&raw mut owner).cast(),
            cuspec_sys::driver::CU_POINTER_ATTRIBUTE_CONTEXT,
            memory as u64,
        )?;
        expect!(owner == primary);
        cuda.cudaFree(memory)?;
        cuda.cudaStreamDestroy(stream)?;
        // It is in the place of the other, and not above it.
        expect!(cuda.driver().cuCtxPopCurrent_v2()? == primary);
        expect!(cuda.driver().cuCtxGetCurrent()? == primary);
        if !destroyed {
            cuda.driver().cuCtxDestroy_v2(context)?;
        }
    }
}

/// Setting a device waits for nothing that it has to do, from a context of the driver's too.
#[scenario]
#[needs(runtime)]
fn setting_a_device_waits_for_nothing(cuda: &Runtime) {
    cuda.driver().cuInit(0)?;
    let context = cuda.driver().new_context()?;
    let busy = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.driver().cuCtxPopCurrent_v2()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.driver().gate();
    for stream in [busy, stream] {
        cuda.driver()
            .cuLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    }
    expect!(gate.wait_reached());
    cuda.cudaSetDevice(0)?;
    cuda.thread(|cuda| {
        cuda.cudaSetDevice(0)?;
    })?;
    cuda.driver().cuCtxPushCurrent_v2(context)?;
    cuda.cudaSetDevice(0)?;
    expect!(cuda.driver().cuCtxPopCurrent_v2()? != context);
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    expect!(cuda.driver().cuStreamQuery(busy).is_err());
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    cuda.driver().cuStreamSynchronize(busy)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.driver().cuCtxDestroy_v2(context)?;
}

/// A reset takes limits and preferences back.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaDeviceReset)]
fn a_reset_takes_settings_back(cuda: &Runtime) {
    let limits = [cudaLimitStackSize, cudaLimitPrintfFifoSize, cudaLimitMallocHeapSize];
    let mut sizes = [0; 3];
    for (limit, size) in limits.into_iter().zip(&mut sizes) {
        *size = cuda.cudaDeviceGetLimit(limit)?;
        cuda.cudaDeviceSetLimit(limit, 2 * *size)?;
        expect!(cuda.cudaDeviceGetLimit(limit)? >= 2 * *size);
    }
    let config = cuda.cudaDeviceGetCacheConfig()?;
    expect!(config != cudaFuncCachePreferShared);
    cuda.cudaDeviceSetCacheConfig(cudaFuncCachePreferShared)?;
    expect!(cuda.cudaDeviceGetCacheConfig()? == cudaFuncCachePreferShared);
    cuda.cudaDeviceReset()?;
    for (limit, size) in limits.into_iter().zip(sizes) {
        expect!(cuda.cudaDeviceGetLimit(limit)? == size);
    }
    expect!(cuda.cudaDeviceGetCacheConfig()? == config);
}

/// A reset takes back how threads wait for the device.
#[scenario]
#[needs(nothing)]
#[lasting]
fn a_reset_takes_flags_back(cuda: &Runtime) {
    let flags = cuda.cudaGetDeviceFlags()?;
    expect!(flags & cudaDeviceScheduleMask == cudaDeviceScheduleAuto);
    cuda.cudaSetDeviceFlags(cudaDeviceScheduleBlockingSync)?;
    expect!(cuda.cudaGetDeviceFlags()? & cudaDeviceScheduleMask == cudaDeviceScheduleBlockingSync);
    cuda.cudaDeviceReset()?;
    expect!(cuda.cudaGetDeviceFlags()? & cudaDeviceScheduleMask == cudaDeviceScheduleAuto);
    let stream = cuda.cudaStreamCreate()?;
    expect!(cuda.cudaGetDeviceFlags()? & cudaDeviceScheduleMask == cudaDeviceScheduleAuto);
    cuda.cudaStreamDestroy(stream)?;
}

/// After a reset memory of the program's own is not registered any more, and may be registered again.
#[scenario]
#[needs(nothing)]
#[lasting]
fn a_reset_ends_registrations(cuda: &Runtime) {
    let mut memory = vec![0_u8; 3 * 4096];
    let start = memory.as_mut_ptr().add(memory.as_ptr().align_offset(4096)).cast::<c_void>();
    cuda.cudaHostRegister(start, 4096, cudaHostRegisterDefault)?;
    expect!(cuda.cudaPointerGetAttributes(start)?.r#type == cudaMemoryTypeHost);
    cuda.cudaDeviceReset()?;
    expect!(cuda.cudaPointerGetAttributes(start)?.r#type == cudaMemoryTypeUnregistered);
    expect!(cuda.cudaHostUnregister(start) == Err(HostMemoryNotRegistered));
    expect!(cuda.cudaGetLastError() == Err(HostMemoryNotRegistered));
    cuda.cudaHostRegister(start, 4096, cudaHostRegisterDefault)?;
    expect!(cuda.cudaPointerGetAttributes(start)?.r#type == cudaMemoryTypeHost);
    cuda.cudaHostUnregister(start)?;
}

/// A reset leaves the primary context current, which the driver refuses to use until the device is set up again, under
/// the same handle.
#[scenario]
#[needs(nothing)]
#[lasting]
fn a_reset_leaves_the_context_current(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(16)?;
    let context = cuda.driver().cuCtxGetCurrent()?;
    let is_active = || cuda.driver().cuDevicePrimaryCtxGetState(0).map(|(_, active)| active);
    cuda.cudaDeviceReset()?;
    expect!(is_active()? == 0);
    expect!(cuda.driver().cuCtxGetCurrent()? == context);
    expect!(cuda.driver().cuMemAlloc_v2(16).is_err());
    expect!(cuda.cudaFree(memory) == Err(InvalidValue));
    expect!(is_active()? == 1);
    expect!(cuda.driver().cuCtxGetCurrent()? == context);
    cuda.cudaDeviceReset()?;
    cuda.cudaDeviceReset()?;
    expect!(is_active()? == 0);
    expect!(cuda.driver().cuCtxGetCurrent()? == context);
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
}

/// A reset ends the share of the runtime in the primary context, and those of the driver stay. The next call that needs
/// the device takes a share again.
#[scenario]
#[needs(nothing)]
#[lasting]
fn a_reset_ends_the_share_of_the_runtime(cuda: &Runtime) {
    cuda.driver().cuInit(0)?;
    let context = cuda.driver().cuDevicePrimaryCtxRetain(0)?;
    cuda.driver().cuCtxSetCurrent(context)?;
    cuda.cudaMalloc(16)?;
    cuda.cudaDeviceReset()?;
    expect!(cuda.driver().cuDevicePrimaryCtxGetState(0)?.1 == 0);
    expect!(cuda.driver().cuDevicePrimaryCtxRetain(0)? == context);
    expect!(cuda.driver().cuCtxGetCurrent()? == context);
    cuda.cudaMalloc(16)?;
    for active in [1, 1, 0] {
        cuda.driver().cuDevicePrimaryCtxRelease_v2(0)?;
        expect!(cuda.driver().cuDevicePrimaryCtxGetState(0)?.1 == active);
    }
    expect!(cuda.driver().cuCtxGetCurrent()? == context);
    cuda.cudaMalloc(16)?;
    expect!(cuda.driver().cuDevicePrimaryCtxGetState(0)?.1 == 1);
}

//! The places where memory lies at the moment. No driver at hand has the call: what it does there is assumed.

#[as_driver(cuMemGetLocationInfo)]
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
#[on("13.5.37")]
#[unobserved(success, runtime, sound_context, no_capture)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
#[unreachable(NotSupported, "drivers at hand are older than the runtimes that have it")]
fn cudaMemGetLocationInfo(
    devPtr: _,
    size: _,
    summaryGranularity: _,
    samplingGranularity: _,
    location_out: _,
) {
    check!(runtime, own_process, outside_callback, usable_context);

    /// Drivers have it since 13.4.
    #[rule("driver-has-it", observed, on("13.5.37"), undocumented)]
    if driver.version() < 13040 {
        return CallRequiresNewerDriver;
    }
}

/// Memory that was prefetched to the device is there, and the other half stays where the host has written it.
#[scenario]
#[needs(runtime)]
#[gate(device.concurrent_managed_access())]
#[gate(driver.version() >= 13040)]
#[shows(cudaMemGetLocationInfo)]
fn each_part_of_memory_has_its_place(cuda: &Runtime) {
    const HALF: usize = 2 << 20;
    let memory = cuda.cudaMallocManaged(2 * HALF, cudaMemAttachGlobal)?;
    std::ptr::write_bytes(memory.cast::<u8>(), 5, 2 * HALF);
    let mut device: cudaMemLocation = std::mem::zeroed();
    device.r#type = cudaMemLocationTypeDevice;
    cuda.cudaMemPrefetchAsync(memory, HALF, device, 0, ptr::null_mut())?;
    cuda.cudaDeviceSynchronize()?;
    let mut places: [cudaMemLocation; 2] = std::mem::zeroed();
    let room = places.as_mut_ptr();
    cuda.raw().cudaMemGetLocationInfo(memory, 2 * HALF, HALF, 4096, room)?;
    expect!(places[0].r#type == cudaMemLocationTypeDevice);
    expect!(places[1].r#type != cudaMemLocationTypeDevice);
    cuda.cudaFree(memory)?;
}

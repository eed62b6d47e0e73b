//! Forms of functions that went with 13.0, which gave their names to these or took them back.

#![on("12.9.79")]

/// Says all there is to say of a device, in the record of 12.x.
#[needs(devices, outside_callback, own_process)]
#[tolerates(live_context, no_capture, uncaptured_context, sound_context)]
#[unobserved(own_process)]
#[order(unknown)]
fn cudaGetDeviceProperties_v2(
    /// Room for the properties, of which there were more in 12.x.
    #[may_leave_alone("what is kept for later need not be written")]
    prop: OutSlice<c_uchar, 1032>,
    /// The device.
    device: Device,
) {
}

#[as_driver(cuMemAdvise_v2)]
#[order(observed, except(no_capture))]
fn cudaMemAdvise_v2(devPtr: _, count: _, advice: _, location: _) {
    check!(runtime, outside_callback, usable_context, own_process, advice, location, no_capture);
    /// At first it did not set the device up for a thread without a context, but said what was wrong with
    /// whom the advice concerns.
    #[rule("context-is-current", observed, on("12.2.140", "12.3.101"))]
    #[until(12040, not_on("12.4.127", "12.9.79"))]
    if !thread.has_context()
        && !(advice == CU_MEM_ADVISE_SET_PREFERRED_LOCATION
            && (location.r#type == CU_MEM_LOCATION_TYPE_DEVICE && location.device.is_absent()
                || location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA && location.node.is_beyond()))
        && !(matches!(advice, CU_MEM_ADVISE_SET_ACCESSED_BY | CU_MEM_ADVISE_UNSET_ACCESSED_BY)
            && (location.r#type == CU_MEM_LOCATION_TYPE_DEVICE && location.device.is_absent()
                || location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA
                || location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT))
    {
        return DeviceUninitialized;
    }
}

#[as_driver(cuMemPrefetchAsync_v2)]
#[class(context_state)]
#[order(unknown)]
fn cudaMemPrefetchAsync_v2(devPtr: _, count: _, location: _, flags: _, stream: _) {}

#[as_driver(cuSignalExternalSemaphoresAsync)]
#[class(context_state)]
fn cudaSignalExternalSemaphoresAsync_v2(extSemArray: _, paramsArray: _, numExtSems: _, stream: _) {
}

#[as_driver(cuWaitExternalSemaphoresAsync)]
#[class(context_state)]
fn cudaWaitExternalSemaphoresAsync_v2(extSemArray: _, paramsArray: _, numExtSems: _, stream: _) {}

/// Properties in the record of 12.x are what the driver says of the device, those that later records do not have
/// among them.
#[scenario]
#[needs(nothing)]
#[shows(cudaGetDeviceProperties_v2)]
fn properties_of_12_are_the_drivers(cuda: &Runtime) {
    let mut properties: cudaDeviceProp_before_13000 = std::mem::zeroed();
    cuda.cudaGetDeviceProperties_v2((&raw mut properties).cast(), 0)?;
    let mut name = [0_u8; 256];
    cuda.driver().cuDeviceGetName(name.as_mut_ptr().cast(), 256, 0)?;
    expect!(CStr::from_ptr(properties.name.as_ptr()) == CStr::from_ptr(name.as_ptr().cast()));
    expect!(properties.uuid.bytes == cuda.driver().cuDeviceGetUuid_v2(0)?.bytes);
    expect!(properties.totalGlobalMem == cuda.driver().cuDeviceTotalMem_v2(0)?);
    let mut seen = [0; 7];
    let questions = [
        cudaDevAttrMaxThreadsPerBlock,
        cudaDevAttrMultiProcessorCount,
        cudaDevAttrMaxTexture2DHeight,
        cudaDevAttrMaxSharedMemoryPerBlockOptin,
        cudaDevAttrClockRate,
        cudaDevAttrMemoryClockRate,
        cudaDevAttrComputeMode,
    ];
    for (place, question) in seen.iter_mut().zip(questions) {
        cuda.raw().cudaDeviceGetAttribute(place, question, 0)?;
    }
    expect!(properties.maxThreadsPerBlock == seen[0]);
    expect!(properties.multiProcessorCount == seen[1]);
    expect!(properties.maxTexture2D[1] == seen[2]);
    expect!(properties.sharedMemPerBlockOptin as c_int == seen[3]);
    expect!((properties.clockRate, properties.memoryClockRate) == (seen[4], seen[5]));
    expect!(properties.computeMode == seen[6]);
}

/// Advice and prefetches hold for their range in the forms that took a place, too.
#[scenario]
#[needs(nothing)]
#[gate(device.managed_memory())]
#[shows(cudaMemAdvise_v2, cudaMemPrefetchAsync_v2)]
fn advice_for_places_holds_for_its_range(cuda: &Runtime) {
    const BLOCK: usize = 65536;
    let memory = cuda.cudaMallocManaged(2 * BLOCK, cudaMemAttachGlobal)?;
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    let stream = cuda.cudaStreamCreate()?;
    std::ptr::write_bytes(memory.cast::<u8>(), 5, 2 * BLOCK);
    cuda.cudaMemPrefetchAsync_v2(memory, BLOCK, place, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemAdvise_v2(memory, BLOCK, cudaMemAdviseSetReadMostly, place)?;
    let mut told: c_int = 77;
    let room = (&raw mut told).cast::<c_void>();
    let question = cudaMemRangeAttributeReadMostly;
    cuda.cudaMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(told == 1);
    cuda.cudaMemRangeGetAttribute(room, 4, question, memory, 2 * BLOCK)?;
    expect!(told == 0);
    let question = cudaMemRangeAttributeLastPrefetchLocation;
    told = 77;
    cuda.cudaMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(told == 0);
    expect!(cuda.driver().read(memory as u64, 2 * BLOCK)? == [5; 2 * BLOCK]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// A capture notes signals and waits of the forms with longer records as what they are.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux())]
#[shows(cudaSignalExternalSemaphoresAsync_v2, cudaWaitExternalSemaphoresAsync_v2)]
fn signals_and_waits_of_12_are_noted(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(2 << 20)?;
    let descriptor = cuda.driver().export_memory(physical)?;
    let kind = cudaExternalSemaphoreHandleTypeOpaqueFd;
    let semaphore = cuda.import_semaphore(kind, descriptor)?;
    let (signal, wait) = (std::mem::zeroed(), std::mem::zeroed());
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaSignalExternalSemaphoresAsync_v2(&semaphore, &signal, 1, stream)?;
    cuda.cudaWaitExternalSemaphoresAsync_v2(&semaphore, &wait, 1, stream)?;
    let graph = cuda.cudaStreamEndCapture(stream)?;
    let kinds = cuda.driver().node_kinds(graph.cast())?;
    expect!(kinds.len() == 2);
    expect!(kinds[0] == cuspec_sys::driver::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL);
    expect!(kinds[1] == cuspec_sys::driver::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT);
    cuda.driver().cuGraphDestroy(graph.cast())?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaDestroyExternalSemaphore(semaphore)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}

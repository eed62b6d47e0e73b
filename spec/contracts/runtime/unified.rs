//! Managed memory: where it lies, and where it is wanted.

#![on("13.0.96")]

/// What asks of a context and makes none.
#[rules]
fn context_is_there() {
    /// A context exists already: the call creates none.
    #[rule("context-is-there", observed, on("13.0.96"), undocumented)]
    if !thread.has_context() && !process.is_without_devices() {
        return DeviceUninitialized;
    }
}

#[as_driver(cuMemPrefetchAsync_v2)]
#[class(context_state)]
#[order(partial)]
#[unobserved(runtime)]
#[unreachable(NotSupported, "every device at hand prefetches")]
fn cudaMemPrefetchAsync(devPtr: _, count: _, location: _, flags: _, stream: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuMemAdvise_v2)]
#[order(observed, except(no_capture, sound_context))]
#[unreachable(NotSupported, "every device at hand takes advice")]
fn cudaMemAdvise(devPtr: _, count: _, advice: _, location: _) {
    check!(runtime);

    /// The runtime does not pass on that memory is mostly read if the location is a node of the host.
    #[rule("node-reads-mostly", observed, on("13.0.96"))]
    if advice == CU_MEM_ADVISE_SET_READ_MOSTLY && location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA
    {
        return Success;
    }
}

#[as_driver(cuMemRangeGetAttribute)]
#[needs(runtime, outside_callback, sound_context, own_process)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[order(observed, except(sound_context))]
fn cudaMemRangeGetAttribute(data: _, dataSize: _, attribute: _, devPtr: _, count: _) {
    context_is_there();
    /// A destroyed context is not replaced either.
    #[rule("context-exists", observed, on("13.0.96"), undocumented)]
    if thread.has_destroyed_context() {
        return ContextIsDestroyed;
    }
    check!(runtime);
}

#[as_driver(cuMemRangeGetAttributes)]
#[needs(runtime, outside_callback, sound_context, own_process)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[order(observed, except(sound_context))]
fn cudaMemRangeGetAttributes(
    data: _,
    dataSizes: _,
    attributes: _,
    numAttributes: _,
    devPtr: _,
    count: _,
) {
    context_is_there();
    /// A destroyed context is not replaced either.
    #[rule("context-exists", observed, on("13.0.96"), undocumented)]
    if thread.has_destroyed_context() {
        return ContextIsDestroyed;
    }
    check!(runtime);
}

/// Says of which kind memory is, which device it belongs to, and how the device and the host reach it.
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
#[unreachable(InvalidDevice, "every address that the driver knows is of a device that there is")]
fn cudaPointerGetAttributes(
    /// Room for the answers.
    #[on_failure(written)]
    // The runtime copies it without having written it.
    #[varies(reserved)]
    attributes: Out<cudaPointerAttributes>,
    /// Any address; memory that nobody knows is the program's own.
    ptr: AnyAddress,
) {
    check!(devices, attributes, outside_callback);

    /// Memory of a device is of that kind, and the host does not reach it.
    #[ensure("of-the-device", documented, on("13.0.96"))]
    if ptr.is_device() || ptr.is_pooled() {
        assert!(attributes.r#type.value() == cudaMemoryTypeDevice);
        assert!(attributes.hostPointer.value() == 0 && attributes.device.value() == 0);
    }

    /// Memory of the host that the driver knows is of that kind.
    #[ensure("of-the-host", documented, on("13.0.96"))]
    if ptr.is_pinned() || ptr.is_registered() {
        assert!(attributes.r#type.value() == cudaMemoryTypeHost);
    }

    /// It has the device that was current when it was made or registered.
    #[ensure("host-memory-has-a-device", documented, on("13.0.96"))]
    if ptr.is_pinned() || ptr.is_registered() {
        assert!(attributes.device.value() == 0);
    }

    /// The host reaches it by the address that it was asked about.
    #[ensure("host-memory-has-an-address", documented, on("13.0.96"))]
    if ptr.is_pinned() || ptr.is_registered() {
        assert!(attributes.hostPointer.value() == ptr);
    }

    /// The device reaches memory that the driver allocated by the same address.
    #[ensure("host-memory-has-an-address-for-the-device", documented, on("13.0.96"))]
    if ptr.is_pinned() && device.unified_addressing() {
        assert!(attributes.devicePointer.value() == ptr);
    }

    /// Registered memory too, where devices can use the host's address.
    #[ensure("registered-memory-has-an-address-for-the-device", documented, on("13.0.96"))]
    if ptr.is_registered()
        && device.can_use_host_pointer_for_registered_mem()
        && machine.devices() == 1
    {
        assert!(attributes.devicePointer.value() == ptr);
    }

    /// Managed memory is of that kind, and of the device that it was made for.
    #[ensure("managed", documented, on("13.0.96"))]
    if ptr.is_managed() {
        assert!(attributes.r#type.value() == cudaMemoryTypeManaged);
        assert!(attributes.device.value() == 0);
    }

    /// The host and the device reach managed memory by one address.
    #[ensure("managed-has-one-address", documented, on("13.0.96"))]
    if ptr.is_managed() {
        assert!(attributes.hostPointer.value() == ptr && attributes.devicePointer.value() == ptr);
    }

    /// What nobody knows is the program's own.
    #[ensure("of-the-program", documented, on("13.0.96"))]
    if ptr.is_pageable() || ptr.is_freed() || ptr.is_null() {
        assert!(attributes.r#type.value() == cudaMemoryTypeUnregistered);
        assert!(attributes.devicePointer.value() == 0);
    }
}

/// Advice holds for its range, and the bytes are the same wherever they are moved to.
#[scenario]
#[needs(runtime)]
#[gate(device.managed_memory())]
#[shows(
    cudaMemAdvise,
    cudaMemPrefetchAsync,
    cudaMemRangeGetAttribute,
    cudaMemRangeGetAttributes
)]
fn advice_holds_for_its_range(cuda: &Runtime) {
    const BLOCK: usize = 65536;
    let memory = cuda.cudaMallocManaged(2 * BLOCK, cudaMemAttachGlobal)?;
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    let stream = cuda.cudaStreamCreate()?;
    std::ptr::write_bytes(memory.cast::<u8>(), 5, 2 * BLOCK);
    cuda.cudaMemPrefetchAsync(memory, BLOCK, place, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemAdvise(memory, BLOCK, cudaMemAdviseSetReadMostly, place)?;
    let mut mostly: c_int = 77;
    let room = (&raw mut mostly).cast::<c_void>();
    let question = cudaMemRangeAttributeReadMostly;
    cuda.cudaMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(mostly == 1);
    cuda.cudaMemRangeGetAttribute(room, 4, question, memory, 2 * BLOCK)?;
    expect!(mostly == 0);
    let mut last: c_int = 77;
    let mut rooms = [room, (&raw mut last).cast::<c_void>()];
    let mut sizes = [4, 4];
    let mut questions = [question, cudaMemRangeAttributeLastPrefetchLocation];
    cuda.cudaMemRangeGetAttributes(
        rooms.as_mut_ptr(),
        sizes.as_mut_ptr(),
        questions.as_mut_ptr(),
        2,
        memory,
        BLOCK,
    )?;
    expect!(mostly == 1 && last == 0);
    expect!(cuda.driver().read(memory as u64, 2 * BLOCK)? == [5; 2 * BLOCK]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// The same memory is reached by the addresses that are told, and a place inside of it is told as that place.
#[scenario]
#[needs(runtime)]
#[shows(cudaPointerGetAttributes)]
fn memory_is_known_by_its_addresses(cuda: &Runtime) {
    let device = cuda.cudaMalloc(4096)?;
    let pinned = cuda.cudaMallocHost(4096)?;
    let place = device.cast::<u8>().add(100).cast::<c_void>();
    let told = cuda.cudaPointerGetAttributes(place)?;
    expect!(told.devicePointer == place && told.hostPointer.is_null());
    let place = pinned.cast::<u8>().add(100).cast::<c_void>();
    let told = cuda.cudaPointerGetAttributes(place)?;
    expect!(told.r#type == cudaMemoryTypeHost);
    expect!(told.devicePointer == place && told.hostPointer == place);
    cuda.cudaFreeHost(pinned)?;
    let told = cuda.cudaPointerGetAttributes(place)?;
    expect!(told.r#type == cudaMemoryTypeUnregistered);
    cuda.cudaFree(device)?;
}

/// A thread without a context has no address of its own for memory.
#[scenario]
#[needs(runtime)]
fn an_address_of_the_device_needs_a_context(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(4096)?;
    expect!(cuda.cudaPointerGetAttributes(memory)?.devicePointer == memory);
    cuda.thread(|cuda| {
        let told = cuda.cudaPointerGetAttributes(memory)?;
        expect!(told.r#type == cudaMemoryTypeDevice);
        expect!(told.devicePointer.is_null());
        Ok(())
    })?;
    cuda.cudaFree(memory)?;
}

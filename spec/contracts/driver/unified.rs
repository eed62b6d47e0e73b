//! Moving managed memory ahead of its use, and advice about it.

#![on("580.159.04")]

/// What the stream of a prefetch must be able to do, whichever form asks for it.
#[rules]
fn prefetching_stream(stream: CUstream) {
    /// The stream's device must be able to share managed memory with the host while it works.
    #[rule("stream-concurrent-access", documented)]
    #[unreachable("every device at hand can")]
    if !stream.device().concurrent_managed_access() {
        return INVALID_DEVICE;
    }
}

/// Moves a managed range ahead of its use.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(hStream)]
#[order(observed, except(sound_context))]
fn cuMemPrefetchAsync(
    /// First byte; moved down to the start of its page.
    #[alters]
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    #[accepts(Over)]
    #[undefined(Wrapping)]
    count: Bytes<devPtr>,
    /// Where to: a device, or minus one for the host.
    dstDevice: Device<Cpu>,
    /// Stream the move joins.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    #[unseen("only time tells when memory moves")]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(initialized);

    if hStream.is_special() {
        check!(outside_callback);
    }

    /// A special stream is that of the current context.
    #[rule("special-stream-needs-a-context", observed, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    if hStream.is_special() {
        check!(intact_context);
    }

    check!(hStream, count, dstDevice, devPtr);

    /// The range exceeds its memory, which is checked after the device.
    #[rule("within-the-memory", documented, on("580.159.04"))]
    if count > devPtr.remaining() {
        return INVALID_VALUE;
    }

    /// Pageable memory needs a device that reaches it.
    #[rule("pageable-access", documented, on("580.159.04"))]
    if devPtr.is_pageable() && !device.pageable_memory_access() {
        return INVALID_VALUE;
    }

    prefetching_stream(hStream);

    /// The destination must be able to share managed memory with the host while it works.
    #[rule("destination-concurrent-access", documented)]
    #[unreachable("every device at hand can")]
    if !dstDevice.is_cpu() && !dstDevice.device().concurrent_managed_access() {
        return INVALID_DEVICE;
    }
}

/// Moves a managed range ahead of its use, to a device, the host or a node of the host.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(hStream)]
#[order(observed, except(sound_context))]
#[waits(never, stream = hStream)]
fn cuMemPrefetchAsync_v2(
    /// First byte; moved down to the start of its page.
    #[alters]
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    #[undefined(Wrapping)]
    count: Bytes<devPtr>,
    /// Where to.
    location: Record<CUmemLocation>,
    /// Kept for later.
    flags: Reserved,
    /// Stream the move joins.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    #[unseen("only time tells when memory moves")]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(location);

    /// The destination is a node there is.
    #[rule("node-exists", documented, on("580.159.04"))]
    if location.node.is_beyond() {
        return INVALID_VALUE;
    }

    check!(flags, initialized);

    if hStream.is_special() {
        check!(outside_callback);
    }

    /// A special stream is that of the current context.
    #[rule("special-stream-needs-a-context", observed, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    if hStream.is_special() {
        check!(intact_context);
    }

    check!(hStream, count);

    /// The destination is a device there is.
    #[rule("device-exists", documented, on("580.159.04"))]
    if location.device.is_absent() {
        return INVALID_DEVICE;
    }

    check!(devPtr);

    /// As in the first form; the documents of this one speak of managed memory alone.
    #[rule("pageable-access", observed, on("580.159.04"))]
    if devPtr.is_pageable() && !device.pageable_memory_access() {
        return INVALID_VALUE;
    }

    prefetching_stream(hStream);

    /// The destination must be able to share managed memory with the host while it works.
    #[rule("destination-concurrent-access", documented)]
    #[unreachable("every device at hand can")]
    if location.r#type == CU_MEM_LOCATION_TYPE_DEVICE && !device.concurrent_managed_access() {
        return INVALID_DEVICE;
    }
}

/// Tells the driver how a managed or pageable range will be used.
#[class(context_object)]
#[order(observed)]
fn cuMemAdvise(
    /// First byte; moved down to the start of its page.
    #[alters]
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    #[accepts(Over)]
    #[undefined(Wrapping)]
    count: Bytes<devPtr>,
    /// What to tell.
    advice: OneOf<CUmem_advise>,
    /// Whom it concerns, minus one for the host; three kinds of advice concern nobody.
    device: Device<Cpu, Beyond, Negative>,
) {
    check!(initialized, context, count, advice);

    match advice {
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION
        | CU_MEM_ADVISE_SET_ACCESSED_BY
        | CU_MEM_ADVISE_UNSET_ACCESSED_BY => {
            /// Advice about a device names one.
            #[rule("device-exists", documented, on("580.159.04"))]
            if device.is_beyond() || device.is_negative() {
                return INVALID_DEVICE;
            }

            /// The device must be able to share managed memory with the host while it works.
            #[rule("concurrent-access", documented)]
            #[unreachable("every device at hand can")]
            if !device.is_cpu() && !device.device().concurrent_managed_access() {
                return INVALID_DEVICE;
            }
        }
        _ => {}
    }

    check!(devPtr);

    /// The range exceeds its memory, which is checked after the device.
    #[rule("within-the-memory", documented, on("580.159.04"))]
    if count > devPtr.remaining() {
        return INVALID_VALUE;
    }

    /// Pageable memory needs a device that reaches it.
    #[rule("pageable-access", documented, on("580.159.04"))]
    if devPtr.is_pageable() && !device.device().pageable_memory_access() {
        return INVALID_VALUE;
    }
}

/// Tells the driver how a managed or pageable range will be used; nodes of the host can be named.
#[class(context_object)]
#[order(observed)]
#[contradicted(
    INVALID_DEVICE,
    "a device that does not exist is refused with CUDA_ERROR_INVALID_VALUE"
)]
fn cuMemAdvise_v2(
    /// First byte; moved down to the start of its page.
    #[alters]
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    #[undefined(Wrapping)]
    count: Bytes<devPtr>,
    /// What to tell.
    advice: OneOf<CUmem_advise>,
    /// Whom it concerns; three kinds of advice concern nobody.
    location: Record<CUmemLocation>,
) {
    check!(advice, location);

    match advice {
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION
        | CU_MEM_ADVISE_SET_ACCESSED_BY
        | CU_MEM_ADVISE_UNSET_ACCESSED_BY => {
            /// Advice about a device names one; before `cuInit` there are none.
            #[rule("device-exists", observed, on("580.159.04"), documented = INVALID_DEVICE)]
            if location.device.is_absent()
                || location.r#type == CU_MEM_LOCATION_TYPE_DEVICE && !process.is_initialized()
            {
                return INVALID_VALUE;
            }
        }
        _ => {}
    }

    match advice {
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION => {
            /// A node that is preferred is one there is.
            #[rule("node-exists", documented, on("580.159.04"))]
            if location.node.is_beyond() {
                return INVALID_VALUE;
            }
        }
        CU_MEM_ADVISE_SET_ACCESSED_BY | CU_MEM_ADVISE_UNSET_ACCESSED_BY => {
            /// Access is of processors, not of nodes.
            #[rule("processors-only", documented, on("580.159.04"))]
            if location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA
                || location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT
            {
                return INVALID_VALUE;
            }
        }
        _ => {}
    }

    check!(initialized, context, count, devPtr);

    match advice {
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION
        | CU_MEM_ADVISE_SET_ACCESSED_BY
        | CU_MEM_ADVISE_UNSET_ACCESSED_BY => {
            /// The device must be able to share managed memory with the host while it works.
            #[rule("concurrent-access", documented)]
            #[unreachable("every device at hand can")]
            if location.r#type == CU_MEM_LOCATION_TYPE_DEVICE && !device.concurrent_managed_access()
            {
                return INVALID_DEVICE;
            }
        }
        _ => {}
    }

    /// Pageable memory needs a device that reaches it, unless the advice names a node of the host.
    #[rule("pageable-access", observed, on("580.159.04"))]
    if devPtr.is_pageable()
        && !device.pageable_memory_access()
        && location.r#type != CU_MEM_LOCATION_TYPE_HOST_NUMA
        && location.r#type != CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT
    {
        return INVALID_VALUE;
    }
}

/// Bytes stay what they are wherever they are moved, and the last destination can be asked for.
#[scenario]
#[needs(context)]
fn prefetch_keeps_bytes(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(memory as *mut u8, 65536) };
    bytes.fill(0x5a);

    cuda.cuMemPrefetchAsync(memory, 65536, 0, ptr::null_mut())?;
    let mut last: c_int = 77;
    let room = (&raw mut last).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(last == 0);
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 65536)? == [0x5a; 65536]);

    cuda.cuMemPrefetchAsync(memory, 65536, CU_DEVICE_CPU, ptr::null_mut())?;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(last == CU_DEVICE_CPU);
    cuda.cuCtxSynchronize()?;
    expect!(bytes.iter().all(|byte| *byte == 0x5a));
    cuda.cuMemFree_v2(memory)?;
}

/// One byte takes its whole page along and leaves the pages before and behind alone.
#[scenario]
#[needs(context)]
fn prefetch_rounds_to_pages(cuda: &Driver) {
    const BLOCK: usize = 65536;
    let memory = cuda.cuMemAllocManaged(3 * BLOCK, CU_MEM_ATTACH_GLOBAL)?;
    let middle = memory + BLOCK as u64;
    cuda.cuMemPrefetchAsync(middle + 5, 1, 0, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;

    let mut last: c_int = 77;
    let room = (&raw mut last).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION;
    cuda.cuMemRangeGetAttribute(room, 4, question, middle, 4096)?;
    expect!(last == 0);
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(last == CU_DEVICE_INVALID);
    cuda.cuMemRangeGetAttribute(room, 4, question, middle + BLOCK as u64, BLOCK)?;
    expect!(last == CU_DEVICE_INVALID);
    cuda.cuMemFree_v2(memory)?;
}

/// A prefetch waits for its turn in the stream while the caller goes on, and the host may touch
/// the memory all the while.
#[scenario]
#[needs(context)]
fn prefetch_does_not_wait(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(memory as *mut u8, 65536) };
    bytes.fill(1);
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    cuda.cuMemPrefetchAsync(memory, 65536, 0, stream)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    bytes[100] = 2;
    gate.open();
    bytes[200] = 3;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory + 100, 1)? == [2]);
    expect!(cuda.read(memory + 200, 1)? == [3]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}

/// Advice does not keep a prefetch from going where it is told to, and outlives it.
#[scenario]
#[needs(context)]
#[shows(cuMemAdvise, cuMemPrefetchAsync, cuMemRangeGetAttributes)]
fn prefetch_goes_past_advice(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let other = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(memory as *mut u8, 65536) };
    bytes.fill(9);
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_SET_READ_MOSTLY, 0)?;
    cuda.cuMemAdvise(
        memory,
        65536,
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
        CU_DEVICE_CPU,
    )?;
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_SET_ACCESSED_BY, 0)?;
    cuda.cuMemPrefetchAsync(memory, 65536, 0, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;

    let mut answers: [c_int; 4] = [77; 4];
    let mut rooms = [0, 1, 2, 3].map(|index| (&raw mut answers[index]).cast::<c_void>());
    let mut sizes = [4_usize; 4];
    let mut questions = [
        CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
        CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
    ];
    cuda.cuMemRangeGetAttributes(
        rooms.as_mut_ptr(),
        sizes.as_mut_ptr(),
        questions.as_mut_ptr(),
        4,
        memory,
        65536,
    )?;
    expect!(answers == [1, CU_DEVICE_CPU, 0, 0]);
    expect!(cuda.read(memory, 65536)? == [9; 65536]);
    expect!(bytes.iter().all(|byte| *byte == 9));
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
}

/// Places can be named by kind as well, and are told by kind again.
#[scenario]
#[needs(context)]
#[shows(cuMemAdvise_v2, cuMemPrefetchAsync_v2)]
fn places_have_kinds(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let other = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let device = CUmemLocation {
        r#type: CU_MEM_LOCATION_TYPE_DEVICE,
        ..Default::default()
    };
    let host = CUmemLocation {
        r#type: CU_MEM_LOCATION_TYPE_HOST,
        ..Default::default()
    };
    cuda.cuMemAdvise_v2(memory, 65536, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, host)?;
    cuda.cuMemPrefetchAsync_v2(memory, 65536, device, 0, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;

    let mut kind = CU_MEM_LOCATION_TYPE_INVALID;
    let room = (&raw mut kind).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(kind == CU_MEM_LOCATION_TYPE_HOST);
    let question = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(kind == CU_MEM_LOCATION_TYPE_DEVICE);

    cuda.cuMemAdvise_v2(memory, 65536, CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, host)?;
    let question = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(kind == CU_MEM_LOCATION_TYPE_INVALID);
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
}

//! Memory that is taken and given back in stream order.

#![on("580.159.04")]

/// Allocates memory in stream order, from the current pool of the stream's device.
#[needs(initialized, free_memory, outside_callback, no_capture, sound_context)]
#[tolerates(live_context, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(hStream)]
#[order(observed, except(no_capture, own_process))]
#[unreachable(NOT_SUPPORTED, "only devices that have no pools")]
#[waits(never, stream = hStream)]
fn cuMemAllocAsync(
    /// Room for the address, which is known at once and good for what comes later in the stream.
    #[creates(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr>,
    /// Bytes to allocate; none is no error.
    #[accepts(Zero)]
    bytesize: Size,
    /// Stream whose order the allocation joins, and whose device has the memory.
    // Memory that a capture hands out belongs to its graph: nobody else can give it back.
    #[without(Capturing, CapturedElsewhere)]
    #[unseen("a device that has memory to spare hands it out to whichever stream")]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, own_process, outside_callback);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    // A capture records the call in its own stream.
    if !hStream.is_capturing() {
        check!(no_capture);
    }
    check!(hStream, dptr, bytesize, free_memory);

    /// The address suits any kind of variable.
    #[ensure("aligned", documented, on("580.159.04"))]
    if bytesize != 0 {
        assert!(dptr.value() != 0 && dptr.value() % 256 == 0);
    }

    /// No bytes have no address.
    #[ensure("nothing-for-nothing", observed, on("580.159.04"))]
    if bytesize == 0 {
        assert!(dptr.value() == 0);
    }
}

/// Allocates memory in stream order, from a given pool.
#[needs(initialized, free_memory, outside_callback, no_capture, sound_context)]
#[tolerates(live_context, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(hStream)]
#[order(observed, except(no_capture, own_process))]
#[unreachable(NOT_SUPPORTED, "only devices that have no pools")]
fn cuMemAllocFromPoolAsync(
    /// Room for the address, which is known at once and good for what comes later in the stream.
    #[creates(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr>,
    /// Bytes to allocate; none is no error.
    #[accepts(Zero)]
    bytesize: Size,
    /// The pool.
    pool: MemPool,
    /// Stream whose order the allocation joins.
    #[without(Capturing, CapturedElsewhere)]
    #[unseen("a device that has memory to spare hands it out to whichever stream")]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, own_process, outside_callback);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    // A capture records the call in its own stream.
    if !hStream.is_capturing() {
        check!(no_capture);
    }
    check!(hStream, dptr, pool, bytesize, free_memory);

    /// The address suits any kind of variable.
    #[ensure("aligned", documented, on("580.159.04"))]
    if bytesize != 0 {
        assert!(dptr.value() != 0 && dptr.value() % 256 == 0);
    }

    /// No bytes have no address.
    #[ensure("nothing-for-nothing", observed, on("580.159.04"))]
    if bytesize == 0 {
        assert!(dptr.value() == 0);
    }
}

/// Frees memory in stream order: work that comes later in the stream must not use it.
#[needs(initialized, outside_callback, no_capture, sound_context)]
#[tolerates(live_context, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(hStream)]
#[order(observed, except(no_capture, own_process))]
#[waits(never, stream = hStream)]
fn cuMemFreeAsync(
    /// First byte of the allocation.
    #[ends(DeviceMemory)]
    #[refuses(Managed = NOT_SUPPORTED, Mapped = INVALID_VALUE)]
    dptr: Address<Device, Pooled, Null>,
    /// Stream whose order the free joins; it need not be the one that allocated.
    // A capture frees what is its graph's.
    #[without(Capturing, CapturedElsewhere)]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, own_process, outside_callback);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    // A capture records the call in its own stream.
    if !hStream.is_capturing() {
        check!(no_capture);
    }
    check!(hStream, dptr);
}

/// What is allocated in a stream is filled and read in it, in another place than what was allocated before.
#[scenario]
#[needs(context)]
#[shows(cuMemAllocAsync)]
fn allocations_join_their_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let first = cuda.cuMemAllocAsync(1000, stream)?;
    let second = cuda.cuMemAllocAsync(1000, stream)?;
    cuda.cuMemsetD8Async(first, 1, 1000, stream)?;
    cuda.cuMemsetD8Async(second, 2, 1000, stream)?;
    let mut seen = [0_u8; 2000];
    cuda.cuMemcpyDtoHAsync_v2(seen.as_mut_ptr().cast(), first, 1000, stream)?;
    cuda.cuMemcpyDtoHAsync_v2(seen[1000..].as_mut_ptr().cast(), second, 1000, stream)?;
    cuda.cuMemFreeAsync(first, stream)?;
    cuda.cuMemFreeAsync(second, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen[..1000] == [1; 1000]);
    expect!(seen[1000..] == [2; 1000]);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Memory that a capture allocates is known to this capture alone until the capture ends.
#[scenario]
#[needs(context)]
fn memory_of_a_capture_is_not_there_yet(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    let memory = cuda.cuMemAllocAsync(4096, stream)?;
    expect!(cuda.cuMemGetAddressRange_v2(memory) == Err(NOT_FOUND));
    let mut bytes = [0_u8; 64];
    let copied = cuda.cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), memory, 64);
    expect!(copied == Err(INVALID_VALUE));
    expect!(cuda.cuMemsetD8Async(memory, 0, 64, CU_STREAM_PER_THREAD) == Err(INVALID_VALUE));
    cuda.cuMemsetD8Async(memory, 0, 64, stream)?;
    cuda.cuMemFreeAsync(memory, stream)?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

//! Filling memory with one value.

#![on("580.159.04")]

/// Filling no element at all is no work.
#[rules]
fn fills_something(count: usize) {
    /// Nothing to fill, nothing to check.
    #[rule("nothing-to-fill", observed, on("580.159.04"))]
    if count == 0 {
        return SUCCESS;
    }
}

/// Two-byte elements lie at even addresses.
#[rules]
fn pairs_are_aligned(start: CUdeviceptr) {
    /// The first element lies at a multiple of two.
    #[rule("aligned", documented, on("580.159.04"))]
    if start.offset() % 2 != 0 {
        return INVALID_VALUE;
    }
}

/// Four-byte elements lie at multiples of four.
#[rules]
fn words_are_aligned(start: CUdeviceptr) {
    /// The first element lies at a multiple of four.
    #[rule("aligned", documented, on("580.159.04"))]
    if start.offset() % 4 != 0 {
        return INVALID_VALUE;
    }
}

/// Fills memory with bytes.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(dstDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemsetD8_v2(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// The value of each.
    uc: Any,
    /// Number of them.
    #[undefined(Wrapping)]
    N: Bytes<dstDevice>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    fills_something(N);
}

/// Fills memory with bytes in stream order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(never, own)]
fn cuMemsetD8Async(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// The value of each.
    uc: Any,
    /// Number of them.
    #[undefined(Wrapping)]
    N: Bytes<dstDevice>,
    /// Stream whose order the fill joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, hStream);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    fills_something(N);
}

/// Fills memory with two-byte elements.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(dstDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemsetD16_v2(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// The value of each.
    us: Any,
    /// Number of them.
    #[undefined(Wrapping)]
    N: Elements<dstDevice, 2>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    fills_something(N);
    pairs_are_aligned(dstDevice);
}

/// Fills memory with two-byte elements in stream order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(never, own)]
fn cuMemsetD16Async(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// The value of each.
    us: Any,
    /// Number of them.
    #[undefined(Wrapping)]
    N: Elements<dstDevice, 2>,
    /// Stream whose order the fill joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, hStream);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    fills_something(N);
    pairs_are_aligned(dstDevice);
}

/// Fills memory with four-byte elements.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(dstDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemsetD32_v2(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// The value of each.
    ui: Any,
    /// Number of them.
    #[undefined(Wrapping)]
    N: Elements<dstDevice, 4>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    fills_something(N);
    words_are_aligned(dstDevice);
}

/// Fills memory with four-byte elements in stream order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(never, own)]
fn cuMemsetD32Async(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// The value of each.
    ui: Any,
    /// Number of them.
    #[undefined(Wrapping)]
    N: Elements<dstDevice, 4>,
    /// Stream whose order the fill joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, hStream);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    fills_something(N);
    words_are_aligned(dstDevice);
}

/// Elements of every width repeat their own bytes, the lowest first.
#[scenario]
#[needs(context)]
#[shows(cuMemsetD16_v2, cuMemsetD32_v2, cuMemsetD8_v2)]
fn elements_repeat(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.cuMemsetD8_v2(memory, 0xab, 64)?;
    expect!(cuda.read(memory, 64)? == [0xab; 64]);
    cuda.cuMemsetD16_v2(memory, 0x1234, 4)?;
    expect!(cuda.read(memory, 9)? == [0x34, 0x12, 0x34, 0x12, 0x34, 0x12, 0x34, 0x12, 0xab]);
    cuda.cuMemsetD32_v2(memory + 8, 0x89ab_cdef, 2)?;
    expect!(cuda.read(memory + 8, 9)? == [0xef, 0xcd, 0xab, 0x89, 0xef, 0xcd, 0xab, 0x89, 0xab]);
    cuda.cuMemFree_v2(memory)?;
}

/// Fills of one stream take place one after the other: the last one stays.
#[scenario]
#[needs(context)]
#[shows(cuMemsetD16Async, cuMemsetD32Async, cuMemsetD8Async)]
fn fills_follow_the_order_of_their_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuMemsetD8Async(memory, 1, 65536, stream)?;
    cuda.cuMemsetD16Async(memory, 0x0202, 16384, stream)?;
    cuda.cuMemsetD32Async(memory, 0x0303_0303, 4096, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 16384)? == [3; 16384]);
    expect!(cuda.read(memory + 16384, 16384)? == [2; 16384]);
    expect!(cuda.read(memory + 32768, 32768)? == [1; 32768]);
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A fill on a stream that is captured becomes part of the graph and does not take place.
#[scenario]
#[needs(context)]
fn captured_fill_does_not_take_place(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(256)?;
    cuda.write(memory, &[1; 256])?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuMemsetD8Async(memory, 2, 256, stream)?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 256)? == [1; 256]);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Without a stream a fill would make the legacy stream wait for a capture; it spoils the capture.
#[scenario]
#[needs(context)]
fn legacy_fill_spoils_a_capture(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let memory = cuda.cuMemAlloc_v2(256)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuMemsetD8_v2(memory, 2, 256) == Err(STREAM_CAPTURE_IMPLICIT));
    expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_INVALIDATED));
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A fill is begun when its own stream gets there, whatever another stream does.
#[scenario]
#[needs(context)]
#[shows(cuMemsetD16Async, cuMemsetD32Async, cuMemsetD8Async)]
fn fills_take_their_turn(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(128)?;
    let other = cuda.cuMemAlloc_v2(128)?;
    cuda.cuMemsetD8_v2(memory, 9, 128)?;
    cuda.cuMemsetD8_v2(other, 9, 128)?;
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(memory, 128)? == [9; 128]);
    let gate = cuda.hold(stream)?;
    cuda.cuMemsetD8Async(memory, 1, 32, stream)?;
    cuda.cuMemsetD16Async(memory + 32, 0x0202, 16, stream)?;
    cuda.cuMemsetD32Async(memory + 64, 0x0303_0303, 8, stream)?;
    cuda.cuStreamSynchronize(idle)?;
    expect!(cuda.read(memory, 128)? == [9; 128]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 32)? == [1; 32]);
    expect!(cuda.read(memory + 32, 32)? == [2; 32]);
    expect!(cuda.read(memory + 64, 32)? == [3; 32]);
    expect!(cuda.read(memory + 96, 32)? == [9; 32]);
    expect!(cuda.read(other, 128)? == [9; 128]);
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

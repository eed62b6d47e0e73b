//! Copies of memory that lies in a row.

#![on("580.159.04")]

/// Memory that the device reaches.
type Reachable = Address<
    Device,
    Interior,
    Misaligned,
    Managed,
    ManagedInterior,
    Pooled,
    Pinned,
    PinnedInterior,
    Registered,
>;

/// Memory of either side, told apart by its address.
type Unified = Address<
    Device,
    Interior,
    Misaligned,
    Managed,
    ManagedInterior,
    Pooled,
    Pinned,
    PinnedInterior,
    Registered,
    Pageable,
>;

/// Memory that belongs to a device.
type Resident = Address<Device, Interior, Misaligned, Managed, ManagedInterior, Pooled>;

/// Copies of no bytes at all.
#[rules]
fn copies_something(size: usize) {
    /// Nothing to copy, nothing to check.
    #[rule("nothing-to-copy", observed, on("580.159.04"))]
    if size == 0 {
        return SUCCESS;
    }
}

/// A stream of a context needs no current one; the streams that are always there do.
#[rules]
fn special_stream_has_context(hStream: CUstream) {
    /// The streams that are always there are those of the current context, so there must be one.
    #[rule("special-needs-context", observed, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }
}

/// What is read lies in one piece of memory; the size is already held against what is written.
#[rules]
fn source_holds(source: CUdeviceptr, size: usize) {
    /// The bytes read lie inside their allocation.
    #[rule("source-holds", documented, on("580.159.04"))]
    if size > source.remaining() {
        return INVALID_VALUE;
    }
}

/// Copies memory and waits for it; the addresses tell which way.
#[class(context_state)]
#[order(observed)]
#[copies(from = src, to = dst)]
#[waits(own, when(dst.is_host_accessible() || src.is_host_accessible()))]
#[waits(never)]
fn cuMemcpy(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes to copy.
    ByteCount: Bytes<dst>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    source_holds(src, ByteCount);
}

/// Copies memory in stream order; the addresses tell which way.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[copies(from = src, to = dst)]
#[waits(own, when(dst.is_pageable() || dst.is_on_host() && src.is_on_host()))]
#[waits(never, own)]
#[read_at_return(when(src.is_pageable()))]
#[read_in_order(when(src.is_pinned()))]
fn cuMemcpyAsync(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes to copy.
    ByteCount: Bytes<dst>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    copies_something(ByteCount);
    source_holds(src, ByteCount);
}

/// Copies device memory from one context to another.
#[class(context_state)]
#[order(observed)]
#[waits(never)]
fn cuMemcpyPeer(
    /// First byte written.
    #[undefined(Pinned, PinnedInterior, Registered, Pageable)]
    dstDevice: Resident,
    /// Context it belongs to. On a single device no other is refused, nor null.
    #[undefined(Destroyed)]
    #[unseen("all contexts at hand are of one device")]
    dstContext: Context<Null>,
    /// First byte read.
    #[undefined(Pinned, PinnedInterior, Registered, Pageable)]
    srcDevice: Resident,
    /// Context it belongs to. On a single device no other is refused, nor null.
    #[undefined(Destroyed)]
    #[unseen("all contexts at hand are of one device")]
    srcContext: Context<Null>,
    /// Bytes to copy.
    ByteCount: Bytes<dstDevice>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    source_holds(srcDevice, ByteCount);
}

/// Copies device memory from one context to another in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[copies(from = srcDevice, to = dstDevice)]
#[waits(never, own)]
fn cuMemcpyPeerAsync(
    /// First byte written.
    #[undefined(Pinned, PinnedInterior, Registered, Pageable)]
    dstDevice: Resident,
    /// Context it belongs to. On a single device no other is refused, nor null.
    #[undefined(Destroyed)]
    #[unseen("all contexts at hand are of one device")]
    dstContext: Context<Null>,
    /// First byte read.
    #[undefined(Pinned, PinnedInterior, Registered, Pageable)]
    srcDevice: Resident,
    /// Context it belongs to. On a single device no other is refused, nor null.
    #[undefined(Destroyed)]
    #[unseen("all contexts at hand are of one device")]
    srcContext: Context<Null>,
    /// Bytes to copy.
    ByteCount: Bytes<dstDevice>,
    /// Stream whose order the copy joins; no capture takes such a copy.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    copies_something(ByteCount);
    source_holds(srcDevice, ByteCount);
}

/// Copies from the host to the device and waits for it.
#[class(context_state)]
#[order(observed)]
#[copies(from = srcHost, to = dstDevice)]
#[waits(own)]
fn cuMemcpyHtoD_v2(
    /// First byte written.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// First byte read.
    #[without(Managed)]
    srcHost: Host,
    /// Bytes to copy.
    ByteCount: Bytes<dstDevice>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
}

/// Copies from the host to the device in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[copies(from = srcHost, to = dstDevice)]
#[waits(own, when(dstDevice.is_on_host()))]
#[waits(own, when(srcHost.is_managed()))]
#[waits(never, own)]
#[read_at_return(when(srcHost.is_pageable()))]
#[read_in_order(when(srcHost.is_pinned()))]
fn cuMemcpyHtoDAsync_v2(
    /// First byte written.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// First byte read.
    srcHost: Host,
    /// Bytes to copy.
    ByteCount: Bytes<dstDevice>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    copies_something(ByteCount);
}

/// Copies from the device to the host and waits for it.
#[class(context_state)]
#[order(observed)]
#[copies(from = srcDevice, to = dstHost)]
#[waits(own)]
fn cuMemcpyDtoH_v2(
    /// First byte written.
    #[without(Managed)]
    dstHost: Host,
    /// First byte read.
    #[undefined(Pageable)]
    srcDevice: Reachable,
    /// Bytes to copy.
    ByteCount: Bytes<srcDevice>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
}

/// Copies from the device to the host in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[copies(from = srcDevice, to = dstHost)]
#[waits(own, when(dstHost.is_pageable() || srcDevice.is_on_host()))]
#[waits(own, when(dstHost.is_managed()))]
#[waits(never, own)]
fn cuMemcpyDtoHAsync_v2(
    /// First byte written.
    dstHost: Host,
    /// First byte read.
    #[undefined(Pageable)]
    srcDevice: Reachable,
    /// Bytes to copy.
    ByteCount: Bytes<srcDevice>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    copies_something(ByteCount);
}

/// Copies from device memory to device memory.
#[class(context_state)]
#[order(observed)]
#[copies(from = srcDevice, to = dstDevice)]
#[waits(own, when(dstDevice.is_host_accessible() || srcDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemcpyDtoD_v2(
    /// First byte written.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// First byte read.
    #[undefined(Pageable)]
    srcDevice: Reachable,
    /// Bytes to copy.
    ByteCount: Bytes<dstDevice>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    source_holds(srcDevice, ByteCount);
}

/// Copies from device memory to device memory in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[copies(from = srcDevice, to = dstDevice)]
#[waits(never, own, when(dstDevice.is_device() || srcDevice.is_device()))]
#[read_in_order(when(srcDevice.is_pinned()))]
fn cuMemcpyDtoDAsync_v2(
    /// First byte written.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// First byte read.
    #[undefined(Pageable)]
    srcDevice: Reachable,
    /// Bytes to copy.
    ByteCount: Bytes<dstDevice>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    copies_something(ByteCount);
    source_holds(srcDevice, ByteCount);
}

/// Bytes go to the device, across it and back, and arrive as they left.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyDtoD_v2, cuMemcpyDtoH_v2, cuMemcpyHtoD_v2)]
fn bytes_go_there_and_back(cuda: &Driver) {
    let sent: Vec<u8> = (0..65536_u32).map(|n| (n % 251) as u8).collect();
    let mut received = vec![0_u8; 65536];
    let first = cuda.cuMemAlloc_v2(65536)?;
    let second = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuMemcpyHtoD_v2(first, sent.as_ptr().cast(), 65536)?;
    cuda.cuMemcpyDtoD_v2(second, first, 65536)?;
    cuda.cuMemcpyDtoH_v2(received.as_mut_ptr().cast(), second, 65536)?;
    expect!(received == sent);
    cuda.cuMemFree_v2(first)?;
    cuda.cuMemFree_v2(second)?;
}

/// A copy moves the bytes it was told to and leaves their neighbours.
#[scenario]
#[needs(context)]
fn neighbours_are_left_alone(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(256)?;
    cuda.cuMemsetD8_v2(memory, 1, 256)?;
    cuda.cuMemcpyHtoD_v2(memory + 101, [7_u8; 3].as_ptr().cast(), 3)?;
    expect!(cuda.read(memory + 100, 5)? == [1, 7, 7, 7, 1]);
    cuda.cuMemFree_v2(memory)?;
}

/// One call copies either way: the addresses say from where and to where.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy)]
fn addresses_tell_the_way(cuda: &Driver) {
    let sent = [0x21_u8; 4096];
    let mut received = [0_u8; 4096];
    let first = cuda.cuMemAlloc_v2(4096)?;
    let second = cuda.cuMemAlloc_v2(4096)?;
    cuda.cuMemcpy(first, sent.as_ptr() as u64, 4096)?;
    cuda.cuMemcpy(second, first, 4096)?;
    cuda.cuMemcpy(received.as_mut_ptr() as u64, second, 4096)?;
    expect!(received == sent);
    cuda.cuMemFree_v2(first)?;
    cuda.cuMemFree_v2(second)?;
}

/// Between addresses of the host the same call copies as well.
#[scenario]
#[needs(context)]
fn host_memory_is_copied_to_host_memory(cuda: &Driver) {
    let sent = [0x44_u8; 4096];
    let host = cuda.cuMemAllocHost_v2(4096)?;
    cuda.cuMemcpy(host as u64, sent.as_ptr() as u64, 4096)?;
    expect!(cuda.read(host as u64, 4096)? == sent);
    cuda.cuMemFreeHost(host)?;
}

/// Copies of one stream take place one after the other.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyDtoDAsync_v2, cuMemcpyDtoHAsync_v2, cuMemcpyHtoDAsync_v2)]
fn copies_follow_the_order_of_their_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let first = cuda.cuMemAlloc_v2(65536)?;
    let second = cuda.cuMemAlloc_v2(65536)?;
    let sent = vec![0x66_u8; 65536];
    let mut received = vec![0_u8; 65536];
    cuda.cuMemcpyHtoDAsync_v2(first, sent.as_ptr().cast(), 65536, stream)?;
    cuda.cuMemcpyDtoDAsync_v2(second, first, 65536, stream)?;
    cuda.cuMemcpyDtoHAsync_v2(received.as_mut_ptr().cast(), second, 65536, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(received == sent);
    cuda.cuMemFree_v2(first)?;
    cuda.cuMemFree_v2(second)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A copy waits until its stream gets there.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyAsync)]
fn copy_waits_for_its_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(512)?;
    cuda.write(memory, &[1; 256])?;
    cuda.write(memory + 256, &[2; 256])?;
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(memory, 256)? == [1; 256]);
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpyAsync(memory, memory + 256, 256, stream)?;
    expect!(cuda.read(memory, 256)? == [1; 256]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 256)? == [2; 256]);
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// From a context to itself is a copy like any other.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyPeer, cuMemcpyPeerAsync)]
fn a_context_is_its_own_peer(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(768)?;
    cuda.write(memory, &[9; 256])?;
    cuda.cuMemcpyPeer(memory + 256, context, memory, context, 256)?;
    expect!(cuda.read(memory + 256, 256)? == [9; 256]);
    cuda.cuMemcpyPeerAsync(memory + 512, context, memory, context, 256, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory + 512, 256)? == [9; 256]);
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Where there is nothing to copy, null pointers do no harm.
#[scenario]
#[needs(context)]
fn nothing_is_copied_from_nowhere(cuda: &Driver) {
    let nowhere = core::ptr::null_mut();
    expect!(cuda.cuMemcpy(0, 0, 0) == Ok(()));
    expect!(cuda.cuMemcpyHtoD_v2(0, nowhere, 0) == Ok(()));
    expect!(cuda.cuMemcpyDtoH_v2(nowhere, 0, 0) == Ok(()));
    expect!(cuda.cuMemcpyDtoD_v2(0, 0, 0) == Ok(()));
}

/// A copy that reaches past the end of its memory is refused, and moves nothing.
#[scenario]
#[needs(context)]
fn copy_past_the_end_moves_nothing(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let sent = vec![5_u8; 65536];
    cuda.cuMemsetD8_v2(memory, 4, 65536)?;
    let past = cuda.cuMemcpyHtoD_v2(memory + 65000, sent.as_ptr().cast(), 65536);
    expect!(past == Err(INVALID_VALUE));
    expect!(cuda.read(memory + 65000, 536)? == [4; 536]);
    cuda.cuMemFree_v2(memory)?;
}

/// A copy is begun when its own stream gets there, whatever another stream does.
#[scenario]
#[needs(context)]
#[shows(
    cuMemcpyAsync,
    cuMemcpyDtoDAsync_v2,
    cuMemcpyDtoHAsync_v2,
    cuMemcpyHtoDAsync_v2,
    cuMemcpyPeerAsync
)]
fn copies_take_their_turn(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let source = cuda.cuMemAlloc_v2(256)?;
    let target = cuda.cuMemAlloc_v2(1280)?;
    let host = cuda.cuMemAllocHost_v2(512)?;
    cuda.cuMemsetD8_v2(source, 1, 256)?;
    cuda.cuMemsetD8_v2(target, 9, 1280)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(host.cast::<u8>(), 512) };
    bytes[..256].fill(2);
    bytes[256..].fill(9);
    cuda.cuCtxSynchronize()?;

    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(target, 1280)? == [9; 1280]);
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpyDtoDAsync_v2(target + 256, source, 256, stream)?;
    cuda.cuMemcpyAsync(target + 512, source, 256, stream)?;
    cuda.cuMemcpyPeerAsync(target + 768, context, source, context, 256, stream)?;
    cuda.cuMemcpyHtoDAsync_v2(target + 1024, host, 256, stream)?;
    cuda.cuMemcpyDtoHAsync_v2(bytes[256..].as_mut_ptr().cast(), source, 256, stream)?;
    cuda.cuStreamSynchronize(idle)?;
    expect!(cuda.read(target, 1280)? == [9; 1280]);
    expect!(bytes[256..] == [9; 256]);

    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(target + 256, 768)? == [1; 768]);
    expect!(cuda.read(target + 1024, 256)? == [2; 256]);
    expect!(cuda.read(target, 256)? == [9; 256]);
    expect!(bytes[256..] == [1; 256]);
    cuda.cuMemFreeHost(host)?;
    cuda.cuMemFree_v2(target)?;
    cuda.cuMemFree_v2(source)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A copy that the caller waits for comes after what blocking streams were given before it.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy, cuMemcpyDtoH_v2, cuMemcpyHtoD_v2)]
fn waiting_copies_come_after_blocking_streams(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let memory = cuda.cuMemAlloc_v2(256)?;
    let other = cuda.cuMemAlloc_v2(256)?;
    let mut received = [0_u8; 256];
    cuda.cuMemsetD8_v2(memory, 1, 256)?;
    cuda.cuMemsetD8_v2(other, 9, 256)?;

    let gate = cuda.hold(stream)?;
    cuda.cuMemsetD8Async(memory, 2, 256, stream)?;
    gate.open_soon();
    cuda.cuMemcpyDtoH_v2(received.as_mut_ptr().cast(), memory, 256)?;
    expect!(received == [2; 256]);

    let gate = cuda.hold(stream)?;
    cuda.cuMemsetD8Async(memory, 3, 256, stream)?;
    gate.open_soon();
    cuda.cuMemcpy(received.as_mut_ptr() as u64, memory, 256)?;
    expect!(received == [3; 256]);

    let gate = cuda.hold(stream)?;
    cuda.cuMemcpyDtoDAsync_v2(other, memory, 256, stream)?;
    gate.open_soon();
    cuda.cuMemcpyHtoD_v2(memory, [4_u8; 256].as_ptr().cast(), 256)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(other, 256)? == [3; 256]);
    cuda.cuMemcpyDtoH_v2(received.as_mut_ptr().cast(), memory, 256)?;
    expect!(received == [4; 256]);
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

//! Copies by the batch: between memory, and between memory and arrays.

#![on("580.159.04")]

/// How a copy of a batch is made.
#[fields]
struct CUmemcpyAttributes {
    /// When the source may be read.
    #[refuses(CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = INVALID_VALUE)]
    srcAccessOrder: OneOf<CUmemcpySrcAccessOrder>,
    /// What kind of place managed memory that is read is thought to be at.
    #[field(srcLocHint.r#type)]
    #[refuses(
        CU_MEM_LOCATION_TYPE_INVISIBLE = INVALID_VALUE,
        CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = INVALID_VALUE
    )]
    // Drivers of 13.0 do not know them.
    #[unobserved(
        CU_MEM_LOCATION_TYPE_INVISIBLE,
        CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN
    )]
    srcPlace: OneOf<CUmemLocationType>,
    /// Which device that is.
    #[field(srcLocHint.id)]
    #[when(srcPlace == CU_MEM_LOCATION_TYPE_DEVICE)]
    #[refuses(Cpu = INVALID_VALUE, Beyond = INVALID_VALUE, Negative = INVALID_VALUE)]
    srcDevice: Device,
    /// What kind of place managed memory that is written is thought to be at.
    #[field(dstLocHint.r#type)]
    #[refuses(
        CU_MEM_LOCATION_TYPE_INVISIBLE = INVALID_VALUE,
        CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = INVALID_VALUE
    )]
    // Drivers of 13.0 do not know them.
    #[unobserved(
        CU_MEM_LOCATION_TYPE_INVISIBLE,
        CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN
    )]
    dstPlace: OneOf<CUmemLocationType>,
    /// Which device that is.
    #[field(dstLocHint.id)]
    #[when(dstPlace == CU_MEM_LOCATION_TYPE_DEVICE)]
    #[refuses(Cpu = INVALID_VALUE, Beyond = INVALID_VALUE, Negative = INVALID_VALUE)]
    dstDevice: Device,
    /// Whether it may share the device with kernels.
    flags: BitsOf<CUmemcpyFlags>,
}

/// An address of a batch.
#[fields(CUdeviceptr)]
struct BatchAddress {
    /// Where it leads.
    #[whole]
    #[undefined(Freed, Garbage)]
    address: Unified,
}

/// From which copy of a batch on attributes are meant.
#[fields(usize)]
struct AttributesIndex {
    /// The number of the copy.
    #[whole]
    index: LocationIndex,
}

/// A batch joins a stream by its handle.
#[rules]
fn batch_has_no_default_stream(hStream: CUstream) {
    /// Null is no stream here, whichever it stands for.
    #[rule("no-default-stream", observed, on("580.159.04"))]
    if hStream.is_null() {
        return INVALID_VALUE;
    }
}

/// A batch joins a stream of a context.
#[rules]
fn batch_needs_a_context() {
    /// Without a context no address means anything; streams that are always there say so by another code.
    #[rule("needs-context", observed, on("580.159.04"), undocumented)]
    if !thread.has_context() {
        return either(INVALID_VALUE, INVALID_CONTEXT);
    }
}

/// Makes copies in no particular order among themselves, each as the attributes for it say.
#[needs(initialized, outside_callback, intact_context, sound_context)]
#[tolerates(own_process, no_capture, uncaptured_context)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` there are default streams alone, which are refused first"
)]
fn cuMemcpyBatchAsync_v2(
    /// First byte that each copy writes.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    dsts: Slice<BatchAddress, count>,
    /// First byte that each copy reads.
    srcs: Beside<BatchAddress, dsts>,
    /// Bytes of each copy.
    sizes: Beside<RangeSize, dsts>,
    /// How many copies.
    count: Count<dsts>,
    /// Attributes, each for all copies up to where the next one is for.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Two, Twice)]
    attrs: Slice<CUmemcpyAttributes, numAttrs>,
    /// The first copy that each attributes are for.
    attrsIdxs: Beside<AttributesIndex, attrs>,
    /// How many attributes.
    numAttrs: Count<attrs>,
    /// Stream whose order the copies join; no capture takes a batch, nor is spoilt by one.
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(Legacy = INVALID_VALUE)]
    #[spares(Capture)]
    hStream: Stream<Null, PerThread>,
) {
    batch_has_no_default_stream(hStream);
    check!(initialized);
    batch_needs_a_context();
    check!(outside_callback, hStream);
}

/// Makes copies in no particular order among themselves, and tells which one is at fault.
#[needs(initialized, outside_callback, intact_context, sound_context)]
#[tolerates(own_process, no_capture, uncaptured_context)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` there are default streams alone, which are refused first"
)]
fn cuMemcpyBatchAsync(
    /// First byte that each copy writes.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    dsts: Slice<BatchAddress, count>,
    /// First byte that each copy reads.
    srcs: Beside<BatchAddress, dsts>,
    /// Bytes of each copy.
    sizes: Beside<RangeSize, dsts>,
    /// How many copies.
    count: Count<dsts>,
    /// Attributes, each for all copies up to where the next one is for.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Two, Twice)]
    attrs: Slice<CUmemcpyAttributes, numAttrs>,
    /// The first copy that each attributes are for.
    attrsIdxs: Beside<AttributesIndex, attrs>,
    /// How many attributes.
    numAttrs: Count<attrs>,
    /// Room for the number of the copy that is at fault; the greatest number stands for none.
    #[on_failure(written)]
    failIdx: Out<usize, Null>,
    /// Stream whose order the copies join; no capture takes a batch, nor is spoilt by one.
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(Legacy = INVALID_VALUE)]
    #[spares(Capture)]
    hStream: Stream<Null, PerThread>,
) {
    never_in_the_legacy_stream(hStream);
    check!(initialized);
    batch_needs_a_context();
    check!(outside_callback, hStream);

    /// No copy is at fault.
    #[ensure("none-at-fault", observed, on("580.159.04"))]
    if !failIdx.is_null() {
        assert!(failIdx.value() == 0xffff_ffff_ffff_ffff);
    }
}

/// Copies go where they belong, and nothing beside them changes; from which copy on attributes are meant tells
/// when a source may be read.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyBatchAsync_v2)]
fn each_copy_of_a_batch_goes_its_way(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(256)?;
    let pinned = cuda.cuMemAllocHost_v2(64)?.cast::<u8>();
    cuda.write(memory, &[99; 256])?;
    std::ptr::write_bytes(pinned, 1, 64);
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mut targets = [memory + 1, memory + 130];
    let mut sources = [pinned as u64, pinned as u64 + 32];
    let mut sizes = [3, 5];
    let order = |order| CUmemcpyAttributes {
        srcAccessOrder: order,
        ..Default::default()
    };
    // Both read what is there when their turn comes.
    let mut orders = [
        order(CU_MEMCPY_SRC_ACCESS_ORDER_STREAM),
        order(CU_MEMCPY_SRC_ACCESS_ORDER_STREAM),
    ];
    let mut indices = [0, 1];
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(memory, 256)? == [99; 256]);
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpyBatchAsync_v2(
        targets.as_mut_ptr(),
        sources.as_mut_ptr(),
        sizes.as_mut_ptr(),
        2,
        orders.as_mut_ptr(),
        indices.as_mut_ptr(),
        2,
        stream,
    )?;
    expect!(cuda.read(memory, 256)? == [99; 256]);
    std::ptr::write_bytes(pinned, 2, 64);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 6)? == [99, 2, 2, 2, 99, 99]);
    expect!(cuda.read(memory + 128, 8)? == [99, 99, 2, 2, 2, 2, 2, 99]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(pinned.cast())?;
    cuda.cuMemFree_v2(memory)?;
}

/// The older form tells which copy is at fault.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyBatchAsync)]
fn a_batch_tells_which_copy_is_at_fault(cuda: &Driver) {
    const SIZE: usize = 65536;
    let memory = cuda.cuMemAlloc_v2(SIZE)?;
    cuda.write(memory, &[99; SIZE])?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    // A batch from memory that is not pinned would wait for its stream.
    let host = cuda.cuMemAllocHost_v2(32)?;
    let sent = unsafe { core::slice::from_raw_parts_mut(host.cast::<u8>(), 32) };
    for (byte, number) in sent.iter_mut().zip(1..) {
        *byte = number;
    }
    let mut sources = [host as u64, host as u64 + 2];
    let mut sizes = [16, 8];
    let mut attributes = CUmemcpyAttributes {
        srcAccessOrder: CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
        ..Default::default()
    };
    let mut index = 0;
    let mut copy = |mut targets: [u64; 2], fault: &mut usize| {
        cuda.raw().cuMemcpyBatchAsync(
            targets.as_mut_ptr(),
            sources.as_mut_ptr(),
            sizes.as_mut_ptr(),
            2,
            &mut attributes,
            &mut index,
            1,
            fault,
            stream,
        )
    };
    let end = memory + SIZE as u64;
    let mut fault = 77;
    expect!(copy([memory, end - 7], &mut fault) == Err(INVALID_VALUE));
    expect!(fault == 1);
    expect!(copy([end - 15, memory], &mut fault) == Err(INVALID_VALUE));
    expect!(fault == 0);
    // Copies before the one at fault may have been made.
    cuda.cuStreamSynchronize(stream)?;
    cuda.write(memory, &[99; SIZE])?;
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(memory, SIZE)? == [99; SIZE]);
    let gate = cuda.hold(stream)?;
    copy([memory + 1, end - 8], &mut fault)?;
    expect!(fault == usize::MAX);
    expect!(cuda.read(memory, SIZE)? == [99; SIZE]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 4)? == [99, 1, 2, 3]);
    expect!(cuda.read(memory + 16, 2)? == [16, 99]);
    expect!(cuda.read(end - 9, 9)? == [99, 3, 4, 5, 6, 7, 8, 9, 10]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(host)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A copy in the stream's order reads what is there when its turn comes; one that reads during the call has read when
/// the call returns, whatever becomes of the source.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyBatchAsync_v2)]
fn sources_are_read_when_the_order_says(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    let pinned = cuda.cuMemAllocHost_v2(64)?.cast::<u8>();
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let orders = [
        (CU_MEMCPY_SRC_ACCESS_ORDER_STREAM, 2),
        (CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL, 1),
    ];
    for (order, seen) in orders {
        cuda.write(memory, &[99; 64])?;
        std::ptr::write_bytes(pinned, 1, 64);
        let (mut target, mut source, mut size) = (memory + 1, pinned as u64 + 2, 3);
        let mut attributes = CUmemcpyAttributes {
            srcAccessOrder: order,
            ..Default::default()
        };
        let mut start = 0;
        // It opens by itself where a call waits until the source was read.
        let gate = cuda.hold(stream)?;
        cuda.cuMemcpyBatchAsync_v2(
            &mut target,
            &mut source,
            &mut size,
            1,
            &mut attributes,
            &mut start,
            1,
            stream,
        )?;
        std::ptr::write_bytes(pinned, 2, 64);
        gate.open();
        cuda.cuStreamSynchronize(stream)?;
        expect!(cuda.read(memory, 5)? == [99, seen, seen, seen, 99]);
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(pinned.cast())?;
    cuda.cuMemFree_v2(memory)?;
}

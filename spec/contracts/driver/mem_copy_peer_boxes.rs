//! Copies of slices of rows from one context to another.

#![on("580.159.04")]

/// A copy of slices from one context to another.
#[fields]
struct CUDA_MEMCPY3D_PEER {
    /// What kind of memory the source is.
    srcMemoryType: OneOf<CUmemorytype>,
    /// What kind of memory the destination is.
    dstMemoryType: OneOf<CUmemorytype>,
    /// Where a source on the host begins.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    #[without(Managed)]
    srcHost: Host,
    /// Where a source on a device begins.
    #[when(srcMemoryType == CU_MEMORYTYPE_DEVICE)]
    srcDevice: Reachable,
    /// The same, for an address that is of either side.
    #[field(srcDevice)]
    #[when(srcMemoryType == CU_MEMORYTYPE_UNIFIED)]
    #[undefined(Freed, Garbage)]
    srcUnified: Unified,
    /// The array that is the source.
    #[when(srcMemoryType == CU_MEMORYTYPE_ARRAY)]
    #[refuses(Null = INVALID_VALUE)]
    srcArray: Array,
    /// Bytes from one row of the source to the next. How far the rows of the host may lie apart is up to
    /// the host.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(srcPitch)]
    #[without(Enormous)]
    srcHostPitch: RowPitch,
    /// Bytes from one row of the source to the next.
    #[when(srcMemoryType == CU_MEMORYTYPE_DEVICE || srcMemoryType == CU_MEMORYTYPE_UNIFIED)]
    srcPitch: RowPitch,
    /// Rows from one slice of the source to the next.
    #[when(srcMemoryType != CU_MEMORYTYPE_ARRAY)]
    srcHeight: SliceHeight,
    /// Bytes of a row of the source that are left out.
    srcXInBytes: Any,
    /// Rows of a slice of the source that are left out.
    srcY: Any,
    /// Slices of the source that are left out.
    srcZ: SlicesLeftOut,
    /// Which level of the source that is an array; there is one.
    #[when(srcMemoryType == CU_MEMORYTYPE_ARRAY)]
    srcLOD: Level,
    /// Context that the source belongs to. On a single device no other is refused.
    #[undefined(Destroyed)]
    srcContext: Context<Null>,
    /// Where a destination on the host begins.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    #[without(Managed)]
    dstHost: Host,
    /// Where a destination on a device begins.
    #[when(dstMemoryType == CU_MEMORYTYPE_DEVICE)]
    dstDevice: Reachable,
    /// The same, for an address that is of either side.
    #[field(dstDevice)]
    #[when(dstMemoryType == CU_MEMORYTYPE_UNIFIED)]
    #[undefined(Freed, Garbage)]
    dstUnified: Unified,
    /// The array that is the destination.
    #[when(dstMemoryType == CU_MEMORYTYPE_ARRAY)]
    #[refuses(Null = INVALID_VALUE)]
    dstArray: Array,
    /// Bytes from one row of the destination to the next. How far the rows of the host may lie apart is up to
    /// the host.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(dstPitch)]
    #[without(Enormous)]
    dstHostPitch: RowPitch,
    /// Bytes from one row of the destination to the next.
    #[when(dstMemoryType == CU_MEMORYTYPE_DEVICE || dstMemoryType == CU_MEMORYTYPE_UNIFIED)]
    dstPitch: RowPitch,
    /// Rows from one slice of the destination to the next.
    #[when(dstMemoryType != CU_MEMORYTYPE_ARRAY)]
    dstHeight: SliceHeight,
    /// Bytes of a row of the destination that are left out.
    dstXInBytes: Any,
    /// Rows of a slice of the destination that are left out.
    dstY: Any,
    /// Slices of the destination that are left out.
    dstZ: SlicesLeftOut,
    /// Which level of the destination that is an array; there is one.
    #[when(dstMemoryType == CU_MEMORYTYPE_ARRAY)]
    dstLOD: Level,
    /// Context that the destination belongs to.
    #[undefined(Destroyed)]
    dstContext: Context<Null>,
    /// Bytes of a row.
    WidthInBytes: RowWidth,
    /// Rows of a slice.
    Height: Length<8>,
    /// How many slices.
    Depth: SliceCount,
}

/// Copies slices of rows from one context to another and waits for it.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(pCopy.srcMemoryType == CU_MEMORYTYPE_HOST || pCopy.dstMemoryType == CU_MEMORYTYPE_HOST))]
#[waits(never, when(pCopy.srcMemoryType == CU_MEMORYTYPE_ARRAY && pCopy.dstMemoryType == CU_MEMORYTYPE_ARRAY))]
fn cuMemcpy3DPeer(
    /// What to copy, and where to.
    #[undefined(Null)]
    pCopy: In<CUDA_MEMCPY3D_PEER>,
) {
    check!(initialized, context, outside_callback, pCopy);
    default_is_uncaptured();
    slices_to_copy(pCopy);
    slices_lie_apart(pCopy);
    slices_inside_arrays(pCopy);
}

/// Copies slices of rows from one context to another in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(own, when(pCopy.dstMemoryType == CU_MEMORYTYPE_HOST && (pCopy.dstHost.is_pageable() || pCopy.srcMemoryType == CU_MEMORYTYPE_HOST)))]
#[waits(never, own, when(pCopy.dstMemoryType != CU_MEMORYTYPE_UNIFIED && pCopy.srcMemoryType != CU_MEMORYTYPE_UNIFIED))]
fn cuMemcpy3DPeerAsync(
    /// What to copy, and where to.
    #[undefined(Null)]
    pCopy: In<CUDA_MEMCPY3D_PEER>,
    /// Stream whose order the copy joins; no capture takes such a copy.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(pCopy);
    slices_to_copy(pCopy);
    slices_lie_apart(pCopy);
    slices_inside_arrays(pCopy);
}

/// From a context to itself slices go like any others, in stream order too.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy3DPeer, cuMemcpy3DPeerAsync)]
fn a_context_is_its_own_peer_for_slices(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let memory = cuda.cuMemAlloc_v2(256)?;
    let bytes: Vec<u8> = (0..128).chain([99; 128]).collect();
    cuda.write(memory, &bytes)?;
    let mut copy = CUDA_MEMCPY3D_PEER {
        srcMemoryType: CU_MEMORYTYPE_DEVICE,
        srcDevice: memory,
        srcContext: context,
        srcPitch: 8,
        srcHeight: 4,
        srcXInBytes: 1,
        dstMemoryType: CU_MEMORYTYPE_DEVICE,
        dstDevice: memory + 128,
        dstContext: context,
        dstPitch: 4,
        dstHeight: 2,
        WidthInBytes: 2,
        Height: 2,
        Depth: 2,
        ..Default::default()
    };
    cuda.cuMemcpy3DPeer(&copy)?;
    let expected = [1, 2, 99, 99, 9, 10, 99, 99, 33, 34, 99, 99, 41, 42, 99, 99];
    expect!(cuda.read(memory + 128, 16)? == expected);
    copy.srcXInBytes = 3;
    copy.dstDevice = memory + 192;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpy3DPeerAsync(&copy, stream)?;
    expect!(cuda.read(memory + 192, 16)? == [99; 16]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    let expected = [3, 4, 99, 99, 11, 12, 99, 99, 35, 36, 99, 99, 43, 44, 99, 99];
    expect!(cuda.read(memory + 192, 16)? == expected);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}

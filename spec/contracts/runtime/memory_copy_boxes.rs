//! Copies of slices of rows, between memory and arrays.

#![on("13.0.96")]

/// A copy of slices from one place to another, each in memory or an array.
#[fields]
struct cudaMemcpy3DParms {
    /// Which way it goes; by default the addresses tell.
    // It would be the plain call's, as arrays take it, and memory of a device does not; a scenario passes it.
    #[without(cudaMemcpyDeviceToHost)]
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    /// Array that is read; null for memory.
    #[without(Words)]
    srcArray: Array<Null>,
    /// Elements of a row that are left out where it is read.
    #[field(srcPos.x)]
    srcX: Any,
    /// Rows of a slice that are left out.
    #[field(srcPos.y)]
    srcY: Any,
    /// Slices that are left out.
    #[field(srcPos.z)]
    srcZ: SlicesLeftOut,
    /// Memory that is read where there is no array.
    #[field(srcPtr.ptr)]
    #[when(srcArray.is_null())]
    #[undefined(Freed, Garbage)]
    srcMemory: Unified,
    /// Bytes from one row of it to the next.
    #[field(srcPtr.pitch)]
    #[when(srcArray.is_null())]
    #[without(Enormous)]
    srcPitch: RowPitch,
    /// Rows from one slice of it to the next.
    #[field(srcPtr.ysize)]
    #[when(srcArray.is_null())]
    srcHeight: SliceHeight,
    /// Array that is written; null for memory.
    #[without(Words)]
    dstArray: Array<Null>,
    /// Elements of a row that are left out where it is written.
    #[field(dstPos.x)]
    dstX: Any,
    /// Rows of a slice that are left out.
    #[field(dstPos.y)]
    dstY: Any,
    /// Slices that are left out.
    #[field(dstPos.z)]
    dstZ: SlicesLeftOut,
    /// Memory that is written where there is no array.
    #[field(dstPtr.ptr)]
    #[when(dstArray.is_null())]
    #[undefined(Freed, Garbage)]
    dstMemory: Unified,
    /// Bytes from one row of it to the next.
    #[field(dstPtr.pitch)]
    #[when(dstArray.is_null())]
    #[without(Enormous)]
    dstPitch: RowPitch,
    /// Rows from one slice of it to the next.
    #[field(dstPtr.ysize)]
    #[when(dstArray.is_null())]
    dstHeight: SliceHeight,
    /// Elements of a row; bytes where there is no array.
    #[field(extent.width)]
    width: RowWidth,
    /// Rows of a slice.
    #[field(extent.height)]
    height: Length<8>,
    /// How many slices.
    #[field(extent.depth)]
    depth: SliceCount,
}

/// Rows end before the next begin, and slices.
#[rules]
fn rows_and_slices_lie_apart(p: cudaMemcpy3DParms) {
    /// A row that is read ends before the next begins.
    #[rule("pitch-read-holds-a-row", observed, on("13.0.96"))]
    if p.srcPitch < p.width && (p.height > 1 || p.depth > 1) {
        return InvalidPitchValue;
    }

    /// A slice that is read ends before the next begins.
    #[rule("height-read-holds-a-slice", observed, on("13.0.96"))]
    if p.srcHeight < p.height && p.depth > 1 {
        return InvalidPitchValue;
    }

    /// A row that is written ends before the next begins.
    #[rule("pitch-written-holds-a-row", observed, on("13.0.96"))]
    if p.dstPitch < p.width && (p.height > 1 || p.depth > 1) {
        return InvalidPitchValue;
    }

    /// A slice that is written ends before the next begins.
    #[rule("height-written-holds-a-slice", observed, on("13.0.96"))]
    if p.dstHeight < p.height && p.depth > 1 {
        return InvalidPitchValue;
    }
}

/// What a copy of slices touches lies inside of what it touches.
#[rules]
fn slices_have_room(p: cudaMemcpy3DParms) {
    /// What is left out of a row that is read counts as a part of it.
    #[rule("pitch-read-holds-the-rest", observed, on("13.0.96"))]
    if p.height == 1 && p.srcPitch != 0 && p.srcPitch < p.srcX + p.width {
        return InvalidValue;
    }

    /// What is left out of a slice that is read counts as a part of it.
    #[rule("height-read-holds-the-rest", observed, on("13.0.96"))]
    if p.srcHeight != 0 && p.srcHeight < p.srcY + p.height {
        return InvalidValue;
    }

    /// Rows that are read end where those of the array end.
    #[rule("array-read-is-wide-enough", observed, on("13.0.96"))]
    if p.srcX + p.width > p.srcArray.row() {
        return InvalidValue;
    }

    /// The array has as many rows to be read.
    #[rule("array-read-is-high-enough", observed, on("13.0.96"))]
    if p.srcY + p.height > p.srcArray.rows() {
        return InvalidValue;
    }

    /// The array has as many slices to be read.
    #[rule("array-read-is-deep-enough", observed, on("13.0.96"))]
    if p.srcZ + p.depth > p.srcArray.slices() {
        return InvalidValue;
    }

    /// What is left out of a row that is written counts as a part of it.
    #[rule("pitch-written-holds-the-rest", observed, on("13.0.96"))]
    if p.height == 1 && p.dstPitch != 0 && p.dstPitch < p.dstX + p.width {
        return InvalidValue;
    }

    /// What is left out of a slice that is written counts as a part of it.
    #[rule("height-written-holds-the-rest", observed, on("13.0.96"))]
    if p.dstHeight != 0 && p.dstHeight < p.dstY + p.height {
        return InvalidValue;
    }

    /// Rows that are written end where those of the array end.
    #[rule("array-written-is-wide-enough", observed, on("13.0.96"))]
    if p.dstX + p.width > p.dstArray.row() {
        return InvalidValue;
    }

    /// The array has as many rows to be written.
    #[rule("array-written-is-high-enough", observed, on("13.0.96"))]
    if p.dstY + p.height > p.dstArray.rows() {
        return InvalidValue;
    }

    /// The array has as many slices to be written.
    #[rule("array-written-is-deep-enough", observed, on("13.0.96"))]
    if p.dstZ + p.depth > p.dstArray.slices() {
        return InvalidValue;
    }
}

/// Rows and slices that are copied lie apart, where the copy says.
#[rules]
fn copied_slices_lie_apart(p: cudaMemcpy3DParms) {
    if p.width != 0 && p.height != 0 && p.depth != 0 {
        check!(p.kind, p.srcArray, p.srcMemory, p.dstArray, p.dstMemory);
    }

    rows_and_slices_lie_apart(p);

    // An array that is written is taken for what it is, whatever the copy says of the target.
    /// An array that is read is not said to be on the host.
    #[rule("array-read-on-a-device", observed, on("13.0.96"))]
    if matches!(p.kind, cudaMemcpyHostToHost | cudaMemcpyHostToDevice) && !p.srcArray.is_null() {
        return InvalidValue;
    }
}

/// A copy of no slice is no work, and the direction of another fits its memory.
#[rules]
fn some_slices(p: cudaMemcpy3DParms) {
    /// Where there is nothing to copy nothing else is looked at.
    #[rule("nothing-to-copy", observed, on("13.0.96"))]
    if p.width == 0 || p.height == 0 || p.depth == 0 {
        return Success;
    }

    /// A copy from the device reads memory that the driver knows.
    #[rule("direction-of-source", observed, on("13.0.96"))]
    if matches!(p.kind, cudaMemcpyDeviceToHost | cudaMemcpyDeviceToDevice)
        && p.srcMemory.is_pageable()
    {
        return InvalidValue;
    }

    /// A copy to the device writes memory that the driver knows.
    #[rule("direction-of-target", observed, on("13.0.96"))]
    if matches!(p.kind, cudaMemcpyHostToDevice | cudaMemcpyDeviceToDevice)
        && p.dstMemory.is_pageable()
    {
        return InvalidValue;
    }
}

/// Copies slices of rows between memory and arrays and waits for it.
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(sound_context))]
fn cudaMemcpy3D(
    /// What to copy, and where to.
    p: In<cudaMemcpy3DParms>,
) {
    check!(runtime, outside_callback, p);
    copied_slices_lie_apart(p);
    some_slices(p);
    default_is_uncaptured();
    slices_have_room(p);
}

/// Copies slices of rows between memory and arrays in stream order.
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(sound_context))]
#[stream_ordered(stream)]
fn cudaMemcpy3DAsync(
    /// What to copy, and where to.
    p: In<cudaMemcpy3DParms>,
    /// Stream whose order the copy joins.
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(runtime, outside_callback, p);
    copied_slices_lie_apart(p);
    check!(stream);
    some_slices(p);
    legacy_is_uncaptured(stream);
    slices_have_room(p);
}

/// Slices go to memory, through an array of larger elements and back, and their neighbours stay.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpy3D, cudaMemcpy3DAsync)]
fn slices_pass_through_arrays(cuda: &Runtime) {
    let sent: Vec<u8> = (0..96).collect();
    let others = [200_u8; 96];
    let mut received = [99_u8; 96];
    let pairs = cuda.cudaCreateChannelDesc(16, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let room = cudaExtent {
        width: 4,
        height: 3,
        depth: 2,
    };
    let array = cuda.cudaMalloc3DArray(&pairs, room, 0)?;
    let mut filling = cudaMemcpy3DParms {
        dstArray: array,
        extent: room,
        kind: cudaMemcpyHostToDevice,
        ..Default::default()
    };
    filling.srcPtr.ptr = others.as_ptr() as *mut c_void;
    filling.srcPtr.pitch = 8;
    filling.srcPtr.ysize = 3;
    cuda.cudaMemcpy3D(&filling)?;
    // One element of two rows of the second slice: the rest stays.
    filling.srcPtr.ptr = sent.as_ptr() as *mut c_void;
    filling.dstPos.x = 1;
    filling.dstPos.z = 1;
    filling.extent.width = 1;
    filling.extent.height = 2;
    filling.extent.depth = 1;
    cuda.cudaMemcpy3D(&filling)?;
    // A copy from memory that is not pinned may be under way when the call returns.
    cuda.cudaDeviceSynchronize()?;

    let mut fetching = cudaMemcpy3DParms {
        srcArray: array,
        extent: room,
        kind: cudaMemcpyDeviceToHost,
        ..Default::default()
    };
    fetching.dstPtr.ptr = received.as_mut_ptr().cast();
    fetching.dstPtr.pitch = 16;
    fetching.dstPtr.ysize = 3;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaMemcpy3DAsync(&fetching, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(received[..8] == [200; 8]);
    expect!(received[8..16] == [99; 8]);
    expect!(received[48..56] == [200, 200, 0, 1, 200, 200, 200, 200]);
    expect!(received[64..72] == [200, 200, 8, 9, 200, 200, 200, 200]);
    expect!(received[80..88] == [200; 8]);
    expect!(received[88..] == [99; 8]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeArray(array)?;
}

//! Filling rows of memory with one value.

#![on("580.159.04")]

/// Rows of single bytes lie apart.
#[rules]
fn rows_of_bytes(start: CUdeviceptr, pitch: usize, width: usize, height: usize) {
    /// No elements, or no rows of them: nothing to fill, nothing to check.
    #[rule("nothing-to-fill", observed, on("580.159.04"))]
    if width == 0 || height == 0 {
        return SUCCESS;
    }

    /// A row ends before the next begins; a single row has no use for a pitch.
    #[rule("pitch-holds-a-row", observed, on("580.159.04"))]
    if height > 1 && pitch < width {
        return INVALID_VALUE;
    }
}

/// Rows of single bytes end inside their memory; a capture does not look.
#[rules]
fn bytes_end_inside(start: CUdeviceptr, pitch: usize, width: usize, height: usize) {
    /// The last row ends inside the allocation.
    #[rule("rows-inside", observed, on("580.159.04"))]
    if width != 0 && height > 1 && pitch * (height - 1) + width > start.remaining() {
        return INVALID_VALUE;
    }
}

/// Rows of elements of two bytes lie apart.
#[rules]
fn rows_of_pairs(start: CUdeviceptr, pitch: usize, width: usize, height: usize) {
    /// No elements, or no rows of them: nothing to fill, nothing to check.
    #[rule("nothing-to-fill", observed, on("580.159.04"))]
    if width == 0 || height == 0 {
        return SUCCESS;
    }

    pairs_are_aligned(start);

    /// Every row begins at a multiple of two; a single row has no use for a pitch.
    #[rule("pitch-aligned", documented, on("580.159.04"))]
    if height > 1 && pitch % 2 != 0 {
        return INVALID_VALUE;
    }

    /// A row ends before the next begins; a single row has no use for a pitch.
    #[rule("pitch-holds-a-row", observed, on("580.159.04"))]
    if height > 1 && pitch < width * 2 {
        return INVALID_VALUE;
    }
}

/// Rows of elements of two bytes end inside their memory; a capture does not look.
#[rules]
fn pairs_end_inside(start: CUdeviceptr, pitch: usize, width: usize, height: usize) {
    /// The last row ends inside the allocation.
    #[rule("rows-inside", observed, on("580.159.04"))]
    if width != 0 && height > 1 && pitch * (height - 1) + width * 2 > start.remaining() {
        return INVALID_VALUE;
    }
}

/// Rows of elements of four bytes lie apart.
#[rules]
fn rows_of_words(start: CUdeviceptr, pitch: usize, width: usize, height: usize) {
    /// No elements, or no rows of them: nothing to fill, nothing to check.
    #[rule("nothing-to-fill", observed, on("580.159.04"))]
    if width == 0 || height == 0 {
        return SUCCESS;
    }

    words_are_aligned(start);

    /// Every row begins at a multiple of four; a single row has no use for a pitch.
    #[rule("pitch-aligned", documented, on("580.159.04"))]
    if height > 1 && pitch % 4 != 0 {
        return INVALID_VALUE;
    }

    /// A row ends before the next begins; a single row has no use for a pitch.
    #[rule("pitch-holds-a-row", observed, on("580.159.04"))]
    if height > 1 && pitch < width * 4 {
        return INVALID_VALUE;
    }
}

/// Rows of elements of four bytes end inside their memory; a capture does not look.
#[rules]
fn words_end_inside(start: CUdeviceptr, pitch: usize, width: usize, height: usize) {
    /// The last row ends inside the allocation.
    #[rule("rows-inside", observed, on("580.159.04"))]
    if width != 0 && height > 1 && pitch * (height - 1) + width * 4 > start.remaining() {
        return INVALID_VALUE;
    }
}

/// Fills rows with bytes.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(dstDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemsetD2D8_v2(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// Bytes from one row to the next; of no use to a single row.
    dstPitch: Pitch,
    /// The value of each.
    uc: Any,
    /// Number of them in a row.
    Width: Length<64>,
    /// Number of rows.
    Height: Length<8>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    rows_of_bytes(dstDevice, dstPitch, Width, Height);
    bytes_end_inside(dstDevice, dstPitch, Width, Height);
}

/// Fills rows with bytes in stream order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(never, own)]
fn cuMemsetD2D8Async(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// Bytes from one row to the next; of no use to a single row.
    dstPitch: Pitch,
    /// The value of each.
    uc: Any,
    /// Number of them in a row.
    Width: Length<64>,
    /// Number of rows.
    Height: Length<8>,
    /// Stream whose order the fill joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, hStream);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    rows_of_bytes(dstDevice, dstPitch, Width, Height);
    if !hStream.is_capturing() {
        bytes_end_inside(dstDevice, dstPitch, Width, Height);
    }
}

/// Fills rows with two-byte elements.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(dstDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemsetD2D16_v2(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// Bytes from one row to the next; of no use to a single row.
    dstPitch: Pitch,
    /// The value of each.
    us: Any,
    /// Number of them in a row.
    Width: Length<64>,
    /// Number of rows.
    Height: Length<8>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    rows_of_pairs(dstDevice, dstPitch, Width, Height);
    pairs_end_inside(dstDevice, dstPitch, Width, Height);
}

/// Fills rows with two-byte elements in stream order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(never, own)]
fn cuMemsetD2D16Async(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// Bytes from one row to the next; of no use to a single row.
    dstPitch: Pitch,
    /// The value of each.
    us: Any,
    /// Number of them in a row.
    Width: Length<64>,
    /// Number of rows.
    Height: Length<8>,
    /// Stream whose order the fill joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, hStream);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    rows_of_pairs(dstDevice, dstPitch, Width, Height);
    if !hStream.is_capturing() {
        pairs_end_inside(dstDevice, dstPitch, Width, Height);
    }
}

/// Fills rows with four-byte elements.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(dstDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemsetD2D32_v2(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// Bytes from one row to the next; of no use to a single row.
    dstPitch: Pitch,
    /// The value of each.
    ui: Any,
    /// Number of them in a row.
    Width: Length<64>,
    /// Number of rows.
    Height: Length<8>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    rows_of_words(dstDevice, dstPitch, Width, Height);
    words_end_inside(dstDevice, dstPitch, Width, Height);
}

/// Fills rows with four-byte elements in stream order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(never, own)]
fn cuMemsetD2D32Async(
    /// First byte filled.
    #[undefined(Pageable)]
    dstDevice: Reachable,
    /// Bytes from one row to the next; of no use to a single row.
    dstPitch: Pitch,
    /// The value of each.
    ui: Any,
    /// Number of them in a row.
    Width: Length<64>,
    /// Number of rows.
    Height: Length<8>,
    /// Stream whose order the fill joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, hStream);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    rows_of_words(dstDevice, dstPitch, Width, Height);
    if !hStream.is_capturing() {
        words_end_inside(dstDevice, dstPitch, Width, Height);
    }
}

/// Between the rows nothing is filled.
#[scenario]
#[needs(context)]
#[shows(cuMemsetD2D16_v2, cuMemsetD2D32_v2, cuMemsetD2D8_v2)]
fn gaps_between_rows_are_left_alone(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.cuMemsetD8_v2(memory, 0, 64)?;
    cuda.cuMemsetD2D8_v2(memory, 8, 1, 3, 2)?;
    expect!(cuda.read(memory, 16)? == [1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0]);
    cuda.cuMemsetD2D16_v2(memory, 8, 0x0302, 1, 2)?;
    expect!(cuda.read(memory, 16)? == [2, 3, 1, 0, 0, 0, 0, 0, 2, 3, 1, 0, 0, 0, 0, 0]);
    cuda.cuMemsetD2D32_v2(memory + 4, 8, 0x0706_0504, 1, 2)?;
    expect!(cuda.read(memory, 16)? == [2, 3, 1, 0, 4, 5, 6, 7, 2, 3, 1, 0, 4, 5, 6, 7]);
    cuda.cuMemFree_v2(memory)?;
}

/// A single row has no use for a pitch: none at all will do.
#[scenario]
#[needs(context)]
fn single_row_needs_no_pitch(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.cuMemsetD8_v2(memory, 0, 64)?;
    cuda.cuMemsetD2D8_v2(memory, 0, 5, 10, 1)?;
    expect!(cuda.read(memory, 12)? == [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0]);
    cuda.cuMemFree_v2(memory)?;
}

/// Fills of rows wait until their stream gets there.
#[scenario]
#[needs(context)]
#[shows(cuMemsetD2D16Async, cuMemsetD2D32Async, cuMemsetD2D8Async)]
fn fill_waits_for_its_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(24)?;
    let other = cuda.cuMemAlloc_v2(24)?;
    cuda.write(memory, &[9; 24])?;
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(memory, 24)? == [9; 24]);
    let gate = cuda.hold(stream)?;
    cuda.cuMemsetD2D8Async(memory, 4, 1, 2, 2, stream)?;
    cuda.cuMemsetD2D16Async(memory + 8, 4, 0x0202, 1, 2, stream)?;
    cuda.cuMemsetD2D32Async(memory + 16, 4, 0x0303_0303, 1, 2, stream)?;
    cuda.cuStreamSynchronize(idle)?;
    expect!(cuda.read(memory, 24)? == [9; 24]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 8)? == [1, 1, 9, 9, 1, 1, 9, 9]);
    expect!(cuda.read(memory + 8, 8)? == [2, 2, 9, 9, 2, 2, 9, 9]);
    expect!(cuda.read(memory + 16, 8)? == [3; 8]);
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

//! Managed ranges by the batch: moved ahead of their use, and given up.

#![on("580.159.04")]

/// From which range on a place is meant.
#[domain]
enum LocationIndex {
    /// From the first one on.
    #[accepted]
    First = 0,
    /// From one on that comes later than the last.
    #[refused(INVALID_VALUE)]
    Past = 7,
}

/// Bytes of a range of a batch.
#[domain]
enum RangeBytes {
    /// A page of the host.
    #[accepted]
    Page = 4096,
    /// One byte.
    #[accepted]
    One = 1,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// So many that the end may lie beyond the largest address.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0xfe00_0000_0000_0000)]
    #[like(Over)]
    Wrapping = 0xffff_ffff_ffff_ffff,
    /// More than there is of any memory that the suite makes.
    #[refused(INVALID_VALUE)]
    #[when(value > 0x100_0000_0000)]
    Over = 0x1000_0000_0000_0000,
}

/// How long a range of a batch is.
#[fields(usize)]
struct RangeSize {
    /// Its bytes.
    #[whole]
    bytes: RangeBytes,
}

/// From which range of a batch on a place is meant.
#[fields(usize)]
struct PlaceIndex {
    /// The number of the range.
    #[whole]
    index: LocationIndex,
}

/// The stream of a batch is one that somebody made, or the thread's own.
#[rules]
fn never_in_the_legacy_stream(hStream: Stream) {
    /// Null will not do where it is the legacy stream.
    #[rule("no-legacy-stream", observed, on("580.159.04"), undocumented)]
    if hStream.is_null() && !symbol.is_per_thread() {
        return INVALID_VALUE;
    }
}

/// Moves managed ranges ahead of their use, each to its place.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(hStream)]
#[order(observed)]
fn cuMemPrefetchBatchAsync(
    /// Where the ranges begin.
    #[alters]
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    dptrs: Slice<Address<Managed, ManagedInterior>, count>,
    /// Bytes of each.
    #[undefined(bytes.Wrapping)]
    sizes: Beside<RangeSize, dptrs>,
    /// How many ranges.
    count: Count<dptrs>,
    /// Places, each for all ranges up to where the next one is for.
    #[refuses(
        Empty = INVALID_VALUE,
        NullEmpty = INVALID_VALUE,
        device.Cpu = INVALID_VALUE,
        device.Beyond = INVALID_VALUE,
        device.Negative = INVALID_VALUE,
        node.Beyond = INVALID_VALUE
    )]
    #[without(Two, Twice)]
    prefetchLocs: Slice<CUmemLocation, numPrefetchLocs>,
    /// The first range that each place is for.
    prefetchLocIdxs: Beside<PlaceIndex, prefetchLocs>,
    /// How many places.
    numPrefetchLocs: Count<prefetchLocs>,
    /// Kept for later.
    flags: Reserved,
    /// Stream the moves join.
    #[unseen("only time tells when memory moves")]
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(
        Legacy = INVALID_VALUE,
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: Stream<Null, PerThread>,
) {
    never_in_the_legacy_stream(hStream);
    check!(flags, hStream, initialized, own_process);
    special_needs_context(hStream);
}

/// Gives up what managed ranges hold, and moves them ahead of their use, each to its place.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(hStream)]
#[order(observed)]
#[same_rules(cuMemPrefetchBatchAsync)]
fn cuMemDiscardAndPrefetchBatchAsync(
    /// Where the ranges begin.
    #[alters]
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    dptrs: Slice<Address<Managed, ManagedInterior>, count>,
    /// Bytes of each.
    #[undefined(bytes.Wrapping)]
    sizes: Beside<RangeSize, dptrs>,
    /// How many ranges.
    count: Count<dptrs>,
    /// Places, each for all ranges up to where the next one is for.
    #[refuses(
        Empty = INVALID_VALUE,
        NullEmpty = INVALID_VALUE,
        device.Cpu = INVALID_VALUE,
        device.Beyond = INVALID_VALUE,
        device.Negative = INVALID_VALUE,
        node.Beyond = INVALID_VALUE
    )]
    #[without(Two, Twice)]
    prefetchLocs: Slice<CUmemLocation, numPrefetchLocs>,
    /// The first range that each place is for.
    prefetchLocIdxs: Beside<PlaceIndex, prefetchLocs>,
    /// How many places.
    numPrefetchLocs: Count<prefetchLocs>,
    /// Kept for later.
    flags: Reserved,
    /// Stream the moves join.
    #[unseen("only time tells when memory moves")]
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(
        Legacy = INVALID_VALUE,
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: Stream<Null, PerThread>,
) {
}

/// Gives up what managed ranges hold: nobody wants it any more.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[no_visible_effect("what has been given up may still be there")]
fn cuMemDiscardBatchAsync(
    /// Where the ranges begin.
    #[alters]
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    dptrs: Slice<Address<Managed, ManagedInterior>, count>,
    /// Bytes of each.
    #[undefined(bytes.Wrapping)]
    sizes: Beside<RangeSize, dptrs>,
    /// How many ranges.
    count: Count<dptrs>,
    /// Kept for later.
    flags: Reserved,
    /// Stream that gives them up.
    #[unseen("only time tells when memory is given up")]
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(
        Legacy = INVALID_VALUE,
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: Stream<Null, PerThread>,
) {
    never_in_the_legacy_stream(hStream);
    check!(flags, hStream, initialized);
    special_needs_context(hStream);
}

/// Each range is moved to the place that is meant from its index on, and its neighbours stay where they are.
#[scenario]
#[needs(context)]
#[gate(device.concurrent_managed_access())]
#[shows(cuMemDiscardAndPrefetchBatchAsync, cuMemPrefetchBatchAsync)]
fn ranges_are_moved_to_their_places(cuda: &Driver) {
    const BLOCK: usize = 65536;
    let memory = cuda.cuMemAllocManaged(3 * BLOCK, CU_MEM_ATTACH_GLOBAL)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.write(memory, &[5; 3 * BLOCK])?;
    let place = |kind| CUmemLocation {
        r#type: kind,
        ..Default::default()
    };
    let mut places = [place(CU_MEM_LOCATION_TYPE_DEVICE), place(CU_MEM_LOCATION_TYPE_HOST)];
    let mut starts = [memory, memory + BLOCK as u64];
    let mut sizes = [BLOCK, BLOCK];
    let mut indices = [0, 1];
    let (starts, sizes) = (starts.as_mut_ptr(), sizes.as_mut_ptr());
    let (places, indices) = (places.as_mut_ptr(), indices.as_mut_ptr());
    let last = |block: u64| {
        let mut place: c_int = 77;
        cuda.cuMemRangeGetAttribute(
            (&raw mut place).cast(),
            4,
            CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
            memory + block * BLOCK as u64,
            BLOCK,
        )
        .map(|()| place)
    };
    cuda.cuMemPrefetchBatchAsync(starts, sizes, 2, places, indices, 2, 0, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(last(0)? == 0);
    expect!(last(1)? == -1);
    expect!(last(2)? == -2);
    expect!(cuda.read(memory, 3 * BLOCK)? == [5; 3 * BLOCK]);
    let mut all = [0];
    cuda.cuMemDiscardAndPrefetchBatchAsync(starts, sizes, 2, places, all.as_mut_ptr(), 1, 0, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(last(0)? == 0);
    expect!(last(1)? == 0);
    expect!(last(2)? == -2);
    expect!(cuda.read(memory + 2 * BLOCK as u64, BLOCK)? == [5; BLOCK]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A range that exceeds its managed variable is neither given up nor moved.
#[scenario]
#[needs(context)]
#[gate(device.concurrent_managed_access())]
fn ranges_of_a_batch_end_with_their_memory(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let (mut start, _) = cuda.cuLibraryGetManaged(library, c"shared_word".as_ptr())?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mut size = 4096;
    let discarded = cuda.cuMemDiscardBatchAsync(&mut start, &mut size, 1, 0, stream);
    expect!(discarded == Err(INVALID_VALUE));
    let mut place = CUmemLocation::default();
    place.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let mut first = 0;
    let moved = cuda.cuMemDiscardAndPrefetchBatchAsync(
        &mut start, &mut size, 1, &mut place, &mut first, 1, 0, stream,
    );
    expect!(moved == Err(INVALID_VALUE));
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuLibraryUnload(library)?;
}

/// What has been given up can be written anew, and what lies beside it is kept.
#[scenario]
#[needs(context)]
#[gate(device.concurrent_managed_access())]
fn neighbours_are_not_given_up(cuda: &Driver) {
    const BLOCK: usize = 65536;
    let memory = cuda.cuMemAllocManaged(2 * BLOCK, CU_MEM_ATTACH_GLOBAL)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.write(memory, &[5; 2 * BLOCK])?;
    let (mut start, mut size) = (memory, BLOCK);
    cuda.cuMemDiscardBatchAsync(&mut start, &mut size, 1, 0, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory + BLOCK as u64, BLOCK)? == [5; BLOCK]);
    cuda.write(memory, &[6; BLOCK])?;
    expect!(cuda.read(memory, BLOCK)? == [6; BLOCK]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}

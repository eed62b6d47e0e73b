//! Waiting for and writing words by the form that devices do not offer unasked.

#![on("580.159.04")]

/// Whether a device waits for words and writes them, by the first form of the calls.
#[rules]
fn first_form(stream: CUstream) {
    /// The first form is for devices and drivers that were told to offer it.
    #[rule("first-form", documented, on("580.159.04"))]
    if !stream.device().can_use_stream_mem_ops_v1() {
        return NOT_SUPPORTED;
    }
}

/// Holds a stream back until a word of 32 bits is as it should be, by the form that devices do not offer unasked.
#[needs(initialized)]
#[class(stream_wait)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(SUCCESS, "no device at hand offers the first form")]
#[unreachable(
    INVALID_VALUE,
    "a device that does not offer the first form has nobody look at its arguments"
)]
#[unobserved(success)]
#[no_visible_effect("no device at hand offers the first form")]
fn cuStreamWaitValue32(
    /// Stream that waits.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    stream: UncapturedStream,
    /// The word, which nobody looks at.
    #[accepts(Misaligned, PinnedMisaligned, Managed, Pageable, Freed, Null, Garbage)]
    addr: Word,
    /// What the word is held against.
    value: Any,
    /// When the wait is over.
    flags: AnyOf<CUstreamWaitValue_flags>,
) {
    check!(initialized);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(no_capture);
    check!(stream);
    first_form(stream);
}

/// Writes a word of 32 bits in stream order, by the form that devices do not offer unasked.
#[needs(initialized)]
#[class(stream_wait)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(SUCCESS, "no device at hand offers the first form")]
#[unreachable(
    INVALID_VALUE,
    "a device that does not offer the first form has nobody look at its arguments"
)]
#[unobserved(success)]
#[no_visible_effect("no device at hand offers the first form")]
fn cuStreamWriteValue32(
    /// Stream whose order the write joins.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    stream: UncapturedStream,
    /// The word, which nobody looks at.
    #[accepts(Misaligned, PinnedMisaligned, Managed, Pageable, Freed, Null, Garbage)]
    addr: Word,
    /// What to write.
    value: Any,
    /// Whether the write may overtake earlier ones.
    flags: AnyOf<CUstreamWriteValue_flags>,
) {
    check!(initialized);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(no_capture);
    check!(stream);
    first_form(stream);
}

/// Holds a stream back until a word of 64 bits is as it should be, by the form that devices do not offer unasked.
#[needs(initialized)]
#[class(stream_wait)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(SUCCESS, "no device at hand offers the first form")]
#[unreachable(
    INVALID_VALUE,
    "a device that does not offer the first form has nobody look at its arguments"
)]
#[unobserved(success)]
#[no_visible_effect("no device at hand offers the first form")]
fn cuStreamWaitValue64(
    /// Stream that waits.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    stream: UncapturedStream,
    /// The word, which nobody looks at.
    #[accepts(Misaligned, PinnedMisaligned, Managed, Pageable, Freed, Null, Garbage)]
    addr: Word,
    /// What the word is held against.
    value: Any,
    /// When the wait is over.
    flags: AnyOf<CUstreamWaitValue_flags>,
) {
    check!(initialized);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(no_capture);
    check!(stream);
    first_form(stream);
}

/// Writes a word of 64 bits in stream order, by the form that devices do not offer unasked.
#[needs(initialized)]
#[class(stream_wait)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(SUCCESS, "no device at hand offers the first form")]
#[unreachable(
    INVALID_VALUE,
    "a device that does not offer the first form has nobody look at its arguments"
)]
#[unobserved(success)]
#[no_visible_effect("no device at hand offers the first form")]
fn cuStreamWriteValue64(
    /// Stream whose order the write joins.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    stream: UncapturedStream,
    /// The word, which nobody looks at.
    #[accepts(Misaligned, PinnedMisaligned, Managed, Pageable, Freed, Null, Garbage)]
    addr: Word,
    /// What to write.
    value: Any,
    /// Whether the write may overtake earlier ones.
    flags: AnyOf<CUstreamWriteValue_flags>,
) {
    check!(initialized);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(no_capture);
    check!(stream);
    first_form(stream);
}

/// Puts several waits and writes into a stream at once, by the form that devices do not offer unasked.
#[needs(initialized)]
#[class(stream_wait)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(SUCCESS, "no device at hand offers the first form")]
#[unreachable(
    INVALID_VALUE,
    "a device that does not offer the first form has nobody look at its arguments"
)]
#[unobserved(success)]
#[no_visible_effect("no device at hand offers the first form")]
fn cuStreamBatchMemOp(
    /// Stream that waits and writes.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    stream: UncapturedStream,
    /// How many.
    count: OperationCount,
    /// What, and where; nobody looks there.
    paramArray: Opaque,
    /// Kept for later.
    flags: Any,
) {
    #[until(11040, on("390.157", "418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(count);
    check!(initialized);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(no_capture);
    check!(stream, count);
    first_form(stream);
}

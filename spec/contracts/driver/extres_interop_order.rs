//! Semaphores in the order of streams. What the suite has of semaphores is the descriptor of memory, which the driver
//! takes for one.

#![on("580.159.04")]

/// A semaphore that is to be signalled.
#[fields(CUexternalSemaphore)]
struct SemaphoreToSignal {
    /// Which.
    #[whole]
    // The driver dies of it.
    #[without(Null)]
    semaphore: ExternalSemaphore,
}

/// A semaphore that is to be waited for.
#[fields(CUexternalSemaphore)]
struct SemaphoreToAwait {
    /// Which.
    #[whole]
    // Nobody signals it any more.
    #[undefined(Imported)]
    semaphore: ExternalSemaphore,
}

/// How a semaphore is signalled.
#[fields]
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS {
    /// What it is to stand at, if it counts.
    #[field(params.fence.value)]
    value: Any,
    /// What is left out for memory of another kind.
    flags: Reserved,
}

/// How a semaphore is waited for.
#[fields]
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS {
    /// What it has to stand at, if it counts.
    #[field(params.fence.value)]
    value: Any,
    /// What is left out for memory of another kind.
    flags: Reserved,
}

/// Signals semaphores once a stream gets there.
#[needs(initialized)]
#[class(handle_lookup)]
#[stream_ordered(stream)]
#[order(observed, except(sound_context))]
#[not_safe(INVALID_HANDLE, "null crashes the driver")]
#[unreachable(NOT_SUPPORTED, "only devices that know of no semaphores")]
fn cuSignalExternalSemaphoresAsync(
    /// The semaphores.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    extSemArray: Slice<SemaphoreToSignal, numExtSems>,
    /// How each is signalled.
    paramsArray: Beside<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, extSemArray>,
    /// How many semaphores.
    numExtSems: Count<extSemArray>,
    /// Stream whose order the signals join.
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(OtherContext = INVALID_VALUE)]
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized);
    special_stream_has_context(stream);
    legacy_is_uncaptured(stream);
    if stream.is_special() {
        check!(outside_callback, intact_context);
    }
    check!(stream, extSemArray, paramsArray);
}

/// Has a stream wait until semaphores are signalled.
#[needs(initialized)]
#[class(handle_lookup)]
#[stream_ordered(stream)]
#[order(observed, except(sound_context))]
#[contradicted(INVALID_HANDLE, "null is an invalid value")]
#[unreachable(NOT_SUPPORTED, "only devices that know of no semaphores")]
#[unreachable(TIMEOUT, "only mutexes of other systems have one")]
fn cuWaitExternalSemaphoresAsync(
    /// The semaphores.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Two, Twice)]
    extSemArray: Slice<SemaphoreToAwait, numExtSems>,
    /// How each is waited for.
    paramsArray: Beside<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, extSemArray>,
    /// How many semaphores.
    numExtSems: Count<extSemArray>,
    /// Stream that waits.
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(OtherContext = INVALID_VALUE)]
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized);
    special_stream_has_context(stream);
    legacy_is_uncaptured(stream);
    if stream.is_special() {
        check!(outside_callback, intact_context);
    }
    check!(stream, extSemArray, paramsArray);
}

/// A capture notes signals and waits as what they are.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuSignalExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync)]
fn signals_and_waits_are_noted(cuda: &Driver) {
    let physical = cuda.exportable_memory(2 << 20)?;
    let descriptor = cuda.export_memory(physical)?;
    let mut desc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = Default::default();
    desc.r#type = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD;
    desc.handle.fd = descriptor;
    let semaphore = cuda.cuImportExternalSemaphore(&desc)?;
    let (signal, wait) = (Default::default(), Default::default());
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuSignalExternalSemaphoresAsync(&semaphore, &signal, 1, stream)?;
    cuda.cuWaitExternalSemaphoresAsync(&semaphore, &wait, 1, stream)?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    let kinds = cuda.node_kinds(graph)?;
    expect!(kinds == [CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL, CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT]);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuDestroyExternalSemaphore(semaphore)?;
    cuda.raw().cuMemRelease(physical)?;
}

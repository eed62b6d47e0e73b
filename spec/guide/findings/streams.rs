//! What a driver was found to do: streams and captures.

#[findings("Streams and captures", "h200-580.159.04", "13.0.96")]
enum Streams {
    /// The thread is looked at only for the null, legacy and per-thread stream: `INVALID_CONTEXT`
    /// without a current context, `NOT_PERMITTED` in a callback or host function. A stream that
    /// somebody made works with no context current and inside a callback, for begin and end of a
    /// capture, waiting, attributes, callbacks and destruction alike.
    #[about(
        cuStreamGetPriority,
        cuStreamGetDevice,
        cuStreamGetFlags,
        cuStreamGetId,
        cuStreamGetCtx,
        cuStreamGetCtx_v2,
        cuStreamQuery,
        cuStreamSynchronize,
        cuStreamDestroy_v2,
        cuStreamDestroy,
        cuStreamGetAttribute,
        cuStreamSetAttribute,
        cuStreamBeginCapture_v2,
        cuStreamBeginCapture,
        cuStreamBeginCaptureToGraph,
        cuStreamEndCapture,
        cuStreamIsCapturing,
        cuStreamGetCaptureInfo_v3,
        cuStreamGetCaptureInfo_v2,
        cuStreamGetCaptureInfo,
        cuStreamUpdateCaptureDependencies_v2,
        cuStreamUpdateCaptureDependencies,
        cuStreamWaitEvent,
        cuStreamAddCallback,
        cuStreamAttachMemAsync
    )]
    #[documents(
        "`INVALID_CONTEXT` is listed, and no call is allowed in a callback, without exception."
    )]
    #[shown(
        "cuStreamGetPriority[state=no-context]",
        "cuStreamSynchronize[state=in-callback]"
    )]
    MadeStreamCarriesItsContext,
    /// `phStream` is written when the call fails for want of initialization or context or in a
    /// callback, and left alone when an argument is wrong.
    #[about(cuStreamCreate, cuStreamCreateWithPriority)]
    #[documents("Nothing is said about the result of a failing call.")]
    #[shown("cuStreamCreate[state=no-context]")]
    FailingStreamCreationWritesItsResult,
    /// For a stream that is captured, in whatever mode and by whichever thread, the answer is
    /// `STREAM_CAPTURE_UNSUPPORTED`, and the question spoils the capture.
    #[about(cuStreamGetDevice, cuStreamGetFlags, cuStreamGetId)]
    #[documents("No capture code is named.")]
    #[shown(
        "cuStreamGetFlags[hStream=capturing]",
        "cuStreamGetId[hStream=captured-elsewhere]"
    )]
    QuestionSpoilsACapture,
    /// These two answer for a captured stream, and give `STREAM_CAPTURE_INVALIDATED` only once the
    /// capture is spoilt.
    #[about(cuStreamGetPriority, cuStreamGetCtx)]
    #[shown("cuStreamGetPriority[hStream=capture-invalidated]")]
    PriorityOfACapturedStreamCanBeAsked,
    /// Null is taken for either place; only both at once are refused with `INVALID_VALUE`, which is
    /// checked before initialization.
    #[about(cuStreamGetCtx_v2)]
    #[documents("Both results are for every caller.")]
    #[shown(
        "cuStreamGetCtx_v2[pCtx=null]",
        "cuStreamGetCtx_v2[pCtx=null,pGreenCtx=null]"
    )]
    EitherContextOfAStreamCanBeLeftOut,
    /// A stream whose capture is already spoilt gives `STREAM_CAPTURE_UNSUPPORTED` again, and not
    /// `STREAM_CAPTURE_INVALIDATED`.
    #[about(
        cuStreamQuery,
        cuStreamSynchronize,
        cuStreamAddCallback,
        cuStreamAttachMemAsync
    )]
    #[shown("cuStreamQuery[hStream=capture-invalidated]")]
    SpoiltCaptureIsUnsupportedAgain,
    /// The streams that are always there are refused with `INVALID_HANDLE` before initialization or
    /// context are looked at; any other is destroyed without a current context and inside a
    /// callback.
    #[about(cuStreamDestroy_v2, cuStreamDestroy)]
    #[documents("`NOT_INITIALIZED` and `INVALID_CONTEXT` are listed.")]
    #[shown(
        "cuStreamDestroy_v2[hStream=null,state=uninitialized]",
        "cuStreamDestroy_v2[state=no-context]"
    )]
    StreamDestructionLooksAtTheStreamFirst,
    /// Destroying a captured stream succeeds, and the process dies of a segmentation fault when its
    /// context is waited for.
    #[about(cuStreamDestroy_v2, cuStreamDestroy)]
    #[shown("cuStreamDestroy_v2[hStream=capturing]")]
    DestroyingACapturedStreamKillsTheProcess,
    /// With null for the value the process dies of a segmentation fault.
    #[about(cuStreamGetAttribute, cuStreamSetAttribute)]
    #[documents("Wrong arguments are `INVALID_VALUE`.")]
    #[shown("cuStreamGetAttribute[value_out=null]")]
    NullForAnAttributeCrashes,
    /// The advice on the use of links between devices,
    /// `CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`, is refused on streams with
    /// `INVALID_VALUE`. A priority out of range is moved, and not refused.
    #[about(cuStreamSetAttribute)]
    #[shown("cuStreamSetAttribute[attr=CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING]")]
    LinkSchedulingIsRefusedOnStreams,
    /// The synchronization policy of a new stream reads as 0xffffffff, which cannot be set again:
    /// `INVALID_VALUE`. Zero cannot either.
    #[about(cuStreamGetAttribute, cuStreamSetAttribute)]
    #[shown("cuStreamSetAttribute[attr=CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY]")]
    SynchronizationPolicyCannotBeSetBack,
    /// It is refused for null only; the legacy stream passes by its own handle.
    #[about(cuStreamAttachMemAsync)]
    #[documents("Attaching to a single stream is refused with the null stream.")]
    #[shown("cuStreamAttachMemAsync[hStream=legacy,flags=CU_MEM_ATTACH_SINGLE]")]
    LegacyStreamTakesSingleAttachment,
    /// `flags` 0 ends the process with a segmentation fault.
    #[about(cuStreamAttachMemAsync)]
    #[shown("cuStreamAttachMemAsync[flags=unset]")]
    AttachmentWithoutFlagsCrashes,
    /// While a stream is captured an interprocess event is refused with
    /// `STREAM_CAPTURE_UNSUPPORTED`, which spoils the capture.
    #[about(cuStreamWaitEvent)]
    #[shown("cuStreamWaitEvent[hStream=capturing,hEvent=interprocess]")]
    CaptureWaitsForNoInterprocessEvent,
    /// Waiting for an interprocess event in a stream of another context of the same device ends the
    /// process with a segmentation fault.
    #[about(cuStreamWaitEvent)]
    #[shown("cuStreamWaitEvent[hStream=other-context,hEvent=interprocess]")]
    InterprocessEventCrashesAnotherContext,
    /// Beginning a capture on a stream that is captured, or whose capture is spoilt, gives
    /// `ILLEGAL_STATE`, also from another thread. `mode` and `hGraph` are checked before
    /// initialization.
    #[about(
        cuStreamBeginCapture,
        cuStreamBeginCapture_v2,
        cuStreamBeginCaptureToGraph
    )]
    #[shown("cuStreamBeginCapture_v2[hStream=capturing]")]
    CaptureBegunTwiceIsAnIllegalState,
    /// A dependency that is named twice is taken, and counts once. A destroyed graph was refused
    /// with `INVALID_VALUE`, which is not judged.
    #[about(cuStreamBeginCaptureToGraph)]
    #[shown("cuStreamBeginCaptureToGraph[dependencies=twice]")]
    DependencyNamedTwiceCountsOnce,
    /// Any number is taken as the mode and handed back by the next exchange; with null the process
    /// dies of a segmentation fault.
    #[about(cuThreadExchangeStreamCaptureMode)]
    #[documents("`INVALID_VALUE` is listed.")]
    #[shown(
        "cuThreadExchangeStreamCaptureMode[mode=given-unknown]",
        "cuThreadExchangeStreamCaptureMode[mode=null]"
    )]
    CaptureModeTakesAnyNumber,
    /// Null is taken for `phGraph`, and ends the capture.
    #[about(cuStreamEndCapture)]
    #[documents("`INVALID_VALUE` is listed.")]
    #[shown("cuStreamEndCapture[phGraph=null]")]
    CaptureEndsWithoutAGraph,
    /// After `STREAM_CAPTURE_WRONG_THREAD` the capture is over: a second attempt gives
    /// `ILLEGAL_STATE`, and the stream counts as not captured.
    #[about(cuStreamEndCapture)]
    #[shown("stream_capture/failed_end_ends_the_capture")]
    WrongThreadEndsTheCaptureAllTheSame,
    /// That is so only while the capture is active, and not for a stream that is not captured or
    /// whose capture is spoilt.
    #[about(cuStreamGetCaptureInfo_v3)]
    #[documents("Room for edges without room for nodes is refused.")]
    #[shown("cuStreamGetCaptureInfo_v3[dependencies_out=null]")]
    EdgesWithoutNodesAreRefusedInACaptureOnly,
    /// Null places for results are refused with `INVALID_VALUE` before initialization is looked at,
    /// so `INVALID_VALUE` wins over `NOT_INITIALIZED`. Not so for `cuStreamGetAttribute`,
    /// `cuStreamSetAttribute`, `cuStreamWaitEvent` and `cuStreamEndCapture`.
    #[about(
        cuStreamCreate,
        cuStreamCreateWithPriority,
        cuStreamGetPriority,
        cuStreamGetDevice,
        cuStreamGetFlags,
        cuStreamGetId,
        cuStreamGetCtx,
        cuStreamGetCtx_v2,
        cuStreamBeginCapture_v2,
        cuStreamBeginCaptureToGraph,
        cuStreamIsCapturing,
        cuStreamGetCaptureInfo_v3,
        cuStreamGetCaptureInfo_v2,
        cuStreamGetCaptureInfo,
        cuStreamAddCallback
    )]
    #[shown("cuStreamGetPriority[hStream=null,priority=null,state=uninitialized]")]
    NullResultOfAStreamComesBeforeInitialization,
}

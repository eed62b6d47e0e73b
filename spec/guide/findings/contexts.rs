//! What a driver was found to do: contexts, events and the primary context.

#[findings(
    "Contexts, events and the primary context",
    "h200-580.159.04",
    "13.0.96"
)]
enum Contexts {
    /// Where there is a primary context, or another of a newer form, a valid call gives `OUT_OF_MEMORY`; in a process
    /// that has none it succeeds, more than once, and then the newer forms run out of memory. While managed memory is
    /// around the process dies of the call.
    #[about(cuCtxCreate)]
    #[documents("No list of codes is kept for the first form.")]
    #[shown("ctx/first_form_is_not_mixed_with_others")]
    FirstFormOfContextCreationRunsOutOfMemory,
    /// Null is `INVALID_VALUE` before anything else is looked at, even before initialization and in
    /// a callback.
    #[about(cuCtxDestroy_v2, cuCtxDestroy)]
    #[documents("A handle that is no context is `INVALID_CONTEXT`.")]
    #[shown(
        "cuCtxDestroy_v2[ctx=null]",
        "cuCtxDestroy_v2[ctx=null,state=uninitialized]",
        "cuCtxDestroy_v2[ctx=null,state=in-callback]"
    )]
    NullContextIsAnInvalidValue,
    /// The answer is `INVALID_CONTEXT` or `CONTEXT_IS_DESTROYED`, by what has become of its memory;
    /// in a callback it is `NOT_PERMITTED` in most runs, and `INVALID_CONTEXT` where the memory is
    /// no context any more.
    #[about(cuCtxDestroy_v2, cuCtxDestroy)]
    #[documents("Nothing is said of a context that was destroyed before.")]
    #[shown(
        "cuCtxDestroy_v2[ctx=destroyed]",
        "cuCtxDestroy[ctx=destroyed,state=no-context]",
        "cuCtxDestroy[ctx=destroyed,state=in-callback]"
    )]
    ContextDestroyedTwiceHasTwoAnswers,
    /// Null is `INVALID_VALUE`, and a destroyed context is pushed: its next user crashes.
    #[about(cuCtxPushCurrent_v2, cuCtxPushCurrent)]
    #[documents("`INVALID_CONTEXT` is listed.")]
    #[shown("cuCtxPushCurrent_v2[ctx=null]", "cuCtxPushCurrent_v2[ctx=destroyed]")]
    DestroyedContextCanBePushed,
    /// The primary context is refused with `INVALID_CONTEXT`, current or not; a context made by
    /// `cuCtxCreate_v4` is taken.
    #[about(cuCtxPushCurrent)]
    #[shown(
        "cuCtxPushCurrent[ctx=primary]",
        "cuCtxPushCurrent[ctx=primary,state=no-context]"
    )]
    FirstFormOfPushRefusesThePrimaryContext,
    /// A destroyed context becomes current, and its next user crashes.
    #[about(cuCtxSetCurrent)]
    #[documents("`INVALID_CONTEXT` is listed.")]
    #[shown("cuCtxSetCurrent[ctx=destroyed]")]
    DestroyedContextCanBecomeCurrent,
    /// A current context that was destroyed gives `CONTEXT_IS_DESTROYED` almost everywhere; these
    /// two succeed.
    #[about(cuCtxGetDevice, cuCtxGetFlags)]
    #[shown("cuCtxGetDevice[state=context-destroyed]")]
    SomeQuestionsAnswerForADestroyedContext,
    /// `cuCtxSetFlags` crashes while a destroyed context is current, and `cuCtxGetDevice_v2` when
    /// it is passed one.
    #[about(cuCtxSetFlags, cuCtxGetDevice_v2)]
    #[documents("Nobody is told not to pass a destroyed context.")]
    #[shown("cuCtxGetDevice_v2[ctx=destroyed]")]
    DestroyedContextCrashesWhoeverUsesIt,
    /// Null for the result is `INVALID_VALUE` even before initialization; the rest of the group
    /// looks at the process first.
    #[about(
        cuCtxGetDevice,
        cuCtxGetDevice_v2,
        cuCtxGetFlags,
        cuCtxGetId,
        cuDevicePrimaryCtxGetState
    )]
    #[shown("cuCtxGetDevice[device=null,state=uninitialized]")]
    NullResultIsRefusedBeforeInitialization,
    /// A destroyed context is `INVALID_CONTEXT` here, while the other calls that take a context
    /// give `CONTEXT_IS_DESTROYED`.
    #[about(cuCtxGetApiVersion)]
    #[shown("cuCtxGetApiVersion[ctx=destroyed]")]
    ApiVersionOfADestroyedContextIsAnInvalidContext,
    /// The limits that cannot be set, shared memory size and whether there is a partnership with
    /// graphics, give `NOT_PERMITTED`.
    #[about(cuCtxSetLimit)]
    #[documents("`INVALID_VALUE` and `UNSUPPORTED_LIMIT` are listed.")]
    #[shown(
        "cuCtxSetLimit[limit=CU_LIMIT_SHMEM_SIZE]",
        "cuCtxSetLimit[limit=CU_LIMIT_CIG_ENABLED]"
    )]
    LimitsThatCannotBeSetAreNotPermitted,
    /// A fetch granularity of the second level cache beyond 128 bytes is refused with
    /// `INVALID_VALUE`, and not cut.
    #[about(cuCtxSetLimit)]
    #[documents("The driver may adjust what a limit is set to.")]
    #[shown("ctx_state/limits_are_read_back")]
    FetchGranularityIsRefusedAndNotCut,
    /// Outside a partnership with graphics the size of its shared memory can be asked for; the
    /// fallback gives `UNSUPPORTED_LIMIT`.
    #[about(cuCtxGetLimit)]
    #[shown(
        "cuCtxGetLimit[limit=CU_LIMIT_SHMEM_SIZE]",
        "cuCtxGetLimit[limit=CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED]"
    )]
    SharedMemoryOfGraphicsCanBeAskedFor,
    /// The answer comes without a multi-process server, and the place is written even when the call
    /// fails; an unknown kind gives `UNSUPPORTED_EXEC_AFFINITY`, and not `INVALID_VALUE`.
    #[about(cuCtxGetExecAffinity)]
    #[shown("cuCtxGetExecAffinity[]", "cuCtxGetExecAffinity[type=unknown]")]
    ExecAffinityIsAnsweredWithoutAServer,
    /// Checked are the device, the place for the context, shares or graphics, and the flags, in
    /// this order.
    #[about(cuCtxCreate_v3, cuCtxCreate_v4)]
    #[shown(
        "cuCtxCreate_v4[pctx=null,dev=cpu]",
        "cuCtxCreate_v4[pctx=null,ctxCreateParams=given]",
        "cuCtxCreate_v4[ctxCreateParams=given,flags=CU_CTX_SCHED_MASK]"
    )]
    OrderOfChecksWhenAContextIsMade,
    /// A capture under way is noticed before a bad event by `cuCtxWaitEvent`, and after it by
    /// `cuCtxRecordEvent`.
    #[about(cuCtxWaitEvent, cuCtxRecordEvent)]
    #[shown(
        "cuCtxWaitEvent[hEvent=null,state=capturing-global]",
        "cuCtxRecordEvent[hEvent=null,state=capturing-global]"
    )]
    CaptureIsNoticedBeforeOrAfterABadEvent,
    /// These calls pass there, as long as no stream that is always there is named.
    #[about(
        cuEventQuery,
        cuEventSynchronize,
        cuEventDestroy_v2,
        cuEventElapsedTime_v2,
        cuEventRecord,
        cuEventRecordWithFlags
    )]
    #[documents("No call is allowed in a callback.")]
    #[shown("cuEventRecord[state=in-callback]", "cuEventQuery[state=in-callback]")]
    EventCallsPassInCallbacks,
    /// The calls work without a current context.
    #[about(
        cuEventSynchronize,
        cuEventDestroy_v2,
        cuEventElapsedTime_v2,
        cuEventRecord,
        cuEventRecordWithFlags
    )]
    #[documents("`INVALID_CONTEXT` is listed.")]
    #[shown(
        "cuEventSynchronize[state=no-context]",
        "cuEventRecord[state=no-context]"
    )]
    EventCallsNeedNoContext,
    /// Null is `INVALID_HANDLE` before initialization as well.
    #[about(
        cuEventQuery,
        cuEventSynchronize,
        cuEventDestroy_v2,
        cuEventElapsedTime_v2
    )]
    #[documents("`NOT_INITIALIZED` is listed.")]
    #[shown("cuEventQuery[hEvent=null,state=uninitialized]")]
    NullEventComesBeforeInitialization,
    /// Null for the time is `INVALID_HANDLE`, as if an event were wrong.
    #[about(cuEventElapsedTime_v2, cuEventElapsedTime)]
    #[shown("cuEventElapsedTime_v2[pMilliseconds=null]")]
    NullForTheTimeIsAnInvalidHandle,
    /// The answer is `STREAM_CAPTURE_UNSUPPORTED`.
    #[about(cuEventRecord, cuEventRecordWithFlags)]
    #[documents("Nothing is said of a capture and an event that is shared between processes.")]
    #[shown("cuEventRecord[hEvent=interprocess,hStream=capturing]")]
    CaptureTakesNoInterprocessEvent,
    /// `CU_CTX_MAP_HOST`, which `cuCtxCreate_v4` and `cuCtxSetFlags` accept, is `INVALID_VALUE`
    /// here.
    #[about(cuDevicePrimaryCtxSetFlags_v2, cuDevicePrimaryCtxSetFlags)]
    #[shown("cuDevicePrimaryCtxSetFlags_v2[flags=CU_CTX_MAP_HOST]")]
    PrimaryContextTakesNoMapHost,
    /// A context in use still gives `PRIMARY_CONTEXT_ACTIVE`; the present form changes it.
    #[about(cuDevicePrimaryCtxSetFlags)]
    #[shown("cuDevicePrimaryCtxSetFlags[]")]
    FirstFormRefusesFlagsOfAContextInUse,
}

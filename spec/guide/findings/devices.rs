//! What a driver was found to do: devices, entry points, unified addressing.

#[findings(
    "Devices, entry points, unified addressing",
    "h200-580.159.04",
    "13.0.96"
)]
enum Devices {
    /// The calls answer without a context.
    #[about(
        cuDeviceGet,
        cuDeviceGetCount,
        cuDeviceGetName,
        cuDeviceTotalMem_v2,
        cuDeviceGetTexture1DLinearMaxWidth,
        cuDeviceGetAttribute,
        cuDeviceGetExecAffinitySupport,
        cuDeviceGetProperties,
        cuDeviceComputeCapability
    )]
    #[documents("`INVALID_CONTEXT` is listed.")]
    #[shown("cuDeviceGet[state=no-context]")]
    DevicesAnswerWithoutAContext,
    /// The process dies of it, once name and device are right.
    #[about(cuDeviceGetName)]
    #[documents("A length of zero is not forbidden.")]
    #[shown("cuDeviceGetName[len=zero]")]
    DeviceNameOfNoLengthCrashes,
    /// It is the answer on Linux, after every argument has been checked.
    #[about(cuDeviceGetLuid)]
    #[documents("`NOT_SUPPORTED` is not listed.")]
    #[shown("cuDeviceGetLuid[]")]
    LuidIsNotSupportedOnLinux,
    /// The result is written even when the answer is `INVALID_DEVICE` or `NOT_INITIALIZED`.
    #[about(cuDeviceTotalMem_v2, cuDeviceTotalMem)]
    #[documents("A failing call is expected to leave its result alone.")]
    #[shown("cuDeviceTotalMem_v2[dev=cpu]")]
    TotalMemoryIsWrittenByAFailingCall,
    /// Both arrays are checked before it is looked whether `cuInit` was called, and a mask is
    /// written for an unknown operation although the call fails.
    #[about(cuDeviceGetHostAtomicCapabilities)]
    #[shown(
        "cuDeviceGetHostAtomicCapabilities[capabilities=null,state=uninitialized]",
        "cuDeviceGetHostAtomicCapabilities[operations=one-unknown]"
    )]
    AtomicCapabilitiesAreWrittenByAFailingCall,
    /// The result pointer is looked at before `cuInit`, and the device before the attribute.
    #[about(cuDeviceGetAttribute)]
    #[shown(
        "cuDeviceGetAttribute[pi=null,state=uninitialized]",
        "cuDeviceGetAttribute[attrib=unset,dev=cpu]"
    )]
    OrderOfChecksOfDeviceAttributes,
    /// Unlike the other functions about devices, it looks at the device before the result pointer.
    #[about(cuDeviceGetDefaultMemPool)]
    #[shown("cuDeviceGetDefaultMemPool[pool_out=null,dev=cpu]")]
    DefaultPoolLooksAtTheDeviceFirst,
    /// So it is, where the neighbour `cuDeviceGetDefaultMemPool` gives `INVALID_DEVICE`.
    #[about(cuDeviceSetMemPool, cuDeviceGetMemPool)]
    #[documents("A device that does not exist is `INVALID_VALUE`.")]
    #[shown("cuDeviceGetMemPool[dev=beyond]")]
    PoolOfAnAbsentDeviceIsAnInvalidValue,
    /// A kind that does not exist is answered with success.
    #[about(cuDeviceGetExecAffinitySupport)]
    #[documents("Wrong arguments are `INVALID_VALUE`.")]
    #[shown("cuDeviceGetExecAffinitySupport[type=unknown]")]
    AffinityOfAnUnknownKindIsAnswered,
    /// The eight plain formats are taken with one, two and four channels, and any other format with
    /// the number of channels that it holds and no other; seen by hand for every format and number.
    #[about(cuDeviceGetTexture1DLinearMaxWidth)]
    #[documents("It is not said which formats can be asked about.")]
    #[shown(
        "cuDeviceGetTexture1DLinearMaxWidth[format=CU_AD_FORMAT_UNORM_INT8X1]",
        "cuDeviceGetTexture1DLinearMaxWidth[format=CU_AD_FORMAT_UNORM_INT_101010_2,numChannels=highest]"
    )]
    FormatsOfLinearTextures,
    /// The driver of a board with its own memory does not export it.
    #[about(cuEventCreateFromEGLSync)]
    #[documents("Declared for everybody since 9.0.")]
    #[shown("cuEventCreateFromEGLSync[export]")]
    EglSyncEventsAreForIntegratedDevices,
    /// `cuEGLApiInit`, `cuMemGetAttribute` and `cuMemGetAttribute_v2` are exported; `cuspec check
    /// --library libcuda.so.1` lists them.
    #[documents("No toolkit declares them.")]
    ExportsThatNoHeaderDeclares,
    /// A null name and a null place for the function are fatal, unless flags or version are refused
    /// first.
    #[about(cuGetProcAddress_v2, cuGetProcAddress)]
    #[documents("Wrong arguments are `INVALID_VALUE`.")]
    #[shown("cuGetProcAddress_v2[symbol=null]", "cuGetProcAddress_v2[pfn=null]")]
    EntryPointLookupCrashesOnNull,
    /// A version below zero counts as later than all others and finds what is new, while zero finds
    /// nothing.
    #[about(cuGetProcAddress_v2, cuGetProcAddress)]
    #[shown("cuGetProcAddress_v2[symbol=recent,cudaVersion=negative]")]
    NegativeVersionFindsWhatIsNew,
    /// Both calls pass without a context, given a stream that somebody made, and inside a host
    /// function.
    #[about(cuMemPrefetchAsync, cuMemPrefetchAsync_v2)]
    #[documents(
        "No code is named for a call without a context or from a host function, though host functions must not call the driver."
    )]
    #[shown(
        "cuMemPrefetchAsync[state=no-context]",
        "cuMemPrefetchAsync[state=in-callback]"
    )]
    PrefetchNeedsNoContext,
    /// A stream whose capture is spoilt gives `STREAM_CAPTURE_UNSUPPORTED`, and not
    /// `STREAM_CAPTURE_INVALIDATED`.
    #[about(cuMemPrefetchAsync, cuMemPrefetchAsync_v2)]
    #[documents("Neither code is documented.")]
    #[shown("cuMemPrefetchAsync[hStream=capture-invalidated]")]
    PrefetchInASpoiltCaptureIsUnsupported,
    /// Flags and the kind of place are checked before it is looked whether `cuInit` was called; a
    /// device that does not exist is noticed later, after stream and length.
    #[about(cuMemPrefetchAsync_v2)]
    #[shown(
        "cuMemPrefetchAsync_v2[devPtr=null,flags=one,hStream=null,state=uninitialized]",
        "cuMemPrefetchAsync_v2[hStream=capturing,location.device=cpu]"
    )]
    PrefetchChecksThePlaceEarlyAndTheDeviceLate,
    /// It is `INVALID_VALUE`, where `cuMemAdvise` gives `INVALID_DEVICE`.
    #[about(cuMemAdvise_v2)]
    #[documents("A wrong device is `INVALID_DEVICE`.")]
    #[shown("cuMemAdvise_v2[advice=CU_MEM_ADVISE_SET_PREFERRED_LOCATION,location.device=cpu]")]
    AdviceAboutAnAbsentDeviceIsAnInvalidValue,
    /// A place of unknown kind is refused for them as well.
    #[about(cuMemAdvise_v2)]
    #[documents("Three kinds of advice ignore the place.")]
    #[shown("cuMemAdvise_v2[location.type=unknown]")]
    AdviceLooksAtThePlaceItIgnores,
    /// Before `cuInit` a device gives `INVALID_VALUE` instead of `NOT_INITIALIZED` when the advice
    /// needs it: there are no devices yet.
    #[about(cuMemAdvise_v2)]
    #[shown(
        "cuMemAdvise_v2[devPtr=null,advice=CU_MEM_ADVISE_SET_PREFERRED_LOCATION,state=uninitialized]"
    )]
    AdviceBeforeInitializationKnowsNoDevice,
    /// Advice (read-mostly) about pageable memory that a device does not reach is refused when it
    /// names the device, and taken when it names a node of the host.
    #[about(cuMemAdvise_v2)]
    #[documents("A device that reaches pageable memory is asked for.")]
    #[shown("cuMemAdvise_v2[devPtr=pageable]")]
    AdviceAboutPageableMemoryNeedsNoAccess,
    /// A failing call writes the place for the answer for the host pointer, the device pointer and
    /// the tokens.
    #[about(cuPointerGetAttribute)]
    #[shown("cuPointerGetAttribute[attribute=CU_POINTER_ATTRIBUTE_HOST_POINTER]")]
    FailingPointerAttributeWritesItsResult,
    /// They are given for managed memory and memory from a pool as well.
    #[about(cuPointerGetAttribute)]
    #[documents("Tokens are for plain device memory alone.")]
    #[shown("cuPointerGetAttribute[attribute=CU_POINTER_ATTRIBUTE_P2P_TOKENS,ptr=managed]")]
    TokensAreGivenForManagedMemory,
    /// The pool of memory without one, the mapping of memory that is not the device's, and access
    /// flags without a context are answered with success.
    #[about(cuPointerGetAttribute)]
    #[shown(
        "cuPointerGetAttribute[attribute=CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE]",
        "cuPointerGetAttribute[attribute=CU_POINTER_ATTRIBUTE_MAPPING_SIZE]",
        "cuPointerGetAttribute[attribute=CU_POINTER_ATTRIBUTE_ACCESS_FLAGS]"
    )]
    PointerAttributesThatDoNotApplyAreAnswered,
    /// -1 and 2 are taken, and so is memory of every kind, pinned and registered too.
    #[about(cuPointerSetAttribute)]
    #[documents("The value is to be a boolean.")]
    #[shown(
        "cuPointerSetAttribute[value=given-above]",
        "cuPointerSetAttribute[ptr=pinned]"
    )]
    SynchronousMemoryTakesAnyNumber,
    /// The calls work without a context. For `cuPointerGetAttributes` that holds even for the
    /// device pointer, where `cuPointerGetAttribute` fails.
    #[about(cuPointerSetAttribute, cuPointerGetAttributes)]
    #[documents("`INVALID_CONTEXT` is listed.")]
    #[shown(
        "cuPointerSetAttribute[state=no-context]",
        "cuPointerGetAttributes[attributes=one-CU_POINTER_ATTRIBUTE_DEVICE_POINTER]"
    )]
    PointerAttributesNeedNoContext,
    /// Others are answered as well, and only the tokens are refused.
    #[about(cuPointerGetAttributes)]
    #[documents("The attributes that can be asked together are listed.")]
    #[shown(
        "cuPointerGetAttributes[attributes=one-CU_POINTER_ATTRIBUTE_MAPPING_SIZE]",
        "cuPointerGetAttributes[attributes=one-CU_POINTER_ATTRIBUTE_P2P_TOKENS]"
    )]
    AttributesThatCanBeAskedTogether,
    /// The kind of memory becomes zero, but the start of the range does not: it looks untouched, as
    /// it was before the call.
    #[about(cuPointerGetAttributes)]
    #[documents("Unknown memory gets null answers.")]
    #[shown("unified_pointer/unknown_memory_is_no_error")]
    UnknownMemoryHasNoStart,
}

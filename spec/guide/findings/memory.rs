//! What a driver was found to do: memory: allocation, host memory, queries.

#[findings(
    "Memory: allocation, host memory, queries",
    "h200-580.159.04",
    "13.0.96"
)]
enum Memory {
    /// A null place is left out and the call succeeds, even when both are null.
    #[about(cuMemGetInfo_v2)]
    #[documents("`INVALID_VALUE` is listed.")]
    #[shown("cuMemGetInfo_v2[free=null,total=null]")]
    MemoryInfoLeavesOutWhatHasNoPlace,
    /// Every address without an allocation, null included, gives `NOT_FOUND`, and null is taken for
    /// both places.
    #[about(cuMemGetAddressRange_v2)]
    #[documents("`INVALID_VALUE` is listed.")]
    #[shown(
        "cuMemGetAddressRange_v2[dptr=null]",
        "cuMemGetAddressRange_v2[pbase=null,psize=null]"
    )]
    AddressWithoutAllocationIsNotFound,
    /// Memory is given back, and foreign addresses are refused, without a current context as well.
    #[about(cuMemFree_v2, cuMemFreeHost, cuMemHostUnregister)]
    #[documents("`INVALID_CONTEXT` is listed.")]
    #[shown(
        "cuMemFree_v2[state=no-context]",
        "cuMemFreeHost[state=no-context]",
        "cuMemHostUnregister[state=no-context]"
    )]
    MemoryIsGivenBackWithoutAContext,
    /// Null succeeds, but only where freeing is allowed: in a callback it gives `NOT_PERMITTED`, in
    /// a capture `STREAM_CAPTURE_UNSUPPORTED`, before initialization `NOT_INITIALIZED`.
    #[about(cuMemFree_v2, cuMemFreeHost)]
    #[documents("Nothing is said of null.")]
    #[shown(
        "cuMemFree_v2[dptr=null]",
        "cuMemFree_v2[dptr=null,state=in-callback]",
        "cuMemFreeHost[p=null]"
    )]
    NullIsFreedWhereFreeingIsAllowed,
    /// Zero bytes of host memory succeed, while zero bytes of device or managed memory are
    /// `INVALID_VALUE`.
    #[about(cuMemAllocHost_v2, cuMemHostAlloc)]
    #[shown("cuMemAllocHost_v2[bytesize=zero]", "cuMemHostAlloc[bytesize=zero]")]
    NoBytesOfHostMemoryCanBeAllocated,
    /// It succeeds for registered and managed memory.
    #[about(cuMemHostGetFlags)]
    #[documents(
        "The call fails for memory that neither `cuMemAllocHost_v2` nor `cuMemHostAlloc` made."
    )]
    #[shown(
        "cuMemHostGetFlags[p=registered]",
        "cuMemHostGetFlags[]",
        "cuMemHostGetFlags[p=managed-interior]"
    )]
    FlagsOfMemoryThatNobodyAllocatedPinned,
    /// The place for the result is looked at before anything else, so a null place gives
    /// `INVALID_VALUE` before initialization, without a context and in a callback.
    #[about(cuMemHostGetFlags)]
    #[shown("cuMemHostGetFlags[pFlags=null,p=null,state=uninitialized]")]
    NullForHostFlagsComesFirst,
    /// All arguments are checked before initialization, context, callback and capture; the other
    /// allocating calls do it the other way round.
    #[about(cuMemAllocManaged)]
    #[shown("cuMemAllocManaged[bytesize=zero,state=uninitialized]")]
    ManagedAllocationLooksAtArgumentsFirst,
    /// Context and callback are checked first, then the arguments, then the capture, and last
    /// whether the bytes of the rows overflow, which is `INVALID_VALUE` and not `OUT_OF_MEMORY`.
    #[about(cuMemAllocPitch_v2)]
    #[shown(
        "cuMemAllocPitch_v2[Height=zero,state=capturing-global]",
        "cuMemAllocPitch_v2[Height=huge,state=capturing-global]"
    )]
    OrderOfChecksOfAPitchedAllocation,
    /// Memory that the driver allocated as pinned is `INVALID_VALUE`, and not
    /// `HOST_MEMORY_ALREADY_REGISTERED`, which only memory registered before gets.
    #[about(cuMemHostRegister_v2, cuMemHostRegister)]
    #[shown("cuMemHostRegister_v2[p=pinned]")]
    PinnedMemoryIsNotAlreadyRegistered,
    /// Any flags are taken, unknown bits and the bit for another device's memory too, where
    /// `cuMemHostRegister_v2` gives `INVALID_VALUE`.
    #[about(cuMemHostRegister)]
    #[shown("cuMemHostRegister[Flags=unknown-bit]", "cuMemHostRegister[Flags=all]")]
    FirstFormOfRegistrationTakesAnyFlags,
    /// Host addresses that the driver does not know, and a freed device address, give
    /// `HOST_MEMORY_NOT_REGISTERED`; device, managed and pinned memory and null give `INVALID_VALUE`.
    #[about(cuMemHostUnregister)]
    #[shown("cuMemHostUnregister[p=pinned]", "cuMemHostUnregister[p=freed]")]
    UnregisteringTellsKindsOfMemoryApart,
    /// A room that is too small is `INVALID_VALUE`, and has been written into by then.
    #[about(cuDeviceGetPCIBusId)]
    #[shown("cuDeviceGetPCIBusId[len=below]")]
    BusIdIsWrittenAlthoughItDoesNotFit,
    /// Failing calls write their places for results, even before initialization;
    /// `cuMemHostGetFlags` and `cuDeviceGetByPCIBusId` do not.
    #[about(
        cuMemAlloc_v2,
        cuMemAllocPitch_v2,
        cuMemAllocManaged,
        cuMemAllocHost_v2,
        cuMemHostAlloc,
        cuMemGetInfo_v2,
        cuMemGetAddressRange_v2,
        cuMemHostGetDevicePointer_v2
    )]
    #[shown("cuMemAlloc_v2[state=uninitialized]")]
    FailingAllocationWritesItsResult,
}

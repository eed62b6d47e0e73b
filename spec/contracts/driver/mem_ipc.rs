//! Memory and events of other processes. In one process there are refusals alone: nobody opens what is
//! its own.

#![on("580.159.04")]

/// A handle that another process was given, which is the one who knows what is in it.
#[fields]
struct CUipcMemHandle {
    /// How it begins.
    #[field(reserved)]
    start: Any,
}

/// A handle that another process was given, which is the one who knows what is in it.
#[fields]
struct CUipcEventHandle {
    /// How it begins.
    #[field(reserved)]
    start: Any,
}

/// Gives a handle with which other processes open an event.
#[needs(context, outside_callback)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
#[unreachable(MAP_FAILED, "needs a full host")]
fn cuIpcGetEventHandle(
    /// Room for the handle, which a call writes before it looks at the event.
    #[on_failure(written)]
    pHandle: Out<CUipcEventHandle>,
    /// The event, which was made for other processes.
    #[unseen("only another process can tell whose the handle is")]
    #[refuses(Null = INVALID_VALUE)]
    event: Event,
) {
    check!(pHandle, event, initialized, outside_callback, context);

    /// Other processes see an event that was made for them.
    #[rule("interprocess", documented, on("580.159.04"))]
    if !event.is_interprocess() {
        return INVALID_HANDLE;
    }
}

/// Opens an event of another process.
#[needs(context, outside_callback)]
#[order(observed)]
#[unreachable(PEER_ACCESS_UNSUPPORTED, "takes an event on another device")]
#[unreachable(INVALID_HANDLE, "takes a handle of another process")]
#[unreachable(SUCCESS, "takes a handle of another process")]
#[unobserved(success)]
fn cuIpcOpenEventHandle(
    /// Room for the event.
    #[creates(Event)]
    #[unseen("takes a handle of another process")]
    phEvent: Out<CUevent>,
    /// What the other process was given.
    handle: Record<CUipcEventHandle>,
) {
    check!(phEvent, initialized, outside_callback, context);

    /// A handle that the suite has made up is nobody's.
    #[rule("somebodys", documented, on("580.159.04"))]
    if (handle.start == 0 || handle.start == 7) && machine.devices() != 0 {
        return MAP_FAILED;
    }
}

/// Gives a handle with which other processes map memory of the device.
#[needs(context, outside_callback)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
#[unreachable(MAP_FAILED, "needs a full host")]
#[contradicted(INVALID_HANDLE, "memory of no use is an invalid value")]
fn cuIpcGetMemHandle(
    /// Room for the handle.
    pHandle: Out<CUipcMemHandle>,
    /// Any address in memory that was allocated on the device.
    #[unseen("only another process can tell whose the handle is")]
    dptr: Address<Device, Interior, Misaligned, Null>,
) {
    check!(pHandle);

    /// There is memory to speak of.
    #[rule("null", documented, on("580.159.04"))]
    if dptr.is_null() {
        return INVALID_VALUE;
    }

    check!(initialized, outside_callback, context, dptr);
}

/// Maps memory of another process.
#[needs(context, outside_callback)]
#[order(observed)]
#[unreachable(MAP_FAILED, "takes a handle of another process")]
#[unreachable(INVALID_HANDLE, "takes a handle of another process")]
#[unreachable(TOO_MANY_PEERS, "takes more devices than there are")]
#[unreachable(SUCCESS, "takes a handle of another process")]
#[unobserved(success)]
fn cuIpcOpenMemHandle_v2(
    /// Room for the address.
    #[lends(DeviceMemory)]
    #[unseen("takes a handle of another process")]
    pdptr: Out<CUdeviceptr>,
    /// What the other process was given.
    handle: Record<CUipcMemHandle>,
    /// That access between devices is enabled where it is needed, which is no choice.
    #[refuses(None = INVALID_VALUE)]
    Flags: BitsOf<CUipcMem_flags>,
) {
    check!(pdptr, Flags, initialized, outside_callback, context);

    /// A handle that the suite has made up is nobody's.
    #[rule("somebodys", documented, on("580.159.04"))]
    if (handle.start == 0 || handle.start == 7) && machine.devices() != 0 {
        return INVALID_VALUE;
    }
}

/// Ends a mapping of another process's memory.
#[needs(context, outside_callback)]
#[order(observed)]
#[unreachable(MAP_FAILED, "takes memory of another process")]
#[unreachable(INVALID_HANDLE, "takes memory of another process")]
#[unreachable(SUCCESS, "takes memory of another process")]
#[no_visible_effect("takes memory of another process")]
#[unobserved(success)]
fn cuIpcCloseMemHandle(
    /// Where it was mapped.
    dptr: Address<Device>,
) {
    check!(initialized, outside_callback, context, dptr);

    /// What a process has allocated itself is not mapped in this way.
    #[rule("another-process", documented, on("580.159.04"))]
    if machine.devices() != 0 {
        return INVALID_VALUE;
    }
}

/// A handle tells memory apart that is nobody's and memory that is the caller's own, which is not opened twice.
#[scenario]
#[needs(context)]
#[shows(cuIpcGetMemHandle, cuIpcOpenMemHandle_v2)]
fn own_memory_is_not_opened(cuda: &Driver) {
    const FLAGS: CUipcMem_flags = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS;
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let handle = cuda.cuIpcGetMemHandle(memory)?;
    expect!(cuda.cuIpcOpenMemHandle_v2(handle, FLAGS) == Err(INVALID_CONTEXT));
    expect!(cuda.cuIpcOpenMemHandle_v2(Default::default(), FLAGS) == Err(INVALID_VALUE));
    // Whichever address is given, the handle is that of the allocation.
    let inside = cuda.cuIpcGetMemHandle(memory + 512)?;
    expect!(inside.reserved == handle.reserved);
    cuda.cuMemFree_v2(memory)?;
}

/// A handle tells events apart that are nobody's and those that are the caller's own, which are not opened twice.
#[scenario]
#[needs(context)]
#[shows(cuIpcGetEventHandle, cuIpcOpenEventHandle)]
fn own_events_are_not_opened(cuda: &Driver) {
    let event = cuda.cuEventCreate(CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING)?;
    let handle = cuda.cuIpcGetEventHandle(event)?;
    expect!(cuda.cuIpcOpenEventHandle(handle) == Err(INVALID_CONTEXT));
    expect!(cuda.cuIpcOpenEventHandle(Default::default()) == Err(MAP_FAILED));
    cuda.cuEventDestroy_v2(event)?;
}

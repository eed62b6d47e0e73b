//! Memory and events of other processes. In one process there are refusals alone: nobody opens what is
//! its own. What comes of it in another only scenarios of two processes show.

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
#[class(context_state)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
#[unreachable(MAP_FAILED, "needs a full host")]
fn cuIpcGetEventHandle(
    /// Room for the handle, which a call writes before it looks at the event.
    #[on_failure(written)]
    pHandle: Out<CUipcEventHandle>,
    /// The event, which was made for other processes.
    #[refuses(Null = INVALID_VALUE)]
    #[without(CaptureEnded)]
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
#[class(context_state)]
#[order(observed)]
#[unreachable(PEER_ACCESS_UNSUPPORTED, "takes an event on another device")]
#[unreachable(INVALID_HANDLE, "takes a handle of another process")]
#[unreachable(SUCCESS, "takes a handle of another process")]
#[unobserved(success)]
fn cuIpcOpenEventHandle(
    /// Room for the event.
    #[creates(Event)]
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
#[class(context_state)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
#[unreachable(MAP_FAILED, "needs a full host")]
#[contradicted(INVALID_HANDLE, "memory of no use is an invalid value")]
fn cuIpcGetMemHandle(
    /// Room for the handle.
    pHandle: Out<CUipcMemHandle>,
    /// Any address in memory that was allocated on the device.
    #[refuses(Mapped = INVALID_VALUE)]
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
#[class(context_state)]
#[order(observed)]
#[unreachable(MAP_FAILED, "takes a handle of another process")]
#[unreachable(INVALID_HANDLE, "takes a handle of another process")]
#[unreachable(TOO_MANY_PEERS, "takes more devices than there are")]
#[unreachable(SUCCESS, "takes a handle of another process")]
#[unobserved(success)]
fn cuIpcOpenMemHandle_v2(
    /// Room for the address.
    #[lends(DeviceMemory)]
    pdptr: Out<CUdeviceptr>,
    /// What the other process was given.
    handle: Record<CUipcMemHandle>,
    /// The flag for access between devices where it is needed, which is no choice. No other bit is looked at.
    #[accepts(None, UnknownBit)]
    Flags: BitsOf<CUipcMem_flags>,
) {
    check!(pdptr);

    /// The flag is missing.
    #[rule("lazy-access", documented, on("580.159.04"))]
    if Flags & CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS == 0 {
        return INVALID_VALUE;
    }

    check!(initialized, outside_callback, context);

    /// A handle that the suite has made up is nobody's.
    #[rule("somebodys", documented, on("580.159.04"))]
    if (handle.start == 0 || handle.start == 7) && machine.devices() != 0 {
        return INVALID_VALUE;
    }
}

/// Ends a mapping of another process's memory.
#[class(context_state)]
#[order(observed)]
#[unreachable(MAP_FAILED, "takes memory of another process")]
#[unreachable(INVALID_HANDLE, "takes memory of another process")]
#[unreachable(SUCCESS, "takes memory of another process")]
#[unobserved(success)]
fn cuIpcCloseMemHandle(
    /// Where it was mapped.
    dptr: Address<Device>,
) {
    check!(initialized, outside_callback, context, dptr);

    /// What a process has allocated itself is not mapped in this way.
    #[rule("another-process", documented, on("580.159.04"))]
    if machine.devices() != 0 && !process.has_opened_memory() {
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
    // The other bits of the flags are not looked at.
    expect!(cuda.cuIpcOpenMemHandle_v2(handle, CUipcMem_flags(!0)) == Err(INVALID_CONTEXT));
    expect!(cuda.cuIpcOpenMemHandle_v2(handle, CUipcMem_flags(!1)) == Err(INVALID_VALUE));
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

/// Another process opens memory by its handle, reads what is there, and writes what is seen here at that place and at
/// no other. What it has closed as often as opened is gone there, and stays here.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cuIpcCloseMemHandle, cuIpcGetMemHandle, cuIpcOpenMemHandle_v2)]
fn another_process_opens_memory(cuda: &Driver) {
    const FLAGS: CUipcMem_flags = CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS;
    let other = cuda.process(|cuda, first| {
        cuda.cuInit(0)?;
        let context = cuda.cuDevicePrimaryCtxRetain(0)?;
        cuda.cuCtxSetCurrent(context)?;
        let handles: [CUipcMemHandle; 2] = first.receive()?;
        let block = cuda.cuIpcOpenMemHandle_v2(handles[0], FLAGS)?;
        let small = cuda.cuIpcOpenMemHandle_v2(handles[1], FLAGS)?;
        expect!(cuda.read(block, 4)? == [7; 4]);
        expect!(cuda.read(small, 4)? == [9; 4]);
        expect!(cuda.cuMemGetAddressRange_v2(block + 50)? == (block, 65536));
        expect!(cuda.cuMemGetAddressRange_v2(small)? == (small, 256));
        cuda.write(block + 100, &[1, 2])?;
        // It is mapped once, and counted.
        expect!(cuda.cuIpcOpenMemHandle_v2(handles[0], FLAGS)? == block);
        cuda.cuIpcCloseMemHandle(block)?;
        cuda.write(block + 102, &[3])?;
        // What another has allocated is neither freed nor passed on.
        expect!(cuda.cuMemFree_v2(block) == Err(INVALID_VALUE));
        let mut passed = Default::default();
        expect!(cuda.raw().cuIpcGetMemHandle(&mut passed, block) == Err(INVALID_VALUE));
        cuda.cuIpcCloseMemHandle(block)?;
        expect!(cuda.cuIpcCloseMemHandle(block) == Err(INVALID_VALUE));
        let mut byte = 77_u8;
        let place = (&raw mut byte).cast::<c_void>();
        expect!(cuda.cuMemcpyDtoH_v2(place, block, 1) == Err(INVALID_VALUE));
        first.send(1_u8)?;
        first.receive::<u8>()?;
        expect!(cuda.read(small, 4)? == [10; 4]);
        cuda.cuIpcCloseMemHandle(small)?;
        cuda.cuDevicePrimaryCtxRelease_v2(0)?;
    })?;
    cuda.cuInit(0)?;
    let context = cuda.cuDevicePrimaryCtxRetain(0)?;
    cuda.cuCtxSetCurrent(context)?;
    let block = cuda.cuMemAlloc_v2(65536)?;
    // The driver may keep these two beside each other.
    let smaller = [cuda.cuMemAlloc_v2(256)?, cuda.cuMemAlloc_v2(256)?];
    cuda.write(block, &[7; 65536])?;
    cuda.write(smaller[0], &[8; 256])?;
    cuda.write(smaller[1], &[9; 256])?;
    cuda.cuCtxSynchronize()?;
    let handles = [
        cuda.cuIpcGetMemHandle(block)?,
        cuda.cuIpcGetMemHandle(smaller[1])?,
    ];
    other.send(handles)?;
    other.receive::<u8>()?;
    expect!(cuda.read(block + 98, 8)? == [7, 7, 1, 2, 3, 7, 7, 7]);
    expect!(cuda.read(smaller[0], 256)? == [8; 256]);
    cuda.write(smaller[1], &[10; 256])?;
    other.send(0_u8)?;
    other.end()?;
    expect!(cuda.read(smaller[1], 256)? == [10; 256]);
    cuda.cuMemFree_v2(smaller[0])?;
    cuda.cuMemFree_v2(smaller[1])?;
    cuda.cuMemFree_v2(block)?;
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
}

/// What one process records another sees, waits for, and has its streams wait for.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cuIpcGetEventHandle, cuIpcOpenEventHandle)]
fn another_process_opens_an_event(cuda: &Driver) {
    let other = cuda.process(|cuda, first| {
        cuda.cuInit(0)?;
        let context = cuda.cuDevicePrimaryCtxRetain(0)?;
        cuda.cuCtxSetCurrent(context)?;
        let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
        let handle: CUipcEventHandle = first.receive()?;
        // Neither this one nor the one beside it in the first process is ever recorded.
        let own = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
        let event = cuda.cuIpcOpenEventHandle(handle)?;
        // Nobody has recorded it.
        expect!(cuda.cuEventQuery(event) == Ok(()));
        let mut passed = Default::default();
        expect!(cuda.raw().cuIpcGetEventHandle(&mut passed, event) == Err(INVALID_HANDLE));
        first.send(1_u8)?;
        first.receive::<u8>()?;
        // It stands behind work that the first process has not done.
        let early = cuda.cuEventQuery(event);
        cuda.cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_DEFAULT)?;
        let busy = cuda.cuStreamQuery(stream);
        first.send(2_u8)?;
        cuda.cuEventSynchronize(event)?;
        cuda.cuStreamSynchronize(stream)?;
        expect!(early == Err(NOT_READY));
        expect!(busy == Err(NOT_READY));
        expect!(cuda.cuEventQuery(event) == Ok(()));
        cuda.cuEventRecord(event, stream)?;
        cuda.cuStreamSynchronize(stream)?;
        first.send(3_u8)?;
        cuda.cuEventDestroy_v2(event)?;
        cuda.cuEventDestroy_v2(own)?;
        cuda.cuStreamDestroy_v2(stream)?;
        cuda.cuDevicePrimaryCtxRelease_v2(0)?;
    })?;
    cuda.cuInit(0)?;
    let context = cuda.cuDevicePrimaryCtxRetain(0)?;
    cuda.cuCtxSetCurrent(context)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let beside = cuda.cuEventCreate(CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING)?;
    let event = cuda.cuEventCreate(CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING)?;
    other.send(cuda.cuIpcGetEventHandle(event)?)?;
    other.receive::<u8>()?;
    let gate = cuda.hold(stream)?;
    cuda.cuEventRecord(event, stream)?;
    other.send(1_u8)?;
    other.receive::<u8>()?;
    gate.open();
    expect!(other.receive::<u8>()? == 3);
    expect!(cuda.cuEventSynchronize(event) == Ok(()));
    other.end()?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuEventDestroy_v2(beside)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
}

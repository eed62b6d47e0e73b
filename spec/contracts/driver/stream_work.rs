//! What a stream can be given besides copies and launches: waits, callbacks, associations of memory.

#![on("580.159.04")]

/// A stream that takes work, which no capture can note.
type UncapturedStream = Stream<Null, Legacy, PerThread>;

/// Holds back later work of a stream until an event has happened.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[waits(never, event = hEvent)]
fn cuStreamWaitEvent(
    /// Stream that waits; null holds back every stream that waits for the null stream.
    #[spoils(INVALID_HANDLE)]
    hStream: WorkStream,
    /// Event waited for, of whichever context; one never recorded holds nothing back.
    #[without(CaptureEnded)]
    hEvent: Event,
    /// Whether a capture gets a node that waits for the event each time the graph runs.
    Flags: OneOf<CUevent_wait_flags>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream, Flags, hEvent);

    /// Outside a capture there is no graph in which the node could stand.
    #[rule("external-needs-capture", documented, undocumented, on("580.159.04"))]
    if Flags == CU_EVENT_WAIT_EXTERNAL && !hStream.is_capturing() {
        return ILLEGAL_STATE;
    }

    /// A capture cannot note an event of other processes.
    #[rule("interprocess-not-captured", observed, on("580.159.04"))]
    if hStream.is_capturing() && hEvent.is_interprocess() {
        return STREAM_CAPTURE_UNSUPPORTED;
    }

    /// A capture cannot depend on work outside of it.
    #[rule("capture-stays-isolated", observed, on("580.159.04"))]
    if hStream.is_capturing() && Flags == CU_EVENT_WAIT_DEFAULT && hEvent.is_recorded() {
        return STREAM_CAPTURE_ISOLATION;
    }

    /// An event of other processes stays with its context; waiting for it in a stream of another
    /// one ended the process.
    #[rule("interprocess-keeps-context", observed, on("580.159.04"))]
    if hStream.is_other_context() && hEvent.is_interprocess() {
        return UNDEFINED;
    }
}

/// Runs a host function once everything already in the stream is done.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "only devices of before compute capability 1.1")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[waits(never, stream = hStream)]
fn cuStreamAddCallback(
    /// Stream the function takes its place in; a capture cannot note it.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: UncapturedStream,
    /// Function to run; it may not call the driver.
    callback: Callback<CUstreamCallback>,
    /// Handed to the function untouched.
    userData: Opaque,
    /// Kept for later.
    flags: Reserved,
) {
    #[until(11040, on("340.108", "390.157", "418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(flags);
    #[since(9010, not_on("340.108"))]
    #[until(11040, on("390.157", "418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(callback);
    #[until(
        13000,
        on("470.256.02", "525.147.05", "535.261.03", "550.163.01", "555.58.02"),
        not_on("580.159.04")
    )]
    check!(initialized);
    check!(callback, flags, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);
}

/// Sets who may touch a managed or pageable range, in stream order.
#[needs(initialized)]
#[class(stream_wait)]
#[stream_ordered(hStream)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "only devices without managed memory")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[no_visible_effect("a device that the host shares all memory with looks at no association")]
#[waits(never, stream = hStream)]
fn cuStreamAttachMemAsync(
    /// Stream whose order the change joins.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: UncapturedStream,
    /// First byte of the range.
    #[alters]
    dptr: Address<Managed, Pageable>,
    /// Bytes in the range; zero stands for the whole managed allocation.
    #[accepts(Over)]
    length: Bytes<dptr>,
    /// Who may touch the range from now on.
    #[undefined(Unset)]
    flags: OneOf<CUmemAttach_flags>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream, dptr, length);

    /// A managed allocation changes hands whole.
    #[rule("whole-allocation", documented, undocumented, on("580.159.04"))]
    if dptr.is_managed() && length != 0 && length != dptr.allocation_size() {
        return INVALID_VALUE;
    }

    check!(flags);

    /// Pageable memory needs a device that reaches it.
    #[rule("pageable-access", documented, undocumented, on("580.159.04"))]
    if dptr.is_pageable() && !hStream.device().pageable_memory_access() {
        return INVALID_VALUE;
    }

    /// Pageable memory has no size of its own to fall back on.
    #[rule("pageable-length", documented, undocumented)]
    if dptr.is_pageable() && length == 0 {
        return INVALID_VALUE;
    }

    /// Where pageable memory ends nobody knows, the driver included.
    #[rule("pageable-end", assumed)]
    if dptr.is_pageable() && length > dptr.remaining() {
        return UNDEFINED;
    }

    /// The null stream is every stream, so nothing can belong to it alone. The legacy stream, its
    /// other name, passes.
    #[rule("single-needs-a-stream", documented, undocumented, on("580.159.04"))]
    if flags == CU_MEM_ATTACH_SINGLE && hStream.is_null() && !symbol.is_per_thread() {
        return INVALID_VALUE;
    }
}

/// Every CUDA call inside the callback is refused, and the stream goes on afterwards.
#[scenario]
#[needs(context)]
#[shows(cuStreamAddCallback)]
fn callback_may_not_call_cuda(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let seen = cuda.collect(|cuda, seen| {
        seen.push(cuda.cuStreamQuery(core::ptr::null_mut()));
        seen.push(cuda.cuMemAlloc_v2(16));
    });
    cuda.cuStreamAddCallback(stream, seen.callback(), seen.data(), 0)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen.take() == [Err(NOT_PERMITTED), Err(NOT_PERMITTED)]);
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Each callback runs once, after what was there before it, and holds back what comes later.
#[scenario]
#[needs(context)]
fn callbacks_run_in_turn(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.gate();
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuStreamAddCallback(stream, seen.callback(), seen.data(), 0)?;
    cuda.cuStreamAddCallback(stream, gate.callback(), gate.data(), 0)?;
    cuda.cuStreamAddCallback(stream, seen.callback(), seen.data(), 0)?;
    expect!(gate.wait_reached());
    expect!(seen.take().len() == 1);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen.take().len() == 1);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A stream that waits for an event does nothing more until the event has happened.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitEvent)]
fn stream_waits_for_an_event(cuda: &Driver) {
    let ahead = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let behind = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let gate = cuda.hold(ahead)?;
    cuda.cuEventRecord(event, ahead)?;
    cuda.cuStreamWaitEvent(behind, event, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuLaunchHostFunc(behind, seen.host_fn(), seen.data())?;
    expect!(gate.wait_reached());
    // Time enough for what waits for nothing.
    std::thread::sleep(std::time::Duration::from_millis(20));
    expect!(cuda.cuStreamQuery(behind) == Err(NOT_READY));
    expect!(cuda.cuStreamQuery(idle) == Ok(()));
    expect!(seen.take().is_empty());
    gate.open();
    cuda.cuStreamSynchronize(behind)?;
    expect!(seen.take().len() == 1);
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(behind)?;
    cuda.cuStreamDestroy_v2(ahead)?;
}

/// A stream waits for what the event held when it was told to; recording or destroying the event
/// afterwards changes nothing.
#[scenario]
#[needs(context)]
fn wait_keeps_what_the_event_held(cuda: &Driver) {
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let busy = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let waiting = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let gate = cuda.hold(busy)?;
    cuda.cuEventRecord(event, idle)?;
    cuda.cuStreamWaitEvent(waiting, event, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuEventRecord(event, busy)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamSynchronize(waiting)?;
    expect!(cuda.cuStreamQuery(busy) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(busy)?;
    cuda.cuStreamDestroy_v2(waiting)?;
    cuda.cuStreamDestroy_v2(busy)?;
    cuda.cuStreamDestroy_v2(idle)?;
}

/// Waiting for an event that was never recorded holds nothing back.
#[scenario]
#[needs(context)]
fn unrecorded_event_holds_nothing_back(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DEFAULT)?;
    cuda.cuStreamWaitEvent(stream, event, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Host functions of a context run one at a time, those of different streams, too.
#[scenario]
#[needs(context)]
fn host_functions_run_one_at_a_time(cuda: &Driver) {
    let first = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let second = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let gate = cuda.hold(first)?;
    expect!(gate.wait_reached());
    cuda.cuLaunchHostFunc(second, seen.host_fn(), seen.data())?;
    // Time enough for a function that waits for nothing to run.
    std::thread::sleep(std::time::Duration::from_millis(100));
    expect!(cuda.cuStreamQuery(second) == Err(NOT_READY));
    expect!(seen.take().is_empty());
    gate.open();
    cuda.cuStreamSynchronize(second)?;
    expect!(seen.take().len() == 1);
    cuda.cuStreamDestroy_v2(second)?;
    cuda.cuStreamDestroy_v2(first)?;
}

/// To the twin of a symbol null is the stream of the calling thread: what another thread has given
/// to its own holds nothing up.
#[scenario]
#[needs(context)]
#[shows(cuStreamQuery)]
fn null_is_the_threads_own_to_a_twin(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let address = cuda.cuMemAlloc_v2(64)?;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc_ptsz(core::ptr::null_mut(), gate.host_fn(), gate.data())?;
    expect!(cuda.cuStreamQuery(CU_STREAM_PER_THREAD) == Err(NOT_READY));
    expect!(cuda.cuStreamQuery_ptsz(core::ptr::null_mut()) == Err(NOT_READY));
    cuda.thread(|cuda| {
        cuda.cuCtxSetCurrent(context)?;
        expect!(cuda.cuStreamQuery_ptsz(core::ptr::null_mut()) == Ok(()));
        cuda.cuMemsetD8Async_ptsz(address, 7, 64, core::ptr::null_mut())?;
        cuda.cuStreamSynchronize_ptsz(core::ptr::null_mut())?;
        let mut filled = [0_u8; 64];
        cuda.cuMemcpyDtoH_v2_ptds(filled.as_mut_ptr().cast(), address, 64)?;
        expect!(filled == [7; 64]);
        Ok(())
    })?;
    expect!(cuda.cuStreamQuery_ptsz(core::ptr::null_mut()) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize_ptsz(core::ptr::null_mut())?;
    expect!(cuda.cuStreamQuery(CU_STREAM_PER_THREAD) == Ok(()));
    cuda.cuMemFree_v2(address)?;
}

/// A capture of the thread's own stream notes what a twin is given for null.
#[scenario]
#[needs(context)]
fn capture_notes_what_a_twin_is_given(cuda: &Driver) {
    let address = cuda.cuMemAlloc_v2(64)?;
    cuda.cuMemsetD8_v2(address, 1, 64)?;
    cuda.cuStreamBeginCapture_v2(CU_STREAM_PER_THREAD, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    let mut status = CU_STREAM_CAPTURE_STATUS_NONE;
    cuda.cuStreamIsCapturing_ptsz(core::ptr::null_mut(), &mut status)?;
    expect!(status == CU_STREAM_CAPTURE_STATUS_ACTIVE);
    cuda.cuMemsetD8Async_ptsz(address, 7, 64, core::ptr::null_mut())?;
    let mut graph = core::ptr::null_mut();
    cuda.cuStreamEndCapture_ptsz(core::ptr::null_mut(), &mut graph)?;
    expect!(!graph.is_null());
    expect!(cuda.cuStreamIsCapturing(CU_STREAM_PER_THREAD)? == CU_STREAM_CAPTURE_STATUS_NONE);
    let mut kept = [0_u8; 64];
    cuda.cuMemcpyDtoH_v2(kept.as_mut_ptr().cast(), address, 64)?;
    expect!(kept == [1; 64]);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(address)?;
}

/// When the null stream waits for an event, so do all streams that wait for the null stream.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitEvent)]
fn null_stream_waits_for_everybody(cuda: &Driver) {
    let ahead = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let blocking = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let later = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let gate = cuda.hold(ahead)?;
    cuda.cuEventRecord(event, ahead)?;
    cuda.cuStreamWaitEvent(core::ptr::null_mut(), event, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuEventRecord(later, blocking)?;
    expect!(cuda.cuEventQuery(later) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(later)?;
    cuda.cuEventDestroy_v2(later)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(blocking)?;
    cuda.cuStreamDestroy_v2(ahead)?;
}

/// The null stream waits for blocking streams, and not for those that do not block.
#[scenario]
#[needs(context)]
fn null_stream_waits_for_blocking_streams(cuda: &Driver) {
    let blocking = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let free = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let gate = cuda.hold(free)?;
    cuda.cuEventRecord(event, core::ptr::null_mut())?;
    cuda.cuEventSynchronize(event)?;
    expect!(cuda.cuStreamQuery(free) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(free)?;
    let gate = cuda.hold(blocking)?;
    cuda.cuEventRecord(event, core::ptr::null_mut())?;
    expect!(cuda.cuEventQuery(event) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(event)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(free)?;
    cuda.cuStreamDestroy_v2(blocking)?;
}

/// A new association of managed memory replaces the one before: its stream's kernels may write it, and the host
/// reads it as soon as that stream is done, whatever the stream of the association before is doing. With the
/// stream the association ends.
#[scenario]
#[needs(context)]
fn attachment_is_replaced(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let launch = |stream: CUstream, mut to: u64, mut value: u32| {
        let mut parameters = [(&raw mut to).cast::<c_void>(), (&raw mut value).cast()];
        let (parameters, none) = (parameters.as_mut_ptr(), ptr::null_mut());
        cuda.raw()
            .cuLaunchKernel(store, 1, 1, 1, 1, 1, 1, 0, stream, parameters, none)
    };
    let first = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let second = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let address = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let word = address as *mut u32;
    unsafe { word.write_volatile(1) };
    cuda.cuStreamAttachMemAsync(first, address, 0, CU_MEM_ATTACH_SINGLE)?;
    launch(first, address, 2)?;
    cuda.cuStreamSynchronize(first)?;
    expect!(unsafe { word.read_volatile() } == 2);
    cuda.cuStreamAttachMemAsync(second, address, 65536, CU_MEM_ATTACH_SINGLE)?;
    let gate = cuda.hold(first)?;
    launch(second, address, 3)?;
    cuda.cuStreamSynchronize(second)?;
    expect!(cuda.cuStreamQuery(first) == Err(NOT_READY));
    expect!(unsafe { word.read_volatile() } == 3);
    gate.open();
    cuda.cuStreamSynchronize(first)?;
    cuda.cuStreamDestroy_v2(second)?;
    cuda.cuCtxSynchronize()?;
    launch(first, address, 4)?;
    cuda.cuStreamSynchronize(first)?;
    expect!(unsafe { word.read_volatile() } == 4);
    cuda.cuStreamDestroy_v2(first)?;
    cuda.cuMemFree_v2(address)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// The association of memory joins the order of its stream: it waits for the kernel before it while the caller
/// goes on, and the kernel behind it sees what the one before has stored.
#[scenario]
#[needs(context)]
fn attachment_waits_its_turn(cuda: &Driver) {
    let (spin_module, spin) = cuda.load(ptx!("spin"), c"spin")?;
    let (copy_module, copy) = cuda.load(ptx!("copy"), c"copy")?;
    // Each parameter takes the low bytes of its slot.
    let launch = |kernel: CUfunction, stream: CUstream, slots: &mut [u64]| {
        let parameters = slots
            .iter_mut()
            .map(|slot| (&raw mut *slot).cast::<c_void>());
        let mut parameters: Vec<*mut c_void> = parameters.collect();
        let (parameters, none) = (parameters.as_mut_ptr(), ptr::null_mut());
        cuda.raw()
            .cuLaunchKernel(kernel, 1, 1, 1, 2, 1, 1, 0, stream, parameters, none)
    };
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let flag = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    let address = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let copied = cuda.cuMemAlloc_v2(64)?;
    cuda.write(copied, &[0xff; 64])?;
    cuda.cuCtxSynchronize()?;
    unsafe { (address as *mut [u32; 2]).write_volatile([1, 1]) };
    unsafe { memory.cast::<u32>().write_volatile(0) };
    // Both kernels are on the device before one of them keeps it busy.
    launch(copy, stream, &mut [copied + 32, address, 2])?;
    cuda.cuStreamSynchronize(stream)?;
    launch(spin, stream, &mut [flag, 5, address + 4, 2])?;
    cuda.cuStreamAttachMemAsync(stream, address, 0, CU_MEM_ATTACH_SINGLE)?;
    launch(copy, stream, &mut [copied, address, 2])?;
    cuda.cuEventRecord(event, stream)?;
    std::thread::sleep(std::time::Duration::from_millis(10));
    let held = cuda.cuEventQuery(event);
    unsafe { memory.cast::<u32>().write_volatile(5) };
    cuda.cuEventSynchronize(event)?;
    expect!(held == Err(NOT_READY));
    expect!(cuda.read(copied, 8)? == [1, 0, 0, 0, 2, 0, 0, 0]);
    expect!(cuda.read(copied + 32, 8)? == [1, 0, 0, 0, 1, 0, 0, 0]);
    expect!(unsafe { (address as *const [u32; 2]).read_volatile() } == [1, 2]);
    cuda.cuMemFree_v2(copied)?;
    cuda.cuMemFree_v2(address)?;
    cuda.cuMemFreeHost(memory)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(copy_module)?;
    cuda.raw().cuModuleUnload(spin_module)?;
}

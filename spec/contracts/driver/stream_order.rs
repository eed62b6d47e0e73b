//! In which order streams do what they are given: scenarios about callbacks, events and default streams.

#![on("580.159.04")]

/// A callback is told its stream, that all is well, and what it was given; the stream as the caller named it.
#[scenario]
#[needs(context)]
#[shows(cuStreamAddCallback)]
fn callback_is_told_its_stream(cuda: &Driver) {
    struct Told {
        stream: usize,
        status: u32,
        times: u32,
    }
    unsafe extern "C" fn note(stream: CUstream, status: CUresult, data: *mut c_void) {
        let told = unsafe { &mut *data.cast::<Told>() };
        told.stream = stream as usize;
        told.status = status.0;
        told.times += 1;
    }
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    for given in [stream, other] {
        let mut told = Told {
            stream: 0,
            status: 77,
            times: 0,
        };
        cuda.cuStreamAddCallback(given, Some(note), (&raw mut told).cast(), 0)?;
        cuda.cuStreamSynchronize(given)?;
        let heard = unsafe { (&raw const told).read_volatile() };
        expect!(heard.stream == given as usize);
        expect!(heard.status == 0);
        expect!(heard.times == 1);
    }
    cuda.cuStreamDestroy_v2(other)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Callbacks of one stream run one after the other, in the order in which they were added, each once.
#[scenario]
#[needs(context)]
#[shows(cuStreamAddCallback)]
fn callbacks_keep_their_order(cuda: &Driver) {
    unsafe extern "C" fn append(_stream: CUstream, _status: CUresult, data: *mut c_void) {
        let (list, number) = unsafe { *data.cast::<(*mut Vec<u32>, u32)>() };
        unsafe { &mut *list }.push(number);
    }
    let mut list: Vec<u32> = Vec::new();
    let at = &raw mut list;
    let mut given: Vec<(*mut Vec<u32>, u32)> = (0..50).map(|number| (at, number)).collect();
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    for one in &mut given {
        cuda.cuStreamAddCallback(stream, Some(append), (&raw mut *one).cast(), 0)?;
    }
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    let ran = unsafe { (*at).clone() };
    expect!(ran == (0..50).collect::<Vec<u32>>());
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A callback sees what the stream did before it, and the stream does nothing more before it has returned.
#[scenario]
#[needs(context)]
#[shows(cuMemsetD8Async, cuStreamAddCallback)]
fn callback_stands_between_fills(cuda: &Driver) {
    struct Watch {
        at: *const u8,
        first: u8,
        last: u8,
    }
    unsafe extern "C" fn watch(_stream: CUstream, _status: CUresult, data: *mut c_void) {
        let watch = unsafe { &mut *data.cast::<Watch>() };
        watch.first = unsafe { watch.at.read_volatile() };
        // Time enough for what waits for nothing.
        std::thread::sleep(std::time::Duration::from_millis(20));
        watch.last = unsafe { watch.at.read_volatile() };
    }
    let memory = cuda.cuMemHostAlloc(65536, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let address = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    let bytes: *mut u8 = memory.cast();
    unsafe { bytes.write_bytes(1, 65536) };
    let mut seen = Watch {
        at: bytes.wrapping_add(65535),
        first: 0,
        last: 0,
    };
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuMemsetD8Async(address, 2, 65536, stream)?;
    cuda.cuStreamAddCallback(stream, Some(watch), (&raw mut seen).cast(), 0)?;
    cuda.cuMemsetD8Async(address, 3, 65536, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    let seen = unsafe { (&raw const seen).read_volatile() };
    expect!(seen.first == 2);
    expect!(seen.last == 2);
    expect!(unsafe { bytes.add(65535).read_volatile() } == 3);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(memory)?;
}

/// A stream waits for an event of another context's stream as for any other.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitEvent)]
fn wait_crosses_contexts(cuda: &Driver) {
    let waiting = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.new_context()?;
    let foreign = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let gate = cuda.hold(foreign)?;
    cuda.cuEventRecord(event, foreign)?;
    expect!(cuda.cuCtxPopCurrent_v2()? == other);
    cuda.cuStreamWaitEvent(waiting, event, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuLaunchHostFunc(waiting, seen.host_fn(), seen.data())?;
    expect!(gate.wait_reached());
    std::thread::sleep(std::time::Duration::from_millis(20));
    expect!(cuda.cuStreamQuery(waiting) == Err(NOT_READY));
    expect!(cuda.cuStreamQuery(idle) == Ok(()));
    expect!(seen.take().is_empty());
    gate.open();
    cuda.cuStreamSynchronize(waiting)?;
    expect!(seen.take().len() == 1);
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(foreign)?;
    cuda.cuCtxDestroy_v2(other)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(waiting)?;
}

/// A stream goes on waiting for what an event held, although the event is destroyed meanwhile.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitEvent)]
fn wait_outlives_its_event(cuda: &Driver) {
    let busy = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let waiting = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let gate = cuda.hold(busy)?;
    cuda.cuEventRecord(event, busy)?;
    cuda.cuStreamWaitEvent(waiting, event, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuLaunchHostFunc(waiting, seen.host_fn(), seen.data())?;
    expect!(gate.wait_reached());
    std::thread::sleep(std::time::Duration::from_millis(20));
    expect!(cuda.cuStreamQuery(waiting) == Err(NOT_READY));
    expect!(seen.take().is_empty());
    gate.open();
    cuda.cuStreamSynchronize(waiting)?;
    expect!(seen.take().len() == 1);
    cuda.cuStreamDestroy_v2(waiting)?;
    cuda.cuStreamDestroy_v2(busy)?;
}

/// Only what a stream is given after it was told to wait has to wait.
#[scenario]
#[needs(context)]
fn earlier_work_waits_for_no_event(cuda: &Driver) {
    let busy = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let waiting = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let before = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    cuda.cuMemsetD32_v2(memory, 1, 1)?;
    cuda.cuCtxSynchronize()?;
    let gate = cuda.hold(busy)?;
    cuda.cuEventRecord(event, busy)?;
    cuda.cuMemsetD32Async(memory, 7, 1, waiting)?;
    cuda.cuEventRecord(before, waiting)?;
    cuda.cuStreamWaitEvent(waiting, event, CU_EVENT_WAIT_DEFAULT)?;
    expect!(gate.wait_reached());
    cuda.cuEventSynchronize(before)?;
    expect!(cuda.cuStreamQuery(waiting) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(waiting)?;
    expect!(cuda.read(memory, 4)? == [7, 0, 0, 0]);
    cuda.cuMemFree_v2(memory)?;
    cuda.cuEventDestroy_v2(before)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(waiting)?;
    cuda.cuStreamDestroy_v2(busy)?;
}

/// A stream that does not block goes on while the null stream is busy, and one that blocks waits.
#[scenario]
#[needs(context)]
#[shows(cuStreamCreate)]
fn free_streams_pass_the_null_stream(cuda: &Driver) {
    let blocking = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let free = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let low = cuda.cuStreamCreateWithPriority(CU_STREAM_NON_BLOCKING, 0)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let held = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let gate = cuda.hold(ptr::null_mut())?;
    expect!(gate.wait_reached());
    for stream in [free, low] {
        cuda.cuEventRecord(event, stream)?;
        cuda.cuEventSynchronize(event)?;
    }
    cuda.cuEventRecord(held, blocking)?;
    expect!(cuda.cuStreamQuery(ptr::null_mut()) == Err(NOT_READY));
    expect!(cuda.cuEventQuery(held) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(held)?;
    cuda.cuEventDestroy_v2(held)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(low)?;
    cuda.cuStreamDestroy_v2(free)?;
    cuda.cuStreamDestroy_v2(blocking)?;
}

/// Every priority of the range is kept as it is, the ordinary one is in it, and lower numbers go first.
#[scenario]
#[needs(context)]
#[shows(
    cuCtxGetStreamPriorityRange,
    cuStreamCreateWithPriority,
    cuStreamGetPriority
)]
fn priorities_of_the_range_are_kept(cuda: &Driver) {
    let (least, greatest) = cuda.cuCtxGetStreamPriorityRange()?;
    expect!(least == 0);
    expect!(greatest < 0);
    for priority in greatest..=least {
        let stream = cuda.cuStreamCreateWithPriority(CU_STREAM_NON_BLOCKING, priority)?;
        expect!(cuda.cuStreamGetPriority(stream)? == priority);
        expect!(cuda.cuStreamGetFlags(stream)? == CU_STREAM_NON_BLOCKING.0);
        cuda.cuStreamDestroy_v2(stream)?;
    }
}

/// What a stream was given before it was destroyed is done, copies and fills like host functions.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyDtoDAsync_v2)]
fn work_outlives_its_stream(cuda: &Driver) {
    let from = cuda.cuMemAlloc_v2(4096)?;
    let to = cuda.cuMemAlloc_v2(4096)?;
    cuda.write(from, &[1; 4096])?;
    cuda.write(to, &[2; 4096])?;
    cuda.cuCtxSynchronize()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(to, 4)? == [2; 4]);
    let gate = cuda.hold(stream)?;
    cuda.cuMemsetD8Async(from, 3, 4096, stream)?;
    cuda.cuMemcpyDtoDAsync_v2(to, from, 4096, stream)?;
    cuda.cuStreamDestroy_v2(stream)?;
    expect!(gate.wait_reached());
    expect!(cuda.read(to, 4)? == [2; 4]);
    gate.open();
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(to + 4092, 4)? == [3; 4]);
    cuda.cuMemFree_v2(to)?;
    cuda.cuMemFree_v2(from)?;
}

/// In a context that is to block, a thread that waits for a stream sleeps: it takes next to no time of a
/// processor.
#[scenario]
#[needs(initialized)]
#[gate(machine.is_linux())]
#[shows(cuStreamSynchronize)]
fn blocking_context_waits_asleep(cuda: &Driver) {
    // Hundredths of a second that the thread has had of a processor.
    let spent = || {
        let line = std::fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
        let fields = line.rsplit(')').next().unwrap_or_default();
        let mut fields = fields.split_whitespace().skip(11);
        let mut next = || {
            fields
                .next()
                .and_then(|field| field.parse::<u64>().ok())
                .unwrap_or(0)
        };
        next() + next()
    };
    let context = cuda.cuCtxCreate_v4(ptr::null_mut(), CU_CTX_SCHED_BLOCKING_SYNC, 0)?;
    expect!(cuda.cuCtxGetFlags()? & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_BLOCKING_SYNC.0);
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let gate = cuda.hold(stream)?;
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    expect!(gate.wait_reached());
    let before = spent();
    let begun = std::time::Instant::now();
    gate.open_soon();
    cuda.cuStreamSynchronize(stream)?;
    let waited = begun.elapsed();
    let after = spent();
    expect!(seen.take().len() == 1);
    expect!(waited > std::time::Duration::from_millis(100));
    // Who spins takes all of the time; this is half of it.
    expect!(after - before < waited.as_millis() as u64 / 20);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuCtxDestroy_v2(context)?;
}

/// Callbacks behind a kernel that faults are not called at all.
#[scenario]
#[needs(initialized)]
#[lasting]
#[shows(cuStreamAddCallback)]
fn callbacks_behind_a_fault_are_not_called(cuda: &Driver) {
    unsafe extern "C" fn note(_stream: CUstream, status: CUresult, data: *mut c_void) {
        unsafe { data.cast::<u32>().write_volatile(status.0) };
    }
    let context = cuda.new_context()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (_, kernel) = cuda.load(ptx!("fault"), c"trapped")?;
    let mut told = [77_u32; 2];
    let places = [&raw mut told[0], &raw mut told[1]];
    let none = ptr::null_mut();
    cuda.cuStreamAddCallback(stream, Some(note), places[0].cast(), 0)?;
    cuda.cuStreamSynchronize(stream)?;
    let gate = cuda.hold(stream)?;
    cuda.raw()
        .cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, none, none)?;
    let added = cuda.cuStreamAddCallback(stream, Some(note), places[1].cast(), 0);
    gate.open();
    let waited = cuda.cuStreamSynchronize(stream);
    let heard = places.map(|place| unsafe { place.read_volatile() });
    expect!(waited.is_err());
    expect!(heard[0] == 0);
    expect!((added, heard[1]) == (Ok(()), 77));
    let _ = cuda.cuCtxDestroy_v2(context);
}

//! Who waits for events, and how.

#![on("13.0.96")]

/// A thread that waits for an event that was made to block sleeps: it takes next to no time of a processor.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaEventSynchronize)]
fn events_that_block_are_waited_for_asleep(cuda: &Runtime) {
    // Hundredths of a second that the thread has had of a processor.
    let spent = || {
        let line = std::fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
        let fields = line.rsplit(')').next().unwrap_or_default();
        let fields = fields.split_whitespace().skip(11).take(2);
        fields.filter_map(|field| field.parse::<u64>().ok()).sum::<u64>()
    };
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(cudaEventBlockingSync | cudaEventDisableTiming)?;
    let gate = cuda.hold(stream)?;
    cuda.cudaEventRecord(event, stream)?;
    expect!(gate.wait_reached());
    let before = spent();
    let begun = std::time::Instant::now();
    gate.open_soon();
    cuda.cudaEventSynchronize(event)?;
    let waited = begun.elapsed();
    let after = spent();
    expect!(waited > std::time::Duration::from_millis(100));
    // Who spins takes all of the time; this is half of it.
    expect!(after - before < waited.as_millis() as u64 / 20);
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// The null stream that waits for an event holds back streams that block; those that do not go on.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamCreateWithFlags, cudaStreamWaitEvent)]
fn a_wait_of_the_null_stream_holds_back_streams_that_block(cuda: &Runtime) {
    let null = ptr::null_mut();
    let busy = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let free = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let blocking = cuda.cudaStreamCreate()?;
    let awaited = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let passed = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let held = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let (memory, other) = (cuda.cudaMalloc(4)?, cuda.cudaMalloc(4)?);
    cuda.cudaMemset(memory, 0, 4)?;
    cuda.cudaMemset(other, 0, 4)?;
    cuda.cudaDeviceSynchronize()?;
    let gate = cuda.hold(busy)?;
    cuda.cudaEventRecord(awaited, busy)?;
    cuda.cudaStreamWaitEvent(null, awaited, 0)?;
    expect!(gate.wait_reached());
    cuda.cudaMemsetAsync(other, 5, 4, blocking)?;
    cuda.cudaEventRecord(held, blocking)?;
    cuda.cudaMemsetAsync(memory, 7, 4, free)?;
    cuda.cudaEventRecord(passed, free)?;
    // Nothing opens the gate meanwhile.
    cuda.cudaEventSynchronize(passed)?;
    // Time enough for what waits for nothing.
    std::thread::sleep(std::time::Duration::from_millis(20));
    expect!(cuda.cudaEventQuery(held) == Err(NotReady));
    expect!(cuda.cudaEventQuery(awaited) == Err(NotReady));
    expect!(cuda.cudaStreamQuery(null) == Err(NotReady));
    gate.open();
    cuda.cudaEventSynchronize(held)?;
    expect!(cuda.driver().read(memory as u64, 4)? == [7; 4]);
    expect!(cuda.driver().read(other as u64, 4)? == [5; 4]);
    cuda.cudaFree(other)?;
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(held)?;
    cuda.cudaEventDestroy(passed)?;
    cuda.cudaEventDestroy(awaited)?;
    cuda.cudaStreamDestroy(blocking)?;
    cuda.cudaStreamDestroy(free)?;
    cuda.cudaStreamDestroy(busy)?;
}

/// A stream waits for an event of another device's stream, and other streams of its device do not.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
#[shows(cudaStreamWaitEvent)]
fn a_stream_waits_for_another_devices_event(cuda: &Runtime) {
    cuda.cudaSetDevice(1)?;
    let busy = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let theirs = cuda.cudaMalloc(4)?;
    cuda.cudaMemset(theirs, 0, 4)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaSetDevice(0)?;
    let waiting = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let free = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let before = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let after = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let passed = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let ours = cuda.cudaMalloc(4)?;
    cuda.cudaMemset(ours, 0, 4)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaSetDevice(1)?;
    let gate = cuda.hold(busy)?;
    cuda.cudaMemsetAsync(theirs, 5, 4, busy)?;
    cuda.cudaEventRecord(event, busy)?;
    cuda.cudaSetDevice(0)?;
    cuda.cudaEventRecord(before, waiting)?;
    cuda.cudaStreamWaitEvent(waiting, event, 0)?;
    cuda.cudaMemsetAsync(ours, 7, 4, waiting)?;
    cuda.cudaEventRecord(after, waiting)?;
    cuda.cudaEventRecord(passed, free)?;
    expect!(gate.wait_reached());
    cuda.cudaEventSynchronize(before)?;
    cuda.cudaEventSynchronize(passed)?;
    // Time enough for what waits for nothing.
    std::thread::sleep(std::time::Duration::from_millis(20));
    expect!(cuda.cudaEventQuery(event) == Err(NotReady));
    expect!(cuda.cudaEventQuery(after) == Err(NotReady));
    gate.open();
    cuda.cudaEventSynchronize(after)?;
    // What the event stands for is done, without anybody having waited for the other device.
    expect!(cuda.cudaEventQuery(event) == Ok(()));
    expect!(cuda.driver().read(ours as u64, 4)? == [7; 4]);
    cuda.cudaFree(ours)?;
    cuda.cudaEventDestroy(passed)?;
    cuda.cudaEventDestroy(after)?;
    cuda.cudaEventDestroy(before)?;
    cuda.cudaStreamDestroy(free)?;
    cuda.cudaStreamDestroy(waiting)?;
    cuda.cudaSetDevice(1)?;
    expect!(cuda.driver().read(theirs as u64, 4)? == [5; 4]);
    cuda.cudaFree(theirs)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(busy)?;
    cuda.cudaSetDevice(0)?;
}

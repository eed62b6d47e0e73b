//! Waiting for and writing words of memory in the order of a stream.

#![on("580.159.04")]

/// A stream that takes work, or notes it in a capture, whoever began that.
type NotingStream = Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>;

/// What 64 bits take.
#[rules]
fn wide_words(stream: CUstream) {
    /// Not every device waits for 64 bits and writes them.
    #[rule("wide", documented)]
    #[unreachable("every device at hand can")]
    if !stream.device().can_use_64_bit_stream_mem_ops() {
        return NOT_SUPPORTED;
    }
}

/// What a wait can ask of a device.
#[rules]
fn waits(stream: CUstream, flags: c_uint) {
    /// Not every device can have writes of others arrive before it goes on.
    #[rule("flush", documented, on("580.159.04"))]
    if flags & 0x4000_0000 != 0 && !stream.device().can_flush_remote_writes() {
        return NOT_SUPPORTED;
    }

    /// Not every device can wait for a bit to be zero.
    #[rule("nor", documented)]
    #[unreachable("every device at hand can")]
    if flags & 3 == 3 && !stream.device().can_use_stream_wait_value_nor() {
        return NOT_SUPPORTED;
    }
}

/// Words of 64 bits lie at multiples of eight bytes.
#[rules]
fn wide_is_aligned(addr: CUdeviceptr) {
    /// The word lies at a multiple of eight bytes.
    #[rule("aligned", observed, on("580.159.04"))]
    if addr.offset() % 8 == 4 {
        return INVALID_VALUE;
    }
}

/// Memory of a pool holds no such words.
#[rules]
fn out_of_pools(stream: CUstream, addr: CUdeviceptr) {
    /// A stream neither waits for words of a pool nor writes them; a capture does not look.
    #[rule("no-pool", observed, on("580.159.04"))]
    if addr.is_pooled() && !stream.is_capturing() {
        return INVALID_VALUE;
    }
}

/// Holds a stream back until a word of 32 bits is as it should be.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(stream)]
#[order(observed)]
fn cuStreamWaitValue32_v2(
    /// Stream that waits.
    stream: NotingStream,
    /// The word.
    addr: Word,
    /// What the word is held against.
    value: Awaited<0x2a2a_2a2a>,
    /// When the wait is over.
    flags: Masked<CUstreamWaitValue_flags, 3>,
) {
    check!(initialized, own_process);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(stream, flags);
    waits(stream, flags);
    check!(addr);
    out_of_pools(stream, addr);
}

/// Holds a stream back until a word of 64 bits is as it should be.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(stream)]
#[order(observed)]
fn cuStreamWaitValue64_v2(
    /// Stream that waits.
    stream: NotingStream,
    /// The word.
    addr: Word,
    /// What the word is held against.
    value: Awaited<0x2a2a_2a2a_2a2a_2a2a>,
    /// When the wait is over.
    flags: Masked<CUstreamWaitValue_flags, 3>,
) {
    check!(initialized, own_process);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(stream, flags);
    waits(stream, flags);
    check!(addr);
    out_of_pools(stream, addr);
    wide_is_aligned(addr);
    wide_words(stream);
}

/// Writes a word of 32 bits once everything already in the stream is done.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "every device at hand writes words of all sizes")]
#[waits(never, stream = stream)]
fn cuStreamWriteValue32_v2(
    /// Stream whose order the write joins.
    stream: NotingStream,
    /// The word.
    addr: Word,
    /// What to write.
    value: Any,
    /// Whether the write may overtake earlier ones, which this form does not let it.
    #[refuses(CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = INVALID_VALUE)]
    flags: OneOf<CUstreamWriteValue_flags>,
) {
    check!(initialized, own_process);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(stream, addr, flags);
    out_of_pools(stream, addr);
}

/// Writes a word of 64 bits once everything already in the stream is done.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "every device at hand writes words of all sizes")]
fn cuStreamWriteValue64_v2(
    /// Stream whose order the write joins.
    stream: NotingStream,
    /// The word.
    addr: Word,
    /// What to write.
    value: Any,
    /// Whether the write may overtake earlier ones, which this form does not let it.
    #[refuses(CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = INVALID_VALUE)]
    flags: OneOf<CUstreamWriteValue_flags>,
) {
    check!(initialized, own_process);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(stream, addr, flags);
    out_of_pools(stream, addr);
    wide_is_aligned(addr);
    wide_words(stream);
}

/// A wait holds back its own stream and no other, until the host writes what is waited for.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitValue32_v2)]
fn wait_holds_its_own_stream(cuda: &Driver) {
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let address = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    let word: *mut u32 = memory.cast();
    unsafe { word.write_volatile(0) };
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuStreamWaitValue32_v2(stream, address, 5, CU_STREAM_WAIT_VALUE_EQ)?;
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    cuda.cuEventRecord(event, stream)?;
    // Time enough for what waits for nothing.
    std::thread::sleep(std::time::Duration::from_millis(20));
    let held = cuda.cuStreamQuery(stream);
    let recorded = cuda.cuEventQuery(event);
    let beside = cuda.cuStreamQuery(other);
    let early = seen.take().len();
    unsafe { word.write_volatile(5) };
    cuda.cuStreamSynchronize(stream)?;
    expect!(held == Err(NOT_READY));
    expect!(recorded == Err(NOT_READY));
    expect!(beside == Ok(()));
    expect!(early == 0);
    expect!(seen.take().len() == 1);
    expect!(unsafe { word.read_volatile() } == 5);
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(other)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(memory)?;
}

/// One stream waits for all 64 bits that another one writes, and goes on once they are there.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitValue64_v2, cuStreamWriteValue64_v2)]
fn streams_meet_at_a_word(cuda: &Driver) {
    const MARK: u64 = 0x0123_4567_89ab_cdef;
    let address = cuda.cuMemAlloc_v2(64)?;
    let other = cuda.cuMemAlloc_v2(64)?;
    cuda.write(address, &[0; 64])?;
    cuda.write(other, &[0; 64])?;
    cuda.cuCtxSynchronize()?;
    let waiting = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let writing = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamWaitValue64_v2(waiting, address + 8, MARK, CU_STREAM_WAIT_VALUE_EQ)?;
    // Half of what is waited for is not all of it.
    cuda.cuStreamWriteValue64_v2(
        writing,
        address + 8,
        MARK & 0xffff_ffff,
        CU_STREAM_WRITE_VALUE_DEFAULT,
    )?;
    cuda.cuStreamSynchronize(writing)?;
    std::thread::sleep(std::time::Duration::from_millis(20));
    let held = cuda.cuStreamQuery(waiting);
    cuda.cuStreamWriteValue64_v2(writing, address + 8, MARK, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    cuda.cuStreamSynchronize(waiting)?;
    expect!(held == Err(NOT_READY));
    let mut expected = [0; 64];
    expected[8..16].copy_from_slice(&MARK.to_le_bytes());
    expect!(cuda.read(address, 64)? == expected);
    expect!(cuda.read(other, 64)? == [0; 64]);
    cuda.cuStreamDestroy_v2(writing)?;
    cuda.cuStreamDestroy_v2(waiting)?;
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(address)?;
}

/// What ends a wait for 32 bits is decided by the flags; numbers count as one further round the circle.
#[scenario]
#[needs(context)]
fn waits_compare(cuda: &Driver) {
    // What is in the word, what it is held against and how, and what would end a wait that does not end.
    let passing = [
        (5, 5, CU_STREAM_WAIT_VALUE_GEQ),
        (6, 5, CU_STREAM_WAIT_VALUE_GEQ),
        (5, 0xffff_fff0, CU_STREAM_WAIT_VALUE_GEQ),
        (0x8000_0001, 0x8000_0000, CU_STREAM_WAIT_VALUE_GEQ),
        (0xffff_ffff, 0xffff_ffff, CU_STREAM_WAIT_VALUE_EQ),
        (0b0100, 0b0110, CU_STREAM_WAIT_VALUE_AND),
        (0, 0, CU_STREAM_WAIT_VALUE_NOR),
        (0xffff_0000, 0xffff_fffe, CU_STREAM_WAIT_VALUE_NOR),
    ];
    let held = [
        (4, 5, CU_STREAM_WAIT_VALUE_GEQ, 5),
        (0xffff_ffff, 0, CU_STREAM_WAIT_VALUE_GEQ, 0),
        (
            0x7fff_ffff,
            0x8000_0000,
            CU_STREAM_WAIT_VALUE_GEQ,
            0x8000_0000,
        ),
        (6, 5, CU_STREAM_WAIT_VALUE_EQ, 5),
        (0b1001, 0b0110, CU_STREAM_WAIT_VALUE_AND, 0b0010),
        (0xffff_0000, 0x0000_ffff, CU_STREAM_WAIT_VALUE_NOR, 0),
    ];
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let address = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    let word: *mut u32 = memory.cast();
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    for (there, value, flag) in passing {
        unsafe { word.write_volatile(there) };
        cuda.cuStreamWaitValue32_v2(stream, address, value, flag)?;
        let deadline = std::time::Instant::now() + std::time::Duration::from_secs(1);
        while cuda.cuStreamQuery(stream) == Err(NOT_READY) && std::time::Instant::now() < deadline {
            std::thread::yield_now();
        }
        let answer = cuda.cuStreamQuery(stream);
        if answer.is_err() {
            // What nobody waits for would never be done.
            unsafe {
                word.write_volatile(if flag == CU_STREAM_WAIT_VALUE_NOR {
                    0
                } else {
                    value
                })
            };
        }
        expect!((there, value, flag.0, answer) == (there, value, flag.0, Ok(())));
    }
    for (there, value, flag, enough) in held {
        unsafe { word.write_volatile(there) };
        cuda.cuStreamWaitValue32_v2(stream, address, value, flag)?;
        std::thread::sleep(std::time::Duration::from_millis(10));
        let answer = cuda.cuStreamQuery(stream);
        unsafe { word.write_volatile(enough) };
        cuda.cuStreamSynchronize(stream)?;
        expect!((there, value, flag.0, answer) == (there, value, flag.0, Err(NOT_READY)));
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(memory)?;
}

/// What ends a wait for 64 bits is decided by all of them.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitValue64_v2)]
fn wide_waits_compare(cuda: &Driver) {
    const TOP: u64 = 1 << 63;
    let held = [
        (
            0x1_0000_0004,
            0x2_0000_0003,
            CU_STREAM_WAIT_VALUE_GEQ,
            0x2_0000_0003,
        ),
        (u64::MAX, 0, CU_STREAM_WAIT_VALUE_GEQ, 0),
        (TOP - 1, TOP, CU_STREAM_WAIT_VALUE_GEQ, TOP),
        (5, 0x1_0000_0005, CU_STREAM_WAIT_VALUE_EQ, 0x1_0000_0005),
        (0xffff_ffff, TOP, CU_STREAM_WAIT_VALUE_AND, TOP),
        (0xffff_ffff, !0xffff_ffff, CU_STREAM_WAIT_VALUE_NOR, 0),
    ];
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let address = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    let word: *mut u64 = memory.cast();
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    for (there, value, flag, enough) in held {
        unsafe { word.write_volatile(there) };
        cuda.cuStreamWaitValue64_v2(stream, address, value, flag)?;
        std::thread::sleep(std::time::Duration::from_millis(10));
        let answer = cuda.cuStreamQuery(stream);
        unsafe { word.write_volatile(enough) };
        cuda.cuStreamSynchronize(stream)?;
        expect!((there, value, flag.0, answer) == (there, value, flag.0, Err(NOT_READY)));
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(memory)?;
}

/// A write waits its turn in its own stream, and leaves the words beside it alone.
#[scenario]
#[needs(context)]
#[shows(cuStreamWriteValue32_v2)]
fn write_waits_its_turn(cuda: &Driver) {
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let address = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    let beside = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let words: *mut u32 = memory.cast();
    for at in 0..4 {
        unsafe { words.add(at).write_volatile(9) };
    }
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    cuda.cuStreamWriteValue32_v2(
        stream,
        address + 4,
        0x0102_0304,
        CU_STREAM_WRITE_VALUE_DEFAULT,
    )?;
    expect!(gate.wait_reached());
    // Time enough for what waits for nothing.
    std::thread::sleep(std::time::Duration::from_millis(20));
    let early = unsafe { words.add(1).read_volatile() };
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    let late = [0, 1, 2, 3].map(|at| unsafe { words.add(at).read_volatile() });
    expect!(early == 9);
    expect!(late == [9, 0x0102_0304, 9, 9]);
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(beside)?;
    cuda.cuMemFreeHost(memory)?;
}

/// A write reaches memory of the device and registered memory of the host, each in its own place.
#[scenario]
#[needs(context)]
#[shows(cuStreamWriteValue32_v2)]
fn writes_reach_all_memory(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let device = cuda.cuMemAlloc_v2(64)?;
    let mut pages = vec![0_u8; 65536];
    let start: *mut c_void = pages.as_mut_ptr().cast();
    cuda.cuMemHostRegister_v2(start, 65536, CU_MEMHOSTREGISTER_DEVICEMAP)?;
    let registered = cuda.cuMemHostGetDevicePointer_v2(start, 0)?;
    for (number, address) in [device, registered].into_iter().enumerate() {
        cuda.write(address, &[0xee; 64])?;
        cuda.cuCtxSynchronize()?;
        cuda.cuStreamWriteValue32_v2(
            stream,
            address + 60,
            number as u32,
            CU_STREAM_WRITE_VALUE_DEFAULT,
        )?;
        cuda.cuStreamSynchronize(stream)?;
        let mut expected = [0xee; 64];
        expected[60..].copy_from_slice(&(number as u32).to_le_bytes());
        expect!(cuda.read(address, 64)? == expected);
    }
    cuda.cuMemHostUnregister(start)?;
    cuda.cuMemFree_v2(device)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A capture notes waits and writes, and does not do them.
#[scenario]
#[needs(context)]
fn capture_notes_waits_and_writes(cuda: &Driver) {
    let address = cuda.cuMemAlloc_v2(64)?;
    cuda.write(address, &[0; 64])?;
    cuda.cuCtxSynchronize()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuStreamWriteValue32_v2(stream, address, 1, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    cuda.cuStreamWaitValue32_v2(stream, address, 9, CU_STREAM_WAIT_VALUE_EQ)?;
    let (_status, _id, noted, nodes, _edges, before) = cuda.cuStreamGetCaptureInfo_v3(stream)?;
    expect!(before == 1);
    let mut kind = CU_GRAPH_NODE_TYPE_EMPTY;
    cuda.raw().cuGraphNodeGetType(*nodes, &mut kind)?;
    expect!(kind == CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
    let graph = cuda.cuStreamEndCapture(stream)?;
    expect!(graph == noted);
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(address, 64)? == [0; 64]);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(address)?;
}

//! How waiting for words and writing them stands among the work of other streams.

#![on("580.159.04")]

/// To the twin of a symbol null is the stream of the calling thread: the wait holds that one back, and not
/// the legacy stream's.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitValue32_v2, cuStreamWriteValue32_v2)]
fn twins_wait_in_the_threads_stream(cuda: &Driver) {
    let (words, address) = cuda.mapped_words()?;
    let mine = ptr::null_mut();
    cuda.cuStreamWaitValue32_v2_ptsz(mine, address, 1, CU_STREAM_WAIT_VALUE_EQ)?;
    cuda.cuStreamWriteValue32_v2_ptsz(mine, address + 4, 8, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    std::thread::sleep(std::time::Duration::from_millis(10));
    let held = cuda.cuStreamQuery(CU_STREAM_PER_THREAD);
    let early = unsafe { words.add(1).read_volatile() };
    unsafe { words.write_volatile(1) };
    cuda.cuStreamSynchronize(CU_STREAM_PER_THREAD)?;
    expect!(held == Err(NOT_READY));
    expect!(early == 0);
    expect!(unsafe { words.add(1).read_volatile() } == 8);
    cuda.cuMemFreeHost(words.cast())?;
}

/// A wait in the null stream holds back the streams that wait for it, and those alone.
#[scenario]
#[needs(context)]
fn wait_in_the_null_stream_holds_the_others(cuda: &Driver) {
    let (words, address) = cuda.mapped_words()?;
    let blocking = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    // Of two streams one may have to share a queue of the device with the null stream.
    let free = [
        cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?,
        cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?,
    ];
    cuda.cuStreamWaitValue32_v2(ptr::null_mut(), address, 1, CU_STREAM_WAIT_VALUE_EQ)?;
    cuda.cuStreamWriteValue32_v2(free[0], address + 8, 3, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    cuda.cuStreamWriteValue32_v2(free[1], address + 12, 4, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    let through = || [2, 3].map(|at| unsafe { words.add(at).read_volatile() });
    let started = std::time::Instant::now();
    while through() == [0, 0] && started.elapsed().as_secs() < 5 {
        std::thread::yield_now();
    }
    let not_held = through();
    cuda.cuStreamWriteValue32_v2(blocking, address + 4, 2, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    std::thread::sleep(std::time::Duration::from_millis(10));
    let early = unsafe { words.add(1).read_volatile() };
    unsafe { words.write_volatile(1) };
    cuda.cuCtxSynchronize()?;
    expect!(early == 0);
    expect!(not_held != [0, 0]);
    expect!(unsafe { words.add(1).read_volatile() } == 2);
    expect!(through() == [3, 4]);
    for stream in free {
        cuda.cuStreamDestroy_v2(stream)?;
    }
    cuda.cuStreamDestroy_v2(blocking)?;
    cuda.cuMemFreeHost(words.cast())?;
}

/// A stream that is destroyed while it waits is gone at once; what it was given is done all the same.
#[scenario]
#[needs(context)]
fn waiting_stream_may_be_destroyed(cuda: &Driver) {
    let (words, address) = cuda.mapped_words()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamWaitValue32_v2(stream, address, 1, CU_STREAM_WAIT_VALUE_GEQ)?;
    cuda.cuStreamWriteValue32_v2(stream, address + 4, 6, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    let destroyed = cuda.cuStreamDestroy_v2(stream);
    let early = unsafe { words.add(1).read_volatile() };
    unsafe { words.write_volatile(1) };
    cuda.cuCtxSynchronize()?;
    expect!(destroyed == Ok(()));
    expect!(early == 0);
    expect!(unsafe { words.add(1).read_volatile() } == 6);
    cuda.cuMemFreeHost(words.cast())?;
}

/// A kernel that spins sees what another stream writes, and a stream that waits sees what a kernel stores.
#[scenario]
#[needs(context)]
#[shows(cuStreamWaitValue32_v2, cuStreamWriteValue32_v2)]
fn kernels_and_streams_see_each_other(cuda: &Driver) {
    let (words, address) = cuda.mapped_words()?;
    let (module, kernel) = cuda.load(ptx!("spin"), c"spin")?;
    let spinning = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let waiting = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let writing = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (mut flag, mut awaited, mut to, mut value) = (address, 5_u32, address + 4, 6_u32);
    let mut parameters: [*mut c_void; 4] = [
        (&raw mut flag).cast(),
        (&raw mut awaited).cast(),
        (&raw mut to).cast(),
        (&raw mut value).cast(),
    ];
    let none = ptr::null_mut();
    cuda.raw().cuLaunchKernel(
        kernel,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        spinning,
        parameters.as_mut_ptr(),
        none,
    )?;
    cuda.cuStreamWaitValue32_v2(waiting, address + 4, 6, CU_STREAM_WAIT_VALUE_EQ)?;
    cuda.cuStreamWriteValue32_v2(waiting, address + 8, 7, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    std::thread::sleep(std::time::Duration::from_millis(10));
    let early = [1, 2].map(|at| unsafe { words.add(at).read_volatile() });
    let held = cuda.cuStreamQuery(waiting);
    cuda.cuStreamWriteValue32_v2(writing, address, 5, CU_STREAM_WRITE_VALUE_DEFAULT)?;
    cuda.cuStreamSynchronize(waiting)?;
    let late = [1, 2].map(|at| unsafe { words.add(at).read_volatile() });
    expect!(early == [0, 0]);
    expect!(held == Err(NOT_READY));
    expect!(late == [6, 7]);
    cuda.cuStreamSynchronize(spinning)?;
    cuda.cuStreamDestroy_v2(writing)?;
    cuda.cuStreamDestroy_v2(waiting)?;
    cuda.cuStreamDestroy_v2(spinning)?;
    cuda.raw().cuModuleUnload(module)?;
    cuda.cuMemFreeHost(words.cast())?;
}

//! How launches stand among other work.

#![on("580.159.04")]

/// A launch waits for what its stream was given before, and what comes later waits for it.
#[scenario]
#[needs(context)]
#[shows(cuLaunchKernel)]
fn a_launch_stands_between_copies(cuda: &Driver) {
    let (module, copy) = cuda.load(ptx!("copy"), c"copy")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (from, to) = (cuda.cuMemAlloc_v2(64)?, cuda.cuMemAlloc_v2(64)?);
    cuda.cuMemsetD8_v2(from, 1, 64)?;
    cuda.cuMemsetD8_v2(to, 2, 64)?;
    let words = 16_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const from).cast_mut().cast::<c_void>(),
        (&raw const words).cast_mut().cast::<c_void>(),
    ];
    let gate = cuda.hold(stream)?;
    cuda.cuMemsetD8Async(from, 3, 64, stream)?;
    cuda.cuLaunchKernel(
        copy,
        4,
        1,
        1,
        4,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    cuda.cuMemsetD8Async(from, 4, 64, stream)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    expect!(cuda.read(to, 64)? == [2; 64]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(to, 64)? == [3; 64]);
    expect!(cuda.read(from, 64)? == [4; 64]);
    cuda.cuMemFree_v2(to)?;
    cuda.cuMemFree_v2(from)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Launches of one stream run one after the other, and see what the earlier ones have written.
#[scenario]
#[needs(context)]
fn later_launches_see_what_earlier_ones_wrote(cuda: &Driver) {
    let (storing, store) = cuda.load(ptx!("store"), c"store")?;
    let (copying, copy) = cuda.load(ptx!("copy"), c"copy")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let words = cuda.cuMemAlloc_v2(80)?;
    cuda.write(words, &[0; 80])?;
    let (value, one) = (7_u32, 1_u32);
    let mut params = [
        (&raw const words).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let none = ptr::null_mut();
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    )?;
    for word in 1..20 {
        let (to, from) = (words + word * 4, words + word * 4 - 4);
        let mut params = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const from).cast_mut().cast::<c_void>(),
            (&raw const one).cast_mut().cast::<c_void>(),
        ];
        cuda.cuLaunchKernel(copy, 1, 1, 1, 1, 1, 1, 0, stream, params.as_mut_ptr(), none)?;
    }
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(words, 80)? == [7, 0, 0, 0].repeat(20));
    cuda.cuMemFree_v2(words)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(copying)?;
    cuda.raw().cuModuleUnload(storing)?;
}

/// An event that is recorded behind a launch happens once the kernel has ended, and holds back another
/// stream until then.
#[scenario]
#[needs(context)]
fn an_event_stands_behind_a_launch(cuda: &Driver) {
    let (module, spin) = cuda.load(ptx!("spin"), c"spin")?;
    let working = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let waiting = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let flag = cuda
        .cuMemHostAlloc(8, CU_MEMHOSTALLOC_DEVICEMAP as u32)?
        .cast::<u32>();
    flag.write_volatile(0);
    flag.add(1).write_volatile(0);
    let (at, awaited, value) = (flag as u64, 1_u32, 7_u32);
    let to = at + 4;
    let mut params = [
        (&raw const at).cast_mut().cast::<c_void>(),
        (&raw const awaited).cast_mut().cast::<c_void>(),
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    cuda.cuLaunchKernel(
        spin,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        working,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    cuda.cuEventRecord(event, working)?;
    cuda.cuStreamWaitEvent(waiting, event, CU_EVENT_WAIT_DEFAULT)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuLaunchHostFunc(waiting, seen.host_fn(), seen.data())?;
    // Time enough for a kernel that waits for nothing.
    std::thread::sleep(std::time::Duration::from_millis(20));
    let before = (
        cuda.cuEventQuery(event),
        cuda.cuStreamQuery(waiting),
        seen.take().len(),
    );
    flag.write_volatile(1);
    cuda.cuStreamSynchronize(waiting)?;
    expect!(before == (Err(NOT_READY), Err(NOT_READY), 0));
    expect!(cuda.cuEventQuery(event) == Ok(()));
    expect!(seen.take().len() == 1);
    expect!(flag.add(1).read_volatile() == 7);
    cuda.cuMemFreeHost(flag.cast())?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(waiting)?;
    cuda.cuStreamDestroy_v2(working)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A launch in the legacy stream waits for streams that do not say otherwise, and they for it.
#[scenario]
#[needs(context)]
fn a_launch_in_the_null_stream_waits_for_others(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let blocking = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let to = cuda.cuMemAlloc_v2(4)?;
    cuda.write(to, &[1; 4])?;
    let value = 7_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let gate = cuda.hold(blocking)?;
    cuda.cuMemsetD8Async(to, 9, 4, blocking)?;
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        ptr::null_mut(),
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    expect!(cuda.cuStreamQuery(ptr::null_mut()) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(ptr::null_mut())?;
    expect!(cuda.read(to, 4)? == [7, 0, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.cuStreamDestroy_v2(blocking)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// To the twin of a launch null is the stream of the calling thread, which waits for no other thread's.
#[scenario]
#[needs(context)]
#[shows(cuLaunchKernel)]
fn a_twin_launches_in_the_threads_stream(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let context = cuda.cuCtxGetCurrent()?;
    let to = cuda.cuMemAlloc_v2(8)?;
    cuda.write(to, &[0; 8])?;
    let value = 7_u32;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc_ptsz(ptr::null_mut(), gate.host_fn(), gate.data())?;
    let behind = to + 4;
    let mut params = [
        (&raw const behind).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let none = ptr::null_mut();
    let stream = ptr::null_mut();
    cuda.cuLaunchKernel_ptsz(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    )?;
    cuda.thread(|cuda| {
        cuda.cuCtxSetCurrent(context)?;
        let mut params = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast::<c_void>(),
        ];
        cuda.cuLaunchKernel_ptsz(
            store,
            1,
            1,
            1,
            1,
            1,
            1,
            0,
            ptr::null_mut(),
            params.as_mut_ptr(),
            ptr::null_mut(),
        )?;
        cuda.cuStreamSynchronize(CU_STREAM_PER_THREAD)?;
        let mut found = [1_u8; 8];
        cuda.cuMemcpyDtoH_v2_ptds(found.as_mut_ptr().cast(), to, 8)?;
        expect!(found == [7, 0, 0, 0, 0, 0, 0, 0]);
        Ok(())
    })?;
    expect!(cuda.cuStreamQuery(CU_STREAM_PER_THREAD) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(CU_STREAM_PER_THREAD)?;
    expect!(cuda.read(to, 8)? == [7, 0, 0, 0, 7, 0, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A captured stream notes a launch and does not run it.
#[scenario]
#[needs(context)]
fn a_capture_notes_a_launch(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let to = cuda.cuMemAlloc_v2(4)?;
    cuda.write(to, &[1; 4])?;
    let value = 7_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let none = ptr::null_mut();
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    )?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    let mut node = ptr::null_mut();
    let mut count = 1;
    cuda.cuGraphGetNodes(graph, &mut node, &mut count)?;
    expect!(count == 1);
    let mut kind = CU_GRAPH_NODE_TYPE_EMPTY;
    cuda.raw().cuGraphNodeGetType(node, &mut kind)?;
    expect!(kind == CU_GRAPH_NODE_TYPE_KERNEL);
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(to, 4)? == [1; 4]);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(to)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

//! Graphs of captured streams.

#![on("580.159.04")]

/// Work that a stream captured runs when its graph is launched, and not before.
#[scenario]
#[needs(context)]
#[shows(cuStreamBeginCapture_v2, cuGraphLaunch)]
fn captured_work_runs_at_each_launch(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(48)?;
    cuda.write(memory, &[1; 48])?;
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuMemsetD8Async(memory, 7, 16, stream)?;
    cuda.cuMemcpyDtoDAsync_v2(memory + 16, memory, 16, stream)?;
    let to = memory + 32;
    let value = 9_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let none = ptr::null_mut();
    cuda.cuLaunchKernel(store, 1, 1, 1, 1, 1, 1, 0, stream, params.as_mut_ptr(), none)?;
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuLaunchHostFunc(stream, calls.host_fn(), calls.data())?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    expect!(cuda.read(memory, 48)? == [1; 48]);

    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    for _ in 0..2 {
        cuda.write(memory, &[1; 48])?;
        cuda.cuGraphLaunch(exec, stream)?;
        cuda.cuStreamSynchronize(stream)?;
        expect!(cuda.read(memory, 32)? == [7; 32]);
        expect!(cuda.read(memory + 32, 4)? == [9, 0, 0, 0]);
        expect!(calls.take().len() == 1);
    }
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}

/// Streams that fork from a capture and join it again become branches of the graph.
#[scenario]
#[needs(context)]
#[shows(cuGraphLaunch)]
fn a_forked_capture_has_branches(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(32)?;
    cuda.write(memory, &[0; 32])?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let branch = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let fork = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let join = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    cuda.cuMemsetD8Async(memory, 5, 8, stream)?;
    cuda.cuEventRecord(fork, stream)?;
    cuda.cuStreamWaitEvent(branch, fork, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuMemcpyDtoDAsync_v2(memory + 8, memory, 8, branch)?;
    cuda.cuMemcpyDtoDAsync_v2(memory + 16, memory, 8, stream)?;
    cuda.cuEventRecord(join, branch)?;
    cuda.cuStreamWaitEvent(stream, join, CU_EVENT_WAIT_DEFAULT)?;
    cuda.cuMemcpyDtoDAsync_v2(memory + 24, memory + 8, 8, stream)?;
    let graph = cuda.cuStreamEndCapture(stream)?;
    let mut edges = 0;
    cuda.cuGraphGetEdges(graph, ptr::null_mut(), ptr::null_mut(), &mut edges)?;
    expect!(edges == 4);

    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    for _ in 0..4 {
        cuda.write(memory, &[0; 32])?;
        cuda.cuGraphLaunch(exec, stream)?;
        cuda.cuStreamSynchronize(stream)?;
        expect!(cuda.read(memory, 32)? == [5; 32]);
    }
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuEventDestroy_v2(fork)?;
    cuda.cuEventDestroy_v2(join)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuStreamDestroy_v2(branch)?;
    cuda.cuMemFree_v2(memory)?;
}

//! Semaphores in the order of streams.

#![on("13.0.96")]

#[as_driver(cuSignalExternalSemaphoresAsync)]
fn cudaSignalExternalSemaphoresAsync(extSemArray: _, paramsArray: _, numExtSems: _, stream: _) {}

#[as_driver(cuWaitExternalSemaphoresAsync)]
fn cudaWaitExternalSemaphoresAsync(extSemArray: _, paramsArray: _, numExtSems: _, stream: _) {}

/// A capture notes signals and waits as what they are.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn signals_and_waits_are_noted(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let mut props: cuspec_sys::driver::CUmemAllocationProp = Default::default();
    props.r#type = cuspec_sys::driver::CU_MEM_ALLOCATION_TYPE_PINNED;
    props.requestedHandleTypes = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    props.location.r#type = cuspec_sys::driver::CU_MEM_LOCATION_TYPE_DEVICE;
    let posix = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let mut physical = 0;
    cuda.driver().raw().cuMemCreate(&mut physical, SIZE, &props, 0)?;
    let mut descriptor: c_int = -1;
    let room = (&raw mut descriptor).cast::<c_void>();
    cuda.driver().raw().cuMemExportToShareableHandle(room, physical, posix, 0)?;
    let mut desc: cudaExternalSemaphoreHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalSemaphoreHandleTypeOpaqueFd;
    desc.handle.fd = descriptor;
    let semaphore = cuda.cudaImportExternalSemaphore(&desc)?;
    let (signal, wait) = (std::mem::zeroed(), std::mem::zeroed());
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaSignalExternalSemaphoresAsync(&semaphore, &signal, 1, stream)?;
    cuda.cudaWaitExternalSemaphoresAsync(&semaphore, &wait, 1, stream)?;
    let graph = cuda.cudaStreamEndCapture(stream)?;
    let mut nodes = [ptr::null_mut(); 3];
    let mut count = 3;
    cuda.driver().raw().cuGraphGetNodes(graph.cast(), nodes.as_mut_ptr(), &mut count)?;
    expect!(count == 2);
    let mut kinds = [cuspec_sys::driver::CU_GRAPH_NODE_TYPE_EMPTY; 2];
    for (kind, node) in kinds.iter_mut().zip(nodes) {
        cuda.driver().raw().cuGraphNodeGetType(node, kind)?;
    }
    expect!(kinds[0] == cuspec_sys::driver::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL);
    expect!(kinds[1] == cuspec_sys::driver::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT);
    cuda.driver().cuGraphDestroy(graph.cast())?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaDestroyExternalSemaphore(semaphore)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}

/// A signal has its turn in its stream, and serves one wait: a stream that waits a second time waits for a second signal.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn a_signal_serves_one_wait(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let mut props: cuspec_sys::driver::CUmemAllocationProp = Default::default();
    props.r#type = cuspec_sys::driver::CU_MEM_ALLOCATION_TYPE_PINNED;
    props.requestedHandleTypes = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    props.location.r#type = cuspec_sys::driver::CU_MEM_LOCATION_TYPE_DEVICE;
    let posix = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let mut physical = 0;
    cuda.driver().raw().cuMemCreate(&mut physical, SIZE, &props, 0)?;
    let mut descriptor: c_int = -1;
    let room = (&raw mut descriptor).cast::<c_void>();
    cuda.driver().raw().cuMemExportToShareableHandle(room, physical, posix, 0)?;
    let mut desc: cudaExternalSemaphoreHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalSemaphoreHandleTypeOpaqueFd;
    desc.handle.fd = descriptor;
    let semaphore = cuda.cudaImportExternalSemaphore(&desc)?;
    let (signal, wait) = (std::mem::zeroed(), std::mem::zeroed());
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    for _round in 0..2 {
        let gate = cuda.driver().gate();
        cuda.cudaLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
        cuda.cudaSignalExternalSemaphoresAsync(&semaphore, &signal, 1, stream)?;
        cuda.cudaWaitExternalSemaphoresAsync(&semaphore, &wait, 1, other)?;
        expect!(gate.wait_reached());
        // Nobody signals anything before the gate is open; a signal of the round before is used up.
        let patience = std::time::Instant::now() + std::time::Duration::from_millis(20);
        while std::time::Instant::now() < patience {
            expect!(cuda.cudaStreamQuery(other) == Err(NotReady));
        }
        gate.open();
        // One that hangs is not to have this hang as well.
        let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
        while cuda.cudaStreamQuery(other) == Err(NotReady) && std::time::Instant::now() < patience {}
        expect!(cuda.cudaStreamQuery(other) == Ok(()));
        cuda.cudaStreamSynchronize(stream)?;
    }
    cuda.cudaStreamDestroy(other)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaDestroyExternalSemaphore(semaphore)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}

/// A semaphore that counts lets all pass that wait for what it stands at or for less, however many, and nobody who waits
/// for more.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn timelines_are_passed_from_their_value_on(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let mut props: cuspec_sys::driver::CUmemAllocationProp = Default::default();
    props.r#type = cuspec_sys::driver::CU_MEM_ALLOCATION_TYPE_PINNED;
    props.requestedHandleTypes = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    props.location.r#type = cuspec_sys::driver::CU_MEM_LOCATION_TYPE_DEVICE;
    let posix = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let mut physical = 0;
    cuda.driver().raw().cuMemCreate(&mut physical, SIZE, &props, 0)?;
    let mut descriptor: c_int = -1;
    let room = (&raw mut descriptor).cast::<c_void>();
    cuda.driver().raw().cuMemExportToShareableHandle(room, physical, posix, 0)?;
    let mut desc: cudaExternalSemaphoreHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    desc.handle.fd = descriptor;
    let semaphore = cuda.cudaImportExternalSemaphore(&desc)?;
    let mut signal: cudaExternalSemaphoreSignalParams = std::mem::zeroed();
    let mut wait: cudaExternalSemaphoreWaitParams = std::mem::zeroed();
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let behind = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    signal.params.fence.value = 5;
    cuda.cudaSignalExternalSemaphoresAsync(&semaphore, &signal, 1, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    for value in [5, 5, 3] {
        wait.params.fence.value = value;
        cuda.cudaWaitExternalSemaphoresAsync(&semaphore, &wait, 1, other)?;
    }
    let gate = cuda.driver().gate();
    cuda.cudaLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    signal.params.fence.value = 9;
    cuda.cudaSignalExternalSemaphoresAsync(&semaphore, &signal, 1, stream)?;
    wait.params.fence.value = 7;
    cuda.cudaWaitExternalSemaphoresAsync(&semaphore, &wait, 1, behind)?;
    // One that hangs is not to have this hang as well.
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cudaStreamQuery(other) == Err(NotReady) && std::time::Instant::now() < patience {}
    expect!(cuda.cudaStreamQuery(other) == Ok(()));
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(20);
    while std::time::Instant::now() < patience {
        expect!(cuda.cudaStreamQuery(behind) == Err(NotReady));
    }
    gate.open();
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cudaStreamQuery(behind) == Err(NotReady) && std::time::Instant::now() < patience {}
    expect!(cuda.cudaStreamQuery(behind) == Ok(()));
    cuda.cudaStreamSynchronize(stream)?;
    for stream in [stream, other, behind] {
        cuda.cudaStreamDestroy(stream)?;
    }
    cuda.cudaDestroyExternalSemaphore(semaphore)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}

//! Semaphores in the order of streams.

#![on("13.0.96")]

#[as_driver(cuSignalExternalSemaphoresAsync)]
#[order(observed, except(sound_context))]
#[class(context_state)]
fn cudaSignalExternalSemaphoresAsync(extSemArray: _, paramsArray: _, numExtSems: _, stream: _) {}

#[as_driver(cuWaitExternalSemaphoresAsync)]
#[order(observed, except(sound_context))]
#[class(context_state)]
fn cudaWaitExternalSemaphoresAsync(extSemArray: _, paramsArray: _, numExtSems: _, stream: _) {}

/// A capture notes signals and waits as what they are.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn signals_and_waits_are_noted(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(2 << 20)?;
    let descriptor = cuda.driver().export_memory(physical)?;
    let kind = cudaExternalSemaphoreHandleTypeOpaqueFd;
    let semaphore = cuda.import_semaphore(kind, descriptor)?;
    let (signal, wait) = (std::mem::zeroed(), std::mem::zeroed());
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaSignalExternalSemaphoresAsync(&semaphore, &signal, 1, stream)?;
    cuda.cudaWaitExternalSemaphoresAsync(&semaphore, &wait, 1, stream)?;
    let graph = cuda.cudaStreamEndCapture(stream)?;
    let kinds = cuda.driver().node_kinds(graph.cast())?;
    expect!(kinds.len() == 2);
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
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(2 << 20)?;
    let descriptor = cuda.driver().export_memory(physical)?;
    let kind = cudaExternalSemaphoreHandleTypeOpaqueFd;
    let semaphore = cuda.import_semaphore(kind, descriptor)?;
    let (signal, wait) = (std::mem::zeroed(), std::mem::zeroed());
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    for _round in 0..2 {
        let gate = cuda.hold(stream)?;
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
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(2 << 20)?;
    let descriptor = cuda.driver().export_memory(physical)?;
    let kind = cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    let semaphore = cuda.import_semaphore(kind, descriptor)?;
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
    let gate = cuda.hold(stream)?;
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

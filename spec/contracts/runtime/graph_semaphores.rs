//! Nodes that signal external semaphores, or wait for them.

#![on("13.0.96")]

#[as_driver(cuGraphAddExternalSemaphoresSignalNode)]
#[class(context_lookup)]
fn cudaGraphAddExternalSemaphoresSignalNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    nodeParams: _,
) {
}

#[as_driver(cuGraphAddExternalSemaphoresWaitNode)]
#[class(context_lookup)]
fn cudaGraphAddExternalSemaphoresWaitNode(
    pGraphNode: _,
    graph: _,
    pDependencies: _,
    numDependencies: _,
    nodeParams: _,
) {
}

#[as_driver(cuGraphExternalSemaphoresSignalNodeGetParams)]
#[class(context_lookup)]
fn cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: _, params_out: _) {}

#[as_driver(cuGraphExternalSemaphoresWaitNodeGetParams)]
#[class(context_lookup)]
fn cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: _, params_out: _) {}

#[as_driver(cuGraphExternalSemaphoresSignalNodeSetParams)]
#[class(context_lookup)]
fn cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: _, nodeParams: _) {}

#[as_driver(cuGraphExternalSemaphoresWaitNodeSetParams)]
#[class(context_lookup)]
fn cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: _, nodeParams: _) {}

#[as_driver(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[needs(runtime)]
#[class(context_lookup)]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: _, hNode: _, nodeParams: _) {}

#[as_driver(cuGraphExecExternalSemaphoresWaitNodeSetParams)]
#[needs(runtime)]
#[class(context_lookup)]
#[yields(outside_callback = NotPermitted, own_process = InitializationError)]
fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: _, hNode: _, nodeParams: _) {}

/// A launch signals the semaphores of a node, and does not complete before the semaphores of another node are signalled.
#[scenario]
#[needs(runtime)]
#[lasting]
#[gate(machine.is_linux())]
#[shows(
    cudaGraphAddExternalSemaphoresSignalNode,
    cudaGraphAddExternalSemaphoresWaitNode
)]
fn nodes_signal_semaphores_and_wait_for_them(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(2 << 20)?;
    let descriptor = cuda.driver().export_memory(physical)?;
    let kind = cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    let mut semaphore = cuda.import_semaphore(kind, descriptor)?;
    let mut signal = cudaExternalSemaphoreSignalParams::default();
    signal.params.fence.value = 5;
    let mut wait = cudaExternalSemaphoreWaitParams::default();
    wait.params.fence.value = 5;
    let signals = cudaExternalSemaphoreSignalNodeParams {
        extSemArray: &mut semaphore,
        paramsArray: &signal,
        numExtSems: 1,
    };
    let waits = cudaExternalSemaphoreWaitNodeParams {
        extSemArray: &mut semaphore,
        paramsArray: &wait,
        numExtSems: 1,
    };
    let (first, second) = (cuda.cudaGraphCreate(0)?, cuda.cudaGraphCreate(0)?);
    let none = ptr::null();
    let node = cuda.cudaGraphAddExternalSemaphoresSignalNode(first, none, 0, &signals)?;
    expect!(cuda.cudaGraphNodeGetType(node)? == cudaGraphNodeTypeExtSemaphoreSignal);
    let node = cuda.cudaGraphAddExternalSemaphoresWaitNode(second, none, 0, &waits)?;
    expect!(cuda.cudaGraphNodeGetType(node)? == cudaGraphNodeTypeExtSemaphoreWait);
    let signalling = cuda.cudaGraphInstantiate(first, 0)?;
    let waiting = cuda.cudaGraphInstantiate(second, 0)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaGraphLaunch(waiting, other)?;
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(20);
    while std::time::Instant::now() < patience {
        expect!(cuda.cudaStreamQuery(other) == Err(NotReady));
    }
    cuda.cudaGraphLaunch(signalling, stream)?;
    // A wait without a signal must not hang the scenario.
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cudaStreamQuery(other) == Err(NotReady) && std::time::Instant::now() < patience {}
    expect!(cuda.cudaStreamQuery(other) == Ok(()));
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaStreamDestroy(other)?;
    for (exec, graph) in [(signalling, first), (waiting, second)] {
        cuda.cudaGraphExecDestroy(exec)?;
        cuda.cudaGraphDestroy(graph)?;
    }
    cuda.cudaDestroyExternalSemaphore(semaphore)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}

/// Semaphores of nodes are read back as they were set. A launch uses those that its executable has.
#[scenario]
#[needs(runtime)]
#[lasting]
#[gate(machine.is_linux())]
#[shows(
    cudaGraphExternalSemaphoresSignalNodeGetParams,
    cudaGraphExternalSemaphoresSignalNodeSetParams,
    cudaGraphExternalSemaphoresWaitNodeGetParams,
    cudaGraphExternalSemaphoresWaitNodeSetParams,
    cudaGraphExecExternalSemaphoresSignalNodeSetParams,
    cudaGraphExecExternalSemaphoresWaitNodeSetParams
)]
fn semaphores_of_nodes_are_read_back_as_they_were_set(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(2 << 20)?;
    let mut made = [ptr::null_mut(); 2];
    for semaphore in &mut made {
        let descriptor = cuda.driver().export_memory(physical)?;
        let kind = cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd;
        *semaphore = cuda.import_semaphore(kind, descriptor)?;
    }
    let [mut first, mut second] = made;
    let mut signal = cudaExternalSemaphoreSignalParams::default();
    signal.params.fence.value = 1;
    let mut wait = cudaExternalSemaphoreWaitParams::default();
    wait.params.fence.value = 1;
    let mut signals = cudaExternalSemaphoreSignalNodeParams {
        extSemArray: &mut first,
        paramsArray: &signal,
        numExtSems: 1,
    };
    let mut waits = cudaExternalSemaphoreWaitNodeParams {
        extSemArray: &mut first,
        paramsArray: &wait,
        numExtSems: 1,
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let signalling =
        cuda.cudaGraphAddExternalSemaphoresSignalNode(graph, ptr::null(), 0, &signals)?;
    let waiting = cuda.cudaGraphAddExternalSemaphoresWaitNode(graph, &signalling, 1, &waits)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let found = cuda.cudaGraphExternalSemaphoresSignalNodeGetParams(signalling)?;
    expect!(found.numExtSems == 1);
    expect!(*found.extSemArray == first);
    expect!((*found.paramsArray).params.fence.value == 1);
    let found = cuda.cudaGraphExternalSemaphoresWaitNodeGetParams(waiting)?;
    expect!(found.numExtSems == 1);
    expect!(*found.extSemArray == first);
    expect!((*found.paramsArray).params.fence.value == 1);

    let mut later = signal;
    later.params.fence.value = 7;
    let mut longer = wait;
    longer.params.fence.value = 6;
    (signals.extSemArray, signals.paramsArray) = (&mut second, &later);
    (waits.extSemArray, waits.paramsArray) = (&mut second, &longer);
    cuda.cudaGraphExternalSemaphoresSignalNodeSetParams(signalling, &signals)?;
    cuda.cudaGraphExternalSemaphoresWaitNodeSetParams(waiting, &waits)?;
    let found = cuda.cudaGraphExternalSemaphoresSignalNodeGetParams(signalling)?;
    expect!(*found.extSemArray == second);
    expect!((*found.paramsArray).params.fence.value == 7);
    let found = cuda.cudaGraphExternalSemaphoresWaitNodeGetParams(waiting)?;
    expect!(*found.extSemArray == second);
    expect!((*found.paramsArray).params.fence.value == 6);

    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let third = cuda.cudaGraphCreate(0)?;
    cuda.cudaGraphAddExternalSemaphoresWaitNode(third, ptr::null(), 0, &waits)?;
    let awaiting = cuda.cudaGraphInstantiate(third, 0)?;
    cuda.cudaGraphLaunch(awaiting, other)?;
    // A wait without a signal must not hang the scenario.
    cuda.cudaGraphLaunch(exec, stream)?;
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cudaStreamQuery(stream) == Err(NotReady) && std::time::Instant::now() < patience {}
    expect!(cuda.cudaStreamQuery(stream) == Ok(()));
    expect!(cuda.cudaStreamQuery(other) == Err(NotReady));
    let mut longest = wait;
    longest.params.fence.value = 8;
    waits.paramsArray = &longest;
    cuda.cudaGraphExecExternalSemaphoresSignalNodeSetParams(exec, signalling, &signals)?;
    cuda.cudaGraphExecExternalSemaphoresWaitNodeSetParams(exec, waiting, &waits)?;
    cuda.cudaGraphLaunch(exec, stream)?;
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cudaStreamQuery(other) == Err(NotReady) && std::time::Instant::now() < patience {}
    expect!(cuda.cudaStreamQuery(other) == Ok(()));
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(20);
    while std::time::Instant::now() < patience {
        expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    }
    later.params.fence.value = 8;
    cuda.cudaSignalExternalSemaphoresAsync(&second, &later, 1, other)?;
    let patience = std::time::Instant::now() + std::time::Duration::from_millis(400);
    while cuda.cudaStreamQuery(stream) == Err(NotReady) && std::time::Instant::now() < patience {}
    expect!(cuda.cudaStreamQuery(stream) == Ok(()));
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaStreamDestroy(other)?;
    cuda.cudaGraphExecDestroy(awaiting)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(third)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaDestroyExternalSemaphore(second)?;
    cuda.cudaDestroyExternalSemaphore(first)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}

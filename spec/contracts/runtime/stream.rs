//! Streams: making and destroying them, asking them, waiting for them.

#![on("13.0.96")]

/// Makes a stream that waits for the legacy stream and the other way round.
#[as_driver(cuStreamCreate, Flags = 0)]
#[order(observed, except(sound_context))]
#[unreachable(ExternalDevice, "only where something that is no CUDA device, and that work waits for, has failed")]
fn cudaStreamCreate(pStream: _) {
    check!(runtime, outside_callback);
}

/// Makes a stream.
#[as_driver(cuStreamCreate)]
#[order(observed, except(sound_context))]
#[unreachable(ExternalDevice, "only where something that is no CUDA device, and that work waits for, has failed")]
fn cudaStreamCreateWithFlags(pStream: _, flags: _) {
    check!(runtime, outside_callback);
}

/// Makes a stream with a priority.
#[as_driver(cuStreamCreateWithPriority)]
#[order(observed, except(sound_context))]
#[unreachable(ExternalDevice, "only where something that is no CUDA device, and that work waits for, has failed")]
fn cudaStreamCreateWithPriority(pStream: _, flags: _, priority: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuStreamGetPriority)]
#[class(context_state)]
fn cudaStreamGetPriority(hStream: _, priority: _) {}

#[as_driver(cuStreamGetFlags)]
#[class(context_state)]
fn cudaStreamGetFlags(hStream: _, flags: _) {}

#[as_driver(cuStreamGetId)]
#[class(context_state)]
fn cudaStreamGetId(hStream: _, streamId: _) {}

#[as_driver(cuStreamGetDevice)]
#[order(observed, except(sound_context, outside_callback))]
#[needs(devices, runtime)]
#[class(handle_lookup)]
#[not_safe(InvalidValue, "no room for the answer ends the process")]
fn cudaStreamGetDevice(hStream: _, #[undefined(Null)] device: _) {
    check!(devices);
    if hStream.is_special() {
        check!(runtime, usable_context);
    }
}

#[as_driver(cuStreamQuery)]
#[class(context_object)]
fn cudaStreamQuery(stream: _) {}

#[as_driver(cuStreamSynchronize)]
#[class(context_object)]
fn cudaStreamSynchronize(stream: _) {}

#[as_driver(cuStreamDestroy_v2)]
#[order(observed, except(sound_context))]
#[no_visible_effect("destroying leaves nothing to ask")]
#[needs(runtime)]
#[class(context_state)]
fn cudaStreamDestroy(stream: _) {
    check!(outside_callback);
}

#[as_driver(cuStreamCopyAttributes)]
#[class(context_state)]
#[unreachable(NotSupported, "every stream has attributes")]
fn cudaStreamCopyAttributes(dst: _, src: _) {}

#[as_driver(cuStreamWaitEvent)]
#[class(context_state)]
fn cudaStreamWaitEvent(stream: _, event: _, flags: _) {}

#[as_driver(cuStreamGetAttribute)]
#[class(context_state)]
fn cudaStreamGetAttribute(
    hStream: _,
    #[until(
        12000,
        refuses(
            CU_LAUNCH_ATTRIBUTE_PRIORITY = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = InvalidValue
        ),
        on("11.8.89"),
        not_on("12.9.79")
    )]
    attr: _,
    value_out: _,
) {
}

#[as_driver(cuStreamSetAttribute)]
#[class(context_state)]
#[order(unknown)]
fn cudaStreamSetAttribute(
    hStream: _,
    #[until(
        12000,
        refuses(
            CU_LAUNCH_ATTRIBUTE_PRIORITY = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = InvalidValue
        ),
        on("11.8.89"),
        not_on("12.9.79")
    )]
    attr: _,
    value: _,
) {
}

#[as_driver(cuCtxResetPersistingL2Cache)]
#[needs(runtime, outside_callback, sound_context, own_process)]
#[tolerates(live_context, no_capture, uncaptured_context)]
fn cudaCtxResetPersistingL2Cache() {
    context_is_there();
    /// A destroyed context is not replaced either.
    #[rule("context-exists", observed, on("13.0.96"), undocumented)]
    if thread.has_destroyed_context() {
        return ContextIsDestroyed;
    }
    check!(runtime);
}

/// Runs a host function once everything already in the stream is done.
#[as_driver(cuStreamAddCallback)]
// Of a null callback it speaks before it says that a host function may not call.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaStreamAddCallback(stream: _, callback: _, userData: _, flags: _) {
    check!(runtime, callback, outside_callback, flags, stream);
}

#[as_driver(cuStreamAttachMemAsync)]
#[class(context_object)]
#[contradicted(NotReady, "a stream with work takes the change in its turn")]
fn cudaStreamAttachMemAsync(stream: _, devPtr: _, length: _, flags: _) {}

/// Streams are made without anything having been set up, with the flags and priorities that are asked for, and waiting
/// for one waits for its work.
#[scenario]
#[needs(nothing)]
#[shows(
    cudaStreamCreate,
    cudaStreamCreateWithFlags,
    cudaStreamCreateWithPriority,
    cudaStreamGetFlags,
    cudaStreamGetPriority
)]
fn streams_are_made_in_a_fresh_process(cuda: &Runtime) {
    let plain = cuda.cudaStreamCreate()?;
    let apart = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let (_least, greatest) = cuda.driver().cuCtxGetStreamPriorityRange()?;
    let first = cuda.cudaStreamCreateWithPriority(cudaStreamNonBlocking, greatest)?;
    expect!(cuda.cudaStreamGetFlags(plain)? == cudaStreamDefault);
    expect!(cuda.cudaStreamGetFlags(apart)? == cudaStreamNonBlocking);
    expect!(cuda.cudaStreamGetPriority(first)? == greatest);
    expect!(cuda.cudaStreamGetPriority(plain)? == 0);
    cuda.cudaStreamDestroy(first)?;
    cuda.cudaStreamDestroy(apart)?;
    cuda.cudaStreamDestroy(plain)?;
}

/// A stream of the runtime is one of the driver's, of the primary context, and the other way round.
#[scenario]
#[needs(runtime)]
fn streams_are_the_drivers(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let context = cuda.driver().cuCtxGetCurrent()?;
    expect!(!context.is_null());
    expect!(cuda.driver().cuStreamGetCtx(stream)? == context);
    let device = cuda.driver().device();
    expect!(cuda.driver().cuDevicePrimaryCtxRetain(device)? == context);
    cuda.driver().cuDevicePrimaryCtxRelease_v2(device)?;
    let other = cuda.driver().cuStreamCreate(cuspec_sys::driver::CU_STREAM_NON_BLOCKING)?;
    expect!(cuda.cudaStreamGetFlags(other)? == cudaStreamNonBlocking);
    cuda.cudaStreamDestroy(other)?;
    cuda.driver().cuStreamDestroy_v2(stream)?;
}

/// A thread that comes without a context gets that of its device with its first call.
#[scenario]
#[needs(nothing)]
fn each_thread_is_set_up(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreate()?;
    let context = cuda.driver().cuCtxGetCurrent()?;
    cuda.thread(|cuda| {
        expect!(cuda.driver().cuCtxGetCurrent()?.is_null());
        expect!(cuda.cudaStreamQuery(stream) == Ok(()));
        expect!(cuda.driver().cuCtxGetCurrent()? == context);
    })?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A context of the driver that is current is the one that streams are made in.
#[scenario]
#[needs(context)]
fn a_current_context_is_used(cuda: &Runtime) {
    let context = cuda.driver().new_context()?;
    let stream = cuda.cudaStreamCreate()?;
    expect!(cuda.driver().cuStreamGetCtx(stream)? == context);
    cuda.cudaStreamDestroy(stream)?;
    cuda.driver().cuCtxDestroy_v2(context)?;
}

/// A stream with work is not ready, which is no error to keep, and waiting for it makes it ready.
#[scenario]
#[needs(context)]
#[shows(cudaStreamQuery, cudaStreamSynchronize)]
fn busy_streams_are_waited_for(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.driver().hold(stream)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    expect!(cuda.cudaGetLastError() == Ok(()));
    gate.open_soon();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.cudaStreamQuery(stream) == Ok(()));
    cuda.cudaStreamDestroy(stream)?;
}

/// Every stream has a number of its own, and null is the legacy stream.
#[scenario]
#[needs(context)]
#[shows(cudaStreamGetId)]
fn streams_have_numbers(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreate()?;
    let number = cuda.cudaStreamGetId(stream)?;
    let legacy = cuda.cudaStreamGetId(cudaStreamLegacy)?;
    expect!(cuda.cudaStreamGetId(stream)? == number);
    expect!(cuda.cudaStreamGetId(core::ptr::null_mut())? == legacy);
    expect!(cuda.cudaStreamGetId(cudaStreamPerThread)? != legacy);
    expect!(number != legacy);
    cuda.cudaStreamDestroy(stream)?;
}

/// An attribute is read from one stream and given to another, alone or with all others.
#[scenario]
#[needs(context)]
// Streams had fewer attributes.
#[gate(runtime.version() >= 12000)]
#[shows(cudaStreamCopyAttributes, cudaStreamGetAttribute, cudaStreamSetAttribute)]
fn attributes_are_handed_on(cuda: &Runtime) {
    let (_least, greatest) = cuda.driver().cuCtxGetStreamPriorityRange()?;
    let first = cuda.cudaStreamCreateWithPriority(cudaStreamDefault, greatest)?;
    let second = cuda.cudaStreamCreate()?;
    let third = cuda.cudaStreamCreate()?;
    let value = cuda.cudaStreamGetAttribute(first, cudaLaunchAttributePriority)?;
    expect!(value.priority == greatest);
    cuda.cudaStreamSetAttribute(third, cudaLaunchAttributePriority, &value)?;
    expect!(cuda.cudaStreamGetPriority(third)? == greatest);
    cuda.cudaStreamDestroy(third)?;
    cuda.cudaStreamCopyAttributes(second, first)?;
    expect!(cuda.cudaStreamGetPriority(second)? == greatest);
    cuda.cudaStreamDestroy(second)?;
    cuda.cudaStreamDestroy(first)?;
}

/// A stream that waits for an event does nothing more until the event has happened.
#[scenario]
#[needs(context)]
#[shows(cudaStreamWaitEvent)]
fn stream_waits_for_an_event(cuda: &Runtime) {
    let ahead = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let behind = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let gate = cuda.driver().hold(ahead)?;
    cuda.cudaEventRecord(event, ahead)?;
    cuda.cudaStreamWaitEvent(behind, event, 0)?;
    expect!(gate.wait_reached());
    // Time enough for what waits for nothing.
    std::thread::sleep(std::time::Duration::from_millis(20));
    expect!(cuda.cudaStreamQuery(behind) == Err(NotReady));
    gate.open();
    cuda.cudaStreamSynchronize(behind)?;
    expect!(cuda.cudaStreamQuery(ahead) == Ok(()));
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(behind)?;
    cuda.cudaStreamDestroy(ahead)?;
}

/// A callback may not call the runtime, and is called once the stream has come to it.
#[scenario]
#[needs(context)]
#[shows(cudaStreamAddCallback)]
fn callbacks_run_in_turn(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let seen = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuStreamQuery(core::ptr::null_mut())));
    let gate = cuda.driver().hold(stream)?;
    cuda.cudaStreamAddCallback(stream, std::mem::transmute(seen.callback()), seen.data(), 0)?;
    expect!(gate.wait_reached());
    expect!(seen.take().is_empty());
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(matches!(seen.take()[..], [Err(_)]));
    cuda.cudaStreamDestroy(stream)?;
}

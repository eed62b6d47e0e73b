//! What is of one device where there are two.

#![on("13.0.96")]

/// Each thread has the device that it has set, whatever others set, and a new thread has the first.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn a_thread_has_the_device_that_it_set(cuda: &Runtime) {
    cuda.cudaSetDevice(1)?;
    expect!(cuda.cudaGetDevice()? == 1);
    expect!(cuda.driver().cuCtxGetDevice()? == 1);
    cuda.thread(|cuda| {
        expect!(cuda.cudaGetDevice()? == 0);
        let stream = cuda.cudaStreamCreate()?;
        expect!(cuda.driver().cuCtxGetDevice()? == 0);
        cuda.cudaStreamDestroy(stream)?;
        cuda.cudaSetDevice(1)?;
        cuda.cudaSetDevice(0)?;
        expect!(cuda.cudaGetDevice()? == 0);
    })?;
    expect!(cuda.cudaGetDevice()? == 1);
    expect!(cuda.driver().cuCtxGetDevice()? == 1);
    cuda.cudaSetDevice(0)?;
    expect!(cuda.cudaGetDevice()? == 0);
    expect!(cuda.driver().cuCtxGetDevice()? == 0);
}

/// Setting a device waits neither for what that has to do nor for what the one before has.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn setting_devices_waits_for_neither(cuda: &Runtime) {
    let mut streams = [ptr::null_mut(); 2];
    for (device, stream) in [0, 1].into_iter().zip(&mut streams) {
        cuda.cudaSetDevice(device)?;
        *stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    }
    let (first, second) = (cuda.driver().gate(), cuda.driver().gate());
    for (device, gate) in [(0, &first), (1, &second)] {
        cuda.cudaSetDevice(device)?;
        cuda.cudaLaunchHostFunc(streams[device as usize], gate.host_fn(), gate.data())?;
        expect!(gate.wait_reached());
    }
    for device in [0, 1, 1, 0] {
        cuda.cudaSetDevice(device)?;
        expect!(cuda.cudaStreamQuery(streams[device as usize]) == Err(NotReady));
    }
    first.open();
    cuda.cudaDeviceSynchronize()?;
    // To wait for one device is not to wait for the other.
    cuda.cudaSetDevice(1)?;
    expect!(cuda.cudaStreamQuery(streams[1]) == Err(NotReady));
    second.open();
    cuda.cudaDeviceSynchronize()?;
    for (device, stream) in [0, 1].into_iter().zip(streams) {
        cuda.cudaSetDevice(device)?;
        cuda.cudaStreamDestroy(stream)?;
    }
}

/// Memory that a thread allocates or registers is of the thread's device, which is asked for it from any other as well.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn memory_is_of_the_threads_device(cuda: &Runtime) {
    for device in [1, 0] {
        cuda.cudaSetDevice(device)?;
        let plain = cuda.cudaMalloc(4096)?;
        let (rows, _) = cuda.cudaMallocPitch(100, 4)?;
        let managed = cuda.cudaMallocManaged(4096, cudaMemAttachGlobal)?;
        let stream = cuda.cudaStreamCreate()?;
        let pooled = cuda.cudaMallocAsync(4096, stream)?;
        let pinned = cuda.cudaMallocHost(4096)?;
        let combined = cuda.cudaHostAlloc(4096, cudaHostAllocWriteCombined)?;
        let mut own = vec![0_u8; 3 * 4096];
        let own = own.as_mut_ptr().add(own.as_ptr().align_offset(4096)).cast::<c_void>();
        cuda.cudaHostRegister(own, 4096, cudaHostRegisterDefault)?;
        cuda.cudaStreamSynchronize(stream)?;
        cuda.cudaSetDevice(1 - device)?;
        for (memory, kind) in [
            (plain, cudaMemoryTypeDevice),
            (rows, cudaMemoryTypeDevice),
            (managed, cudaMemoryTypeManaged),
            (pooled, cudaMemoryTypeDevice),
            (pinned, cudaMemoryTypeHost),
            (combined, cudaMemoryTypeHost),
            (own, cudaMemoryTypeHost),
        ] {
            let told = cuda.cudaPointerGetAttributes(memory)?;
            expect!((told.r#type, told.device) == (kind, device));
        }
        cuda.cudaSetDevice(device)?;
        cuda.cudaHostUnregister(own)?;
        cuda.cudaFreeHost(combined)?;
        cuda.cudaFreeHost(pinned)?;
        cuda.cudaFreeAsync(pooled, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        cuda.cudaStreamDestroy(stream)?;
        cuda.cudaFree(managed)?;
        cuda.cudaFree(rows)?;
        cuda.cudaFree(plain)?;
    }
}

/// An array takes memory of the thread's device.
#[scenario]
#[needs(nothing)]
#[exclusive]
#[gate(machine.devices() >= 2)]
fn arrays_take_memory_of_the_threads_device(cuda: &Runtime) {
    let byte = cudaChannelFormatDesc {
        x: 8,
        f: cudaChannelFormatKindUnsigned,
        ..Default::default()
    };
    cuda.cudaSetDevice(1)?;
    let (before, _) = cuda.cudaMemGetInfo()?;
    // Four gigabytes: far more than programs beside the suite usually take or give back meanwhile.
    let array = cuda.cudaMallocArray(&byte, 131_072, 32_768, 0)?;
    let (after, _) = cuda.cudaMemGetInfo()?;
    cuda.cudaFreeArray(array)?;
    expect!(before > after && before - after > 2 << 30);
}

/// Streams and events are of the device that the thread had when it made them: an event is recorded in a stream of its
/// own device alone, and a stream of either waits for it.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn streams_and_events_are_of_the_threads_device(cuda: &Runtime) {
    let mut streams = [ptr::null_mut(); 2];
    let mut events = [ptr::null_mut(); 2];
    for device in [1, 0] {
        cuda.cudaSetDevice(device)?;
        streams[device as usize] = cuda.cudaStreamCreate()?;
        events[device as usize] = cuda.cudaEventCreate()?;
    }
    for device in [0, 1] {
        let stream = streams[device as usize];
        let context = cuda.driver().cuStreamGetCtx(stream)?;
        cuda.driver().cuCtxPushCurrent_v2(context)?;
        expect!(cuda.driver().cuCtxGetDevice()? == device);
        cuda.driver().cuCtxPopCurrent_v2()?;
        cuda.cudaSetDevice(device)?;
        expect!(cuda.driver().cuCtxGetCurrent()? == context);
        let other = events[1 - device as usize];
        expect!(cuda.cudaEventRecord(other, stream) == Err(InvalidResourceHandle));
        expect!(cuda.cudaGetLastError() == Err(InvalidResourceHandle));
        cuda.cudaEventRecord(events[device as usize], stream)?;
        cuda.cudaStreamWaitEvent(streams[1 - device as usize], events[device as usize], 0)?;
    }
    for device in [0, 1] {
        cuda.cudaSetDevice(device)?;
        cuda.cudaStreamSynchronize(streams[device as usize])?;
        cuda.cudaEventDestroy(events[device as usize])?;
        cuda.cudaStreamDestroy(streams[device as usize])?;
    }
}

/// What a thread launches runs on its device, where the program's variables are others.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn launches_are_on_the_threads_device(cuda: &Runtime) {
    let code = cuda.register(ptx!("symbols"), &[c"advance"], &[(c"counter", 4)])?;
    let (advance, counter) = (code.address(c"advance"), code.address(c"counter"));
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    let mut places = [ptr::null_mut(); 2];
    for device in [0, 1] {
        cuda.cudaSetDevice(device)?;
        places[device as usize] = cuda.cudaGetSymbolAddress(counter)?;
        let told = cuda.cudaPointerGetAttributes(places[device as usize])?;
        expect!(told.device == device);
    }
    for (device, values) in [(1, [7, 8]), (0, [8, 8]), (1, [8, 9])] {
        cuda.cudaSetDevice(device)?;
        cuda.cudaLaunchKernel(advance, one, one, none, 0, stream)?;
        cuda.cudaDeviceSynchronize()?;
        for (place, value) in places.into_iter().zip(values) {
            expect!(cuda.driver().read(place as u64, 4)? == [value, 0, 0, 0]);
        }
    }
}

/// A reset of one device leaves another alone: its memory, streams, settings and registrations, and pinned memory that
/// was allocated for it, while that of the device that is reset is gone.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.devices() >= 2)]
fn a_reset_concerns_one_device(cuda: &Runtime) {
    let mut own = vec![0_u8; 5 * 4096];
    let own = own.as_mut_ptr().add(own.as_ptr().align_offset(4096));
    let mut kept = Vec::new();
    let mut streams = [ptr::null_mut(); 2];
    let size = cuda.cudaDeviceGetLimit(cudaLimitPrintfFifoSize)?;
    for device in [0, 1] {
        cuda.cudaSetDevice(device)?;
        cuda.cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 2 * size)?;
        let memory = cuda.cudaMalloc(4096)?;
        cuda.cudaMemset(memory, 3 + device, 4096)?;
        let pinned = cuda.cudaMallocHost(4096)?;
        let registered = own.add(8192 * device as usize).cast::<c_void>();
        cuda.cudaHostRegister(registered, 4096, cudaHostRegisterDefault)?;
        streams[device as usize] = cuda.cudaStreamCreate()?;
        cuda.cudaDeviceSynchronize()?;
        kept.push([memory, pinned, registered]);
    }
    cuda.cudaSetDevice(1)?;
    cuda.cudaDeviceReset()?;
    for gone in kept[1] {
        expect!(cuda.cudaPointerGetAttributes(gone)?.r#type == cudaMemoryTypeUnregistered);
    }
    cuda.cudaSetDevice(0)?;
    let [memory, pinned, registered] = kept[0];
    expect!(cuda.cudaPointerGetAttributes(memory)?.r#type == cudaMemoryTypeDevice);
    expect!(cuda.cudaPointerGetAttributes(pinned)?.r#type == cudaMemoryTypeHost);
    expect!(cuda.cudaPointerGetAttributes(registered)?.r#type == cudaMemoryTypeHost);
    expect!(cuda.cudaDeviceGetLimit(cudaLimitPrintfFifoSize)? >= 2 * size);
    expect!(cuda.driver().read(memory as u64, 4096)? == [3; 4096]);
    cuda.cudaMemsetAsync(memory, 9, 4096, streams[0])?;
    cuda.cudaStreamSynchronize(streams[0])?;
    expect!(cuda.driver().read(memory as u64, 4096)? == [9; 4096]);
    cuda.cudaSetDevice(1)?;
    expect!(cuda.cudaDeviceGetLimit(cudaLimitPrintfFifoSize)? == size);
    cuda.cudaSetDevice(0)?;
    cuda.cudaHostUnregister(registered)?;
    cuda.cudaFreeHost(pinned)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(streams[0])?;
}

/// How threads wait is set for each device by itself.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.devices() >= 2)]
fn flags_are_of_one_device(cuda: &Runtime) {
    let flags = [cudaDeviceScheduleYield, cudaDeviceScheduleBlockingSync];
    for device in [1, 0] {
        cuda.cudaSetDevice(device)?;
        cuda.cudaSetDeviceFlags(flags[device as usize])?;
    }
    for device in [0, 1] {
        cuda.cudaSetDevice(device)?;
        let told = cuda.cudaGetDeviceFlags()?;
        expect!(told & cudaDeviceScheduleMask == flags[device as usize]);
        let of_context = cuda.driver().cuCtxGetFlags()?;
        expect!(of_context & cudaDeviceScheduleMask == flags[device as usize]);
    }
}

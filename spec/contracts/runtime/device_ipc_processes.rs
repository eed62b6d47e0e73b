//! What processes have of each other's memory and events.

#![on("13.0.96")]

/// No two allocations have one handle, though the later may begin where the earlier did.
#[scenario]
#[needs(runtime)]
#[shows(cudaIpcGetMemHandle)]
fn handles_are_of_one_allocation(cuda: &Runtime) {
    let mut handles = Vec::new();
    for _round in 0..4 {
        let memory = cuda.cudaMalloc(4 << 20)?;
        let handle = cuda.cudaIpcGetMemHandle(memory)?;
        expect!(!handles.contains(&handle.reserved));
        handles.push(handle.reserved);
        cuda.cudaFree(memory)?;
    }
}

/// An event of another process keeps no time, whoever records it.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cudaIpcOpenEventHandle)]
fn events_of_other_processes_keep_no_time(cuda: &Runtime) {
    let other = cuda.process(|cuda, first| {
        let handle: cudaIpcEventHandle_t = first.receive()?;
        let event = cuda.cudaIpcOpenEventHandle(handle)?;
        let timed = cuda.cudaEventCreate()?;
        let later = cuda.cudaEventCreate()?;
        let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
        cuda.cudaEventRecord(timed, stream)?;
        cuda.cudaEventRecord(event, stream)?;
        cuda.cudaEventRecord(later, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        expect!(cuda.cudaEventQuery(event) == Ok(()));
        expect!(cuda.cudaEventElapsedTime(timed, later)? >= 0.0);
        expect!(cuda.cudaEventElapsedTime(timed, event) == Err(InvalidResourceHandle));
        expect!(cuda.cudaEventElapsedTime(event, later) == Err(InvalidResourceHandle));
        cuda.cudaEventDestroy(event)?;
        cuda.cudaEventDestroy(timed)?;
        cuda.cudaEventDestroy(later)?;
        cuda.cudaStreamDestroy(stream)?;
    })?;
    const DISABLE_TIMING: c_uint = 2;
    const INTERPROCESS: c_uint = 4;
    let event = cuda.cudaEventCreateWithFlags(DISABLE_TIMING | INTERPROCESS)?;
    other.send(cuda.cudaIpcGetEventHandle(event)?)?;
    other.end()?;
    cuda.cudaEventDestroy(event)?;
}

/// What one process closes another still has, and so does the one whose memory it is.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cudaIpcCloseMemHandle)]
fn closing_ends_no_other_process(cuda: &Runtime) {
    let mut others = Vec::new();
    while others.len() < 2 {
        others.push(cuda.process(|cuda, first| {
            const LAZY_PEER_ACCESS: c_uint = 1;
            let handle: cudaIpcMemHandle_t = first.receive()?;
            let memory = cuda.cudaIpcOpenMemHandle(handle, LAZY_PEER_ACCESS)?;
            let before = cuda.driver().read(memory as u64, 2)?;
            first.send(before[0])?;
            // What is to be there when this one's turn comes.
            let there: u8 = first.receive()?;
            expect!(cuda.driver().read(memory as u64, 2)? == [there, 7]);
            cuda.driver().write(memory as u64, &[there + 1])?;
            cuda.cudaIpcCloseMemHandle(memory)?;
        })?);
    }
    let memory = cuda.cudaMalloc(65536)?;
    cuda.cudaMemset(memory, 7, 65536)?;
    cuda.cudaDeviceSynchronize()?;
    let handle = cuda.cudaIpcGetMemHandle(memory)?;
    for other in &others {
        other.send(handle)?;
        expect!(other.receive::<u8>()? == 7);
    }
    let mut there = 7_u8;
    for other in others {
        other.send(there)?;
        other.end()?;
        there += 1;
        expect!(cuda.driver().read(memory as u64, 2)? == [there, 7]);
    }
    cuda.cudaFree(memory)?;
}

/// Of the contexts that a process has on a device, one opens memory of another process: the others are refused.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cudaIpcOpenMemHandle)]
fn one_context_opens_memory(cuda: &Runtime) {
    let other = cuda.process(|cuda, first| {
        const LAZY_PEER_ACCESS: c_uint = 1;
        let handles: [cudaIpcMemHandle_t; 2] = first.receive()?;
        cuda.driver().cuInit(0)?;
        let context = cuda.driver().new_context()?;
        // Any context may be the one.
        let memory = cuda.cudaIpcOpenMemHandle(handles[1], LAZY_PEER_ACCESS)?;
        cuda.cudaIpcCloseMemHandle(memory)?;
        cuda.driver().cuCtxPopCurrent_v2()?;
        let memory = cuda.cudaIpcOpenMemHandle(handles[0], LAZY_PEER_ACCESS)?;
        cuda.driver().cuCtxPushCurrent_v2(context)?;
        for handle in handles {
            expect!(cuda.cudaIpcOpenMemHandle(handle, LAZY_PEER_ACCESS) == Err(InvalidResourceHandle));
        }
        cuda.driver().cuCtxDestroy_v2(context)?;
        expect!(cuda.driver().read(memory as u64, 4)? == [7; 4]);
        cuda.cudaIpcCloseMemHandle(memory)?;
    })?;
    let first = cuda.cudaMalloc(4 << 20)?;
    let second = cuda.cudaMalloc(4 << 20)?;
    cuda.cudaMemset(first, 7, 65536)?;
    cuda.cudaDeviceSynchronize()?;
    other.send([
        cuda.cudaIpcGetMemHandle(first)?,
        cuda.cudaIpcGetMemHandle(second)?,
    ])?;
    other.end()?;
    cuda.cudaFree(second)?;
    cuda.cudaFree(first)?;
}

/// Memory that a process opens for one device while it lies on another is reached by kernels of the first: nobody has to
/// enable that.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.has_peers())]
fn opened_memory_is_reached_from_another_device(cuda: &Runtime) {
    let other = cuda.process(|cuda, first| {
        const LAZY_PEER_ACCESS: c_uint = 1;
        let handle: cudaIpcMemHandle_t = first.receive()?;
        let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
        cuda.cudaSetDevice(1)?;
        let memory = cuda.cudaIpcOpenMemHandle(handle, LAZY_PEER_ACCESS)?;
        expect!(cuda.cudaPointerGetAttributes(memory)?.r#type == cudaMemoryTypeDevice);
        let one = dim3 { x: 1, y: 1, z: 1 };
        let mut value = [0x0403_0201_u32];
        let mut args = [
            (&raw const memory).cast_mut().cast::<c_void>(),
            value.as_mut_ptr().cast::<c_void>(),
        ];
        let (store, stream) = (code.address(c"store"), ptr::null_mut());
        cuda.cudaLaunchKernel(store, one, one, args.as_mut_ptr(), 0, stream)?;
        cuda.cudaDeviceSynchronize()?;
        expect!(cuda.driver().read(memory as u64, 5)? == [1, 2, 3, 4, 7]);
        cuda.cudaIpcCloseMemHandle(memory)?;
    })?;
    cuda.cudaSetDevice(0)?;
    let memory = cuda.cudaMalloc(65536)?;
    cuda.cudaMemset(memory, 7, 65536)?;
    cuda.cudaDeviceSynchronize()?;
    other.send(cuda.cudaIpcGetMemHandle(memory)?)?;
    other.end()?;
    expect!(cuda.driver().read(memory as u64, 5)? == [1, 2, 3, 4, 7]);
    cuda.cudaFree(memory)?;
}

/// A process opens memory of a device that it does not see.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.has_peers())]
fn memory_of_a_hidden_device_is_opened(cuda: &Runtime) {
    let other = cuda.process(|cuda, first| {
        const LAZY_PEER_ACCESS: c_uint = 1;
        let handle: cudaIpcMemHandle_t = first.receive()?;
        let uuid: [u8; 16] = first.receive()?;
        let digits: Vec<String> = uuid.iter().map(|byte| format!("{byte:02x}")).collect();
        let digits = digits.concat();
        let (start, rest) = (&digits[..8], &digits[16..]);
        let (second, third) = (&digits[8..12], &digits[12..16]);
        let name = format!("GPU-{start}-{second}-{third}-{}-{}", &rest[..4], &rest[4..]);
        // Read when the driver is initialized, which nobody has done here.
        std::env::set_var("CUDA_VISIBLE_DEVICES", name);
        expect!(cuda.cudaGetDeviceCount()? == 1);
        let memory = cuda.cudaIpcOpenMemHandle(handle, LAZY_PEER_ACCESS)?;
        expect!(cuda.driver().read(memory as u64, 4)? == [7; 4]);
        cuda.cudaMemset(memory, 9, 2)?;
        cuda.cudaDeviceSynchronize()?;
        cuda.cudaIpcCloseMemHandle(memory)?;
    })?;
    cuda.cudaSetDevice(0)?;
    let memory = cuda.cudaMalloc(65536)?;
    cuda.cudaMemset(memory, 7, 65536)?;
    cuda.cudaDeviceSynchronize()?;
    other.send(cuda.cudaIpcGetMemHandle(memory)?)?;
    other.send(cuda.cudaGetDeviceProperties(1)?.uuid.bytes)?;
    other.end()?;
    expect!(cuda.driver().read(memory as u64, 4)? == [9, 9, 7, 7]);
    cuda.cudaFree(memory)?;
}

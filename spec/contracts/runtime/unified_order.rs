//! When the host and other devices see what kernels have stored in managed memory.

#![on("13.0.96")]

/// A stream or an event that is asked, and says that all is done, has been waited for: the host reads in managed memory
/// what the kernel has stored there.
#[scenario]
#[needs(runtime)]
#[gate(device.managed_memory())]
#[shows(cudaStreamQuery, cudaEventQuery)]
fn what_is_done_is_there_to_be_read(cuda: &Runtime) {
    const WORDS: usize = 4096;
    let code = cuda.register(ptx!("copy"), &[c"copy"], &[])?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let memory = cuda.cudaMallocManaged(8 * WORDS, cudaMemAttachGlobal)?;
    let words = memory.cast::<u32>();
    let far = words.add(WORDS);
    let blocks = dim3 {
        x: 16,
        y: 1,
        z: 1,
    };
    let threads = dim3 {
        x: 256,
        y: 1,
        z: 1,
    };
    let count = WORDS as u32;
    let mut args = [
        (&raw const far).cast_mut().cast::<c_void>(),
        (&raw const words).cast_mut().cast(),
        (&raw const count).cast_mut().cast(),
    ];
    // The first launch has the code loaded, which waits for what is under way.
    cuda.cudaLaunchKernel(code.address(c"copy"), blocks, threads, args.as_mut_ptr(), 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    for (round, is_event) in [false, true, false, true].into_iter().enumerate() {
        for at in 0..WORDS {
            words.add(at).write_volatile((at + round + 1) as u32);
            far.add(at).write_volatile(0);
        }
        let gate = cuda.hold(stream)?;
        cuda.cudaLaunchKernel(code.address(c"copy"), blocks, threads, args.as_mut_ptr(), 0, stream)?;
        cuda.cudaEventRecord(event, stream)?;
        let ask = || match is_event {
            true => cuda.cudaEventQuery(event),
            false => cuda.cudaStreamQuery(stream),
        };
        expect!(ask() == Err(NotReady));
        gate.open();
        // Nothing else waits: the first answer that all is done has to do.
        let asked = std::time::Instant::now();
        let mut answer = ask();
        while answer.is_err() && asked.elapsed().as_secs() < 3 {
            answer = ask();
        }
        let wrong = (0..WORDS).find(|at| far.add(*at).read_volatile() != (at + round + 1) as u32);
        expect!(answer == Ok(()));
        expect!(wrong.is_none());
    }
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A host function reads in managed memory what kernels ahead of it have stored, in its own stream and in one that was
/// joined to it, and a kernel behind it sees what it wrote.
#[scenario]
#[needs(runtime)]
#[gate(device.managed_memory())]
fn host_functions_stand_between_kernels(cuda: &Runtime) {
    let code = cuda.register(ptx!("copy"), &[c"copy"], &[])?;
    let own = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let joined = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let behind = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let memory = cuda.cudaMallocManaged(65536, cudaMemAttachGlobal)?;
    let words = memory.cast::<u32>();
    let one = dim3 { x: 1, y: 1, z: 1 };
    let launch = |to: usize, from: usize, stream: cudaStream_t| {
        let (to, from, count) = (words.add(to), words.add(from), 1_u32);
        let mut args = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const from).cast_mut().cast(),
            (&raw const count).cast_mut().cast(),
        ];
        cuda.cudaLaunchKernel(code.address(c"copy"), one, one, args.as_mut_ptr(), 0, stream)
    };
    // The first launch has the code loaded, which waits for what is under way.
    launch(0, 0, own)?;
    cuda.cudaStreamSynchronize(own)?;
    for (at, value) in [7, 0, 9, 0, 0, 0].into_iter().enumerate() {
        words.add(at).write_volatile(value);
    }
    let read = std::sync::Arc::new(std::sync::Mutex::new((0, 0)));
    let noted = read.clone();
    let start = memory as usize;
    let function = cuda.driver().collect(move |cuda, seen| {
        let words = start as *mut u32;
        *noted.lock().unwrap() = (words.add(1).read_volatile(), words.add(3).read_volatile());
        words.add(4).write_volatile(11);
        seen.push(cuda.cuDriverGetVersion());
    });
    let gate = cuda.hold(joined)?;
    launch(1, 0, joined)?;
    launch(3, 2, own)?;
    cuda.cudaEventRecord(event, joined)?;
    cuda.cudaStreamWaitEvent(own, event, 0)?;
    cuda.cudaLaunchHostFunc(own, function.host_fn(), function.data())?;
    cuda.cudaEventRecord(event, own)?;
    cuda.cudaStreamWaitEvent(behind, event, 0)?;
    launch(5, 4, behind)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(behind) == Err(NotReady));
    expect!(function.take().is_empty());
    gate.open();
    cuda.cudaStreamSynchronize(behind)?;
    expect!(function.take().len() == 1);
    expect!(*read.lock().unwrap() == (7, 9));
    expect!(words.add(5).read_volatile() == 11);
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(behind)?;
    cuda.cudaStreamDestroy(joined)?;
    cuda.cudaStreamDestroy(own)?;
}

/// While a kernel of another stream is still at work, a host function and the host touch memory that is attached to a
/// stream alone which has done its work.
#[scenario]
#[needs(runtime)]
#[gate(device.managed_memory())]
fn attached_memory_is_free_with_its_stream(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let endless = cuda.register(ptx!("spin"), &[c"spin"], &[])?;
    let own = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let busy = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let pinned = cuda.cudaHostAlloc(4096, cudaHostAllocMapped)?;
    let flag = pinned.cast::<u32>();
    let theirs = cuda.cudaHostGetDevicePointer(pinned, 0)?.cast::<u32>();
    let memory = cuda.cudaMallocManaged(65536, cudaMemAttachHost)?;
    let word = memory.cast::<u32>();
    word.write_volatile(1);
    flag.write_volatile(1);
    cuda.cudaStreamAttachMemAsync(own, memory, 0, cudaMemAttachSingle)?;
    cuda.cudaStreamSynchronize(own)?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let store = |value: u32| {
        let mut args = [
            (&raw const word).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast(),
        ];
        cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, own)
    };
    let spin = || {
        let (awaited, to, value) = (1_u32, theirs.add(16), 5_u32);
        let mut args = [
            (&raw const theirs).cast_mut().cast::<c_void>(),
            (&raw const awaited).cast_mut().cast(),
            (&raw const to).cast_mut().cast(),
            (&raw const value).cast_mut().cast(),
        ];
        cuda.cudaLaunchKernel(endless.address(c"spin"), one, one, args.as_mut_ptr(), 0, busy)
    };
    // The first launch of each has the code loaded, which waits for what is under way.
    store(2)?;
    spin()?;
    cuda.cudaStreamSynchronize(own)?;
    cuda.cudaStreamSynchronize(busy)?;
    expect!(word.read_volatile() == 2);
    let read = std::sync::Arc::new(std::sync::Mutex::new(0));
    let noted = read.clone();
    let start = memory as usize;
    let function = cuda.driver().collect(move |cuda, seen| {
        let word = start as *mut u32;
        *noted.lock().unwrap() = word.read_volatile();
        word.write_volatile(8);
        seen.push(cuda.cuDriverGetVersion());
    });
    flag.write_volatile(0);
    spin()?;
    let launched = store(7);
    let queued = cuda.cudaLaunchHostFunc(own, function.host_fn(), function.data());
    // Bounded, for a library that has one stream wait for the other.
    let asked = std::time::Instant::now();
    let mut answer = cuda.cudaStreamQuery(own);
    while answer.is_err() && asked.elapsed().as_secs() < 3 {
        answer = cuda.cudaStreamQuery(own);
    }
    let left = word.read_volatile();
    let meanwhile = cuda.cudaStreamQuery(busy);
    flag.write_volatile(1);
    cuda.cudaStreamSynchronize(busy)?;
    cuda.cudaStreamSynchronize(own)?;
    expect!(launched == Ok(()) && queued == Ok(()));
    expect!(answer == Ok(()));
    expect!(meanwhile == Err(NotReady));
    expect!(function.take().len() == 1);
    expect!(*read.lock().unwrap() == 7);
    expect!(left == 8);
    cuda.cudaFree(memory)?;
    cuda.cudaFreeHost(pinned)?;
    cuda.cudaStreamDestroy(busy)?;
    cuda.cudaStreamDestroy(own)?;
}

/// Memory that is attached to everybody serves streams of two devices in turn, and the host.
#[scenario]
#[needs(runtime)]
#[gate(machine.devices() >= 2)]
#[gate(device.concurrent_managed_access())]
fn streams_of_two_devices_share_memory(cuda: &Runtime) {
    let code = cuda.register(ptx!("copy"), &[c"copy"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    cuda.cudaSetDevice(1)?;
    let second = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let there = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    cuda.cudaSetDevice(0)?;
    let first = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let here = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let memory = cuda.cudaMallocManaged(65536, cudaMemAttachHost)?;
    let words = memory.cast::<u32>();
    let launch = |to: usize, from: usize, stream: cudaStream_t| {
        let (to, from, count) = (words.add(to), words.add(from), 1_u32);
        let mut args = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const from).cast_mut().cast(),
            (&raw const count).cast_mut().cast(),
        ];
        cuda.cudaLaunchKernel(code.address(c"copy"), one, one, args.as_mut_ptr(), 0, stream)
    };
    for (at, value) in [7, 0, 0, 0].into_iter().enumerate() {
        words.add(at).write_volatile(value);
    }
    cuda.cudaStreamAttachMemAsync(first, memory, 0, cudaMemAttachGlobal)?;
    // The first launch on each device has the code loaded, which waits for what is under way.
    launch(0, 0, first)?;
    cuda.cudaStreamSynchronize(first)?;
    cuda.cudaSetDevice(1)?;
    launch(0, 0, second)?;
    cuda.cudaStreamSynchronize(second)?;
    cuda.cudaSetDevice(0)?;
    let gate = cuda.hold(first)?;
    launch(1, 0, first)?;
    cuda.cudaEventRecord(here, first)?;
    cuda.cudaSetDevice(1)?;
    cuda.cudaStreamWaitEvent(second, here, 0)?;
    launch(2, 1, second)?;
    cuda.cudaEventRecord(there, second)?;
    cuda.cudaSetDevice(0)?;
    cuda.cudaStreamWaitEvent(first, there, 0)?;
    launch(3, 2, first)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(second) == Err(NotReady));
    words.write_volatile(9);
    gate.open();
    cuda.cudaStreamSynchronize(first)?;
    expect!([0, 1, 2, 3].map(|at| words.add(at).read_volatile()) == [9; 4]);
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(here)?;
    cuda.cudaStreamDestroy(first)?;
    cuda.cudaSetDevice(1)?;
    cuda.cudaEventDestroy(there)?;
    cuda.cudaStreamDestroy(second)?;
    cuda.cudaSetDevice(0)?;
}

/// Where memory of the device is short, a prefetch pushes managed memory out that came before, and never other memory:
/// every byte is still there.
#[scenario]
#[needs(context)]
#[gate(device.concurrent_managed_access())]
#[hazard("fills-memory")]
fn a_prefetch_pushes_managed_memory_out(cuda: &Runtime) {
    const PART: usize = 2 << 20;
    const SIZE: usize = 64 * PART;
    const LEFT: usize = 96 * PART;
    const NEAR: usize = 8 << 20;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut device: cudaMemLocation = std::mem::zeroed();
    device.r#type = cudaMemLocationTypeDevice;
    // Room for one of the two ranges is left, and for half of the other.
    let mut plain = Vec::new();
    let (mut room, _total) = cuda.cudaMemGetInfo()?;
    let mut most = room;
    while room > LEFT + PART && most >= PART {
        let size = most.min(room - LEFT) / PART * PART;
        match cuda.cudaMalloc(size) {
            Ok(memory) => plain.push((memory, size)),
            Err(_) => most /= 2,
        }
        (room, _) = cuda.cudaMemGetInfo()?;
    }
    let mark = [0xa5_u8; 64];
    for (memory, size) in &plain {
        cuda.driver().write(*memory as u64, &mark)?;
        cuda.driver().write(*memory as u64 + (*size - 64) as u64, &mark)?;
    }
    let mut ranges = [ptr::null_mut::<c_void>(); 2];
    for (number, range) in ranges.iter_mut().enumerate() {
        *range = cuda.cudaMallocManaged(SIZE, cudaMemAttachGlobal)?;
        for part in 0..64 {
            let word = range.cast::<u8>().add(part * PART).cast::<u32>();
            word.write_volatile((100 * number + part) as u32);
        }
    }
    let [first, second] = ranges;
    let is_kept = |range: *mut c_void, number: usize| {
        (0..64).all(|part| {
            let word = range.cast::<u8>().add(part * PART).cast::<u32>();
            word.read_volatile() == (100 * number + part) as u32
        })
    };
    (room, _) = cuda.cudaMemGetInfo()?;
    cuda.cudaMemPrefetchAsync(first, SIZE, device, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let (with_first, _total) = cuda.cudaMemGetInfo()?;
    let second_moved = cuda.cudaMemPrefetchAsync(second, SIZE, device, 0, stream);
    let second_there = cuda.cudaStreamSynchronize(stream);
    let is_first_kept = is_kept(first, 0);
    cuda.cudaFree(first)?;
    // What is left of the room tells that all of the second range has come.
    let (with_second, _total) = cuda.cudaMemGetInfo()?;
    let is_second_kept = is_kept(second, 1);
    cuda.cudaFree(second)?;
    let (with_none, _total) = cuda.cudaMemGetInfo()?;
    let mut is_plain_kept = true;
    for (memory, size) in &plain {
        is_plain_kept &= cuda.driver().read(*memory as u64, 64)? == mark;
        is_plain_kept &= cuda.driver().read(*memory as u64 + (*size - 64) as u64, 64)? == mark;
        cuda.cudaFree(*memory)?;
    }
    cuda.cudaStreamDestroy(stream)?;
    expect!(room.abs_diff(LEFT) < NEAR);
    expect!(room.saturating_sub(with_first).abs_diff(SIZE) < NEAR);
    expect!(second_moved == Ok(()));
    expect!(second_there == Ok(()));
    expect!(room.saturating_sub(with_second).abs_diff(SIZE) < NEAR);
    expect!(with_none.abs_diff(room) < NEAR);
    expect!(is_first_kept && is_second_kept && is_plain_kept);
}

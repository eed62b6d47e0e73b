//! Who sees what of managed memory: scenarios with kernels.

#![on("580.159.04")]

/// Kernels of all streams reach memory that belongs to everybody, and so does the host once they are done; what
/// one stream's kernel stored, one that comes behind it in another stream sees.
#[scenario]
#[needs(context)]
#[shows(cuMemAllocManaged, cuStreamWaitEvent)]
fn global_memory_is_everybodys(cuda: &Driver) {
    let (spin_module, spin) = cuda.load(ptx!("spin"), c"spin")?;
    let (copy_module, copy) = cuda.load(ptx!("copy"), c"copy")?;
    // Each parameter takes the low bytes of its slot.
    let launch = |kernel: CUfunction, stream: CUstream, slots: &mut [u64]| {
        let parameters = slots
            .iter_mut()
            .map(|slot| (&raw mut *slot).cast::<c_void>());
        let mut parameters: Vec<*mut c_void> = parameters.collect();
        let (parameters, none) = (parameters.as_mut_ptr(), ptr::null_mut());
        cuda.raw()
            .cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, parameters, none)
    };
    let first = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let second = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let flag = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    let address = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_HOST)?;
    let words = address as *mut u32;
    for at in 0..2 {
        unsafe { words.add(at).write_volatile(1) };
    }
    unsafe { memory.cast::<u32>().write_volatile(0) };
    cuda.cuStreamAttachMemAsync(first, address, 0, CU_MEM_ATTACH_GLOBAL)?;
    launch(copy, second, &mut [flag + 64, flag, 1])?;
    cuda.cuStreamSynchronize(first)?;
    cuda.cuStreamSynchronize(second)?;
    launch(spin, first, &mut [flag, 1, address, 7])?;
    cuda.cuEventRecord(event, first)?;
    cuda.cuStreamWaitEvent(second, event, CU_EVENT_WAIT_DEFAULT)?;
    launch(copy, second, &mut [address + 4, address, 1])?;
    std::thread::sleep(std::time::Duration::from_millis(10));
    let held = cuda.cuStreamQuery(second);
    unsafe { memory.cast::<u32>().write_volatile(1) };
    cuda.cuStreamSynchronize(second)?;
    expect!(held == Err(NOT_READY));
    expect!([0, 1].map(|at| unsafe { words.add(at).read_volatile() }) == [7, 7]);
    cuda.cuMemFree_v2(address)?;
    cuda.cuMemFreeHost(memory)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(second)?;
    cuda.cuStreamDestroy_v2(first)?;
    cuda.raw().cuModuleUnload(copy_module)?;
    cuda.raw().cuModuleUnload(spin_module)?;
}

/// Where host and device may both touch managed memory at any time, an association forbids the device nothing: a
/// kernel of another stream stores into memory that belongs to the host, or to one stream.
#[scenario]
#[needs(context)]
#[gate(device.concurrent_managed_access())]
fn associations_forbid_nothing(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let address = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
    let word = address as *mut u32;
    for (kind, number) in [(CU_MEM_ATTACH_HOST, 3_u32), (CU_MEM_ATTACH_SINGLE, 4)] {
        unsafe { word.write_volatile(1) };
        cuda.cuStreamAttachMemAsync(stream, address, 0, kind)?;
        cuda.cuStreamSynchronize(stream)?;
        let (mut to, mut value) = (address, number);
        let mut parameters = [(&raw mut to).cast::<c_void>(), (&raw mut value).cast()];
        let (parameters, none) = (parameters.as_mut_ptr(), ptr::null_mut());
        cuda.raw()
            .cuLaunchKernel(store, 1, 1, 1, 1, 1, 1, 0, other, parameters, none)?;
        cuda.cuStreamSynchronize(other)?;
        expect!(unsafe { word.read_volatile() } == number);
    }
    cuda.cuMemFree_v2(address)?;
    cuda.cuStreamDestroy_v2(other)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A managed variable of a module is managed memory: it is everybody's to begin with, can be given to a stream and
/// moved ahead of its use, and both the host and kernels count it on.
#[scenario]
#[needs(context)]
fn variables_are_attached_and_moved(cuda: &Driver) {
    let (module, advance) = cuda.load(ptx!("managed"), c"advance")?;
    let (mut address, mut size) = (0, 0);
    cuda.raw()
        .cuModuleGetGlobal_v2(&mut address, &mut size, module, c"shared_word".as_ptr())?;
    expect!(size == 4);
    let word = address as *mut u32;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let launch = |stream: CUstream| {
        let none = ptr::null_mut();
        cuda.raw()
            .cuLaunchKernel(advance, 1, 1, 1, 1, 1, 1, 0, stream, none, none)?;
        cuda.cuStreamSynchronize(stream)
    };
    expect!(unsafe { word.read_volatile() } == 5);
    launch(other)?;
    expect!(unsafe { word.read_volatile() } == 6);
    cuda.cuStreamAttachMemAsync(stream, address, 0, CU_MEM_ATTACH_SINGLE)?;
    launch(stream)?;
    expect!(unsafe { word.read_volatile() } == 7);
    cuda.cuStreamAttachMemAsync(stream, address, 0, CU_MEM_ATTACH_GLOBAL)?;
    cuda.cuMemPrefetchAsync(address, 4, 0, stream)?;
    launch(stream)?;
    cuda.cuMemPrefetchAsync(address, 4, CU_DEVICE_CPU, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(unsafe { word.read_volatile() } == 8);
    unsafe { word.write_volatile(20) };
    launch(other)?;
    expect!(unsafe { word.read_volatile() } == 21);
    cuda.cuStreamDestroy_v2(other)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Kernels see managed memory as it is wherever it has been moved to, or has not: what the host wrote they read, and
/// what they store the host reads.
#[scenario]
#[needs(context)]
#[shows(cuMemAllocManaged)]
fn kernels_need_no_prefetch(cuda: &Driver) {
    let (module, copy) = cuda.load(ptx!("copy"), c"copy")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let address = cuda.cuMemAllocManaged(131072, CU_MEM_ATTACH_GLOBAL)?;
    let words = address as *mut u32;
    let far = address + 65536;
    let launch = |mut to: u64, mut from: u64, mut count: u32| {
        let mut parameters: [*mut c_void; 3] = [
            (&raw mut to).cast(),
            (&raw mut from).cast(),
            (&raw mut count).cast(),
        ];
        let (parameters, none) = (parameters.as_mut_ptr(), ptr::null_mut());
        cuda.raw()
            .cuLaunchKernel(copy, 64, 1, 1, 256, 1, 1, 0, stream, parameters, none)
    };
    let places = [None, Some(0), Some(CU_DEVICE_CPU)];
    for (round, place) in places.into_iter().enumerate() {
        for at in 0..16384 {
            unsafe { words.add(at).write_volatile(at as u32 + round as u32) };
        }
        if let Some(place) = place {
            cuda.cuMemPrefetchAsync(address, 131072, place, stream)?;
        }
        launch(far, address, 16384)?;
        cuda.cuStreamSynchronize(stream)?;
        let wrong = (0..16384).find(|at| {
            let found = unsafe { words.add(16384 + at).read_volatile() };
            found != *at as u32 + round as u32
        });
        expect!(wrong.is_none());
    }
    cuda.cuMemFree_v2(address)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A prefetch brings memory to be that was never touched, on the device as on the host, and kernels behind it in
/// the stream find what was written ahead of it.
#[scenario]
#[needs(context)]
fn prefetch_joins_the_order_of_kernels(cuda: &Driver) {
    let (spin_module, spin) = cuda.load(ptx!("spin"), c"spin")?;
    let (copy_module, copy) = cuda.load(ptx!("copy"), c"copy")?;
    // Each parameter takes the low bytes of its slot.
    let launch = |kernel: CUfunction, stream: CUstream, slots: &mut [u64]| {
        let parameters = slots
            .iter_mut()
            .map(|slot| (&raw mut *slot).cast::<c_void>());
        let mut parameters: Vec<*mut c_void> = parameters.collect();
        let (parameters, none) = (parameters.as_mut_ptr(), ptr::null_mut());
        cuda.raw()
            .cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, parameters, none)
    };
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let flag = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    unsafe { memory.cast::<u32>().write_volatile(0) };
    launch(copy, stream, &mut [flag + 64, flag, 1])?;
    cuda.cuStreamSynchronize(stream)?;
    // Nobody has touched it, so there is no memory behind it yet.
    let address = cuda.cuMemAllocManaged(131072, CU_MEM_ATTACH_GLOBAL)?;
    launch(spin, stream, &mut [flag, 1, address, 7])?;
    cuda.cuMemPrefetchAsync(address, 65536, CU_DEVICE_CPU, stream)?;
    cuda.cuMemPrefetchAsync(address, 131072, 0, stream)?;
    launch(copy, stream, &mut [address + 65536, address, 1])?;
    cuda.cuMemPrefetchAsync(address + 65536, 65536, CU_DEVICE_CPU, stream)?;
    std::thread::sleep(std::time::Duration::from_millis(10));
    let held = cuda.cuStreamQuery(stream);
    unsafe { memory.cast::<u32>().write_volatile(1) };
    cuda.cuStreamSynchronize(stream)?;
    expect!(held == Err(NOT_READY));
    expect!(unsafe { (address as *const u32).read_volatile() } == 7);
    expect!(unsafe { ((address + 65536) as *const u32).read_volatile() } == 7);
    cuda.cuMemFree_v2(address)?;
    cuda.cuMemFreeHost(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(copy_module)?;
    cuda.raw().cuModuleUnload(spin_module)?;
}

/// Copies for reading, a preferred place and access from elsewhere change nothing of what is read: a kernel sees what
/// the host wrote last, and the host what a kernel stored last.
#[scenario]
#[needs(context)]
#[gate(device.concurrent_managed_access())]
fn advice_keeps_memory_coherent(cuda: &Driver) {
    let (store_module, store) = cuda.load(ptx!("store"), c"store")?;
    let (copy_module, copy) = cuda.load(ptx!("copy"), c"copy")?;
    // Each parameter takes the low bytes of its slot.
    let launch = |kernel: CUfunction, slots: &mut [u64]| {
        let parameters = slots
            .iter_mut()
            .map(|slot| (&raw mut *slot).cast::<c_void>());
        let mut parameters: Vec<*mut c_void> = parameters.collect();
        let (parameters, none) = (parameters.as_mut_ptr(), ptr::null_mut());
        cuda.raw().cuLaunchKernel(
            kernel,
            1,
            1,
            1,
            1,
            1,
            1,
            0,
            ptr::null_mut(),
            parameters,
            none,
        )
    };
    let out = cuda.cuMemAlloc_v2(64)?;
    let advices = [
        (CU_MEM_ADVISE_SET_READ_MOSTLY, 0),
        (CU_MEM_ADVISE_SET_PREFERRED_LOCATION, CU_DEVICE_CPU),
        (CU_MEM_ADVISE_SET_ACCESSED_BY, 0),
        (CU_MEM_ADVISE_SET_ACCESSED_BY, CU_DEVICE_CPU),
    ];
    for (number, (advice, device)) in advices.into_iter().enumerate() {
        let base = 10 * (number as u32 + 1);
        let address = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL)?;
        let word = address as *mut u32;
        unsafe { word.write_volatile(base) };
        cuda.cuMemAdvise(address, 65536, advice, device)?;
        cuda.cuMemPrefetchAsync(address, 65536, 0, ptr::null_mut())?;
        launch(copy, &mut [out, address, 1])?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(out, 4)? == base.to_le_bytes());
        expect!(unsafe { word.read_volatile() } == base);
        unsafe { word.write_volatile(base + 1) };
        launch(copy, &mut [out, address, 1])?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(out, 4)? == (base + 1).to_le_bytes());
        launch(store, &mut [address, u64::from(base + 2)])?;
        cuda.cuCtxSynchronize()?;
        expect!(unsafe { word.read_volatile() } == base + 2);
        cuda.cuMemFree_v2(address)?;
    }
    cuda.cuMemFree_v2(out)?;
    cuda.raw().cuModuleUnload(copy_module)?;
    cuda.raw().cuModuleUnload(store_module)?;
}

/// A prefetch to the device takes memory of it for what was never touched, which is free again with the managed memory.
#[scenario]
#[needs(context)]
#[exclusive]
#[gate(device.concurrent_managed_access())]
#[shows(cuMemPrefetchAsync)]
fn prefetch_populates(cuda: &Driver) {
    const SIZE: usize = 256 << 20;
    const NEAR: usize = 8 << 20;
    // Programs beside the suite may take memory and give it back, but not the same amount at the same moment in every
    // round.
    let mut seen = false;
    for _round in 0..32 {
        let address = cuda.cuMemAllocManaged(SIZE, CU_MEM_ATTACH_GLOBAL)?;
        let (before, _total) = cuda.cuMemGetInfo_v2()?;
        cuda.cuMemPrefetchAsync(address, SIZE, 0, ptr::null_mut())?;
        cuda.cuCtxSynchronize()?;
        let (there, _total) = cuda.cuMemGetInfo_v2()?;
        cuda.cuMemFree_v2(address)?;
        let (after, _total) = cuda.cuMemGetInfo_v2()?;
        seen = before.saturating_sub(there).abs_diff(SIZE) < NEAR
            && after.saturating_sub(there).abs_diff(SIZE) < NEAR;
        if seen {
            break;
        }
    }
    expect!(seen);
}

//! Pools of several devices.

#![on("13.0.96")]

/// What a stream allocates is of its device, or of the pool's where one is named, whichever device is current.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.devices() >= 2)]
#[shows(cudaMallocAsync, cudaMallocFromPoolAsync)]
fn memory_is_of_the_streams_device(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    cuda.cudaSetDevice(0)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaSetDevice(1)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let pools = [cuda.cudaDeviceGetMemPool(0)?, cuda.cudaDeviceGetMemPool(1)?];
    expect!(pools[0] != pools[1]);
    let mut used = [77_u64; 2];
    // Each way round: the stream's device is not the current one, and then the pool's is not the stream's.
    for (current, of_stream, stream) in [(1, 0, stream), (0, 1, other)] {
        cuda.cudaSetDevice(current)?;
        let memory = cuda.cudaMallocAsync(SIZE, stream)?;
        expect!(cuda.cudaPointerGetAttributes(memory)?.device == of_stream);
        for (pool, used) in pools.iter().zip(&mut used) {
            let place = (&raw mut *used).cast::<c_void>();
            cuda.cudaMemPoolGetAttribute(*pool, cudaMemPoolAttrUsedMemCurrent, place)?;
        }
        expect!(used[of_stream as usize] == SIZE as u64);
        expect!(used[current as usize] == 0);
        cuda.cudaFreeAsync(memory, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        let memory = cuda.cudaMallocFromPoolAsync(SIZE, pools[current as usize], stream)?;
        expect!(cuda.cudaPointerGetAttributes(memory)?.device == current);
        cuda.cudaFreeAsync(memory, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
    }
    cuda.cudaStreamDestroy(other)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaSetDevice(0)?;
}

/// A device that is let reaches the memory of another's pool, what was allocated before as well as what comes later, and
/// is told so until access is taken back.
#[scenario]
#[needs(runtime)]
#[gate(machine.has_peers())]
fn pools_are_reached_by_whom_they_let(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let store = code.address(c"store");
    let mut own: cudaMemLocation = std::mem::zeroed();
    own.r#type = cudaMemLocationTypeDevice;
    let mut others = own;
    others.anon1.id = 1;
    cuda.cudaSetDevice(0)?;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    expect!(cuda.cudaMemPoolGetAccess(pool, &mut own)? == cudaMemAccessFlagsProtReadWrite);
    expect!(cuda.cudaMemPoolGetAccess(pool, &mut others)? == cudaMemAccessFlagsProtNone);
    let earlier = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    let mut access: cudaMemAccessDesc = std::mem::zeroed();
    access.location = others;
    access.flags = cudaMemAccessFlagsProtReadWrite;
    cuda.cudaMemPoolSetAccess(pool, &access, 1)?;
    expect!(cuda.cudaMemPoolGetAccess(pool, &mut others)? == cudaMemAccessFlagsProtReadWrite);
    let later = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    for memory in [earlier, later] {
        cuda.cudaMemsetAsync(memory, 7, 65536, stream)?;
    }
    cuda.cudaStreamSynchronize(stream)?;

    cuda.cudaSetDevice(1)?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    for memory in [earlier, later] {
        let mut value = [0x0403_0201_u32];
        let mut args = [
            (&raw const memory).cast_mut().cast::<c_void>(),
            value.as_mut_ptr().cast::<c_void>(),
        ];
        cuda.cudaLaunchKernel(store, one, one, args.as_mut_ptr(), 0, ptr::null_mut())?;
    }
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaSetDevice(0)?;
    for memory in [earlier, later] {
        expect!(cuda.driver().read(memory as u64, 5)? == [1, 2, 3, 4, 7]);
        cuda.cudaFreeAsync(memory, stream)?;
    }
    cuda.cudaStreamSynchronize(stream)?;
    access.flags = cudaMemAccessFlagsProtNone;
    cuda.cudaMemPoolSetAccess(pool, &access, 1)?;
    expect!(cuda.cudaMemPoolGetAccess(pool, &mut others)? == cudaMemAccessFlagsProtNone);
    expect!(cuda.cudaMemPoolGetAccess(pool, &mut own)? == cudaMemAccessFlagsProtReadWrite);
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A kernel of a device that was not let does not reach memory of another's pool, though another pool has let it.
#[scenario]
#[needs(nothing)]
#[gate(machine.has_peers())]
#[lasting]
fn pools_are_reached_by_nobody_else(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let store = code.address(c"store");
    cuda.cudaSetDevice(0)?;
    let (closed, open) = (cuda.memory_pool()?, cuda.memory_pool()?);
    let mut access: cudaMemAccessDesc = std::mem::zeroed();
    access.location.r#type = cudaMemLocationTypeDevice;
    access.location.anon1.id = 1;
    access.flags = cudaMemAccessFlagsProtReadWrite;
    cuda.cudaMemPoolSetAccess(open, &access, 1)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let reached = cuda.cudaMallocFromPoolAsync(65536, open, stream)?;
    let beyond = cuda.cudaMallocFromPoolAsync(65536, closed, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaSetDevice(1)?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    for (memory, then) in [(reached, Ok(())), (beyond, Err(IllegalAddress))] {
        let mut value = [5_u32];
        let mut args = [
            (&raw const memory).cast_mut().cast::<c_void>(),
            value.as_mut_ptr().cast::<c_void>(),
        ];
        cuda.cudaLaunchKernel(store, one, one, args.as_mut_ptr(), 0, ptr::null_mut())?;
        expect!(cuda.cudaDeviceSynchronize() == then);
    }
}

/// A kernel of a device whose access to another's pool was taken back does not reach what it reached before.
#[scenario]
#[needs(nothing)]
#[gate(machine.has_peers())]
#[lasting]
fn access_to_a_pool_is_taken_back(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let store = code.address(c"store");
    cuda.cudaSetDevice(0)?;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let mut access: cudaMemAccessDesc = std::mem::zeroed();
    access.location.r#type = cudaMemLocationTypeDevice;
    access.location.anon1.id = 1;
    cuda.cudaSetDevice(1)?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    for (flags, then) in [
        (cudaMemAccessFlagsProtReadWrite, Ok(())),
        (cudaMemAccessFlagsProtNone, Err(IllegalAddress)),
    ] {
        access.flags = flags;
        cuda.cudaMemPoolSetAccess(pool, &access, 1)?;
        let mut value = [5_u32];
        let mut args = [
            (&raw const memory).cast_mut().cast::<c_void>(),
            value.as_mut_ptr().cast::<c_void>(),
        ];
        cuda.cudaLaunchKernel(store, one, one, args.as_mut_ptr(), 0, ptr::null_mut())?;
        expect!(cuda.cudaDeviceSynchronize() == then);
    }
}

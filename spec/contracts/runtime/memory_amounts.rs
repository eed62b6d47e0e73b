//! How much memory there is: what comes back, and what there may be more of than the device has.

#![on("13.0.96")]

/// Arrays, with levels and without, give back all the memory that they took: it is told of as free again, and is there
/// for the next one, round after round, until more has been taken than the device has.
#[scenario]
#[needs(runtime)]
#[exclusive]
#[shows(cudaFreeArray, cudaFreeMipmappedArray, cudaMemGetInfo)]
fn arrays_give_their_memory_back(cuda: &Runtime) {
    const SIZE: usize = 32768 * 32768 * 16;
    // Programs beside the suite may use the device meanwhile, for less than that.
    const ABOUT: usize = SIZE / 2;
    let quad = cuda.cudaCreateChannelDesc(32, 32, 32, 32, cudaChannelFormatKindFloat)?;
    let room = cudaExtent {
        width: 32768,
        height: 32768,
        depth: 0,
    };
    let (_, total) = cuda.cudaMemGetInfo()?;
    for _round in 0..=total / SIZE {
        let (before, _) = cuda.cudaMemGetInfo()?;
        let array = cuda.cudaMallocArray(&quad, room.width, room.height, 0)?;
        let (during, _) = cuda.cudaMemGetInfo()?;
        cuda.cudaFreeArray(array)?;
        let (after, _) = cuda.cudaMemGetInfo()?;
        expect!(during + ABOUT < before && during + ABOUT < after);
        let array = cuda.cudaMallocMipmappedArray(&quad, room, 1, 0)?;
        let (during, _) = cuda.cudaMemGetInfo()?;
        cuda.cudaFreeMipmappedArray(array)?;
        let (last, _) = cuda.cudaMemGetInfo()?;
        expect!(during + ABOUT < after && during + ABOUT < last);
    }
}

/// There may be more managed memory than the device has: the device fills all of it, and every part keeps its bytes.
#[scenario]
#[needs(runtime)]
#[hazard("fills-memory")]
#[lasting]
#[gate(device.concurrent_managed_access())]
fn managed_memory_may_be_more_than_the_device_has(cuda: &Runtime) {
    const PART: usize = 1 << 30;
    let (_, total) = cuda.cudaMemGetInfo()?;
    let parts = total / PART + 2;
    // What does not fit on the device is the host's to have, and here it may have too little.
    let memory = std::fs::read_to_string("/proc/meminfo")?;
    let available = memory
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:")?.trim().strip_suffix(" kB"))
        .and_then(|kilobytes| kilobytes.parse::<usize>().ok());
    if available.is_none_or(|kilobytes| kilobytes >> 20 < parts) {
        return Ok(());
    }
    let memory = cuda.cudaMallocManaged(parts * PART, cudaMemAttachGlobal)?;
    let part = |number: usize| memory.cast::<u8>().add(number * PART);
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    for number in 0..parts {
        // Parts that come whole come faster than page by page.
        cuda.cudaMemPrefetchAsync(part(number).cast(), PART, place, 0, ptr::null_mut())?;
        cuda.cudaMemset(part(number).cast(), number as c_int, PART)?;
    }
    cuda.cudaDeviceSynchronize()?;
    for number in 0..parts {
        let (first, last) = (part(number), part(number).add(PART - 1));
        expect!(std::ptr::read_volatile(first) == number as u8);
        expect!(std::ptr::read_volatile(last) == number as u8);
    }
    cuda.cudaFree(memory)?;
}

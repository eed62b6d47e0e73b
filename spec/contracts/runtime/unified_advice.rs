//! What advice about managed memory counts for, what it moves, and what is told of it.

#![on("13.0.96")]

/// Advice counts for the whole pages that its range touches, and for no others.
#[scenario]
#[needs(runtime)]
#[gate(device.concurrent_managed_access())]
fn advice_counts_for_whole_pages(cuda: &Runtime) {
    const BLOCK: usize = 65536;
    const PAGE: usize = 4096;
    let memory = cuda.cudaMallocManaged(4 * BLOCK, cudaMemAttachGlobal)?;
    let at = |offset: usize| memory.cast::<u8>().add(offset).cast::<c_void>();
    let mut device: cudaMemLocation = std::mem::zeroed();
    device.r#type = cudaMemLocationTypeDevice;
    let mut answers = [77 as c_int; 3];
    let mut rooms = [0, 1, 2].map(|index| (&raw mut answers[index]).cast::<c_void>());
    let mut sizes = [4_usize; 3];
    let mut questions = [
        cudaMemRangeAttributeReadMostly,
        cudaMemRangeAttributePreferredLocation,
        cudaMemRangeAttributeAccessedBy,
    ];
    let mut ask = |start: usize, size: usize| {
        cuda.cudaMemRangeGetAttributes(
            rooms.as_mut_ptr(),
            sizes.as_mut_ptr(),
            questions.as_mut_ptr(),
            3,
            at(start),
            size,
        )
        .map(|()| rooms.map(|room| room.cast::<c_int>().read()))
    };
    // The last byte of a page, and the first one of the next.
    let edge = 2 * BLOCK;
    for advice in [
        cudaMemAdviseSetReadMostly,
        cudaMemAdviseSetPreferredLocation,
        cudaMemAdviseSetAccessedBy,
    ] {
        cuda.cudaMemAdvise(at(edge - 1), 2, advice, device)?;
    }
    let none = [0, cudaInvalidDeviceId, cudaInvalidDeviceId];
    expect!(ask(edge - PAGE, 2 * PAGE)? == [1, 0, 0]);
    expect!(ask(edge - PAGE, 1)? == [1, 0, 0]);
    expect!(ask(edge + PAGE - 1, 1)? == [1, 0, 0]);
    expect!(ask(0, BLOCK)? == none);
    expect!(ask(3 * BLOCK, BLOCK)? == none);
    // Taken back for one byte, it is taken back for the page of that byte.
    for advice in [
        cudaMemAdviseUnsetReadMostly,
        cudaMemAdviseUnsetPreferredLocation,
        cudaMemAdviseUnsetAccessedBy,
    ] {
        cuda.cudaMemAdvise(at(edge + 5), 1, advice, device)?;
    }
    expect!(ask(edge, PAGE)? == none);
    expect!(ask(edge - PAGE, PAGE)? == [1, 0, 0]);
    cuda.cudaFree(memory)?;
}

/// A range has a preferred place and a last destination where all of its parts have the same, and a device accesses it
/// that accesses all of its parts.
#[scenario]
#[needs(runtime)]
#[gate(device.concurrent_managed_access())]
#[shows(cudaMemRangeGetAttribute)]
fn a_range_answers_for_all_of_its_parts(cuda: &Runtime) {
    const BLOCK: usize = 65536;
    let memory = cuda.cudaMallocManaged(2 * BLOCK, cudaMemAttachGlobal)?;
    let behind = memory.cast::<u8>().add(BLOCK).cast::<c_void>();
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut device: cudaMemLocation = std::mem::zeroed();
    device.r#type = cudaMemLocationTypeDevice;
    let mut host = device;
    host.r#type = cudaMemLocationTypeHost;
    let mut answer: c_int = 77;
    let room = (&raw mut answer).cast::<c_void>();
    let ask = |question: cudaMemRangeAttribute, start: *mut c_void, size: usize| {
        room.cast::<c_int>().write(77);
        cuda.cudaMemRangeGetAttribute(room, 4, question, start, size)
            .map(|()| room.cast::<c_int>().read())
    };
    let all = 2 * BLOCK;

    let question = cudaMemRangeAttributePreferredLocation;
    let prefer = cudaMemAdviseSetPreferredLocation;
    expect!(ask(question, memory, all)? == cudaInvalidDeviceId);
    cuda.cudaMemAdvise(memory, BLOCK, prefer, device)?;
    expect!(ask(question, memory, BLOCK)? == 0);
    expect!(ask(cudaMemRangeAttributePreferredLocationId, memory, BLOCK)? == 0);
    expect!(ask(question, behind, BLOCK)? == cudaInvalidDeviceId);
    expect!(ask(question, memory, all)? == cudaInvalidDeviceId);
    cuda.cudaMemAdvise(behind, BLOCK, prefer, host)?;
    expect!(ask(question, behind, BLOCK)? == cudaCpuDeviceId);
    expect!(ask(question, memory, all)? == cudaInvalidDeviceId);
    cuda.cudaMemAdvise(behind, BLOCK, prefer, device)?;
    expect!(ask(question, memory, all)? == 0);

    let question = cudaMemRangeAttributeLastPrefetchLocation;
    expect!(ask(question, memory, all)? == cudaInvalidDeviceId);
    cuda.cudaMemPrefetchAsync(memory, BLOCK, device, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(ask(question, memory, BLOCK)? == 0);
    expect!(ask(question, memory, all)? == cudaInvalidDeviceId);
    cuda.cudaMemPrefetchAsync(behind, BLOCK, host, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(ask(question, behind, BLOCK)? == cudaCpuDeviceId);
    expect!(ask(question, memory, all)? == cudaInvalidDeviceId);
    cuda.cudaMemPrefetchAsync(behind, BLOCK, device, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(ask(question, memory, all)? == 0);

    let question = cudaMemRangeAttributeAccessedBy;
    cuda.cudaMemAdvise(memory, BLOCK, cudaMemAdviseSetAccessedBy, device)?;
    expect!(ask(question, memory, BLOCK)? == 0);
    expect!(ask(question, memory, all)? == cudaInvalidDeviceId);
    cuda.cudaMemAdvise(behind, BLOCK, cudaMemAdviseSetAccessedBy, device)?;
    expect!(ask(question, memory, all)? == 0);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// The host counts among those that access a range, and a list that is too short for all of them holds as many as fit.
#[scenario]
#[needs(runtime)]
#[gate(device.concurrent_managed_access())]
fn a_short_list_of_devices_is_filled(cuda: &Runtime) {
    const SIZE: usize = 65536;
    let memory = cuda.cudaMallocManaged(SIZE, cudaMemAttachGlobal)?;
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    cuda.cudaMemAdvise(memory, SIZE, cudaMemAdviseSetAccessedBy, place)?;
    place.r#type = cudaMemLocationTypeHost;
    cuda.cudaMemAdvise(memory, SIZE, cudaMemAdviseSetAccessedBy, place)?;
    let mut list = [77 as c_int; 3];
    let room = list.as_mut_ptr().cast::<c_void>();
    let question = cudaMemRangeAttributeAccessedBy;
    cuda.cudaMemRangeGetAttribute(room, 12, question, memory, SIZE)?;
    list.sort_unstable();
    expect!(list == [cudaInvalidDeviceId, cudaCpuDeviceId, 0]);
    list = [77; 3];
    let room = list.as_mut_ptr().cast::<c_void>();
    cuda.cudaMemRangeGetAttribute(room, 4, question, memory, SIZE)?;
    expect!(list[0] == 0 || list[0] == cudaCpuDeviceId);
    expect!(list[1..] == [77; 2]);
    cuda.cudaFree(memory)?;
}

/// To prefer a place for memory moves nothing there: only a prefetch takes memory of the device.
#[scenario]
#[needs(runtime)]
#[exclusive]
#[gate(device.concurrent_managed_access())]
fn a_preferred_place_moves_nothing(cuda: &Runtime) {
    const SIZE: usize = 256 << 20;
    const NEAR: usize = SIZE / 8;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut device: cudaMemLocation = std::mem::zeroed();
    device.r#type = cudaMemLocationTypeDevice;
    let mut host = device;
    host.r#type = cudaMemLocationTypeHost;
    // Programs beside the suite may take memory and give it back, but not in every round.
    let mut seen = false;
    for _round in 0..32 {
        let memory = cuda.cudaMallocManaged(SIZE, cudaMemAttachGlobal)?;
        // Half of it is there, on the host; nobody has touched the rest.
        cuda.cudaMemPrefetchAsync(memory, SIZE / 2, host, 0, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        let (before, _total) = cuda.cudaMemGetInfo()?;
        cuda.cudaMemAdvise(memory, SIZE, cudaMemAdviseSetPreferredLocation, device)?;
        cuda.cudaDeviceSynchronize()?;
        let (advised, _total) = cuda.cudaMemGetInfo()?;
        cuda.cudaMemPrefetchAsync(memory, SIZE, device, 0, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        let (there, _total) = cuda.cudaMemGetInfo()?;
        cuda.cudaFree(memory)?;
        seen = before.abs_diff(advised) < NEAR
            && advised.saturating_sub(there).abs_diff(SIZE) < NEAR;
        if seen {
            break;
        }
    }
    expect!(seen);
    cuda.cudaStreamDestroy(stream)?;
}

/// Of two devices a range names the one that it was given as its preferred place, or sent to last, and lists both where
/// both access it, or one where there is room for one.
#[scenario]
#[needs(runtime)]
#[gate(machine.devices() >= 2)]
#[gate(device.concurrent_managed_access())]
fn a_range_tells_two_devices_apart(cuda: &Runtime) {
    const SIZE: usize = 65536;
    let memory = cuda.cudaMallocManaged(SIZE, cudaMemAttachGlobal)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    let mut list = [77 as c_int; 3];
    let room = list.as_mut_ptr().cast::<c_void>();
    for device in [1, 0] {
        place.anon1.id = device;
        cuda.cudaMemAdvise(memory, SIZE, cudaMemAdviseSetPreferredLocation, place)?;
        cuda.cudaMemAdvise(memory, SIZE, cudaMemAdviseSetAccessedBy, place)?;
        cuda.cudaMemPrefetchAsync(memory, SIZE, place, 0, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        for question in [
            cudaMemRangeAttributePreferredLocation,
            cudaMemRangeAttributePreferredLocationId,
            cudaMemRangeAttributeLastPrefetchLocation,
            cudaMemRangeAttributeLastPrefetchLocationId,
        ] {
            cuda.cudaMemRangeGetAttribute(room, 4, question, memory, SIZE)?;
            expect!(room.cast::<c_int>().read() == device);
        }
    }
    let question = cudaMemRangeAttributeAccessedBy;
    cuda.cudaMemRangeGetAttribute(room, 12, question, memory, SIZE)?;
    let mut told = room.cast::<[c_int; 3]>().read();
    told.sort_unstable();
    expect!(told == [cudaInvalidDeviceId, 0, 1]);
    room.cast::<[c_int; 3]>().write([77; 3]);
    cuda.cudaMemRangeGetAttribute(room, 4, question, memory, SIZE)?;
    let told = room.cast::<[c_int; 3]>().read();
    expect!(told[0] == 0 || told[0] == 1);
    expect!(told[1..] == [77; 2]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// A prefetch is told of at once, and moves nothing before its turn in the stream has come.
#[scenario]
#[needs(runtime)]
#[exclusive]
#[gate(device.concurrent_managed_access())]
#[shows(cudaMemPrefetchAsync)]
fn a_prefetch_is_told_of_before_it_moves(cuda: &Runtime) {
    const SIZE: usize = 256 << 20;
    const NEAR: usize = 8 << 20;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut device: cudaMemLocation = std::mem::zeroed();
    device.r#type = cudaMemLocationTypeDevice;
    let mut last: c_int = 77;
    let room = (&raw mut last).cast::<c_void>();
    let question = cudaMemRangeAttributeLastPrefetchLocation;
    // Programs beside the suite may take memory and give it back, but not in every round.
    let mut seen = false;
    for _round in 0..8 {
        let memory = cuda.cudaMallocManaged(SIZE, cudaMemAttachGlobal)?;
        let gate = cuda.hold(stream)?;
        expect!(gate.wait_reached());
        let (before, _total) = cuda.cudaMemGetInfo()?;
        cuda.cudaMemPrefetchAsync(memory, SIZE, device, 0, stream)?;
        cuda.cudaMemRangeGetAttribute(room, 4, question, memory, SIZE)?;
        let (held, _total) = cuda.cudaMemGetInfo()?;
        expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
        gate.open();
        cuda.cudaStreamSynchronize(stream)?;
        let (there, _total) = cuda.cudaMemGetInfo()?;
        cuda.cudaFree(memory)?;
        expect!(last == 0);
        seen = before.abs_diff(held) < NEAR && held.saturating_sub(there).abs_diff(SIZE) < NEAR;
        if seen {
            break;
        }
    }
    expect!(seen);
    cuda.cudaStreamDestroy(stream)?;
}

//! Memory of the host that devices reach: who reaches it, by which address, and for how long.

#![on("13.0.96")]

/// Memory that is pinned while one context is current is pinned for the others too, with the flag for that and without:
/// a copy of it in a stream of another context returns at once, and takes the bytes that are there when its turn comes.
#[scenario]
#[needs(context)]
fn memory_is_pinned_for_all_contexts(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    let mut own = vec![0_u8; 2 * SIZE + 4096];
    let first = own.as_mut_ptr().add(own.as_ptr().align_offset(4096)).cast::<c_void>();
    let second = first.cast::<u8>().add(SIZE).cast::<c_void>();
    let portable = cuda.cudaHostAlloc(SIZE, cudaHostAllocPortable)?;
    let plain = cuda.cudaHostAlloc(SIZE, cudaHostAllocDefault)?;
    cuda.cudaHostRegister(first, SIZE, cudaHostRegisterPortable)?;
    cuda.cudaHostRegister(second, SIZE, cudaHostRegisterDefault)?;
    let context = cuda.driver().new_context()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let device = cuda.cudaMalloc(SIZE)?;
    for memory in [portable, plain, first, second] {
        std::ptr::write_bytes(memory.cast::<u8>(), 1, SIZE);
        let gate = cuda.hold(stream)?;
        cuda.cudaMemcpyAsync(device, memory, SIZE, cudaMemcpyHostToDevice, stream)?;
        expect!(gate.wait_reached());
        expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
        std::ptr::write_bytes(memory.cast::<u8>(), 2, SIZE);
        gate.open();
        cuda.cudaStreamSynchronize(stream)?;
        expect!(cuda.driver().read(device as u64, SIZE)? == vec![2; SIZE]);
    }
    cuda.cudaFree(device)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.driver().cuCtxDestroy_v2(context)?;
    cuda.cudaHostUnregister(second)?;
    cuda.cudaHostUnregister(first)?;
    cuda.cudaFreeHost(plain)?;
    cuda.cudaFreeHost(portable)?;
}

/// Kernels reach pinned memory by the address that the host has, without the flag that maps it.
#[scenario]
#[needs(runtime)]
#[gate(device.unified_addressing())]
fn kernels_reach_pinned_memory_at_its_address(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let stream = ptr::null_mut();
    let memories = [
        cuda.cudaMallocHost(4096)?,
        cuda.cudaHostAlloc(4096, cudaHostAllocDefault)?,
        cuda.cudaHostAlloc(4096, cudaHostAllocPortable)?,
    ];
    for (memory, value) in memories.into_iter().zip(5_u32..) {
        let place = memory.cast::<u32>().add(1000);
        std::ptr::write_volatile(place, 0);
        let mut args = [
            (&raw const place).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast::<c_void>(),
        ];
        cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        expect!(std::ptr::read_volatile(place) == value);
        expect!(cuda.cudaHostGetDevicePointer(memory, 0)? == memory);
    }
    for memory in memories {
        cuda.cudaFreeHost(memory)?;
    }
}

/// Memory that is registered without a flag, and memory in which writes are combined, have addresses by which kernels
/// reach them.
#[scenario]
#[needs(runtime)]
#[gate(device.unified_addressing())]
fn registered_and_combined_memory_is_mapped(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let stream = ptr::null_mut();
    let mut own = vec![0_u32; 4096];
    let registered = own.as_mut_ptr().add(own.as_ptr().align_offset(4096)).cast::<c_void>();
    cuda.cudaHostRegister(registered, 4096, cudaHostRegisterDefault)?;
    let combined = cuda.cudaHostAlloc(4096, cudaHostAllocWriteCombined)?;
    for (memory, value) in [(registered, 5_u32), (combined, 6)] {
        let place = memory.cast::<u32>().add(1000);
        std::ptr::write_volatile(place, 0);
        let to = cuda.cudaHostGetDevicePointer(place.cast(), 0)?;
        let mut args = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw const value).cast_mut().cast::<c_void>(),
        ];
        cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        expect!(std::ptr::read_volatile(place) == value);
        let told = cuda.cudaPointerGetAttributes(place.cast())?;
        expect!(told.devicePointer == to && told.hostPointer == place.cast());
    }
    cuda.cudaFreeHost(combined)?;
    cuda.cudaHostUnregister(registered)?;
}

/// Memory that is allocated without a flag is what the call without flags allocates: of the same kind, of the same
/// device, at one address for all, and with the same flags.
#[scenario]
#[needs(runtime)]
fn no_flags_are_those_of_the_plain_call(cuda: &Runtime) {
    // So large a piece is shared with no other allocation, whose flags might be told instead.
    const SIZE: usize = 4 << 20;
    let plain = cuda.cudaMallocHost(SIZE)?;
    let other = cuda.cudaHostAlloc(SIZE, cudaHostAllocDefault)?;
    expect!(plain != other);
    expect!(cuda.cudaHostGetFlags(other)? == cuda.cudaHostGetFlags(plain)?);
    for memory in [plain, other] {
        let told = cuda.cudaPointerGetAttributes(memory)?;
        expect!(told.r#type == cudaMemoryTypeHost && told.device == 0);
        expect!(told.hostPointer == memory && told.devicePointer == memory);
        cuda.cudaFreeHost(memory)?;
        expect!(cuda.cudaFreeHost(memory) == Err(InvalidValue));
    }
}

/// Pages that the host itself may only read are registered with the flag for that alone, and the device reads them.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[gate(device.read_only_host_register_supported())]
#[gate(!device.pageable_memory_access_uses_host_page_tables())]
fn pages_that_are_only_read_have_a_flag_of_their_own(cuda: &Runtime) {
    const SIZE: usize = 65536;
    unsafe extern "C" {
        fn mprotect(start: *mut c_void, size: usize, protection: c_int) -> c_int;
    }
    let (readable, writable) = (1, 3);
    let mut own = vec![7_u8; 2 * SIZE];
    let pages = own.as_mut_ptr().add(own.as_ptr().align_offset(SIZE)).cast::<c_void>();
    let target = cuda.cudaMalloc(SIZE)?;
    expect!(mprotect(pages, SIZE, readable) == 0);
    let plain = cuda.cudaHostRegister(pages, SIZE, cudaHostRegisterDefault);
    let only_read = cuda.cudaHostRegister(pages, SIZE, cudaHostRegisterReadOnly);
    let copied = cuda
        .cudaHostGetDevicePointer(pages, 0)
        .and_then(|from| cuda.cudaMemcpy(target, from, SIZE, cudaMemcpyDefault));
    let ended = cuda.cudaHostUnregister(pages);
    // What is expected is looked at once the pages are as they were, for they go back to the program.
    expect!(mprotect(pages, SIZE, writable) == 0);
    expect!(plain == Err(InvalidValue));
    expect!(only_read == Ok(()));
    expect!(copied == Ok(()));
    expect!(ended == Ok(()));
    expect!(cuda.driver().read(target as u64, SIZE)? == vec![7; SIZE]);
    cuda.cudaFree(target)?;
}

/// What is known of a registered range, its kind and both its addresses, is forgotten once it is registered no more.
#[scenario]
#[needs(runtime)]
fn a_range_is_unknown_once_it_is_unregistered(cuda: &Runtime) {
    let mut own = vec![0_u8; 3 * 4096];
    let start = own.as_mut_ptr().add(own.as_ptr().align_offset(4096)).cast::<c_void>();
    let inside = start.cast::<u8>().add(4095).cast::<c_void>();
    cuda.cudaHostRegister(start, 4096, cudaHostRegisterDefault)?;
    let known = cuda.cudaPointerGetAttributes(inside)?;
    expect!(known.r#type == cudaMemoryTypeHost && known.device == 0);
    expect!(known.hostPointer == inside);
    expect!(known.devicePointer == cuda.cudaHostGetDevicePointer(inside, 0)?);
    cuda.cudaHostUnregister(start)?;
    for place in [start, inside] {
        let unknown = cuda.cudaPointerGetAttributes(place)?;
        expect!(unknown.r#type == cudaMemoryTypeUnregistered);
        expect!(unknown.devicePointer.is_null());
    }
}

/// A range that shares a byte with a registered one is not registered: one that begins in it, one that ends in it, one
/// that contains it, and one inside it. A range beside it is. A range is unregistered by its first byte.
#[scenario]
#[needs(runtime)]
#[shows(cudaHostRegister, cudaHostUnregister)]
fn registered_ranges_share_no_byte(cuda: &Runtime) {
    const PAGE: usize = 4096;
    let mut own = vec![0_u8; 9 * PAGE];
    let pages = own.as_mut_ptr().add(own.as_ptr().align_offset(PAGE));
    let at = |page: usize| pages.wrapping_add(page * PAGE).cast::<c_void>();
    let flags = cudaHostRegisterDefault;
    cuda.cudaHostRegister(at(2), 4 * PAGE, flags)?;
    for (first, count) in [(2, 4), (5, 2), (1, 2), (1, 6), (2, 6), (3, 2)] {
        let refused = cuda.cudaHostRegister(at(first), count * PAGE, flags);
        expect!(refused == Err(HostMemoryAlreadyRegistered));
    }
    cuda.cudaHostRegister(at(6), 2 * PAGE, flags)?;
    expect!(cuda.cudaHostUnregister(at(3)) == Err(InvalidValue));
    expect!(cuda.cudaHostUnregister(at(0)) == Err(HostMemoryNotRegistered));
    expect!(cuda.cudaHostGetDevicePointer(at(0), 0) == Err(InvalidValue));
    expect!(cuda.cudaHostGetDevicePointer(at(3), 0).is_ok());
    cuda.cudaHostUnregister(at(2))?;
    expect!(cuda.cudaHostUnregister(at(2)) == Err(HostMemoryNotRegistered));
    let refused = cuda.cudaHostRegister(at(5), 2 * PAGE, flags);
    expect!(refused == Err(HostMemoryAlreadyRegistered));
    cuda.cudaHostUnregister(at(6))?;
}

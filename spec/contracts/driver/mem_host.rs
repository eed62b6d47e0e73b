//! Host memory that the device can reach.

#![on("580.159.04")]

/// Bytes of host memory to register, from `of` on.
#[domain]
enum RegisteredBytes<of> {
    /// Everything up to the end of the memory.
    #[accepted]
    Whole = of.remaining(),
    /// Half of it.
    #[accepted]
    Partial = of.remaining() / 2,
    /// One byte.
    #[accepted]
    One = 1,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One byte more than the memory has.
    #[accepted]
    Over = of.remaining() + 1,
    /// 4 EiB, more than a process has addresses.
    #[accepted]
    Vast = 0x4000_0000_0000_0000,
    /// Every bit of the type, with which the end passes the last address.
    #[refused(INVALID_VALUE)]
    AllOnes = all_ones(),
}

/// Allocates host memory that the device reaches.
#[class(context_object)]
#[order(observed)]
#[waits(never)]
fn cuMemAllocHost_v2(
    /// Room for the address.
    #[creates(PinnedMemory)]
    #[on_failure(zeroed)]
    pp: Out<VoidPtr>,
    /// Bytes to allocate; none is no error.
    #[accepts(Zero)]
    bytesize: Size,
) {
    check!(initialized, context, outside_callback, no_capture);
    check!(pp, bytesize);

    /// No bytes have no address.
    #[ensure("nothing-for-nothing", observed, on("580.159.04"))]
    if bytesize == 0 {
        assert!(pp.value() == 0);
    }
}

/// Allocates host memory that the device reaches, in one of several ways.
#[class(context_object)]
#[order(observed)]
#[waits(never)]
fn cuMemHostAlloc(
    /// Room for the address.
    #[creates(PinnedMemory)]
    #[on_failure(zeroed)]
    pp: Out<VoidPtr>,
    /// Bytes to allocate; none is no error.
    #[accepts(Zero)]
    bytesize: Size,
    /// Whether all contexts have it, whether it has a device address, whether writes are combined;
    /// each of them goes with each other.
    Flags: Flags<7>,
) {
    check!(initialized, context, outside_callback, no_capture);
    check!(pp, Flags, bytesize);

    /// No bytes have no address.
    #[ensure("nothing-for-nothing", observed, on("580.159.04"))]
    if bytesize == 0 {
        assert!(pp.value() == 0);
    }
}

/// Gives host memory back that the driver allocated.
#[needs(initialized)]
#[class(free)]
#[order(observed)]
#[contradicted(
    INVALID_CONTEXT,
    "memory is given back without a current context as well"
)]
#[waits(context)]
fn cuMemFreeHost(
    /// Start of the memory; null is nothing to free.
    #[ends(PinnedMemory)]
    p: Address<Pinned, Null>,
) {
    check!(initialized, outside_callback, no_capture, p);
}

/// Tells by which address the device reaches host memory.
#[class(context_state)]
#[order(observed)]
fn cuMemHostGetDevicePointer_v2(
    /// Room for the device's address.
    #[lends(DeviceMemory)]
    #[on_failure(zeroed)]
    pdptr: Out<CUdeviceptr>,
    /// The host's address, in memory that the driver allocated or registered.
    p: Address<Pinned, PinnedInterior, Registered, Mapped>,
    /// Kept for later.
    Flags: Reserved,
) {
    check!(initialized, context, outside_callback);
    check!(pdptr, p, Flags);

    /// Memory that the driver allocated has one address for all.
    #[ensure("same-address", documented, on("580.159.04"))]
    if p.is_pinned() && device.unified_addressing() {
        assert!(pdptr.value() == p);
    }

    /// Registered memory has one address for all where devices can use the host's.
    #[ensure("same-address-registered", documented, on("580.159.04"))]
    if p.is_registered()
        && device.can_use_host_pointer_for_registered_mem()
        && machine.devices() == 1
    {
        assert!(pdptr.value() == p);
    }
}

/// Tells with which flags host memory was allocated.
#[class(context_state)]
#[order(observed)]
fn cuMemHostGetFlags(
    /// Room for the flags.
    pFlags: Out<c_uint>,
    /// Any address inside memory that the host can use and the driver knows: allocated by it,
    /// registered or managed.
    p: Address<Pinned, PinnedInterior, Registered, Managed, ManagedInterior, Mapped>,
) {
    #[until(11040, on("340.108", "390.157", "418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(initialized);
    check!(pFlags);
    check!(initialized, own_process, context, outside_callback, p);
}

/// Sizes that no range has.
#[rules]
fn addressable(bytesize: usize) {
    // Seen for a registered range; whether other faults come first is unknown.
    /// The range has more bytes than a process has addresses.
    #[rule("addressable", observed, on("580.159.04"))]
    if bytesize >= 0x4000_0000_0000_0000 && bytesize != 0xffff_ffff_ffff_ffff {
        return either(NOT_SUPPORTED, INVALID_VALUE);
    }
}

/// Makes host memory of the program's own known to the driver, and locks it in place.
#[class(context_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "only when the host can lock no more pages")]
#[waits(never)]
fn cuMemHostRegister_v2(
    /// Start of the memory.
    #[refuses(Registered = HOST_MEMORY_ALREADY_REGISTERED)]
    #[acquires(Registration)]
    p: Address<Pageable>,
    /// Bytes of it.
    bytesize: RegisteredBytes<p>,
    /// Whether all contexts have it, whether it has a device address, whether it is another
    /// device's memory, whether the device only reads it.
    Flags: Flags<15>,
) {
    check!(initialized, context, outside_callback, no_capture);
    addressable(bytesize);
    check!(bytesize, Flags, p);

    /// Whether the process has memory behind the range is unknown.
    #[rule("end-of-memory", assumed)]
    if p.is_pageable() && bytesize > p.remaining() && bytesize < 0x4000_0000_0000_0000 {
        return UNDEFINED;
    }

    // Seen with all flags together only.
    /// The program's own memory is not that of another device.
    #[rule("io-memory", observed, on("580.159.04"))]
    if Flags & CU_MEMHOSTREGISTER_IOMEMORY != 0 {
        return INVALID_VALUE;
    }

    /// Memory that is only read needs a device that can map it so.
    #[rule("read-only", documented)]
    if Flags & CU_MEMHOSTREGISTER_READ_ONLY != 0
        && Flags & CU_MEMHOSTREGISTER_IOMEMORY == 0
        && !device.read_only_host_register_supported()
    {
        return NOT_SUPPORTED;
    }
}

/// Makes host memory of the program's own known to the driver, as programs built before unified
/// addressing ask for it.
#[class(context_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "only when the host can lock no more pages")]
fn cuMemHostRegister(
    /// Start of the memory.
    #[refuses(Registered = HOST_MEMORY_ALREADY_REGISTERED)]
    #[acquires(Registration)]
    p: Address<Pageable>,
    /// Bytes of it.
    bytesize: RegisteredBytes<p>,
    /// Wishes about the memory. No bit of it is an error, not even one that nobody knows.
    #[accepts(UnknownBit)]
    Flags: Flags<15>,
) {
    check!(initialized, context, outside_callback, no_capture);
    addressable(bytesize);
    check!(bytesize, p);

    /// Whether the process has memory behind the range is unknown.
    #[rule("end-of-memory", assumed)]
    if p.is_pageable() && bytesize > p.remaining() && bytesize < 0x4000_0000_0000_0000 {
        return UNDEFINED;
    }
}

/// Lets go of host memory that was registered.
#[needs(initialized)]
#[class(free)]
#[order(observed)]
#[contradicted(
    INVALID_CONTEXT,
    "memory is let go of without a current context as well"
)]
#[unreachable(OUT_OF_MEMORY, "only when the driver itself finds no memory")]
#[waits(context)]
fn cuMemHostUnregister(
    /// The address it was registered by.
    #[refuses(
        Pageable = HOST_MEMORY_NOT_REGISTERED,
        Freed = HOST_MEMORY_NOT_REGISTERED,
        Garbage = HOST_MEMORY_NOT_REGISTERED
    )]
    #[ends(Registration)]
    p: Address<Registered>,
) {
    check!(initialized, outside_callback, no_capture, p);

    /// An address inside a registered range, other than its first, is refused.
    #[rule("first-byte", observed, on("580.159.04"))]
    #[unreachable("the suite passes registered memory by its first byte; a scenario passes another")]
    if p.is_registered() && p.offset() != 0 {
        return INVALID_VALUE;
    }
}

/// Flags read back as they were given; what was not asked for and costs something is not there.
#[scenario]
#[needs(context)]
#[shows(cuMemHostGetFlags)]
fn host_flags_read_back(cuda: &Driver) {
    let asked = CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP;
    let memory = cuda.cuMemHostAlloc(65536, asked)?;
    let other = cuda.cuMemHostAlloc(65536, CU_MEMHOSTALLOC_WRITECOMBINED)?;
    expect!(cuda.cuMemHostGetFlags(memory)? & asked == asked);
    expect!(cuda.cuMemHostGetFlags(memory)? & CU_MEMHOSTALLOC_WRITECOMBINED == 0);
    let inside = memory.cast::<u8>().wrapping_add(100).cast();
    expect!(cuda.cuMemHostGetFlags(inside)? & asked == asked);
    cuda.cuMemFreeHost(other)?;
    cuda.cuMemFreeHost(memory)?;
}

/// Combined writes are told of as well.
#[scenario]
#[needs(context)]
fn write_combining_reads_back(cuda: &Driver) {
    let asked = CU_MEMHOSTALLOC_WRITECOMBINED;
    let memory = cuda.cuMemHostAlloc(65536, asked)?;
    expect!(cuda.cuMemHostGetFlags(memory)? & asked == asked);
    cuda.cuMemFreeHost(memory)?;
}

/// The device and the host see the same bytes of host memory that the driver allocated.
#[scenario]
#[needs(context)]
#[shows(cuMemHostAlloc)]
fn device_writes_into_host_memory(cuda: &Driver) {
    let memory = cuda.cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
    let address = cuda.cuMemHostGetDevicePointer_v2(memory, 0)?;
    cuda.cuMemsetD8_v2(address, 0x17, 4096)?;
    cuda.cuCtxSynchronize()?;
    let last = unsafe { std::ptr::read_volatile(memory.cast::<u8>().add(4095)) };
    expect!(last == 0x17);
    cuda.cuMemFreeHost(memory)?;
}

/// Host memory can be freed once.
#[scenario]
#[needs(context)]
#[shows(cuMemAllocHost_v2, cuMemFreeHost)]
fn host_memory_freed_twice(cuda: &Driver) {
    let memory = cuda.cuMemAllocHost_v2(65536)?;
    let other = cuda.cuMemAllocHost_v2(65536)?;
    cuda.cuMemFreeHost(memory)?;
    expect!(cuda.cuMemFreeHost(memory) == Err(INVALID_VALUE));
    cuda.cuMemFreeHost(other)?;
}

/// Memory is registered once and let go of once.
#[scenario]
#[needs(context)]
#[shows(cuMemHostUnregister)]
fn registered_twice(cuda: &Driver) {
    let mut memory = vec![0_u8; 65536];
    let start = memory.as_mut_ptr().cast();
    cuda.cuMemHostRegister_v2(start, 65536, 0)?;
    let again = cuda.cuMemHostRegister_v2(start, 65536, 0);
    expect!(again == Err(HOST_MEMORY_ALREADY_REGISTERED));
    // A size that no range has is refused before that.
    expect!(cuda.cuMemHostRegister_v2(start, 1 << 62, 0) == Err(NOT_SUPPORTED));
    expect!(cuda.cuMemHostRegister_v2(start, usize::MAX, 0) == Err(INVALID_VALUE));
    let mut beside = vec![0_u8; 65536];
    let other = beside.as_mut_ptr().cast();
    cuda.cuMemHostRegister_v2(other, 65536, 0)?;
    cuda.cuMemHostUnregister(start)?;
    expect!(cuda.cuMemHostUnregister(start) == Err(HOST_MEMORY_NOT_REGISTERED));
    cuda.cuMemHostUnregister(other)?;
}

/// A range is unregistered by its first byte.
#[scenario]
#[needs(context)]
fn unregistering_needs_the_first_byte(cuda: &Driver) {
    let mut memory = vec![0_u8; 65536];
    let start: *mut std::ffi::c_void = memory.as_mut_ptr().cast();
    cuda.cuMemHostRegister_v2(start, 65536, 0)?;
    let inside = start.cast::<u8>().wrapping_add(8192).cast();
    expect!(cuda.cuMemHostUnregister(inside) == Err(INVALID_VALUE));
    let after = start.cast::<u8>().wrapping_add(65536).cast();
    expect!(cuda.cuMemHostUnregister(after) == Err(HOST_MEMORY_NOT_REGISTERED));
    cuda.cuMemHostUnregister(start)?;
}

/// A range that shares a byte with a registered one is not registered: one that begins in it, one that ends in it, one
/// that contains it, and one inside it. A range beside it is.
#[scenario]
#[needs(context)]
#[shows(cuMemHostRegister_v2, cuMemHostUnregister)]
fn registered_ranges_do_not_overlap(cuda: &Driver) {
    const PAGE: usize = 4096;
    let mut own = vec![0_u8; 9 * PAGE];
    let pages = own.as_mut_ptr().add(own.as_ptr().align_offset(PAGE));
    let at = |page: usize| pages.wrapping_add(page * PAGE).cast::<c_void>();
    cuda.cuMemHostRegister_v2(at(2), 4 * PAGE, 0)?;
    for (first, count) in [(2, 4), (5, 2), (1, 2), (1, 6), (2, 6), (1, 5), (3, 2), (2, 1)] {
        let refused = cuda.cuMemHostRegister_v2(at(first), count * PAGE, 0);
        expect!(refused == Err(HOST_MEMORY_ALREADY_REGISTERED));
        let refused = cuda.cuMemHostRegister(at(first), count * PAGE, 0);
        expect!(refused == Err(HOST_MEMORY_ALREADY_REGISTERED));
    }
    cuda.cuMemHostRegister_v2(at(6), 2 * PAGE, 0)?;
    cuda.cuMemHostRegister_v2(at(0), 2 * PAGE, 0)?;
    cuda.cuMemHostUnregister(at(2))?;
    // The neighbours stay registered.
    let refused = cuda.cuMemHostRegister_v2(at(1), 2 * PAGE, 0);
    expect!(refused == Err(HOST_MEMORY_ALREADY_REGISTERED));
    let refused = cuda.cuMemHostRegister_v2(at(5), 2 * PAGE, 0);
    expect!(refused == Err(HOST_MEMORY_ALREADY_REGISTERED));
    cuda.cuMemHostRegister_v2(at(2), 4 * PAGE, 0)?;
    for first in [0, 2, 6] {
        cuda.cuMemHostUnregister(at(first))?;
    }
}

/// Only the bytes of a registered range are known, not the rest of their pages: several ranges of one page can be
/// registered.
#[scenario]
#[needs(context)]
#[shows(cuMemHostRegister_v2, cuMemHostGetFlags)]
fn ranges_inside_a_page_are_registered(cuda: &Driver) {
    let mut own = vec![0_u8; 3 * 4096];
    let page = own.as_mut_ptr().add(own.as_ptr().align_offset(4096));
    let at = |byte: usize| page.wrapping_add(byte).cast::<c_void>();
    cuda.cuMemHostRegister_v2(at(100), 100, 0)?;
    cuda.cuMemHostRegister_v2(at(200), 100, 0)?;
    for known in [100, 150, 199, 200, 250] {
        expect!(cuda.cuMemHostGetDevicePointer_v2(at(known), 0).is_ok());
        expect!(cuda.cuMemHostGetFlags(at(known)).is_ok());
    }
    for unknown in [0, 99, 300, 4095] {
        expect!(cuda.cuMemHostGetDevicePointer_v2(at(unknown), 0) == Err(INVALID_VALUE));
        expect!(cuda.cuMemHostGetFlags(at(unknown)) == Err(INVALID_VALUE));
    }
    expect!(cuda.cuMemGetAddressRange_v2(at(250) as u64)? == (at(200) as u64, 100));
    cuda.cuMemHostUnregister(at(100))?;
    expect!(cuda.cuMemHostGetDevicePointer_v2(at(150), 0) == Err(INVALID_VALUE));
    expect!(cuda.cuMemHostGetDevicePointer_v2(at(200), 0).is_ok());
    cuda.cuMemHostUnregister(at(200))?;
}

/// The device reads registered memory where it lies.
#[scenario]
#[needs(context)]
#[shows(cuMemHostGetDevicePointer_v2, cuMemHostRegister_v2)]
fn device_reads_registered_memory(cuda: &Driver) {
    let mut memory = vec![0x33_u8; 65536];
    let start = memory.as_mut_ptr().cast();
    cuda.cuMemHostRegister_v2(start, 65536, CU_MEMHOSTREGISTER_DEVICEMAP)?;
    let address = cuda.cuMemHostGetDevicePointer_v2(start, 0)?;
    let target = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuMemcpyDtoD_v2(target, address, 65536)?;
    expect!(cuda.read(target, 65536)? == [0x33; 65536]);
    cuda.cuMemFree_v2(target)?;
    cuda.cuMemHostUnregister(start)?;
}

/// The first form registers memory as the second does.
#[scenario]
#[needs(context)]
#[shows(cuMemHostRegister)]
fn first_form_registers(cuda: &Driver) {
    let mut memory = vec![0_u8; 65536];
    let start = memory.as_mut_ptr().cast();
    cuda.cuMemHostRegister(start, 65536, 0)?;
    let again = cuda.cuMemHostRegister_v2(start, 65536, 0);
    expect!(again == Err(HOST_MEMORY_ALREADY_REGISTERED));
    cuda.cuMemHostUnregister(start)?;
    expect!(cuda.cuMemHostUnregister(start) == Err(HOST_MEMORY_NOT_REGISTERED));
}

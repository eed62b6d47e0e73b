//! Device and managed memory: taking it and giving it back.

#![on("580.159.04")]

/// Allocates device memory.
#[needs(free_memory)]
#[class(context_object)]
#[order(observed)]
#[waits(never)]
fn cuMemAlloc_v2(
    /// Room for the address.
    #[creates(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr>,
    /// Bytes to allocate; none is an error.
    bytesize: Size,
) {
    check!(initialized, context, outside_callback, no_capture);
    check!(dptr, bytesize, free_memory);

    /// The address suits any kind of variable.
    #[ensure("aligned", documented, on("580.159.04"))]
    if !dptr.is_null() {
        assert!(dptr.value() != 0 && dptr.value() % 16 == 0);
    }
}

/// Bytes of a row of which memory is allocated.
#[domain]
enum AllocatedWidth {
    /// 512 bytes.
    #[accepted]
    Some = 512,
    /// One byte.
    #[accepted]
    One = 1,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// 16 TiB, more than any device has.
    #[accepted]
    Huge = 0x1000_0000_0000,
}

/// Rows of which memory is allocated.
#[domain]
enum AllocatedRows {
    /// 64 Ki rows.
    #[accepted]
    Some = 65536,
    /// One row.
    #[accepted]
    One = 1,
    /// No rows.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// 2^60 rows, whose bytes are a multiple of 2^64.
    #[accepted]
    Huge = 0x1000_0000_0000_0000,
    /// 2^40 rows, more than any device has room for.
    #[accepted]
    Many = 0x100_0000_0000,
    /// Every bit of the type.
    #[accepted]
    AllOnes = all_ones(),
}

/// Allocates rows of device memory, each of them aligned.
#[needs(free_memory)]
#[class(context_object)]
#[order(observed)]
#[waits(never)]
fn cuMemAllocPitch_v2(
    /// Room for the address.
    #[creates(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr>,
    /// Room for the bytes from one row to the next.
    #[on_failure(written)]
    pPitch: Out<usize>,
    /// Bytes of a row that are used.
    WidthInBytes: AllocatedWidth,
    /// Number of rows.
    Height: AllocatedRows,
    /// Bytes of the widest access that will be made.
    ElementSizeBytes: ElementSize,
) {
    check!(initialized, context, outside_callback);
    check!(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
    check!(no_capture);

    /// The bytes of all rows, a row being a multiple of 512, are a multiple of 2^64.
    #[rule("countable", observed, on("580.159.04"))]
    if (WidthInBytes + 511) / 512 * 512 % 0x1_0000_0000_0000_0000 * Height % 0x1_0000_0000_0000_0000
        == 0
    {
        return INVALID_VALUE;
    }

    /// The bytes of all rows, modulo 2^64, are more than any device has.
    #[rule("room", documented, on("580.159.04"))]
    if (WidthInBytes + 511) / 512 * 512 % 0x1_0000_0000_0000_0000 * Height % 0x1_0000_0000_0000_0000
        > 0x100_0000_0000
    {
        return OUT_OF_MEMORY;
    }

    check!(free_memory);

    /// Rows lie at least their own width apart, and no farther than copies of rows can do.
    #[ensure("pitch-holds-a-row", documented, on("580.159.04"))]
    if !pPitch.is_null() {
        assert!(pPitch.value() >= WidthInBytes && pPitch.value() <= device.max_pitch());
    }

    /// Every row can be bound to a texture.
    #[ensure("pitch-suits-textures", documented, on("580.159.04"))]
    if !pPitch.is_null() {
        assert!(pPitch.value() % device.texture_pitch_alignment() == 0);
    }
}

/// Allocates memory that the host and every device can use, and that moves to where it is used.
#[class(context_object)]
#[order(observed)]
#[not_safe(OUT_OF_MEMORY, "more managed memory than there is can hang the device")]
#[waits(never)]
fn cuMemAllocManaged(
    /// Room for the address.
    #[creates(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr>,
    /// Bytes to allocate; none is an error.
    #[accepts(Huge)]
    #[without(Huge)]
    bytesize: Size,
    /// Which streams may touch the memory until somebody says otherwise.
    #[refuses(CU_MEM_ATTACH_SINGLE = INVALID_VALUE)]
    flags: OneOf<CUmemAttach_flags>,
) {
    check!(dptr, flags, bytesize);
    check!(initialized, context, outside_callback, no_capture);

    /// Managed memory needs a device that has it.
    #[rule("managed-memory", documented)]
    if !device.managed_memory() {
        return NOT_SUPPORTED;
    }

    /// Half of the addresses of a process are not enough. Smaller amounts succeed until the memory is used.
    #[rule("available", assumed)]
    #[unreachable("more managed memory than there is can hang the device")]
    if bytesize >= 0x4000_0000_0000 {
        return OUT_OF_MEMORY;
    }

    /// The address suits any kind of variable.
    #[ensure("aligned", documented, on("580.159.04"))]
    if !dptr.is_null() {
        assert!(dptr.value() != 0 && dptr.value() % 16 == 0);
    }
}

/// Gives memory back.
#[needs(initialized)]
#[class(free)]
#[order(observed)]
#[contradicted(
    INVALID_CONTEXT,
    "memory is given back without a current context as well"
)]
#[waits(never, when(dptr.is_pooled() || dptr.is_null()))]
#[waits(context)]
fn cuMemFree_v2(
    /// Start of an allocation of device, managed or pool memory; null is nothing to free.
    #[ends(DeviceMemory)]
    #[refuses(Mapped = INVALID_VALUE)]
    dptr: Address<Device, Managed, Pooled, Null>,
) {
    check!(initialized, outside_callback, no_capture);

    /// Freeing nothing succeeds.
    #[rule("null", observed, on("580.159.04"))]
    if dptr.is_null() {
        return SUCCESS;
    }
}

/// Memory can be freed once.
#[scenario]
#[needs(context)]
#[shows(cuMemFree_v2)]
fn freed_twice(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuMemFree_v2(memory)?;
    expect!(cuda.cuMemFree_v2(memory) == Err(INVALID_VALUE));
}

/// Memory is freed by its first byte, and a failed attempt leaves it alone.
#[scenario]
#[needs(context)]
fn interior_address_frees_nothing(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuMemsetD8_v2(memory, 0x5a, 65536)?;
    expect!(cuda.cuMemFree_v2(memory + 256) == Err(INVALID_VALUE));
    expect!(cuda.read(memory, 65536)? == [0x5a; 65536]);
    cuda.cuMemFree_v2(memory)?;
}

/// Host memory is not given back by the call for device memory.
#[scenario]
#[needs(context)]
fn host_memory_is_not_freed_as_device_memory(cuda: &Driver) {
    let host = cuda.cuMemAllocHost_v2(65536)?;
    expect!(cuda.cuMemFree_v2(host as u64) == Err(INVALID_VALUE));
    cuda.cuMemFreeHost(host)?;
}

/// Two allocations have no byte in common.
#[scenario]
#[needs(context)]
#[shows(cuMemAlloc_v2)]
fn allocations_do_not_overlap(cuda: &Driver) {
    let first = cuda.cuMemAlloc_v2(1000)?;
    let second = cuda.cuMemAlloc_v2(1000)?;
    cuda.cuMemsetD8_v2(first, 1, 1000)?;
    cuda.cuMemsetD8_v2(second, 2, 1000)?;
    expect!(cuda.read(first, 1000)? == [1; 1000]);
    expect!(cuda.read(second, 1000)? == [2; 1000]);
    cuda.cuMemFree_v2(first)?;
    cuda.cuMemFree_v2(second)?;
}

/// Rows of any width keep apart, and the last of them is inside the allocation.
#[scenario]
#[needs(context)]
fn pitch_keeps_rows_apart(cuda: &Driver) {
    for width in [1, 100, 512, 4097] {
        let (memory, pitch) = cuda.cuMemAllocPitch_v2(width, 10, 16)?;
        expect!(pitch >= width);
        let (base, size) = cuda.cuMemGetAddressRange_v2(memory)?;
        expect!(base == memory);
        expect!(size >= 9 * pitch + width);
        cuda.cuMemsetD2D8_v2(memory, pitch, 3, width, 10)?;
        expect!(cuda.read(memory + 9 * pitch as u64, width)? == vec![3; width]);
        cuda.cuMemFree_v2(memory)?;
    }
}

/// More rows than the device has memory for are refused.
#[scenario]
#[needs(context)]
#[shows(cuMemAllocPitch_v2)]
fn rows_have_to_fit_into_memory(cuda: &Driver) {
    expect!(cuda.cuMemAllocPitch_v2(1 << 30, 1 << 16, 16) == Err(OUT_OF_MEMORY));
}

/// What the device writes into managed memory the host reads at the same address.
#[scenario]
#[needs(context)]
#[shows(cuMemAllocManaged)]
fn managed_memory_is_read_by_the_host(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(4096, CU_MEM_ATTACH_GLOBAL)?;
    cuda.cuMemsetD8_v2(memory, 0x42, 4096)?;
    cuda.cuCtxSynchronize()?;
    let last = unsafe { std::ptr::read_volatile((memory + 4095) as *const u8) };
    expect!(last == 0x42);
    cuda.cuMemFree_v2(memory)?;
}

/// The bytes of all rows are counted modulo 2^64: a multiple of that is no size, and what is left of another product is
/// too much.
#[scenario]
#[needs(context)]
fn bytes_of_rows_are_counted_modulo_2_to_the_64(cuda: &Driver) {
    // No multiple of 512 that 64 bits can hold is as large.
    expect!(cuda.cuMemAllocPitch_v2(usize::MAX, 1, 4) == Err(INVALID_VALUE));
    expect!(cuda.cuMemAllocPitch_v2(1, 1 << 60, 4) == Err(INVALID_VALUE));
    expect!(cuda.cuMemAllocPitch_v2(1 << 60, 1, 4) == Err(OUT_OF_MEMORY));
    expect!(cuda.cuMemAllocPitch_v2(1, usize::MAX, 4) == Err(OUT_OF_MEMORY));
}

/// Rows of no width are refused, and the address and the pitch are zero.
#[scenario]
#[needs(context)]
fn rows_of_no_width_have_no_pitch(cuda: &Driver) {
    let (mut memory, mut pitch) = (1, 99);
    expect!(cuda.raw().cuMemAllocPitch_v2(&mut memory, &mut pitch, 0, 4, 4) == Err(INVALID_VALUE));
    expect!((memory, pitch) == (0, 0));
}

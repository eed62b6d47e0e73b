//! Handles of physical memory, by an address at which it is mapped, and the properties of the memory.

#![on("580.159.04")]

/// Returns the handle of the physical memory behind an address, as one more reference to it.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[unobserved(own_process)]
#[waits(never)]
fn cuMemRetainAllocationHandle(
    /// Room for the handle, which is released like any other.
    #[creates(PhysicalMemory)]
    handle: Out<CUmemGenericAllocationHandle>,
    /// Any address in a mapping.
    addr: RangeAddress<HalfMapped, MappedTwice, MappedMiddle, HostMapped>,
) {
    check!(initialized, outside_callback);
}

/// Returns the properties of physical memory.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[unobserved(own_process)]
#[waits(never)]
fn cuMemGetAllocationPropertiesFromHandle(
    /// Room for the properties.
    prop: Out<CUmemAllocationProp>,
    /// The memory.
    handle: PhysicalMemory,
) {
    check!(initialized, outside_callback);
}

/// The handle behind each address of a mapping is that of the memory. Each reference is released on its own.
#[scenario]
#[needs(context)]
#[shows(cuMemRetainAllocationHandle)]
fn a_mapping_has_the_handle_of_its_memory(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let range = cuda.cuMemAddressReserve(2 * SIZE, 0, 0, 0)?;
    let second = range + SIZE as u64;
    let (memory, other) = (cuda.exportable_memory(SIZE)?, cuda.exportable_memory(SIZE)?);
    cuda.cuMemMap(range, SIZE, 0, memory, 0)?;
    cuda.cuMemMap(second, SIZE, 0, other, 0)?;
    for address in [range, range + 1, second - 1] {
        expect!(cuda.cuMemRetainAllocationHandle(address as *mut c_void)? == memory);
    }
    expect!(cuda.cuMemRetainAllocationHandle(second as *mut c_void)? == other);
    cuda.cuMemRelease(other)?;
    cuda.cuMemRelease(other)?;
    // The mapping still has the memory, whose handle can be returned again.
    expect!(cuda.cuMemRetainAllocationHandle(second as *mut c_void)? == other);
    cuda.cuMemUnmap(range, 2 * SIZE)?;
    expect!(cuda.cuMemRetainAllocationHandle(range as *mut c_void) == Err(INVALID_VALUE));
    for _ in 0..4 {
        cuda.cuMemRelease(memory)?;
    }
    cuda.cuMemMap(second, SIZE, 0, other, 0)?;
    cuda.cuMemUnmap(second, SIZE)?;
    cuda.cuMemRelease(other)?;
    cuda.cuMemAddressFree(range, 2 * SIZE)?;
}

/// The properties of memory are those with which it was created, without bits that have no meaning. Memory that was
/// imported has no kind of handle.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuMemGetAllocationPropertiesFromHandle)]
fn memory_has_the_properties_of_its_creation(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let posix = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    props.requestedHandleTypes = CUmemAllocationHandleType(posix.0 | 0x100);
    props.allocFlags.gpuDirectRDMACapable = 2;
    props.allocFlags.usage = 4;
    let memory = cuda.cuMemCreate(SIZE, &props, 0)?;
    let found = cuda.cuMemGetAllocationPropertiesFromHandle(memory)?;
    expect!(found.r#type == CU_MEM_ALLOCATION_TYPE_PINNED);
    expect!(found.requestedHandleTypes == posix);
    expect!(found.location.r#type == CU_MEM_LOCATION_TYPE_DEVICE);
    expect!(found.location.anon1.id == 0);
    expect!(found.allocFlags.gpuDirectRDMACapable == 1);
    expect!(found.allocFlags.usage == 0);
    let descriptor = cuda.export_memory(memory)?;
    let handle = descriptor as usize as *mut c_void;
    let descriptor: std::os::fd::OwnedFd = std::os::fd::FromRawFd::from_raw_fd(descriptor);
    let imported = cuda.cuMemImportFromShareableHandle(handle, posix)?;
    drop(descriptor);
    expect!(imported != memory);
    let found = cuda.cuMemGetAllocationPropertiesFromHandle(imported)?;
    expect!(found.requestedHandleTypes == CUmemAllocationHandleType(0));
    cuda.cuMemRelease(imported)?;
    cuda.cuMemRelease(memory)?;
}

//! Memory: how much there is, where an allocation lies, and which device sits where on the bus.

#![on("580.159.04")]

/// Tells how much of the device's memory is free and how much there is.
#[class(context_state)]
#[order(observed)]
#[contradicted(INVALID_VALUE, "a null place is left out, and so are both")]
#[waits(never)]
fn cuMemGetInfo_v2(
    /// Room for the bytes that are free, or null for a caller who does not ask.
    #[on_failure(zeroed)]
    #[varies]
    free: Out<usize, Null>,
    /// Room for the bytes there are, or null for a caller who does not ask.
    #[on_failure(zeroed)]
    #[varies]
    total: Out<usize, Null>,
) {
    check!(initialized, context, outside_callback);

    /// Free memory is a part of all memory.
    #[ensure("free-within-total", documented)]
    if !free.is_null() {
        assert!(free.value() <= device.total_memory());
    }

    /// All memory is that of the device.
    #[ensure("some-memory", observed, on("580.159.04"))]
    if !total.is_null() {
        assert!(total.value() == device.total_memory());
    }
}

/// Finds the allocation that an address belongs to.
#[class(context_state)]
#[order(observed)]
#[contradicted(
    INVALID_VALUE,
    "every address without an allocation gives NOT_FOUND, null as well, and both places may be null"
)]
fn cuMemGetAddressRange_v2(
    /// Room for the first byte of the allocation, or null for a caller who knows it.
    #[lends(DeviceMemory)]
    #[on_failure(zeroed)]
    pbase: Out<CUdeviceptr, Null>,
    /// Room for the size of the allocation, or null for a caller who knows it.
    #[on_failure(zeroed)]
    psize: Out<usize, Null>,
    /// Any address inside the allocation.
    #[refuses(Pageable = NOT_FOUND, Freed = NOT_FOUND, Garbage = NOT_FOUND)]
    dptr: Address<
        Device,
        Interior,
        Misaligned,
        Managed,
        ManagedInterior,
        Pooled,
        Pinned,
        PinnedInterior,
        Registered,
        Null,
    >,
) {
    /// Who asks nothing is told so before anything else is looked at.
    #[rule("nothing-asked", observed, on("580.159.04"))]
    if pbase.is_null() && psize.is_null() {
        return SUCCESS;
    }

    check!(initialized, context, outside_callback, dptr);

    /// No allocation is at null.
    #[rule("no-allocation-at-null", observed, on("580.159.04"))]
    if dptr.is_null() {
        return NOT_FOUND;
    }

    /// The base lies as far below the address as the address lies inside the allocation.
    #[ensure("base", documented, on("580.159.04"))]
    if !pbase.is_null() && (dptr.is_device() || dptr.is_managed()) {
        assert!(pbase.value() == dptr - dptr.offset());
    }

    /// The size is the one that was asked for.
    #[ensure("size", documented, on("580.159.04"))]
    if !psize.is_null() && (dptr.is_device() || dptr.is_managed()) {
        assert!(psize.value() == dptr.allocation_size());
    }
}

/// Finds the device at an address of the PCI bus.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceGetByPCIBusId(
    /// Room for the device.
    dev: Out<CUdevice>,
    /// The address: domain, bus, device and function in hexadecimal; the domain or the function
    /// may be left out.
    pciBusId: PciBusId,
) {
    check!(initialized, dev, pciBusId);
}

/// Writes down where on the PCI bus a device sits.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceGetPCIBusId(
    /// Room for domain, bus, device and function in hexadecimal.
    #[on_failure(written)]
    #[varies]
    pciBusId: OutText<len>,
    /// Bytes of that room; thirteen hold the longest address and its end mark.
    #[accepts(Below, Above)]
    len: Range<13, 64>,
    /// The device.
    dev: Device,
) {
    check!(initialized, pciBusId, dev);

    /// An address that does not fit is an error, though a part of it may have been written.
    #[rule("room", observed, on("580.159.04"))]
    if len < 13 {
        return INVALID_VALUE;
    }
}

/// An allocation is found by any address inside it, and by none right after it.
#[scenario]
#[needs(context)]
#[shows(cuMemGetAddressRange_v2)]
fn interior_address_has_the_range_of_its_allocation(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let other = cuda.cuMemAlloc_v2(65536)?;
    expect!(cuda.cuMemGetAddressRange_v2(memory)? == (memory, 65536));
    expect!(cuda.cuMemGetAddressRange_v2(memory + 1)? == (memory, 65536));
    expect!(cuda.cuMemGetAddressRange_v2(memory + 65535)? == (memory, 65536));
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
}

/// Memory that was freed belongs to no allocation any more.
#[scenario]
#[needs(context)]
fn freed_memory_has_no_range(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuMemFree_v2(memory)?;
    expect!(cuda.cuMemGetAddressRange_v2(memory).is_err());
}

/// An allocation takes pages from what is free and leaves the total alone, which is that of the device.
#[scenario]
#[needs(context)]
#[shows(cuMemGetInfo_v2)]
fn allocations_leave_the_total_alone(cuda: &Driver) {
    let (_, before) = cuda.cuMemGetInfo_v2()?;
    let memory = cuda.cuMemAlloc_v2(64 << 20)?;
    let (free, after) = cuda.cuMemGetInfo_v2()?;
    expect!(after == before);
    expect!(after == cuda.cuDeviceTotalMem_v2(cuda.cuCtxGetDevice()?)?);
    expect!(free % 4096 == 0);
    expect!(free + (64 << 20) <= after);
    cuda.cuMemFree_v2(memory)?;
}

/// The bus address a device's attributes give names that device, in full or without the function.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetByPCIBusId)]
fn bus_address_names_its_device(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let domain = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID, device)?;
    let bus = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, device)?;
    let slot = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, device)?;
    let full = format!("{domain:04x}:{bus:02x}:{slot:02x}.0\0");
    let mut found = -1;
    cuda.raw().cuDeviceGetByPCIBusId(&mut found, full.as_ptr().cast())?;
    expect!(found == device);
    let short = format!("{domain:04x}:{bus:02x}:{slot:02x}\0");
    let mut found = -1;
    cuda.raw().cuDeviceGetByPCIBusId(&mut found, short.as_ptr().cast())?;
    expect!(found == device);
}

/// A bus address written down by the driver agrees with the device's attributes.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetPCIBusId)]
fn bus_address_agrees_with_the_attributes(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let domain = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID, device)?;
    let bus = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, device)?;
    let slot = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, device)?;
    let mut text = [0_u8; 64];
    cuda.cuDeviceGetPCIBusId(text.as_mut_ptr().cast(), 64, device)?;
    let expected = format!("{domain:04x}:{bus:02x}:{slot:02x}.0\0");
    text.make_ascii_lowercase();
    expect!(text.starts_with(expected.as_bytes()));
}

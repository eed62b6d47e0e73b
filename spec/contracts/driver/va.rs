//! Virtual memory: reserved ranges of addresses, physical memory, and mappings from one to the other.

#![on("580.159.04")]

/// Physical memory without an address.
#[domain(CUmemGenericAllocationHandle, live)]
#[resource(ended_by = cuMemRelease)]
#[any_thread]
enum PhysicalMemory {
    /// 2 MiB of the first device.
    #[accepted]
    #[has(memory_size = 0x20_0000)]
    Created,
    /// 4 MiB of the first device.
    #[accepted]
    #[has(memory_size = 0x40_0000)]
    Large,
    /// Null.
    #[refused(INVALID_VALUE)]
    #[has(memory_size = 0x20_0000)]
    Null = 0,
    /// A handle that was released.
    #[undefined]
    #[has(memory_size = 0x20_0000)]
    Released,
    /// A number that never was a handle.
    #[undefined]
    #[has(memory_size = 0x20_0000)]
    Garbage = 0xdead_0000_beef,
}

/// An address in or near a range that was reserved. Nothing is accepted unless the parameter lists it. Its numbers
/// are the bytes of the range, the bytes up to its end, the bytes of the mapping that begins there, and the bytes of all
/// mappings from there on, or up to the end of the range where nothing is mapped.
#[domain(CUdeviceptr, live)]
#[any_thread]
enum RangeAddress {
    /// The start of 4 MiB that are reserved, to the first half of which 2 MiB of the device are mapped.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x40_0000, mapping_size = 0x20_0000, spanned = 0x20_0000)]
    HalfMapped,
    /// The start of 4 MiB that are reserved, with nothing mapped to them.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x40_0000, mapping_size = 0, spanned = 0x40_0000)]
    Reserved,
    /// The middle of 4 MiB that are reserved, with nothing mapped to them.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x20_0000, mapping_size = 0, spanned = 0x20_0000)]
    ReservedMiddle,
    /// 64 KiB past the start of 4 MiB that are reserved, which is no multiple of the granularity.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x3f_0000, mapping_size = 0, spanned = 0x3f_0000)]
    Unaligned,
    /// The start of 4 MiB that are reserved, to which 2 MiB of the device are mapped twice.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x40_0000, mapping_size = 0x20_0000, spanned = 0x40_0000)]
    MappedTwice,
    /// A page past the start of 2 MiB of the device that are mapped to the first half of 4 MiB that are reserved.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x3f_f000, mapping_size = 0x1f_f000, spanned = 0x1f_f000)]
    MappedMiddle,
    /// The start of 4 MiB that are reserved, to the first half of which 2 MiB of a node of the host are mapped.
    #[refused(INVALID_VALUE)]
    #[is(of_host)]
    #[gate(device.host_numa_virtual_memory_management_supported())]
    #[has(range_size = 0x40_0000, remaining = 0x40_0000, mapping_size = 0x20_0000, spanned = 0x20_0000)]
    HostMapped,
    /// A reserved range that was freed.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x40_0000, mapping_size = 0, spanned = 0x40_0000)]
    Freed,
    /// Memory that was allocated on the device.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x20_0000, remaining = 0x20_0000, mapping_size = 0x20_0000, spanned = 0x20_0000)]
    Allocated,
    /// Null.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x40_0000, mapping_size = 0, spanned = 0x40_0000)]
    Null = 0,
    /// A number that never was an address.
    #[refused(INVALID_VALUE)]
    #[has(range_size = 0x40_0000, remaining = 0x40_0000, mapping_size = 0, spanned = 0x40_0000)]
    Garbage = 0xdead_0000_beef,
}

/// Bytes in whole granules of 2 MiB.
#[domain]
enum Granules {
    /// One granule.
    #[accepted]
    One = 0x20_0000,
    /// Two granules.
    #[accepted]
    Two = 0x40_0000,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// A page.
    #[refused(INVALID_VALUE)]
    #[when(value % 0x20_0000 != 0)]
    Page = 4096,
    /// One byte.
    #[refused(INVALID_VALUE)]
    #[like(Page)]
    Byte = 1,
    /// A granule and a half.
    #[refused(INVALID_VALUE)]
    #[like(Page)]
    Half = 0x30_0000,
    /// One byte less than a granule.
    #[refused(INVALID_VALUE)]
    #[like(Page)]
    Short = 0x1f_ffff,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Page)]
    AllOnes = all_ones(),
    /// 128 TiB, more than there are addresses.
    #[refused(OUT_OF_MEMORY)]
    #[when(value >= 0x8000_0000_0000)]
    Huge = 0x8000_0000_0000,
}

/// A power of two that the first address of a range is a multiple of.
#[domain]
enum RangeAlignment {
    /// Zero: the default.
    #[accepted]
    Default = 0,
    /// One byte, less than the granularity.
    #[accepted]
    Byte = 1,
    /// 64 KiB, less than the granularity.
    #[accepted]
    Page = 65536,
    /// 2 MiB, the granularity.
    #[accepted]
    Granule = 0x20_0000,
    /// 1 GiB.
    #[accepted]
    Large = 0x4000_0000,
    /// Three, which is no power of two.
    #[refused(INVALID_VALUE)]
    #[when(value & (value - 1) != 0)]
    Odd = 3,
    /// 6 MiB, a multiple of the granularity and no power of two.
    #[refused(INVALID_VALUE)]
    #[like(Odd)]
    Multiple = 0x60_0000,
    /// 128 TiB, more than there are addresses.
    #[refused(OUT_OF_MEMORY)]
    #[when(value >= 0x8000_0000_0000 && value < 0x400_0000_0000_0000)]
    Huge = 0x8000_0000_0000,
    /// 128 PiB, the greatest power of two that is an alignment.
    #[refused(OUT_OF_MEMORY)]
    #[like(Huge)]
    Greatest = 0x200_0000_0000_0000,
    /// 256 PiB, too large for an alignment.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0x400_0000_0000_0000)]
    Vast = 0x400_0000_0000_0000,
    /// The highest bit of the type alone.
    #[refused(INVALID_VALUE)]
    #[like(Vast)]
    TopBit = top_bit(),
}

/// An address that is asked for, and that the driver need not choose.
#[domain]
enum WishedAddress {
    /// Zero: any address.
    #[accepted]
    Any = 0,
    /// A multiple of the granularity.
    #[accepted]
    Aligned = 0x7f00_0000_0000,
    /// One, which is no multiple of the granularity.
    #[refused(INVALID_VALUE)]
    #[when(value % 0x20_0000 != 0)]
    Unaligned = 1,
    /// A multiple of the granularity, and of no greater alignment.
    #[accepted]
    Granule = 0x7f00_0020_0000,
    /// 256 TiB, which is past all addresses.
    #[refused(OUT_OF_MEMORY)]
    #[when(value >= 0x7fff_ffe0_0000)]
    Beyond = 0x1_0000_0000_0000,
    /// 128 TiB, where the addresses of programs end.
    #[refused(OUT_OF_MEMORY)]
    #[is(beyond)]
    #[like(Beyond)]
    Half = 0x8000_0000_0000,
}

/// Exactly the bytes of the whole reserved range at `of`.
#[domain]
enum WholeRange<of> {
    /// All bytes of the range.
    #[accepted]
    Whole = of.range_size(),
    /// Half of them.
    #[refused(INVALID_VALUE)]
    #[when(value != of.range_size())]
    Half = of.range_size() / 2,
    /// A granule more.
    #[refused(INVALID_VALUE)]
    #[like(Half)]
    Over = of.range_size() + 0x20_0000,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    #[like(Half)]
    Zero = 0,
}

/// Exactly the bytes of the physical memory `of`.
#[domain]
enum WholeMemory<of> {
    /// All bytes of the memory.
    #[accepted]
    Whole = of.memory_size(),
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// Half of them.
    #[refused(NOT_SUPPORTED)]
    #[when(value != of.memory_size())]
    Half = of.memory_size() / 2,
    /// One byte.
    #[refused(NOT_SUPPORTED)]
    #[like(Half)]
    Byte = 1,
    /// A granule more.
    #[refused(NOT_SUPPORTED)]
    #[like(Half)]
    Over = of.memory_size() + 0x20_0000,
}

/// Where in physical memory a mapping begins, in bytes.
#[domain]
enum MemoryOffset {
    /// At the first byte.
    #[accepted]
    Start = 0,
    /// At the second page.
    #[refused(NOT_SUPPORTED)]
    #[when(value != 0)]
    Page = 4096,
    /// At the second granule.
    #[refused(NOT_SUPPORTED)]
    #[like(Page)]
    Granule = 0x20_0000,
    /// Every bit of the type.
    #[refused(NOT_SUPPORTED)]
    #[like(Page)]
    AllOnes = all_ones(),
}

/// Bytes of whole mappings from `of` on.
#[domain]
enum WholeMappings<of> {
    /// Everything that is mapped from there on.
    #[accepted]
    Whole = of.spanned(),
    /// A page, less than a mapping.
    #[refused(INVALID_VALUE)]
    #[when(value < of.mapping_size())]
    Page = 4096,
    /// A granule more than is mapped.
    #[refused(INVALID_VALUE)]
    #[when(value > of.spanned())]
    Over = of.spanned() + 0x20_0000,
    /// No bytes.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// Reserved bytes of the properties of physical memory. The last of the four is not looked at.
#[domain]
enum AllocationReserved {
    /// No bit.
    #[accepted]
    Zero = 0,
    /// All bits of the last byte.
    #[accepted]
    LastByte = 0xff00_0000,
    /// The lowest bit of the first byte.
    #[refused(INVALID_VALUE)]
    #[when(value & 0xff_ffff != 0)]
    FirstByte = 1,
    /// The highest bit of the second byte.
    #[refused(INVALID_VALUE)]
    #[like(FirstByte)]
    SecondByte = 0x8000,
    /// All bits of the third byte.
    #[refused(INVALID_VALUE)]
    #[like(FirstByte)]
    ThirdByte = 0xff_0000,
}

/// Properties of physical memory.
#[fields]
struct CUmemAllocationProp {
    /// How the memory is held.
    #[refuses(
        CU_MEM_ALLOCATION_TYPE_INVALID = INVALID_VALUE,
        CU_MEM_ALLOCATION_TYPE_MANAGED = INVALID_VALUE
    )]
    r#type: OneOf<CUmemAllocationType>,
    /// Kinds of handles that the memory can be exported as, or none.
    #[refuses(
        CU_MEM_HANDLE_TYPE_WIN32 = INVALID_VALUE,
        CU_MEM_HANDLE_TYPE_WIN32_KMT = INVALID_VALUE
    )]
    #[without(CU_MEM_HANDLE_TYPE_FABRIC)]
    #[accepts(UnknownBit)]
    requestedHandleTypes: BitsOf<CUmemAllocationHandleType>,
    /// Where the memory lies.
    location: Record<CUmemLocation>,
    /// Kept for Windows.
    win32HandleMetaData: Opaque,
    /// Whether the memory is compressed where the device can.
    #[field(allocFlags.compressionType)]
    compression: Range<0, 1>,
    /// Whether other devices of the bus can reach it.
    #[field(allocFlags.gpuDirectRDMACapable)]
    rdma: Any,
    /// Purpose of the memory.
    #[field(allocFlags.usage)]
    usage: Any,
    /// Kept for later.
    #[field(allocFlags.reserved)]
    reserved: AllocationReserved,
}

/// Reserves a range of addresses without memory behind it.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[waits(never)]
fn cuMemAddressReserve(
    /// Room for the first address.
    #[creates(AddressRange)]
    ptr: Out<CUdeviceptr>,
    /// Bytes of the range, a multiple of the granularity.
    size: Granules,
    /// Alignment of the first address in bytes, a power of two.
    alignment: RangeAlignment,
    /// Address that is asked for.
    addr: WishedAddress,
    /// Kept for later.
    flags: Reserved,
) {
    check!(initialized, outside_callback, ptr, flags);
    if !alignment.is_huge() && !alignment.is_greatest() {
        check!(alignment);
    }
    if !size.is_huge() {
        check!(size);
    }
    if !addr.is_beyond() {
        check!(addr);
    }

    /// The address that is asked for is not a multiple of the alignment.
    #[rule("address-aligned", observed, on("580.159.04"))]
    if alignment != 0 && addr % alignment != 0 {
        return INVALID_VALUE;
    }

    // What is too large is looked at last.
    check!(alignment, size, addr);

    /// The range begins at a multiple of the granularity and of the alignment.
    #[ensure("aligned", documented, on("580.159.04"))]
    if !ptr.is_null() && alignment != 0 {
        assert!(ptr.value() != 0 && ptr.value() % 0x20_0000 == 0 && ptr.value() % alignment == 0);
    }
}

/// Frees a reserved range of addresses.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[waits(never)]
fn cuMemAddressFree(
    /// First address of the range.
    #[ends(AddressRange)]
    ptr: RangeAddress<Reserved>,
    /// Bytes of the range.
    size: WholeRange<ptr>,
) {
    check!(initialized, outside_callback);
}

/// Returns the granularity of physical memory: sizes and addresses of mappings are multiples of it.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
fn cuMemGetAllocationGranularity(
    /// Room for the granularity in bytes.
    granularity: Out<usize>,
    /// Properties of the memory. Unlike `cuMemCreate`, the call accepts any.
    #[accepts(
        r#type.CU_MEM_ALLOCATION_TYPE_INVALID,
        r#type.CU_MEM_ALLOCATION_TYPE_MANAGED,
        r#type.Unknown,
        requestedHandleTypes.CU_MEM_HANDLE_TYPE_WIN32,
        requestedHandleTypes.CU_MEM_HANDLE_TYPE_WIN32_KMT,
        requestedHandleTypes.UnknownBit,
        location.r#type.CU_MEM_LOCATION_TYPE_INVALID,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT,
        location.r#type.CU_MEM_LOCATION_TYPE_INVISIBLE,
        location.r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN,
        location.r#type.Unknown,
        location.device.Cpu,
        location.device.Beyond,
        location.device.Negative,
        compression.Above,
        reserved.FirstByte
    )]
    prop: In<CUmemAllocationProp>,
    /// Which granularity: the smallest possible, or the recommended one.
    option: OneOf<CUmemAllocationGranularity_flags>,
) {
    /// Memory of a device comes in granules of 2 MiB, minimum and recommended.
    #[ensure("two-mebibytes", observed, on("580.159.04"))]
    if prop.location.r#type == CU_MEM_LOCATION_TYPE_DEVICE {
        assert!(granularity.value() == 0x20_0000);
    }
}

/// Allocates physical memory that has no address.
#[needs(initialized, free_memory)]
#[class(process_state)]
#[order(observed, except(own_process))]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[waits(never)]
fn cuMemCreate(
    /// Room for the handle.
    #[creates(PhysicalMemory)]
    handle: Out<CUmemGenericAllocationHandle>,
    /// Bytes of the memory, a multiple of the granularity.
    size: Granules,
    /// Properties of the memory.
    #[refuses(
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = INVALID_VALUE,
        location.device.Cpu = INVALID_DEVICE,
        location.device.Beyond = INVALID_DEVICE,
        location.device.Negative = INVALID_DEVICE,
        location.node.Beyond = INVALID_VALUE
    )]
    prop: In<CUmemAllocationProp>,
    /// Kept for later.
    flags: Reserved,
) {
    check!(initialized, outside_callback, flags, handle);
    if prop.is_null() {
        check!(prop);
    }
    if !size.is_huge() {
        check!(size);
    }
    check!(prop.location.r#type, prop.location.device, prop.location.node);

    /// A kind of handle of Windows is among those that the memory can be exported as.
    #[rule("handles-of-windows", observed, on("580.159.04"))]
    if prop.requestedHandleTypes & (CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT) != 0 {
        return INVALID_VALUE;
    }

    /// Other systems have no metadata of handles.
    #[rule("metadata-of-windows", observed, on("580.159.04"))]
    if prop.win32HandleMetaData != 0 {
        return INVALID_VALUE;
    }

    /// Memory of the host without a node cannot be exported. Bits that are no kind of handle count as well.
    #[rule("exported-from-host", documented, on("580.159.04"))]
    if prop.location.r#type == CU_MEM_LOCATION_TYPE_HOST && prop.requestedHandleTypes != 0 {
        return INVALID_VALUE;
    }

    /// Memory of the host is neither compressed nor reached by other devices of the bus.
    #[rule("flags-of-host", observed, on("580.159.04"))]
    if (prop.location.r#type == CU_MEM_LOCATION_TYPE_HOST
        || prop.location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA)
        && (prop.compression != 0 || prop.rdma != 0)
    {
        return INVALID_VALUE;
    }

    check!(prop.r#type, prop.requestedHandleTypes, prop.compression, prop.reserved);
    check!(size, free_memory);
}

/// Releases a handle of physical memory; mappings keep the memory.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[no_visible_effect("releasing leaves nothing to ask")]
#[waits(never)]
fn cuMemRelease(
    /// The memory.
    #[ends(PhysicalMemory)]
    #[refuses(Released = INVALID_VALUE)]
    handle: PhysicalMemory,
) {
    check!(initialized, outside_callback);
}

/// Maps physical memory to reserved addresses, without access for any device.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(
    OUT_OF_MEMORY,
    "page tables take little memory, and a full device has that left"
)]
#[unreachable(INVALID_DEVICE, "the memory is of a device")]
#[unreachable(ILLEGAL_STATE, "only memory of a checkpointed process")]
#[waits(never)]
fn cuMemMap(
    /// First address, in a reserved range.
    #[acquires(Mapping)]
    ptr: RangeAddress<Reserved, ReservedMiddle>,
    /// Bytes of the mapping, which are those of the memory.
    size: WholeMemory<handle>,
    /// Offset in the memory in bytes.
    offset: MemoryOffset,
    /// The memory.
    handle: PhysicalMemory,
    /// Kept for later.
    flags: Reserved,
) {
    check!(initialized, outside_callback, flags, handle);
    if ptr.is_null() {
        check!(ptr);
    }
    check!(size, offset, ptr);

    /// A mapping that exceeds the reserved range is refused or not, depending on the addresses behind the range.
    #[rule("within-the-range", observed, on("580.159.04"), documented = INVALID_VALUE)]
    if size > ptr.remaining() {
        return UNDEFINED;
    }
}

/// Unmaps physical memory from a range, which stays reserved.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[waits(never)]
fn cuMemUnmap(
    /// First address.
    #[ends(Mapping)]
    ptr: RangeAddress<HalfMapped, MappedTwice, HostMapped, Reserved, ReservedMiddle, Unaligned>,
    /// Bytes of whole mappings and of parts without one.
    #[accepts(Over)]
    size: WholeMappings<ptr>,
) {
    check!(initialized, outside_callback);
}

/// Sets the access of devices to a mapped range.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(INVALID_DEVICE, "an ordinal without a device is refused with `INVALID_VALUE`")]
#[waits(never)]
fn cuMemSetAccess(
    /// First address, that of a mapping.
    ptr: RangeAddress<HalfMapped, MappedTwice, HostMapped>,
    /// Bytes up to the end of a mapping. The mappings up to the first hole get the access.
    size: WholeMappings<ptr>,
    /// Locations with the access of each.
    #[refuses(
        Empty = INVALID_VALUE,
        NullEmpty = INVALID_VALUE,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = INVALID_VALUE,
        location.device.Cpu = INVALID_VALUE,
        location.device.Beyond = INVALID_VALUE,
        location.device.Negative = INVALID_VALUE
    )]
    #[accepts(flags.CU_MEM_ACCESS_FLAGS_PROT_READ)]
    desc: Slice<CUmemAccessDesc, count>,
    /// Number of locations.
    count: Count<desc>,
) {
    check!(initialized, outside_callback, desc, count, ptr, size);

    for entry in desc {
        /// The host cannot be given access to memory of a device.
        #[rule("access-of-the-host", observed, on("580.159.04"))]
        if !ptr.is_of_host() && (entry.location.r#type == CU_MEM_LOCATION_TYPE_HOST
            || entry.location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA)
            && entry.flags != CU_MEM_ACCESS_FLAGS_PROT_NONE
        {
            return NOT_SUPPORTED;
        }
    }
}

/// Returns whether a location may read and write a mapped range.
#[needs(initialized)]
#[class(process_state)]
#[order(observed, except(own_process, outside_callback))]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[unobserved(outside_callback, own_process)]
fn cuMemGetAccess(
    /// Room for the access.
    #[on_failure(written, unless(INVALID_DEVICE))]
    flags: Out<c_ulonglong>,
    /// The location. A kind that the driver does not know is no device, and each number is one of a node.
    #[accepts(node.Beyond)]
    #[refuses(
        r#type.CU_MEM_LOCATION_TYPE_INVALID = INVALID_DEVICE,
        r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = INVALID_DEVICE,
        r#type.CU_MEM_LOCATION_TYPE_INVISIBLE = INVALID_DEVICE,
        r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = INVALID_DEVICE,
        r#type.Unknown = INVALID_DEVICE,
        device.Cpu = INVALID_DEVICE,
        device.Beyond = INVALID_DEVICE,
        device.Negative = INVALID_DEVICE
    )]
    location: In<CUmemLocation>,
    /// An address in a mapped range or in memory that was allocated, to which access is never set.
    ptr: RangeAddress<HalfMapped, MappedTwice, MappedMiddle, HostMapped, Allocated>,
) {
    check!(initialized, outside_callback, flags);
    if ptr.is_null() {
        check!(ptr);
    }
    check!(location, ptr);

    /// A mapping has no access until it is given.
    #[ensure("none-at-first", assumed)]
    if location.r#type == CU_MEM_LOCATION_TYPE_DEVICE {
        assert!(flags.value() == 0);
    }
}

/// Two mappings side by side are one range for fills and copies.
#[scenario]
#[needs(context)]
#[shows(cuMemCreate, cuMemMap, cuMemSetAccess, cuMemAddressReserve)]
fn two_mappings_form_one_range(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut place = CUmemLocation::default();
    place.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location = place;
    let range = cuda.cuMemAddressReserve(2 * SIZE, 0, 0, 0)?;
    for half in [range, range + SIZE as u64] {
        let memory = cuda.cuMemCreate(SIZE, &props, 0)?;
        cuda.cuMemMap(half, SIZE, 0, memory, 0)?;
        cuda.cuMemRelease(memory)?;
    }
    let access = CUmemAccessDesc {
        location: place,
        flags: CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };
    cuda.cuMemSetAccess(range, 2 * SIZE, &access, 1)?;
    cuda.cuMemsetD8_v2(range, 0, 2 * SIZE)?;
    let seam = range + SIZE as u64;
    cuda.cuMemsetD8_v2(seam - 100, 0x5a, 200)?;
    let mut expected = vec![0_u8; 400];
    expected[100..300].fill(0x5a);
    expect!(cuda.read(seam - 200, 400)? == expected);
    // Each mapping is an allocation of its own.
    expect!(cuda.cuMemGetAddressRange_v2(seam - 1)? == (range, SIZE));
    expect!(cuda.cuMemGetAddressRange_v2(seam + 1)? == (seam, SIZE));
    cuda.cuMemUnmap(range, 2 * SIZE)?;
    cuda.cuMemAddressFree(range, 2 * SIZE)?;
}

/// Physical memory that is mapped twice holds the same bytes at both addresses.
#[scenario]
#[needs(context)]
#[shows(cuMemCreate, cuMemMap)]
fn one_memory_at_two_addresses(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut place = CUmemLocation::default();
    place.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location = place;
    let range = cuda.cuMemAddressReserve(2 * SIZE, 0, 0, 0)?;
    let second = range + SIZE as u64;
    let memory = cuda.cuMemCreate(SIZE, &props, 0)?;
    cuda.cuMemMap(range, SIZE, 0, memory, 0)?;
    cuda.cuMemMap(second, SIZE, 0, memory, 0)?;
    let access = CUmemAccessDesc {
        location: place,
        flags: CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };
    cuda.cuMemSetAccess(range, 2 * SIZE, &access, 1)?;
    cuda.cuMemsetD8_v2(range, 0x11, SIZE)?;
    cuda.cuMemsetD8_v2(range + 8, 0x22, 8)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(second + 7, 3)? == [0x11, 0x22, 0x22]);
    // One of the mappings goes, and the other keeps the memory.
    cuda.cuMemUnmap(range, SIZE)?;
    cuda.cuMemRelease(memory)?;
    expect!(cuda.read(second + 7, 3)? == [0x11, 0x22, 0x22]);
    cuda.cuMemUnmap(second, SIZE)?;
    cuda.cuMemAddressFree(range, 2 * SIZE)?;
}

/// A mapping is accessible only after `cuMemSetAccess`, and only as that says.
#[scenario]
#[needs(context)]
#[shows(cuMemSetAccess)]
fn access_is_none_until_it_is_set(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut place = CUmemLocation::default();
    place.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location = place;
    let range = cuda.cuMemAddressReserve(SIZE, 0, 0, 0)?;
    expect!(cuda.cuMemsetD8_v2(range, 1, 16) == Err(INVALID_VALUE));
    let memory = cuda.cuMemCreate(SIZE, &props, 0)?;
    cuda.cuMemMap(range, SIZE, 0, memory, 0)?;
    expect!(cuda.cuMemsetD8_v2(range, 1, 16) == Err(INVALID_VALUE));
    let mut access = CUmemAccessDesc {
        location: place,
        flags: CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };
    cuda.cuMemSetAccess(range, SIZE, &access, 1)?;
    cuda.cuMemsetD8_v2(range, 0x33, 16)?;
    cuda.cuCtxSynchronize()?;
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READ;
    cuda.cuMemSetAccess(range, SIZE, &access, 1)?;
    expect!(cuda.read(range, 2)? == [0x33, 0x33]);
    expect!(cuda.cuMemsetD8_v2(range, 1, 16) == Err(INVALID_VALUE));
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_NONE;
    cuda.cuMemSetAccess(range, SIZE, &access, 1)?;
    expect!(cuda.read(range, 2).is_err());
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    cuda.cuMemSetAccess(range, SIZE, &access, 1)?;
    expect!(cuda.read(range, 2)? == [0x33, 0x33]);
    // A new mapping of the same memory has no access again.
    cuda.cuMemUnmap(range, SIZE)?;
    cuda.cuMemMap(range, SIZE, 0, memory, 0)?;
    expect!(cuda.cuMemsetD8_v2(range, 1, 16) == Err(INVALID_VALUE));
    cuda.cuMemUnmap(range, SIZE)?;
    cuda.cuMemRelease(memory)?;
    cuda.cuMemAddressFree(range, SIZE)?;
}

/// A range is freed after its mappings, and an occupied part takes no second mapping.
#[scenario]
#[needs(context)]
#[shows(cuMemUnmap, cuMemAddressFree)]
fn a_range_is_freed_after_its_mappings(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let range = cuda.cuMemAddressReserve(2 * SIZE, 0, 0, 0)?;
    let memory = cuda.cuMemCreate(2 * SIZE, &props, 0)?;
    let small = cuda.cuMemCreate(SIZE, &props, 0)?;
    cuda.cuMemMap(range, 2 * SIZE, 0, memory, 0)?;
    expect!(cuda.cuMemMap(range + SIZE as u64, SIZE, 0, small, 0) == Err(INVALID_VALUE));
    expect!(cuda.cuMemAddressFree(range, 2 * SIZE) == Err(INVALID_VALUE));
    expect!(cuda.cuMemFree_v2(range) == Err(INVALID_VALUE));
    // A mapping is unmapped whole.
    expect!(cuda.cuMemUnmap(range, SIZE) == Err(INVALID_VALUE));
    expect!(cuda.cuMemUnmap(range + SIZE as u64, SIZE) == Err(INVALID_VALUE));
    cuda.cuMemUnmap(range, 2 * SIZE)?;
    cuda.cuMemMap(range + SIZE as u64, SIZE, 0, small, 0)?;
    // A range is unmapped with its holes.
    cuda.cuMemUnmap(range, 2 * SIZE)?;
    cuda.cuMemRelease(small)?;
    cuda.cuMemRelease(memory)?;
    cuda.cuMemAddressFree(range, 2 * SIZE)?;
    expect!(cuda.cuMemAddressFree(range, 2 * SIZE) == Err(INVALID_VALUE));
}

/// Memory of the minimum or the recommended granularity can be created; half of the minimum cannot.
#[scenario]
#[needs(context)]
#[shows(cuMemGetAllocationGranularity)]
fn memory_is_made_of_whole_granules(cuda: &Driver) {
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let minimum = cuda.cuMemGetAllocationGranularity(&props, CU_MEM_ALLOC_GRANULARITY_MINIMUM)?;
    let recommended =
        cuda.cuMemGetAllocationGranularity(&props, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED)?;
    expect!(minimum > 0);
    expect!(recommended >= minimum);
    for size in [minimum, recommended] {
        let memory = cuda.cuMemCreate(size, &props, 0)?;
        cuda.cuMemRelease(memory)?;
    }
    expect!(cuda.cuMemCreate(minimum / 2, &props, 0) == Err(INVALID_VALUE));
}

/// Memory is created neither for handles of Windows, whichever others are asked for with them, nor with their metadata.
#[scenario]
#[needs(context)]
fn memory_has_no_handles_of_windows(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut props: CUmemAllocationProp = Default::default();
    props.r#type = CU_MEM_ALLOCATION_TYPE_PINNED;
    props.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let (file, windows) = (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32);
    let shared = CU_MEM_HANDLE_TYPE_WIN32_KMT;
    for types in [file | windows, file | shared, windows | shared, file | windows | shared] {
        props.requestedHandleTypes = types;
        expect!(cuda.cuMemCreate(SIZE, &props, 0) == Err(INVALID_VALUE));
    }
    props.requestedHandleTypes = file;
    let mut text = 0_u32;
    props.win32HandleMetaData = (&raw mut text).cast();
    expect!(cuda.cuMemCreate(SIZE, &props, 0) == Err(INVALID_VALUE));
    props.win32HandleMetaData = ptr::null_mut();
    let memory = cuda.cuMemCreate(SIZE, &props, 0)?;
    cuda.cuMemRelease(memory)?;
}

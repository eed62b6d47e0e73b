//! Unified addressing and managed memory.

/// Memory that some CUDA call has handed out or taken in.
type KnownMemory = Address<
    Device,
    Interior,
    Misaligned,
    Managed,
    ManagedInterior,
    Pooled,
    Pinned,
    PinnedInterior,
    Registered,
>;

/// Any address at all.
type AnyAddress = Address<
    Device,
    Interior,
    Misaligned,
    Managed,
    ManagedInterior,
    Pooled,
    Pinned,
    PinnedInterior,
    Registered,
    Pageable,
    Freed,
    Null,
    Garbage,
>;

/// What each pointer attribute puts behind `data`.
#[tagged(CUpointer_attribute)]
enum PointerValue {
    #[tag(CU_POINTER_ATTRIBUTE_CONTEXT)]
    Context(CUcontext),
    #[tag(CU_POINTER_ATTRIBUTE_MEMORY_TYPE)]
    MemoryType(CUmemorytype),
    #[tag(CU_POINTER_ATTRIBUTE_DEVICE_POINTER)]
    DevicePointer(CUdeviceptr),
    #[tag(CU_POINTER_ATTRIBUTE_HOST_POINTER)]
    HostPointer(VoidPtr),
    #[tag(CU_POINTER_ATTRIBUTE_P2P_TOKENS)]
    P2pTokens(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS),
    #[tag(CU_POINTER_ATTRIBUTE_SYNC_MEMOPS)]
    SyncMemops(c_int),
    #[tag(CU_POINTER_ATTRIBUTE_BUFFER_ID)]
    BufferId(c_ulonglong),
    #[tag(CU_POINTER_ATTRIBUTE_IS_MANAGED)]
    IsManaged(c_int),
    #[tag(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)]
    DeviceOrdinal(c_int),
    #[tag(CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE)]
    IsLegacyIpcCapable(c_int),
    #[tag(CU_POINTER_ATTRIBUTE_RANGE_START_ADDR)]
    RangeStart(CUdeviceptr),
    #[tag(CU_POINTER_ATTRIBUTE_RANGE_SIZE)]
    RangeSize(usize),
    #[tag(CU_POINTER_ATTRIBUTE_MAPPED)]
    Mapped(c_int),
    #[tag(CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES)]
    AllowedHandleTypes(c_ulonglong),
    #[tag(CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE)]
    IsRdmaCapable(c_int),
    #[tag(CU_POINTER_ATTRIBUTE_ACCESS_FLAGS)]
    AccessFlags(c_int),
    #[tag(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE)]
    Pool(CUmemoryPool),
    #[tag(CU_POINTER_ATTRIBUTE_MAPPING_SIZE)]
    MappingSize(usize),
    #[tag(CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR)]
    MappingBase(VoidPtr),
    #[tag(CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID)]
    BlockId(c_ulonglong),
    #[tag(CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE)]
    IsDecompressCapable(c_int),
}

/// What each range attribute puts behind `data`; the list of devices has room for one.
#[tagged(CUmem_range_attribute)]
enum RangeValue {
    #[tag(CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY)]
    ReadMostly(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION)]
    PreferredLocation(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY)]
    AccessedBy(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION)]
    LastPrefetchLocation(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE)]
    PreferredLocationType(CUmemLocationType),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID)]
    PreferredLocationId(c_int),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE)]
    LastPrefetchLocationType(CUmemLocationType),
    #[tag(CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID)]
    LastPrefetchLocationId(c_int),
}

/// Answers one question about the memory an address belongs to.
#[needs(initialized)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(INVALID_DEVICE, "no argument names a device")]
fn cuPointerGetAttribute(
    /// Room for the answer; its type follows from the question.
    data: Out<PointerValue<attribute>>,
    /// The question.
    attribute: OneOf<CUpointer_attribute>,
    /// Any address inside the memory.
    ptr: KnownMemory,
) {
    check!(initialized, data, attribute, ptr);

    /// Which device pointer applies depends on who asks.
    #[rule("device-pointer-needs-a-context", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_POINTER && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    /// Access is that of the current context's device.
    #[rule("access-needs-a-context", assumed)]
    if attribute == CU_POINTER_ATTRIBUTE_ACCESS_FLAGS && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    /// Memory that kernels of this context cannot reach has no device pointer.
    #[rule("device-pointer-needs-reach", documented)]
    #[unreachable("with one device all memory that CUDA knows can be reached")]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_POINTER && !ptr.is_device_accessible() {
        return INVALID_VALUE;
    }

    /// Memory that the host cannot reach has no host pointer.
    #[rule("host-pointer-needs-reach", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_HOST_POINTER && !ptr.is_host_accessible() {
        return INVALID_VALUE;
    }

    /// Tokens exist for plain device allocations alone.
    #[rule("tokens-need-a-plain-allocation", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_P2P_TOKENS && !ptr.is_device() {
        return INVALID_VALUE;
    }

    /// Memory that came from no pool has none to show.
    #[rule("pool-needs-a-pool", assumed)]
    if attribute == CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE && !ptr.is_pooled() {
        return INVALID_VALUE;
    }

    /// Only device memory has mappings to tell about.
    #[rule("mappings-are-of-the-device", assumed)]
    if matches!(
        attribute,
        CU_POINTER_ATTRIBUTE_MAPPING_SIZE
            | CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
            | CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID
    ) && !ptr.is_device()
    {
        return INVALID_VALUE;
    }

    /// A one for managed memory, a zero for all other.
    #[ensure("managed-flag", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_IS_MANAGED {
        assert!(data.value() == ptr.is_managed());
    }

    /// Memory on the device is told apart from memory on the host.
    #[ensure("device-memory", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_MEMORY_TYPE && (ptr.is_device() || ptr.is_pooled()) {
        assert!(data.value() == CU_MEMORYTYPE_DEVICE);
    }

    /// Pinned and registered memory is on the host.
    #[ensure("host-memory", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_MEMORY_TYPE && (ptr.is_pinned() || ptr.is_registered()) {
        assert!(data.value() == CU_MEMORYTYPE_HOST);
    }

    /// With unified addresses the device pointer is the address itself, save for registered memory.
    #[ensure("same-device-pointer", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_POINTER && !ptr.is_registered() {
        assert!(data.value() == ptr);
    }

    /// So is the host pointer.
    #[ensure("same-host-pointer", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_HOST_POINTER && !ptr.is_registered() {
        assert!(data.value() == ptr);
    }

    /// The allocation begins where it was handed out.
    #[ensure("range-start", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_RANGE_START_ADDR && ptr.is_device() {
        assert!(data.value() == ptr - ptr.offset());
    }

    /// The allocation is as large as was asked for.
    #[ensure("range-size", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_RANGE_SIZE && ptr.is_device() {
        assert!(data.value() == ptr.allocation_size());
    }

    /// What was allocated is mapped.
    #[ensure("mapped", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_MAPPED && ptr.is_device() {
        assert!(data.value() == 1);
    }

    /// The memory belongs to the device it was allocated on.
    #[ensure("ordinal", documented)]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL && ptr.is_device() {
        assert!(data.value() == 0);
    }
}

/// Changes how the memory behaves that an address belongs to.
#[needs(initialized)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(INVALID_CONTEXT, "the memory knows its own context")]
#[unreachable(INVALID_DEVICE, "no argument names a device")]
fn cuPointerSetAttribute(
    /// The new value, one or zero.
    value: In<Range<0, 1>>,
    /// What to change.
    attribute: OneOf<CUpointer_attribute>,
    /// Any address inside the memory.
    ptr: KnownMemory,
) {
    check!(initialized, value, attribute, ptr);

    /// Whether synchronous operations on the memory always synchronise is all that can be changed.
    #[rule("settable", documented)]
    if attribute != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS {
        return INVALID_VALUE;
    }

    /// Only memory that was allocated on the device can promise it.
    #[rule("device-memory-only", assumed)]
    if !ptr.is_device() {
        return either(INVALID_VALUE, NOT_SUPPORTED);
    }
}

/// Answers several questions about one address; unknown memory is no error here.
#[needs(initialized)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(INVALID_DEVICE, "no argument names a device")]
fn cuPointerGetAttributes(
    /// Number of questions.
    numAttributes: Count<attributes>,
    /// The questions.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    attributes: Slice<OneOf<CUpointer_attribute>, numAttributes>,
    /// Room for each answer; there always is enough for two.
    #[without(One, Twice, Empty, NullEmpty)]
    data: Slice<Out<PointerValue<attributes>>, numAttributes>,
    /// Any address; memory that CUDA does not know has zeros for answers.
    ptr: AnyAddress,
) {
    check!(initialized, numAttributes, attributes, data, ptr);

    for attribute in attributes {
        /// Some questions are not on the list of those that can be asked together.
        #[rule("single-only", assumed)]
        if matches!(
            attribute,
            CU_POINTER_ATTRIBUTE_P2P_TOKENS
                | CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE
                | CU_POINTER_ATTRIBUTE_ACCESS_FLAGS
                | CU_POINTER_ATTRIBUTE_MAPPING_SIZE
                | CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
                | CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID
        ) {
            return FAILURE;
        }

        /// Which device pointer applies depends on who asks.
        #[rule("device-pointer-needs-a-context", assumed)]
        if attribute == CU_POINTER_ATTRIBUTE_DEVICE_POINTER && !thread.has_context() {
            return INVALID_CONTEXT;
        }
    }
}

/// The size an answer about a range takes, shared by the one and the many.
#[rules]
fn range_answer_fits(attribute: CUmem_range_attribute, size: usize) {
    /// A list of devices fills a whole number of words, at least one.
    #[rule("list-of-words", documented)]
    if attribute == CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY && (size == 0 || size % 4 != 0) {
        return INVALID_VALUE;
    }

    /// Every other answer is one word.
    #[rule("one-word", documented)]
    if attribute != CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY && size != 4 {
        return INVALID_VALUE;
    }
}

/// Answers one question about a managed range.
#[needs(context)]
#[order(unknown)]
#[unreachable(INVALID_DEVICE, "needs a device without managed memory")]
fn cuMemRangeGetAttribute(
    /// Room for the answer.
    data: Out<RangeValue<attribute>>,
    /// Size of that room.
    dataSize: Length<4>,
    /// The question.
    attribute: OneOf<CUmem_range_attribute>,
    /// Start of the range.
    devPtr: Address<Managed, ManagedInterior>,
    /// Bytes in the range.
    #[refuses(Zero = INVALID_VALUE)]
    count: Bytes<devPtr>,
) {
    check!(initialized, context, data, attribute, devPtr, count);

    range_answer_fits(attribute, dataSize);

    /// A range is read mostly as a whole, or not.
    #[ensure("yes-or-no", documented)]
    if attribute == CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY {
        assert!(data.value() == 0 || data.value() == 1);
    }

    /// The kind of a location is one of those there are.
    #[ensure("kind-of-location", documented)]
    if matches!(
        attribute,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE
            | CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE
    ) {
        assert!(data.value() <= CU_MEM_LOCATION_TYPE_HOST_NUMA);
    }
}

/// Answers several questions about a managed range.
#[needs(context)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(INVALID_DEVICE, "needs a device without managed memory")]
fn cuMemRangeGetAttributes(
    /// Room for each answer.
    #[without(Two, Twice, Empty, NullEmpty)]
    data: Slice<Out<RangeValue<attributes>>, numAttributes>,
    /// Size of each room.
    #[without(Two, Twice, Empty, NullEmpty)]
    dataSizes: Slice<Length<4>, numAttributes>,
    /// The questions; a scenario asks several.
    #[without(Two, Twice)]
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    attributes: Slice<OneOf<CUmem_range_attribute>, numAttributes>,
    /// Number of questions.
    numAttributes: Count<attributes>,
    /// Start of the range.
    devPtr: Address<Managed, ManagedInterior>,
    /// Bytes in the range.
    #[refuses(Zero = INVALID_VALUE)]
    count: Bytes<devPtr>,
) {
    check!(
        initialized,
        context,
        data,
        dataSizes,
        attributes,
        numAttributes,
        devPtr,
        count
    );

    for (attribute, size) in zip(attributes, dataSizes) {
        range_answer_fits(attribute, size);
    }
}

/// What the memory and the stream of a prefetch must be able to do, whichever form asks for it.
#[rules]
fn prefetch_is_possible(memory: CUdeviceptr, stream: CUstream) {
    /// Pageable memory needs a device that reaches it.
    #[rule("pageable-access", documented)]
    if memory.is_pageable() && !device.pageable_memory_access() {
        return INVALID_VALUE;
    }

    /// The stream's device must be able to share managed memory with the host while it works.
    #[rule("stream-concurrent-access", documented)]
    #[unreachable("every device at hand can")]
    if !stream.device().concurrent_managed_access() {
        return INVALID_DEVICE;
    }
}

/// Moves a managed range ahead of its use.
#[needs(context, outside_callback)]
#[stream_ordered(hStream)]
#[order(unknown)]
fn cuMemPrefetchAsync(
    /// First byte; moved down to the start of its page.
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    count: Bytes<devPtr>,
    /// Where to: a device, or minus one for the host.
    dstDevice: Device<Cpu>,
    /// Stream the move joins.
    hStream: Stream<Null, Legacy, PerThread>,
) {
    prefetch_is_possible(devPtr, hStream);

    /// The destination must be able to share managed memory with the host while it works.
    #[rule("destination-concurrent-access", documented)]
    #[unreachable("every device at hand can")]
    if !dstDevice.is_cpu() && !dstDevice.device().concurrent_managed_access() {
        return INVALID_DEVICE;
    }
}

/// Moves a managed range ahead of its use, to a device, the host or a node of the host.
#[needs(context, outside_callback)]
#[stream_ordered(hStream)]
#[order(unknown)]
fn cuMemPrefetchAsync_v2(
    /// First byte; moved down to the start of its page.
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    count: Bytes<devPtr>,
    /// Where to.
    location: Location<Device, Host, HostNuma, HostNumaCurrent>,
    /// Kept for later.
    flags: Reserved,
    /// Stream the move joins.
    hStream: Stream<Null, Legacy, PerThread>,
) {
    prefetch_is_possible(devPtr, hStream);

    /// The destination must be able to share managed memory with the host while it works.
    #[rule("destination-concurrent-access", documented)]
    #[unreachable("every device at hand can")]
    if location.is_device() && !device.concurrent_managed_access() {
        return INVALID_DEVICE;
    }
}

/// Tells the driver how a managed or pageable range will be used.
#[needs(context)]
#[order(unknown)]
fn cuMemAdvise(
    /// First byte; moved down to the start of its page.
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    count: Bytes<devPtr>,
    /// What to tell.
    advice: OneOf<CUmem_advise>,
    /// Whom it concerns, minus one for the host; three kinds of advice concern nobody.
    device: Device<Cpu, Beyond, Negative>,
) {
    match advice {
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION
        | CU_MEM_ADVISE_SET_ACCESSED_BY
        | CU_MEM_ADVISE_UNSET_ACCESSED_BY => {
            /// Advice about a device names one.
            #[rule("device-exists", documented)]
            if device.is_beyond() || device.is_negative() {
                return INVALID_DEVICE;
            }

            /// The device must be able to share managed memory with the host while it works.
            #[rule("concurrent-access", documented)]
            #[unreachable("every device at hand can")]
            if !device.is_cpu() && !device.device().concurrent_managed_access() {
                return INVALID_DEVICE;
            }
        }
        _ => {}
    }

    /// Pageable memory needs a device that reaches it.
    #[rule("pageable-access", documented)]
    if devPtr.is_pageable() && !device.device().pageable_memory_access() {
        return either(INVALID_VALUE, INVALID_DEVICE);
    }
}

/// Tells the driver how a managed or pageable range will be used; nodes of the host can be named.
#[needs(context)]
#[order(unknown)]
fn cuMemAdvise_v2(
    /// First byte; moved down to the start of its page.
    devPtr: Address<Managed, ManagedInterior, Pageable>,
    /// Bytes in the range; its end is moved up to the end of its page.
    #[refuses(Zero = INVALID_VALUE)]
    count: Bytes<devPtr>,
    /// What to tell.
    advice: OneOf<CUmem_advise>,
    /// Whom it concerns; three kinds of advice concern nobody.
    location: Location<
        Device,
        Host,
        HostNuma,
        HostNumaCurrent,
        DeviceBeyond,
        NumaBeyond,
        Invalid,
        Unknown,
    >,
) {
    match advice {
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION
        | CU_MEM_ADVISE_SET_ACCESSED_BY
        | CU_MEM_ADVISE_UNSET_ACCESSED_BY => {
            /// Advice about a device names one.
            #[rule("device-exists", documented)]
            if location.is_device_beyond() {
                return INVALID_DEVICE;
            }

            /// The kind of place is one there is.
            #[rule("known-kind", documented)]
            if location.is_invalid() || location.is_unknown() {
                return INVALID_VALUE;
            }

            /// The device must be able to share managed memory with the host while it works.
            #[rule("concurrent-access", documented)]
            #[unreachable("every device at hand can")]
            if location.is_device() && !device.concurrent_managed_access() {
                return INVALID_DEVICE;
            }
        }
        _ => {}
    }

    match advice {
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION => {
            /// A node that is preferred is one there is.
            #[rule("node-exists", documented)]
            if location.is_numa_beyond() {
                return INVALID_VALUE;
            }
        }
        CU_MEM_ADVISE_SET_ACCESSED_BY | CU_MEM_ADVISE_UNSET_ACCESSED_BY => {
            /// Access is of processors, not of nodes.
            #[rule("processors-only", documented)]
            if location.is_numa() || location.is_numa_beyond() {
                return INVALID_VALUE;
            }
        }
        _ => {}
    }

    /// Pageable memory needs a device that reaches it.
    #[rule("pageable-access", documented)]
    if devPtr.is_pageable() && !device.pageable_memory_access() {
        return either(INVALID_VALUE, INVALID_DEVICE);
    }
}

/// Bytes stay what they are wherever they are moved, and the last destination can be asked for.
#[scenario]
#[needs(context)]
fn prefetch_keeps_bytes(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL.0)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(memory as *mut u8, 65536) };
    bytes.fill(0x5a);

    cuda.cuMemPrefetchAsync(memory, 65536, 0, ptr::null_mut())?;
    let mut last: c_int = 77;
    let room = (&raw mut last).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(last == 0);
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 65536)? == [0x5a; 65536]);

    cuda.cuMemPrefetchAsync(memory, 65536, CU_DEVICE_CPU, ptr::null_mut())?;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(last == CU_DEVICE_CPU);
    cuda.cuCtxSynchronize()?;
    expect!(bytes.iter().all(|byte| *byte == 0x5a));
    cuda.cuMemFree_v2(memory)?;
}

/// One byte takes its whole page along and leaves the pages before and behind alone.
#[scenario]
#[needs(context)]
fn prefetch_rounds_to_pages(cuda: &Driver) {
    const BLOCK: usize = 65536;
    let memory = cuda.cuMemAllocManaged(3 * BLOCK, CU_MEM_ATTACH_GLOBAL.0)?;
    let middle = memory + BLOCK as u64;
    cuda.cuMemPrefetchAsync(middle + 5, 1, 0, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;

    let mut last: c_int = 77;
    let room = (&raw mut last).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION;
    cuda.cuMemRangeGetAttribute(room, 4, question, middle, 4096)?;
    expect!(last == 0);
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(last == CU_DEVICE_INVALID);
    cuda.cuMemRangeGetAttribute(room, 4, question, middle + BLOCK as u64, BLOCK)?;
    expect!(last == CU_DEVICE_INVALID);
    cuda.cuMemFree_v2(memory)?;
}

/// A prefetch waits for its turn in the stream while the caller goes on, and the host may touch
/// the memory all the while.
#[scenario]
#[needs(context)]
fn prefetch_does_not_wait(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL.0)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(memory as *mut u8, 65536) };
    bytes.fill(1);
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING.0)?;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    cuda.cuMemPrefetchAsync(memory, 65536, 0, stream)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    bytes[100] = 2;
    gate.open();
    bytes[200] = 3;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory + 100, 1)? == [2]);
    expect!(cuda.read(memory + 200, 1)? == [3]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}

/// Advice does not keep a prefetch from going where it is told to, and outlives it.
#[scenario]
#[needs(context)]
fn prefetch_goes_past_advice(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL.0)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(memory as *mut u8, 65536) };
    bytes.fill(9);
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_SET_READ_MOSTLY, 0)?;
    cuda.cuMemAdvise(
        memory,
        65536,
        CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
        CU_DEVICE_CPU,
    )?;
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_SET_ACCESSED_BY, 0)?;
    cuda.cuMemPrefetchAsync(memory, 65536, 0, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;

    let mut answers: [c_int; 4] = [77; 4];
    let mut rooms = [0, 1, 2, 3].map(|index| (&raw mut answers[index]).cast::<c_void>());
    let mut sizes = [4_usize; 4];
    let mut questions = [
        CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY,
        CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
        CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY,
        CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
    ];
    cuda.cuMemRangeGetAttributes(
        rooms.as_mut_ptr(),
        sizes.as_mut_ptr(),
        questions.as_mut_ptr(),
        4,
        memory,
        65536,
    )?;
    expect!(answers == [1, CU_DEVICE_CPU, 0, 0]);
    expect!(cuda.read(memory, 65536)? == [9; 65536]);
    expect!(bytes.iter().all(|byte| *byte == 9));
    cuda.cuMemFree_v2(memory)?;
}

/// Places can be named by kind as well, and are told by kind again.
#[scenario]
#[needs(context)]
fn places_have_kinds(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL.0)?;
    let device = CUmemLocation {
        r#type: CU_MEM_LOCATION_TYPE_DEVICE,
        id: 0,
    };
    let host = CUmemLocation {
        r#type: CU_MEM_LOCATION_TYPE_HOST,
        id: 0,
    };
    cuda.cuMemAdvise_v2(memory, 65536, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, host)?;
    cuda.cuMemPrefetchAsync_v2(memory, 65536, device, 0, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;

    let mut kind = CU_MEM_LOCATION_TYPE_INVALID;
    let room = (&raw mut kind).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(kind == CU_MEM_LOCATION_TYPE_HOST);
    let question = CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(kind == CU_MEM_LOCATION_TYPE_DEVICE);

    cuda.cuMemAdvise_v2(memory, 65536, CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, host)?;
    let question = CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 65536)?;
    expect!(kind == CU_MEM_LOCATION_TYPE_INVALID);
    cuda.cuMemFree_v2(memory)?;
}

/// The list of devices that have access is filled up where there are fewer than there is room for.
#[scenario]
#[needs(context)]
fn list_of_devices_is_filled_up(cuda: &Driver) {
    let memory = cuda.cuMemAllocManaged(65536, CU_MEM_ATTACH_GLOBAL.0)?;
    let mut list: [c_int; 3] = [77; 3];
    let room = (&raw mut list).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_SET_ACCESSED_BY, 0)?;
    cuda.cuMemRangeGetAttribute(room, 12, question, memory, 65536)?;
    expect!(list == [0, CU_DEVICE_INVALID, CU_DEVICE_INVALID]);
    cuda.cuMemAdvise(memory, 65536, CU_MEM_ADVISE_UNSET_ACCESSED_BY, 0)?;
    cuda.cuMemRangeGetAttribute(room, 12, question, memory, 65536)?;
    expect!(list == [CU_DEVICE_INVALID; 3]);

    expect!(cuda.cuMemRangeGetAttribute(room, 10, question, memory, 65536) == Err(INVALID_VALUE));
    let question = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
    expect!(cuda.cuMemRangeGetAttribute(room, 8, question, memory, 65536) == Err(INVALID_VALUE));
    cuda.cuMemFree_v2(memory)?;
}

/// Advice for a part of the memory is not advice for the whole.
#[scenario]
#[needs(context)]
fn advice_holds_for_its_range(cuda: &Driver) {
    const BLOCK: usize = 65536;
    let memory = cuda.cuMemAllocManaged(2 * BLOCK, CU_MEM_ATTACH_GLOBAL.0)?;
    cuda.cuMemAdvise(memory, BLOCK, CU_MEM_ADVISE_SET_READ_MOSTLY, 0)?;
    let mut mostly: c_int = 77;
    let room = (&raw mut mostly).cast::<c_void>();
    let question = CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(mostly == 1);
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, 2 * BLOCK)?;
    expect!(mostly == 0);
    cuda.cuMemAdvise(memory, BLOCK, CU_MEM_ADVISE_UNSET_READ_MOSTLY, 0)?;
    cuda.cuMemRangeGetAttribute(room, 4, question, memory, BLOCK)?;
    expect!(mostly == 0);
    cuda.cuMemFree_v2(memory)?;
}

/// Unknown memory has zeros for answers, known memory has real ones, in one call.
#[scenario]
#[needs(context)]
fn unknown_memory_is_no_error(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let mut kind: c_uint = 77;
    let mut start: CUdeviceptr = 77;
    let mut rooms = [
        (&raw mut kind).cast::<c_void>(),
        (&raw mut start).cast::<c_void>(),
    ];
    let mut questions = [
        CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
    ];
    cuda.cuPointerGetAttributes(2, questions.as_mut_ptr(), rooms.as_mut_ptr(), memory + 100)?;
    expect!(kind == CU_MEMORYTYPE_DEVICE.0);
    expect!(start == memory);

    let mut nobodys = 0_u64;
    let unknown = &raw mut nobodys as CUdeviceptr;
    cuda.cuPointerGetAttributes(2, questions.as_mut_ptr(), rooms.as_mut_ptr(), unknown)?;
    expect!(kind == 0);
    expect!(start == 0);
    let room = (&raw mut kind).cast::<c_void>();
    let question = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
    expect!(cuda.cuPointerGetAttribute(room, question, unknown) == Err(INVALID_VALUE));
    cuda.cuMemFree_v2(memory)?;
}

/// Every allocation has a number of its own, which is not given out again.
#[scenario]
#[needs(context)]
fn numbers_are_not_reused(cuda: &Driver) {
    let mut first = 0_u64;
    let mut second = 0_u64;
    let question = CU_POINTER_ATTRIBUTE_BUFFER_ID;
    let memory = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuPointerGetAttribute((&raw mut first).cast(), question, memory)?;
    cuda.cuPointerGetAttribute((&raw mut second).cast(), question, memory + 4096)?;
    expect!(first == second);
    cuda.cuMemFree_v2(memory)?;
    let memory = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuPointerGetAttribute((&raw mut second).cast(), question, memory)?;
    expect!(first != second);
    cuda.cuMemFree_v2(memory)?;
}

/// The promise to synchronise can be made, read back and taken back.
#[scenario]
#[needs(context)]
fn promise_is_read_back(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let question = CU_POINTER_ATTRIBUTE_SYNC_MEMOPS;
    let mut answer: c_uint = 77;
    for wanted in [1 as c_uint, 0] {
        cuda.cuPointerSetAttribute((&raw const wanted).cast(), question, memory)?;
        cuda.cuPointerGetAttribute((&raw mut answer).cast(), question, memory)?;
        expect!(answer == wanted);
    }
    cuda.cuMemFree_v2(memory)?;
}

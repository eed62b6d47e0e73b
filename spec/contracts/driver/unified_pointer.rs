//! What an address belongs to.

#![on("580.159.04")]

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

/// Answers one question about the memory an address belongs to.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(INVALID_DEVICE, "no argument names a device")]
fn cuPointerGetAttribute(
    /// Room for the answer; its type follows from the question. A failing call may write it too.
    #[on_failure(written)]
    data: Out<PointerValue<attribute>>,
    /// The question.
    attribute: OneOf<CUpointer_attribute>,
    /// Any address inside the memory.
    ptr: KnownMemory,
) {
    check!(initialized, data, attribute, ptr);

    /// Which device pointer applies depends on who asks.
    #[rule("device-pointer-needs-a-context", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_POINTER && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    /// Memory that kernels of this context cannot reach has no device pointer.
    #[rule("device-pointer-needs-reach", documented)]
    #[unreachable("with one device all memory that CUDA knows can be reached")]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_POINTER && !ptr.is_device_accessible() {
        return INVALID_VALUE;
    }

    /// Memory that the host cannot reach has no host pointer.
    #[rule("host-pointer-needs-reach", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_HOST_POINTER && !ptr.is_host_accessible() {
        return INVALID_VALUE;
    }

    /// Tokens exist for memory of the device and for managed memory, not for the host's.
    #[rule("tokens-need-a-plain-allocation", observed, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_P2P_TOKENS && (ptr.is_pinned() || ptr.is_registered()) {
        return INVALID_VALUE;
    }

    /// A one for managed memory, a zero for all other.
    #[ensure("managed-flag", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_IS_MANAGED {
        assert!(data.value() == ptr.is_managed());
    }

    /// Memory on the device is told apart from memory on the host.
    #[ensure("device-memory", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_MEMORY_TYPE && (ptr.is_device() || ptr.is_pooled()) {
        assert!(data.value() == CU_MEMORYTYPE_DEVICE);
    }

    /// Pinned and registered memory is on the host.
    #[ensure("host-memory", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_MEMORY_TYPE && (ptr.is_pinned() || ptr.is_registered()) {
        assert!(data.value() == CU_MEMORYTYPE_HOST);
    }

    /// With unified addresses the device pointer is the address itself, save for registered memory.
    #[ensure("same-device-pointer", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_POINTER && !ptr.is_registered() {
        assert!(data.value() == ptr);
    }

    /// So is the host pointer.
    #[ensure("same-host-pointer", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_HOST_POINTER && !ptr.is_registered() {
        assert!(data.value() == ptr);
    }

    /// The allocation begins where it was handed out.
    #[ensure("range-start", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_RANGE_START_ADDR && ptr.is_device() {
        assert!(data.value() == ptr - ptr.offset());
    }

    /// The allocation is as large as was asked for.
    #[ensure("range-size", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_RANGE_SIZE && ptr.is_device() && !ptr.is_mapped() {
        assert!(data.value() == ptr.allocation_size());
    }

    /// A mapping has the size that was mapped, which the reserved range around it may exceed.
    #[ensure("mapping-size", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_MAPPING_SIZE && ptr.is_mapped() {
        assert!(data.value() == ptr.allocation_size());
    }

    /// A mapping begins at the address that it was mapped to.
    #[ensure("mapping-base", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR && ptr.is_mapped() {
        assert!(data.value() == ptr - ptr.offset());
    }

    /// A mapping belongs to no context.
    #[ensure("mapping-without-context", observed, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_CONTEXT && ptr.is_mapped() {
        assert!(data.value() == 0);
    }

    /// What was allocated is mapped.
    #[ensure("mapped", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_MAPPED && ptr.is_device() {
        assert!(data.value() == 1);
    }

    /// The memory belongs to the device it was allocated on.
    #[ensure("ordinal", documented, on("580.159.04"))]
    if attribute == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL && ptr.is_device() {
        assert!(data.value() == 0);
    }
}

/// Changes how the memory behaves that an address belongs to.
#[needs(initialized, outside_callback, no_capture, own_process)]
#[tolerates(uncaptured_context, sound_context)]
#[yields(intact_context = INVALID_VALUE)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
#[unreachable(INVALID_DEVICE, "no argument names a device")]
fn cuPointerSetAttribute(
    /// The new value, one or zero; no other is refused.
    value: In<Range<0, 1, Below, Above>>,
    /// What to change.
    attribute: OneOf<CUpointer_attribute>,
    /// Any address inside the memory.
    #[alters]
    #[refuses(Mapped = NOT_SUPPORTED)]
    ptr: KnownMemory,
) {
    check!(initialized, own_process, outside_callback, value, no_capture, attribute, ptr);

    /// Whether synchronous operations on the memory always synchronise is all that can be changed.
    #[rule("settable", documented, on("580.159.04"))]
    if attribute != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS {
        return INVALID_VALUE;
    }
}

/// Answers several questions about one address; unknown memory is no error here.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
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
    /// Any address; memory that CUDA does not know has zeros for answers, or none.
    ptr: AnyAddress,
) {
    check!(initialized, numAttributes, attributes, data, ptr);

    for attribute in attributes {
        /// Tokens are asked for alone.
        #[rule("single-only", observed, on("580.159.04"))]
        if attribute == CU_POINTER_ATTRIBUTE_P2P_TOKENS {
            return INVALID_VALUE;
        }
    }
}

/// Unknown memory is of no kind and begins nowhere, known memory has real answers, in one call.
#[scenario]
#[needs(context)]
#[shows(cuPointerGetAttributes)]
fn unknown_memory_is_no_error(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let other = cuda.cuMemAlloc_v2(65536)?;
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
    start = 77;
    cuda.cuPointerGetAttributes(2, questions.as_mut_ptr(), rooms.as_mut_ptr(), unknown)?;
    expect!(kind == 0);
    expect!(start == 77);
    let room = (&raw mut kind).cast::<c_void>();
    let question = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
    expect!(cuda.cuPointerGetAttribute(room, question, unknown) == Err(INVALID_VALUE));
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
}

/// Every allocation has a number of its own, which is not given out again.
#[scenario]
#[needs(context)]
#[shows(cuPointerGetAttribute)]
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
#[shows(cuPointerSetAttribute)]
fn promise_is_read_back(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let other = cuda.cuMemAlloc_v2(65536)?;
    let question = CU_POINTER_ATTRIBUTE_SYNC_MEMOPS;
    let mut answer: c_uint = 77;
    let mut before: c_uint = 77;
    cuda.cuPointerGetAttribute((&raw mut before).cast(), question, other)?;
    for wanted in [1 as c_uint, 0] {
        cuda.cuPointerSetAttribute((&raw const wanted).cast(), question, memory)?;
        cuda.cuPointerGetAttribute((&raw mut answer).cast(), question, memory)?;
        expect!(answer == wanted);
        cuda.cuPointerGetAttribute((&raw mut answer).cast(), question, other)?;
        expect!(answer == before);
    }
    cuda.cuMemFree_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
}

//! Devices.

#![on("580.159.04")]

/// Turns an ordinal into a device's handle.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceGet(
    /// Room for the handle.
    device: Out<CUdevice>,
    /// Which device, from zero up to the number of devices.
    ordinal: Device,
) {
    check!(initialized, device, ordinal);

    /// The handle is the ordinal.
    #[ensure("handle-is-the-ordinal", observed, on("580.159.04"))]
    if ordinal >= 0 {
        assert!(device.value() == ordinal);
    }
}

/// Counts the devices.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceGetCount(
    /// Room for the number of devices that can run programs.
    count: Out<c_int>,
) {
    check!(initialized, count);

    /// All devices count that can run programs.
    #[ensure("all-devices", documented, on("580.159.04"))]
    if true {
        assert!(count.value() == machine.devices());
    }
}

/// Gives a device's name.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceGetName(
    /// Room for the name and its end mark; a longer name is cut.
    #[unseen("a device may be called anything")]
    #[varies]
    name: OutText<len>,
    /// Bytes of that room.
    len: Length<64>,
    /// The device.
    dev: Device,
) {
    check!(initialized, name, dev);

    /// There is room for the end mark at least.
    #[rule("room-for-the-end", observed, on("580.159.04"))]
    if len == 0 {
        return UNDEFINED;
    }
}

/// Gives the sixteen bytes that identify a device; the form before there were slices of devices.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceGetUuid(
    /// Room for the identity.
    #[varies]
    uuid: Out<CUuuid>,
    /// The device.
    dev: Device,
) {
    check!(initialized, uuid, dev);
}

/// Gives the sixteen bytes that identify a device, or the slice of one that the process has.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[same_rules(cuDeviceGetUuid)]
fn cuDeviceGetUuid_v2(
    /// Room for the identity.
    #[varies]
    uuid: Out<CUuuid>,
    /// The device.
    dev: Device,
) {
}

/// Gives what graphics interfaces know a device by.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(SUCCESS, "only Windows knows devices by such a number")]
#[no_visible_effect("only Windows has such identities")]
#[unobserved(success)]
fn cuDeviceGetLuid(
    /// Room for eight bytes of identity.
    #[varies]
    luid: Out<c_ulonglong>,
    /// Room for the mask of nodes.
    #[varies]
    deviceNodeMask: Out<c_uint>,
    /// The device.
    dev: Device,
) {
    check!(initialized, luid, deviceNodeMask, dev);

    /// Only Windows has such identities.
    #[rule("windows-only", observed, on("580.159.04"))]
    if machine.is_linux() {
        return NOT_SUPPORTED;
    }
}

/// Says how much memory a device has.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceTotalMem_v2(
    /// Room for the number of bytes; a failing call writes it as well.
    #[on_failure(zeroed)]
    #[varies]
    bytes: Out<usize>,
    /// The device.
    dev: Device,
) {
    check!(initialized, bytes, dev);

    /// There is as much as a context on the device is told of.
    #[ensure("not-empty", observed, on("580.159.04"))]
    if dev.is_first() {
        assert!(bytes.value() == device.memory_of_context());
    }
}

/// Says how much memory a device has, in the 32 bits of long ago.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceTotalMem(
    /// Room for the number of bytes; a failing call writes it as well.
    #[on_failure(zeroed)]
    #[varies]
    bytes: Out<c_uint>,
    /// The device.
    dev: Device,
) {
    check!(initialized, bytes, dev);
}

/// Channels of an element of a texture over linear memory.
#[domain]
enum LinearChannels {
    /// One.
    #[accepted]
    Lowest = 1,
    /// Four.
    #[accepted]
    Highest = 4,
    /// Three.
    #[accepted]
    Three = 3,
    /// None.
    #[refused(INVALID_VALUE)]
    #[when(value < 1)]
    Below = 0,
    /// More than four.
    #[refused(INVALID_VALUE)]
    #[when(value > 4)]
    Above = 5,
}

/// Says how long a one-dimensional texture over linear memory may be.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceGetTexture1DLinearMaxWidth(
    /// Room for the number of elements.
    maxWidthInElements: Out<usize>,
    /// What an element's channels hold.
    format: OneOf<CUarray_format>,
    /// Channels of an element.
    numChannels: LinearChannels,
    /// The device.
    dev: Device,
) {
    check!(initialized, maxWidthInElements, format, numChannels);

    match format {
        CU_AD_FORMAT_UNSIGNED_INT8
        | CU_AD_FORMAT_UNSIGNED_INT16
        | CU_AD_FORMAT_UNSIGNED_INT32
        | CU_AD_FORMAT_SIGNED_INT8
        | CU_AD_FORMAT_SIGNED_INT16
        | CU_AD_FORMAT_SIGNED_INT32
        | CU_AD_FORMAT_HALF
        | CU_AD_FORMAT_FLOAT => {
            /// A plain format must not have three channels.
            #[rule("no-three-channels", observed, on("580.159.04"))]
            if numChannels == 3 {
                return INVALID_VALUE;
            }
        }
        CU_AD_FORMAT_UNORM_INT8X1
        | CU_AD_FORMAT_UNORM_INT16X1
        | CU_AD_FORMAT_SNORM_INT8X1
        | CU_AD_FORMAT_SNORM_INT16X1
        | CU_AD_FORMAT_BC4_UNORM
        | CU_AD_FORMAT_BC4_SNORM
        | CU_AD_FORMAT_Y410 => {
            /// A format that holds one channel is asked about with one.
            #[rule("one-channel", observed, on("580.159.04"))]
            if numChannels != 1 {
                return INVALID_VALUE;
            }
        }
        CU_AD_FORMAT_UNORM_INT_101010_2
        | CU_AD_FORMAT_BC1_UNORM
        | CU_AD_FORMAT_BC1_UNORM_SRGB
        | CU_AD_FORMAT_BC2_UNORM
        | CU_AD_FORMAT_BC2_UNORM_SRGB
        | CU_AD_FORMAT_BC3_UNORM
        | CU_AD_FORMAT_BC3_UNORM_SRGB
        | CU_AD_FORMAT_BC7_UNORM
        | CU_AD_FORMAT_BC7_UNORM_SRGB
        | CU_AD_FORMAT_YUY2
        | CU_AD_FORMAT_AYUV
        | CU_AD_FORMAT_Y416
        | CU_AD_FORMAT_UNORM_INT8X4
        | CU_AD_FORMAT_UNORM_INT16X4
        | CU_AD_FORMAT_SNORM_INT8X4
        | CU_AD_FORMAT_SNORM_INT16X4 => {
            /// A format that holds four channels is asked about with four.
            #[rule("four-channels", observed, on("580.159.04"))]
            if numChannels != 4 {
                return INVALID_VALUE;
            }
        }
        _ => {
            /// A packed, planar or block format of two or three channels is not asked about with
            /// one.
            #[rule("plain-formats", observed, on("580.159.04"))]
            if numChannels == 1 {
                return INVALID_VALUE;
            }

            // With its own number of channels it would be accepted, and that is never four. The formats
            // that it is tried with came with 13.1, and no driver of that kind has been asked.
            /// Nor with four of them.
            #[rule("several-channels", assumed)]
            if numChannels != 1 {
                return INVALID_VALUE;
            }
        }
    }

    check!(dev);
}

/// A texture in linear memory has as many elements as fit in four GiB, and no more than 2^30: an element of a block format is
/// a block.
#[scenario]
#[needs(initialized)]
#[gate(driver.version() >= 13000)]
#[gate(device.compute_capability_major() == 9)]
fn a_linear_texture_has_four_gib(cuda: &Driver) {
    expect!(cuda.cuDeviceGetTexture1DLinearMaxWidth(CU_AD_FORMAT_UNSIGNED_INT8, 4, 0)? == 1 << 30);
    for (format, channels, width) in [
        (CU_AD_FORMAT_UNORM_INT16X4, 4, 1 << 29),
        (CU_AD_FORMAT_BC1_UNORM, 4, 1 << 29),
        (CU_AD_FORMAT_BC2_UNORM_SRGB, 4, 1 << 28),
        (CU_AD_FORMAT_BC3_UNORM_SRGB, 4, 1 << 28),
        (CU_AD_FORMAT_BC4_SNORM, 1, 1 << 29),
    ] {
        expect!(cuda.cuDeviceGetTexture1DLinearMaxWidth(format, channels, 0)? == width);
    }
}

/// Gives one fact about a device.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceGetAttribute(
    /// Room for the fact.
    #[varies]
    pi: Out<c_int>,
    /// Which fact; the driver knows those of its own version and before.
    attrib: OneOf<CUdevice_attribute>,
    /// The device.
    dev: Device,
) {
    check!(pi, initialized, dev, attrib);
}

/// Says which atomic operations work natively between a device and the host.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceGetHostAtomicCapabilities(
    /// Room for a mask of operand sizes per operation; an operation that nobody knows fails the
    /// call, but has a mask.
    #[on_failure(written)]
    capabilities: OutSlice<c_uint, count>,
    /// The operations asked about.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    operations: Slice<AnyOf<CUatomicOperation>, count>,
    /// Number of operations.
    count: Count<operations>,
    /// The device.
    dev: Device,
) {
    check!(capabilities, operations, initialized, dev);

    for operation in operations {
        /// Each operation is one that there is.
        #[rule("known-operations", observed, on("580.159.04"))]
        if !operation.is_listed() {
            return INVALID_VALUE;
        }
    }
}

/// Fills in what an NvSciSync object needs to be shared with a device.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
#[unreachable(SUCCESS, "needs the library that makes such objects")]
#[no_visible_effect("only embedded systems have the library that knows such lists")]
#[unobserved(success)]
fn cuDeviceGetNvSciSyncAttributes(
    /// The NvSciSync list of attributes to fill in.
    #[refuses(Null = INVALID_HANDLE)]
    nvSciSyncAttrList: Out<VoidPtr>,
    /// The device.
    dev: Device,
    /// What the object is for: to signal, to wait, or both.
    #[refuses(None = INVALID_VALUE)]
    flags: Flags<3>,
) {
    check!(initialized, nvSciSyncAttrList, dev, flags);

    /// Only embedded systems have the library that knows such lists.
    #[rule("embedded-only", observed, on("580.159.04"))]
    if !device.integrated() {
        return NOT_SUPPORTED;
    }
}

/// Sets the pool that stream-ordered allocations on a device come from.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[changes(CurrentMemPool)]
fn cuDeviceSetMemPool(
    /// The device.
    #[refuses(Cpu = INVALID_VALUE, Beyond = INVALID_VALUE, Negative = INVALID_VALUE)]
    dev: Device,
    /// The pool; its memory is on that device.
    pool: MemPool,
) {
    check!(initialized, dev, pool);

    /// A pool of another device will not do; all pools at hand are on the first.
    #[rule("pool-is-local", documented)]
    if dev.is_second() {
        return INVALID_VALUE;
    }
}

/// Gives the pool that stream-ordered allocations on a device come from.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceGetMemPool(
    /// Room for the pool.
    #[lends(MemPool)]
    pool: Out<CUmemoryPool>,
    /// The device.
    #[refuses(Cpu = INVALID_VALUE, Beyond = INVALID_VALUE, Negative = INVALID_VALUE)]
    dev: Device,
) {
    check!(initialized, pool, dev);

    /// It is the one that the device begins with, as long as nobody sets another.
    #[ensure("a-pool", documented)]
    if dev.is_first() {
        assert!(pool.value() == device.default_mem_pool());
    }
}

/// Gives the pool that a device begins with.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceGetDefaultMemPool(
    /// Room for the pool.
    #[lends(MemPool)]
    pool_out: Out<CUmemoryPool>,
    /// The device.
    dev: Device,
) {
    check!(initialized, dev, pool_out);

    /// A device needs pools to have a default one.
    #[rule("has-pools", documented)]
    #[unreachable("every device at hand has pools")]
    if !device.memory_pools_supported() {
        return NOT_SUPPORTED;
    }

    /// Allocations come from it as long as nobody sets another.
    #[ensure("a-pool", documented)]
    if dev.is_first() {
        assert!(pool_out.value() == device.current_mem_pool());
    }
}

/// Says whether contexts on a device can be limited to a part of it.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceGetExecAffinitySupport(
    /// Room for one or zero.
    #[unseen("whether there are limits is for the driver to say")]
    pi: Out<c_int>,
    /// The kind of limit; one that nobody knows is answered as well.
    r#type: OneOf<CUexecAffinityType, Unknown>,
    /// The device.
    dev: Device,
) {
    check!(initialized, pi, dev, r#type);

    /// The answer is yes or no.
    #[ensure("yes-or-no", documented, on("580.159.04"))]
    if true {
        assert!(pi.value() == 0 || pi.value() == 1);
    }
}

/// Waits until what others wrote into the device's memory can be seen.
#[class(context_state)]
#[order(observed)]
#[no_visible_effect("needs a third party that writes into the memory of the device")]
fn cuFlushGPUDirectRDMAWrites(
    /// Whose memory was written.
    target: OneOf<CUflushGPUDirectRDMAWritesTarget>,
    /// By whom it shall be seen.
    scope: OneOf<CUflushGPUDirectRDMAWritesScope>,
) {
    check!(initialized, context, target, scope);

    // No device at hand lacks the option.
    /// The device must offer the call to the host.
    #[rule("offered", assumed)]
    if device.gpu_direct_rdma_flush_writes_options() & CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST
        == 0
    {
        return NOT_SUPPORTED;
    }
}

/// Every ordinal below the count names a device, and the count itself names none.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceTotalMem_v2)]
fn ordinals_run_up_to_the_count(cuda: &Driver) {
    let count = cuda.cuDeviceGetCount()?;
    for ordinal in 0..count {
        let device = cuda.cuDeviceGet(ordinal)?;
        expect!(device == ordinal);
        expect!(cuda.cuDeviceTotalMem_v2(device)? > 0);
    }
    expect!(cuda.cuDeviceGet(count) == Err(INVALID_DEVICE));
    expect!(cuda.cuDeviceGet(-1) == Err(INVALID_DEVICE));
}

/// A name that is longer than its room is cut and still ends.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetName)]
fn names_are_cut(cuda: &Driver) {
    let mut whole: [c_char; 64] = [0x55; 64];
    cuda.cuDeviceGetName(whole.as_mut_ptr(), 64, 0)?;
    let length = unsafe { CStr::from_ptr(whole.as_ptr()) }.count_bytes();
    expect!(length > 4);

    let mut cut: [c_char; 8] = [0x55; 8];
    cuda.cuDeviceGetName(cut.as_mut_ptr(), 4, 0)?;
    expect!(cut[..3] == whole[..3]);
    expect!(cut[3] == 0);
    expect!(cut[4..] == [0x55; 4]);
}

/// The identity of a device is the same each time, in both forms where the device is not divided, and is not
/// empty.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetUuid, cuDeviceGetUuid_v2)]
fn identity_is_constant(cuda: &Driver) {
    let first = cuda.cuDeviceGetUuid_v2(0)?;
    let again = cuda.cuDeviceGetUuid_v2(0)?;
    expect!(first.bytes == again.bytes);
    expect!(first.bytes != [0; 16]);
    let whole = cuda.cuDeviceGetUuid(0)?;
    expect!(whole.bytes == first.bytes);
}

/// A device begins with its default pool, and goes back to it.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetDefaultMemPool, cuDeviceGetMemPool)]
fn default_pool_comes_first(cuda: &Driver) {
    let default = cuda.cuDeviceGetDefaultMemPool(0)?;
    expect!(cuda.cuDeviceGetMemPool(0)? == default);
    cuda.cuDeviceSetMemPool(0, default)?;
    expect!(cuda.cuDeviceGetMemPool(0)? == default);
    expect!(cuda.cuDeviceSetMemPool(0, ptr::null_mut()) == Err(INVALID_VALUE));
    expect!(cuda.cuDeviceGetMemPool(0)? == default);
}

/// A wider element makes for fewer of them, in both cases a round number.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetTexture1DLinearMaxWidth)]
fn wider_elements_are_fewer(cuda: &Driver) {
    let narrow = cuda.cuDeviceGetTexture1DLinearMaxWidth(CU_AD_FORMAT_UNSIGNED_INT8, 1, 0)?;
    let wide = cuda.cuDeviceGetTexture1DLinearMaxWidth(CU_AD_FORMAT_FLOAT, 4, 0)?;
    expect!(wide > 0);
    expect!(wide % 16 == 0);
    expect!(narrow >= wide);
}

/// Three operations asked about give three answers, the same ones as one by one.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceGetHostAtomicCapabilities)]
fn capabilities_come_in_order(cuda: &Driver) {
    let operations = [
        CU_ATOMIC_OPERATION_CAS,
        CU_ATOMIC_OPERATION_INTEGER_ADD,
        CU_ATOMIC_OPERATION_FLOAT_ADD,
    ];
    let mut together: [c_uint; 3] = [u32::MAX; 3];
    let mut alone: [c_uint; 3] = [0x5555_5555; 3];
    cuda.cuDeviceGetHostAtomicCapabilities(together.as_mut_ptr(), operations.as_ptr(), 3, 0)?;
    for (answer, operation) in alone.iter_mut().zip(&operations) {
        cuda.cuDeviceGetHostAtomicCapabilities(answer, operation, 1, 0)?;
    }
    expect!(alone == together);
}

/// The first form tells of the memory what 32 bits can hold.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceTotalMem, cuDeviceTotalMem_v2)]
fn first_form_tells_what_it_can_hold(cuda: &Driver) {
    let all = cuda.cuDeviceTotalMem_v2(0)?;
    let told = cuda.cuDeviceTotalMem(0)?;
    expect!(told as usize == all.min(u32::MAX as usize));
}

/// A device takes memory from the pool that it is given, and from its default one once that pool is destroyed.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceSetMemPool, cuMemPoolCreate, cuMemPoolDestroy)]
fn destroyed_pool_makes_way_for_the_default(cuda: &Driver) {
    let default = cuda.cuDeviceGetDefaultMemPool(0)?;
    let props = CUmemPoolProps {
        allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
        location: CUmemLocation {
            r#type: CU_MEM_LOCATION_TYPE_DEVICE,
            ..Default::default()
        },
        ..Default::default()
    };
    let other = cuda.cuMemPoolCreate(&props)?;
    let pool = cuda.cuMemPoolCreate(&props)?;
    expect!(pool != other);
    expect!(cuda.cuDeviceGetDefaultMemPool(0)? == default);
    expect!(pool != default);
    cuda.cuDeviceSetMemPool(0, pool)?;
    expect!(cuda.cuDeviceGetMemPool(0)? == pool);
    cuda.cuMemPoolDestroy(pool)?;
    expect!(cuda.cuDeviceGetMemPool(0)? == default);
    cuda.cuMemPoolDestroy(other)?;
}

/// A pool of the host's memory does not become the pool of a device.
#[scenario]
#[needs(initialized)]
fn pools_of_the_host_are_no_pools_of_a_device(cuda: &Driver) {
    let current = cuda.cuDeviceGetMemPool(0)?;
    for kind in [CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA] {
        let props = CUmemPoolProps {
            allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
            location: CUmemLocation {
                r#type: kind,
                ..Default::default()
            },
            ..Default::default()
        };
        let pool = cuda.cuMemPoolCreate(&props)?;
        expect!(cuda.cuDeviceSetMemPool(0, pool) == Err(INVALID_VALUE));
        expect!(cuda.cuDeviceGetMemPool(0)? == current);
        cuda.cuMemPoolDestroy(pool)?;
    }
}

/// A negative length counts as room enough for a name.
#[scenario]
#[needs(initialized)]
fn a_negative_length_is_room_for_a_name(cuda: &Driver) {
    let (mut name, mut same) = ([1_u8; 256], [1_u8; 256]);
    cuda.cuDeviceGetName(name.as_mut_ptr().cast(), 256, 0)?;
    cuda.cuDeviceGetName(same.as_mut_ptr().cast(), -1, 0)?;
    expect!(name.split(|byte| *byte == 0).next() == same.split(|byte| *byte == 0).next());
}

//! Memory pools.

#![on("580.159.04")]

/// Creates a pool of memory that allocations in stream order come from.
#[needs(initialized)]
#[class(process_object)]
#[tolerates(free_memory)]
#[order(partial)]
#[unreachable(NOT_PERMITTED, "only of handles that other machines may open, which need a service")]
#[waits(never)]
fn cuMemPoolCreate(
    /// Room for the pool.
    #[creates(MemPool)]
    pool: Out<CUmemoryPool>,
    /// What kind of memory the pool holds, and where.
    #[accepts(
        location.r#type.CU_MEM_LOCATION_TYPE_INVALID,
        location.r#type.CU_MEM_LOCATION_TYPE_INVISIBLE,
        location.r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN,
        location.r#type.Unknown
    )]
    poolProps: In<CUmemPoolProps>,
) {
    check!(initialized, pool, poolProps);

    /// A pool of managed memory needs a device that can share it with the host while it works.
    #[rule("managed-concurrent-access", assumed)]
    if poolProps.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED && !device.concurrent_managed_access() {
        return NOT_SUPPORTED;
    }

    /// A pool of managed memory has been observed with no properties except the kind of its location.
    #[rule("managed-alone", assumed)]
    if poolProps.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED
        && (poolProps.handleTypes != 0
            || poolProps.maxSize != 0
            || poolProps.usage != 0
            || poolProps.location.device != 0 && poolProps.location.r#type == CU_MEM_LOCATION_TYPE_DEVICE
            || poolProps.location.node != 0 && poolProps.location.r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA)
    {
        return UNDEFINED;
    }

    /// Memory that is not managed lies on a device, on the host, or on a node of it.
    #[rule("place", documented, on("580.159.04"))]
    if poolProps.allocType != CU_MEM_ALLOCATION_TYPE_MANAGED
        && !matches!(
            poolProps.location.r#type,
            CU_MEM_LOCATION_TYPE_DEVICE | CU_MEM_LOCATION_TYPE_HOST | CU_MEM_LOCATION_TYPE_HOST_NUMA
        )
    {
        return INVALID_VALUE;
    }

    /// A pool of managed memory has a kind of location that the driver knows, or none.
    #[rule("place-of-managed", documented, on("580.159.04"))]
    if poolProps.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED
        && !matches!(
            poolProps.location.r#type,
            CU_MEM_LOCATION_TYPE_INVALID
                | CU_MEM_LOCATION_TYPE_DEVICE
                | CU_MEM_LOCATION_TYPE_HOST
                | CU_MEM_LOCATION_TYPE_HOST_NUMA
                | CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT
        )
    {
        return NOT_SUPPORTED;
    }

    /// A pool of the device is of one there is.
    #[rule("device-exists", documented, on("580.159.04"))]
    if poolProps.location.device.is_absent() {
        return INVALID_VALUE;
    }

    /// A pool of a node of the host is of one there is.
    #[rule("node-exists", documented, on("580.159.04"))]
    if poolProps.location.node.is_beyond() {
        return INVALID_VALUE;
    }

    /// A kind of handle of Windows is among those that the memory can be shared by.
    #[rule("handles-of-windows", observed, on("580.159.04"))]
    if poolProps.handleTypes & (CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT) != 0 {
        return INVALID_VALUE;
    }

    /// With a maximum of 8 EiB or more the call fails, or does not return.
    #[rule("size", observed, on("580.159.04"), documented = OUT_OF_MEMORY)]
    if poolProps.maxSize >= 0x8000_0000_0000_0000 {
        return UNDEFINED;
    }
}

/// Destroys a pool; what was allocated from it stays until it is freed.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[waits(never)]
fn cuMemPoolDestroy(
    /// The pool, which is none of a device's own.
    #[refuses(Default = INVALID_VALUE)]
    #[ends(MemPool)]
    pool: MemPool,
) {
}

/// Sets what access each of several places has to the memory of a pool.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[no_visible_effect(
    "the device that has the memory keeps its access, and the machines at hand have no other"
)]
fn cuMemPoolSetAccess(
    /// The pool.
    pool: MemPool,
    /// What access each place has from now on.
    #[refuses(
        NullEmpty = INVALID_VALUE,
        location.r#type.CU_MEM_LOCATION_TYPE_INVALID = NOT_SUPPORTED,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST = NOT_SUPPORTED,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA = NOT_SUPPORTED,
        location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = NOT_SUPPORTED,
        location.r#type.CU_MEM_LOCATION_TYPE_INVISIBLE = NOT_SUPPORTED,
        location.r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = NOT_SUPPORTED,
        location.r#type.Unknown = NOT_SUPPORTED
    )]
    map: Slice<CUmemAccessDesc, count>,
    /// How many places.
    count: Count<map>,
) {
    check!(initialized, pool, map);

    for access in map {
        check!(access.location.r#type, access.flags);

        /// Access is of a device there is.
        #[rule("device-exists", observed, on("580.159.04"))]
        if access.location.device.is_absent() {
            return INVALID_DEVICE;
        }

        /// The device that the memory lies on keeps its access.
        #[rule("own-access-stays", observed, on("580.159.04"))]
        if access.location.device == 0 && access.flags == CU_MEM_ACCESS_FLAGS_PROT_NONE {
            return INVALID_DEVICE;
        }
    }
}

/// Tells what access a place has to the memory of a pool.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
fn cuMemPoolGetAccess(
    /// Room for the access.
    flags: Out<CUmemAccess_flags>,
    /// The pool.
    #[unseen("the memory of all pools at hand is the device's")]
    memPool: MemPool,
    /// The place; a node of the host need not be one of the machine's.
    #[refuses(r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = INVALID_VALUE)]
    location: In<CUmemLocation>,
) {
    check!(initialized, flags, memPool, location);

    /// A device is one there is.
    #[rule("device-exists", observed, on("580.159.04"), undocumented)]
    if location.device.is_absent() {
        return INVALID_VALUE;
    }

    /// A device reads and writes what lies on it.
    #[ensure("own-access", observed, on("580.159.04"))]
    if location.device == 0 {
        assert!(flags.value() == CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
    }

    /// The host does not reach what lies on a device.
    #[ensure("none-for-the-host", observed, on("580.159.04"))]
    if matches!(
        location.r#type,
        CU_MEM_LOCATION_TYPE_HOST | CU_MEM_LOCATION_TYPE_HOST_NUMA
    ) {
        assert!(flags.value() == CU_MEM_ACCESS_FLAGS_PROT_NONE);
    }
}

/// A pool is not created for handles of Windows, whichever others are asked for with them, and for no reserved byte
/// but zero.
#[scenario]
#[needs(initialized)]
fn pools_have_known_properties(cuda: &Driver) {
    let mut props = CUmemPoolProps {
        allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
        ..Default::default()
    };
    props.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let (file, windows) = (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32);
    let shared = CU_MEM_HANDLE_TYPE_WIN32_KMT;
    for types in [file | windows, file | shared, windows | shared, file | windows | shared] {
        props.handleTypes = types;
        expect!(cuda.cuMemPoolCreate(&props) == Err(INVALID_VALUE));
    }
    props.handleTypes = file;
    for byte in 5..props.reserved.len() {
        for value in [1, 128, 255] {
            props.reserved[byte] = value;
            expect!(cuda.cuMemPoolCreate(&props) == Err(INVALID_VALUE));
        }
        props.reserved[byte] = 0;
    }
    let pool = cuda.cuMemPoolCreate(&props)?;
    cuda.cuMemPoolDestroy(pool)?;
}

/// A pool of the host is not one that a device takes memory from.
#[scenario]
#[needs(initialized)]
#[lasting]
#[shows(cuMemPoolCreate)]
fn pools_of_the_host_are_of_no_device(cuda: &Driver) {
    let mut props = CUmemPoolProps {
        allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
        ..Default::default()
    };
    props.location.r#type = CU_MEM_LOCATION_TYPE_HOST;
    let pool = cuda.cuMemPoolCreate(&props)?;
    expect!(cuda.cuDeviceSetMemPool(0, pool) == Err(INVALID_VALUE));
    cuda.cuMemPoolDestroy(pool)?;
    props.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let pool = cuda.cuMemPoolCreate(&props)?;
    cuda.cuDeviceSetMemPool(0, pool)?;
    expect!(cuda.cuDeviceGetMemPool(0)? == pool);
    cuda.cuDeviceSetMemPool(0, cuda.cuDeviceGetDefaultMemPool(0)?)?;
    cuda.cuMemPoolDestroy(pool)?;
}

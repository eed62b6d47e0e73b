//! Memory pools.

#![on("580.159.04")]

/// Creates a pool of memory that allocations in stream order come from.
#[needs(initialized)]
#[class(process_object)]
#[tolerates(free_memory)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "a pool takes memory of the device when it is allocated from")]
#[unreachable(NOT_PERMITTED, "only of handles that other machines may open, which need a service")]
#[unreachable(NOT_SUPPORTED, "only devices that have no pools")]
#[waits(never)]
fn cuMemPoolCreate(
    /// Room for the pool.
    #[creates(MemPool)]
    pool: Out<CUmemoryPool>,
    /// What kind of memory the pool holds, and where.
    #[refuses(location.r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = INVALID_VALUE)]
    poolProps: In<CUmemPoolProps>,
) {
    check!(initialized, pool, poolProps);

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

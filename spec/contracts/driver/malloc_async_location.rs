//! The pools that places have: which one comes first, and which one is used.

#![on("580.159.04")]

/// Which places have pools, and of which kinds of memory.
#[rules]
fn place_has_pools(location: CUmemLocation, kind: CUmemAllocationType) {
    /// A pool of no place in particular is one of managed memory.
    #[rule("nowhere-is-managed", documented, on("580.159.04"))]
    if location.r#type == CU_MEM_LOCATION_TYPE_INVALID && kind != CU_MEM_ALLOCATION_TYPE_MANAGED {
        return INVALID_VALUE;
    }

    /// A device is one there is.
    #[rule("device-exists", documented, on("580.159.04"))]
    if location.device.is_absent() {
        return INVALID_VALUE;
    }

    /// A node of the host is one there is.
    #[rule("node-exists", documented, on("580.159.04"))]
    if location.node.is_beyond() {
        return INVALID_VALUE;
    }
}

/// Gives the pool that a place begins with, for memory of a kind.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_DEVICE, "a device that is not there is an invalid value")]
fn cuMemGetDefaultMemPool(
    /// Room for the pool.
    #[lends(MemPool)]
    pool_out: Out<CUmemoryPool>,
    /// The place.
    #[refuses(
        r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = NOT_SUPPORTED,
        r#type.CU_MEM_LOCATION_TYPE_INVISIBLE = NOT_SUPPORTED,
        r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = NOT_SUPPORTED,
        r#type.Unknown = NOT_SUPPORTED
    )]
    #[accepts(r#type.CU_MEM_LOCATION_TYPE_INVALID)]
    location: In<CUmemLocation>,
    /// The kind of memory.
    #[refuses(CU_MEM_ALLOCATION_TYPE_INVALID = INVALID_VALUE)]
    r#type: OneOf<CUmemAllocationType>,
) {
    check!(initialized, pool_out, location, r#type);
    place_has_pools(location, r#type);

    /// A device begins with one pool for all memory of its own.
    #[ensure("the-devices", documented, on("580.159.04"))]
    if location.device == 0 && r#type == CU_MEM_ALLOCATION_TYPE_PINNED {
        assert!(pool_out.value() == device.default_mem_pool());
    }
}

/// Gives the pool that allocations at a place come from, for memory of a kind.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuMemGetMemPool(
    /// Room for the pool.
    #[lends(MemPool)]
    pool: Out<CUmemoryPool>,
    /// The place.
    #[refuses(
        r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = NOT_SUPPORTED,
        r#type.CU_MEM_LOCATION_TYPE_INVISIBLE = NOT_SUPPORTED,
        r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = NOT_SUPPORTED,
        r#type.Unknown = NOT_SUPPORTED
    )]
    #[accepts(r#type.CU_MEM_LOCATION_TYPE_INVALID)]
    location: In<CUmemLocation>,
    /// The kind of memory.
    #[refuses(CU_MEM_ALLOCATION_TYPE_INVALID = INVALID_VALUE)]
    r#type: OneOf<CUmemAllocationType>,
) {
    check!(initialized, pool, location, r#type);
    place_has_pools(location, r#type);

    /// It is the one that the device begins with, as long as nobody sets another.
    #[ensure("the-devices", documented, on("580.159.04"))]
    if location.device == 0 && r#type == CU_MEM_ALLOCATION_TYPE_PINNED {
        assert!(pool.value() == device.default_mem_pool());
    }
}

/// Sets the pool that allocations at a place come from, for memory of a kind.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[changes(CurrentPoolOfPlace)]
fn cuMemSetMemPool(
    /// The place.
    #[refuses(
        r#type.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = NOT_SUPPORTED,
        r#type.CU_MEM_LOCATION_TYPE_INVISIBLE = NOT_SUPPORTED,
        r#type.CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = NOT_SUPPORTED,
        r#type.Unknown = NOT_SUPPORTED
    )]
    #[accepts(r#type.CU_MEM_LOCATION_TYPE_INVALID)]
    location: In<CUmemLocation>,
    /// The kind of memory.
    #[refuses(CU_MEM_ALLOCATION_TYPE_INVALID = INVALID_VALUE)]
    r#type: OneOf<CUmemAllocationType>,
    /// The pool; its memory is of that kind, and in that place.
    pool: MemPool,
) {
    check!(initialized, pool, location, r#type);

    /// A device is one there is.
    #[rule("device-exists", documented, on("580.159.04"))]
    if location.device.is_absent() {
        return INVALID_VALUE;
    }

    /// A pool is of one place and one kind; all pools at hand are of what the first device pins.
    #[rule("pool-fits", documented, on("580.159.04"))]
    if location.r#type != CU_MEM_LOCATION_TYPE_DEVICE
        || location.device.is_second()
        || r#type != CU_MEM_ALLOCATION_TYPE_PINNED
    {
        return INVALID_VALUE;
    }
}

/// A device takes memory from the pool that was set for it, by either function.
#[scenario]
#[needs(initialized)]
#[lasting]
#[shows(cuMemSetMemPool, cuMemGetMemPool, cuMemGetDefaultMemPool)]
fn places_have_pools(cuda: &Driver) {
    let mut place = CUmemLocation {
        r#type: CU_MEM_LOCATION_TYPE_DEVICE,
        ..Default::default()
    };
    let props = CUmemPoolProps {
        allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
        location: place,
        ..Default::default()
    };
    let pinned = CU_MEM_ALLOCATION_TYPE_PINNED;
    let default = cuda.cuDeviceGetDefaultMemPool(0)?;
    let pool = cuda.cuMemPoolCreate(&props)?;
    cuda.cuMemSetMemPool(&mut place, pinned, pool)?;
    expect!(cuda.cuMemGetMemPool(&mut place, pinned)? == pool);
    expect!(cuda.cuDeviceGetMemPool(0)? == pool);
    expect!(cuda.cuMemGetDefaultMemPool(&mut place, pinned)? == default);
    cuda.cuDeviceSetMemPool(0, default)?;
    expect!(cuda.cuMemGetMemPool(&mut place, pinned)? == default);
    cuda.cuMemPoolDestroy(pool)?;
    // The pools that places begin with are not destroyed, those of managed memory included.
    let managed = cuda.cuMemGetDefaultMemPool(&mut place, CU_MEM_ALLOCATION_TYPE_MANAGED)?;
    expect!(cuda.cuMemPoolDestroy(managed) == Err(INVALID_VALUE));
    // A pool of managed memory is not set for pinned memory.
    expect!(cuda.raw().cuMemSetMemPool(&mut place, pinned, managed) == Err(INVALID_VALUE));
    expect!(cuda.cuMemPoolDestroy(default) == Err(INVALID_VALUE));
}

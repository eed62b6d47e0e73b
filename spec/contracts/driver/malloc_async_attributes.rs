//! What a pool keeps, and what it tells of itself.

#![on("580.159.04")]

/// What each attribute of a pool puts behind `value`.
#[tagged(CUmemPool_attribute)]
enum PoolValue {
    #[tag(CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES)]
    FollowsEvents(c_int),
    #[tag(CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC)]
    IsOpportunistic(c_int),
    #[tag(CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES)]
    AddsDependencies(c_int),
    #[tag(CU_MEMPOOL_ATTR_RELEASE_THRESHOLD)]
    ReleaseThreshold(cuuint64_t),
    #[tag(CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT)]
    Reserved(cuuint64_t),
    #[tag(CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH)]
    ReservedHigh(cuuint64_t),
    #[tag(CU_MEMPOOL_ATTR_USED_MEM_CURRENT)]
    Used(cuuint64_t),
    #[tag(CU_MEMPOOL_ATTR_USED_MEM_HIGH)]
    UsedHigh(cuuint64_t),
    #[tag(CU_MEMPOOL_ATTR_ALLOCATION_TYPE)]
    AllocationType(CUmemAllocationType),
    #[tag(CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES)]
    ExportHandleTypes(CUmemAllocationHandleType),
    #[tag(CU_MEMPOOL_ATTR_LOCATION_ID)]
    LocationId(c_int),
    #[tag(CU_MEMPOOL_ATTR_LOCATION_TYPE)]
    LocationType(CUmemLocationType),
    #[tag(CU_MEMPOOL_ATTR_MAX_POOL_SIZE)]
    MaxSize(cuuint64_t),
    #[tag(CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED)]
    DecompressEnabled(c_int),
    #[tag(CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID)]
    LocalityDomain(c_int),
}

/// Tells a setting of a pool, or how much memory it holds and has given out, in bytes.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
fn cuMemPoolGetAttribute(
    /// The pool.
    pool: MemPool,
    /// What to tell.
    attr: OneOf<CUmemPool_attribute>,
    /// Room for it.
    value: Out<PoolValue<attr>>,
) {
    check!(initialized, pool, value, attr);

    /// All three ways to use memory once more are on at first.
    #[ensure("reuse-is-on", documented, on("580.159.04"))]
    if pool.is_created()
        && matches!(
            attr,
            CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES
                | CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
                | CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES
        )
    {
        assert!(value.value() == 1);
    }

    /// A pool that nothing was allocated from has given out nothing.
    #[ensure("nothing-used", documented, on("580.159.04"))]
    if pool.is_created()
        && matches!(
            attr,
            CU_MEMPOOL_ATTR_USED_MEM_CURRENT
                | CU_MEMPOOL_ATTR_USED_MEM_HIGH
                | CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        )
    {
        assert!(value.value() == 0);
    }
}

/// Changes a setting of a pool, or sets a high-water mark back.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
fn cuMemPoolSetAttribute(
    /// The pool.
    #[without(Default)]
    pool: MemPool,
    /// What to change.
    attr: OneOf<CUmemPool_attribute>,
    /// The new value; a high-water mark takes nothing but zero.
    #[undefined(Null)]
    value: In<Any>,
) {
    check!(initialized, pool, value, attr);

    /// What is told of a pool's use and of how it was made cannot be set.
    #[rule("settable", documented, on("580.159.04"))]
    if attr == CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT || attr >= CU_MEMPOOL_ATTR_USED_MEM_CURRENT && attr != CU_MEMPOOL_ATTR_USED_MEM_HIGH {
        return INVALID_VALUE;
    }

    for given in value {
        /// A high-water mark goes back to what is in use.
        #[rule("high-goes-back", documented, on("580.159.04"))]
        if (attr == CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH || attr == CU_MEMPOOL_ATTR_USED_MEM_HIGH) && given != 0 {
            return INVALID_VALUE;
        }
    }
}

/// Gives unused memory of a pool back to the system.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[waits(never)]
fn cuMemPoolTrimTo(
    /// The pool.
    pool: MemPool,
    /// Bytes that it may keep.
    minBytesToKeep: Any,
) {
    check!(initialized, pool);
}

/// A pool remembers what it is told, and another pool does not.
#[scenario]
#[needs(initialized)]
#[shows(cuMemPoolSetAttribute)]
fn pools_have_settings_of_their_own(cuda: &Driver) {
    let pool = cuda.memory_pool()?;
    let other = cuda.memory_pool()?;
    let mut threshold: u64 = 0x1_2345_6789;
    let mut policy: c_int = 0;
    let mut told: u64 = 77;
    let mut policy_told: c_int = 77;
    let threshold_place = (&raw mut threshold).cast::<c_void>();
    let policy_place = (&raw mut policy).cast::<c_void>();
    let told_place = (&raw mut told).cast::<c_void>();
    let policy_told_place = (&raw mut policy_told).cast::<c_void>();
    cuda.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, threshold_place)?;
    cuda.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, policy_place)?;

    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, told_place)?;
    expect!(told == 0x1_2345_6789);
    cuda.cuMemPoolGetAttribute(other, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, told_place)?;
    expect!(told == 0);
    for (attribute, holder, value) in [
        (CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, pool, 0),
        (CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, pool, 1),
        (CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, pool, 1),
        (CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, other, 1),
    ] {
        policy_told = 77;
        cuda.cuMemPoolGetAttribute(holder, attribute, policy_told_place)?;
        expect!(policy_told == value);
    }
    cuda.cuMemPoolDestroy(other)?;
    cuda.cuMemPoolDestroy(pool)?;
}

/// A pool keeps unused memory up to its threshold, until it is trimmed.
#[scenario]
#[needs(context)]
#[shows(cuMemPoolTrimTo, cuMemPoolSetAttribute)]
fn trimmed_pools_give_memory_back(cuda: &Driver) {
    const SIZE: usize = 8 << 20;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let pool = cuda.memory_pool()?;
    let mut told: u64 = 77;
    let place = (&raw mut told).cast::<c_void>();

    // Without a threshold nothing is kept.
    let memory = cuda.cuMemAllocFromPoolAsync(SIZE, pool, stream)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, place)?;
    expect!(told >= SIZE as u64);
    cuda.cuMemFreeAsync(memory, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, place)?;
    expect!(told == 0);

    told = u64::MAX;
    cuda.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, place)?;
    let memory = cuda.cuMemAllocFromPoolAsync(SIZE, pool, stream)?;
    cuda.cuMemFreeAsync(memory, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, place)?;
    expect!(told >= SIZE as u64);
    let kept = told;
    cuda.cuMemPoolTrimTo(pool, kept as usize)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, place)?;
    expect!(told == kept);
    cuda.cuMemPoolTrimTo(pool, 0)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, place)?;
    expect!(told == 0);
    // The mark stays where the pool has been.
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, place)?;
    expect!(told >= SIZE as u64);
    cuda.cuMemPoolDestroy(pool)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A pool counts what it has given out, and remembers the most of it until the mark is set back.
#[scenario]
#[needs(context)]
#[shows(cuMemAllocFromPoolAsync, cuMemFreeAsync, cuMemPoolSetAttribute)]
fn pools_count_what_is_used(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let pool = cuda.memory_pool()?;
    let other = cuda.memory_pool()?;
    let mut told: u64 = 77;
    let place = (&raw mut told).cast::<c_void>();

    let first = cuda.cuMemAllocFromPoolAsync(1 << 20, pool, stream)?;
    let second = cuda.cuMemAllocFromPoolAsync(1 << 20, pool, stream)?;
    expect!(first != second);
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, place)?;
    expect!(told == 2 << 20);
    cuda.cuMemPoolGetAttribute(other, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, place)?;
    expect!(told == 0);

    cuda.cuMemFreeAsync(first, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, place)?;
    expect!(told == 1 << 20);
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH, place)?;
    expect!(told == 2 << 20);
    told = 0;
    cuda.cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH, place)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH, place)?;
    expect!(told == 1 << 20);
    // What is freed once is not there to be freed again.
    expect!(cuda.cuMemFreeAsync(first, stream) == Err(INVALID_VALUE));

    cuda.cuMemFreeAsync(second, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_USED_MEM_CURRENT, place)?;
    expect!(told == 0);
    cuda.cuMemPoolDestroy(other)?;
    cuda.cuMemPoolDestroy(pool)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A reuse policy is on or off: every number but zero reads back as one.
#[scenario]
#[needs(initialized)]
#[shows(cuMemPoolSetAttribute)]
fn reuse_is_on_or_off(cuda: &Driver) {
    let pool = cuda.memory_pool()?;
    let mut told: c_int = 77;
    let told_place = (&raw mut told).cast::<c_void>();
    for attribute in [
        CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES,
        CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC,
        CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES,
    ] {
        for (given, expected) in [(-1, 1), (0, 0), (1, 1), (0, 0), (2, 1), (7, 1)] {
            let mut given: c_int = given;
            let given_place = (&raw mut given).cast::<c_void>();
            cuda.cuMemPoolSetAttribute(pool, attribute, given_place)?;
            cuda.cuMemPoolGetAttribute(pool, attribute, told_place)?;
            expect!(told == expected);
        }
    }
    cuda.cuMemPoolDestroy(pool)?;
}

//! Memory pools.

/// Creates a pool of memory that allocations in stream order come from.
#[needs(initialized)]
#[order(observed)]
fn cuMemPoolCreate(
    /// Room for the pool.
    #[creates(MemPool)]
    pool: Out<CUmemoryPool>,
    /// What kind of memory the pool holds, and where.
    poolProps: In<MemPoolProps>,
) {
    /// A pool comes out.
    #[ensure("is-a-pool", documented)]
    if true {
        assert!(pool.value() != 0);
    }
}

/// Destroys a pool; what was allocated from it stays until it is freed.
#[needs(initialized)]
#[order(observed)]
fn cuMemPoolDestroy(
    /// The pool, which is none of a device's own.
    #[refuses(Default = INVALID_VALUE)]
    #[ends(MemPool)]
    pool: MemPool,
) {
}

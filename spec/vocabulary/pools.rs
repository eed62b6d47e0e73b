//! Memory pools.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// What calls change of the pools of a device.
#[settings]
enum PoolSetting {
    /// The pool that allocations come from which name none.
    #[reach(process)]
    #[put_back(cuDeviceGetMemPool(pool, dev), cuDeviceSetMemPool(dev, pool))]
    CurrentMemPool,
    /// The same, of a place and a kind of memory.
    #[reach(process)]
    #[put_back(cuMemGetMemPool(pool, location, r#type), cuMemSetMemPool(location, r#type, pool))]
    CurrentPoolOfPlace,
    /// The same, as the runtime is asked for it.
    #[reach(process)]
    #[put_back(cudaDeviceGetMemPool(memPool, device), cudaDeviceSetMemPool(device, memPool))]
    CurrentPoolOfDevice,
}

/// A pool, which allocations in stream order come from.
#[domain(CUmemoryPool, live)]
#[resource(ended_by = cuMemPoolDestroy)]
enum MemPool {
    /// The device's own pool.
    #[accepted]
    Default,
    /// A pool that the suite has made.
    #[accepted]
    Created,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A pool that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Bytes that a pool holds at most.
#[domain]
enum PoolSize {
    /// Zero: as many as the system has.
    #[accepted]
    Unlimited = 0,
    /// Seven.
    #[accepted]
    Some = 7,
    /// 1 TiB, more than a device has.
    #[accepted]
    Large = 0x100_0000_0000,
    /// 8 EiB: the highest bit alone.
    #[accepted]
    TopBit = top_bit(),
    /// Every bit of the type.
    #[accepted]
    AllOnes = all_ones(),
}

/// What a pool is made with.
#[fields]
struct CUmemPoolProps {
    /// How its memory is held.
    #[refuses(CU_MEM_ALLOCATION_TYPE_INVALID = INVALID_VALUE)]
    allocType: OneOf<CUmemAllocationType>,
    /// Kinds of handles that its memory can be shared by, or none.
    #[refuses(
        CU_MEM_HANDLE_TYPE_WIN32 = INVALID_VALUE,
        CU_MEM_HANDLE_TYPE_WIN32_KMT = INVALID_VALUE
    )]
    #[without(CU_MEM_HANDLE_TYPE_FABRIC)]
    handleTypes: BitsOf<CUmemAllocationHandleType>,
    location: Record<CUmemLocation>,
    /// Bytes that it holds at most, rounded up; as many as the system gives, if zero.
    maxSize: PoolSize,
    /// What it is used for beside allocations.
    usage: Any,
    /// Kept for later.
    reserved: Reserved,
}

/// What access a place has to memory.
#[fields]
struct CUmemAccessDesc {
    location: Record<CUmemLocation>,
    /// Which access.
    #[refuses(CU_MEM_ACCESS_FLAGS_PROT_READ = NOT_SUPPORTED)]
    flags: OneOf<CUmemAccess_flags>,
}

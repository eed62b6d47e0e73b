//! Memory pools.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A pool, until it is destroyed.
#[resource(CUmemoryPool, ended_by = cuMemPoolDestroy)]
struct MemPool;

/// What calls change of the pools of a device.
#[settings]
enum PoolSetting {
    /// The pool that allocations come from which name none.
    #[reach(process)]
    CurrentMemPool,
}

/// A pool, which allocations in stream order come from.
#[domain(CUmemoryPool, live)]
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

/// What a pool is made with.
#[domain(CUmemPoolProps, live)]
#[any_thread]
enum MemPoolProps {
    /// Pinned memory of the first device, of any size, shared with nobody.
    #[accepted]
    OnDevice,
}

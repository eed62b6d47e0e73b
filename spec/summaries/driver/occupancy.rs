//! How many blocks of a kernel fit on a device, and which launch fills it.

/// Returns how many bytes of dynamic shared memory a block may take if a given number of blocks is
/// to fit on a multiprocessor.
fn cuOccupancyAvailableDynamicSMemPerBlock();

/// Returns how many blocks of a kernel fit on one multiprocessor at the same time.
fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    /// Room for the number of blocks.
    numBlocks: _,
    /// The kernel.
    func: _,
    /// Threads of a block.
    blockSize: _,
    /// Bytes of dynamic shared memory that each block takes.
    dynamicSMemSize: _,
);

/// Returns how many blocks of a kernel fit on one multiprocessor, and lets the caller insist on L1
/// caching.
fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    /// Room for the number of blocks.
    numBlocks: _,
    /// The kernel.
    func: _,
    /// Threads of a block.
    blockSize: _,
    /// Bytes of dynamic shared memory that each block takes.
    dynamicSMemSize: _,
    /// Zero, or `CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE` for an answer of 0 where blocks fit only
    /// without caching of global memory in L1.
    flags: _,
);

/// Returns how many clusters of a launch fit on the device at the same time.
fn cuOccupancyMaxActiveClusters(
    /// Room for the number of clusters.
    numClusters: _,
    /// The kernel.
    func: _,
    /// The launch that is meant: cluster and block dimensions, and dynamic shared memory in bytes.
    config: _,
);

/// Returns the block size at which a kernel occupies the device best, and the smallest grid that
/// then fills it.
fn cuOccupancyMaxPotentialBlockSize(
    /// Room for the number of blocks that fills the device.
    minGridSize: _,
    /// Room for the number of threads of a block.
    blockSize: _,
    /// The kernel.
    func: _,
    /// Tells how many bytes of dynamic shared memory a block of a given size takes; null if all
    /// take the same.
    blockSizeToDynamicSMemSize: _,
    /// Bytes of dynamic shared memory that a block of any size takes, where there is no such
    /// function.
    dynamicSMemSize: _,
    /// Most threads that the kernel is written for; zero for no limit.
    blockSizeLimit: _,
);

/// Returns the block size at which a kernel occupies the device best, and lets the caller insist on
/// L1 caching.
fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    /// Room for the number of blocks that fills the device.
    minGridSize: _,
    /// Room for the number of threads of a block.
    blockSize: _,
    /// The kernel.
    func: _,
    /// Tells how many bytes of dynamic shared memory a block of a given size takes; null if all
    /// take the same.
    blockSizeToDynamicSMemSize: _,
    /// Bytes of dynamic shared memory that a block of any size takes, where there is no such
    /// function.
    dynamicSMemSize: _,
    /// Most threads that the kernel is written for; zero for no limit.
    blockSizeLimit: _,
    /// Zero, or `CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE` for an answer of 0 where blocks fit only
    /// without caching of global memory in L1.
    flags: _,
);

/// Returns how many blocks a cluster of a launch can have at most.
fn cuOccupancyMaxPotentialClusterSize(
    /// Room for the number of blocks.
    clusterSize: _,
    /// The kernel.
    func: _,
    /// The launch that is meant: block dimensions and dynamic shared memory in bytes; its cluster
    /// size does not count.
    config: _,
);

//! How many blocks of a kernel fit on a device.

/// Returns how many bytes of dynamic shared memory a block may take if a given number of blocks is
/// to fit on a multiprocessor.
fn cudaOccupancyAvailableDynamicSMemPerBlock();

/// Returns how many blocks of a kernel fit on one multiprocessor of the current device at the same
/// time.
fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    /// Room for the number of blocks.
    numBlocks: _,
    /// The kernel, as the program names it.
    func: _,
    /// Threads of a block.
    blockSize: _,
    /// Bytes of dynamic shared memory that each block takes.
    dynamicSMemSize: _,
);

/// Returns how many blocks of a kernel fit on one multiprocessor, and lets the caller insist on L1
/// caching.
fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    /// Room for the number of blocks.
    numBlocks: _,
    /// The kernel, as the program names it.
    func: _,
    /// Threads of a block.
    blockSize: _,
    /// Bytes of dynamic shared memory that each block takes.
    dynamicSMemSize: _,
    /// Zero, or `cudaOccupancyDisableCachingOverride` for an answer of 0 where blocks fit only
    /// without caching of global memory in L1.
    flags: _,
);

/// Returns how many clusters of a launch fit on the current device at the same time.
fn cudaOccupancyMaxActiveClusters();

/// Returns how many blocks a cluster of a launch can have at most.
fn cudaOccupancyMaxPotentialClusterSize();

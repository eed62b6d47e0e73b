//! How many blocks of a kernel fit on a device, and which launch fills it.

#![on("580.159.04")]

/// Threads of a block that somebody asks about.
#[domain]
enum BlockSize {
    /// A warp.
    #[accepted]
    Warp = 32,
    /// One.
    #[accepted]
    One = 1,
    /// A number that is no multiple of a warp.
    #[accepted]
    Uneven = 100,
    /// As many as the bounded kernel takes.
    #[accepted]
    Some = 128,
    /// A number of which two do not fill a multiprocessor.
    #[accepted]
    Large = 768,
    /// As many as a block has on any device.
    #[accepted]
    Most = 1024,
    /// One more than that.
    #[accepted]
    #[when(value > 1024)]
    Over = 1025,
    /// Twice as many as a block has on any device.
    #[accepted]
    #[like(Over)]
    Double = 2048,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One below zero.
    #[refused(INVALID_VALUE)]
    #[when(value < 0)]
    Negative = -1,
}

/// Bytes of dynamic shared memory that somebody asks about.
#[domain]
enum SharedAmount {
    /// None.
    #[accepted]
    None = 0,
    /// 10 KiB.
    #[accepted]
    Some = 10240,
    /// As many as a block takes that asked for no more in advance.
    #[accepted]
    Most = device.max_shared_memory_per_block(),
    /// More than a block can have.
    #[accepted]
    Over = device.max_shared_memory_per_block_optin() + 1,
}

/// Most threads that a block is to have.
#[domain]
enum BlockSizeLimit {
    /// As many as the kernel takes.
    #[accepted]
    None = 0,
    /// 100.
    #[accepted]
    Some = 100,
    /// More than any kernel takes.
    #[accepted]
    Over = 4096,
    /// One below zero.
    #[refused(INVALID_VALUE)]
    #[when(value < 0)]
    Negative = -1,
}

/// Blocks that are to share a multiprocessor.
#[domain]
enum SharingBlocks {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// Eight.
    #[accepted]
    Eight = 8,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One below zero.
    #[refused(INVALID_VALUE)]
    #[when(value < 0)]
    Negative = -1,
}

/// Returns how many bytes of dynamic shared memory a block may take if a given number of blocks is
/// to fit on a multiprocessor.
#[class(context_state)]
#[order(observed)]
#[unreachable(UNKNOWN, "only where the driver has a mistake")]
fn cuOccupancyAvailableDynamicSMemPerBlock(
    /// Room for the number of bytes.
    #[undefined(Null)]
    dynamicSmemSize: Out<usize>,
    /// The kernel.
    #[without(Varied, Shaped)]
    func: Function,
    /// How many blocks.
    numBlocks: SharingBlocks,
    /// Threads of each.
    #[refuses(Over = INVALID_VALUE)]
    blockSize: BlockSize,
) {
    check!(initialized, context, outside_callback, numBlocks, func, blockSize);

    /// So many blocks have no more threads than a multiprocessor, nor more registers.
    #[rule("threads-fit", observed, on("580.159.04"))]
    if numBlocks * ((blockSize + 31) / 32 * 32) > device.max_threads_per_multiprocessor()
        || func.is_hungry() && blockSize > 511
    {
        return INVALID_VALUE;
    }

    /// What is left for each of the blocks is no more than its share.
    #[ensure("no-more-than-a-share", documented, on("580.159.04"))]
    if dynamicSmemSize.is_place() {
        assert!(
            (dynamicSmemSize.value() + func.static_shared()) * numBlocks
                <= device.max_shared_memory_per_multiprocessor()
        );
    }

    /// A block that is alone has all that a block can have.
    #[ensure("alone-has-all", documented, on("580.159.04"))]
    if numBlocks == 1 {
        assert!(
            dynamicSmemSize.value() + func.static_shared()
                <= device.max_shared_memory_per_block_optin()
        );
    }
}

/// Returns how many blocks of a kernel fit on one multiprocessor at the same time.
// Warps have 32 threads; each block has shared memory in units of 128 bytes, beside what the system keeps.
#[class(context_state)]
#[order(observed)]
#[unreachable(UNKNOWN, "only where the driver has a mistake")]
fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    /// Room for the number of blocks.
    numBlocks: Out<c_int>,
    /// The kernel.
    #[without(Varied, Shaped)]
    func: Function,
    /// Threads of a block.
    blockSize: BlockSize,
    /// Bytes of dynamic shared memory that each block takes.
    dynamicSMemSize: SharedAmount,
) {
    /// There are no more blocks than the multiprocessor has places for.
    #[ensure("places-suffice", documented, on("580.159.04"))]
    if numBlocks.is_place() {
        assert!(numBlocks.value() <= device.max_blocks_per_multiprocessor());
    }

    /// All their warps have a place.
    #[ensure("warps-suffice", documented, on("580.159.04"))]
    if numBlocks.is_place() {
        assert!(
            numBlocks.value() * ((blockSize + 31) / 32 * 32)
                <= device.max_threads_per_multiprocessor()
        );
    }

    /// So has all their shared memory.
    #[ensure("shared-suffices", documented, on("580.159.04"))]
    if numBlocks.is_place() {
        assert!(
            numBlocks.value()
                * (dynamicSMemSize
                    + func.static_shared()
                    + device.reserved_shared_memory_per_block())
                <= device.max_shared_memory_per_multiprocessor()
        );
    }

    /// One more block would not fit, if registers are not the limit. The block that the kernel was compiled for does
    /// not matter.
    #[ensure("none-too-few", documented, on("580.159.04"))]
    if !func.is_hungry()
        && blockSize <= device.max_threads_per_block()
        && dynamicSMemSize + func.static_shared() <= device.max_shared_memory_per_block()
    {
        assert!(
            numBlocks.value() == device.max_blocks_per_multiprocessor()
                || (numBlocks.value() + 1) * ((blockSize + 31) / 32 * 32)
                    > device.max_threads_per_multiprocessor()
                || (numBlocks.value() + 1)
                    * ((dynamicSMemSize + func.static_shared() + 127) / 128 * 128
                        + device.reserved_shared_memory_per_block())
                    > device.max_shared_memory_per_multiprocessor()
        );
    }

    /// Of a block that the kernel does not take, none fits.
    #[ensure("none-fits", documented, on("580.159.04"))]
    if blockSize > device.max_threads_per_block()
        || dynamicSMemSize > device.max_shared_memory_per_block_optin()
    {
        assert!(numBlocks.value() == 0);
    }
}

/// Returns how many blocks of a kernel fit on one multiprocessor, and lets the caller insist on L1
/// caching.
#[same_rules(cuOccupancyMaxActiveBlocksPerMultiprocessor)]
#[class(context_state)]
#[order(observed)]
fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    /// Room for the number of blocks.
    numBlocks: Out<c_int>,
    /// The kernel.
    #[without(Varied, Shaped)]
    func: Function,
    /// Threads of a block.
    blockSize: BlockSize,
    /// Bytes of dynamic shared memory that each block takes.
    dynamicSMemSize: SharedAmount,
    /// Zero, or `CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE` for an answer of 0 where blocks fit only
    /// without caching of global memory in L1.
    flags: BitsOf<CUoccupancy_flags>,
) {
    check!(initialized, context, outside_callback, numBlocks, flags, func, blockSize);
}

/// Returns the block size at which a kernel occupies the device best, and the smallest grid that
/// then fills it.
#[class(context_state)]
#[order(observed)]
#[unreachable(UNKNOWN, "only where the driver has a mistake")]
fn cuOccupancyMaxPotentialBlockSize(
    /// Room for the number of blocks that fills the device.
    minGridSize: Out<c_int>,
    /// Room for the number of threads of a block.
    blockSize: Out<c_int>,
    /// The kernel.
    #[without(Varied, Shaped)]
    func: Function,
    /// Tells how many bytes of dynamic shared memory a block of a given size takes; null if all
    /// take the same.
    #[without(CallsApi)]
    blockSizeToDynamicSMemSize: Callback<CUoccupancyB2DSize, Null>,
    /// Bytes of dynamic shared memory that a block of any size takes, where there is no such
    /// function.
    dynamicSMemSize: SharedAmount,
    /// Most threads that the kernel is written for; zero for no limit.
    blockSizeLimit: BlockSizeLimit,
) {
    /// A block has no more threads than the kernel takes.
    #[ensure("fits-kernel", documented, on("580.159.04"))]
    if blockSize.is_place() && dynamicSMemSize <= device.max_shared_memory_per_block_optin() {
        assert!(blockSize.value() > 0 && blockSize.value() <= func.max_threads());
    }

    /// A block has no more threads than the caller wants.
    #[ensure("fits-limit", documented, on("580.159.04"))]
    if blockSizeLimit > 0
        && (!blockSizeToDynamicSMemSize.is_null()
            || dynamicSMemSize <= device.max_shared_memory_per_block_optin())
    {
        assert!(blockSize.value() > 0 && blockSize.value() <= blockSizeLimit);
    }

    /// Of blocks that want more shared memory than there is, none fits.
    #[ensure("none-fits", observed, on("580.159.04"))]
    if blockSizeToDynamicSMemSize.is_null()
        && dynamicSMemSize > device.max_shared_memory_per_block_optin()
        && blockSize.is_place()
        && minGridSize.is_place()
    {
        assert!(blockSize.value() == 0 && minGridSize.value() == 0);
    }

    /// A kernel that needs next to nothing fills the device with the largest blocks.
    #[ensure("fills-the-device", documented, on("580.159.04"))]
    if func.is_unbounded() && dynamicSMemSize == 0 && blockSizeLimit != 100 {
        assert!(
            blockSize.value() * minGridSize.value()
                == device.multiprocessor_count() * device.max_threads_per_multiprocessor()
        );
    }
}

/// Returns the block size at which a kernel occupies the device best, and lets the caller insist on
/// L1 caching.
#[same_rules(cuOccupancyMaxPotentialBlockSize)]
#[class(context_state)]
#[order(observed)]
fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    /// Room for the number of blocks that fills the device.
    minGridSize: Out<c_int>,
    /// Room for the number of threads of a block.
    blockSize: Out<c_int>,
    /// The kernel.
    #[without(Varied, Shaped)]
    func: Function,
    /// Tells how many bytes of dynamic shared memory a block of a given size takes; null if all
    /// take the same.
    #[without(CallsApi)]
    blockSizeToDynamicSMemSize: Callback<CUoccupancyB2DSize, Null>,
    /// Bytes of dynamic shared memory that a block of any size takes, where there is no such
    /// function.
    dynamicSMemSize: SharedAmount,
    /// Most threads that the kernel is written for; zero for no limit.
    blockSizeLimit: BlockSizeLimit,
    /// Zero, or `CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE` for an answer of 0 where blocks fit only
    /// without caching of global memory in L1.
    flags: BitsOf<CUoccupancy_flags>,
) {
    check!(initialized, context, outside_callback, minGridSize, blockSize, flags, func, blockSizeLimit);
}

/// Where shared memory grows with the block, a function of the program's says by how much.
#[scenario]
#[needs(context)]
#[shows(cuOccupancyMaxPotentialBlockSize)]
#[gate(device.max_threads_per_multiprocessor() == 2048)]
#[gate(device.max_shared_memory_per_multiprocessor() == 233472)]
fn shared_memory_grows_with_the_block(cuda: &Driver) {
    /// 64 bytes for each thread.
    unsafe extern "C" fn bytes(threads: c_int) -> usize {
        threads as usize * 64
    }
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let multiprocessors = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0)?;
    // Blocks of 1024 threads would want more than a block has, and of 768 only two fit in 2048 threads.
    let found = cuda.cuOccupancyMaxPotentialBlockSize(kernel, Some(bytes), 0, 0)?;
    expect!(found == (4 * multiprocessors, 512));
    let found = cuda.cuOccupancyMaxPotentialBlockSize(kernel, Some(bytes), 0, 256)?;
    expect!(found == (8 * multiprocessors, 256));
    let found = cuda.cuOccupancyMaxPotentialBlockSize(kernel, None, 0, 0)?;
    expect!(found == (2 * multiprocessors, 1024));
    cuda.raw().cuModuleUnload(module)?;
}

/// What is left for each of several blocks is its share of a multiprocessor's shared memory, in pieces of
/// 128 bytes, without what the kernel has anyway; what the system keeps of each block is not counted, so
/// that some blocks fewer may fit, and no more.
#[scenario]
#[needs(context)]
#[gate(device.compute_capability_major() == 9)]
#[shows(
    cuOccupancyAvailableDynamicSMemPerBlock,
    cuOccupancyMaxActiveBlocksPerMultiprocessor
)]
fn what_is_left_is_an_equal_share(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("shapes"), c"holding")?;
    let own = cuda.cuFuncGetAttribute(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, kernel)?;
    let most = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR;
    let all = cuda.cuDeviceGetAttribute(most, 0)?;
    for blocks in [5, 6, 8, 14, 32] {
        let bytes = cuda.cuOccupancyAvailableDynamicSMemPerBlock(kernel, blocks, 64)?;
        expect!(bytes as i32 + own == all / blocks / 128 * 128);
        let fit = cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 64, bytes)?;
        expect!(fit > 0);
        expect!(fit <= blocks);
        let fit = cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 64, bytes + 128)?;
        expect!(fit < blocks);
    }
    cuda.raw().cuModuleUnload(module)?;
}

/// A context that prefers the L1 cache, or a kernel with a carveout of zero, leaves shared memory for fewer blocks.
#[scenario]
#[needs(context)]
#[gate(device.compute_capability_major() == 9)]
#[shows(
    cuCtxSetCacheConfig,
    cuFuncSetAttribute,
    cuOccupancyMaxActiveBlocksPerMultiprocessor
)]
fn the_cache_bounds_the_blocks(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let blocks = || cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 32, 0);
    expect!(blocks()? == 32);
    // Each block costs 1 KiB, and the smallest shared memory has 8 KiB.
    cuda.cuCtxSetCacheConfig(CU_FUNC_CACHE_PREFER_L1)?;
    expect!(blocks()? == 8);
    cuda.cuCtxSetCacheConfig(CU_FUNC_CACHE_PREFER_NONE)?;
    expect!(blocks()? == 32);
    cuda.cuFuncSetAttribute(
        kernel,
        CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
        0,
    )?;
    expect!(blocks()? == 8);
    cuda.raw().cuModuleUnload(module)?;
}

/// A kernel each thread of which has many registers fits less often than one that has few.
#[scenario]
#[needs(context)]
#[gate(device.max_registers_per_multiprocessor() == 65536)]
fn registers_bound_the_blocks(cuda: &Driver) {
    let (module, hungry) = cuda.load(ptx!("hungry"), c"hungry")?;
    let registers = cuda.cuFuncGetAttribute(CU_FUNC_ATTRIBUTE_NUM_REGS, hungry)?;
    // A warp gets them in pieces of 256, from a quarter of the multiprocessor.
    let of_warp = (registers * 32 + 255) / 256 * 256;
    let warps = 65536 / 4 / of_warp * 4;
    expect!(cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(hungry, 128, 0)? == warps / 4);
    expect!(cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(hungry, 1024, 0)? == 0);
    cuda.raw().cuModuleUnload(module)?;
}

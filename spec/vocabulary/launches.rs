//! What a launch says of a kernel: its shape, its parameters, and what else it is told.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// Blocks of a grid in one direction, of which a device takes so many.
#[domain]
enum GridBlocks<most> {
    /// One.
    #[accepted]
    One = 1,
    /// Some.
    #[accepted]
    Some = 16,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the device takes.
    #[refused(INVALID_VALUE)]
    #[when(value > most)]
    Over = most + 1,
}

/// Blocks of a grid that has to run at once, in one direction.
#[domain]
enum ResidentBlocks<most> {
    /// One.
    #[accepted]
    One = 1,
    /// Some.
    #[accepted]
    Some = 16,
    /// More than any device runs at once.
    #[accepted]
    Many = 65535,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the device takes.
    #[refused(INVALID_VALUE)]
    #[when(value > most)]
    Over = most + 1,
}

/// Threads of a block that is launched, in one direction, of which a device takes so many.
#[domain]
enum LaunchThreads<most> {
    /// One.
    #[accepted]
    One = 1,
    /// A warp.
    #[accepted]
    Some = 32,
    /// As many as the device takes.
    #[accepted]
    Most = most,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the device takes.
    #[refused(INVALID_VALUE)]
    #[when(value > most)]
    Over = most + 1,
}

/// Bytes of dynamic shared memory of a block.
#[domain]
enum SharedBytes {
    /// None.
    #[accepted]
    None = 0,
    /// 1 KiB.
    #[accepted]
    Some = 1024,
    /// As many as a block takes that asked for no more in advance.
    #[accepted]
    Most = device.max_shared_memory_per_block(),
    /// One more than that.
    #[accepted]
    Over = device.max_shared_memory_per_block() + 1,
    /// More than any device has.
    #[accepted]
    Huge = 0x7fff_ffff,
}

/// Where the values of a kernel's parameters are: a pointer to each of them.
#[domain(live)]
#[any_thread]
enum KernelParams {
    /// Nowhere.
    #[accepted]
    Null = 0,
    /// Behind eight pointers, of values that any kernel of the suite can do with: an address of the device
    /// first, and zeros behind it.
    #[accepted]
    Given,
    /// Behind pointers that are null.
    #[accepted]
    Unset,
}

/// Values of a kernel's parameters in one buffer, as a list of keys and values.
#[domain(live)]
#[any_thread]
enum LaunchExtra {
    /// No list.
    #[accepted]
    #[has(size = 0)]
    Null = 0,
    /// A buffer of 12 bytes, an address of the device and a number.
    #[accepted]
    #[is(packed)]
    #[has(size = 12)]
    Packed,
    /// A buffer of 96 bytes, an address of the device and zeros.
    #[accepted]
    #[is(packed)]
    #[has(size = 96)]
    Long,
    /// A list without entries.
    #[accepted]
    #[has(size = 0)]
    Ended,
    /// A list with a key that is none.
    #[refused(INVALID_VALUE)]
    UnknownKey,
    /// A list with a buffer and no size, which stands for none.
    #[accepted]
    #[has(size = 0)]
    Unsized,
}

/// Yes or no.
#[domain]
enum Choice {
    /// No.
    #[accepted]
    No = 0,
    /// Yes.
    #[accepted]
    Yes = 1,
}

/// Blocks of a cluster in one direction.
#[domain]
enum ClusterBlocks {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// More than a cluster has on every device that has clusters.
    #[accepted]
    Many = 16,
    /// None.
    #[accepted]
    Zero = 0,
}

/// Blocks of a cluster of the preferred size in one direction.
#[domain]
enum PreferredBlocks {
    /// None.
    #[accepted]
    None = 0,
    /// One.
    #[accepted]
    One = 1,
}

/// What a launch is told beside its shape: the kind decides which arm is meant.
#[fields]
struct CUlaunchAttribute {
    /// Which kind.
    // What concerns graphs alone and windows of the cache are left out.
    #[refuses(
        CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = INVALID_VALUE,
        CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = INVALID_VALUE
    )]
    // Drivers of 13.0 do not know them.
    #[unobserved(
        CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE,
        CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE
    )]
    id: OneOf<CUlaunchAttributeID>,
    /// Whether all blocks have to run at once.
    #[field(value.cooperative)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE)]
    cooperative: Choice,
    /// Blocks of a cluster, from left to right.
    #[field(value.clusterDim.x)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)]
    clusterX: ClusterBlocks,
    /// Blocks of a cluster, from top to bottom.
    #[field(value.clusterDim.y)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)]
    clusterY: ClusterBlocks,
    /// Blocks of a cluster, from front to back.
    #[field(value.clusterDim.z)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)]
    clusterZ: ClusterBlocks,
    /// Blocks of a cluster of the preferred size, from left to right.
    #[field(value.preferredClusterDim.x)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION)]
    preferredX: PreferredBlocks,
    /// Blocks of a cluster of the preferred size, from top to bottom.
    #[field(value.preferredClusterDim.y)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION)]
    preferredY: PreferredBlocks,
    /// Blocks of a cluster of the preferred size, from front to back.
    #[field(value.preferredClusterDim.z)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION)]
    preferredZ: PreferredBlocks,
    /// How clusters are spread over the device.
    #[field(value.clusterSchedulingPolicyPreference)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE)]
    #[refuses(CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = INVALID_VALUE)]
    // Drivers of 13.0 do not know it.
    #[unobserved(CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY)]
    scheduling: OneOf<CUclusterSchedulingPolicy>,
    /// Whether the kernel may begin before the one ahead of it has ended.
    #[field(value.programmaticStreamSerializationAllowed)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)]
    overlapping: Choice,
    /// The event that happens when all blocks have said so.
    #[field(value.programmaticEvent.event)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT)]
    #[without(
        CaptureEnded,
        Recorded,
        Pending,
        Interprocess,
        OtherContext,
        Destroyed,
        Garbage
    )]
    triggered: Event,
    /// The event that happens when all blocks have begun.
    #[field(value.launchCompletionEvent.event)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT)]
    #[without(
        CaptureEnded,
        Recorded,
        Pending,
        Interprocess,
        OtherContext,
        Destroyed,
        Garbage
    )]
    begun: Event,
    /// How urgent the kernel is.
    #[field(value.priority)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_PRIORITY)]
    priority: Clamped,
    /// The domain of the device for writes of its own.
    #[field(value.memSyncDomainMap.default_)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP)]
    localDomain: Range<0, 3>,
    /// The domain of the device for writes to others.
    #[field(value.memSyncDomainMap.remote)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP)]
    remoteDomain: Range<0, 3>,
    /// Which writes a fence waits for.
    #[field(value.memSyncDomain)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN)]
    memSyncDomain: OneOf<CUlaunchMemSyncDomain>,
    /// Percent of the fast memory that the kernel would like to be shared memory.
    #[field(value.sharedMemCarveout)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)]
    carveout: Range<0, 100>,
    /// Whether the kernel is scheduled for the links between devices.
    #[field(value.nvlinkUtilCentricScheduling)]
    #[when(id == CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING)]
    linkCentric: Range<0, 1>,
}

/// A launch: its shape, where it takes its place, and what else it is told.
#[fields]
struct CUlaunchConfig {
    /// Blocks of the grid, from left to right.
    gridDimX: GridBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks of the grid, from top to bottom.
    gridDimY: GridBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks of the grid, from front to back.
    gridDimZ: GridBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block, from left to right.
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block, from top to bottom.
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block, from front to back.
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory of each block.
    sharedMemBytes: SharedBytes,
    /// Stream that the launch takes its place in; a capture notes it.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_INVALIDATED)]
    hStream: Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>,
    /// What else the launch is told.
    #[without(Twice)]
    attrs: Slice<CUlaunchAttribute, numAttrs>,
    /// How much that is.
    numAttrs: Count<attrs>,
}

/// One launch of several that go to a device each.
#[fields]
struct CUDA_LAUNCH_PARAMS_v1 {
    /// The kernel.
    #[without(Varied, Bounded, Exact, Sharing, Hungry, Clustered, Shaped, Unloaded)]
    function: Function,
    /// Blocks of the grid, from left to right.
    gridDimX: ResidentBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks of the grid, from top to bottom.
    #[without(Some, Many)]
    gridDimY: ResidentBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks of the grid, from front to back.
    #[without(Some, Many)]
    gridDimZ: ResidentBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block, from left to right.
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block, from top to bottom.
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block, from front to back.
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory of each block.
    sharedMemBytes: SharedBytes,
    /// Stream of the device that the launch takes its place in, which is no default one.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream,
    /// Where the values of the kernel's parameters are.
    kernelParams: KernelParams,
}

//! How many clusters of a launch fit on a device, and how large they can be.

#![on("580.159.04")]

/// A launch of clusters that somebody asks about.
#[rules]
fn cluster_is_of_one_context(func: Function, config: In<CUlaunchConfig>) {
    check!(
        config.gridDimX,
        config.gridDimY,
        config.gridDimZ,
        config.blockDimX,
        config.blockDimY,
        config.blockDimZ,
        config.sharedMemBytes,
        config.hStream,
        config.attrs
    );

    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", observed, on("580.159.04"))]
    if config.hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    if config.hStream.is_special() {
        check!(intact_context);
    }

    /// The kernel and the stream are of one context.
    #[rule("contexts-match", observed, on("580.159.04"))]
    if func.context() != config.hStream.context() {
        return INVALID_HANDLE;
    }

    for attribute in config.attrs {
        /// A cluster has blocks in all directions.
        #[rule("cluster-has-blocks", observed, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ == 0 {
            return INVALID_CLUSTER_SIZE;
        }

        /// A cluster of the preferred size has blocks in all directions, or in none.
        #[rule("preferred-cluster-has-blocks", assumed)]
        if attribute.preferredX * attribute.preferredY * attribute.preferredZ == 0
            && attribute.preferredX + attribute.preferredY + attribute.preferredZ > 0
        {
            return INVALID_CLUSTER_SIZE;
        }

        /// An event of a launch takes no time.
        #[rule("events-take-no-time", observed, on("580.159.04"))]
        if attribute.triggered.is_timed() || attribute.begun.is_timed() {
            return NOT_SUPPORTED;
        }

        /// How a thread waits is a matter of streams.
        #[rule("waiting-is-for-streams", observed, on("580.159.04"))]
        if attribute.id == CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY {
            return INVALID_VALUE;
        }

        /// Only what a capture notes becomes a node that kernels may change.
        #[rule("nodes-are-for-captures", observed, on("580.159.04"))]
        if attribute.id == CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE {
            return NOT_SUPPORTED;
        }
    }

    /// A grid has whole clusters of the size that the kernel was compiled for.
    #[rule("whole-clusters-of-kernel", observed, on("580.159.04"))]
    if func.cluster_width() > 0 && config.gridDimX % func.cluster_width() != 0 {
        return INVALID_CLUSTER_SIZE;
    }

    for attribute in config.attrs {
        /// A cluster is no larger than the device takes.
        #[rule("cluster-fits", documented, undocumented, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ > 8 {
            return INVALID_CLUSTER_SIZE;
        }

        /// A grid has whole clusters.
        #[rule("whole-clusters", observed, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ <= 8
            && attribute.clusterX * attribute.clusterY * attribute.clusterZ > 0
            && (config.gridDimX % attribute.clusterX != 0
                || config.gridDimY % attribute.clusterY != 0
                || config.gridDimZ % attribute.clusterZ != 0)
        {
            return INVALID_CLUSTER_SIZE;
        }
    }
}

/// Returns how many clusters of a launch fit on the device at the same time.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(UNKNOWN, "only where the driver has a mistake")]
#[unreachable(NOT_INITIALIZED, "null is refused first, and a handle of nothing is followed")]
#[unobserved(initialized)]
fn cuOccupancyMaxActiveClusters(
    /// Room for the number of clusters.
    numClusters: Out<c_int>,
    /// The kernel.
    #[without(Storing, Varied, Bounded, Exact, Hungry, Shaped)]
    #[refuses(Null = INVALID_VALUE)]
    func: Function,
    /// The launch that is meant: cluster and block dimensions, and dynamic shared memory in bytes.
    #[without(
        hStream.NonBlocking,
        hStream.Legacy,
        hStream.PerThread,
        hStream.Busy,
        hStream.Capturing,
        hStream.CaptureInvalidated,
        hStream.CapturedElsewhere,
        hStream.Destroyed,
        hStream.Garbage
    )]
    #[accepts(blockDimX.Over, blockDimY.Over, blockDimZ.Over)]
    config: In<CUlaunchConfig>,
) {
    check!(func, numClusters, config, initialized, outside_callback);
    cluster_is_of_one_context(func, config);

    /// There are no more clusters than the device has places for blocks.
    #[ensure("places-suffice", documented, on("580.159.04"))]
    if numClusters.is_place() {
        assert!(
            numClusters.value()
                <= device.multiprocessor_count() * device.max_blocks_per_multiprocessor()
        );
    }
}

/// An attribute that no launch takes is refused before a grid without whole clusters.
#[scenario]
#[needs(context)]
#[gate(device.cluster_launch() == 1)]
#[gate(driver.version() >= 12040)]
fn attributes_are_checked_before_clusters(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("pairs"), c"pairs")?;
    let mut attribute = CUlaunchAttribute {
        id: CU_LAUNCH_ATTRIBUTE_PRIORITY,
        ..Default::default()
    };
    let config = CUlaunchConfig {
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        attrs: &mut attribute,
        numAttrs: 1,
        ..Default::default()
    };
    let attribute = config.attrs;
    let clusters = || cuda.cuOccupancyMaxActiveClusters(kernel, &config);
    let size = || cuda.cuOccupancyMaxPotentialClusterSize(kernel, &config);
    expect!(clusters() == Err(INVALID_CLUSTER_SIZE));
    expect!(size() == Err(INVALID_CLUSTER_SIZE));
    (*attribute).id = CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;
    expect!(clusters() == Err(INVALID_VALUE));
    expect!(size() == Err(INVALID_VALUE));
    (*attribute).id = CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
    expect!(clusters() == Err(NOT_SUPPORTED));
    expect!(size() == Err(NOT_SUPPORTED));
    cuda.raw().cuModuleUnload(module)?;
}

/// Returns how many blocks a cluster of a launch can have at most.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(UNKNOWN, "only where the driver has a mistake")]
#[unreachable(NOT_INITIALIZED, "null is refused first, and a handle of nothing is followed")]
#[unobserved(initialized)]
fn cuOccupancyMaxPotentialClusterSize(
    /// Room for the number of blocks.
    clusterSize: Out<c_int>,
    /// The kernel.
    #[without(Storing, Varied, Bounded, Exact, Hungry, Shaped)]
    #[refuses(Null = INVALID_VALUE)]
    func: Function,
    /// The launch that is meant: block dimensions and dynamic shared memory in bytes; its cluster
    /// size does not count.
    #[without(
        hStream.NonBlocking,
        hStream.Legacy,
        hStream.PerThread,
        hStream.Busy,
        hStream.Capturing,
        hStream.CaptureInvalidated,
        hStream.CapturedElsewhere,
        hStream.Destroyed,
        hStream.Garbage
    )]
    #[accepts(blockDimX.Over, blockDimY.Over, blockDimZ.Over)]
    config: In<CUlaunchConfig>,
) {
    check!(func, clusterSize, config, initialized, outside_callback);
    cluster_is_of_one_context(func, config);

    /// Every device that has clusters has ones of eight blocks, and larger ones have to be allowed.
    #[ensure("portable", documented, on("580.159.04"))]
    if func.is_loaded()
        && config.blockDimX == 1
        && config.blockDimY == 1
        && config.blockDimZ == 1
        && config.sharedMemBytes <= func.most_dynamic_shared()
    {
        assert!(clusterSize.value() == 8);
    }

    /// Where a block has not the shared memory that it wants, there is no cluster either.
    #[ensure("none-fits", observed, on("580.159.04"))]
    if func.is_loaded() && config.sharedMemBytes > func.most_dynamic_shared() {
        assert!(clusterSize.value() == 0);
    }
}

/// How many clusters fit depends on how large they are.
#[scenario]
#[needs(context)]
#[gate(device.cluster_launch() == 1)]
#[shows(cuOccupancyMaxActiveClusters)]
fn larger_clusters_fit_less_often(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    // Its threads have so many registers that no block of this size finds room.
    let (beside, _) = cuda.load(ptx!("hungry"), c"hungry")?;
    let mut size = CUlaunchAttribute {
        id: CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        ..Default::default()
    };
    let mut found = Vec::new();
    for blocks in [1, 2, 4, 8] {
        size.value.clusterDim.x = blocks;
        size.value.clusterDim.y = 1;
        size.value.clusterDim.z = 1;
        let config = CUlaunchConfig {
            gridDimX: 8,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 1024,
            blockDimY: 1,
            blockDimZ: 1,
            attrs: &mut size,
            numAttrs: 1,
            ..Default::default()
        };
        found.push(cuda.cuOccupancyMaxActiveClusters(kernel, &config)?);
    }
    let multiprocessors = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0)?;
    expect!(found[0] == 2 * multiprocessors);
    expect!(found.iter().all(|clusters| *clusters > 0));
    expect!(found.windows(2).all(|pair| pair[1] <= pair[0] / 2));
    cuda.raw().cuModuleUnload(beside)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// How large a cluster can be is asked of one kernel: what another declares as shared memory is no matter.
#[scenario]
#[needs(context)]
#[gate(device.cluster_launch() == 1)]
#[shows(cuOccupancyMaxPotentialClusterSize)]
fn clusters_are_those_of_one_kernel(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    // It declares some, and has no room for all that the first one may ask for.
    let (other, _) = cuda.load(ptx!("shapes"), c"holding")?;
    let most = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK;
    let config = CUlaunchConfig {
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: cuda.cuDeviceGetAttribute(most, 0)? as u32,
        ..Default::default()
    };
    expect!(cuda.cuOccupancyMaxPotentialClusterSize(kernel, &config)? == 8);
    cuda.raw().cuModuleUnload(other)?;
    cuda.raw().cuModuleUnload(module)?;
}

//! How many blocks of a kernel fit on a device.

#![on("13.0.96")]

#[as_driver(cuOccupancyMaxActiveBlocksPerMultiprocessor)]
#[order(observed)]
#[unreachable(InvalidDevice, "the current device is always one that there is")]
fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: _,
    /// The kernel, as the program names it.
    #[is(func)]
    #[without(Varied)]
    func: Entry,
    blockSize: _,
    dynamicSMemSize: _,
) {
    check!(runtime, outside_callback, func);
}

#[as_driver(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags)]
#[order(observed)]
#[unreachable(InvalidDevice, "the current device is always one that there is")]
#[unreachable(Unknown, "only where the driver has a mistake")]
fn cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: _,
    /// The kernel, as the program names it.
    #[is(func)]
    #[without(Varied)]
    func: Entry,
    blockSize: _,
    dynamicSMemSize: _,
    flags: _,
) {
    check!(runtime, outside_callback, func);
}

#[as_driver(cuOccupancyAvailableDynamicSMemPerBlock)]
#[order(observed, except(sound_context))]
#[unreachable(InvalidDevice, "the current device is always one that there is")]
fn cudaOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: _,
    /// The kernel, as the program names it.
    #[is(func)]
    #[without(Varied)]
    func: Entry,
    numBlocks: _,
    blockSize: _,
) {
    check!(runtime, outside_callback, func);
}

#[as_driver(cuOccupancyMaxPotentialClusterSize)]
#[class(context_state)]
#[order(observed, except(sound_context))]
#[except("contexts-match")]
fn cudaOccupancyMaxPotentialClusterSize(
    clusterSize: _,
    /// The kernel, as the program names it.
    #[is(func)]
    #[without(Storing, Varied, Bounded, Exact, Hungry)]
    func: Entry,
    #[is(config)]
    #[undefined(Null)]
    launchConfig: _,
) {
    check!(runtime, outside_callback);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(func, clusterSize);
    stays_in_the_current_context(launchConfig.hStream);
}

#[as_driver(cuOccupancyMaxActiveClusters)]
#[class(context_state)]
#[order(observed, except(sound_context))]
#[except("contexts-match")]
fn cudaOccupancyMaxActiveClusters(
    numClusters: _,
    /// The kernel, as the program names it.
    #[is(func)]
    #[without(Storing, Varied, Bounded, Exact, Hungry)]
    func: Entry,
    #[is(config)]
    #[undefined(Null)]
    launchConfig: _,
) {
    check!(runtime, outside_callback);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(func, numClusters);
    stays_in_the_current_context(launchConfig.hStream);
}

/// How many blocks fit depends on the kernel, on the threads of a block and on what it takes of shared memory.
#[scenario]
#[needs(runtime)]
#[gate(device.compute_capability_major() == 9)]
#[shows(
    cudaOccupancyAvailableDynamicSMemPerBlock,
    cudaOccupancyMaxActiveBlocksPerMultiprocessor,
    cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
)]
fn blocks_fit_by_what_they_need(cuda: &Runtime) {
    let shapes = cuda.register(ptx!("shapes"), &[c"holding"], &[])?;
    let hungry = cuda.register(ptx!("hungry"), &[c"hungry"], &[])?;
    let (holding, hungry) = (shapes.address(c"holding"), hungry.address(c"hungry"));
    expect!(cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessor(holding, 1024, 0)? == 2);
    expect!(cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessor(holding, 512, 0)? == 4);
    expect!(cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessor(hungry, 1024, 0)? == 0);
    let flags = cudaOccupancyDisableCachingOverride;
    expect!(
        cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(holding, 512, 0, flags)? == 4
    );
    // What a block may take is its share less what it has anyway, and so many fit then, and no more. Without asking
    // it may not take all.
    let alone = cuda.cudaOccupancyAvailableDynamicSMemPerBlock(holding, 1, 64)?;
    expect!(alone + 1024 == 49152);
    for blocks in [5, 8] {
        let bytes = cuda.cudaOccupancyAvailableDynamicSMemPerBlock(holding, blocks, 64)?;
        expect!(bytes + 1024 == 233472 / blocks as usize / 128 * 128);
        let fit = cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessor(holding, 64, bytes + 128)?;
        expect!(fit < blocks);
    }
}

/// How many clusters fit depends on how large they are, and how large they can be on the kernel.
#[scenario]
#[needs(runtime)]
#[gate(device.cluster_launch() == 1)]
#[shows(cudaOccupancyMaxActiveClusters, cudaOccupancyMaxPotentialClusterSize)]
fn clusters_fit_by_their_size(cuda: &Runtime) {
    let nothing = cuda.register(ptx!("nothing"), &[c"nothing"], &[])?;
    let shapes = cuda.register(ptx!("shapes"), &[c"holding"], &[])?;
    let kernel = nothing.address(c"nothing");
    let mut size = cudaLaunchAttribute {
        id: cudaLaunchAttributeClusterDimension,
        ..Default::default()
    };
    let mut found = Vec::new();
    for blocks in [1, 2, 4, 8] {
        size.val.clusterDim.x = blocks;
        size.val.clusterDim.y = 1;
        size.val.clusterDim.z = 1;
        let config = cudaLaunchConfig_t {
            gridDim: dim3 { x: 8, y: 1, z: 1 },
            blockDim: dim3 { x: 1024, y: 1, z: 1 },
            attrs: &mut size,
            numAttrs: 1,
            ..Default::default()
        };
        found.push(cuda.cudaOccupancyMaxActiveClusters(kernel, &config)?);
    }
    let processors = cuda.cudaDeviceGetAttribute(cudaDevAttrMultiProcessorCount, 0)?;
    expect!(found[0] == 2 * processors);
    expect!(found.iter().all(|clusters| *clusters > 0));
    expect!(found.windows(2).all(|pair| pair[1] <= pair[0] / 2));
    let config = cudaLaunchConfig_t {
        gridDim: dim3 { x: 8, y: 1, z: 1 },
        blockDim: dim3 { x: 1, y: 1, z: 1 },
        dynamicSmemBytes: 49152,
        ..Default::default()
    };
    expect!(cuda.cudaOccupancyMaxPotentialClusterSize(kernel, &config)? == 8);
    // What it declares anyway leaves no room for so much.
    let holding = shapes.address(c"holding");
    expect!(cuda.cudaOccupancyMaxPotentialClusterSize(holding, &config)? == 0);
}

//! The shapes of launches: grids, blocks, clusters, and blocks that meet.

#![on("580.159.04")]

/// A grid has the blocks and threads that a launch asks for, in each direction.
#[scenario]
#[needs(context)]
fn a_grid_has_its_shape(cuda: &Driver) {
    let (module, identify) = cuda.load(ptx!("identify"), c"identify")?;
    let to = cuda.cuMemAlloc_v2(28)?;
    cuda.write(to, &[0; 28])?;
    let mut params = [(&raw const to).cast_mut().cast::<c_void>()];
    let stream = ptr::null_mut();
    cuda.cuLaunchKernel(
        identify,
        5,
        3,
        2,
        8,
        4,
        2,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    let mut seen = [0_u32; 7];
    cuda.cuMemcpyDtoH_v2(seen.as_mut_ptr().cast(), to, 28)?;
    expect!(seen == [5, 3, 2, 8, 4, 2, 5 * 3 * 2 * 8 * 4 * 2]);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A grid may have as many blocks from top to bottom, or from front to back, as the device says, and a
/// block as many threads.
#[scenario]
#[needs(context)]
fn a_grid_reaches_its_limits(cuda: &Driver) {
    let (module, count) = cuda.load(ptx!("count"), c"count")?;
    let counter = cuda.cuMemAlloc_v2(4)?;
    let mut params = [(&raw const counter).cast_mut().cast::<c_void>()];
    let most = |attribute| cuda.cuDeviceGetAttribute(attribute, 0);
    let y = most(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y)? as u32;
    let z = most(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z)? as u32;
    let threads = most(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK)? as u32;
    for (grid_y, grid_z, block_x) in [(y, 1, 1), (1, z, 1), (1, 1, threads)] {
        cuda.cuMemsetD32_v2(counter, 0, 1)?;
        cuda.cuLaunchKernel(
            count,
            1,
            grid_y,
            grid_z,
            block_x,
            1,
            1,
            0,
            ptr::null_mut(),
            params.as_mut_ptr(),
            ptr::null_mut(),
        )?;
        let mut counted = 0_u32;
        cuda.cuMemcpyDtoH_v2((&raw mut counted).cast(), counter, 4)?;
        expect!(counted == grid_y * grid_z * block_x);
    }
    cuda.cuMemFree_v2(counter)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Threads of a block share what the kernel declares as shared memory.
#[scenario]
#[needs(context)]
fn a_block_shares_its_memory(cuda: &Driver) {
    let (module, reverse) = cuda.load(ptx!("shared"), c"reverse")?;
    let words = cuda.cuMemAlloc_v2(1024)?;
    let given: Vec<u32> = (0..256).collect();
    cuda.cuMemcpyHtoD_v2(words, given.as_ptr().cast(), 1024)?;
    let mut params = [(&raw const words).cast_mut().cast::<c_void>()];
    cuda.cuLaunchKernel(
        reverse,
        1,
        1,
        1,
        256,
        1,
        1,
        0,
        ptr::null_mut(),
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    let mut found = vec![0_u32; 256];
    cuda.cuMemcpyDtoH_v2(found.as_mut_ptr().cast(), words, 1024)?;
    expect!(found.into_iter().rev().eq(given));
    cuda.cuMemFree_v2(words)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A kernel that was compiled for one shape of block, or for few threads, runs in such a block.
#[scenario]
#[needs(context)]
fn a_kernel_runs_in_the_shape_it_was_compiled_for(cuda: &Driver) {
    let (shapes, exactly) = cuda.load(ptx!("shapes"), c"exactly_32")?;
    let (bounded, at_most) = cuda.load(ptx!("bounded"), c"at_most_128")?;
    let none = ptr::null_mut();
    let stream = ptr::null_mut();
    expect!(cuda.cuLaunchKernel(exactly, 1, 1, 1, 32, 1, 1, 0, stream, none, none) == Ok(()));
    expect!(
        cuda.cuLaunchKernel(exactly, 1, 1, 1, 16, 2, 1, 0, stream, none, none)
            == Err(INVALID_VALUE)
    );
    expect!(cuda.cuLaunchKernel(at_most, 1, 1, 1, 64, 2, 1, 0, stream, none, none) == Ok(()));
    expect!(
        cuda.cuLaunchKernel(at_most, 1, 1, 1, 129, 1, 1, 0, stream, none, none)
            == Err(INVALID_VALUE)
    );
    cuda.cuStreamSynchronize(stream)?;
    cuda.raw().cuModuleUnload(bounded)?;
    cuda.raw().cuModuleUnload(shapes)?;
}

/// A launch says of how many blocks a cluster is, where the kernel was not compiled for a size.
#[scenario]
#[needs(context)]
#[gate(device.cluster_launch() == 1)]
#[shows(cuLaunchKernelEx)]
fn a_launch_says_how_large_clusters_are(cuda: &Driver) {
    let (of_any, any) = cuda.load(ptx!("cluster"), c"of_any")?;
    let (of_two, two) = cuda.load(ptx!("cluster"), c"of_two")?;
    let to = cuda.cuMemAlloc_v2(4)?;
    let mut params = [(&raw const to).cast_mut().cast::<c_void>()];
    let none = ptr::null_mut();
    let stream = ptr::null_mut();
    let mut size = CUlaunchAttribute {
        id: CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        ..Default::default()
    };
    size.value.clusterDim.x = 4;
    size.value.clusterDim.y = 1;
    size.value.clusterDim.z = 1;
    let config = CUlaunchConfig {
        gridDimX: 8,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        attrs: &mut size,
        numAttrs: 1,
        ..Default::default()
    };
    cuda.cuLaunchKernelEx(&config, any, params.as_mut_ptr(), none)?;
    expect!(cuda.read(to, 4)? == [4, 0, 0, 0]);
    cuda.cuLaunchKernel(two, 8, 1, 1, 1, 1, 1, 0, stream, params.as_mut_ptr(), none)?;
    expect!(cuda.read(to, 4)? == [2, 0, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(of_two)?;
    cuda.raw().cuModuleUnload(of_any)?;
}

/// All blocks of a cooperative launch run at once, so that they can wait for each other.
#[scenario]
#[needs(context)]
#[gate(device.cooperative_launch() == 1)]
#[shows(cuLaunchCooperativeKernel)]
fn blocks_of_a_cooperative_launch_meet(cuda: &Driver) {
    let (module, meet) = cuda.load(ptx!("barrier"), c"meet")?;
    let counter = cuda.cuMemAlloc_v2(4)?;
    cuda.cuMemsetD32_v2(counter, 0, 1)?;
    let mut params = [(&raw const counter).cast_mut().cast::<c_void>()];
    let multiprocessors =
        cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0)? as u32;
    let most = cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(meet, 256, 0)? as u32;
    let blocks = most * multiprocessors;
    let stream = ptr::null_mut();
    let launch = |blocks, params: &mut [*mut c_void; 1]| {
        let params = params.as_mut_ptr();
        cuda.cuLaunchCooperativeKernel(meet, blocks, 1, 1, 256, 1, 1, 0, stream, params)
    };
    expect!(launch(blocks + 1, &mut params) == Err(COOPERATIVE_LAUNCH_TOO_LARGE));
    expect!(launch(blocks, &mut params) == Ok(()));
    let mut met = 0_u32;
    cuda.cuMemcpyDtoH_v2((&raw mut met).cast(), counter, 4)?;
    expect!(met == blocks);
    cuda.cuMemFree_v2(counter)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A launch may ask for cooperation by an attribute as well, and its grid has to fit then.
#[scenario]
#[needs(context)]
#[gate(device.cooperative_launch() == 1)]
fn cooperation_is_an_attribute_as_well(cuda: &Driver) {
    let (module, meet) = cuda.load(ptx!("barrier"), c"meet")?;
    let counter = cuda.cuMemAlloc_v2(4)?;
    cuda.cuMemsetD32_v2(counter, 0, 1)?;
    let mut params = [(&raw const counter).cast_mut().cast::<c_void>()];
    let mut cooperative = CUlaunchAttribute {
        id: CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
        value: CUlaunchAttributeValue { cooperative: 1 },
        ..Default::default()
    };
    let mut config = CUlaunchConfig {
        gridDimX: 65535,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 32,
        blockDimY: 1,
        blockDimZ: 1,
        attrs: &mut cooperative,
        numAttrs: 1,
        ..Default::default()
    };
    let none = ptr::null_mut();
    let large = cuda.cuLaunchKernelEx(&config, meet, params.as_mut_ptr(), none);
    expect!(large == Err(COOPERATIVE_LAUNCH_TOO_LARGE));
    config.gridDimX = 16;
    cuda.cuLaunchKernelEx(&config, meet, params.as_mut_ptr(), none)?;
    expect!(cuda.read(counter, 4)? == [16, 0, 0, 0]);
    cuda.cuMemFree_v2(counter)?;
    cuda.raw().cuModuleUnload(module)?;
}

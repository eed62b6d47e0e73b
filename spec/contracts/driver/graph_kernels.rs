//! Nodes that launch kernels, and their parameters.

#![on("580.159.04")]

/// The shape of a launch by a node is one that the device permits.
#[rules]
fn node_has_a_shape(
    gridDimX: GridBlocks<1024>,
    gridDimY: GridBlocks<1024>,
    gridDimZ: GridBlocks<1024>,
    blockDimX: LaunchThreads<1024>,
    blockDimY: LaunchThreads<1024>,
    blockDimZ: LaunchThreads<64>,
) {
    check!(
        gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ
    );

    /// A block has more threads than the device permits.
    #[rule("threads-fit-device", documented, on("580.159.04"))]
    if blockDimX * blockDimY * blockDimZ > device.max_threads_per_block() {
        return INVALID_VALUE;
    }
}

/// The device has the shared memory of a node's launch.
#[rules]
fn node_has_shared_memory(func: Function, sharedMemBytes: SharedBytes) {
    /// A block has more dynamic shared memory than the kernel permits.
    #[rule("shared-fits", documented, on("580.159.04"))]
    if sharedMemBytes > func.most_dynamic_shared() {
        return INVALID_VALUE;
    }
}

/// A node has values for the parameters of its kernel.
#[rules]
fn node_has_parameters(func: Function, kernelParams: KernelParams, extra: LaunchExtra) {
    if func.parameters() > 0 {
        check!(extra);
    }

    /// A kernel has parameters, and both pointers and a buffer are given.
    #[rule("one-way-only", documented, on("580.159.04"))]
    if func.parameters() > 0 && !kernelParams.is_null() && extra.is_packed() {
        return INVALID_VALUE;
    }

    /// A kernel has parameters, and neither pointers nor a buffer is given.
    #[rule("parameters-given", documented, on("580.159.04"))]
    if func.parameters() > 0 && kernelParams.is_null() && !extra.is_packed() {
        return INVALID_VALUE;
    }

    /// A list of keys and values is given for a kernel without parameters.
    #[rule("extra-without-parameters", assumed)]
    if func.parameters() == 0 && !extra.is_null() && (kernelParams.is_null() || !extra.is_packed())
    {
        return UNDEFINED;
    }
}

/// What is not known of nodes that run a kernel of a library.
#[rules]
fn node_runs_kernel(
    func: Function,
    kern: Kernel,
    ctx: Context,
    sharedMemBytes: SharedBytes,
    kernelParams: KernelParams,
    extra: LaunchExtra,
) {
    /// A kernel of a library has no context, more shared memory than the device permits, or parameters without
    /// pointers to their values.
    #[rule("kernel-of-library", assumed)]
    if func.is_null()
        && (sharedMemBytes > device.max_shared_memory_per_block()
            || !extra.is_null()
            || ctx.is_null() && (!thread.has_context() || thread.has_destroyed_context())
            || kern.is_weigh() && kernelParams.is_null())
    {
        return UNDEFINED;
    }
}

/// A launch by a node, of a function or of a kernel of a library.
#[fields]
struct CUDA_KERNEL_NODE_PARAMS {
    /// The kernel.
    #[accepts(Null)]
    #[without(Varied, Bounded, Exact, Sharing, Hungry, Clustered, Shaped, Unloaded)]
    func: Function,
    /// Blocks of the grid in the first dimension.
    gridDimX: GridBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks of the grid in the second dimension.
    gridDimY: GridBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks of the grid in the third dimension.
    gridDimZ: GridBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block in the first dimension.
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in the second dimension.
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in the third dimension.
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory of a block.
    sharedMemBytes: SharedBytes,
    /// Pointers to the values of the kernel's parameters. The node gets a copy of the values.
    #[without(Unset)]
    kernelParams: KernelParams,
    /// A buffer with the values, in place of the pointers.
    #[without(Long)]
    extra: LaunchExtra,
    /// The kernel of a library, if there is no function.
    #[when(func.is_null())]
    kern: Kernel,
    /// The context in which a kernel of a library runs; null for the current one.
    #[when(func.is_null())]
    #[accepts(Null)]
    #[without(Destroyed)]
    ctx: Context,
}

/// Adds a node that launches a kernel: a function, or a kernel of a library in a context.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuGraphAddKernelNode_v2(
    /// Place for the node.
    phGraphNode: Out<CUgraphNode>,
    /// The graph.
    hGraph: Graph,
    /// Nodes that the new node depends on.
    dependencies: Slice<Node, numDependencies>,
    /// The number of dependencies.
    numDependencies: Count<dependencies>,
    /// The launch.
    nodeParams: In<CUDA_KERNEL_NODE_PARAMS>,
) {
    check!(initialized);

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if !thread.has_context() {
        return UNDEFINED;
    }

    check!(nodeParams, sound_context, nodeParams.func, nodeParams.kern);
    node_has_a_shape(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
    );
    node_has_shared_memory(nodeParams.func, nodeParams.sharedMemBytes);
    node_has_parameters(nodeParams.func, nodeParams.kernelParams, nodeParams.extra);
    node_runs_kernel(
        nodeParams.func,
        nodeParams.kern,
        nodeParams.ctx,
        nodeParams.sharedMemBytes,
        nodeParams.kernelParams,
        nodeParams.extra,
    );
    check!(phGraphNode, hGraph, dependencies, numDependencies);
}

/// Returns the parameters of a node that launches a kernel.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphKernelNodeGetParams(
    /// The node.
    hNode: NodeOf<Kernel>,
    /// Place for the parameters. Pointers in it lead to the node's own copy of the values.
    nodeParams: Out<CUDA_KERNEL_NODE_PARAMS_v1>,
) {
    check!(hNode, nodeParams);
}

/// Returns the parameters of a node that launches a kernel, with its context.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphKernelNodeGetParams_v2(
    /// The node.
    hNode: NodeOf<Kernel>,
    /// Place for the parameters. Pointers in it lead to the node's own copy of the values.
    nodeParams: Out<CUDA_KERNEL_NODE_PARAMS>,
) {
    check!(hNode, nodeParams);

    /// A node with a function has no kernel of a library.
    #[ensure("no-kernel-of-library", observed, on("580.159.04"))]
    if true {
        assert!(nodeParams.kern.value() == 0);
    }
}

/// Sets the parameters of a node that launches a kernel. Executables keep theirs.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
fn cuGraphKernelNodeSetParams(
    /// The node.
    hNode: NodeOf<Kernel>,
    /// The launch.
    nodeParams: In<CUDA_KERNEL_NODE_PARAMS_v1>,
) {
    check!(hNode, initialized, own_process, outside_callback);

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if !thread.has_context() {
        return UNDEFINED;
    }

    check!(nodeParams, sound_context, nodeParams.func);
    node_has_a_shape(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
    );
    node_has_shared_memory(nodeParams.func, nodeParams.sharedMemBytes);
    node_has_parameters(nodeParams.func, nodeParams.kernelParams, nodeParams.extra);
}

/// Sets the parameters of a node that launches a kernel: a function, or a kernel of a library in a context.
/// Executables keep theirs.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
fn cuGraphKernelNodeSetParams_v2(
    /// The node.
    hNode: NodeOf<Kernel>,
    /// The launch.
    nodeParams: In<CUDA_KERNEL_NODE_PARAMS>,
) {
    check!(hNode, initialized, own_process, outside_callback);

    /// A kernel belongs to a context, and none is current.
    #[rule("kernel-in-a-context", observed, on("580.159.04"))]
    if !thread.has_context() {
        return UNDEFINED;
    }

    check!(nodeParams, sound_context, nodeParams.func, nodeParams.kern);
    node_has_a_shape(
        nodeParams.gridDimX,
        nodeParams.gridDimY,
        nodeParams.gridDimZ,
        nodeParams.blockDimX,
        nodeParams.blockDimY,
        nodeParams.blockDimZ,
    );
    node_has_shared_memory(nodeParams.func, nodeParams.sharedMemBytes);
    node_has_parameters(nodeParams.func, nodeParams.kernelParams, nodeParams.extra);
    node_runs_kernel(
        nodeParams.func,
        nodeParams.kern,
        nodeParams.ctx,
        nodeParams.sharedMemBytes,
        nodeParams.kernelParams,
        nodeParams.extra,
    );
}

/// The parameters of a kernel node are read back as they were set, with the values of the kernel's parameters.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphKernelNodeGetParams,
    cuGraphKernelNodeGetParams_v2,
    cuGraphKernelNodeSetParams,
    cuGraphKernelNodeSetParams_v2
)]
fn parameters_of_a_kernel_node_are_read_back(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let (empty, noop) = cuda.load(ptx!("nothing"), c"nothing")?;
    let launch = CUDA_KERNEL_NODE_PARAMS_v1 {
        func: noop,
        gridDimX: 2,
        gridDimY: 3,
        gridDimZ: 4,
        blockDimX: 5,
        blockDimY: 6,
        blockDimZ: 7,
        ..Default::default()
    };
    let graph = cuda.cuGraphCreate(0)?;
    let node = cuda.cuGraphAddKernelNode(graph, core::ptr::null(), 0, &launch)?;
    let other = cuda.cuGraphAddKernelNode(graph, core::ptr::null(), 0, &launch)?;
    let found = cuda.cuGraphKernelNodeGetParams(node)?;
    expect!(found.func == noop);
    expect!([found.gridDimX, found.gridDimY, found.gridDimZ] == [2, 3, 4]);
    expect!([found.blockDimX, found.blockDimY, found.blockDimZ] == [5, 6, 7]);
    expect!(found.kernelParams.is_null());
    expect!(found.extra.is_null());

    let (mut target, mut value) = (memory, 7_u32);
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let launch = CUDA_KERNEL_NODE_PARAMS {
        func: store,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1024,
        blockDimY: 1,
        blockDimZ: 1,
        sharedMemBytes: 49152,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    cuda.cuGraphKernelNodeSetParams_v2(node, &launch)?;
    let found = cuda.cuGraphKernelNodeGetParams_v2(node)?;
    expect!(found.func == store);
    expect!(found.ctx == context);
    expect!(found.kern.is_null());
    expect!(found.blockDimX == 1024);
    expect!(found.sharedMemBytes == 49152);
    expect!(found.kernelParams != values.as_mut_ptr());
    let first = unsafe { found.kernelParams.read().cast::<CUdeviceptr>().read() };
    let second = unsafe { found.kernelParams.add(1).read().cast::<u32>().read() };
    expect!(first == memory);
    expect!(second == 7);

    let launch = CUDA_KERNEL_NODE_PARAMS_v1 {
        func: noop,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 64,
        blockDimY: 1,
        blockDimZ: 1,
        ..Default::default()
    };
    cuda.cuGraphKernelNodeSetParams(node, &launch)?;
    let found = cuda.cuGraphKernelNodeGetParams(node)?;
    expect!(found.func == noop);
    expect!(found.blockDimX == 64);
    expect!(found.sharedMemBytes == 0);
    expect!(found.kernelParams.is_null());
    expect!(cuda.cuGraphKernelNodeGetParams(other)?.blockDimX == 5);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuModuleUnload(empty)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A node runs a kernel of a library in a context. The kernel is read back with its function in this context.
#[scenario]
#[needs(context)]
#[shows(cuGraphAddKernelNode_v2)]
fn a_node_runs_a_kernel_of_a_library(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    cuda.write(memory, &[0; 4])?;
    let library = cuda.load_library(ptx!("store"))?;
    let store = cuda.cuLibraryGetKernel(library, c"store".as_ptr())?;
    let (mut target, mut value) = (memory, 7_u32);
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let launch = CUDA_KERNEL_NODE_PARAMS {
        kern: store,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    cuda.cuGraphAddEmptyNode(other, core::ptr::null(), 0)?;
    let node = cuda.cuGraphAddKernelNode_v2(graph, core::ptr::null(), 0, &launch)?;
    let found = cuda.cuGraphKernelNodeGetParams_v2(node)?;
    expect!(found.kern == store);
    expect!(found.ctx == context);
    expect!(!found.func.is_null());
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 4)? == [7, 0, 0, 0]);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuLibraryUnload(library)?;
    cuda.cuMemFree_v2(memory)?;
}

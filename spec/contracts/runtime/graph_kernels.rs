//! Parameters and attributes of nodes that launch kernels.

#![on("13.0.96")]

/// Returns the parameters of a node that launches a kernel. A kernel of the program is returned as the program names it.
#[as_driver(cuGraphKernelNodeGetParams)]
#[needs(runtime)]
#[class(context_lookup)]
#[order(unknown)]
#[unreachable(InvalidDeviceFunction, "only a node with a kernel that the program has not registered, which no case makes")]
fn cudaGraphKernelNodeGetParams(node: _, pNodeParams: _) {
    check!(runtime, outside_callback);
}

/// Sets the launch of a node, of a kernel of the program. Executables keep theirs.
#[as_driver(cuGraphKernelNodeSetParams)]
#[class(context_state)]
#[except("kernel-in-a-context", "one-way-only", "extra-without-parameters")]
#[order(unknown)]
#[unreachable(InvalidResourceHandle, "a null node returns InvalidValue, and other wrong handles are undefined")]
fn cudaGraphKernelNodeSetParams(
    node: _,
    /// The launch.
    #[is(nodeParams)]
    #[undefined(Null)]
    pNodeParams: In<cudaKernelNodeParams>,
) {
    check!(
        runtime,
        outside_callback,
        usable_context,
        sound_context,
        pNodeParams,
        pNodeParams.func
    );
}

#[as_driver(cuGraphKernelNodeGetAttribute)]
#[needs(runtime)]
#[class(context_lookup)]
#[order(unknown)]
fn cudaGraphKernelNodeGetAttribute(
    hNode: _,
    #[until(
        12000,
        refuses(
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = InvalidValue
        ),
        on("11.8.89"),
        not_on("12.9.79")
    )]
    #[until(
        12090,
        refuses(
            CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = InvalidValue
        ),
        on("11.8.89"),
        not_on("12.9.79")
    )]
    #[until(
        13000,
        refuses(CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = InvalidValue),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    attr: _,
    value_out: _,
) {
    check!(runtime, outside_callback);
}

#[as_driver(cuGraphKernelNodeSetAttribute)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphKernelNodeSetAttribute(
    hNode: _,
    #[until(
        12000,
        refuses(
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = InvalidValue
        ),
        on("11.8.89"),
        not_on("12.9.79")
    )]
    #[until(
        12090,
        refuses(
            CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = InvalidValue,
            CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = InvalidValue
        ),
        on("11.8.89"),
        not_on("12.9.79")
    )]
    #[until(
        13000,
        refuses(CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = InvalidValue),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    attr: _,
    value: _,
) {
    check!(runtime, outside_callback, usable_context);
}

#[as_driver(cuGraphKernelNodeCopyAttributes)]
#[class(context_state)]
#[order(unknown)]
fn cudaGraphKernelNodeCopyAttributes(hDst: _, hSrc: _) {
    check!(runtime, outside_callback, usable_context);
}

/// A launch is read back as it was set, with the values of the kernel's parameters, and executables that are
/// instantiated later make it.
#[scenario]
// Which kernel a function is depends on the images that the process has registered.
#[needs(nothing)]
#[shows(cudaGraphKernelNodeGetParams, cudaGraphKernelNodeSetParams)]
fn a_launch_is_read_back_as_it_was_set(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let memory = cuda.cudaMalloc(8)?;
    cuda.cudaMemset(memory, 0, 8)?;
    let mut target = memory;
    let mut value = 5_u32;
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let one = dim3 { x: 1, y: 1, z: 1 };
    let mut launch = cudaKernelNodeParams {
        func: code.address(c"store").cast_mut(),
        gridDim: one,
        blockDim: one,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let node = cuda.cudaGraphAddKernelNode(graph, ptr::null(), 0, &launch)?;
    value = 6;
    launch.blockDim = dim3 { x: 2, y: 3, z: 4 };
    cuda.cudaGraphKernelNodeSetParams(node, &launch)?;
    expect!(value == 6);
    value = 7;
    let found = cuda.cudaGraphKernelNodeGetParams(node)?;
    expect!(found.func == code.address(c"store").cast_mut());
    expect!([found.gridDim.x, found.gridDim.y, found.gridDim.z] == [1, 1, 1]);
    expect!([found.blockDim.x, found.blockDim.y, found.blockDim.z] == [2, 3, 4]);
    expect!(found.extra.is_null());
    let kept = unsafe { found.kernelParams.add(1).read().cast::<u32>().read() };
    expect!(kept == 6);
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaGraphLaunch(exec, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(value == 7);
    expect!(cuda.driver().read(memory as u64, 8)? == [6, 0, 0, 0, 0, 0, 0, 0]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

/// Attributes of nodes are read back as they were set, and copied to another node.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaGraphKernelNodeCopyAttributes,
    cudaGraphKernelNodeGetAttribute,
    cudaGraphKernelNodeSetAttribute
)]
fn attributes_of_a_node_are_set_and_copied(cuda: &Runtime) {
    let code = cuda.register(ptx!("nothing"), &[c"nothing"], &[])?;
    let (_least, greatest) = cuda.cudaDeviceGetStreamPriorityRange()?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let launch = cudaKernelNodeParams {
        func: code.address(c"nothing").cast_mut(),
        gridDim: one,
        blockDim: one,
        ..Default::default()
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let from = cuda.cudaGraphAddKernelNode(graph, ptr::null(), 0, &launch)?;
    let to = cuda.cudaGraphAddKernelNode(graph, ptr::null(), 0, &launch)?;
    let found = cuda.cudaGraphKernelNodeGetAttribute(from, cudaLaunchAttributePriority)?;
    expect!(found.priority == 0);
    let value = cudaLaunchAttributeValue { priority: greatest };
    cuda.cudaGraphKernelNodeSetAttribute(from, cudaLaunchAttributePriority, &value)?;
    let found = cuda.cudaGraphKernelNodeGetAttribute(to, cudaLaunchAttributePriority)?;
    expect!(found.priority == 0);
    cuda.cudaGraphKernelNodeCopyAttributes(to, from)?;
    for node in [from, to] {
        let found = cuda.cudaGraphKernelNodeGetAttribute(node, cudaLaunchAttributePriority)?;
        expect!(found.priority == greatest);
    }
    cuda.cudaGraphDestroy(graph)?;
}

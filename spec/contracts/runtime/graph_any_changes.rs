//! Changes of nodes of any type, as launches show them.

#![on("13.0.96")]

/// The fill, the launch and the copy of nodes are set, and executables that are instantiated later make them. A node
/// keeps its type.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphNodeSetParams)]
fn nodes_of_several_types_are_set(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let memory = cuda.cudaMalloc(32)?;
    let at = |offset: usize| memory.wrapping_byte_add(offset);
    let none = ptr::null();
    let one = dim3 { x: 1, y: 1, z: 1 };
    let store = code.address(c"store").cast_mut();
    let mut target = at(4);
    let mut value = 5_u32;
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let fill = cudaMemsetParams {
        dst: memory,
        value: 1,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    let launch = cudaKernelNodeParams {
        func: store,
        gridDim: one,
        blockDim: one,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let device = cudaMemcpyDeviceToDevice;
    let graph = cuda.cudaGraphCreate(0)?;
    let filled = cuda.cudaGraphAddMemsetNode(graph, none, 0, &fill)?;
    let stored = cuda.cudaGraphAddKernelNode(graph, &filled, 1, &launch)?;
    let copied = cuda.cudaGraphAddMemcpyNode1D(graph, &stored, 1, at(16), memory, 8, device)?;
    let earlier = cuda.cudaGraphInstantiate(graph, 0)?;

    let mut next = cudaGraphNodeParams {
        r#type: cudaGraphNodeTypeMemset,
        ..Default::default()
    };
    next.anon1.memset = cudaMemsetParamsV2 {
        dst: memory,
        value: 2,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    expect!(cuda.cudaGraphNodeSetParams(copied, &mut next) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    cuda.cudaGraphNodeSetParams(filled, &mut next)?;
    next.r#type = cudaGraphNodeTypeKernel;
    next.anon1.kernel = cudaKernelNodeParamsV2 {
        gridDim: one,
        blockDim: one,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    next.anon1.kernel.anon1.func = store;
    value = 6;
    cuda.cudaGraphNodeSetParams(stored, &mut next)?;
    expect!(value == 6);
    let row = |ptr| cudaPitchedPtr {
        ptr,
        pitch: 8,
        xsize: 8,
        ysize: 1,
    };
    next.r#type = cudaGraphNodeTypeMemcpy;
    next.anon1.memcpy = cudaMemcpyNodeParams::default();
    next.anon1.memcpy.copyParams = cudaMemcpy3DParms {
        srcPtr: row(memory),
        dstPtr: row(at(24)),
        extent: cudaExtent {
            width: 8,
            height: 1,
            depth: 1,
        },
        kind: device,
        ..Default::default()
    };
    cuda.cudaGraphNodeSetParams(copied, &mut next)?;
    let later = cuda.cudaGraphInstantiate(graph, 0)?;

    let stream = cuda.cudaStreamCreate()?;
    let run = |exec| {
        cuda.cudaMemset(memory, 0, 32)?;
        cuda.cudaGraphLaunch(exec, stream)?;
        cuda.cudaStreamSynchronize(stream)
    };
    let found = || cuda.driver().read(memory as u64, 32);
    let zeros = [0; 8];
    let written = [1, 1, 1, 1, 5, 0, 0, 0];
    run(earlier)?;
    expect!(found()? == [written, zeros, written, zeros].concat());
    let written = [2, 2, 2, 2, 6, 0, 0, 0];
    run(later)?;
    expect!(found()? == [written, zeros, zeros, written].concat());
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(earlier)?;
    cuda.cudaGraphExecDestroy(later)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

/// The fill and the launch of an executable are set, and its graph keeps its own. A node keeps its type.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphExecNodeSetParams)]
fn nodes_of_an_executable_are_set(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let memory = cuda.cudaMalloc(8)?;
    let none = ptr::null();
    let one = dim3 { x: 1, y: 1, z: 1 };
    let store = code.address(c"store").cast_mut();
    let mut target = memory.wrapping_byte_add(4);
    let mut value = 5_u32;
    let mut values = [(&raw mut target).cast(), (&raw mut value).cast()];
    let fill = cudaMemsetParams {
        dst: memory,
        value: 1,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    let launch = cudaKernelNodeParams {
        func: store,
        gridDim: one,
        blockDim: one,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    let graph = cuda.cudaGraphCreate(0)?;
    let filled = cuda.cudaGraphAddMemsetNode(graph, none, 0, &fill)?;
    let stored = cuda.cudaGraphAddKernelNode(graph, &filled, 1, &launch)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;

    let mut next = cudaGraphNodeParams {
        r#type: cudaGraphNodeTypeMemset,
        ..Default::default()
    };
    next.anon1.memset = cudaMemsetParamsV2 {
        dst: memory,
        value: 2,
        elementSize: 1,
        width: 4,
        height: 1,
        ..Default::default()
    };
    expect!(cuda.cudaGraphExecNodeSetParams(exec, stored, &mut next) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    cuda.cudaGraphExecNodeSetParams(exec, filled, &mut next)?;
    next.r#type = cudaGraphNodeTypeKernel;
    next.anon1.kernel = cudaKernelNodeParamsV2 {
        gridDim: one,
        blockDim: one,
        kernelParams: values.as_mut_ptr(),
        ..Default::default()
    };
    next.anon1.kernel.anon1.func = store;
    value = 6;
    cuda.cudaGraphExecNodeSetParams(exec, stored, &mut next)?;
    expect!(value == 6);
    let later = cuda.cudaGraphInstantiate(graph, 0)?;

    let stream = cuda.cudaStreamCreate()?;
    let run = |exec| {
        cuda.cudaMemset(memory, 0, 8)?;
        cuda.cudaGraphLaunch(exec, stream)?;
        cuda.cudaStreamSynchronize(stream)
    };
    let found = || cuda.driver().read(memory as u64, 8);
    run(exec)?;
    expect!(found()? == [2, 2, 2, 2, 6, 0, 0, 0]);
    run(later)?;
    expect!(found()? == [1, 1, 1, 1, 5, 0, 0, 0]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphExecDestroy(later)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

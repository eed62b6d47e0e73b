//! Graphs that kernels launch.

#![on("580.159.04")]

/// A tail runs after a graph and its children. A graph that is its own tail runs again.
#[scenario]
#[needs(context)]
#[gate(driver.version() >= 12000)]
fn kernels_launch_children_and_tails(cuda: &Driver) {
    let (module, launch) = cuda.load(ptx!("graph_launches"), c"launch")?;
    let append = cuda.cuModuleGetFunction(module, c"append".as_ptr())?;
    let repeat = cuda.cuModuleGetFunction(module, c"repeat".as_ptr())?;
    let (none, null) = (core::ptr::null(), core::ptr::null_mut());
    let for_device = CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH.0.into();
    // The streams that stand for a tail and for a child.
    let (tail, child) = (0x0100_0000_0000_0000_u64, 0x0200_0000_0000_0000_u64);
    let memory = cuda.cuMemAlloc_v2(32)?;
    cuda.write(memory, &[0; 32])?;
    let one = CUDA_KERNEL_NODE_PARAMS {
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        ..Default::default()
    };

    let outer = cuda.cuGraphCreate(0)?;
    let (mut execs, mut last) = (Vec::new(), Vec::new());
    for (mut digit, mut stream, place) in [(3_u32, tail, 4), (2, child, 8)] {
        let mut word = memory;
        let mut appended = [(&raw mut word).cast::<c_void>(), (&raw mut digit).cast()];
        let kernel = CUDA_KERNEL_NODE_PARAMS {
            func: append,
            kernelParams: appended.as_mut_ptr(),
            ..one
        };
        let graph = cuda.cuGraphCreate(0)?;
        cuda.cuGraphAddKernelNode_v2(graph, none, 0, &kernel)?;
        let mut exec = cuda.cuGraphInstantiateWithFlags(graph, for_device)?;
        cuda.cuGraphUpload(exec, null)?;
        cuda.cuGraphDestroy(graph)?;
        execs.push(exec);

        let mut code = memory + place;
        let mut launched = [
            (&raw mut exec).cast(),
            (&raw mut stream).cast(),
            (&raw mut code).cast(),
        ];
        let kernel = CUDA_KERNEL_NODE_PARAMS {
            func: launch,
            kernelParams: launched.as_mut_ptr(),
            ..one
        };
        let node = cuda.cuGraphAddKernelNode_v2(outer, last.as_ptr(), last.len(), &kernel)?;
        last = vec![node];
    }
    execs.push(cuda.cuGraphInstantiateWithFlags(outer, 0)?);
    cuda.cuGraphDestroy(outer)?;
    cuda.cuGraphLaunch(execs[2], null)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 12)? == [23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    let (mut word, mut stream, mut current) = (memory, tail, memory + 16);
    let mut repeated = [
        (&raw mut word).cast(),
        (&raw mut stream).cast(),
        (&raw mut current).cast(),
    ];
    let kernel = CUDA_KERNEL_NODE_PARAMS {
        func: repeat,
        kernelParams: repeated.as_mut_ptr(),
        ..one
    };
    let graph = cuda.cuGraphCreate(0)?;
    cuda.cuGraphAddKernelNode_v2(graph, none, 0, &kernel)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, for_device)?;
    cuda.cuGraphDestroy(graph)?;
    execs.push(exec);
    cuda.write(memory, &[5, 0, 0, 0])?;
    cuda.cuGraphLaunch(exec, null)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 4)? == [0; 4]);
    expect!(cuda.read(memory + 16, 8)? == (exec as u64).to_le_bytes());
    expect!(cuda.read(memory + 24, 4)? == [0; 4]);

    for exec in execs {
        cuda.cuGraphExecDestroy(exec)?;
    }
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFree_v2(memory)?;
}

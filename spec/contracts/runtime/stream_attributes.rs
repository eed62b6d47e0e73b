//! Attributes of streams, and what they are of effect for.

#![on("13.0.96")]

/// A stream keeps the window, the policy of waiting and the memory domains that it is given, and no other stream has
/// them.
#[scenario]
#[needs(runtime)]
// Streams had fewer attributes.
#[gate(runtime.version() >= 12000)]
#[shows(cudaStreamGetAttribute, cudaStreamSetAttribute)]
fn attributes_are_read_back(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(65536)?;
    let window = cudaAccessPolicyWindow {
        base_ptr: memory,
        num_bytes: 4096,
        hitRatio: 0.5,
        hitProp: cudaAccessPropertyPersisting,
        missProp: cudaAccessPropertyStreaming,
    };
    let mut value: cudaLaunchAttributeValue = std::mem::zeroed();
    value.accessPolicyWindow = window;
    cuda.cudaStreamSetAttribute(stream, cudaLaunchAttributeAccessPolicyWindow, &value)?;
    let mut value: cudaLaunchAttributeValue = std::mem::zeroed();
    value.syncPolicy = cudaSyncPolicyYield;
    cuda.cudaStreamSetAttribute(stream, cudaLaunchAttributeSynchronizationPolicy, &value)?;
    let mut value: cudaLaunchAttributeValue = std::mem::zeroed();
    value.memSyncDomain = cudaLaunchMemSyncDomainRemote;
    cuda.cudaStreamSetAttribute(stream, cudaLaunchAttributeMemSyncDomain, &value)?;

    let told = cuda.cudaStreamGetAttribute(stream, cudaLaunchAttributeAccessPolicyWindow)?;
    let told = told.accessPolicyWindow;
    expect!((told.base_ptr, told.num_bytes, told.hitRatio) == (memory, 4096, 0.5));
    expect!(told.hitProp == cudaAccessPropertyPersisting);
    expect!(told.missProp == cudaAccessPropertyStreaming);
    let told = cuda.cudaStreamGetAttribute(stream, cudaLaunchAttributeSynchronizationPolicy)?;
    expect!(told.syncPolicy == cudaSyncPolicyYield);
    let told = cuda.cudaStreamGetAttribute(stream, cudaLaunchAttributeMemSyncDomain)?;
    expect!(told.memSyncDomain == cudaLaunchMemSyncDomainRemote);

    let told = cuda.cudaStreamGetAttribute(other, cudaLaunchAttributeAccessPolicyWindow)?;
    expect!(told.accessPolicyWindow.num_bytes == 0);
    let told = cuda.cudaStreamGetAttribute(other, cudaLaunchAttributeSynchronizationPolicy)?;
    expect!(told.syncPolicy != cudaSyncPolicyYield);
    let told = cuda.cudaStreamGetAttribute(other, cudaLaunchAttributeMemSyncDomain)?;
    expect!(told.memSyncDomain == cudaLaunchMemSyncDomainDefault);
    cuda.cudaStreamDestroy(other)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// What is launched after a stream was given attributes has them, and what was launched before has not.
#[scenario]
#[needs(runtime)]
#[gate(runtime.version() >= 12000)]
#[shows(cudaStreamSetAttribute)]
fn attributes_concern_later_work(cuda: &Runtime) {
    let code = cuda.register(ptx!("nothing"), &[c"nothing"], &[])?;
    let (_least, greatest) = cuda.cudaDeviceGetStreamPriorityRange()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(65536)?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let none = ptr::null_mut();
    // The first launch has the code loaded, which no capture takes.
    cuda.cudaLaunchKernel(code.address(c"nothing"), one, one, none, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let mut graphs = [ptr::null_mut(); 2];
    let mut nodes = [ptr::null_mut(); 2];
    for (graph, node) in graphs.iter_mut().zip(&mut nodes) {
        cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
        cuda.cudaLaunchKernel(code.address(c"nothing"), one, one, none, 0, stream)?;
        *graph = cuda.cudaStreamEndCapture(stream)?;
        let mut count = 1;
        cuda.driver().raw().cuGraphGetNodes(*graph, node, &mut count)?;
        let mut value: cudaLaunchAttributeValue = std::mem::zeroed();
        value.accessPolicyWindow = cudaAccessPolicyWindow {
            base_ptr: memory,
            num_bytes: 4096,
            hitRatio: 0.5,
            hitProp: cudaAccessPropertyPersisting,
            missProp: cudaAccessPropertyStreaming,
        };
        cuda.cudaStreamSetAttribute(stream, cudaLaunchAttributeAccessPolicyWindow, &value)?;
        value.memSyncDomain = cudaLaunchMemSyncDomainRemote;
        cuda.cudaStreamSetAttribute(stream, cudaLaunchAttributeMemSyncDomain, &value)?;
        value.priority = greatest;
        cuda.cudaStreamSetAttribute(stream, cudaLaunchAttributePriority, &value)?;
    }
    let mut told = [std::mem::zeroed(); 2];
    let attribute = cuspec_sys::driver::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;
    for (node, value) in nodes.iter().zip(&mut told) {
        cuda.driver()
            .raw()
            .cuGraphKernelNodeGetAttribute(*node, attribute, value)?;
    }
    let domains = told.map(|value| value.memSyncDomain.0);
    let (usual, remote) = (cudaLaunchMemSyncDomainDefault.0, cudaLaunchMemSyncDomainRemote.0);
    expect!(domains == [usual, remote]);
    let attribute = cuspec_sys::driver::CU_LAUNCH_ATTRIBUTE_PRIORITY;
    for (node, value) in nodes.iter().zip(&mut told) {
        cuda.driver()
            .raw()
            .cuGraphKernelNodeGetAttribute(*node, attribute, value)?;
    }
    expect!(told.map(|value| value.priority) == [0, greatest]);
    let attribute = cuspec_sys::driver::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
    for (node, value) in nodes.iter().zip(&mut told) {
        cuda.driver()
            .raw()
            .cuGraphKernelNodeGetAttribute(*node, attribute, value)?;
    }
    expect!(told.map(|value| value.accessPolicyWindow.num_bytes) == [0, 4096]);
    for graph in graphs {
        cuda.driver().cuGraphDestroy(graph)?;
    }
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// A thread that waits for a stream whose policy is to block sleeps: it takes next to no time of a processor.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaStreamSynchronize)]
fn streams_that_block_are_waited_for_asleep(cuda: &Runtime) {
    // Hundredths of a second that the thread has had of a processor.
    let spent = || {
        let line = std::fs::read_to_string("/proc/thread-self/stat").unwrap_or_default();
        let fields = line.rsplit(')').next().unwrap_or_default();
        let fields = fields.split_whitespace().skip(11).take(2);
        fields.filter_map(|field| field.parse::<u64>().ok()).sum::<u64>()
    };
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut value: cudaLaunchAttributeValue = std::mem::zeroed();
    value.syncPolicy = cudaSyncPolicyBlockingSync;
    cuda.cudaStreamSetAttribute(stream, cudaLaunchAttributeSynchronizationPolicy, &value)?;
    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    let before = spent();
    let begun = std::time::Instant::now();
    gate.open_soon();
    cuda.cudaStreamSynchronize(stream)?;
    let waited = begun.elapsed();
    let after = spent();
    expect!(waited > std::time::Duration::from_millis(100));
    // Who spins takes all of the time; this is half of it.
    expect!(after - before < waited.as_millis() as u64 / 20);
    cuda.cudaStreamDestroy(stream)?;
}

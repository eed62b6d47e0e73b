//! Conditions, and the nodes whose bodies they select.

#![on("580.159.04")]

/// Options of a condition.
#[domain]
enum ConditionFlags {
    /// None: a launch starts with an undefined value.
    #[accepted]
    None = 0,
    /// `CU_GRAPH_COND_ASSIGN_DEFAULT`: each launch starts with the default value.
    #[accepted]
    AssignDefault = 1,
    /// An unknown bit.
    #[refused(INVALID_VALUE)]
    #[when(value > 1)]
    Unknown = 2,
    /// All bits.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    AllOnes = 0xffff_ffff,
}

/// Creates a condition for a conditional node of a graph. Kernels set its value with `cudaGraphSetConditional`.
#[needs(initialized)]
#[class(handle_lookup)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "a device of compute capability 6.0 or later supports conditional nodes")]
fn cuGraphConditionalHandleCreate(
    /// Place for the handle.
    #[varies]
    pHandle_out: Out<CUgraphConditionalHandle>,
    /// The graph with the node, or with a node whose child graph or body has it.
    hGraph: Graph,
    /// The context of the node.
    #[without(Destroyed)]
    #[undefined(Null)]
    ctx: Context,
    /// The value at the start of each launch, with `CU_GRAPH_COND_ASSIGN_DEFAULT`.
    defaultLaunchValue: Any,
    /// `CU_GRAPH_COND_ASSIGN_DEFAULT`, or zero.
    flags: ConditionFlags,
) {
}

/// Conditions start with their default values, which select a body.
#[scenario]
#[needs(context)]
#[shows(cuGraphConditionalHandleCreate, cuGraphAddNode_v2)]
fn a_condition_selects_a_body(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let (none, no_data) = (core::ptr::null(), core::ptr::null());
    let memory = cuda.cuMemAlloc_v2(4)?;
    let graph = cuda.cuGraphCreate(0)?;
    for value in [0, 1] {
        let assign = CU_GRAPH_COND_ASSIGN_DEFAULT;
        let condition = cuda.cuGraphConditionalHandleCreate(graph, context, value, assign)?;
        let mut either = CUgraphNodeParams {
            r#type: CU_GRAPH_NODE_TYPE_CONDITIONAL,
            ..Default::default()
        };
        either.anon1.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
            handle: condition,
            r#type: CU_GRAPH_COND_TYPE_IF,
            size: 2,
            ctx: context,
            ..Default::default()
        };
        let node = cuda.cuGraphAddNode_v2(graph, none, no_data, 0, &mut either)?;
        expect!(cuda.cuGraphNodeGetType(node)? == CU_GRAPH_NODE_TYPE_CONDITIONAL);
        let made = either.anon1.conditional.phGraph_out;
        for (place, body) in [*made, *made.add(1)].into_iter().enumerate() {
            let fill = CUDA_MEMSET_NODE_PARAMS {
                dst: memory + u64::from(value) * 2 + place as u64,
                value: 7,
                elementSize: 1,
                width: 1,
                height: 1,
                ..Default::default()
            };
            cuda.cuGraphAddMemsetNode(body, none, 0, &fill, context)?;
        }
    }
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.write(memory, &[0; 4])?;
    cuda.cuGraphLaunch(exec, core::ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(memory, 4)? == [0, 7, 7, 0]);
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A kernel of a body sets the condition, and the body runs until its value is zero. Each launch starts again.
#[scenario]
#[needs(context)]
#[shows(cuGraphConditionalHandleCreate)]
fn a_body_runs_until_a_kernel_sets_zero(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let (none, null) = (core::ptr::null(), core::ptr::null_mut());
    let memory = cuda.cuMemAlloc_v2(8)?;
    let (counting, count) = cuda.load(ptx!("count"), c"count")?;
    let (setting, count_down) = cuda.load(ptx!("conditions"), c"count_down")?;
    let graph = cuda.cuGraphCreate(0)?;
    let assign = CU_GRAPH_COND_ASSIGN_DEFAULT;
    let mut condition = cuda.cuGraphConditionalHandleCreate(graph, context, 1, assign)?;
    let mut until = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_CONDITIONAL,
        ..Default::default()
    };
    until.anon1.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
        handle: condition,
        r#type: CU_GRAPH_COND_TYPE_WHILE,
        size: 1,
        ctx: context,
        ..Default::default()
    };
    cuda.cuGraphAddNode_v2(graph, none, core::ptr::null(), 0, &mut until)?;
    let body = *until.anon1.conditional.phGraph_out;
    let (mut counter, mut word) = (memory, memory + 4);
    let mut counted = [(&raw mut counter).cast()];
    let mut lowered = [(&raw mut condition).cast(), (&raw mut word).cast()];
    let launch = CUDA_KERNEL_NODE_PARAMS {
        func: count,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        kernelParams: counted.as_mut_ptr(),
        ..Default::default()
    };
    let next = CUDA_KERNEL_NODE_PARAMS {
        func: count_down,
        kernelParams: lowered.as_mut_ptr(),
        ..launch
    };
    let node = cuda.cuGraphAddKernelNode_v2(body, none, 0, &launch)?;
    cuda.cuGraphAddKernelNode_v2(body, &node, 1, &next)?;
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    for rounds in [1_u8, 5] {
        cuda.write(memory, &[0, 0, 0, 0, rounds, 0, 0, 0])?;
        cuda.cuGraphLaunch(exec, null)?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(memory, 8)? == [rounds, 0, 0, 0, 0, 0, 0, 0]);
    }
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuModuleUnload(counting)?;
    cuda.cuModuleUnload(setting)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A condition is the number of a body.
#[scenario]
#[needs(context)]
#[shows(cuGraphConditionalHandleCreate)]
fn a_condition_is_the_number_of_a_body(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let (none, null) = (core::ptr::null(), core::ptr::null_mut());
    let memory = cuda.cuMemAlloc_v2(3)?;
    for value in 0..4 {
        let graph = cuda.cuGraphCreate(0)?;
        let assign = CU_GRAPH_COND_ASSIGN_DEFAULT;
        let condition = cuda.cuGraphConditionalHandleCreate(graph, context, value, assign)?;
        let mut one_of = CUgraphNodeParams {
            r#type: CU_GRAPH_NODE_TYPE_CONDITIONAL,
            ..Default::default()
        };
        one_of.anon1.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
            handle: condition,
            r#type: CU_GRAPH_COND_TYPE_SWITCH,
            size: 3,
            ctx: context,
            ..Default::default()
        };
        cuda.cuGraphAddNode_v2(graph, none, core::ptr::null(), 0, &mut one_of)?;
        let bodies = one_of.anon1.conditional.phGraph_out;
        let mut expected = [0; 3];
        for place in 0..3 {
            let fill = CUDA_MEMSET_NODE_PARAMS {
                dst: memory + place as u64,
                value: 7,
                elementSize: 1,
                width: 1,
                height: 1,
                ..Default::default()
            };
            cuda.cuGraphAddMemsetNode(*bodies.add(place), none, 0, &fill, context)?;
            expected[place] = if place == value as usize { 7 } else { 0 };
        }
        let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
        cuda.write(memory, &[0; 3])?;
        cuda.cuGraphLaunch(exec, null)?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(memory, 3)? == expected);
        cuda.cuGraphExecDestroy(exec)?;
        cuda.cuGraphDestroy(graph)?;
    }
    cuda.cuMemFree_v2(memory)?;
}

/// A node is in the context of its condition.
#[scenario]
#[needs(context)]
#[shows(cuGraphConditionalHandleCreate)]
fn a_node_is_in_the_context_of_its_condition(cuda: &Driver) {
    let (none, no_data) = (core::ptr::null(), core::ptr::null());
    let context = cuda.cuCtxGetCurrent()?;
    let other = cuda.cuCtxCreate_v2(CUctx_flags(0), cuda.cuCtxGetDevice()?)?;
    cuda.cuCtxSetCurrent(context)?;
    let graph = cuda.cuGraphCreate(0)?;
    for (here, elsewhere) in [(context, other), (other, context)] {
        let condition = cuda.cuGraphConditionalHandleCreate(graph, here, 0, 0)?;
        let mut node = CUgraphNodeParams {
            r#type: CU_GRAPH_NODE_TYPE_CONDITIONAL,
            ..Default::default()
        };
        node.anon1.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
            handle: condition,
            r#type: CU_GRAPH_COND_TYPE_IF,
            size: 1,
            ctx: elsewhere,
            ..Default::default()
        };
        expect!(cuda.cuGraphAddNode_v2(graph, none, no_data, 0, &mut node) == Err(INVALID_VALUE));
        node.anon1.conditional.ctx = here;
        cuda.cuGraphAddNode_v2(graph, none, no_data, 0, &mut node)?;
    }
    cuda.cuGraphDestroy(graph)?;
    cuda.cuCtxDestroy_v2(other)?;
}

/// No body calls the host, and each condition has a node.
#[scenario]
#[needs(context)]
#[shows(cuGraphConditionalHandleCreate)]
fn bodies_have_no_nodes_of_the_host(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let (none, no_data) = (core::ptr::null(), core::ptr::null());
    let graph = cuda.cuGraphCreate(0)?;
    let condition = cuda.cuGraphConditionalHandleCreate(graph, context, 0, 0)?;
    let mut options = CUDA_GRAPH_INSTANTIATE_PARAMS::default();
    let made = cuda.cuGraphInstantiateWithParams(graph, &mut options);
    expect!(made == Err(INVALID_VALUE));
    expect!(options.result_out == CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED);
    let mut once = CUgraphNodeParams {
        r#type: CU_GRAPH_NODE_TYPE_CONDITIONAL,
        ..Default::default()
    };
    once.anon1.conditional = CUDA_CONDITIONAL_NODE_PARAMS {
        handle: condition,
        r#type: CU_GRAPH_COND_TYPE_IF,
        size: 1,
        ctx: context,
        ..Default::default()
    };
    cuda.cuGraphAddNode_v2(graph, none, no_data, 0, &mut once)?;
    expect!(cuda.cuGraphAddNode_v2(graph, none, no_data, 0, &mut once) == Err(INVALID_VALUE));
    expect!(cuda.cuGraphClone(graph) == Err(NOT_SUPPORTED));
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;
    cuda.cuGraphExecDestroy(exec)?;
    let calls = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let call = CUDA_HOST_NODE_PARAMS {
        r#fn: calls.host_fn(),
        userData: calls.data(),
    };
    let body = *once.anon1.conditional.phGraph_out;
    cuda.cuGraphAddHostNode(body, none, 0, &call)?;
    expect!(cuda.cuGraphInstantiateWithFlags(graph, 0) == Err(INVALID_VALUE));
    cuda.cuGraphDestroy(graph)?;
}

//! Conditions of graphs.

#![on("13.0.96")]

/// Creates a condition for a conditional node of a graph, in the current context. Kernels set its value with
/// `cudaGraphSetConditional`.
// The runtime stores no error of its own checks.
#[changes(LastError)]
#[needs(devices)]
#[class(context_state)]
#[yields(usable_context = ContextIsDestroyed)]
#[order(unknown)]
#[unreachable(NotSupported, "a device of compute capability 6.0 or later supports conditional nodes")]
fn cudaGraphConditionalHandleCreate(
    /// Place for the handle.
    #[varies]
    pHandle_out: Out<cudaGraphConditionalHandle>,
    /// The graph with the node, or with a node whose child graph or body has it.
    graph: Graph,
    /// The value at the start of each launch, with `cudaGraphCondAssignDefault`.
    defaultLaunchValue: Any,
    /// `cudaGraphCondAssignDefault`, or zero.
    flags: ConditionFlags,
) {
    check!(devices, outside_callback, own_process, pHandle_out, graph, flags, usable_context);

    /// No context is current. The function takes the current context as the thread has it.
    #[rule("current-context", observed, on("13.0.96"))]
    if !thread.has_context() {
        return DeviceUninitialized;
    }
}

/// Creates a condition for a conditional node of a graph, in an execution context.
#[on("13.5.37")]
#[needs(runtime)]
#[class(handle_lookup)]
#[order(unknown)]
#[unreachable(NotSupported, "a device of compute capability 6.0 or later supports conditional nodes")]
fn cudaGraphConditionalHandleCreate_v2(
    /// Place for the handle.
    #[varies]
    pHandle_out: Out<cudaGraphConditionalHandle>,
    /// The graph with the node, or with a node whose child graph or body has it.
    graph: Graph,
    /// The execution context of the node; null for the current context.
    #[undefined(Null)]
    #[refuses(Green = DeviceUninitialized)]
    ctx: ExecutionContext,
    /// The value at the start of each launch, with `cudaGraphCondAssignDefault`.
    defaultLaunchValue: Any,
    /// `cudaGraphCondAssignDefault`, or zero.
    flags: ConditionFlags,
) {
}

/// Each condition is another one, and a graph has an executable only if its conditions have nodes.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphConditionalHandleCreate)]
fn conditions_need_nodes(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    cuda.cudaGraphExecDestroy(exec)?;
    let first = cuda.cudaGraphConditionalHandleCreate(graph, 0, 0)?;
    let assign = cudaGraphCondAssignDefault.0;
    let second = cuda.cudaGraphConditionalHandleCreate(graph, 1, assign)?;
    expect!(first != second);
    expect!(cuda.cudaGraphInstantiate(graph, 0) == Err(InvalidValue));
    cuda.cudaGraphDestroy(graph)?;
}

/// A condition of an execution context is one of the graph.
#[scenario]
#[on("13.5.37")]
#[needs(runtime)]
#[shows(cudaGraphConditionalHandleCreate_v2)]
fn a_condition_has_an_execution_context(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let context = cuda.cudaDeviceGetExecutionCtx(0)?;
    let first = cuda.cudaGraphConditionalHandleCreate(graph, 0, 0)?;
    let second = cuda.cudaGraphConditionalHandleCreate_v2(graph, context, 0, 0)?;
    expect!(first != second);
    expect!(cuda.cudaGraphInstantiate(graph, 0) == Err(InvalidValue));
    cuda.cudaGraphDestroy(graph)?;
}

/// A launch starts conditions with their default values: a body runs unless the value is zero, and the other one if it is.
#[scenario]
#[needs(runtime)]
#[shows(cudaGraphAddNode, cudaGraphConditionalHandleCreate)]
fn a_condition_selects_a_body(cuda: &Runtime) {
    let (none, no_data, null) = (
        core::ptr::null(),
        core::ptr::null(),
        core::ptr::null_mut(),
    );
    let memory = cuda.cudaMalloc(4)?;
    let graph = cuda.cudaGraphCreate(0)?;
    for value in [0, 1] {
        let assign = cudaGraphCondAssignDefault.0;
        let condition = cuda.cudaGraphConditionalHandleCreate(graph, value, assign)?;
        let mut either = cudaGraphNodeParams {
            r#type: cudaGraphNodeTypeConditional,
            ..Default::default()
        };
        either.anon1.conditional.handle = condition;
        either.anon1.conditional.r#type = cudaGraphCondTypeIf;
        either.anon1.conditional.size = 2;
        cuda.cudaGraphAddNode(graph, none, no_data, 0, &mut either)?;
        let made = either.anon1.conditional.phGraph_out;
        for (place, body) in [*made, *made.add(1)].into_iter().enumerate() {
            let fill = cudaMemsetParams {
                dst: memory.wrapping_byte_add(value as usize * 2 + place),
                value: 7,
                elementSize: 1,
                width: 1,
                height: 1,
                ..Default::default()
            };
            cuda.cudaGraphAddMemsetNode(body, none, 0, &fill)?;
        }
    }
    let exec = cuda.cudaGraphInstantiate(graph, 0)?;
    cuda.cudaMemset(memory, 0, 4)?;
    cuda.cudaGraphLaunch(exec, null)?;
    cuda.cudaDeviceSynchronize()?;
    let mut found = [1_u8; 4];
    let room = found.as_mut_ptr().cast();
    cuda.cudaMemcpy(room, memory, 4, cudaMemcpyDeviceToHost)?;
    expect!(found == [0, 7, 7, 0]);
    cuda.cudaGraphExecDestroy(exec)?;
    cuda.cudaGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
}

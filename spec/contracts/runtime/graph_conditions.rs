//! Conditions of graphs. No release was run.

/// Creates a condition for a conditional node of a graph, in the current context. Kernels set its value with
/// `cudaGraphSetConditional`.
#[needs(runtime, usable_context, sound_context)]
#[class(context_state)]
#[order(unknown)]
#[unreachable(NotSupported, "a device of compute capability 6.0 or later supports conditional nodes")]
fn cudaGraphConditionalHandleCreate(
    /// Place for the handle.
    pHandle_out: Out<cudaGraphConditionalHandle>,
    /// The graph with the node, or with a node whose child graph or body has it.
    graph: Graph,
    /// The value at the start of each launch, with `cudaGraphCondAssignDefault`.
    defaultLaunchValue: Any,
    /// `cudaGraphCondAssignDefault`, or zero.
    flags: ConditionFlags,
) {
}

/// Creates a condition for a conditional node of a graph, in an execution context.
#[needs(runtime, usable_context, sound_context)]
#[class(context_state)]
#[order(unknown)]
#[unreachable(NotSupported, "a device of compute capability 6.0 or later supports conditional nodes")]
fn cudaGraphConditionalHandleCreate_v2(
    /// Place for the handle.
    pHandle_out: Out<cudaGraphConditionalHandle>,
    /// The graph with the node, or with a node whose child graph or body has it.
    graph: Graph,
    /// The execution context of the node; null for the current context.
    #[undefined(Null)]
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

//! Events of nodes.

#![on("580.159.04")]

/// Returns the event that a node records.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphEventRecordNodeGetEvent(
    /// The node.
    hNode: NodeOf<EventRecord>,
    /// Place for the event.
    #[lends(Event)]
    event_out: Out<CUevent>,
) {
    check!(hNode, event_out);
}

/// Sets the event that a node records. Executables keep theirs.
#[class(lookup)]
#[order(observed)]
#[unreachable(INVALID_HANDLE, "a null node or event returns INVALID_VALUE, and other wrong handles are undefined")]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
fn cuGraphEventRecordNodeSetEvent(
    /// The node.
    hNode: NodeOf<EventRecord>,
    /// The event.
    #[refuses(Null = INVALID_VALUE)]
    #[without(CaptureEnded)]
    event: Event,
) {
    check!(hNode, event);
}

/// Returns the event that a node waits for.
#[class(lookup)]
#[order(observed)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` a null node returns INVALID_VALUE, and no other node exists"
)]
fn cuGraphEventWaitNodeGetEvent(
    /// The node.
    hNode: NodeOf<WaitEvent>,
    /// Place for the event.
    #[lends(Event)]
    event_out: Out<CUevent>,
) {
    check!(hNode, event_out);
}

/// Sets the event that a node waits for. Executables keep theirs.
#[class(lookup)]
#[order(observed)]
#[unreachable(INVALID_HANDLE, "a null node or event returns INVALID_VALUE, and other wrong handles are undefined")]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
fn cuGraphEventWaitNodeSetEvent(
    /// The node.
    hNode: NodeOf<WaitEvent>,
    /// The event.
    #[refuses(Null = INVALID_VALUE)]
    #[without(CaptureEnded)]
    event: Event,
) {
    check!(hNode, event);
}

/// The events of nodes are read back as they were set, and executables that are instantiated later use them.
#[scenario]
#[needs(context)]
#[shows(
    cuGraphEventRecordNodeGetEvent,
    cuGraphEventRecordNodeSetEvent,
    cuGraphEventWaitNodeGetEvent,
    cuGraphEventWaitNodeSetEvent
)]
fn events_of_nodes_are_read_back_as_they_were_set(cuda: &Driver) {
    let old = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let awaited = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let recorded = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let graph = cuda.cuGraphCreate(0)?;
    let wait = cuda.cuGraphAddEventWaitNode(graph, core::ptr::null(), 0, old)?;
    let record = cuda.cuGraphAddEventRecordNode(graph, &wait, 1, old)?;
    cuda.cuGraphAddEventWaitNode(graph, core::ptr::null(), 0, old)?;
    cuda.cuGraphAddEventRecordNode(graph, &wait, 1, old)?;
    expect!(cuda.cuGraphEventWaitNodeGetEvent(wait)? == old);
    expect!(cuda.cuGraphEventRecordNodeGetEvent(record)? == old);
    cuda.cuGraphEventWaitNodeSetEvent(wait, awaited)?;
    cuda.cuGraphEventRecordNodeSetEvent(record, recorded)?;
    expect!(cuda.cuGraphEventWaitNodeGetEvent(wait)? == awaited);
    expect!(cuda.cuGraphEventRecordNodeGetEvent(record)? == recorded);
    let exec = cuda.cuGraphInstantiateWithFlags(graph, 0)?;

    let held = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(held)?;
    cuda.cuEventRecord(awaited, held)?;
    cuda.cuGraphLaunch(exec, stream)?;
    expect!(cuda.cuEventQuery(recorded) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.cuEventQuery(recorded) == Ok(()));
    cuda.cuStreamDestroy_v2(held)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGraphExecDestroy(exec)?;
    cuda.cuGraphDestroy(graph)?;
    for event in [old, awaited, recorded] {
        cuda.cuEventDestroy_v2(event)?;
    }
}

//! Domains with invalid arguments.

/// The value of a pointer attribute.
#[tagged(CUpointer_attribute)]
enum PointerValue {
    /// The context.
    #[tag(CU_POINTER_ATTRIBUTE_CONTEXT)]
    Context(CUcontext),
}

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: &Stream,
) {
}

/// Queries a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamQuery(
    /// The stream.
    hStream: Bytes,
) {
}

/// Waits for an event.
#[needs(context)]
#[order(unknown)]
fn cuEventSynchronize(
    /// The event.
    hEvent: Bytes<&hEvent>,
) {
}

/// Queries an event.
#[needs(context)]
#[order(unknown)]
fn cuEventQuery(
    /// The event.
    hEvent: Bytes<'static>,
) {
}

/// Destroys an event.
#[needs(context)]
#[order(unknown)]
fn cuEventDestroy_v2(
    /// The event.
    #[ends(Event)]
    hEvent: Bytes<event>,
) {
}

/// Frees memory.
#[needs(context)]
#[order(unknown)]
fn cuMemFree_v2(
    /// The memory.
    #[ends(DeviceMemory)]
    dptr: Out<PointerValue<attribute>>,
) {
}

/// Frees memory of the host.
#[needs(context)]
#[order(unknown)]
fn cuMemFreeHost(
    /// The memory.
    #[ends(PinnedMemory)]
    #[accepts(Frozen)]
    p: Host<Null>,
) {
}

//! What devices can do with one another's memory.

#![on("580.159.04")]

/// That the current context reaches the memory of another one.
#[resource(ended_by = cuCtxDisablePeerAccess)]
struct PeerAccess;

/// A context whose memory another one may be let reach.
#[domain(CUcontext, live)]
enum PeerContext {
    /// The primary context of the second device.
    #[accepted]
    #[gate(machine.devices() >= 2)]
    OtherDevice,
    /// The same, which the current context reaches already.
    #[accepted]
    #[gate(machine.devices() >= 2)]
    Peer,
    /// The current one, which is the primary context of the first device.
    #[accepted]
    #[is(same_device)]
    Primary,
    /// Another context of the first device.
    #[accepted]
    #[is(same_device)]
    Created,
    /// Null.
    #[refused(INVALID_CONTEXT)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Tells whether one device can reach the memory of another directly.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuDeviceCanAccessPeer(
    /// Room for one or zero.
    canAccessPeer: Out<c_int>,
    /// The device that would reach.
    dev: Device,
    /// The device that has the memory.
    peerDev: Device,
) {
    check!(initialized, outside_callback, canAccessPeer, dev, peerDev);

    /// No device is a peer of itself.
    #[ensure("not-its-own-peer", observed, on("580.159.04"))]
    if dev == peerDev {
        assert!(canAccessPeer.value() == 0);
    }
}

/// Tells one property of the way between two devices.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(observed)]
fn cuDeviceGetP2PAttribute(
    /// Room for the property.
    value: Out<c_int>,
    /// Which property.
    attrib: OneOf<CUdevice_P2PAttribute>,
    /// The device that reaches.
    srcDevice: Device,
    /// The device that has the memory.
    dstDevice: Device,
) {
    check!(initialized, outside_callback, value, srcDevice, dstDevice);

    /// There is no way from a device to itself.
    #[rule("two-devices", documented, on("580.159.04"))]
    if srcDevice == dstDevice {
        return INVALID_DEVICE;
    }

    check!(attrib);
}

/// Tells how one device can do each of several atomic operations on the memory of another.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(observed)]
fn cuDeviceGetP2PAtomicCapabilities(
    /// Room for a mask of operand sizes per operation.
    #[on_failure(written)]
    capabilities: OutSlice<c_uint, count>,
    /// The operations asked about.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    operations: Slice<AnyOf<CUatomicOperation>, count>,
    /// Number of operations.
    count: Count<operations>,
    /// The device that reaches.
    srcDevice: Device,
    /// The device that has the memory.
    dstDevice: Device,
) {
    check!(initialized, outside_callback, capabilities, operations);
    check!(srcDevice, dstDevice);

    /// There is no way from a device to itself.
    #[rule("two-devices", documented, on("580.159.04"))]
    if srcDevice == dstDevice {
        return INVALID_DEVICE;
    }

    for operation in operations {
        /// Each operation is one that there is.
        #[rule("known-operations", assumed)]
        if !operation.is_listed() {
            return INVALID_VALUE;
        }
    }
}

/// Gives the current context access to the memory of a context on another device.
#[class(context_lookup)]
#[unobserved(own_process)]
#[order(observed)]
#[unreachable(TOO_MANY_PEERS, "takes more devices than there are")]
fn cuCtxEnablePeerAccess(
    /// The context whose memory is to be reached.
    #[acquires(PeerAccess)]
    peerContext: PeerContext,
    /// Kept for later.
    Flags: Reserved,
) {
    check!(initialized, outside_callback, context, live_context);
    check!(peerContext, Flags);

    /// The contexts are of two devices.
    #[rule("two-devices", documented, on("580.159.04"))]
    if peerContext.is_same_device() {
        return PEER_ACCESS_UNSUPPORTED;
    }

    /// There is no access yet.
    #[rule("once", documented)]
    if peerContext.is_peer() {
        return PEER_ACCESS_ALREADY_ENABLED;
    }
}

/// Ends the current context's access to the memory of another one.
#[needs(context, outside_callback, live_context, no_capture, own_process)]
#[tolerates(uncaptured_context, sound_context)]
#[unobserved(own_process)]
#[order(observed)]
fn cuCtxDisablePeerAccess(
    /// The context whose memory is reached.
    #[ends(PeerAccess)]
    peerContext: PeerContext,
) {
    check!(initialized, outside_callback, context, live_context);
    check!(peerContext, no_capture);

    /// There is access to be ended.
    #[rule("enabled", documented, on("580.159.04"))]
    if !peerContext.is_peer() {
        return PEER_ACCESS_NOT_ENABLED;
    }
}

/// A device that can reach the memory of another does so once it is told to, and once only.
#[scenario]
#[needs(initialized)]
#[gate(machine.has_peers())]
#[shows(
    cuCtxEnablePeerAccess,
    cuCtxDisablePeerAccess,
    cuDeviceGetP2PAttribute,
    cuDeviceGetP2PAtomicCapabilities
)]
fn peers_reach_what_they_are_let(cuda: &Driver) {
    expect!(cuda.cuDeviceCanAccessPeer(0, 1)? == 1);
    let supported = CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED;
    expect!(cuda.cuDeviceGetP2PAttribute(supported, 0, 1)? == 1);
    let operations = [CU_ATOMIC_OPERATION_INTEGER_ADD, CU_ATOMIC_OPERATION_CAS];
    let mut together: [c_uint; 2] = [u32::MAX; 2];
    let mut alone: [c_uint; 2] = [0x5555_5555; 2];
    let asked = operations.as_ptr();
    cuda.cuDeviceGetP2PAtomicCapabilities(together.as_mut_ptr(), asked, 2, 0, 1)?;
    for (answer, operation) in alone.iter_mut().zip(&operations) {
        cuda.cuDeviceGetP2PAtomicCapabilities(answer, operation, 1, 0, 1)?;
    }
    expect!(alone == together);
    let first = cuda.cuDevicePrimaryCtxRetain(0)?;
    let second = cuda.cuDevicePrimaryCtxRetain(1)?;
    cuda.cuCtxSetCurrent(second)?;
    let theirs = cuda.cuMemAlloc_v2(65536)?;
    cuda.cuMemsetD8_v2(theirs, 0x5a, 65536)?;
    cuda.cuCtxSynchronize()?;
    cuda.cuCtxSetCurrent(first)?;
    expect!(cuda.cuCtxDisablePeerAccess(second) == Err(PEER_ACCESS_NOT_ENABLED));
    cuda.cuCtxEnablePeerAccess(second, 0)?;
    expect!(cuda.cuCtxEnablePeerAccess(second, 0) == Err(PEER_ACCESS_ALREADY_ENABLED));
    cuda.cuMemsetD8_v2(theirs, 0xa5, 4)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(theirs, 5)? == [0xa5, 0xa5, 0xa5, 0xa5, 0x5a]);
    cuda.cuCtxDisablePeerAccess(second)?;
    expect!(cuda.cuCtxDisablePeerAccess(second) == Err(PEER_ACCESS_NOT_ENABLED));
    cuda.cuCtxSetCurrent(second)?;
    cuda.cuMemFree_v2(theirs)?;
    cuda.cuCtxSetCurrent(ptr::null_mut())?;
    cuda.cuDevicePrimaryCtxRelease_v2(1)?;
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
}

//! Devices that reach each other's memory.

/// Ends the current context's direct access to the memory of another context.
fn cuCtxDisablePeerAccess();

/// Gives the current context direct access to the memory of another device's context; one way only.
fn cuCtxEnablePeerAccess(
    /// The context whose memory becomes reachable, on another device.
    peerContext: _,
    /// Zero.
    Flags: _,
);

/// Tells whether one device can reach the memory of another directly.
fn cuDeviceCanAccessPeer(
    /// Room for the answer: 1 if it can, 0 otherwise.
    canAccessPeer: _,
    /// The device that would access.
    dev: _,
    /// The device that has the memory.
    peerDev: _,
);

/// Tells how one device can do each of several atomic operations on the memory of another.
fn cuDeviceGetP2PAtomicCapabilities();

/// Returns one property of the link between two devices, such as whether native atomics work across
/// it.
fn cuDeviceGetP2PAttribute();

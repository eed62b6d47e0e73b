//! Devices that reach each other's memory.

/// Tells whether one device can reach the memory of another directly.
fn cudaDeviceCanAccessPeer(
    /// Room for the answer: 1 if it can, 0 otherwise.
    canAccessPeer: _,
    /// The device that would access.
    device: _,
    /// The device that has the memory.
    peerDevice: _,
);

/// Ends the current device's direct access to the memory of another device.
fn cudaDeviceDisablePeerAccess();

/// Gives the current device direct access to the memory of another device; one way only.
fn cudaDeviceEnablePeerAccess(
    /// The device whose memory becomes reachable.
    peerDevice: _,
    /// Zero.
    flags: _,
);

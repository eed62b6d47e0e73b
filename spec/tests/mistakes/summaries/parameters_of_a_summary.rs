//! Parameters that the header does not have, too few of them, and in another order.

/// Gives the current context access to the memory of another.
fn cuCtxEnablePeerAccess(
    /// The other context.
    peerContex: _,
    /// Zero.
    Flags: _,
);

/// Says whether a device may use the memory of another.
fn cuDeviceCanAccessPeer(
    /// Room for the answer.
    canAccessPeer: _,
);

/// Returns how a texture reference reads.
fn cuTexRefGetFlags(
    /// The reference.
    hTexRef: _,
    /// Room for the flags.
    pFlags: _,
);

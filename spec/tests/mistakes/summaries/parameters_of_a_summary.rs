//! Parameters that the header does not have, too few of them, and in another order.

/// Says how a resource will be used while it is mapped.
fn cuGraphicsResourceSetMapFlags_v2(
    /// The resource.
    resourc: _,
    /// Zero.
    flags: _,
);

/// Returns the address of a resource that is mapped.
fn cuGraphicsResourceGetMappedPointer_v2(
    /// Room for the address.
    pDevPtr: _,
);

/// Returns how a texture reference reads.
fn cuTexRefGetFlags(
    /// The reference.
    hTexRef: _,
    /// Room for the flags.
    pFlags: _,
);

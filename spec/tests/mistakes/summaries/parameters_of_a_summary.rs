//! Unknown parameters, missing ones, and another order than the header's.

/// Sets the use of a resource while it is mapped.
fn cuGraphicsResourceSetMapFlags_v2(
    /// The resource.
    resourc: _,
    /// Zero.
    flags: _,
);

/// Returns the address of a resource that is mapped.
fn cuGraphicsResourceGetMappedPointer_v2(
    /// Receives the address.
    pDevPtr: _,
);

/// Returns the flags of a texture reference.
fn cuTexRefGetFlags(
    /// The reference.
    hTexRef: _,
    /// Receives the flags.
    pFlags: _,
);

//! A summary without a sentence, one with an empty one, and parameters without one.

fn cuGraphicsMapResources();

///
fn cuGraphicsUnregisterResource();

/// Sets the use of a resource while it is mapped.
fn cuGraphicsResourceSetMapFlags_v2(
    resource: _,
    /// Zero.
    flags: _,
);

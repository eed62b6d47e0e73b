//! A summary without a sentence, one with an empty one, and parameters without one.

fn cuGraphLaunch();

///
fn cuDestroyExternalMemory();

/// Gives the current context access to the memory of another.
fn cuCtxEnablePeerAccess(
    peerContext: _,
    /// Zero.
    Flags: _,
);

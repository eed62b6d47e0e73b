//! Lamps that have no contract.

/// Puts a lamp out.
fn cuLampClose(
    /// The lamp; it can be lit again.
    lamp: _,
);

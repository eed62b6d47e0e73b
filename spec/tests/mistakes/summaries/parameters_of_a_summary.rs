//! Parameters that the header does not have, too few of them, and in another order.

/// Loads code from a file into the current context.
fn cuModuleLoad(
    /// Room for the module.
    modul: _,
    /// Path of the file.
    fname: _,
);

/// Loads code from memory into the current context.
fn cuModuleLoadData(
    /// Room for the module.
    module: _,
);

/// Returns how a texture reference reads.
fn cuTexRefGetFlags(
    /// The reference.
    hTexRef: _,
    /// Room for the flags.
    pFlags: _,
);

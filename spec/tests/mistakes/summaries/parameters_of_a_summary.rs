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

/// Returns the module that holds a kernel.
fn cuFuncGetModule(
    /// The kernel.
    hfunc: _,
    /// Room for the module.
    hmod: _,
);

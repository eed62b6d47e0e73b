//! From the runtime's symbols to the driver's handles.

/// Returns the driver's function for a kernel of the program, in the current device's context.
fn cudaGetFuncBySymbol(
    /// Room for the function, a `CUfunction`, that calls of the driver take.
    functionPtr: _,
    /// The kernel, as the program names it: its address on the host.
    symbolPtr: _,
);

/// Returns the driver's kernel for a kernel of the program; it belongs to no context.
fn cudaGetKernel();

//! Launches from before `cuLaunchKernel`, which set everything on the kernel first.

/// Sets the dimensions of a block for later `cuLaunch` and `cuLaunchGrid` calls of a kernel.
fn cuFuncSetBlockShape();

/// Sets how wide a kernel's banks of shared memory are, which no recent device lets one choose.
fn cuFuncSetSharedMemConfig();

/// Sets how many bytes of dynamic shared memory a block gets in later `cuLaunch` and `cuLaunchGrid`
/// calls.
fn cuFuncSetSharedSize();

/// Launches a kernel as a single block, with the block shape and the arguments that were set on it
/// before.
fn cuLaunch();

/// Launches one cooperative kernel on each of several devices, so that all their grids can
/// synchronise.
fn cuLaunchCooperativeKernelMultiDevice();

/// Launches a kernel on a grid of two dimensions, with the block shape and the arguments set on it
/// before.
fn cuLaunchGrid();

/// Launches a kernel on a grid of two dimensions in stream order, with what was set on it before.
fn cuLaunchGridAsync();

/// Sets how many bytes of arguments later `cuLaunch` and `cuLaunchGrid` calls hand to a kernel.
fn cuParamSetSize();

/// Makes a texture reference available to a kernel that is launched by `cuLaunch` or
/// `cuLaunchGrid`.
fn cuParamSetTexRef();

/// Writes a float into a kernel's block of arguments for later `cuLaunch` and `cuLaunchGrid` calls.
fn cuParamSetf();

/// Writes an unsigned integer into a kernel's block of arguments for later `cuLaunch` and
/// `cuLaunchGrid` calls.
fn cuParamSeti();

/// Copies any number of bytes into a kernel's block of arguments for later `cuLaunch` and
/// `cuLaunchGrid` calls.
fn cuParamSetv();

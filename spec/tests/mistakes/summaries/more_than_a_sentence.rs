//! What the header states already, and what is no summary at all.

/// Unloads a module.
fn cuModuleUnload(
    /// The module.
    hmod: CUmodule,
) -> CUresult;

/// Launches a kernel.
#[group(CUDA_EXEC)]
fn cuGLInit();

/// A kernel.
struct CUfunction;

/// Launches a kernel.
fn cuGraphLaunch() {}

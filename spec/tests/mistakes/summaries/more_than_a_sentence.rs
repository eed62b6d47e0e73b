//! What the header states already, and what is no summary at all.

/// Gives up memory of another API.
fn cuDestroyExternalMemory(
    /// The memory.
    extMem: CUexternalMemory,
) -> CUresult;

/// Launches a kernel.
#[group(CUDA_EXEC)]
fn cuGLInit();

/// A kernel.
struct CUfunction;

/// Launches a kernel.
fn cuGraphLaunch() {}

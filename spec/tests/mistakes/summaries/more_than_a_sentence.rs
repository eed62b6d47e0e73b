//! Facts that the header already declares, and items that are no summaries.

/// Unregisters a resource of another API.
fn cuGraphicsUnregisterResource(
    /// The resource.
    resource: CUgraphicsResource,
) -> CUresult;

/// Launches a kernel.
#[group(CUDA_EXEC)]
fn cuGLInit();

/// A kernel.
struct CUfunction;

/// Launches a kernel.
fn cuGraphLaunch() {}

//! What the header states already, and what is no summary at all.

/// Gives up a resource of another API.
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

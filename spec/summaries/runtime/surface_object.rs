//! Surface objects.

/// Creates a surface object that kernels read and write an array through.
fn cudaCreateSurfaceObject();

/// Destroys a surface object, but not the array behind it.
fn cudaDestroySurfaceObject();

/// Returns which array a surface object reads and writes.
fn cudaGetSurfaceObjectResourceDesc();

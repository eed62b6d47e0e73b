//! Surface references, which surface objects have replaced.

/// Binds an array to a surface reference, in place of what was bound before.
fn cudaBindSurfaceToArray();

/// Returns the structure for a surface reference of the program.
fn cudaGetSurfaceReference();

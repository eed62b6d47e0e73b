//! Surface references, which surface objects have replaced.

/// Returns the array that is bound to a surface reference.
fn cuSurfRefGetArray();

/// Binds an array to a surface reference, in place of what was bound before.
fn cuSurfRefSetArray();

//! Surface objects.

/// Creates a surface object that kernels read and write an array through.
fn cuSurfObjectCreate();

/// Destroys a surface object, but not the array behind it.
fn cuSurfObjectDestroy();

/// Returns which array a surface object reads and writes.
fn cuSurfObjectGetResourceDesc();

//! A summary without a sentence, one with an empty one, and parameters without one.

fn cuGraphLaunch();

///
fn cuModuleUnload();

/// Loads code from a file into the current context.
fn cuModuleLoad(
    module: _,
    /// Path of the file.
    fname: _,
);

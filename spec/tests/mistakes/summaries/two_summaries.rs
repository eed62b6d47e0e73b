//! One function, two summaries.

/// Maps resources.
fn cuGraphicsMapResources();

/// Maps resources.
fn cuGraphicsMapResources();

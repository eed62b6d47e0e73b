//! Batches on managed memory, and where memory lies.

/// Tells for each part of a range of memory where most of it lies at the moment, by samples.
fn cuMemGetLocationInfo();

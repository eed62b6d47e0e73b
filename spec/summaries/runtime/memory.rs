//! Memory of devices and of the host, arrays, copies and fills.

/// Tells for each part of a range of memory where most of it lies at the moment, by samples.
fn cudaMemGetLocationInfo();

/// Copies one box in stream order, with hints about where memory lies and when the source may be
/// read.
fn cudaMemcpy3DWithAttributesAsync();

/// Copies one range in stream order, with hints about where memory lies and when the source may be
/// read.
fn cudaMemcpyWithAttributesAsync();

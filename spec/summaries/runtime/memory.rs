//! Memory of devices and of the host, arrays, copies and fills.

/// Tells for each part of a range of memory where most of it lies at the moment, by samples.
fn cudaMemGetLocationInfo();

//! Copies over the fabric between devices.

/// Copies a batch of ranges between memory and logical endpoints, in stream order.
fn cuFabricCpyBatchAsync();

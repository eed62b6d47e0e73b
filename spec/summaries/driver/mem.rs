//! Arrays, copies of rows and boxes, and memory shared with other processes.


/// Decompresses a batch of buffers in stream order, with the device's hardware for that.
fn cuMemBatchDecompressAsync();

/// Copies one box in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpy3DWithAttributesAsync();

/// Copies one range in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpyWithAttributesAsync();

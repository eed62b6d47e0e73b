//! Arrays, copies of rows and boxes, and memory shared with other processes.

/// Decompresses a batch of buffers in stream order, with the device's hardware for that.
fn cuMemBatchDecompressAsync();

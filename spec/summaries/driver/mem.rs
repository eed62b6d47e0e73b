//! Arrays, copies of rows and boxes, and memory shared with other processes.

/// Returns one plane of an array with a format of several planes, as an array of its own.
fn cuArrayGetPlane();

/// Decompresses a batch of buffers in stream order, with the device's hardware for that.
fn cuMemBatchDecompressAsync();

/// Returns a handle of a range of memory for drivers of other devices: a dma-buf file descriptor.
fn cuMemGetHandleForAddressRange();

/// Copies a batch of boxes in stream order and in no order among themselves, and tells which one is
/// at fault.
fn cuMemcpy3DBatchAsync();

/// Copies a batch of boxes in stream order and in no order among themselves.
fn cuMemcpy3DBatchAsync_v2();

/// Copies one box in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpy3DWithAttributesAsync();

/// Copies a batch of ranges in stream order and in no order among themselves, and tells which one
/// is at fault.
fn cuMemcpyBatchAsync();

/// Copies a batch of ranges in stream order and in no order among themselves.
fn cuMemcpyBatchAsync_v2();

/// Copies one range in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpyWithAttributesAsync();

//! Arrays, copies of rows and boxes, and memory shared with other processes.

/// Returns one plane of an array with a format of several planes, as an array of its own.
fn cuArrayGetPlane();

/// Registers a function to be called when something happens to a device, for instance its memory
/// runs over budget.
fn cuDeviceRegisterAsyncNotification();

/// Unregisters a function, which is then no longer called when something happens to a device.
fn cuDeviceUnregisterAsyncNotification();

/// Decompresses a batch of buffers in stream order, with the device's hardware for that.
fn cuMemBatchDecompressAsync();

/// Returns a handle of a range of memory for drivers of other devices: a dma-buf file descriptor.
fn cuMemGetHandleForAddressRange();

/// Copies one box in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpy3DWithAttributesAsync();

/// Copies one range in stream order, with hints about where memory lies and when the source may be
/// read.
fn cuMemcpyWithAttributesAsync();

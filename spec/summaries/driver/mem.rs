//! Arrays, copies of rows and boxes, and memory shared with other processes.

/// Registers a function to be called when something happens to a device, for instance its memory
/// runs over budget.
fn cuDeviceRegisterAsyncNotification();

/// Unregisters a function, which is then no longer called when something happens to a device.
fn cuDeviceUnregisterAsyncNotification();

/// Decompresses a batch of buffers in stream order, with the device's hardware for that.
fn cuMemBatchDecompressAsync();

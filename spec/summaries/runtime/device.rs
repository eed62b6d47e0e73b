//! Devices, and which of them the calling thread uses.

/// Tells how one device can do each of several atomic operations on the memory of another.
fn cudaDeviceGetP2PAtomicCapabilities();

/// Returns one property of the link between two devices, such as whether native atomics work across
/// it.
fn cudaDeviceGetP2PAttribute();

/// Registers a function to be called when something happens to a device, for instance its memory
/// runs over budget.
fn cudaDeviceRegisterAsyncNotification();

/// Sets the pool that `cudaMallocAsync` takes from on a device.
fn cudaDeviceSetMemPool();

/// Unregisters a function, which is then no longer called when something happens to a device.
fn cudaDeviceUnregisterAsyncNotification();

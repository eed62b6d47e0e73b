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

/// Unmaps memory of another process; the memory itself stays with the process that allocated it.
fn cudaIpcCloseMemHandle(
    /// Address, as `cudaIpcOpenMemHandle` returned it.
    devPtr: _,
);

/// Returns a handle with which other processes can open an event.
fn cudaIpcGetEventHandle(
    /// Room for the handle, to be sent to the other process as bytes.
    handle: _,
    /// The event; made for other processes and without timing.
    event: _,
);

/// Returns a handle with which other processes can map device memory of this one.
fn cudaIpcGetMemHandle(
    /// Room for the handle, to be sent to the other process as bytes.
    handle: _,
    /// First byte of the allocation, from `cudaMalloc`.
    devPtr: _,
);

/// Creates an event of this process that stands for an event of another one.
fn cudaIpcOpenEventHandle(
    /// Room for the event, which is destroyed like any other.
    event: _,
    /// The handle, as the other process created it.
    handle: _,
);

/// Maps device memory of another process here and returns its address.
fn cudaIpcOpenMemHandle(
    /// Room for the address, which `cudaIpcCloseMemHandle` closes.
    devPtr: _,
    /// The handle, as the other process created it.
    handle: _,
    /// Only `cudaIpcMemLazyEnablePeerAccess`: access between devices is enabled if it takes that.
    flags: _,
);

//! Devices, and which of them the calling thread uses.

/// Returns the device that matches given properties best; it does not become current.
fn cudaChooseDevice();

/// Writes which NvSciSync objects a device can wait for or signal into a list of attributes.
fn cudaDeviceGetNvSciSyncAttributes();

/// Tells how one device can do each of several atomic operations on the memory of another.
fn cudaDeviceGetP2PAtomicCapabilities();

/// Returns one property of the link between two devices, such as whether native atomics work across
/// it.
fn cudaDeviceGetP2PAttribute();

/// Returns how many elements of a format a texture on linear memory can have on a device.
fn cudaDeviceGetTexture1DLinearMaxWidth();

/// Registers a function to be called when something happens to a device, for instance its memory
/// runs over budget.
fn cudaDeviceRegisterAsyncNotification();

/// Sets the pool that `cudaMallocAsync` takes from on a device.
fn cudaDeviceSetMemPool();

/// Unregisters a function, which is then no longer called when something happens to a device.
fn cudaDeviceUnregisterAsyncNotification();

/// Returns the flags of the current device, such as how threads wait for it.
fn cudaGetDeviceFlags();

/// Fills a structure with the properties of a device, which takes longer than asking for one
/// attribute.
fn cudaGetDeviceProperties(
    /// Room for the properties; its layout depends on the major version of the runtime.
    prop: _,
    /// The device.
    device: _,
);

/// Initialises a device with flags but does not make it current.
fn cudaInitDevice();

/// Sets how threads wait for the current device, and other flags of its primary context.
fn cudaSetDeviceFlags();

/// Lists the devices, in order of preference, of which the runtime takes the first that works where
/// none was chosen.
fn cudaSetValidDevices();

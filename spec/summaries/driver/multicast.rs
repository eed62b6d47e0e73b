//! Multicast objects: memory of several devices that one store writes to.

/// Adds a device to a multicast object; all must be there before memory is bound.
fn cuMulticastAddDevice(
    /// The multicast object.
    mcHandle: _,
    /// The device.
    dev: _,
);

/// Binds memory at a mapped address to a part of a multicast object, for the device that the memory
/// is on.
fn cuMulticastBindAddr();

/// Binds memory at a mapped address to a part of a multicast object, for a device that the caller
/// names.
fn cuMulticastBindAddr_v2();

/// Binds physical memory to a part of a multicast object, for the device that the memory is on.
fn cuMulticastBindMem(
    /// The multicast object; all its devices have been added.
    mcHandle: _,
    /// Where in the object the binding begins, in bytes; a multiple of the multicast granularity.
    mcOffset: _,
    /// The memory, from `cuMemCreate`.
    memHandle: _,
    /// Where in the memory the binding begins, in bytes.
    memOffset: _,
    /// Bytes to bind.
    size: _,
    /// Zero.
    flags: _,
);

/// Binds physical memory to a part of a multicast object, for a device that the caller names.
fn cuMulticastBindMem_v2();

/// Creates a multicast object for a number of devices, without devices and memory as yet.
fn cuMulticastCreate(
    /// Room for the object, which `cuMemRelease` releases.
    mcHandle: _,
    /// Number of devices, size in bytes, and as which handles it can be exported.
    prop: _,
);

/// Returns what sizes and offsets of a multicast object with given properties must be multiples of.
fn cuMulticastGetGranularity();

/// Takes the memory of one device away from a part of a multicast object.
fn cuMulticastUnbind(
    /// The multicast object.
    mcHandle: _,
    /// The device.
    dev: _,
    /// Where in the object the part begins, in bytes.
    mcOffset: _,
    /// Bytes of the part.
    size: _,
);

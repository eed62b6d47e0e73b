//! Domains: addresses of the device and of the host.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// Memory that `cuMemFree` takes back.
#[resource(CUdeviceptr, ended_by = cuMemFree_v2)]
struct DeviceMemory;

/// Memory of the host that the driver has allocated.
#[resource(ended_by = cuMemFreeHost)]
struct PinnedMemory;

/// That memory of the program's own is registered.
#[resource(ended_by = cuMemHostUnregister)]
struct Registration;

/// An address, of the device or of the host. Nothing is accepted unless the parameter lists it.
#[domain(CUdeviceptr, live)]
#[any_thread]
enum Address {
    #[refused(INVALID_VALUE)]
    #[is(allocation, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Device,
    #[refused(INVALID_VALUE)]
    #[is(device, device_accessible)]
    #[has(allocation_size = 65536, offset = 256, remaining = 65280)]
    Interior,
    #[refused(INVALID_VALUE)]
    #[is(device, device_accessible)]
    #[has(allocation_size = 65536, offset = 1, remaining = 65535)]
    Misaligned,
    #[refused(INVALID_VALUE)]
    #[is(allocation, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Managed,
    #[refused(INVALID_VALUE)]
    #[is(managed, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 4096, remaining = 61440)]
    ManagedInterior,
    #[refused(INVALID_VALUE)]
    #[is(allocation, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Pooled,
    #[refused(INVALID_VALUE)]
    #[is(host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Pinned,
    #[refused(INVALID_VALUE)]
    #[is(pinned, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 256, remaining = 65280)]
    PinnedInterior,
    #[refused(INVALID_VALUE)]
    #[is(host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Registered,
    #[refused(INVALID_VALUE)]
    #[is(host_accessible)]
    #[has(remaining = 65536)]
    Pageable,
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Freed,
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Null = 0,
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Garbage = 0xdead_0000_beef,
}

/// Host memory the call itself reads or writes.
#[domain(live)]
#[any_thread]
enum Host {
    #[accepted]
    #[has(remaining = 131072)]
    Pageable,
    #[accepted]
    #[has(remaining = 131072)]
    Pinned,
    #[refused(INVALID_VALUE)]
    Null = 0,
    #[undefined]
    Unmapped = 0xdead_0000_beef,
}

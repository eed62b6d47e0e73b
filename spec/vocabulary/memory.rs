//! Domains: addresses of the device and of the host.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// Memory that `cuMemFree` takes back.
#[resource(CUdeviceptr, ended_by = cuMemFree_v2)]
struct DeviceMemory;

/// A range of addresses that is reserved, with or without memory behind it.
#[resource(CUdeviceptr, ended_by = cuMemAddressFree)]
struct AddressRange;

/// Physical memory that is mapped to a part of a reserved range.
#[resource(CUdeviceptr, ended_by = cuMemUnmap, extends = DeviceMemory)]
struct Mapping;

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
    /// The start of memory that was allocated on the device.
    #[refused(INVALID_VALUE)]
    #[resource(DeviceMemory)]
    #[is(allocation, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Device,
    /// A place inside memory of the device, 256 bytes from its start.
    #[refused(INVALID_VALUE)]
    #[is(device, device_accessible)]
    #[has(allocation_size = 65536, offset = 256, remaining = 65280)]
    Interior,
    /// A place inside memory of the device, one byte from its start.
    #[refused(INVALID_VALUE)]
    #[is(device, device_accessible)]
    #[has(allocation_size = 65536, offset = 1, remaining = 65535)]
    Misaligned,
    /// The start of managed memory.
    #[refused(INVALID_VALUE)]
    #[is(allocation, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Managed,
    /// A place inside managed memory, a page from its start.
    #[refused(INVALID_VALUE)]
    #[is(managed, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 4096, remaining = 61440)]
    ManagedInterior,
    /// The start of memory of the device that came from a pool, in stream order.
    #[refused(INVALID_VALUE)]
    #[is(allocation, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Pooled,
    /// The start of pinned memory that the driver allocated on the host.
    #[refused(INVALID_VALUE)]
    #[is(on_host, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    Pinned,
    /// A place inside such memory, 256 bytes from its start.
    #[refused(INVALID_VALUE)]
    #[is(on_host, pinned, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 256, remaining = 65280)]
    PinnedInterior,
    /// Memory of the host that the driver did not allocate and was told of.
    #[refused(INVALID_VALUE)]
    #[is(on_host, host_accessible, device_accessible)]
    #[has(allocation_size = 65536, offset = 0, remaining = 65536)]
    // The suite passes the address that the host knows it by.
    #[gate(CUdeviceptr, device.can_use_host_pointer_for_registered_mem())]
    Registered,
    /// Memory of the host that the driver was not told of.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    #[is(on_host, host_accessible)]
    #[has(remaining = 65536)]
    Pageable,
    /// The last 64 KiB of 2 MiB of the device that are mapped to a reserved range, with access for the device.
    #[refused(INVALID_VALUE)]
    #[resource(Mapping)]
    #[is(device, device_accessible)]
    #[has(allocation_size = 0x20_0000, offset = 0x1f_0000, remaining = 65536)]
    Mapped,
    /// Where memory of the device was until it was freed.
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Freed,
    /// Null.
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Null = 0,
    /// A number that never was an address.
    #[refused(INVALID_VALUE)]
    #[has(remaining = 65536)]
    Garbage = 0xdead_0000_beef,
}

/// Host memory the call itself reads or writes.
#[domain(live)]
#[any_thread]
enum Host {
    /// Memory of the host that the driver was not told of.
    #[accepted]
    #[without_driver]
    #[is(on_host, host_accessible)]
    #[has(remaining = 131072)]
    Pageable,
    /// Pinned memory that the driver allocated on the host.
    #[accepted]
    #[is(on_host, host_accessible)]
    #[has(remaining = 131072)]
    Pinned,
    /// Managed memory.
    #[accepted]
    #[is(host_accessible)]
    #[has(remaining = 131072)]
    Managed,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// An address at which the process has no memory.
    #[undefined]
    Unmapped = 0xdead_0000_beef,
}

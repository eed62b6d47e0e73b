//! Devices, and places for memory.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A device handle or ordinal.
#[domain(CUdevice)]
enum Device {
    /// The first device, which every machine with a driver has.
    #[accepted]
    First = 0,
    /// The second device.
    #[accepted]
    #[gate(machine.devices() >= 2)]
    Second = 1,
    /// The number that stands for the host where a location is meant.
    #[refused(INVALID_DEVICE)]
    #[is(absent)]
    #[when(value == -1)]
    Cpu = -1,
    /// A number past the last device.
    #[refused(INVALID_DEVICE)]
    #[is(absent)]
    #[when(value >= machine.devices())]
    Beyond = 99,
    /// A number below zero that stands for nothing.
    #[refused(INVALID_DEVICE)]
    #[is(absent)]
    #[when(value < -1)]
    Negative = -5,
}

/// A node of the host's memory.
#[domain]
enum HostNode {
    /// The first node, which every machine has.
    #[accepted]
    First = 0,
    /// A node that the machine does not have.
    #[refused(INVALID_VALUE)]
    #[when(value != 0)]
    Beyond = 77,
}

/// A place for memory: a kind, and a number where there are several of the kind.
#[fields]
struct CUmemLocation {
    /// Kind of place.
    #[refuses(
        CU_MEM_LOCATION_TYPE_INVALID = INVALID_VALUE,
        CU_MEM_LOCATION_TYPE_INVISIBLE = INVALID_VALUE,
        CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = INVALID_VALUE
    )]
    // Drivers of 13.0 do not know them.
    #[unobserved(
        CU_MEM_LOCATION_TYPE_INVISIBLE,
        CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN
    )]
    r#type: OneOf<CUmemLocationType>,
    /// Which device.
    #[field(id)]
    #[when(r#type == CU_MEM_LOCATION_TYPE_DEVICE)]
    device: Device<Cpu, Beyond, Negative>,
    /// Which node of the host.
    #[field(id)]
    #[when(r#type == CU_MEM_LOCATION_TYPE_HOST_NUMA)]
    node: HostNode<Beyond>,
}

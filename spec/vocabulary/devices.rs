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
    #[when(value == -1)]
    Cpu = -1,
    /// A number past the last device.
    #[refused(INVALID_DEVICE)]
    #[when(value >= machine.devices())]
    Beyond = 99,
    /// A number below zero that stands for nothing.
    #[refused(INVALID_DEVICE)]
    #[when(value < -1)]
    Negative = -5,
}

/// A memory location: a kind and an id. Nothing is accepted unless the parameter lists it.
#[domain(CUmemLocation, record)]
enum Location {
    /// The first device.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 1, id = 0)]
    Device,
    /// The host, whichever node.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 2, id = 0)]
    Host,
    /// The first node of the host.
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 3, id = 0)]
    HostNuma,
    /// The node of the host that the calling thread runs on.
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 4, id = 0)]
    HostNumaCurrent,
    /// A device past the last one.
    #[refused(INVALID_DEVICE)]
    #[has(r#type = 1, id = 99)]
    DeviceBeyond,
    /// A node that the host does not have.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 3, id = 77)]
    NumaBeyond,
    /// The kind that the header calls invalid.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 0, id = 0)]
    Invalid,
    /// A kind that the header does not know.
    #[refused(INVALID_VALUE)]
    #[has(r#type = 9, id = 0)]
    Unknown,
}

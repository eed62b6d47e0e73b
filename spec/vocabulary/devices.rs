//! Devices, and places for memory.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A device handle or ordinal.
#[domain(CUdevice)]
enum Device {
    #[accepted]
    First = 0,
    #[accepted]
    #[gate(machine.devices() >= 2)]
    Second = 1,
    #[refused(INVALID_DEVICE)]
    #[when(value == -1)]
    Cpu = -1,
    #[refused(INVALID_DEVICE)]
    #[when(value >= machine.devices())]
    Beyond = 99,
    #[refused(INVALID_DEVICE)]
    #[when(value < -1)]
    Negative = -5,
}

/// A memory location: a kind and an id. Nothing is accepted unless the parameter lists it.
#[domain(CUmemLocation, record)]
enum Location {
    #[refused(INVALID_VALUE)]
    #[has(r#type = 1, id = 0)]
    Device,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 2, id = 0)]
    Host,
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 3, id = 0)]
    HostNuma,
    #[refused(INVALID_VALUE)]
    #[is(numa)]
    #[has(r#type = 4, id = 0)]
    HostNumaCurrent,
    #[refused(INVALID_DEVICE)]
    #[has(r#type = 1, id = 99)]
    DeviceBeyond,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 3, id = 77)]
    NumaBeyond,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 0, id = 0)]
    Invalid,
    #[refused(INVALID_VALUE)]
    #[has(r#type = 9, id = 0)]
    Unknown,
}

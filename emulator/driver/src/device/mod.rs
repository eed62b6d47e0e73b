//! The one device and its properties.

use std::sync::LazyLock;

pub mod attributes;
pub mod occupancy;
pub mod visible;

/// Its ordinal, which is also its handle.
pub const ORDINAL: i32 = 0;

/// The number for the host in functions of unified memory.
pub const CPU: i32 = -1;

/// The number for an invalid device in them.
pub const NO_DEVICE: i32 = -2;

pub const COUNT: i32 = 1;
pub const NAME: &str = "NVIDIA H200";

/// Version 13.0, encoded as in `cuDriverGetVersion`.
pub const DRIVER_VERSION: i32 = 13000;

/// The environment variable that sets the version of the driver, for programs and cases that use newer functions.
const VERSION_VARIABLE: &str = "CUSPEC_DRIVER_VERSION";

/// Returns the version of the driver, as `cuDriverGetVersion` does.
pub fn driver_version() -> i32 {
    static FROM_ENVIRONMENT: LazyLock<Option<i32>> =
        LazyLock::new(|| std::env::var(VERSION_VARIABLE).ok()?.parse().ok());
    FROM_ENVIRONMENT.unwrap_or(DRIVER_VERSION)
}

pub const UUID: [u8; 16] = *b"cuspec-reference";
pub const LUID: [u8; 8] = [0; 8];
pub const NODE_MASK: u32 = 0;

/// The compute capability, as PTX and binaries name it.
pub const ARCHITECTURE: u32 = 90;

/// Bytes of device memory.
pub const TOTAL_MEMORY: u64 = 150_109_880_320;

/// Bytes that are never free: the device's own, and those of a context.
pub const OVERHEAD: u64 = 528 << 20;

/// Priorities of streams, from the lowest to the highest.
pub const LEAST_PRIORITY: i32 = 0;
pub const GREATEST_PRIORITY: i32 = -5;

/// Granularity of pitches in bytes.
pub const PITCH_ALIGNMENT: u64 = 512;

/// Granularity of physical memory in bytes.
pub const ALLOCATION_GRANULARITY: u64 = 2 << 20;

/// Returns an attribute by its number in `CUdevice_attribute`, or `None` if this driver does not know the
/// number.
pub fn attribute(number: u32) -> Option<i32> {
    let values: &[(u32, i32)] = match number {
        number if number < attributes::NEWER[0].0 => attributes::VALUES,
        _ if driver_version() > DRIVER_VERSION => &attributes::NEWER,
        _ => return None,
    };
    let place = values.binary_search_by_key(&number, |(known, _)| *known);
    place.ok().map(|at| values[at].1)
}

/// A boolean attribute.
pub fn has(number: u32) -> bool {
    attribute(number).is_some_and(|value| value != 0)
}

/// Domain, bus and slot, in the format of `lspci`.
pub fn pci_bus_id() -> String {
    let part = |number| attribute(number).unwrap_or(0);
    format!(
        "{:04X}:{:02X}:{:02X}.0",
        part(attributes::PCI_DOMAIN_ID),
        part(attributes::PCI_BUS_ID),
        part(attributes::PCI_DEVICE_ID)
    )
}

/// A text that is no PCI name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAName;

/// Returns the device of a PCI name, if it exists; domain and function are optional.
pub fn find_by_pci_bus_id(name: &str) -> Result<Option<i32>, NotAName> {
    let number = |part| i32::from_str_radix(part, 16).map_err(|_| NotAName);
    let (rest, function) = match name.split_once('.') {
        Some((rest, function)) => (rest, number(function)?),
        None => (name, 0),
    };
    let parts: Vec<i32> = rest.split(':').map(number).collect::<Result<_, _>>()?;
    let (domain, bus, device) = match parts[..] {
        [bus, device] => (0, bus, device),
        [domain, bus, device] => (domain, bus, device),
        _ => return Err(NotAName),
    };
    let is = |number, value| attribute(number) == Some(value);
    let is_ours = function == 0
        && is(attributes::PCI_DOMAIN_ID, domain)
        && is(attributes::PCI_BUS_ID, bus)
        && is(attributes::PCI_DEVICE_ID, device);
    Ok(is_ours.then_some(ORDINAL))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_sorted_by_number() {
        assert!(attributes::VALUES.is_sorted_by(|left, right| left.0 < right.0));
    }

    #[test]
    fn the_device_is_found_by_its_own_pci_name() {
        assert_eq!(find_by_pci_bus_id(&pci_bus_id()), Ok(Some(ORDINAL)));
    }

    #[test]
    fn a_pci_name_without_a_device_is_not_malformed() {
        assert_eq!(find_by_pci_bus_id("0000:FE:00.0"), Ok(None));
        assert_eq!(find_by_pci_bus_id("nonsense"), Err(NotAName));
    }

    #[test]
    fn a_number_without_a_fact_is_unknown() {
        assert_eq!(attribute(0), None);
        assert_eq!(attribute(100_000), None);
    }
}

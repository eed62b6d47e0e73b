//! Exemplars of texts.

use std::ffi::CStr;

use cuspec_glue::Facts;
use cuspec_glue::classify::{DriverSymbol, PciBusId};

use crate::device;
use crate::operations::entry_points;

/// Functions of 12.0 or later count as recent.
const RECENT: i32 = 12000;

/// The text at an address that is not null; a text that is not UTF-8 is an unknown name.
fn text(address: u64) -> String {
    // SAFETY: the caller guarantees that strings are valid.
    let text = unsafe { CStr::from_ptr(address as usize as *const _) };
    text.to_string_lossy().into_owned()
}

pub(super) fn driver_symbol(address: u64) -> Facts<DriverSymbol> {
    if address == 0 {
        return Facts::new(DriverSymbol::Null);
    }
    let name = text(address);
    match entry_points::introduced(&name) {
        _ if name.is_empty() => Facts::new(DriverSymbol::Empty),
        None => Facts::new(DriverSymbol::Unknown),
        Some(version) => Facts::new(match version >= RECENT {
            true => DriverSymbol::Recent,
            false => DriverSymbol::Known,
        })
        .with("introduced", version.into()),
    }
}

pub(super) fn pci_bus_id(address: u64) -> Facts<PciBusId> {
    if address == 0 {
        return Facts::new(PciBusId::Null);
    }
    let name = text(address);
    Facts::new(match device::find_by_pci_bus_id(&name) {
        _ if name.is_empty() => PciBusId::Empty,
        Err(device::NotAName) => PciBusId::Malformed,
        Ok(None) => PciBusId::Absent,
        Ok(Some(_)) => PciBusId::First,
    })
}

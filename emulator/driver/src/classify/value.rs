//! Texts and structures as the vocabulary sees them.

use std::ffi::CStr;

use cuspec_glue::Facts;
use cuspec_glue::classify::{
    AffinityParam, ContextParams, DriverSymbol, Location, PciBusId, StreamAttributeValue,
};
use cuspec_sys::driver::{CUctxCreateParams, CUmemLocation};

use crate::device;
use crate::memory::managed::Location as Meant;
use crate::operations::entry_points;

/// Functions that came with 12.0 or later count as recent.
const RECENT: i32 = 12000;

/// A text behind an address that is not null; one that is no UTF-8 is a name nobody has.
fn text(address: u64) -> String {
    // SAFETY: the caller of the C function answers for its texts.
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

pub(super) fn location(location: CUmemLocation) -> Facts<Location> {
    let Meant { kind, id } = location.into();
    let exemplar = match (kind, id) {
        (0, _) => Location::Invalid,
        (1, device::ORDINAL) => Location::Device,
        (1, _) => Location::DeviceBeyond,
        (2, _) => Location::Host,
        (3, 0) => Location::HostNuma,
        (3, _) => Location::NumaBeyond,
        (4, _) => Location::HostNumaCurrent,
        _ => Location::Unknown,
    };
    Facts::new(exemplar)
        .with("type", kind.into())
        .with("id", id.into())
}

/// What a context is to be made with, behind an address that is not null.
pub(super) fn context_params(address: u64) -> Facts<ContextParams> {
    // SAFETY: the caller of the C function answers for its structures.
    let params = unsafe { (address as usize as *const CUctxCreateParams).read_unaligned() };
    Facts::new(if params.numExecAffinityParams > 0 {
        ContextParams::Affinity
    } else if !params.cigParams.is_null() {
        ContextParams::Graphics
    } else {
        ContextParams::Nothing
    })
}

/// A share of the device by the eight bytes of its structure: its kind comes first.
pub(super) fn affinity_param(bytes: u64) -> Facts<AffinityParam> {
    Facts::new(match bytes as u32 {
        0 => AffinityParam::Multiprocessors,
        _ => AffinityParam::Unknown,
    })
}

/// The value of a stream attribute behind an address that is not null. Enumerators and priorities
/// are small numbers; what is not small means nothing.
pub(super) fn stream_attribute_value(address: u64) -> Facts<StreamAttributeValue> {
    // SAFETY: the caller of the C function answers for its structures.
    let word = unsafe { (address as usize as *const i32).read_unaligned() };
    Facts::new(match word.unsigned_abs() {
        0..=0xFFFF => StreamAttributeValue::Plain,
        _ => StreamAttributeValue::Nonsense,
    })
}

//! What a failing call leaves in its places: some functions empty them before they look at
//! anything else, and a few fail halfway.

use super::prelude::*;
use crate::device;
use crate::memory::Place;

/// The places that a function empties first: which argument, and how many bytes.
fn emptied(function: &str) -> &'static [(usize, usize)] {
    match function {
        "cuMemAlloc_v2"
        | "cuMemAllocManaged"
        | "cuMemAllocHost_v2"
        | "cuMemHostAlloc"
        | "cuMemHostGetDevicePointer_v2"
        | "cuDeviceTotalMem_v2" => &[(0, 8)],
        "cuDeviceTotalMem" => &[(0, 4)],
        "cuMemAllocPitch_v2" | "cuMemGetInfo_v2" | "cuMemGetAddressRange_v2" => &[(0, 8), (1, 8)],
        "cuGetErrorName" | "cuGetErrorString" => &[(1, 8)],
        _ => &[],
    }
}

/// Writes what a call that is refused writes all the same.
pub fn leave(driver: &Driver, function: &str, arguments: &[u64], code: Code) {
    for (argument, size) in emptied(function) {
        zero(arguments, *argument, *size);
    }
    match (function, arguments) {
        // Wrong arguments are noticed before the place is used.
        ("cuStreamCreate" | "cuStreamCreateWithPriority", _) if code != Code::INVALID_VALUE => {
            zero(arguments, 0, 8);
        }
        ("cuCtxGetExecAffinity", [place, kind]) if code == Code::UNSUPPORTED_EXEC_AFFINITY => {
            // SAFETY: a place that is not null has room for what it is meant for.
            unsafe { put(*place as usize as *mut u32, *kind as u32) };
        }
        ("cuDeviceGetPCIBusId", [name, size, _])
            if code == Code::INVALID_VALUE && driver.is_initialized() =>
        {
            let size = usize::try_from(*size as c_int).unwrap_or(0);
            // SAFETY: as above.
            unsafe { put_text(*name as usize as *mut c_char, size, &device::pci_bus_id()) };
        }
        ("cuPointerGetAttribute", [place, attribute, address]) if code == Code::INVALID_VALUE => {
            let place = *place as usize as *mut c_void;
            // SAFETY: as above.
            unsafe { leave_pointer_answer(driver, place, *attribute as u32, *address) };
        }
        _ => {}
    }
}

/// A question about memory that is known, but has no such address or tokens, is answered by zeros.
pub unsafe fn leave_pointer_answer(
    driver: &Driver,
    place: *mut c_void,
    attribute: u32,
    address: u64,
) {
    let size = match attribute {
        crate::pointer::DEVICE_POINTER | crate::pointer::HOST_POINTER => 8,
        crate::pointer::P2P_TOKENS => 16,
        _ => return,
    };
    let is_known =
        driver.is_initialized() && matches!(driver.lock().memory.locate(address), Place::Known(_));
    if is_known {
        zero(&[place as u64], 0, size);
    }
}

/// Empties the place behind an argument, unless it is null.
fn zero(arguments: &[u64], argument: usize, size: usize) {
    let place = arguments.get(argument).copied().unwrap_or(0) as usize as *mut u8;
    for at in 0..size {
        if !place.is_null() {
            // SAFETY: a place that is not null has room for what it is meant for.
            unsafe { put(place.wrapping_add(at), 0) };
        }
    }
}

//! Initialisation, version, and the words for codes.

use super::prelude::*;
use crate::device;

pub unsafe fn cuInit(driver: &Driver, _Flags: c_uint) -> Outcome {
    driver.initialize()
}

pub unsafe fn cuDriverGetVersion(_driver: &Driver, driverVersion: *mut c_int) -> Outcome {
    unsafe { put(driverVersion, device::DRIVER_VERSION) };
    Ok(())
}

pub unsafe fn cuGetErrorName(
    _driver: &Driver,
    error: CUresult,
    pStr: *mut *const c_char,
) -> Outcome {
    unsafe { put_static(pStr, Code(error.0).name()) }
}

pub unsafe fn cuGetErrorString(
    _driver: &Driver,
    error: CUresult,
    pStr: *mut *const c_char,
) -> Outcome {
    unsafe { put_static(pStr, Code(error.0).sentence()) }
}

/// Points the caller to a text of ours, or to nothing.
unsafe fn put_static(place: *mut *const c_char, text: Option<&'static str>) -> Outcome {
    let start = text.map_or(std::ptr::null(), |text| text.as_ptr().cast());
    unsafe { put(place, start) };
    text.map(|_| ()).ok_or(Code::INVALID_VALUE)
}

//! Finding a function of the driver by name.

use std::ffi::CStr;

use super::prelude::*;
use crate::entry_point::{self, Found};

/// `CU_GET_PROC_ADDRESS_*`.
const SUCCESS: u32 = 0;
const SYMBOL_NOT_FOUND: u32 = 1;
const VERSION_NOT_SUFFICIENT: u32 = 2;

/// What is found for a name, and its address.
unsafe fn find(
    symbol: *const c_char,
    version: c_int,
    flags: cuuint64_t,
) -> Outcome<(Found, *mut c_void)> {
    if symbol.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the text is not null and ends in a zero.
    let name = unsafe { CStr::from_ptr(symbol) };
    // A name that is no text is a name nobody has.
    let name = name.to_str().unwrap_or_default();
    let found = entry_point::find(entry_point::VARIANTS, name, version, flags);
    Ok(match found {
        Found::Symbol(symbol) => (found, entry_point::address(symbol)),
        _ => (found, std::ptr::null_mut()),
    })
}

pub unsafe fn cuGetProcAddress_v2(
    _driver: &Driver,
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    cudaVersion: c_int,
    flags: cuuint64_t,
    symbolStatus: *mut CUdriverProcAddressQueryResult,
) -> Outcome {
    let (found, address) = unsafe { find(symbol, cudaVersion, flags)? };
    let status = match found {
        Found::Symbol(_) => SUCCESS,
        Found::UnknownName => SYMBOL_NOT_FOUND,
        Found::TooNew => VERSION_NOT_SUFFICIENT,
    };
    unsafe {
        put(pfn, address);
        put(symbolStatus.cast(), status);
    }
    Ok(())
}

pub unsafe fn cuGetProcAddress(
    _driver: &Driver,
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    cudaVersion: c_int,
    flags: cuuint64_t,
) -> Outcome {
    let (found, address) = unsafe { find(symbol, cudaVersion, flags)? };
    match found {
        Found::Symbol(_) => {
            unsafe { put(pfn, address) };
            Ok(())
        }
        _ => Err(Code::NOT_FOUND),
    }
}

//! Look-up of driver functions by name.

use super::prelude::*;
use crate::operations::entry_points::{self, Found};
use cuspec_glue::driver::calls::DriverEntryPointCalls;
use std::ffi::CStr;

/// `CU_GET_PROC_ADDRESS_*`.
const SUCCESS: u32 = 0;

const SYMBOL_NOT_FOUND: u32 = 1;

const VERSION_NOT_SUFFICIENT: u32 = 2;

impl DriverEntryPointCalls for Driver {
    unsafe fn cuGetProcAddress_v2(
        &self,
        symbol: *const c_char,
        pfn: *mut *mut c_void,
        cudaVersion: c_int,
        flags: cuuint64_t,
        symbolStatus: *mut CUdriverProcAddressQueryResult,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `symbol` is null or a text that ends in a zero.
        let (found, address) = unsafe { find(symbol, cudaVersion, flags)? };
        let status = match found {
            Found::Symbol(_) => SUCCESS,
            Found::UnknownName => SYMBOL_NOT_FOUND,
            Found::TooNew => VERSION_NOT_SUFFICIENT,
        };
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(pfn, address);
            put(symbolStatus.cast(), status);
        }
        Ok(())
    }

    unsafe fn cuGetProcAddress(
        &self,
        symbol: *const c_char,
        pfn: *mut *mut c_void,
        cudaVersion: c_int,
        flags: cuuint64_t,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `symbol` is null or a text that ends in a zero.
        let (found, address) = unsafe { find(symbol, cudaVersion, flags)? };
        match found {
            Found::Symbol(_) => {
                // SAFETY: the caller guarantees that `pfn` is null or valid for writes.
                unsafe { put(pfn, address) };
                Ok(())
            }
            _ => Err(Code::NOT_FOUND),
        }
    }
}

/// Result of a look-up, with the address.
///
/// # Safety
/// A symbol that is not null is a null-terminated text.
unsafe fn find(
    symbol: *const c_char,
    version: c_int,
    flags: cuuint64_t,
) -> Outcome<(Found, *mut c_void)> {
    if symbol.is_null() {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: the text is not null and null-terminated.
    let name = unsafe { CStr::from_ptr(symbol) };
    // A name that is not UTF-8 is unknown.
    let name = name.to_str().unwrap_or_default();
    let found = entry_points::find(entry_points::VARIANTS, name, version, flags);
    Ok(match found {
        Found::Symbol(symbol) => (found, entry_points::address(symbol)),
        _ => (found, std::ptr::null_mut()),
    })
}

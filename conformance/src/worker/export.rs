//! Checks that `cuGetProcAddress` returns the function that the library exports under the same name.

use std::ffi::{CStr, CString, c_void};

use cuspec_case::Case;

use super::driver_calls::{Handle, Libraries};
use crate::worker::ipc::{Called, Execution, Report};

/// Looks up the function with the case's arguments, and compares the result with the exported symbol.
pub(super) fn look_up(api: &Libraries, case: &Case, symbol: *const c_void) -> Report {
    let Some(lookup) = &case.lookup else {
        return Report::of(Execution::Called(Called::default()));
    };
    let Ok(name) = CString::new(lookup.name.as_str()) else {
        let reason = format!("{} is not a function name", lookup.name);
        return Report::of(Execution::Unable { reason });
    };
    let (mut found, mut status): (Handle, i32) = (std::ptr::null_mut(), 0);
    let version = lookup.version as i32;
    let result = api.cuGetProcAddress_v2(
        name.as_ptr(),
        &mut found,
        version,
        lookup.flags,
        &mut status,
    );
    let mut called = Called::default();
    match result {
        Err(error) => match error.code {
            Some(code) => called.code = code,
            None => {
                let reason = api.show(&error);
                return Report::of(Execution::Skipped { reason });
            }
        },
        Ok(()) if found.cast_const() == symbol => {}
        Ok(()) => {
            let rule = format!("{}/lookup", case.function);
            called.broken.push((rule, describe(found, status)));
        }
    }
    Report::of(Execution::Called(called))
}

fn describe(found: Handle, status: i32) -> String {
    if found.is_null() {
        return format!("cuGetProcAddress_v2 found no function, status {status}");
    }
    match name_of(found) {
        Some(name) => format!("cuGetProcAddress_v2 returned {name}"),
        None => "cuGetProcAddress_v2 returned a function without a symbol".to_owned(),
    }
}

fn name_of(function: Handle) -> Option<String> {
    // SAFETY: `Dl_info` consists of pointers and numbers, for which zero is valid.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: the loader only compares the address, and writes to a borrowed record.
    let found = unsafe { libc::dladdr(function, &mut info) };
    if found == 0 || info.dli_sname.is_null() || info.dli_saddr != function {
        return None;
    }
    // SAFETY: the name is not null. It belongs to the loader and is valid while the library is loaded,
    // which is until the process ends.
    let name = unsafe { CStr::from_ptr(info.dli_sname) };
    Some(name.to_string_lossy().into_owned())
}

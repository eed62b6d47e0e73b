//! Functions that are called for what the driver logs.

use std::ffi::{c_char, c_void};

use super::case_resources::CaseResources;
use super::made::SetupError;
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    LogsCalls:
    cuLogsRegisterCallback(function: Handle, data: Handle, registration: &mut Handle);
    cuLogsUnregisterCallback(registration: Handle);
}

/// `CUlogsCallback`
pub(super) static FUNCTIONS: Table = &[("Returns", |_, _| Ok(hear_nothing as *const () as u64))];

pub(super) static REGISTRATIONS: Table = &[
    ("Registered", |resources, _| register(resources)),
    ("Null", null),
    ("Ended", |resources, _| {
        let registration = register(resources)?;
        resources.on_arm(move |resources| {
            Ok(resources.cuLogsUnregisterCallback(registration as Handle)?)
        });
        Ok(registration)
    }),
    ("Garbage", garbage),
];

fn register(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut registration: Handle = std::ptr::null_mut();
    let function = hear_nothing as *const () as Handle;
    resources.cuLogsRegisterCallback(function, std::ptr::null_mut(), &mut registration)?;
    Ok(registration as u64)
}

/// Does nothing.
///
/// # Safety
/// None of the arguments is looked at, so that any will do.
unsafe extern "C" fn hear_nothing(_: *mut c_void, _: u32, _: *mut c_char, _: usize) {}

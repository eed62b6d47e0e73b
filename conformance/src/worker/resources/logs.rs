//! Callbacks for the driver's log messages.

use std::ffi::{c_char, c_void};

use cuspec_suite::exemplars::{CallbackOfCUlogsCallback, LogsCallback, Make};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    LogsCalls:
    cuLogsRegisterCallback(function: Handle, data: Handle, registration: &mut Handle);
    cuLogsUnregisterCallback(registration: Handle);
}

// `CUlogsCallback`
impl Make<CallbackOfCUlogsCallback> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: CallbackOfCUlogsCallback,
        _: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        match exemplar {
            CallbackOfCUlogsCallback::Returns => Ok(ignore_log as *const () as u64),
        }
    }
}

impl Make<LogsCallback> for CaseResources<'_> {
    fn make(&mut self, exemplar: LogsCallback, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            LogsCallback::Registered => register(resources),
            LogsCallback::Ended => {
                let registration = register(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuLogsUnregisterCallback(registration as Handle)?)
                });
                Ok(registration)
            }
        }
    }
}

fn register(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut registration: Handle = std::ptr::null_mut();
    let function = ignore_log as *const () as Handle;
    resources.cuLogsRegisterCallback(function, std::ptr::null_mut(), &mut registration)?;
    Ok(registration as u64)
}

/// Does nothing.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn ignore_log(_: *mut c_void, _: u32, _: *mut c_char, _: usize) {}

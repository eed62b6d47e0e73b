//! Callbacks for events on a device.

use std::ffi::c_void;

use cuspec_suite::exemplars::{AsyncNotification, CallbackOfCUasyncCallback, Make};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    NotificationCalls:
    cuDeviceRegisterAsyncNotification(
        device: i32, function: Handle, data: Handle, registration: &mut Handle
    );
    cuDeviceUnregisterAsyncNotification(device: i32, registration: Handle);
}

// `CUasyncCallback`
impl Make<CallbackOfCUasyncCallback> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: CallbackOfCUasyncCallback,
        _: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        match exemplar {
            CallbackOfCUasyncCallback::Returns => Ok(ignore_notification as *const () as u64),
        }
    }
}

impl Make<AsyncNotification> for CaseResources<'_> {
    fn make(&mut self, exemplar: AsyncNotification, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            AsyncNotification::Registered => register(resources),
            AsyncNotification::Ended => {
                let registration = register(resources)?;
                resources.before_call(move |resources| {
                    let device = resources.shared.device;
                    Ok(resources
                        .cuDeviceUnregisterAsyncNotification(device, registration as Handle)?)
                });
                Ok(registration)
            }
        }
    }
}

fn register(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut registration: Handle = std::ptr::null_mut();
    let (device, function) = (
        resources.shared.device,
        ignore_notification as *const () as Handle,
    );
    let data = std::ptr::null_mut();
    resources.cuDeviceRegisterAsyncNotification(device, function, data, &mut registration)?;
    Ok(registration as u64)
}

/// Does nothing.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn ignore_notification(_: *mut c_void, _: *mut c_void, _: *mut c_void) {}

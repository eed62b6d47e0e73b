//! Callbacks around core dumps.

use std::ffi::{c_int, c_void};

use cuspec_suite::exemplars::{
    CallbackOfCUcoredumpStatusCallback, CoredumpComplete, CoredumpStart, Make,
};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    CoredumpCalls:
    cuCoredumpRegisterStartCallback(function: Handle, data: Handle, registration: &mut Handle);
    cuCoredumpRegisterCompleteCallback(function: Handle, data: Handle, registration: &mut Handle);
    cuCoredumpDeregisterStartCallback(registration: Handle);
    cuCoredumpDeregisterCompleteCallback(registration: Handle);
}

// `CUcoredumpStatusCallback`
impl Make<CallbackOfCUcoredumpStatusCallback> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: CallbackOfCUcoredumpStatusCallback,
        _: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        match exemplar {
            CallbackOfCUcoredumpStatusCallback::Returns => Ok(ignore_dump as *const () as u64),
        }
    }
}

impl Make<CoredumpStart> for CaseResources<'_> {
    fn make(&mut self, exemplar: CoredumpStart, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            CoredumpStart::Registered => register_start(resources),
            CoredumpStart::OfTheEnd => register_complete(resources),
            CoredumpStart::Deregistered => {
                let registration = register_start(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuCoredumpDeregisterStartCallback(registration as Handle)?)
                });
                Ok(registration)
            }
        }
    }
}

impl Make<CoredumpComplete> for CaseResources<'_> {
    fn make(&mut self, exemplar: CoredumpComplete, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            CoredumpComplete::Registered => register_complete(resources),
            CoredumpComplete::OfTheStart => register_start(resources),
            CoredumpComplete::Deregistered => {
                let registration = register_complete(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuCoredumpDeregisterCompleteCallback(registration as Handle)?)
                });
                Ok(registration)
            }
        }
    }
}

fn register_start(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut registration: Handle = std::ptr::null_mut();
    let function = ignore_dump as *const () as Handle;
    resources.cuCoredumpRegisterStartCallback(function, std::ptr::null_mut(), &mut registration)?;
    Ok(registration as u64)
}

fn register_complete(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut registration: Handle = std::ptr::null_mut();
    let function = ignore_dump as *const () as Handle;
    let data = std::ptr::null_mut();
    resources.cuCoredumpRegisterCompleteCallback(function, data, &mut registration)?;
    Ok(registration as u64)
}

/// Does nothing.
///
/// # Safety
/// The arguments are ignored, so any values are valid.
unsafe extern "C" fn ignore_dump(_: *mut c_void, _: c_int, _: c_int) {}

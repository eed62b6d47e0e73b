//! Strings that depend on the machine.

use std::ffi::{CStr, CString, c_char};

use cuspec_suite::exemplars::{Make, PciBusId};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};

impl Make<PciBusId> for CaseResources<'_> {
    fn make(&mut self, exemplar: PciBusId, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            PciBusId::First => first_device(resources, numbers),
        }
    }
}

fn first_device(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    if resources.is_bare() && resources.api().runtime.is_some() {
        // The runtime would initialize the driver and look for a device with this address.
        let reason = "the driver is not initialized, so the address is unknown".to_owned();
        return Err(SetupError::Unavailable(reason));
    }
    if resources.is_bare() {
        return Ok(c"0000:00:00.0".as_ptr() as u64);
    }
    let mut id: [c_char; 64] = [0; 64];
    resources
        .api()
        .cuDeviceGetPCIBusId(id.as_mut_ptr(), 63, resources.shared.device)?;
    // SAFETY: the array was zeroed, and the call may write all but its last byte, so it ends in a zero
    // byte.
    let kept: CString = unsafe { CStr::from_ptr(id.as_ptr()) }.to_owned();
    let address = kept.as_ptr() as u64;
    resources.on_release(move |_| {
        drop(kept);
        Ok(())
    });
    Ok(address)
}

//! Contexts.

use cuspec_suite::exemplars::{Context, Make, PeerContext, PeerDevice};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, RecordedCalls, recorded_calls};

recorded_calls! {
    PeerCalls:
    cuCtxEnablePeerAccess(context: Handle, flags: u32);
}

impl Make<Context> for CaseResources<'_> {
    fn make(&mut self, exemplar: Context, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Context::Primary => Ok(resources.shared.primary.unwrap_or(0)),
            Context::Created => resources.spare_context(),
            Context::Destroyed => resources.destroyed_context(),
        }
    }
}

/// The ordinal of the second device.
const SECOND: i32 = 1;

// Contexts for which peer access can be enabled.
impl Make<PeerContext> for CaseResources<'_> {
    fn make(&mut self, exemplar: PeerContext, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            PeerContext::OtherDevice => other_device(resources),
            PeerContext::Peer => {
                let context = other_device(resources)?;
                resources.cuCtxEnablePeerAccess(context as Handle, 0)?;
                Ok(context)
            }
            PeerContext::Primary => Ok(resources.shared.primary.unwrap_or(0)),
            PeerContext::Created => resources.spare_context(),
        }
    }
}

/// The primary context of the second device.
fn other_device(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut context: Handle = std::ptr::null_mut();
    resources.cuDevicePrimaryCtxRetain(&mut context, SECOND)?;
    Ok(context as u64)
}

// The second device, as the runtime identifies it.
impl Make<PeerDevice> for CaseResources<'_> {
    fn make(&mut self, exemplar: PeerDevice, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            PeerDevice::Second => Ok(SECOND as u64),
            PeerDevice::Peer => {
                let context = other_device(resources)?;
                resources.cuCtxEnablePeerAccess(context as Handle, 0)?;
                Ok(SECOND as u64)
            }
        }
    }
}

//! Contexts.

use super::case_resources::CaseResources;
use super::made::SetupError;
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, RecordedCalls, recorded_calls};

recorded_calls! {
    PeerCalls:
    cuCtxEnablePeerAccess(context: Handle, flags: u32);
}

pub(super) static TABLE: Table = &[
    ("Primary", |resources, _| {
        Ok(resources.shared.primary.unwrap_or(0))
    }),
    ("Created", |resources, _| resources.spare_context()),
    ("Null", null),
    ("Destroyed", |resources, _| resources.destroyed_context()),
    ("Garbage", garbage),
];

/// The second device.
const SECOND: i32 = 1;

/// Contexts whose memory another one may be let reach.
pub(super) static PEERS: Table = &[
    ("OtherDevice", |resources, _| other_device(resources)),
    ("Peer", |resources, _| {
        let context = other_device(resources)?;
        resources.cuCtxEnablePeerAccess(context as Handle, 0)?;
        Ok(context)
    }),
    ("Primary", |resources, _| {
        Ok(resources.shared.primary.unwrap_or(0))
    }),
    ("Created", |resources, _| resources.spare_context()),
    ("Null", null),
    ("Garbage", garbage),
];

/// The primary context of the second device.
fn other_device(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut context: Handle = std::ptr::null_mut();
    resources.cuDevicePrimaryCtxRetain(&mut context, SECOND)?;
    Ok(context as u64)
}

/// The second device, as the runtime names it.
pub(super) static PEER_DEVICES: Table = &[
    ("Second", |_, _| Ok(SECOND as u64)),
    ("Peer", |resources, _| {
        let context = other_device(resources)?;
        resources.cuCtxEnablePeerAccess(context as Handle, 0)?;
        Ok(SECOND as u64)
    }),
];

//! Events.

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::stream;
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, RecordedCalls};

const DISABLE_TIMING: u32 = 2;
const INTERPROCESS: u32 = 4;

pub(super) static TABLE: Table = &[
    ("Recorded", |resources, _| recorded(resources, 0)),
    ("Unrecorded", |resources, _| create(resources, 0)),
    ("NoTiming", |resources, _| {
        recorded(resources, DISABLE_TIMING)
    }),
    ("Pending", make_pending),
    ("Interprocess", |resources, _| {
        create(resources, INTERPROCESS | DISABLE_TIMING)
    }),
    ("OtherContext", |resources, _| {
        resources.in_other_context(|resources| recorded(resources, 0))
    }),
    ("Null", null),
    ("Destroyed", make_destroyed),
    ("Garbage", garbage),
];

fn create(resources: &mut CaseResources<'_>, flags: u32) -> Result<u64, SetupError> {
    let mut event: Handle = std::ptr::null_mut();
    resources.cuEventCreate(&mut event, flags)?;
    Ok(event as u64)
}

/// An event that has happened.
fn recorded(resources: &mut CaseResources<'_>, flags: u32) -> Result<u64, SetupError> {
    let event = create(resources, flags)?;
    resources
        .api()
        .cuEventRecord(event as Handle, std::ptr::null_mut())?;
    resources.api().cuEventSynchronize(event as Handle)?;
    Ok(event)
}

/// An event behind a host function that has not returned.
fn make_pending(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let stream = stream::create(resources, 1)?;
    let event = create(resources, 0)?;
    resources.on_arm(move |resources| {
        resources.block(stream as Handle)?;
        Ok(resources
            .api()
            .cuEventRecord(event as Handle, stream as Handle)?)
    });
    Ok(event)
}

fn make_destroyed(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let event = create(resources, 0)?;
    resources.on_arm(move |resources| Ok(resources.cuEventDestroy_v2(event as Handle)?));
    Ok(event)
}

//! Events.

use cuspec_suite::exemplars::{Event, Make};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::stream;
use crate::worker::driver_calls::{Handle, RecordedCalls};

const DISABLE_TIMING: u32 = 2;
const INTERPROCESS: u32 = 4;
const NON_BLOCKING: u32 = 1;
const RELAXED: i32 = 2;

impl Make<Event> for CaseResources<'_> {
    fn make(&mut self, exemplar: Event, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Event::Recorded => recorded(resources, 0),
            Event::Unrecorded => create(resources, 0),
            Event::NoTiming => recorded(resources, DISABLE_TIMING),
            Event::Pending => make_pending(resources, numbers),
            Event::Interprocess => create(resources, INTERPROCESS | DISABLE_TIMING),
            Event::OtherContext => resources.in_other_context(|resources| recorded(resources, 0)),
            Event::CaptureEnded => make_captured(resources),
            Event::Destroyed => make_destroyed(resources, numbers),
        }
    }
}

fn create(resources: &mut CaseResources<'_>, flags: u32) -> Result<u64, SetupError> {
    let mut event: Handle = std::ptr::null_mut();
    resources.cuEventCreate(&mut event, flags)?;
    Ok(event as u64)
}

/// An event that has completed.
fn recorded(resources: &mut CaseResources<'_>, flags: u32) -> Result<u64, SetupError> {
    let event = create(resources, flags)?;
    resources
        .api()
        .cuEventRecord(event as Handle, std::ptr::null_mut())?;
    resources.api().cuEventSynchronize(event as Handle)?;
    Ok(event)
}

/// An event recorded after a host function that has not returned.
fn make_pending(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let stream = stream::create(resources, NON_BLOCKING)?;
    let event = create(resources, 0)?;
    resources.before_call(move |resources| {
        resources.block(stream as Handle)?;
        Ok(resources
            .api()
            .cuEventRecord(event as Handle, stream as Handle)?)
    });
    Ok(event)
}

/// An event recorded in a capture that has ended.
fn make_captured(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let stream = stream::create(resources, NON_BLOCKING)?;
    let event = create(resources, 0)?;
    let api = resources.api();
    api.cuStreamBeginCapture_v2(stream as Handle, RELAXED)?;
    api.cuEventRecord(event as Handle, stream as Handle)?;
    stream::drop_capture(api, stream);
    Ok(event)
}

fn make_destroyed(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let event = create(resources, 0)?;
    resources.before_call(move |resources| Ok(resources.cuEventDestroy_v2(event as Handle)?));
    Ok(event)
}

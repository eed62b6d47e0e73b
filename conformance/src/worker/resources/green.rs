//! Resources of a device, and green contexts with a part of them.

use cuspec_suite::exemplars::{DevResource, ExecutionContext, GreenContext, Make, ResourceDesc};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::stream::{RELAXED, begin_capture};
use crate::worker::driver_calls::{Handle, recorded_calls};

/// `CUdevResource`, most of which is opaque.
type Record = [u64; 18];

/// `CU_DEV_RESOURCE_TYPE_SM`.
const MULTIPROCESSORS: u32 = 1;

/// A number that is not a kind of resource.
const NO_KIND: u32 = 20000;

/// Number of multiprocessors in a group.
const GROUP: u32 = 8;

recorded_calls! {
    GreenCalls:
    cuDeviceGetDevResource(device: i32, resource: &mut Record, kind: u32);
    cuGreenCtxGetDevResource(context: Handle, resource: &mut Record, kind: u32);
    cuDevSmResourceSplitByCount(
        result: &mut Record, groups: &mut u32, input: &mut Record, rest: Handle, flags: u32, least: u32
    );
    cuDevResourceGenerateDesc(description: &mut Handle, resources: &mut Record, count: u32);
    cuGreenCtxCreate(context: &mut Handle, description: Handle, device: i32, flags: u32);
    cuGreenCtxStreamCreate(stream: &mut Handle, context: Handle, flags: u32, priority: i32);
    cuGreenCtxDestroy(context: Handle);
}

impl Make<DevResource> for CaseResources<'_> {
    fn make(&mut self, exemplar: DevResource, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            DevResource::Whole => {
                let whole = whole(resources)?;
                Ok(keep_record(resources, whole))
            }
            DevResource::OfContext => {
                let context = create(resources)?;
                let mut has = Record::default();
                resources.cuGreenCtxGetDevResource(context as Handle, &mut has, MULTIPROCESSORS)?;
                Ok(keep_record(resources, has))
            }
            DevResource::Group => {
                let group = group(resources)?;
                Ok(keep_record(resources, group))
            }
            DevResource::Altered => {
                let mut group = group(resources)?;
                // The number of multiprocessors follows the kind and 92 bytes.
                group[12] += 8;
                Ok(keep_record(resources, group))
            }
            DevResource::Damaged => {
                let mut group = group(resources)?;
                let last = group.len() - 1;
                group[last] ^= 0x55;
                Ok(keep_record(resources, group))
            }
            DevResource::Untyped => retyped(resources, 0),
            DevResource::Mistyped => retyped(resources, NO_KIND),
            DevResource::Foreign => {
                let mut foreign = Record::default();
                foreign[0] = MULTIPROCESSORS.into();
                Ok(keep_record(resources, foreign))
            }
        }
    }
}

impl Make<ResourceDesc> for CaseResources<'_> {
    fn make(&mut self, exemplar: ResourceDesc, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ResourceDesc::Group => {
                let group = group(resources)?;
                describe(resources, group)
            }
            ResourceDesc::Whole => {
                let whole = whole(resources)?;
                describe(resources, whole)
            }
        }
    }
}

impl Make<GreenContext> for CaseResources<'_> {
    fn make(&mut self, exemplar: GreenContext, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            GreenContext::Created => create(resources),
            GreenContext::Captured => {
                let context = create(resources)?;
                let mut stream: Handle = std::ptr::null_mut();
                resources.cuGreenCtxStreamCreate(&mut stream, context as Handle, 1, 0)?;
                begin_capture(resources, stream as u64, RELAXED)?;
                Ok(context)
            }
            GreenContext::Destroyed => {
                let context = create(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuGreenCtxDestroy(context as Handle)?)
                });
                Ok(context)
            }
        }
    }
}

// Execution contexts of the runtime are contexts of the driver.
impl Make<ExecutionContext> for CaseResources<'_> {
    fn make(&mut self, exemplar: ExecutionContext, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ExecutionContext::Device => {
                let none = || SetupError::Unavailable("there is no primary context".to_owned());
                resources.shared.primary.ok_or_else(none)
            }
            ExecutionContext::Green => create(resources),
            ExecutionContext::Destroyed => {
                let context = create(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuGreenCtxDestroy(context as Handle)?)
                });
                Ok(context)
            }
        }
    }
}

/// All multiprocessors of the device.
fn whole(resources: &mut CaseResources<'_>) -> Result<Record, SetupError> {
    let mut whole = Record::default();
    let device = resources.shared.device;
    resources.cuDeviceGetDevResource(device, &mut whole, MULTIPROCESSORS)?;
    Ok(whole)
}

/// A group of the device's multiprocessors.
fn group(resources: &mut CaseResources<'_>) -> Result<Record, SetupError> {
    let mut whole = whole(resources)?;
    let (mut group, mut count) = (Record::default(), 1);
    let none = std::ptr::null_mut();
    resources.cuDevSmResourceSplitByCount(&mut group, &mut count, &mut whole, none, 0, GROUP)?;
    Ok(group)
}

/// A group with another kind in its record.
fn retyped(resources: &mut CaseResources<'_>, kind: u32) -> Result<u64, SetupError> {
    let mut group = group(resources)?;
    group[0] = group[0] >> 32 << 32 | u64::from(kind);
    Ok(keep_record(resources, group))
}

/// Keeps the record in memory for the length of the case, and returns its address.
fn keep_record(resources: &mut CaseResources<'_>, record: Record) -> u64 {
    let place = Box::new(record);
    let address = place.as_ptr() as u64;
    resources.on_release(move |_| {
        drop(place);
        Ok(())
    });
    address
}

fn describe(resources: &mut CaseResources<'_>, mut record: Record) -> Result<u64, SetupError> {
    let mut description: Handle = std::ptr::null_mut();
    resources.cuDevResourceGenerateDesc(&mut description, &mut record, 1)?;
    Ok(description as u64)
}

/// A green context with a group of multiprocessors.
fn create(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    const DEFAULT_STREAM: u32 = 1;
    let group = group(resources)?;
    let description = describe(resources, group)?;
    let mut context: Handle = std::ptr::null_mut();
    let device = resources.shared.device;
    resources.cuGreenCtxCreate(&mut context, description as Handle, device, DEFAULT_STREAM)?;
    Ok(context as u64)
}

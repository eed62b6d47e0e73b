//! Memory pools.

use super::case_resources::CaseResources;
use super::made::SetupError;
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, RecordedCalls};

pub(super) static POOLS: Table = &[
    ("Default", |resources, _| {
        let mut pool: Handle = std::ptr::null_mut();
        let device = resources.shared.device;
        resources
            .api()
            .cuDeviceGetDefaultMemPool(&mut pool, device)?;
        Ok(pool as u64)
    }),
    ("Created", |resources, _| create_pool(resources)),
    ("Null", null),
    ("Destroyed", |resources, _| {
        let pool = create_pool(resources)?;
        resources.on_arm(move |resources| Ok(resources.cuMemPoolDestroy(pool as Handle)?));
        Ok(pool)
    }),
    ("Garbage", garbage),
];

fn create_pool(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut pool: Handle = std::ptr::null_mut();
    let properties = pool_properties(resources.shared.device);
    resources.cuMemPoolCreate(&mut pool, properties.as_ptr())?;
    Ok(pool as u64)
}

/// `CUmemPoolProps`: pinned memory on a device, shared with nobody, of any size.
fn pool_properties(device: i32) -> [u8; 88] {
    const PINNED: u32 = 1;
    const ON_DEVICE: u32 = 1;
    let mut properties = [0; 88];
    properties[0..4].copy_from_slice(&PINNED.to_le_bytes());
    properties[8..12].copy_from_slice(&ON_DEVICE.to_le_bytes());
    properties[12..16].copy_from_slice(&device.to_le_bytes());
    properties
}

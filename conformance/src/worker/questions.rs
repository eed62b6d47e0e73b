//! Queries that only the process of a case can answer, because handles and addresses differ per process.

use std::ptr::null_mut;

use cuspec_case::Api;

use crate::worker::driver_calls::{CallError, Handle, Libraries};
use crate::worker::resources::WorkerResources;

/// The answer to a query about the library in this process, found by a function other than the one under
/// test, of the library of the case. `None` for an unknown query, or if the call fails.
pub(super) fn answer(shared: &WorkerResources, of: Api, question: &str) -> Option<i128> {
    let api = shared.made_by(of);
    if let Some(function) = question.strip_prefix("exports.") {
        let address = api.symbol(Api::Driver, function)?;
        return Some(address as usize as i128);
    }
    match question {
        "device.primary_context" => Some(shared.primary?.into()),
        "device.default_mem_pool" => {
            handle(|pool| api.cuDeviceGetDefaultMemPool(pool, shared.device))
        }
        "device.current_mem_pool" => handle(|pool| api.cuDeviceGetMemPool(pool, shared.device)),
        "device.memory_of_context" => memory_of_context(api),
        _ => None,
    }
}

fn handle(ask: impl FnOnce(&mut Handle) -> Result<(), CallError>) -> Option<i128> {
    let mut handle = null_mut();
    ask(&mut handle).ok()?;
    Some(handle as usize as i128)
}

fn memory_of_context(api: &Libraries) -> Option<i128> {
    let (mut free, mut total) = (0, 0);
    api.cuMemGetInfo_v2(&mut free, &mut total).ok()?;
    i128::try_from(total).ok()
}

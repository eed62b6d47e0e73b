//! The calling process in each state of a checkpoint.

use std::ptr::null_mut;

use cuspec_suite::exemplars::{CheckpointOperation, CudaProcess, Make};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::Libraries;

impl Make<CudaProcess> for CaseResources<'_> {
    fn make(&mut self, exemplar: CudaProcess, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let process = std::process::id() as i32;
        match exemplar {
            CudaProcess::Running => {}
            CudaProcess::Locked => self.before_call(move |resources| {
                Ok(resources
                    .api()
                    .cuCheckpointProcessLock(process, null_mut())?)
            }),
            CudaProcess::Checkpointed => self.before_call(move |resources| {
                let api = resources.api();
                api.cuCheckpointProcessLock(process, null_mut())?;
                Ok(api.cuCheckpointProcessCheckpoint(process, null_mut())?)
            }),
        }
        if exemplar != CudaProcess::Running {
            self.on_release(move |api| {
                run(api, process);
                Ok(())
            });
        }
        Ok(process as u64)
    }
}

/// Brings a process back into its default state. The call may have done so, and then these calls fail.
fn run(api: &Libraries, process: i32) {
    let _ = api.cuCheckpointProcessRestore(process, null_mut());
    let _ = api.cuCheckpointProcessUnlock(process, null_mut());
}

impl Make<CheckpointOperation> for CaseResources<'_> {
    fn make(&mut self, _: CheckpointOperation, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let reason = "a process cannot be checkpointed into its own storage";
        Err(SetupError::Unavailable(reason.to_owned()))
    }
}

//! Checkpoints of the calling process, the only one whose state this driver keeps.
//!
//! The memory of this driver is memory of the host, so a checkpoint moves nothing. Calls of a locked process do
//! not wait.

use std::sync::Mutex;

use super::prelude::*;
use crate::queue::lock;
use cuspec_glue::Facts;
use cuspec_glue::classify::{CheckpointOperation, Classify, CudaProcess};
use cuspec_glue::driver::calls::CheckpointCalls;

/// The process for which a state was set, and the state. A forked child runs.
static STATE: Mutex<(u32, CUprocessState)> = Mutex::new((0, CU_PROCESS_STATE_RUNNING));

/// Returns the state of the calling process.
fn state() -> CUprocessState {
    match *lock(&STATE) {
        (process, state) if process == std::process::id() => state,
        _ => CU_PROCESS_STATE_RUNNING,
    }
}

/// Brings the calling process from one state into another.
fn change(pid: c_int, from: CUprocessState, to: CUprocessState) -> Outcome {
    let own = std::process::id();
    if u32::try_from(pid) != Ok(own) {
        return Err(Code::INVALID_VALUE);
    }
    if state() != from {
        return Err(Code::ILLEGAL_STATE);
    }
    *lock(&STATE) = (own, to);
    Ok(())
}

impl Classify<CudaProcess> for Driver {
    fn classify(&self, value: u64) -> Facts<CudaProcess> {
        let pid = value as c_int;
        Facts::new(match state() {
            _ if pid == 0 => CudaProcess::Zero,
            _ if pid < 0 => CudaProcess::Negative,
            _ if pid as u32 != std::process::id() => CudaProcess::Absent,
            CU_PROCESS_STATE_LOCKED => CudaProcess::Locked,
            CU_PROCESS_STATE_CHECKPOINTED => CudaProcess::Checkpointed,
            _ => CudaProcess::Running,
        })
    }
}

impl Classify<CheckpointOperation> for Driver {
    /// No operation is ever pending, because the calling process has no storage of its own.
    fn classify(&self, value: u64) -> Facts<CheckpointOperation> {
        Facts::new(match value {
            0 => CheckpointOperation::Null,
            _ => CheckpointOperation::Garbage,
        })
    }
}

impl CheckpointCalls for Driver {
    unsafe fn cuCheckpointProcessGetRestoreThreadId(
        &self,
        _pid: c_int,
        tid: *mut c_int,
    ) -> Outcome {
        // The main thread of a process has the id of the process.
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(tid, std::process::id() as c_int) };
        Ok(())
    }

    unsafe fn cuCheckpointProcessGetState(
        &self,
        _pid: c_int,
        state: *mut CUprocessState,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(state, self::state()) };
        Ok(())
    }

    unsafe fn cuCheckpointProcessLock(
        &self,
        pid: c_int,
        _args: *mut CUcheckpointLockArgs,
    ) -> Outcome {
        change(pid, CU_PROCESS_STATE_RUNNING, CU_PROCESS_STATE_LOCKED)
    }

    unsafe fn cuCheckpointProcessCheckpoint(
        &self,
        pid: c_int,
        args: *mut CUcheckpointCheckpointArgs,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let storage = unsafe { array(args, 1) };
        refuse_storage(storage.first().map(|args| args.customStorageInfo_out))?;
        change(pid, CU_PROCESS_STATE_LOCKED, CU_PROCESS_STATE_CHECKPOINTED)
    }

    unsafe fn cuCheckpointProcessRestore(
        &self,
        pid: c_int,
        args: *mut CUcheckpointRestoreArgs,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let storage = unsafe { array(args, 1) };
        refuse_storage(storage.first().map(|args| args.customStorageInfo_out))?;
        change(pid, CU_PROCESS_STATE_CHECKPOINTED, CU_PROCESS_STATE_LOCKED)
    }

    unsafe fn cuCheckpointProcessUnlock(
        &self,
        pid: c_int,
        _args: *mut CUcheckpointUnlockArgs,
    ) -> Outcome {
        change(pid, CU_PROCESS_STATE_LOCKED, CU_PROCESS_STATE_RUNNING)
    }

    unsafe fn cuCheckpointOperationComplete(
        &self,
        _handle: CUcheckpointOperationHandle,
    ) -> Outcome {
        Err(Code::INVALID_VALUE)
    }
}

/// The calling process cannot be checkpointed into its own storage.
fn refuse_storage(place: Option<*mut *mut CUcheckpointCustomStorageInfo>) -> Outcome {
    match place {
        Some(place) if !place.is_null() => Err(Code::NOT_SUPPORTED),
        _ => Ok(()),
    }
}

//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_CHECKPOINT)]
#[introduced(13040)]
#[toolkits("13.4.49"..)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, ILLEGAL_STATE, NOT_SUPPORTED)]
fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> CUresult;

#[group(CUDA_CHECKPOINT)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57".."13.4.49",
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, ILLEGAL_STATE, NOT_SUPPORTED,
)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, ILLEGAL_STATE, NOT_SUPPORTED, INVALID_CONTEXT,
)]
fn cuCheckpointProcessCheckpoint(pid: c_int, args: *mut CUcheckpointCheckpointArgs) -> CUresult;

#[group(CUDA_CHECKPOINT)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns("12.8.57".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, NOT_SUPPORTED)]
fn cuCheckpointProcessGetRestoreThreadId(pid: c_int, tid: *mut c_int) -> CUresult;

#[group(CUDA_CHECKPOINT)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns("12.8.57".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, NOT_SUPPORTED)]
fn cuCheckpointProcessGetState(pid: c_int, state: *mut CUprocessState) -> CUresult;

#[group(CUDA_CHECKPOINT)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, ILLEGAL_STATE, NOT_SUPPORTED, NOT_READY,
)]
fn cuCheckpointProcessLock(pid: c_int, args: *mut CUcheckpointLockArgs) -> CUresult;

#[group(CUDA_CHECKPOINT)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57".."13.4.49",
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, ILLEGAL_STATE, NOT_SUPPORTED,
)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, ILLEGAL_STATE, NOT_SUPPORTED, INVALID_CONTEXT,
)]
#[see(cuInit)]
fn cuCheckpointProcessRestore(pid: c_int, args: *mut CUcheckpointRestoreArgs) -> CUresult;

#[group(CUDA_CHECKPOINT)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns("12.8.57".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, ILLEGAL_STATE, NOT_SUPPORTED)]
fn cuCheckpointProcessUnlock(pid: c_int, args: *mut CUcheckpointUnlockArgs) -> CUresult;

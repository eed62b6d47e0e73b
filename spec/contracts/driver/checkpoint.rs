//! Checkpoints of processes: a process is locked, its memory is moved off the device, brought back, and the process is
//! unlocked.

/// A process that may use CUDA, by its id.
#[domain]
enum CudaProcess {
    /// The calling process, which runs.
    #[accepted]
    #[is(running)]
    Running,
    /// The calling process, which is locked.
    #[accepted]
    Locked,
    /// The calling process, whose memory has been moved off the device.
    #[accepted]
    Checkpointed,
    /// The first process of the system, which does not use CUDA.
    #[accepted]
    #[is(foreign)]
    First = 1,
    /// Zero, which is the id of no process.
    #[accepted]
    #[is(foreign)]
    #[when(value <= 0)]
    Zero = 0,
    /// A negative number.
    #[accepted]
    #[is(foreign)]
    #[like(Zero)]
    Negative = -1,
    /// The greatest number of the type, which is the id of no process.
    #[accepted]
    #[is(foreign)]
    #[when(value > 0)]
    Absent = 0x7fff_ffff,
}

/// What calls change of a process.
#[settings]
enum ProcessSetting {
    /// Whether the process is running, locked or checkpointed.
    #[reach(process)]
    CheckpointState,
}

/// Options of locking a process.
#[fields]
struct CUcheckpointLockArgs {
    /// Milliseconds to wait for the work of the process; zero waits without a limit.
    timeoutMs: LockTimeout,
    /// Reserved.
    reserved0: Reserved,
    /// The first of the other reserved numbers.
    #[field(reserved1[0])]
    reserved1: Reserved,
}

/// Milliseconds to wait until a process is locked.
#[domain]
enum LockTimeout {
    /// Zero: no limit.
    #[accepted]
    None = 0,
    /// One second.
    #[accepted]
    Second = 1000,
    /// The greatest number of the type.
    #[accepted]
    Most = 0xffff_ffff,
}

/// Where the memory of a checkpointed process goes.
#[fields]
struct CUcheckpointCheckpointArgs {
    /// Place for the description of the mapped memory, or null for the memory of the host.
    customStorageInfo_out: StorageInfo,
}

/// A place for the address of a description of mapped memory.
#[domain]
enum StorageInfo {
    /// Null: the driver keeps the memory itself.
    #[accepted]
    Null = 0,
}

/// Devices on which the memory of a process is restored.
#[fields]
struct CUcheckpointRestoreArgs {
    /// Pairs of the old device and the new one, or null: each device is its own successor.
    gpuPairs: DevicePairs,
    /// Number of pairs.
    gpuPairsCount: DevicePairCount,
    /// Place for the description of the mapped memory, or null for the memory of the host.
    customStorageInfo_out: StorageInfo,
}

/// An array of pairs of devices.
#[domain]
enum DevicePairs {
    /// Null.
    #[accepted]
    Null = 0,
}

/// Number of pairs of devices.
#[domain]
enum DevicePairCount {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// One.
    #[undefined]
    #[when(value != 0)]
    One = 1,
}

/// Options of unlocking a process.
#[fields]
struct CUcheckpointUnlockArgs {
    /// The first of the reserved numbers.
    #[field(reserved[0])]
    first: Reserved,
    /// The last of the reserved numbers.
    #[field(reserved[7])]
    last: Reserved,
}

/// A checkpoint or restore with the storage of the caller, until it is completed.
#[domain(CUcheckpointOperationHandle)]
enum CheckpointOperation {
    /// An operation on another process.
    #[accepted]
    #[gate(machine.devices() > 1000)]
    Pending,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// The process of the call has to use CUDA.
#[rules]
fn process_uses_cuda(pid: CudaProcess) {
    /// No process that uses CUDA has this id.
    #[rule("cuda-process", assumed)]
    if pid.is_foreign() {
        return INVALID_VALUE;
    }
}

/// Returns the thread of a process that has to exist for the process to be restored.
#[hazard("checkpoint")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only systems other than Linux")]
#[no_visible_effect("a thread of the driver cannot be compared with anything")]
fn cuCheckpointProcessGetRestoreThreadId(
    /// The process.
    pid: CudaProcess,
    /// Place for the id of the thread.
    #[varies]
    tid: Out<c_int>,
) {
    check!(initialized);
    process_uses_cuda(pid);
}

/// Returns whether a process is running, locked, checkpointed or has failed.
#[hazard("checkpoint")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only systems other than Linux")]
fn cuCheckpointProcessGetState(
    /// The process.
    pid: CudaProcess,
    /// Place for the state.
    state: Out<CUprocessState>,
) {
    check!(initialized);
    process_uses_cuda(pid);

    /// A process is in the state into which the last call has brought it.
    #[ensure("locked", documented)]
    if pid.is_locked() {
        assert!(state.value() == CU_PROCESS_STATE_LOCKED);
    }

    /// A process whose memory has been moved off the device is checkpointed.
    #[ensure("checkpointed", documented)]
    if pid.is_checkpointed() {
        assert!(state.value() == CU_PROCESS_STATE_CHECKPOINTED);
    }

    /// A process runs by default.
    #[ensure("running", documented)]
    if pid.is_running() {
        assert!(state.value() == CU_PROCESS_STATE_RUNNING);
    }
}

/// Locks a process: its calls of the driver wait until it is unlocked.
#[hazard("checkpoint")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only systems other than Linux")]
#[unreachable(NOT_READY, "needs a process whose work outlasts the time limit")]
#[changes(CheckpointState)]
fn cuCheckpointProcessLock(
    /// The process.
    pid: CudaProcess,
    /// Options, or null.
    args: Optional<CUcheckpointLockArgs>,
) {
    check!(initialized);
    process_uses_cuda(pid);

    /// The process is not running.
    #[rule("running", documented)]
    if !pid.is_running() && !pid.is_foreign() {
        return ILLEGAL_STATE;
    }
}

/// Moves the memory that a locked process has on its devices to the host, and releases the devices.
#[hazard("checkpoint")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only systems other than Linux")]
#[unreachable(INVALID_CONTEXT, "needs the storage of another process")]
#[changes(CheckpointState)]
fn cuCheckpointProcessCheckpoint(
    /// The process.
    pid: CudaProcess<Locked>,
    /// Options, or null.
    args: Optional<CUcheckpointCheckpointArgs>,
) {
    check!(initialized);
    process_uses_cuda(pid);

    /// The process is not locked.
    #[rule("locked", documented)]
    if !pid.is_locked() && !pid.is_foreign() {
        return ILLEGAL_STATE;
    }
}

/// Returns the devices and the content of their memory to a checkpointed process, which stays locked.
#[hazard("checkpoint")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only systems other than Linux")]
#[unreachable(INVALID_CONTEXT, "needs the storage of another process")]
#[changes(CheckpointState)]
fn cuCheckpointProcessRestore(
    /// The process.
    pid: CudaProcess<Checkpointed>,
    /// Options, or null.
    args: Optional<CUcheckpointRestoreArgs>,
) {
    check!(initialized);
    process_uses_cuda(pid);

    /// The process is not checkpointed.
    #[rule("checkpointed", documented)]
    if !pid.is_checkpointed() && !pid.is_foreign() {
        return ILLEGAL_STATE;
    }
}

/// Unlocks a process, which then makes calls of the driver again.
#[hazard("checkpoint")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only systems other than Linux")]
#[changes(CheckpointState)]
fn cuCheckpointProcessUnlock(
    /// The process.
    pid: CudaProcess<Locked>,
    /// Options, or null.
    args: Optional<CUcheckpointUnlockArgs>,
) {
    check!(initialized);
    process_uses_cuda(pid);

    /// The process is not locked.
    #[rule("locked", documented)]
    if !pid.is_locked() && !pid.is_foreign() {
        return ILLEGAL_STATE;
    }
}

/// Completes a checkpoint or a restore with the storage of the caller, after the copies in the given streams.
#[hazard("checkpoint")]
#[needs(
    initialized,
    outside_callback,
    intact_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    intact_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only systems other than Linux")]
#[unreachable(ILLEGAL_STATE, "needs the storage of another process")]
#[no_visible_effect("a process cannot be checkpointed into its own storage")]
fn cuCheckpointOperationComplete(
    /// The operation.
    handle: CheckpointOperation,
) {
    check!(initialized);
}

/// A process is locked, checkpointed, restored and unlocked, and its memory is as before.
#[scenario]
#[needs(context)]
#[hazard("checkpoint")]
#[gate(machine.is_linux())]
#[lasting]
#[shows(
    cuCheckpointProcessLock,
    cuCheckpointProcessCheckpoint,
    cuCheckpointProcessRestore,
    cuCheckpointProcessUnlock
)]
fn a_checkpoint_keeps_the_memory(cuda: &Driver) {
    let process = std::process::id() as c_int;
    let memory = cuda.cuMemAlloc_v2(4096)?;
    cuda.cuMemsetD8_v2(memory, 0x5a, 4096)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.cuCheckpointProcessUnlock(process, ptr::null_mut()) == Err(ILLEGAL_STATE));
    cuda.cuCheckpointProcessLock(process, ptr::null_mut())?;
    expect!(cuda.cuCheckpointProcessGetState(process)? == CU_PROCESS_STATE_LOCKED);
    expect!(cuda.cuCheckpointProcessLock(process, ptr::null_mut()) == Err(ILLEGAL_STATE));
    expect!(cuda.cuCheckpointProcessRestore(process, ptr::null_mut()) == Err(ILLEGAL_STATE));
    cuda.cuCheckpointProcessCheckpoint(process, ptr::null_mut())?;
    expect!(cuda.cuCheckpointProcessGetState(process)? == CU_PROCESS_STATE_CHECKPOINTED);
    expect!(cuda.cuCheckpointProcessUnlock(process, ptr::null_mut()) == Err(ILLEGAL_STATE));
    cuda.cuCheckpointProcessRestore(process, ptr::null_mut())?;
    expect!(cuda.cuCheckpointProcessGetState(process)? == CU_PROCESS_STATE_LOCKED);
    cuda.cuCheckpointProcessUnlock(process, ptr::null_mut())?;
    expect!(cuda.cuCheckpointProcessGetState(process)? == CU_PROCESS_STATE_RUNNING);
    expect!(cuda.read(memory, 4096)? == vec![0x5a_u8; 4096]);
    cuda.cuMemFree_v2(memory)?;
}

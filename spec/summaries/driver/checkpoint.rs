//! Saving what a process has on its devices, and bringing it back.

/// Finishes a checkpoint or restore with the caller's own storage, once the copies in the given
/// streams are done.
fn cuCheckpointOperationComplete();

/// Moves what a locked process has on its devices to host memory, or to the caller's storage, and
/// lets the devices go.
fn cuCheckpointProcessCheckpoint();

/// Returns the thread of a process that is needed to restore it.
fn cuCheckpointProcessGetRestoreThreadId();

/// Returns whether a process is running, locked, checkpointed or has failed.
fn cuCheckpointProcessGetState();

/// Holds up all further CUDA calls of a process and waits for its work, up to a time limit.
fn cuCheckpointProcessLock();

/// Gives a checkpointed process its devices and their contents back; it stays locked.
fn cuCheckpointProcessRestore();

/// Lets a locked process make CUDA calls again.
fn cuCheckpointProcessUnlock();

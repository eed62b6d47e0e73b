//! Execution contexts: a whole device, or a part with multiprocessors of its own.

/// Creates a descriptor of several resources, from which a green context is created.
fn cudaDevResourceGenerateDesc();

/// Splits multiprocessors into groups of the sizes that are described one by one, and returns what
/// is left.
fn cudaDevSmResourceSplit();

/// Splits multiprocessors into equal groups of at least a given size, or tells how many of them
/// there would be.
fn cudaDevSmResourceSplitByCount();

/// Returns which multiprocessors or work queues a device has, to be split and given to green
/// contexts.
fn cudaDeviceGetDevResource();

/// Returns the execution context that stands for a whole device, its primary context; it is not to
/// be destroyed.
fn cudaDeviceGetExecutionCtx();

/// Destroys an execution context that `cudaGreenCtxCreate` created.
fn cudaExecutionCtxDestroy();

/// Returns which multiprocessors or work queues an execution context has.
fn cudaExecutionCtxGetDevResource();

/// Returns the device of an execution context.
fn cudaExecutionCtxGetDevice();

/// Returns a number that no other execution context of the process has or had.
fn cudaExecutionCtxGetId();

/// Records in an event what all streams of an execution context have to do up to here.
fn cudaExecutionCtxRecordEvent();

/// Creates a stream whose work runs on the resources of an execution context.
fn cudaExecutionCtxStreamCreate();

/// Waits until all work given to an execution context is done.
fn cudaExecutionCtxSynchronize();

/// Makes all later work of an execution context wait for an event.
fn cudaExecutionCtxWaitEvent();

/// Creates an execution context on a part of a device, with the resources of a descriptor.
fn cudaGreenCtxCreate();

/// Returns which multiprocessors or work queues the work of a stream may use.
fn cudaStreamGetDevResource();

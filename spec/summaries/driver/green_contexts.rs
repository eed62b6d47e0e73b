//! Green contexts: parts of a device, with multiprocessors and work queues of their own.

/// Returns the context as which a green context is passed to calls that take one, such as
/// `cuCtxSetCurrent`.
fn cuCtxFromGreenCtx();

/// Returns which multiprocessors or work queues a context has.
fn cuCtxGetDevResource();

/// Creates a descriptor of several resources, from which a green context is created.
fn cuDevResourceGenerateDesc();

/// Splits multiprocessors into groups of the sizes that are described one by one, and returns what
/// is left.
fn cuDevSmResourceSplit();

/// Splits multiprocessors into equal groups of at least a given size, or tells how many of them
/// there would be.
fn cuDevSmResourceSplitByCount();

/// Returns which multiprocessors or work queues a device has, to be split and given to green
/// contexts.
fn cuDeviceGetDevResource();

/// Creates a green context with the resources of a descriptor, on top of the device's primary
/// context.
fn cuGreenCtxCreate();

/// Destroys a green context; its resources and its hold on the primary context are released.
fn cuGreenCtxDestroy();

/// Returns which multiprocessors or work queues a green context has.
fn cuGreenCtxGetDevResource();

/// Returns a number that no other green context of the process has or had.
fn cuGreenCtxGetId();

/// Records in an event what all streams of a green context have to do up to here.
fn cuGreenCtxRecordEvent();

/// Creates a stream whose work runs on the resources of a green context.
fn cuGreenCtxStreamCreate();

/// Makes all later work of a green context wait for an event.
fn cuGreenCtxWaitEvent();

/// Returns which multiprocessors or work queues the work of a stream may use.
fn cuStreamGetDevResource();

/// Returns the green context that a stream was created for, and null if there is none.
fn cuStreamGetGreenCtx();

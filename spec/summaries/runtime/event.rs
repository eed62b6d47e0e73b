//! Events.

/// Creates an event with timing on the current device.
fn cudaEventCreate(
    /// Room for the event, which `cudaEventDestroy` destroys.
    event: _,
);

/// Creates an event on the current device; flags leave out timing, let waiting threads sleep, or
/// share it with other processes.
fn cudaEventCreateWithFlags(
    /// Room for the event, which `cudaEventDestroy` destroys.
    event: _,
    /// How threads wait for it, whether it has timing, whether other processes may open it.
    flags: _,
);

/// Destroys an event, at once or when what it holds is done.
fn cudaEventDestroy(
    /// The event; the call does not wait for it.
    event: _,
);

/// Returns the time between two events, with a resolution of about half a microsecond.
fn cudaEventElapsedTime(
    /// Room for the time, in milliseconds.
    ms: _,
    /// Where it begins; recorded and with timing.
    start: _,
    /// Where it ends; recorded and with timing.
    end: _,
);

/// Tells without waiting whether everything an event holds is done.
fn cudaEventQuery(
    /// The event; one that was never recorded holds nothing.
    event: _,
);

/// Records in an event what a stream has to do up to here, in place of what it held before.
fn cudaEventRecord(
    /// The event; of the same device as the stream.
    event: _,
    /// The stream; null is the default stream of the current device.
    stream: _,
);

/// Records in an event what a stream has to do up to here, and says how a capture is to take that.
fn cudaEventRecordWithFlags(
    /// The event; of the same device as the stream.
    event: _,
    /// The stream; null is the default stream of the current device.
    stream: _,
    /// Whether a capture gets a node that records the event each time the graph runs.
    flags: _,
);

/// Waits until everything an event holds is done.
fn cudaEventSynchronize(
    /// The event; one that was never recorded holds nothing.
    event: _,
);

//! Waiting for and writing single words of memory in the order of a stream.

/// Puts several waits for memory and writes to it into a stream at once, in the given order.
fn cuStreamBatchMemOp_v2();

/// Makes a stream wait until a 32-bit word of memory meets a condition, such as being at least a
/// value.
fn cuStreamWaitValue32_v2();

/// Makes a stream wait until a 64-bit word of memory meets a condition, such as being at least a
/// value.
fn cuStreamWaitValue64_v2();

/// Writes a 32-bit word to memory in stream order, after all earlier work unless told otherwise.
fn cuStreamWriteValue32_v2(
    /// Stream whose order the write joins.
    stream: _,
    /// Where to write; aligned to 4 bytes, memory of a device or registered host memory.
    addr: _,
    /// What to write.
    value: _,
    /// Whether the write may overtake the memory accesses of earlier work; zero for not.
    flags: _,
);

/// Writes a 64-bit word to memory in stream order, after all earlier work unless told otherwise.
fn cuStreamWriteValue64_v2();

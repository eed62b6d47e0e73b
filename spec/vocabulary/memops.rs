//! Words of memory that streams wait for and write.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A word of memory that a stream waits for or writes. Each of its bytes is 0x2a before the call, so that
/// a wait for that ends at once, whatever it asks of the word.
#[domain(live)]
#[any_thread]
enum Word {
    /// At the start of memory that was allocated on the device.
    #[accepted]
    #[is(device_accessible)]
    #[has(offset = 0)]
    Device,
    /// Inside memory of the device, four bytes from its start.
    #[accepted]
    #[is(device_accessible)]
    #[has(offset = 4)]
    Halfway,
    /// The last eight bytes of memory of the device.
    #[accepted]
    #[is(device_accessible)]
    #[has(offset = 65528)]
    Last,
    /// Two bytes from the start of memory of the device.
    #[refused(INVALID_VALUE)]
    #[is(device_accessible)]
    #[has(offset = 2)]
    Misaligned,
    /// At the start of memory of the device that came from a pool, in stream order.
    #[accepted]
    #[is(device_accessible)]
    #[has(offset = 0)]
    Pooled,
    /// At the start of pinned memory that the driver allocated on the host.
    #[accepted]
    #[is(device_accessible, host_accessible)]
    #[has(offset = 0)]
    Pinned,
    /// Two bytes from the start of such memory.
    #[refused(INVALID_VALUE)]
    #[is(pinned, device_accessible, host_accessible)]
    #[has(offset = 2)]
    PinnedMisaligned,
    /// At the start of memory of the host that the driver did not allocate and was told of.
    #[accepted]
    #[is(device_accessible, host_accessible)]
    #[has(offset = 0)]
    // The suite passes the address that the host knows it by.
    #[gate(CUdeviceptr, device.can_use_host_pointer_for_registered_mem())]
    Registered,
    /// At the start of managed memory.
    #[refused(INVALID_VALUE)]
    #[is(device_accessible, host_accessible)]
    #[has(offset = 0)]
    Managed,
    /// In memory of the host that the driver was not told of.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    #[is(host_accessible)]
    #[has(offset = 0)]
    Pageable,
    /// Where memory of the device was until it was freed.
    #[refused(INVALID_VALUE)]
    Freed,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A number that never was an address.
    #[refused(INVALID_VALUE)]
    Garbage = 0xdead_0000_beef,
}

/// A number that the word at hand has reached, equals, and shares bits with.
#[domain]
enum Awaited<there> {
    /// What is in the word.
    #[accepted]
    There = there,
}

/// The steps of a batch, in which a driver that does them writes notes of its own.
#[domain(array, replaced)]
enum Steps<T, count> {
    /// One step.
    #[accepted]
    #[has(len = 1)]
    One,
    /// Two steps that differ.
    #[accepted]
    #[has(len = 2)]
    Two,
    /// The same step twice.
    #[accepted]
    #[has(len = 2)]
    #[repeated]
    Twice,
    /// No step, behind a pointer that leads somewhere.
    #[accepted]
    #[is(empty)]
    #[has(len = 0)]
    Empty,
    /// No step, behind null.
    #[accepted]
    #[is(empty, null)]
    #[has(len = 0)]
    NullEmpty = 0,
    /// Null, although a step is promised.
    #[refused(INVALID_VALUE)]
    #[has(len = 1)]
    Null = 0,
}

/// One step of a batch: the operation decides which arm is meant.
#[fields]
struct CUstreamBatchMemOpParams {
    /// What the stream does.
    // Drivers of 13.0 do not know the reduction.
    #[refuses(CU_STREAM_MEM_OP_ATOMIC_REDUCTION = INVALID_VALUE)]
    #[unobserved(CU_STREAM_MEM_OP_ATOMIC_REDUCTION)]
    operation: OneOf<CUstreamBatchMemOpType>,
    /// The word that is waited for.
    #[field(waitValue.address)]
    #[when(operation == CU_STREAM_MEM_OP_WAIT_VALUE_32 || operation == CU_STREAM_MEM_OP_WAIT_VALUE_64)]
    waitAddress: Word,
    /// What 32 bits are held against.
    #[field(waitValue.value)]
    #[when(operation == CU_STREAM_MEM_OP_WAIT_VALUE_32)]
    waitedFor: Awaited<0x2a2a_2a2a>,
    /// What 64 bits are held against.
    #[field(waitValue.value64)]
    #[when(operation == CU_STREAM_MEM_OP_WAIT_VALUE_64)]
    waitedFor64: Awaited<0x2a2a_2a2a_2a2a_2a2a>,
    /// When the wait is over.
    #[field(waitValue.flags)]
    #[when(operation == CU_STREAM_MEM_OP_WAIT_VALUE_32 || operation == CU_STREAM_MEM_OP_WAIT_VALUE_64)]
    waitFlags: Masked<CUstreamWaitValue_flags, 3>,
    /// The word that is written.
    #[field(writeValue.address)]
    #[when(operation == CU_STREAM_MEM_OP_WRITE_VALUE_32 || operation == CU_STREAM_MEM_OP_WRITE_VALUE_64)]
    writeAddress: Word,
    /// The 32 bits that are written.
    #[field(writeValue.value)]
    #[when(operation == CU_STREAM_MEM_OP_WRITE_VALUE_32)]
    written: Any,
    /// The 64 bits that are written.
    #[field(writeValue.value64)]
    #[when(operation == CU_STREAM_MEM_OP_WRITE_VALUE_64)]
    written64: Any,
    /// Whether the write may overtake earlier ones.
    #[field(writeValue.flags)]
    #[when(operation == CU_STREAM_MEM_OP_WRITE_VALUE_32 || operation == CU_STREAM_MEM_OP_WRITE_VALUE_64)]
    writeFlags: OneOf<CUstreamWriteValue_flags>,
    /// Kept for later; a device that cannot do it has nobody look at this.
    #[field(flushRemoteWrites.flags)]
    #[when(operation == CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES)]
    flushFlags: Any,
    /// Who sees earlier writes before later ones.
    #[field(memoryBarrier.flags)]
    #[when(operation == CU_STREAM_MEM_OP_BARRIER)]
    barrierFlags: OneOf<CUstreamMemoryBarrier_flags>,
}

/// How many operations a batch of the first form has.
#[domain]
enum OperationCount {
    /// None.
    #[accepted]
    None = 0,
    /// One operation.
    #[accepted]
    One = 1,
    /// All bits are set.
    #[refused(INVALID_VALUE)]
    #[like(TooMany)]
    AllOnes = 0xffff_ffff,
    /// 256 operations, one more than a batch may have.
    #[refused(INVALID_VALUE)]
    #[when(value >= 256)]
    TooMany = 256,
}

//! Contracts that refer to functions of the driver incorrectly.

/// An attribute without a function.
#[as_driver(0)]
fn cudaStreamQuery(stream: _) {}

/// A function that no header declares.
#[as_driver(cuStreamSynchronise)]
fn cudaStreamSynchronize(stream: _) {}

/// A function without a contract.
#[as_driver(cuStreamDestroy_v2)]
fn cudaStreamDestroy(stream: _) {}

/// No value for the flags, and a parameter that the driver's function does not have.
#[as_driver(cuStreamCreate, flag = 0)]
fn cudaStreamCreate(pStream: _) {}

/// A driver code without a runtime code, and a removed rule with a wrong name.
#[as_driver(cuStreamCreate)]
#[except("twice")]
fn cudaStreamCreateWithFlags(pStream: _, flags: _) {}

/// A priority that the driver's function does not have, and a wrong name of the stream.
#[as_driver(cuStreamCreate)]
#[except("once")]
fn cudaStreamCreateWithPriority(
    #[is(pStream)] pStream: _,
    #[is(phStream)] flags: _,
    priority: _,
) {
}

/// A third parameter that does not exist.
#[as_driver(cuStreamCreate)]
#[except("once")]
fn cudaEventRecordWithFlags(event: _, stream: _, flags: _) {}

/// A field that does not exist.
#[as_driver(cuStreamCreate, Flags = event.depth)]
#[except("once")]
fn cudaEventCreate(event: _) {}

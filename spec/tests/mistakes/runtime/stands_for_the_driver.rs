//! Contracts that stand for functions of the driver, and do not say rightly for which, or with what.

/// Whoever says nothing stands for nothing.
#[as_driver(0)]
fn cudaStreamQuery(stream: _) {}

/// No header knows the function.
#[as_driver(cuStreamSynchronise)]
fn cudaStreamSynchronize(stream: _) {}

/// The function has no contract.
#[as_driver(cuStreamDestroy_v2)]
fn cudaStreamDestroy(stream: _) {}

/// Nothing is passed for the flags, and the driver has no such parameter.
#[as_driver(cuStreamCreate, flag = 0)]
fn cudaStreamCreate(pStream: _) {}

/// What the driver answers the runtime has no code for, and the rule that is left out is called otherwise.
#[as_driver(cuStreamCreate)]
#[except("twice")]
fn cudaStreamCreateWithFlags(pStream: _, flags: _) {}

/// There is no priority to be one of the driver's, and the stream is called otherwise.
#[as_driver(cuStreamCreate)]
#[except("once")]
fn cudaStreamCreateWithPriority(
    #[is(pStream)] pStream: _,
    #[is(phStream)] flags: _,
    priority: _,
) {
}

/// There is no third parameter.
#[as_driver(cuStreamCreate)]
#[except("once")]
fn cudaEventRecordWithFlags(event: _, stream: _, flags: _) {}

/// What is passed is no field of anything.
#[as_driver(cuStreamCreate, Flags = event.depth)]
#[except("once")]
fn cudaEventCreate(event: _) {}

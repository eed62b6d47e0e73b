//! A function without a check of its effect, and an excused function with one.

/// Waits for a stream.
#[needs(context)]
#[class(context_state)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
}

/// Whether a stream is idle.
#[needs(context)]
#[class(context_state)]
#[order(unknown)]
#[no_visible_effect("so it was before there was a scenario")]
fn cuStreamQuery(
    /// The stream.
    hStream: Stream<Null>,
) {
}

/// Destroys a stream.
#[needs(context)]
#[class(context_state)]
#[order(unknown)]
#[no_visible_effect("there is nothing left to ask")]
fn cuStreamDestroy_v2(
    /// The stream.
    #[ends(Stream)]
    hStream: Stream,
) {
}

/// An idle stream is idle.
#[scenario]
#[needs(context)]
#[shows(cuStreamQuery)]
fn idle_is_idle(cuda: &Driver) {
    expect!(cuda.cuStreamQuery(core::ptr::null_mut()) == Ok(()));
}

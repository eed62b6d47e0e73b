//! A scenario for a function that it does not call, and excuses without a reason.

/// Destroys a stream.
#[needs(context)]
#[order(unknown)]
#[no_visible_effect]
fn cuStreamDestroy_v2(
    /// The stream.
    #[ends(Stream)]
    #[unseen]
    hStream: Stream,
) {
}

/// An idle stream is idle.
#[scenario]
#[needs(context)]
#[shows(cuStreamQuerry, cuStreamSynchronize)]
fn idle_is_idle(cuda: &Driver) {
    expect!(cuda.cuStreamQuery(core::ptr::null_mut()) == Ok(()));
}

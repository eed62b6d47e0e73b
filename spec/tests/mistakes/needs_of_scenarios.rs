//! A scenario with a need that scenarios cannot have.

/// An idle stream is idle.
#[scenario]
#[needs(contexts)]
fn idle_is_idle(cuda: &Driver) {
    expect!(cuda.cuStreamQuery(core::ptr::null_mut()) == Ok(()));
}

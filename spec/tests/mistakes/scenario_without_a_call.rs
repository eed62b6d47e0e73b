//! Scenarios that call undeclared functions and expect nothing.

/// Waiting ends.
#[scenario]
#[needs(context)]
fn waiting_ends(cuda: &Driver) {
    cuda.cuStreamSynchronise(core::ptr::null_mut())?;
}

//! A query on the returned value before the call.

/// Returns the enumerator's name of a code.
#[needs(nothing)]
#[order(observed)]
fn cudaGetErrorName(
    /// The code to name.
    error: AnyOf<cudaError_t>,
) -> *const c_char {
    if result == 1 {}
    if result.value() == 1 {}
}

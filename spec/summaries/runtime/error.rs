//! Errors, and the last one of each thread.

/// Returns the name of an error's enumerator as text, such as `cudaErrorInvalidValue`.
fn cudaGetErrorName(
    /// The error; one that is not known yields a text that says so.
    error: _,
);

/// Returns a text that explains an error.
fn cudaGetErrorString(
    /// The error; one that is not known yields a text that says so.
    error: _,
);

/// Returns the last error of the calling thread and resets it; an error that broke the context
/// stays.
fn cudaGetLastError();

/// Returns the last error of the calling thread and keeps it.
fn cudaPeekAtLastError();

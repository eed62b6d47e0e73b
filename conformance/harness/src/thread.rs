//! Running a part of a scenario on another thread.

use std::panic::resume_unwind;

use crate::{Driver, Failure};

/// Carries handles to another thread. They are raw pointers, which Rust does not send; whether the
/// driver allows it is what a scenario is there to find out.
pub(crate) struct Carry<T>(pub(crate) T);

// SAFETY: handles are names that a library has given out, and nothing is read through them here.
unsafe impl<T> Send for Carry<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Carry<T> {}

impl<T> Carry<T> {
    fn into_inner(self) -> T {
        self.0
    }
}

/// Runs `body` with a library on a new thread, and waits for it.
pub(crate) fn run<L: Copy, R>(
    library: L,
    body: impl FnOnce(&L) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let (library, body) = (Carry(library), Carry(body));
    std::thread::scope(|scope| {
        scope
            .spawn(move || Carry(body.into_inner()(&library.into_inner())))
            .join()
            .unwrap_or_else(|panic| resume_unwind(panic))
            .into_inner()
    })
}

impl Driver {
    /// Runs `body` on a new thread, to which no context is current, and waits for it. What fails
    /// there fails here.
    pub fn thread<R>(
        &self,
        body: impl FnOnce(&Driver) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        run(*self, body)
    }
}

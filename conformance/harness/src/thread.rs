//! Running parts of a scenario on another thread.

use std::panic::resume_unwind;

use crate::{Driver, Failure};

/// Sends handles to another thread. They are raw pointers, which are not `Send`; scenarios test whether the
/// driver permits it.
pub(crate) struct Carry<T>(pub(crate) T);

// SAFETY: handles are names from a library and are not dereferenced here.
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
    /// Runs `body` on a new thread, without a current context, and waits for it. A failure there is a failure
    /// here.
    pub fn thread<R>(
        &self,
        body: impl FnOnce(&Driver) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        run(*self, body)
    }
}

//! Running a part of a scenario on another thread.

use std::panic::resume_unwind;

use crate::{Driver, Failure};

/// Carries handles to another thread. They are raw pointers, which Rust does not send; whether the
/// driver allows it is what a scenario is there to find out.
pub(crate) struct Carry<T>(pub(crate) T);

unsafe impl<T> Send for Carry<T> {}
unsafe impl<T> Sync for Carry<T> {}

impl<T> Carry<T> {
    fn into_inner(self) -> T {
        self.0
    }
}

impl Driver {
    /// Runs `body` on a new thread, to which no context is current, and waits for it. What fails
    /// there fails here.
    pub fn thread<R>(
        &self,
        body: impl FnOnce(&Driver) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        let driver = *self;
        let body = Carry(body);
        std::thread::scope(|scope| {
            scope
                .spawn(move || Carry(body.into_inner()(&driver)))
                .join()
                .unwrap_or_else(|panic| resume_unwind(panic))
                .into_inner()
        })
    }
}

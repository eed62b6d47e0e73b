//! How a worker ends.

/// The exit status of a worker that lost the runner: somebody took its descriptors.
pub(crate) const LOST: i32 = 113;

/// The exit status of a worker in which one of several cases has done harm, and nobody knows which.
pub(crate) const HARMED: i32 = 114;

/// Ends the process at once.
pub(super) fn leave(status: i32) -> ! {
    // SAFETY: the call does not return, and runs no handlers that could rely on anything.
    unsafe { libc::_exit(status) }
}

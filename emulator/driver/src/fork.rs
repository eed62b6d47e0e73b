//! `fork`: the lock of the world is free in a child, whatever other threads did when it was made.

use std::cell::RefCell;
use std::sync::MutexGuard;

use crate::world::{World, driver};

thread_local! {
    /// The lock, while this thread forks.
    static HELD: RefCell<Option<MutexGuard<'static, World>>> = const { RefCell::new(None) };
}

/// Takes the lock before each fork of the process, and releases it afterwards in both processes.
pub(crate) fn hold_lock_during_forks() {
    // SAFETY: the handlers are functions of this library, which is never unloaded.
    unsafe { libc::pthread_atfork(Some(take), Some(release), Some(release)) };
}

extern "C" fn take() {
    let guard = driver().lock();
    HELD.with(|held| held.replace(Some(guard)));
}

extern "C" fn release() {
    HELD.with(|held| held.replace(None));
}

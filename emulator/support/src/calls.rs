//! The frame of a call: facts about it that its thread keeps, and panics.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::verdict::ResultCode;

thread_local! {
    static PER_THREAD: Cell<bool> = const { Cell::new(false) };
    /// Whether a check that is switched off would have stopped the call at hand.
    static SKIPPED: Cell<bool> = const { Cell::new(false) };
}

/// What a call answers whose checks found nothing wrong. An effect may refuse what it cannot do;
/// where the check for that is switched off, the refusal counts as that check, and is off too.
pub fn unless_skipped<C: ResultCode, E: Into<C>>(done: Result<(), E>) -> C {
    match done {
        Err(error) if !SKIPPED.get() => error.into(),
        _ => C::SUCCESS,
    }
}

/// Notes that a check that is switched off would have stopped the call at hand.
pub(crate) fn skip() {
    SKIPPED.set(true);
}

/// The number of calls so far whose contract leaves them undefined.
static UNDEFINED: AtomicU64 = AtomicU64::new(0);

pub(crate) fn note_undefined() {
    UNDEFINED.fetch_add(1, Ordering::Relaxed);
}

/// Returns the number of calls of this library, since it was loaded, whose contract leaves them undefined.
pub fn undefined_calls() -> u64 {
    UNDEFINED.load(Ordering::Relaxed)
}

/// Whether the call at hand came through a `_ptsz` or `_ptds` symbol, in which the null stream is
/// the thread's own.
pub fn is_per_thread() -> bool {
    PER_THREAD.get()
}

/// Runs an entry point. A panic does not cross the C boundary: it is an unknown error.
pub fn enter<C: ResultCode>(per_thread: bool, body: impl FnOnce() -> C) -> C {
    enter_or(per_thread, C::UNKNOWN, body)
}

/// The same for a function that returns something else than a code.
pub fn enter_or<T>(per_thread: bool, otherwise: T, body: impl FnOnce() -> T) -> T {
    let before = PER_THREAD.replace(per_thread);
    SKIPPED.set(false);
    let result = catch_unwind(AssertUnwindSafe(body));
    PER_THREAD.set(before);
    result.unwrap_or(otherwise)
}

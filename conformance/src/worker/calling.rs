//! The function of the library that the worker itself calls, to make arguments or to clean up. The runner reads
//! it from the shared page if the call does not return.

use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::worker::ipc::shared_page::SharedPage;

static PAGE: AtomicPtr<SharedPage> = AtomicPtr::new(ptr::null_mut());

/// Sets the page on which calls are recorded from now on.
pub(super) fn record_on(page: &'static SharedPage) {
    PAGE.store(ptr::from_ref(page).cast_mut(), Ordering::Release);
}

/// Functions that were called before the first case, and for the present one, in this order.
static CALLS: Mutex<Calls> = Mutex::new(Calls {
    before_cases: None,
    functions: Vec::new(),
});
static COLLECTS: AtomicBool = AtomicBool::new(false);

struct Calls {
    /// Number of functions that were called before the first case, once it has begun.
    before_cases: Option<usize>,
    functions: Vec<&'static str>,
}

fn lock() -> MutexGuard<'static, Calls> {
    CALLS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Collects the names of functions that are called from now on.
pub(super) fn collect() {
    COLLECTS.store(true, Ordering::Relaxed);
}

/// Forgets the functions that were called for earlier cases.
pub(super) fn begin_case() {
    if COLLECTS.load(Ordering::Relaxed) {
        let mut calls = lock();
        let before = calls.before_cases.unwrap_or(calls.functions.len());
        calls.before_cases = Some(before);
        calls.functions.truncate(before);
    }
}

/// Functions that were called before the first case, and for the present one; none if they are not collected.
pub(super) fn collected() -> Vec<String> {
    let calls = lock();
    let names = calls.functions.iter();
    names.map(|name| (*name).to_owned()).collect()
}

/// Makes a call of this function, and records its name meanwhile.
pub(super) fn during<T>(function: &'static str, call: impl FnOnce() -> T) -> T {
    if COLLECTS.load(Ordering::Relaxed) {
        let mut calls = lock();
        if !calls.functions.contains(&function) {
            calls.functions.push(function);
        }
    }
    let page = PAGE.load(Ordering::Acquire);
    // SAFETY: the page is null or valid until the process ends, since `record_on` requires `'static`.
    let page = unsafe { page.as_ref() };
    if let Some(page) = page {
        page.begin_own_call(function);
    }
    let result = call();
    if let Some(page) = page {
        page.end_own_call();
    }
    result
}

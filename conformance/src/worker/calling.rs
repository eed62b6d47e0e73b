//! The function of the library that the worker itself calls, to make arguments or to clean up. The runner reads
//! it from the shared page if the call does not return.

use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::worker::ipc::shared_page::SharedPage;

static PAGE: AtomicPtr<SharedPage> = AtomicPtr::new(ptr::null_mut());

/// Sets the page on which calls are recorded from now on.
pub(super) fn record_on(page: &'static SharedPage) {
    PAGE.store(ptr::from_ref(page).cast_mut(), Ordering::Release);
}

/// Makes a call of this function, and records its name meanwhile.
pub(super) fn during<T>(function: &'static str, call: impl FnOnce() -> T) -> T {
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

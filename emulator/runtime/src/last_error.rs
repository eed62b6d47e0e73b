//! The last error of each thread: the code of the last call that failed, until it is read. If the runtime cannot
//! initialize itself, the reason is the last error of every thread.

use std::cell::Cell;

use cuspec_glue::runtime::Code;

use crate::contexts;

thread_local! {
    static LAST: Cell<Code> = const { Cell::new(Code::cudaSuccess) };
}

/// Sets the last error of this thread.
pub(crate) fn set(code: Code) {
    LAST.set(code);
}

/// Returns the last error.
pub(crate) fn peek() -> Code {
    contexts::initialization_failure().unwrap_or_else(|| LAST.get())
}

/// Returns the last error and clears it.
pub(crate) fn take() -> Code {
    contexts::initialization_failure().unwrap_or_else(|| LAST.replace(Code::cudaSuccess))
}

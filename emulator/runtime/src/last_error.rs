//! The last error of each thread: the code of the last call that failed, until it is read.

use std::cell::Cell;

use cuspec_glue::runtime::Code;

thread_local! {
    static LAST: Cell<Code> = const { Cell::new(Code::cudaSuccess) };
}

/// Sets the last error of this thread.
pub(crate) fn set(code: Code) {
    LAST.set(code);
}

/// Returns the last error.
pub(crate) fn peek() -> Code {
    LAST.get()
}

/// Returns the last error and clears it.
pub(crate) fn take() -> Code {
    LAST.replace(Code::cudaSuccess)
}

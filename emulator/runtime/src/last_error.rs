//! The last error of each thread: the code of the last call that failed, until somebody asks for it.

use std::cell::Cell;

use cuspec_glue::runtime::Code;

thread_local! {
    static LAST: Cell<Code> = const { Cell::new(Code::cudaSuccess) };
}

/// A call has failed on this thread.
pub(crate) fn set(code: Code) {
    LAST.set(code);
}

/// The last error.
pub(crate) fn peek() -> Code {
    LAST.get()
}

/// The last error, which is none from now on.
pub(crate) fn take() -> Code {
    LAST.replace(Code::cudaSuccess)
}

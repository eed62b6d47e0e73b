//! What validation says, and the codes of both APIs.

use std::ops::ControlFlow;

/// What validation says: go on to the call, or stop with this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict<C> {
    Go,
    Stop(C),
}

/// Where a failed check leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<C> {
    Code(C),
    /// The behavior is undefined; the reference libraries return that a handle is invalid.
    Undefined,
    /// The call succeeds, and a later wait returns the code.
    Later,
}

impl<C> From<C> for Outcome<C> {
    fn from(code: C) -> Self {
        Outcome::Code(code)
    }
}

/// What a check says: to go on with the next, or the verdict.
pub type Checked<C> = ControlFlow<Verdict<C>>;

/// The type that functions of an API return.
pub trait ResultCode: Copy {
    const SUCCESS: Self;
    /// The code of a call with undefined behavior.
    const UNDEFINED: Self;
    /// A panic ended the call.
    const UNKNOWN: Self;
    /// Work is not done yet, which is an answer and no refusal.
    const NOT_READY: Self;
    fn number(self) -> u32;
    fn from_number(number: u32) -> Self;
}

impl ResultCode for cuspec_sys::driver::CUresult {
    const SUCCESS: Self = Self::CUDA_SUCCESS;
    const UNDEFINED: Self = Self::CUDA_ERROR_INVALID_HANDLE;
    const UNKNOWN: Self = Self::CUDA_ERROR_UNKNOWN;
    const NOT_READY: Self = Self::CUDA_ERROR_NOT_READY;
    fn number(self) -> u32 {
        self.0 as _
    }
    fn from_number(number: u32) -> Self {
        Self(number as _)
    }
}

impl ResultCode for cuspec_sys::runtime::cudaError_t {
    const SUCCESS: Self = Self::cudaSuccess;
    const UNDEFINED: Self = Self::cudaErrorInvalidResourceHandle;
    const UNKNOWN: Self = Self::cudaErrorUnknown;
    const NOT_READY: Self = Self::cudaErrorNotReady;
    fn number(self) -> u32 {
        self.0 as _
    }
    fn from_number(number: u32) -> Self {
        Self(number as _)
    }
}

//! The creation and destruction of a handle that a contract already declares.

#[handles]
enum Handle {
    /// A stream.
    #[made_by(cuGreenCtxStreamCreate, cuStreamCreate)]
    CUstream,
}

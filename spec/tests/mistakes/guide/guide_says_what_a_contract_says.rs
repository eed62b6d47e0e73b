//! How a handle comes and goes, although a contract says so.

#[handles]
enum Handle {
    /// A stream.
    #[made_by(cuGreenCtxStreamCreate, cuStreamCreate)]
    CUstream,
}

//! Where things have gone that pages of the reference once told.

#[moves]
enum Move {
    /// A context is known to be active, or known not to be.
    #[from("f/cuDevicePrimaryCtxGetState.html#yes-or-no")]
    #[to("f/cuDevicePrimaryCtxGetState.html#active")]
    active_or_not,
    /// The form of CUDA 7 releases what nobody retained without a word; the newer form says so.
    #[from("f/cuDevicePrimaryCtxRelease.html#retained")]
    #[to("f/cuDevicePrimaryCtxRelease_v2.html#retained")]
    released_without_a_word,
}

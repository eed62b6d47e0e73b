//! Addresses of the reference that have gone elsewhere.

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
    /// Null is an address like others, of which nothing may be asked: a rule says what is answered
    /// where something is.
    #[from("f/cuMemGetAddressRange_v2.html#dptr.null")]
    #[to("f/cuMemGetAddressRange_v2.html#no-allocation-at-null")]
    null_may_be_asked_nothing_of,
}

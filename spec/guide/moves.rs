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
    /// That a graph comes out is what `creates` says, which the suite holds every call to.
    #[from("f/cuGraphCreate.html#is-a-graph")]
    #[to("f/cuGraphCreate.html#CUDA_SUCCESS")]
    a_created_graph,
    /// That a pool comes out is what `creates` says.
    #[from("f/cuMemPoolCreate.html#is-a-pool")]
    #[to("f/cuMemPoolCreate.html#CUDA_SUCCESS")]
    a_created_pool,
    /// That a graph comes out is what `creates` says.
    #[from("f/cuStreamEndCapture.html#is-a-graph")]
    #[to("f/cuStreamEndCapture.html#CUDA_SUCCESS")]
    a_captured_graph,
    /// That it is the graph of the capture is shown by a scenario.
    #[from("f/cuStreamGetCaptureInfo_v3.html#is-a-graph")]
    #[to("f/cuStreamGetCaptureInfo_v3.html#CUDA_SUCCESS")]
    the_graph_of_a_capture,
}

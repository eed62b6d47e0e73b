//! Addresses of the reference that have moved: what stood there, and where a reader finds it now.

#[moves]
enum Move {
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

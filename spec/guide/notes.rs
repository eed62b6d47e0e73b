//! What the notes say that many functions share in the headers, in our own words.

#[notes]
enum Note {
    /// The call may also return the code of work that was launched earlier and failed since.
    errors_from_earlier_launches,
    /// It may not be called from a stream callback or a host function.
    callback,
    /// The first call that needs the runtime initializes it, and may return what that runs into.
    init_rt,
    /// Graph objects carry no locks of their own: one graph is not used by two threads at once.
    graph_thread_safety,
    /// Which default stream a null stream stands for depends on how the program was built.
    null_stream,
    /// In most uses the call returns before the work is done.
    r#async,
    /// In most uses the call returns after the work is done.
    sync,
    /// How far a copy is asynchronous to the host depends on the kinds of memory at both ends.
    memcpy,
    /// How far a fill is asynchronous to the host depends on the kind of memory and on the form of the call.
    memset,
    /// Where the address of a kernel's host function is expected, a `cudaKernel_t` will do.
    cudaKernel_t,
    /// What happens when a handle is used after this call, or destroyed twice, is undefined.
    destroy_ub,
    /// The execution context has to be given: null is none.
    cudaExecutionContext_t_required_param,
    /// Null is no event, and passing it is a mistake.
    null_event,
    /// A variable is named by its address; its name as text is no longer taken.
    string_api_deprecation,
    /// A kernel is named by its address; its name as text is no longer taken.
    string_api_deprecation2,
    /// A reference is named by its address; its name as text is no longer taken since CUDA 5.0.
    string_api_deprecation_50,
    /// An entry point has the signature of the version it was asked for, which may differ from that
    /// of the headers the program is built with.
    version_mixing,
    /// Calling it in device code is deprecated.
    device_sync_deprecated,
}

//! Something captured, in a domain whose exemplars are the same to every thread.

/// A lane of work.
#[domain(CUstream, live)]
#[any_thread]
enum Lane {
    #[accepted]
    Created,
    #[refused(STREAM_CAPTURE_UNSUPPORTED)]
    #[own_thread]
    Capturing,
    #[refused(STREAM_CAPTURE_UNSUPPORTED)]
    #[is(capturing)]
    Forked,
}

//! A captured exemplar in a domain whose exemplars all threads share.

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

//! Something of another context, in a domain whose exemplars are the same to every thread.

/// A lane of work.
#[domain(CUstream, live)]
#[any_thread]
enum Lane {
    #[accepted]
    #[has(context = 1)]
    Created,
    #[accepted]
    #[has(context = 2)]
    Elsewhere,
}

//! An exemplar of another context in a domain whose exemplars all threads share.

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

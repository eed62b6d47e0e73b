//! Events.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// An event: a point in the work of a stream that can be waited for and timed. It is the same to
/// every thread that its context is current to.
#[domain(CUevent, live)]
#[resource(ended_by = cuEventDestroy_v2)]
#[any_thread]
enum Event {
    /// An event that was recorded and has happened.
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 1)]
    Recorded,
    /// An event that was never recorded.
    #[accepted]
    #[is(timed, complete)]
    #[has(context = 1)]
    Unrecorded,
    /// An event that was recorded and does not take the time.
    #[accepted]
    #[is(recorded, complete)]
    #[has(context = 1)]
    NoTiming,
    /// An event that stands behind work which is not done.
    #[accepted]
    #[is(recorded, timed)]
    #[has(context = 1)]
    // Another thread holds up what it stands behind, until the call is over.
    #[own_thread]
    Pending,
    /// An event that is shared between processes.
    #[accepted]
    #[is(complete, ipc)]
    #[has(context = 1)]
    Interprocess,
    /// An event of a context that is not current.
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 2)]
    // To make it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    /// An event that was recorded in a capture that has ended.
    #[accepted]
    #[is(timed, complete, captured)]
    #[has(context = 1)]
    CaptureEnded,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// An event that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

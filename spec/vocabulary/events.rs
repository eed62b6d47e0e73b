//! Events.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// An event, until it is destroyed.
#[resource(CUevent, ended_by = cuEventDestroy_v2)]
struct Event;

// An event is the same to every thread that its context is current to.
#[domain(CUevent, live)]
#[any_thread]
enum Event {
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 1)]
    Recorded,
    #[accepted]
    #[is(timed, complete)]
    #[has(context = 1)]
    Unrecorded,
    #[accepted]
    #[is(recorded, complete)]
    #[has(context = 1)]
    NoTiming,
    #[accepted]
    #[is(recorded, timed)]
    #[has(context = 1)]
    // Another thread holds up what it stands behind, until the call is over.
    #[own_thread]
    Pending,
    #[accepted]
    #[is(complete, ipc)]
    #[has(context = 1)]
    Interprocess,
    #[accepted]
    #[is(recorded, timed, complete)]
    #[has(context = 2)]
    // To make it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    #[refused(INVALID_HANDLE)]
    Null = 0,
    #[undefined]
    Destroyed,
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

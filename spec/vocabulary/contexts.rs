//! Contexts, and what they are made with.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A context, until it is destroyed.
#[resource(CUcontext, ended_by = cuCtxDestroy_v2)]
struct Context;

/// A share in the primary context of a device, which is named by the device.
#[resource(ended_by = cuDevicePrimaryCtxRelease_v2, counted)]
struct PrimaryContextShare;

/// What calls change of contexts, and of what is current.
#[settings]
enum ContextSetting {
    /// Which contexts are current to the thread, one above the other.
    #[reach(thread)]
    ContextStack,
    /// Flags, limits and preferences of the current context, and how many use it.
    #[reach(process)]
    CurrentContext,
    /// Flags and shares of a device's primary context, and whether it is there.
    #[reach(process)]
    PrimaryContext,
}

/// A context: what a device holds for one program, its memory, streams and code.
#[domain(CUcontext, live)]
enum Context {
    /// The current one, which is the primary context of the first device.
    #[accepted]
    #[has(context = 1, current = 1)]
    Primary,
    /// Made by `cuCtxCreate`, not current.
    #[accepted]
    #[has(context = 3, current = 0)]
    Created,
    /// Null.
    #[refused(INVALID_CONTEXT)]
    Null = 0,
    /// A context that was destroyed.
    #[refused(CONTEXT_IS_DESTROYED)]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// What a context is made with beyond its flags.
#[domain(CUctxCreateParams, live)]
enum ContextParams {
    /// Nothing in it.
    #[accepted]
    Nothing,
    /// A share of the multiprocessors.
    #[accepted]
    Affinity,
    /// A partnership with graphics.
    #[accepted]
    Graphics,
}

/// A share of the device: its kind and how many multiprocessors.
#[domain(CUexecAffinityParam, live)]
enum AffinityParam {
    /// A number of multiprocessors.
    #[accepted]
    Multiprocessors,
    /// A kind of share that the header does not know.
    #[refused(INVALID_VALUE)]
    Unknown,
}

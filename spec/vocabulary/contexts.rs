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

/// A share of the device.
#[fields]
struct CUexecAffinityParam {
    /// What is shared.
    r#type: AnyOf<CUexecAffinityType>,
    /// How many multiprocessors.
    #[field(param.smCount.val)]
    #[when(r#type == CU_EXEC_AFFINITY_TYPE_SM_COUNT)]
    smCount: Any,
}

/// A partnership with graphics.
#[fields]
struct CUctxCigParam {
    /// What is handed over.
    sharedDataType: AnyOf<CUcigDataType>,
    /// A queue, or a blob.
    sharedData: Any,
}

/// What a context is made with beyond its flags.
#[fields]
struct CUctxCreateParams {
    /// Shares of the device; of two of one kind the last one counts.
    execAffinityParams: Slice<CUexecAffinityParam, numExecAffinityParams, Null>,
    /// How many shares.
    numExecAffinityParams: Count<execAffinityParams>,
    /// The partnership with graphics, if there is one.
    cigParams: In<CUctxCigParam, Null>,
}

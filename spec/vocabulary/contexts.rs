//! Contexts, and what they are made with.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A share in the primary context of a device, which is named by the device.
#[resource(ended_by = cuDevicePrimaryCtxRelease_v2, counted)]
struct PrimaryContextShare;

/// What calls change of contexts, and of what is current.
#[settings]
enum ContextSetting {
    /// Which contexts are current to the thread, one above the other.
    #[reach(thread)]
    ContextStack,
    /// How many use the current context.
    #[reach(process)]
    CurrentContext,
    /// How threads wait in the current context, and what else it does.
    #[reach(process)]
    #[put_back(cuCtxGetFlags(flags), cuCtxSetFlags(flags))]
    ContextFlags,
    /// A limit of the current context.
    #[reach(process)]
    #[put_back(cuCtxGetLimit(value, limit), cuCtxSetLimit(limit, value))]
    ContextLimit,
    /// How the current context would like its fast memory divided.
    #[reach(process)]
    #[put_back(cuCtxGetCacheConfig(config), cuCtxSetCacheConfig(config))]
    CacheConfig,
    /// How wide the banks of shared memory are in the current context.
    #[reach(process)]
    #[put_back(cuCtxGetSharedMemConfig(config), cuCtxSetSharedMemConfig(config))]
    SharedMemConfig,
    /// Shares of a device's primary context, and whether it is there.
    #[reach(process)]
    PrimaryContext,
    /// How threads wait in a device's primary context, and what else it does.
    #[reach(process)]
    #[put_back(
        cuDevicePrimaryCtxGetState(dev, flags, _),
        // A primary context always maps memory of the host, and cannot be told to.
        cuDevicePrimaryCtxSetFlags_v2(dev, flags & !CU_CTX_MAP_HOST)
    )]
    PrimaryContextFlags,
}

/// A context: what a device holds for one program, its memory, streams and code.
#[domain(CUcontext, live)]
#[resource(ended_by = cuCtxDestroy_v2)]
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
    /// A context that was destroyed; the answer is by what has become of its memory.
    #[refused(either(CONTEXT_IS_DESTROYED, INVALID_CONTEXT))]
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

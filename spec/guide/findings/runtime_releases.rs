//! What a release of the runtime does otherwise than the one before it.

#[findings("Releases of the runtime", "h200-580.159.04", "13.0.96")]
enum RuntimeReleases {
    /// `InvalidValue`, which is the driver's answer. Up to 12.9 the runtime looked first, and answered
    /// `InvalidConfiguration`, whatever was wrong with the stream.
    #[about(cudaLaunchKernel, cudaLaunchCooperativeKernel, cudaLaunchKernelExC)]
    #[documents("`InvalidConfiguration` is listed, and `InvalidValue` is not.")]
    #[shown(
        "cudaLaunchKernel[gridDim.x=zero]",
        "cudaLaunchKernelExC[config.gridDimX=zero]",
        "cudaLaunchCooperativeKernel[blockDim.x=over]"
    )]
    GridsOfNothingAreTheDriversToRefuse,

    /// The kernel runs in the context of the stream. Up to 12.9 the answer is `InvalidResourceHandle`: the runtime had the
    /// driver launch a function of the current context, and has it launch a kernel of none since then.
    #[about(
        cudaLaunchKernel,
        cudaLaunchCooperativeKernel,
        cudaLaunchKernelExC,
        cudaOccupancyMaxActiveClusters,
        cudaOccupancyMaxPotentialClusterSize
    )]
    #[documents("Nothing is said of streams of other contexts.")]
    #[shown(
        "cudaLaunchKernel[stream=other-context]",
        "cudaLaunchKernelExC[config.hStream=other-context]",
        "cudaOccupancyMaxActiveClusters[launchConfig.hStream=other-context]"
    )]
    KernelsFollowTheContextOfTheirStream,

    /// The answer is `SymbolNotFound`, as 11.8 and 12.0 gave it. 11.7 answers `InvalidSymbol`, and so do 12.4 to 12.9.
    #[about(
        cudaGetSymbolAddress,
        cudaGetSymbolSize,
        cudaMemcpyToSymbol,
        cudaMemcpyFromSymbol
    )]
    #[documents("`InvalidSymbol` is listed, and `SymbolNotFound` is not.")]
    #[shown(
        "cudaGetSymbolAddress[symbol=missing]",
        "cudaMemcpyToSymbol[symbol=missing]"
    )]
    WhatAVariableWithoutCodeIsCalledChangesThreeTimes,

    /// They succeed. Up to 12.9 host functions were refused with `NotPermitted`.
    #[about(cudaEventElapsedTime, cudaFuncGetName, cudaGetDeviceProperties)]
    #[documents("Host functions are told to make no calls.")]
    #[shown(
        "cudaEventElapsedTime[state=in-callback]",
        "cudaFuncGetName[state=in-callback]",
        "cudaGetDeviceProperties[state=in-callback]"
    )]
    HostFunctionsMayAskMoreThanBefore,

    /// The call succeeds, and nobody is given the function. Up to 12.9 the process ends with a fault.
    #[about(cudaGetFuncBySymbol)]
    #[documents("Nothing is said of null.")]
    #[shown("cudaGetFuncBySymbol[functionPtr=null]")]
    NowhereToPutAFunctionEndsOlderProcesses,
}

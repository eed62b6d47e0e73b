//! Libraries, kernels, and what they leave behind.

#[findings("Kernels and libraries", "h200-580.159.04", "13.0.96")]
enum Kernels {
    /// Loading succeeds whatever the image is, unless it is null. Whoever asks for a kernel, a variable or the module
    /// is told of a mistake, and asking how many kernels there are answers none.
    #[about(cuLibraryLoadData, cuLibraryGetKernel, cuLibraryGetModule, cuLibraryGetKernelCount)]
    #[documents("`INVALID_PTX`, `NO_BINARY_FOR_GPU` and others are listed for loading.")]
    #[shown(
        "library/a_mistake_is_told_to_whoever_asks_for_a_kernel",
        "cuLibraryLoadData[code=words]"
    )]
    ALibraryIsReadWhenItIsFirstUsed,

    /// The fault is what other contexts answer too, and there are no new ones, even once all have been destroyed.
    /// What needs no context goes on.
    #[about(cuLaunchKernel, cuCtxSynchronize, cuCtxCreate_v2)]
    #[documents("The context is said to be lost, and the process to be in a state in which further work fails.")]
    #[shown(
        "exec_faults/a_stray_write_ends_the_context",
        "exec_faults/a_trap_ends_the_context"
    )]
    AFaultIsToldToEveryContextOfTheProcess,

    /// It is the share of a multiprocessor's shared memory in pieces of 128 bytes, less what the kernel has anyway, and what
    /// the system keeps of each block is not counted: of 32 blocks that were asked for 28 fit.
    #[about(cuOccupancyAvailableDynamicSMemPerBlock)]
    #[documents("It is what is available to let so many blocks run.")]
    #[shown("occupancy/what_is_left_is_an_equal_share")]
    WhatIsLeftToBlocksDoesNotLetAllOfThemRun,

    /// With the driver, they may ask streams of their own. With the runtime they may ask hardly anything: not even
    /// whether a stream is captured.
    #[about(cudaStreamIsCapturing, cudaStreamQuery, cudaEventRecord)]
    #[documents("Host functions are told to make no calls.")]
    #[shown(
        "cudaStreamIsCapturing[state=in-callback]",
        "cudaStreamQuery[state=in-callback]"
    )]
    HostFunctionsMayAskTheDriverAndNotTheRuntime,
}

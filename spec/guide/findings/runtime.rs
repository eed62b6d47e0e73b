//! What the runtime and newer parts of the driver do that nobody would guess.

#[findings("The runtime, pools and imports", "h200-580.159.04", "13.0.96")]
enum RuntimeAndImports {
    /// A descriptor of the driver's own memory is taken for a semaphore, each import is another one, and they are
    /// destroyed without complaint.
    #[about(cuImportExternalSemaphore, cuDestroyExternalSemaphore)]
    #[documents("What is imported is a semaphore that was created elsewhere.")]
    #[shown(
        "cuImportExternalSemaphore[]",
        "extres_interop_semaphore/each_import_is_another"
    )]
    ADescriptorOfMemoryIsImportedAsASemaphore,

    /// An allocation of no bytes succeeds in stream order, and its address is null. `cuMemAlloc_v2` refuses the same.
    #[about(cuMemAllocAsync, cudaMallocAsync, cuMemAlloc_v2)]
    #[documents("Nothing is said of sizes of zero.")]
    #[shown("cuMemAllocAsync[bytesize=zero]", "cudaMallocAsync[size=zero]")]
    NothingIsAllocatedInStreamOrder,

    /// While the process ends, nearly every function of the runtime answers `CudartUnloading`. This one ends the process
    /// with a fault.
    #[about(cudaDriverGetVersion)]
    #[documents("`CudartUnloading` is for calls that come while the driver shuts down.")]
    #[shown("cudaDriverGetVersion[state=exiting]")]
    TheVersionOfTheDriverIsNotToBeAskedAtTheEnd,

    /// Host functions may hardly call the runtime at all. Which kernel stands behind an entry, and what it is called, they
    /// may ask.
    #[about(cudaGetKernel, cudaFuncGetName)]
    #[documents("Host functions are told to make no calls.")]
    #[shown(
        "cudaGetKernel[state=in-callback]",
        "cudaFuncGetName[state=in-callback]"
    )]
    NamesOfKernelsAreToldToHostFunctions,

    /// The driver gives its log without a device. The runtime's functions for the same log want one.
    #[about(cudaLogsCurrent, cuLogsCurrent)]
    #[documents("Neither is said to need a device.")]
    #[shown("cudaLogsCurrent[state=no-device]", "cuLogsCurrent[state=no-device]")]
    TheLogOfTheRuntimeWantsADevice,

    /// Managed memory of no bytes is no error, and its address is null. The driver's function refuses the same.
    #[about(cudaMallocManaged, cuMemAllocManaged)]
    #[documents("A size of zero yields `InvalidValue`.")]
    #[shown("cudaMallocManaged[size=zero]", "cuMemAllocManaged[bytesize=zero]")]
    NothingIsManagedMemoryToo,

    /// Flags are told of registered and of managed memory as well.
    #[about(cudaHostGetFlags)]
    #[documents("The call fails for what `cudaHostAlloc` has not allocated.")]
    #[shown("cudaHostGetFlags[pHost=registered]", "cudaHostGetFlags[pHost=managed-interior]")]
    FlagsAreToldOfAllMemoryThatTheHostReaches,

    /// Rows of device memory are copied although they lie farther apart than the device says that they may
    /// (`cudaDevAttrMaxPitch`): nobody looks at it.
    #[about(
        cudaMemcpy2D,
        cudaMemcpy2DAsync,
        cudaMemcpy2DToArray,
        cudaMemcpy2DToArrayAsync,
        cudaMemcpy2DFromArray,
        cudaMemcpy2DFromArrayAsync,
        cudaMemcpy3D,
        cudaMemcpy3DAsync,
        cudaMemcpy3DPeer,
        cudaMemcpy3DPeerAsync
    )]
    #[documents("A copy fails where a pitch exceeds the greatest that the device has.")]
    #[shown("runtime/memory_copy_pitch/rows_may_lie_farther_apart_than_the_device_says")]
    CopiesReachFartherThanTheDeviceSays,

    /// An array that is written is on the device, whatever the copy says of its target. An array that is read is not: a
    /// copy that says that its source is on the host is refused with `InvalidValue`.
    #[about(cudaMemcpy3D, cudaMemcpy3DAsync)]
    #[documents(
        "Where a direction names an array as memory of the host, the array is taken to be on the device."
    )]
    #[shown("runtime/memory_copy_places/an_array_that_is_written_is_on_the_device_whatever_a_copy_says")]
    ArraysThatAreReadAreNotOnTheHost,

    /// The device is set up with the call: its primary context is current afterwards.
    #[about(cudaSetDevice)]
    #[documents("The call takes little time, and sets nothing up.")]
    #[shown("runtime/device/devices_are_set")]
    SettingADeviceSetsItUp,
}

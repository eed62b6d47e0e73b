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
}

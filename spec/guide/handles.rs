//! Types of handles, and of addresses and objects that are used like them: what one is, which functions
//! hand one out, and which end it.

#[handles]
enum Driver {
    /// An array: memory of the device in a layout that textures and surfaces read.
    CUarray,
    /// A request to be told what happens on a device.
    CUasyncCallbackHandle,
    /// A context: what a process has on a device. Threads have one that is current.
    #[ended_by(cuDevicePrimaryCtxRelease_v2)]
    CUcontext,
    /// A request to be called while a core dump is written.
    CUcoredumpCallbackHandle,
    /// A description of the parts of a device that a green context is to have.
    #[made_by(cuDevResourceGenerateDesc)]
    CUdevResourceDesc,
    /// One end of an EGL stream.
    #[made_by(
        cuEGLStreamConsumerConnect,
        cuEGLStreamConsumerConnectWithFlags,
        cuEGLStreamProducerConnect
    )]
    #[ended_by(cuEGLStreamConsumerDisconnect, cuEGLStreamProducerDisconnect)]
    CUeglStreamConnection,
    /// An event: a mark in a stream that can be waited for and timed.
    CUevent,
    /// Memory that another API or process made.
    CUexternalMemory,
    /// A semaphore that another API or process made.
    CUexternalSemaphore,
    /// A kernel in the code of one context. It lives as long as its module or library.
    #[made_by(cuModuleGetFunction, cuKernelGetFunction)]
    #[ended_by(cuModuleUnload, cuLibraryUnload)]
    CUfunction,
    /// A node of a graph. It lives as long as its graph, unless it is taken out.
    #[made_by(
        cuGraphAddNode_v2,
        cuGraphAddEmptyNode,
        cuGraphAddKernelNode_v2,
        cuGraphAddMemcpyNode,
        cuGraphAddMemsetNode,
        cuGraphAddHostNode
    )]
    #[ended_by(cuGraphDestroyNode, cuGraphDestroy)]
    CUgraphNode,
    /// Something of a graphics API that CUDA can map.
    CUgraphicsResource,
    /// A green context: a part of the multiprocessors of a device.
    CUgreenCtx,
    /// A kernel in a library, for whichever context. It lives as long as its library.
    #[made_by(cuLibraryGetKernel)]
    #[ended_by(cuLibraryUnload)]
    CUkernel,
    /// Code that was loaded for every context.
    CUlibrary,
    /// A linking under way.
    CUlinkState,
    /// A request to be given what the driver logs.
    CUlogsCallbackHandle,
    /// A pool that memory is allocated from in stream order.
    CUmemoryPool,
    /// An array in several sizes, each half of the one before.
    CUmipmappedArray,
    /// Code that was loaded into one context.
    CUmodule,
    /// A stream: a queue of work that a device takes in order.
    CUstream,
    /// A surface reference of a module. It lives as long as its module.
    #[made_by(cuModuleGetSurfRef)]
    #[ended_by(cuModuleUnload)]
    CUsurfref,
    /// Physical memory that has no address until it is mapped.
    CUmemGenericAllocationHandle,
    /// An address of device memory; with unified addressing, of any memory that a device can reach.
    #[ended_by(cuIpcCloseMemHandle)]
    CUdeviceptr,
}

#[handles]
enum Runtime {
    /// An array: memory of the device in a layout that textures and surfaces read.
    #[made_by(cudaMallocArray, cudaMalloc3DArray)]
    #[ended_by(cudaFreeArray)]
    cudaArray_t,
    /// A request to be told what happens on a device.
    #[made_by(cudaDeviceRegisterAsyncNotification)]
    #[ended_by(cudaDeviceUnregisterAsyncNotification)]
    cudaAsyncCallbackHandle_t,
    /// A description of the parts of a device that an execution context is to have.
    #[made_by(cudaDevResourceGenerateDesc)]
    cudaDevResourceDesc_t,
    /// One end of an EGL stream.
    #[made_by(
        cudaEGLStreamConsumerConnect,
        cudaEGLStreamConsumerConnectWithFlags,
        cudaEGLStreamProducerConnect
    )]
    #[ended_by(cudaEGLStreamConsumerDisconnect, cudaEGLStreamProducerDisconnect)]
    cudaEglStreamConnection,
    /// An event: a mark in a stream that can be waited for and timed.
    #[made_by(
        cudaEventCreate,
        cudaEventCreateWithFlags,
        cudaIpcOpenEventHandle,
        cudaEventCreateFromEGLSync
    )]
    #[ended_by(cudaEventDestroy)]
    cudaEvent_t,
    /// A device, or a part of one, as a place for streams and launches.
    cudaExecutionContext_t,
    /// Memory that another API or process made.
    #[made_by(cudaImportExternalMemory)]
    #[ended_by(cudaDestroyExternalMemory)]
    cudaExternalMemory_t,
    /// A semaphore that another API or process made.
    #[made_by(cudaImportExternalSemaphore)]
    #[ended_by(cudaDestroyExternalSemaphore)]
    cudaExternalSemaphore_t,
    /// A kernel of the program on the current device; the driver calls it `CUfunction`.
    #[made_by(cudaGetFuncBySymbol)]
    cudaFunction_t,
    /// A graph: work as nodes and edges.
    #[made_by(cudaGraphCreate, cudaGraphClone, cudaStreamEndCapture)]
    #[ended_by(cudaGraphDestroy)]
    cudaGraph_t,
    /// A graph that has been made executable.
    #[made_by(
        cudaGraphInstantiate,
        cudaGraphInstantiateWithFlags,
        cudaGraphInstantiateWithParams
    )]
    #[ended_by(cudaGraphExecDestroy)]
    cudaGraphExec_t,
    /// A node of a graph. It lives as long as its graph, unless it is taken out.
    #[made_by(
        cudaGraphAddNode,
        cudaGraphAddEmptyNode,
        cudaGraphAddKernelNode,
        cudaGraphAddMemcpyNode,
        cudaGraphAddMemsetNode,
        cudaGraphAddHostNode
    )]
    #[ended_by(cudaGraphDestroyNode, cudaGraphDestroy)]
    cudaGraphNode_t,
    /// Something of a graphics API that CUDA can map.
    #[made_by(
        cudaGraphicsGLRegisterBuffer,
        cudaGraphicsGLRegisterImage,
        cudaGraphicsVDPAURegisterOutputSurface,
        cudaGraphicsVDPAURegisterVideoSurface
    )]
    #[ended_by(cudaGraphicsUnregisterResource)]
    cudaGraphicsResource_t,
    /// A kernel, of the program or of a library, for whichever device.
    #[made_by(cudaLibraryGetKernel, cudaGetKernel)]
    #[ended_by(cudaLibraryUnload)]
    cudaKernel_t,
    /// Code that was loaded at run time.
    #[made_by(cudaLibraryLoadData, cudaLibraryLoadFromFile)]
    #[ended_by(cudaLibraryUnload)]
    cudaLibrary_t,
    /// A request to be given what is logged.
    #[made_by(cudaLogsRegisterCallback)]
    #[ended_by(cudaLogsUnregisterCallback)]
    cudaLogsCallbackHandle,
    /// A pool that memory is allocated from in stream order.
    #[made_by(cudaMemPoolCreate, cudaMemPoolImportFromShareableHandle)]
    #[ended_by(cudaMemPoolDestroy)]
    cudaMemPool_t,
    /// An array in several sizes, each half of the one before.
    #[made_by(cudaMallocMipmappedArray)]
    #[ended_by(cudaFreeMipmappedArray)]
    cudaMipmappedArray_t,
    /// A stream: a queue of work that a device takes in order.
    #[made_by(
        cudaStreamCreate,
        cudaStreamCreateWithFlags,
        cudaStreamCreateWithPriority,
        cudaExecutionCtxStreamCreate
    )]
    #[ended_by(cudaStreamDestroy)]
    cudaStream_t,
    /// Something of the program that graphs keep alive and that is counted.
    #[made_by(cudaUserObjectCreate)]
    #[ended_by(cudaUserObjectRelease)]
    cudaUserObject_t,
    /// A texture: memory and how a kernel samples it.
    #[made_by(cudaCreateTextureObject)]
    #[ended_by(cudaDestroyTextureObject)]
    cudaTextureObject_t,
    /// A surface: an array that a kernel reads and writes.
    #[made_by(cudaCreateSurfaceObject)]
    #[ended_by(cudaDestroySurfaceObject)]
    cudaSurfaceObject_t,
}

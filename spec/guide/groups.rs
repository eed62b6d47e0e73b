//! What each group of functions is called, and what it is about.

#[groups(driver)]
enum Driver {
    /// Freezing a process and its device memory, and setting it going again, here or elsewhere.
    #[title("Checkpoints")]
    CUDA_CHECKPOINT,
    /// The cliques of a fabric that a device belongs to.
    #[title("Cliques")]
    CUDA_CLIQUE,
    /// What is written to disk when a kernel fails, and when.
    #[title("Core dumps")]
    CUDA_COREDUMP,
    /// Contexts: the state a process has on a device, which of them a thread uses, and their limits.
    #[title("Contexts")]
    CUDA_CTX,
    /// Earlier ways to share a context and to set how shared memory is laid out.
    #[title("Contexts, deprecated")]
    CUDA_CTX_DEPRECATED,
    /// Which devices there are and what they can do.
    #[title("Devices")]
    CUDA_DEVICE,
    /// Earlier ways to ask what a device can do.
    #[title("Devices, deprecated")]
    CUDA_DEVICE_DEPRECATED,
    /// Looking up the driver's own functions by name and version.
    #[title("Entry points")]
    CUDA_DRIVER_ENTRY_POINT,
    /// Frames handed between CUDA and EGL streams, images and syncs.
    #[title("EGL")]
    CUDA_EGL,
    /// Names and texts of result codes.
    #[title("Errors")]
    CUDA_ERROR,
    /// Marks in streams that can be waited for and timed.
    #[title("Events")]
    CUDA_EVENT,
    /// Launching kernels and host functions, and what a kernel asks for.
    #[title("Launching")]
    CUDA_EXEC,
    /// Launches from before parameters were passed with the call.
    #[title("Launching, deprecated")]
    CUDA_EXEC_DEPRECATED,
    /// Memory and semaphores that another API or process made.
    #[title("External resources")]
    CUDA_EXTRES_INTEROP,
    /// Copies in batches over a fabric.
    #[title("Fabric copies")]
    CUDA_FABRIC_COPY,
    /// OpenGL buffers and images as CUDA resources.
    #[title("OpenGL")]
    CUDA_GL,
    /// OpenGL buffers before there were graphics resources.
    #[title("OpenGL, deprecated")]
    CUDA_GL_DEPRECATED,
    /// Work written down as nodes and edges, made executable once and launched many times.
    #[title("Graphs")]
    CUDA_GRAPH,
    /// Mapping what a graphics API owns, so that CUDA can use it for a while.
    #[title("Graphics resources")]
    CUDA_GRAPHICS,
    /// Contexts that have only a part of a device's multiprocessors.
    #[title("Green contexts")]
    CUDA_GREEN_CONTEXTS,
    /// The one call that has to come first.
    #[title("Initialization")]
    CUDA_INITIALIZE,
    /// Code that is loaded once and serves every context.
    #[title("Libraries")]
    CUDA_LIBRARY,
    /// Endpoints of a fabric: their ids, and the devices and memory behind them.
    #[title("Logical endpoints")]
    CUDA_LOGICAL_ENDPOINT,
    /// What the driver has to say about failing calls, in words.
    #[title("Logs")]
    CUDA_LOGS,
    /// Allocating in stream order, and the pools that memory comes from.
    #[title("Stream-ordered allocation")]
    CUDA_MALLOC_ASYNC,
    /// Allocating, copying and filling memory, arrays, and handing memory to other processes.
    #[title("Memory")]
    CUDA_MEM,
    /// Writes to memory and waits for values in it, in stream order.
    #[title("Memory operations in streams")]
    CUDA_MEMOP,
    /// Code loaded into one context, its functions and variables, and the linker.
    #[title("Modules")]
    CUDA_MODULE,
    /// References to textures and surfaces that a module declares.
    #[title("Modules, deprecated")]
    CUDA_MODULE_DEPRECATED,
    /// Memory that several devices see as one, through the switches between them.
    #[title("Multicast")]
    CUDA_MULTICAST,
    /// How many blocks and clusters of a kernel fit on a multiprocessor.
    #[title("Occupancy")]
    CUDA_OCCUPANCY,
    /// Whether a context may use another device's memory.
    #[title("Peer access")]
    CUDA_PEER_ACCESS,
    /// The context that all users of a device in a process share.
    #[title("Primary contexts")]
    CUDA_PRIMARY_CTX,
    /// From where to where a profiler looks.
    #[title("Profiler")]
    CUDA_PROFILER,
    /// An earlier way to prepare a profiler.
    #[title("Profiler, deprecated")]
    CUDA_PROFILER_DEPRECATED,
    /// Streams: queues of work, their order, their attributes, and capturing what they are given.
    #[title("Streams")]
    CUDA_STREAM,
    /// Objects through which kernels read and write arrays.
    #[title("Surface objects")]
    CUDA_SURFOBJECT,
    /// References through which kernels read and write arrays, before there were objects.
    #[title("Surface references, deprecated")]
    CUDA_SURFREF_DEPRECATED,
    /// Descriptions of tensors in memory for the units that copy tiles of them.
    #[title("Tensor maps")]
    CUDA_TENSOR_MEMORY,
    /// Objects through which kernels sample memory.
    #[title("Texture objects")]
    CUDA_TEXOBJECT,
    /// References through which kernels sample memory, before there were objects.
    #[title("Texture references, deprecated")]
    CUDA_TEXREF_DEPRECATED,
    /// One address space: what an address is, and advice about managed memory.
    #[title("Unified addressing")]
    CUDA_UNIFIED,
    /// Address ranges and physical memory, reserved, made and brought together one by one.
    #[title("Virtual memory")]
    CUDA_VA,
    /// VDPAU surfaces as CUDA resources.
    #[title("VDPAU")]
    CUDA_VDPAU,
    /// Which version of CUDA the driver knows.
    #[title("Version")]
    CUDA_VERSION,
    /// What the header puts into no group.
    #[title("Ungrouped")]
    UNGROUPED,
}

#[groups(runtime)]
enum Runtime {
    /// Which devices there are, which one a thread uses, and their limits.
    #[title("Devices")]
    CUDART_DEVICE,
    /// An earlier way to set how shared memory is laid out.
    #[title("Devices, deprecated")]
    CUDART_DEVICE_DEPRECATED,
    /// From objects of the Runtime API to those of the Driver API.
    #[title("Driver objects")]
    CUDART_DRIVER,
    /// Looking up the driver's functions by name and version.
    #[title("Entry points")]
    CUDART_DRIVER_ENTRY_POINT,
    /// Frames handed between CUDA and EGL streams, images and syncs.
    #[title("EGL")]
    CUDART_EGL,
    /// The last error of a thread, and names and texts of result codes.
    #[title("Errors")]
    CUDART_ERROR,
    /// Marks in streams that can be waited for and timed.
    #[title("Events")]
    CUDART_EVENT,
    /// Launching kernels and host functions, and what a kernel asks for.
    #[title("Launching")]
    CUDART_EXECUTION,
    /// Parts of a device as contexts that streams and launches can be bound to.
    #[title("Execution contexts")]
    CUDART_EXECUTION_CONTEXT,
    /// An earlier way to set how shared memory is laid out for a kernel.
    #[title("Launching, deprecated")]
    CUDART_EXECUTION_DEPRECATED,
    /// Memory and semaphores that another API or process made.
    #[title("External resources")]
    CUDART_EXTRES_INTEROP,
    /// Work written down as nodes and edges, made executable once and launched many times.
    #[title("Graphs")]
    CUDART_GRAPH,
    /// Mapping what a graphics API owns, so that CUDA can use it for a while.
    #[title("Graphics resources")]
    CUDART_INTEROP,
    /// Code that is loaded at run time and serves every device.
    #[title("Libraries")]
    CUDART_LIBRARY,
    /// What the runtime and the driver have to say about failing calls, in words.
    #[title("Logs")]
    CUDART_LOGS,
    /// Allocating, copying and filling memory, arrays, and variables of a program's device code.
    #[title("Memory")]
    CUDART_MEMORY,
    /// Copies between arrays as if they were bytes in a row.
    #[title("Memory, deprecated")]
    CUDART_MEMORY_DEPRECATED,
    /// Allocating in stream order, and the pools that memory comes from.
    #[title("Stream-ordered allocation")]
    CUDART_MEMORY_POOLS,
    /// How many blocks and clusters of a kernel fit on a multiprocessor.
    #[title("Occupancy")]
    CUDART_OCCUPANCY,
    /// OpenGL buffers and images as CUDA resources.
    #[title("OpenGL")]
    CUDART_OPENGL,
    /// OpenGL buffers before there were graphics resources.
    #[title("OpenGL, deprecated")]
    CUDART_OPENGL_DEPRECATED,
    /// Whether a device may use another device's memory.
    #[title("Peer access")]
    CUDART_PEER,
    /// From where to where a profiler looks.
    #[title("Profiler")]
    CUDART_PROFILER,
    /// An earlier way to prepare a profiler.
    #[title("Profiler, deprecated")]
    CUDART_PROFILER_DEPRECATED,
    /// Streams: queues of work, their order, their attributes, and capturing what they are given.
    #[title("Streams")]
    CUDART_STREAM,
    /// References through which kernels read and write arrays, before there were objects.
    #[title("Surface references")]
    CUDART_SURFACE,
    /// Objects through which kernels read and write arrays.
    #[title("Surface objects")]
    CUDART_SURFACE_OBJECT,
    /// References through which kernels sample memory, before there were objects.
    #[title("Texture references")]
    CUDART_TEXTURE,
    /// Objects through which kernels sample memory.
    #[title("Texture objects")]
    CUDART_TEXTURE_OBJECT,
    /// Device-wide calls under the names they had when they were about a thread.
    #[title("Threads, deprecated")]
    CUDART_THREAD_DEPRECATED,
    /// What an address is.
    #[title("Unified addressing")]
    CUDART_UNIFIED,
    /// VDPAU surfaces as CUDA resources.
    #[title("VDPAU")]
    CUDART_VDPAU,
    /// Which versions of CUDA the runtime and the driver are.
    #[title("Version")]
    CUDART__VERSION,
    /// What the header puts into no group.
    #[title("Ungrouped")]
    UNGROUPED,
}

//! What each result code tells a caller, in our own words. A code that both APIs have stands under
//! the driver's name.

#[codes]
enum Code {
    /// The call was accepted. Work that it only started may still fail later.
    CUDA_SUCCESS,
    /// An argument is outside what the call accepts: a null pointer, a size that does not fit, a
    /// flag nobody knows, an address of the wrong kind.
    CUDA_ERROR_INVALID_VALUE,
    /// There is not enough memory, of the device or of the host, for what was asked.
    CUDA_ERROR_OUT_OF_MEMORY,
    /// The driver has not been initialized in this process: `cuInit` comes first. To the runtime, initializing failed.
    CUDA_ERROR_NOT_INITIALIZED,
    /// The library is being taken down, as happens while a process ends.
    CUDA_ERROR_DEINITIALIZED,
    /// Nothing can be profiled, for instance because a profiling tool is attached already.
    CUDA_ERROR_PROFILER_DISABLED,
    /// Starting or stopping the profiler needed initializing it first; deprecated since CUDA 5.0.
    CUDA_ERROR_PROFILER_NOT_INITIALIZED,
    /// The profiler ran already; deprecated since CUDA 5.0.
    CUDA_ERROR_PROFILER_ALREADY_STARTED,
    /// The profiler had stopped already; deprecated since CUDA 5.0.
    CUDA_ERROR_PROFILER_ALREADY_STOPPED,
    /// The library in use is the stub that programs are linked with, not a driver.
    CUDA_ERROR_STUB_LIBRARY,
    /// The call needs a driver that is newer than the installed one.
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER,
    /// The device cannot be used right now, for instance because another process has it for itself.
    CUDA_ERROR_DEVICE_UNAVAILABLE,
    /// The switches between devices have no room for another multicast object.
    CUDA_ERROR_MULTICAST_RESOURCE_FULL,
    /// The driver found no device that CUDA can use.
    CUDA_ERROR_NO_DEVICE,
    /// There is no device of this ordinal, or the device cannot do what was asked.
    CUDA_ERROR_INVALID_DEVICE,
    /// The device lacks a licence that the call needs.
    CUDA_ERROR_DEVICE_NOT_LICENSED,
    /// The image is no device code that the driver can read.
    CUDA_ERROR_INVALID_IMAGE,
    /// No context is current to the thread, or the context that was passed is none.
    CUDA_ERROR_INVALID_CONTEXT,
    /// The context was current already; no longer an error since CUDA 3.2.
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT,
    /// A resource or memory could not be mapped.
    CUDA_ERROR_MAP_FAILED,
    /// A resource or memory could not be unmapped.
    CUDA_ERROR_UNMAP_FAILED,
    /// The array is mapped, so it cannot be destroyed now.
    CUDA_ERROR_ARRAY_IS_MAPPED,
    /// The resource is mapped already.
    CUDA_ERROR_ALREADY_MAPPED,
    /// The image holds no code for this device, neither built for it nor as PTX that could be compiled.
    CUDA_ERROR_NO_BINARY_FOR_GPU,
    /// The resource was acquired already.
    CUDA_ERROR_ALREADY_ACQUIRED,
    /// The resource is not mapped.
    CUDA_ERROR_NOT_MAPPED,
    /// The resource is mapped, but not for access as an array.
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY,
    /// The resource is mapped, but not for access through a pointer.
    CUDA_ERROR_NOT_MAPPED_AS_POINTER,
    /// Memory had an error that its checking code could not repair.
    CUDA_ERROR_ECC_UNCORRECTABLE,
    /// The device does not have this limit, or it cannot be asked for here.
    CUDA_ERROR_UNSUPPORTED_LIMIT,
    /// The context is bound to another thread already and can be so to one only.
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE,
    /// These two devices cannot reach each other's memory.
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,
    /// The PTX has a mistake and cannot be compiled.
    CUDA_ERROR_INVALID_PTX,
    /// The graphics context or device does not fit what was asked.
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT,
    /// A link between devices had an error that could not be repaired.
    CUDA_ERROR_NVLINK_UNCORRECTABLE,
    /// The library that compiles PTX is not there.
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND,
    /// The PTX is of a newer version than the driver's compiler knows.
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
    /// Compiling PTX at run time was switched off.
    CUDA_ERROR_JIT_COMPILATION_DISABLED,
    /// The device cannot set aside multiprocessors in this way.
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY,
    /// The code waits for its own kernels on the device, which this device or driver no longer does.
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC,
    /// The device caught an error and kept it to this process.
    CUDA_ERROR_CONTAINED,
    /// The driver's loader is too old for the code.
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION,
    /// The source of device code is not valid.
    CUDA_ERROR_INVALID_SOURCE,
    /// A file is not there.
    CUDA_ERROR_FILE_NOT_FOUND,
    /// A shared library lacks a symbol that was looked for.
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
    /// A shared library could not be set up.
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
    /// A call to the operating system failed.
    CUDA_ERROR_OPERATING_SYSTEM,
    /// The handle is not one of this kind, or its object is gone.
    CUDA_ERROR_INVALID_HANDLE,
    /// A resource is not in the state that the call needs.
    CUDA_ERROR_ILLEGAL_STATE,
    /// The answer would leave out something that the caller should know of.
    CUDA_ERROR_LOSSY_QUERY,
    /// Nothing of this name or at this address was found.
    CUDA_ERROR_NOT_FOUND,
    /// The work that was asked about is not done yet. Not a failure.
    CUDA_ERROR_NOT_READY,
    /// Device code touched an address that it may not. The context is lost.
    CUDA_ERROR_ILLEGAL_ADDRESS,
    /// A launch needs more registers, shared memory or threads than the device has for it.
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES,
    /// A kernel ran longer than the system lets one run. The context is lost.
    CUDA_ERROR_LAUNCH_TIMEOUT,
    /// A kernel was launched with another way to use textures than its code was built for.
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING,
    /// Access to the other context was enabled before.
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED,
    /// Access to the other context was not enabled.
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED,
    /// The primary context is in use, so what was asked can no longer be set.
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE,
    /// The current context, or the one passed, has been destroyed.
    CUDA_ERROR_CONTEXT_IS_DESTROYED,
    /// An assertion in device code failed. The context is lost.
    CUDA_ERROR_ASSERT,
    /// The device has as many peers as it can have.
    CUDA_ERROR_TOO_MANY_PEERS,
    /// The memory of the host is registered already.
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
    /// The memory of the host was never registered.
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
    /// The stack of a kernel was damaged or overflowed. The context is lost.
    CUDA_ERROR_HARDWARE_STACK_ERROR,
    /// A kernel ran into an instruction that the device does not know. The context is lost.
    CUDA_ERROR_ILLEGAL_INSTRUCTION,
    /// A kernel used an address that is not aligned for the access. The context is lost.
    CUDA_ERROR_MISALIGNED_ADDRESS,
    /// A kernel used an address of one memory space with an instruction for another. The context is lost.
    CUDA_ERROR_INVALID_ADDRESS_SPACE,
    /// A kernel jumped to where no code is. The context is lost.
    CUDA_ERROR_INVALID_PC,
    /// A kernel failed for a reason that has no code of its own. The context is lost.
    CUDA_ERROR_LAUNCH_FAILED,
    /// A cooperative launch has more blocks than can run at the same time.
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE,
    /// A kernel ended without giving its tensor memory back. The context is lost.
    CUDA_ERROR_TENSOR_MEMORY_LEAK,
    /// The call is not allowed here: in a callback, in this mode, or for this object.
    CUDA_ERROR_NOT_PERMITTED,
    /// The device or the system does not offer this.
    CUDA_ERROR_NOT_SUPPORTED,
    /// A service that the system needs, such as the one for its switches, is not running yet.
    CUDA_ERROR_SYSTEM_NOT_READY,
    /// The driver's library and its part in the kernel are of different versions.
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH,
    /// The library for running newer programs on an older driver does not serve this device.
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE,
    /// The multi-process server could not be reached.
    CUDA_ERROR_MPS_CONNECTION_FAILED,
    /// A request to the multi-process server failed.
    CUDA_ERROR_MPS_RPC_FAILURE,
    /// The multi-process server takes nobody at the moment.
    CUDA_ERROR_MPS_SERVER_NOT_READY,
    /// The multi-process server has as many clients as it can have.
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED,
    /// The device has as many connections as the multi-process server can give it.
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED,
    /// The multi-process server ended this client.
    CUDA_ERROR_MPS_CLIENT_TERMINATED,
    /// The module launches kernels from the device, and the setting it is loaded under does not allow that.
    CUDA_ERROR_CDP_NOT_SUPPORTED,
    /// The module holds code for launching from the device of two versions that do not go together.
    CUDA_ERROR_CDP_VERSION_MISMATCH,
    /// The call cannot be captured, or a capture under way forbids it.
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
    /// An earlier mistake has spoilt the capture.
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED,
    /// The call would join two captures that have nothing to do with each other.
    CUDA_ERROR_STREAM_CAPTURE_MERGE,
    /// The capture does not end where it began.
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED,
    /// The capture has work on another stream that never came back to the one where it began.
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED,
    /// The capture would depend on work that is not part of it.
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION,
    /// The call would wait for the legacy stream in secret, and a stream that the legacy stream
    /// waits for is being captured.
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT,
    /// The event was recorded in a capture, so there is nothing to wait for or to ask.
    CUDA_ERROR_CAPTURED_EVENT,
    /// The capture was begun by another thread, and not in relaxed mode.
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD,
    /// What was waited for did not happen in time.
    CUDA_ERROR_TIMEOUT,
    /// The executable graph cannot take the changes, and stays as it was.
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE,
    /// A device outside of CUDA failed and took the work with it.
    CUDA_ERROR_EXTERNAL_DEVICE,
    /// The cluster does not fit the kernel or the device.
    CUDA_ERROR_INVALID_CLUSTER_SIZE,
    /// The function has not been loaded yet, so it cannot be asked.
    CUDA_ERROR_FUNCTION_NOT_LOADED,
    /// A resource passed to the call is of a kind that it does not take.
    CUDA_ERROR_INVALID_RESOURCE_TYPE,
    /// The resources passed to the call do not go together.
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION,
    /// Encryption keys were changed while the work ran.
    CUDA_ERROR_KEY_ROTATION,
    /// The stream is detached from what it belonged to, and takes no work.
    CUDA_ERROR_STREAM_DETACHED,
    /// Capturing into the graph once more did not match what the graph holds.
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE,
    /// The fabric that connects the devices is not ready.
    CUDA_ERROR_FABRIC_NOT_READY,
    /// Something went wrong inside the driver that has no code of its own.
    CUDA_ERROR_UNKNOWN,

    /// A launch asks for more threads, blocks or shared memory than the device allows.
    cudaErrorInvalidConfiguration,
    /// A driver is of a version whose objects the runtime cannot translate.
    cudaErrorVersionTranslation,
    /// The pitch is out of range.
    cudaErrorInvalidPitchValue,
    /// The address is that of no variable in device memory.
    cudaErrorInvalidSymbol,
    /// A host pointer is no valid one; deprecated since CUDA 10.1.
    cudaErrorInvalidHostPointer,
    /// A device pointer is no valid one; deprecated since CUDA 10.1.
    cudaErrorInvalidDevicePointer,
    /// The texture is none that can be used.
    cudaErrorInvalidTexture,
    /// The texture is not bound as the call needs it.
    cudaErrorInvalidTextureBinding,
    /// The channel format is none, or one that does not fit here.
    cudaErrorInvalidChannelDescriptor,
    /// The direction of the copy is none of those that exist, or does not fit the memory.
    cudaErrorInvalidMemcpyDirection,
    /// The address of a variable in constant memory was taken; no longer an error since CUDA 3.1.
    cudaErrorAddressOfConstant,
    /// A texture could not be read; deprecated since CUDA 3.1.
    cudaErrorTextureFetchFailed,
    /// A texture was not bound; deprecated since CUDA 3.1.
    cudaErrorTextureNotBound,
    /// Waiting failed; deprecated since CUDA 3.1.
    cudaErrorSynchronizationError,
    /// A texture that is not read as a float cannot be filtered linearly.
    cudaErrorInvalidFilterSetting,
    /// A texture that is not of integers cannot be read as normalized floats.
    cudaErrorInvalidNormSetting,
    /// Code of the device and code of its emulation were mixed; deprecated since CUDA 3.1.
    cudaErrorMixedDeviceExecution,
    /// The call is not implemented; deprecated since CUDA 4.1.
    cudaErrorNotYetImplemented,
    /// An address of emulated memory is too large; deprecated since CUDA 3.1.
    cudaErrorMemoryValueTooLarge,
    /// The installed driver is older than the runtime needs.
    cudaErrorInsufficientDriver,
    /// The surface is none that can be used.
    cudaErrorInvalidSurface,
    /// Two variables of the program's device code have the same name.
    cudaErrorDuplicateVariableName,
    /// Two textures of the program's device code have the same name.
    cudaErrorDuplicateTextureName,
    /// Two surfaces of the program's device code have the same name.
    cudaErrorDuplicateSurfaceName,
    /// The current context was made through the Driver API in a way that the runtime cannot work with.
    cudaErrorIncompatibleDriverContext,
    /// A kernel was launched without its dimensions having been set.
    cudaErrorMissingConfiguration,
    /// An earlier launch failed; deprecated since CUDA 3.1.
    cudaErrorPriorLaunchFailure,
    /// Launches from the device are nested too deeply.
    cudaErrorLaunchMaxDepthExceeded,
    /// A kernel launched from the device uses textures of its file, which such kernels cannot.
    cudaErrorLaunchFileScopedTex,
    /// A kernel launched from the device uses surfaces of its file, which such kernels cannot.
    cudaErrorLaunchFileScopedSurf,
    /// Waiting on the device is nested more deeply than the limit for it allows.
    cudaErrorSyncDepthExceeded,
    /// More launches from the device are waiting than the limit for them allows.
    cudaErrorLaunchPendingCountExceeded,
    /// The function is no kernel of the program, or was not built for the device.
    cudaErrorInvalidDeviceFunction,
    /// The self-test that the program asked for has not been run.
    cudaErrorSoftwareValidityNotEstablished,
    /// The runtime could not start.
    cudaErrorStartupFailure,
    /// The first of the numbers that stand for codes of the driver; deprecated since CUDA 4.1.
    cudaErrorApiFailureBase,
}

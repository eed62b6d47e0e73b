//! The result codes of version 13.0. Numbers and names are those of the header; the descriptions are our own.

use std::ffi::CStr;

/// The name and description of an unknown number.
const UNRECOGNIZED: &CStr = c"unrecognized error code";

/// One code. The strings end in NUL so that C can read them in place.
struct Entry {
    number: u32,
    name: &'static str,
    sentence: &'static str,
}

macro_rules! codes {
    ($($name:ident = $number:literal $sentence:literal)*) => {
        static ENTRIES: &[Entry] = &[$(
            Entry {
                number: $number,
                name: concat!(stringify!($name), "\0"),
                sentence: concat!($sentence, "\0"),
            },
        )*];
    };
}

codes! {
    cudaSuccess = 0 "success"
    cudaErrorInvalidValue = 1 "an argument has an invalid value"
    cudaErrorMemoryAllocation = 2 "not enough memory is left"
    cudaErrorInitializationError = 3 "the driver could not be set up"
    cudaErrorCudartUnloading = 4 "the runtime is being unloaded"
    cudaErrorProfilerDisabled = 5 "profiling is switched off"
    cudaErrorProfilerNotInitialized = 6 "the profiler was not set up"
    cudaErrorProfilerAlreadyStarted = 7 "the profiler is already running"
    cudaErrorProfilerAlreadyStopped = 8 "the profiler is not running"
    cudaErrorInvalidConfiguration = 9 "the device does not support the shape of the launch"
    cudaErrorInvalidPitchValue = 12 "the distance between rows is out of range"
    cudaErrorInvalidSymbol = 13 "the device has no such symbol"
    cudaErrorInvalidHostPointer = 16 "the host address is invalid here"
    cudaErrorInvalidDevicePointer = 17 "the device address is invalid here"
    cudaErrorInvalidTexture = 18 "the texture does not exist"
    cudaErrorInvalidTextureBinding = 19 "the texture has a wrong binding"
    cudaErrorInvalidChannelDescriptor = 20 "the channel format is invalid"
    cudaErrorInvalidMemcpyDirection = 21 "the copy direction is invalid"
    cudaErrorAddressOfConstant = 22 "the address of a constant cannot be taken"
    cudaErrorTextureFetchFailed = 23 "a texture could not be read"
    cudaErrorTextureNotBound = 24 "the texture is not bound"
    cudaErrorSynchronizationError = 25 "waiting failed"
    cudaErrorInvalidFilterSetting = 26 "the texture cannot be filtered like this"
    cudaErrorInvalidNormSetting = 27 "the texture cannot be read in this form"
    cudaErrorMixedDeviceExecution = 28 "device and emulated code were mixed"
    cudaErrorNotYetImplemented = 31 "this is not implemented yet"
    cudaErrorMemoryValueTooLarge = 32 "the amount of memory is too large"
    cudaErrorStubLibrary = 34 "this library is a stub, not a driver"
    cudaErrorInsufficientDriver = 35 "the driver is older than this runtime needs"
    cudaErrorCallRequiresNewerDriver = 36 "the driver is too old for this call"
    cudaErrorInvalidSurface = 37 "the surface does not exist"
    cudaErrorDuplicateVariableName = 43 "two variables have the same name"
    cudaErrorDuplicateTextureName = 44 "two textures have the same name"
    cudaErrorDuplicateSurfaceName = 45 "two surfaces have the same name"
    cudaErrorDevicesUnavailable = 46 "the device is busy or closed to this user"
    cudaErrorIncompatibleDriverContext = 49 "the current context is incompatible with this runtime"
    cudaErrorMissingConfiguration = 52 "the launch has not been set up"
    cudaErrorPriorLaunchFailure = 53 "an earlier launch failed"
    cudaErrorLaunchMaxDepthExceeded = 65 "kernels launched kernels too deep"
    cudaErrorLaunchFileScopedTex = 66 "a launched kernel used a file-scoped texture"
    cudaErrorLaunchFileScopedSurf = 67 "a launched kernel used a file-scoped surface"
    cudaErrorSyncDepthExceeded = 68 "kernels waited for kernels too deep"
    cudaErrorLaunchPendingCountExceeded = 69 "too many launches of kernels are pending"
    cudaErrorInvalidDeviceFunction = 98 "the function does not exist for this device"
    cudaErrorNoDevice = 100 "no usable device was found"
    cudaErrorInvalidDevice = 101 "no device has this number"
    cudaErrorDeviceNotLicensed = 102 "the device lacks a license"
    cudaErrorSoftwareValidityNotEstablished = 103 "the validity of the software could not be established"
    cudaErrorStartupFailure = 127 "the runtime could not start"
    cudaErrorInvalidKernelImage = 200 "the code image cannot be read"
    cudaErrorDeviceUninitialized = 201 "the context is missing or invalid"
    cudaErrorMapBufferObjectFailed = 205 "mapping failed"
    cudaErrorUnmapBufferObjectFailed = 206 "unmapping failed"
    cudaErrorArrayIsMapped = 207 "the array is mapped and cannot be destroyed"
    cudaErrorAlreadyMapped = 208 "the resource is already mapped"
    cudaErrorNoKernelImageForDevice = 209 "the image holds no code for this device"
    cudaErrorAlreadyAcquired = 210 "the resource was acquired before"
    cudaErrorNotMapped = 211 "the resource is not mapped"
    cudaErrorNotMappedAsArray = 212 "the resource is not mapped as an array"
    cudaErrorNotMappedAsPointer = 213 "the resource is not mapped as plain memory"
    cudaErrorECCUncorrectable = 214 "memory has an uncorrectable error"
    cudaErrorUnsupportedLimit = 215 "the device does not have this limit"
    cudaErrorDeviceAlreadyInUse = 216 "the device is in use by another thread"
    cudaErrorPeerAccessUnsupported = 217 "these devices cannot access each other"
    cudaErrorInvalidPtx = 218 "the PTX text did not compile"
    cudaErrorInvalidGraphicsContext = 219 "the graphics context is invalid here"
    cudaErrorNvlinkUncorrectable = 220 "a link has an uncorrectable error"
    cudaErrorJitCompilerNotFound = 221 "the PTX compiler library is missing"
    cudaErrorUnsupportedPtxVersion = 222 "the PTX text is newer than the driver"
    cudaErrorJitCompilationDisabled = 223 "compiling PTX is switched off"
    cudaErrorUnsupportedExecAffinity = 224 "the device does not support this partition"
    cudaErrorUnsupportedDevSideSync = 225 "the code uses device-side synchronization, which was removed"
    cudaErrorContained = 226 "an error occurred and was contained"
    cudaErrorInvalidSource = 300 "the source is not usable"
    cudaErrorFileNotFound = 301 "the file does not exist"
    cudaErrorSharedObjectSymbolNotFound = 302 "a shared object lacks a symbol"
    cudaErrorSharedObjectInitFailed = 303 "a shared object failed to start"
    cudaErrorOperatingSystem = 304 "the operating system refused"
    cudaErrorInvalidResourceHandle = 400 "a handle is invalid"
    cudaErrorIllegalState = 401 "the object is in the wrong state for this call"
    cudaErrorLossyQuery = 402 "the answer would be incomplete"
    cudaErrorSymbolNotFound = 500 "the name was not found"
    cudaErrorNotReady = 600 "the work is not done yet"
    cudaErrorIllegalAddress = 700 "the device used an invalid address"
    cudaErrorLaunchOutOfResources = 701 "the launch needs more than the device has"
    cudaErrorLaunchTimeout = 702 "the kernel ran too long"
    cudaErrorLaunchIncompatibleTexturing = 703 "the texturing modes are incompatible"
    cudaErrorPeerAccessAlreadyEnabled = 704 "access to the peer is already enabled"
    cudaErrorPeerAccessNotEnabled = 705 "access to the peer is not enabled"
    cudaErrorSetOnActiveProcess = 708 "the primary context is in use"
    cudaErrorContextIsDestroyed = 709 "the context was destroyed"
    cudaErrorAssert = 710 "an assertion failed on the device"
    cudaErrorTooManyPeers = 711 "access to more peers cannot be enabled"
    cudaErrorHostMemoryAlreadyRegistered = 712 "this host memory is already registered"
    cudaErrorHostMemoryNotRegistered = 713 "this host memory is not registered"
    cudaErrorHardwareStackError = 714 "the device's stack failed"
    cudaErrorIllegalInstruction = 715 "the device executed an unknown instruction"
    cudaErrorMisalignedAddress = 716 "the device used a misaligned address"
    cudaErrorInvalidAddressSpace = 717 "an instruction was used on the wrong kind of memory"
    cudaErrorInvalidPc = 718 "the device jumped outside the code"
    cudaErrorLaunchFailure = 719 "a kernel failed"
    cudaErrorCooperativeLaunchTooLarge = 720 "the blocks do not all fit on the device at once"
    cudaErrorTensorMemoryLeak = 721 "a kernel kept tensor memory"
    cudaErrorNotPermitted = 800 "the call is not allowed here"
    cudaErrorNotSupported = 801 "this driver or device does not support the call"
    cudaErrorSystemNotReady = 802 "the system is still starting"
    cudaErrorSystemDriverMismatch = 803 "two parts of the driver have different versions"
    cudaErrorCompatNotSupportedOnDevice = 804 "the device does not support a newer driver library"
    cudaErrorMpsConnectionFailed = 805 "the sharing server cannot be reached"
    cudaErrorMpsRpcFailure = 806 "the sharing server did not answer"
    cudaErrorMpsServerNotReady = 807 "the sharing server is not ready"
    cudaErrorMpsMaxClientsReached = 808 "the sharing server accepts no more clients"
    cudaErrorMpsMaxConnectionsReached = 809 "the sharing server accepts no more connections"
    cudaErrorMpsClientTerminated = 810 "the sharing server ended this client"
    cudaErrorCdpNotSupported = 811 "kernels cannot launch kernels here"
    cudaErrorCdpVersionMismatch = 812 "two versions of device-side launches are mixed"
    cudaErrorStreamCaptureUnsupported = 900 "the call cannot be made while a stream is captured"
    cudaErrorStreamCaptureInvalidated = 901 "an earlier error invalidated the capture"
    cudaErrorStreamCaptureMerge = 902 "the call would merge two captures"
    cudaErrorStreamCaptureUnmatched = 903 "the capture did not begin in this stream"
    cudaErrorStreamCaptureUnjoined = 904 "a branch of the capture was not joined"
    cudaErrorStreamCaptureIsolation = 905 "the capture would depend on work outside it"
    cudaErrorStreamCaptureImplicit = 906 "the call would wait for a captured stream"
    cudaErrorCapturedEvent = 907 "the event belongs to a capture"
    cudaErrorStreamCaptureWrongThread = 908 "the capture began in another thread"
    cudaErrorTimeout = 909 "the timeout expired"
    cudaErrorGraphExecUpdateFailure = 910 "the graph differs too much to be updated"
    cudaErrorExternalDevice = 911 "a device outside this driver failed"
    cudaErrorInvalidClusterSize = 912 "the cluster has an invalid size"
    cudaErrorFunctionNotLoaded = 913 "the function is not loaded"
    cudaErrorInvalidResourceType = 914 "the resource is of the wrong kind"
    cudaErrorInvalidResourceConfiguration = 915 "the resources have an invalid configuration"
    cudaErrorUnknown = 999 "an unknown error occurred"
    cudaErrorApiFailureBase = 10000 "an old driver code without a runtime code"
}

/// The enumerator's name.
pub fn name(number: u32) -> &'static CStr {
    text(number, |entry| entry.name)
}

/// The text that explains a code.
pub fn sentence(number: u32) -> &'static CStr {
    text(number, |entry| entry.sentence)
}

fn text(number: u32, which: impl Fn(&Entry) -> &'static str) -> &'static CStr {
    let found = ENTRIES.binary_search_by_key(&number, |entry| entry.number);
    let text = found.ok().map(|at| which(&ENTRIES[at]));
    text.and_then(|text| CStr::from_bytes_with_nul(text.as_bytes()).ok())
        .unwrap_or(UNRECOGNIZED)
}

#[cfg(test)]
mod tests {
    use cuspec_sys::runtime::cudaError_t;

    use super::*;

    #[test]
    fn the_names_are_those_of_the_header() {
        for entry in ENTRIES {
            let declared = cudaError_t(entry.number).name();
            assert_eq!(name(entry.number).to_str().ok(), declared);
        }
    }

    #[test]
    fn the_codes_are_sorted() {
        assert!(ENTRIES.is_sorted_by_key(|entry| entry.number));
    }

    #[test]
    fn an_unknown_code_is_unrecognized() {
        assert_eq!(name(11), UNRECOGNIZED);
        assert_eq!(sentence(u32::MAX), UNRECOGNIZED);
    }
}

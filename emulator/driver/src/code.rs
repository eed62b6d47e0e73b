//! Result codes: numbers and names are the vendor's, the sentences are ours.

use crate::device::{DRIVER_VERSION, driver_version};

/// A `CUresult` within the core; the C boundary converts it to the declared type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub u32);

/// The result of an operation of the core.
pub type Outcome<T = ()> = Result<T, Code>;

/// Name and sentence of a code. The texts are null-terminated, so that C can read them in place.
struct Entry {
    code: Code,
    name: &'static str,
    sentence: &'static str,
}

macro_rules! codes {
    ($($name:ident = $value:literal $sentence:literal)*) => {
        #[allow(dead_code, reason = "the table is whole even where the core needs a part of it")]
        impl Code {
            $(pub const $name: Code = Code($value);)*
        }
        static ENTRIES: &[Entry] = &[$(
            Entry {
                code: Code::$name,
                name: codes!(@name $name),
                sentence: concat!($sentence, "\0"),
            },
        )*];
    };
    (@name SUCCESS) => { "CUDA_SUCCESS\0" };
    (@name $name:ident) => { concat!("CUDA_ERROR_", stringify!($name), "\0") };
}

codes! {
    SUCCESS = 0 "success"
    INVALID_VALUE = 1 "an argument has an invalid value"
    OUT_OF_MEMORY = 2 "not enough memory is left"
    NOT_INITIALIZED = 3 "cuInit has not been called"
    DEINITIALIZED = 4 "the driver is shutting down"
    PROFILER_DISABLED = 5 "profiling is switched off"
    PROFILER_NOT_INITIALIZED = 6 "the profiler was not set up"
    PROFILER_ALREADY_STARTED = 7 "the profiler is already running"
    PROFILER_ALREADY_STOPPED = 8 "the profiler is not running"
    STUB_LIBRARY = 34 "this library is a stub, not a driver"
    CALL_REQUIRES_NEWER_DRIVER = 36 "the driver is too old for this call"
    DEVICE_UNAVAILABLE = 46 "the device is busy or closed to this user"
    NO_DEVICE = 100 "no usable device was found"
    INVALID_DEVICE = 101 "no device has this number"
    DEVICE_NOT_LICENSED = 102 "the device lacks a license"
    INVALID_IMAGE = 200 "the code image cannot be read"
    INVALID_CONTEXT = 201 "the context is missing or invalid"
    CONTEXT_ALREADY_CURRENT = 202 "the context is already current"
    MAP_FAILED = 205 "mapping failed"
    UNMAP_FAILED = 206 "unmapping failed"
    ARRAY_IS_MAPPED = 207 "the array is mapped and cannot be destroyed"
    ALREADY_MAPPED = 208 "the resource is already mapped"
    NO_BINARY_FOR_GPU = 209 "the image holds no code for this device"
    ALREADY_ACQUIRED = 210 "the resource was acquired before"
    NOT_MAPPED = 211 "the resource is not mapped"
    NOT_MAPPED_AS_ARRAY = 212 "the resource is not mapped as an array"
    NOT_MAPPED_AS_POINTER = 213 "the resource is not mapped as plain memory"
    ECC_UNCORRECTABLE = 214 "memory has an uncorrectable error"
    UNSUPPORTED_LIMIT = 215 "the device does not have this limit"
    CONTEXT_ALREADY_IN_USE = 216 "the context belongs to another thread"
    PEER_ACCESS_UNSUPPORTED = 217 "these devices cannot access each other"
    INVALID_PTX = 218 "the PTX text did not compile"
    INVALID_GRAPHICS_CONTEXT = 219 "the graphics context is invalid here"
    NVLINK_UNCORRECTABLE = 220 "a link has an uncorrectable error"
    JIT_COMPILER_NOT_FOUND = 221 "the PTX compiler library is missing"
    UNSUPPORTED_PTX_VERSION = 222 "the PTX text is newer than the driver"
    JIT_COMPILATION_DISABLED = 223 "compiling PTX is switched off"
    UNSUPPORTED_EXEC_AFFINITY = 224 "the device does not support this partition"
    UNSUPPORTED_DEVSIDE_SYNC = 225 "the code uses device-side synchronization, which was removed"
    CONTAINED = 226 "an error occurred and was contained"
    INVALID_SOURCE = 300 "the source is not usable"
    FILE_NOT_FOUND = 301 "the file does not exist"
    SHARED_OBJECT_SYMBOL_NOT_FOUND = 302 "a shared object lacks a symbol"
    SHARED_OBJECT_INIT_FAILED = 303 "a shared object failed to start"
    OPERATING_SYSTEM = 304 "the operating system refused"
    INVALID_HANDLE = 400 "a handle is invalid"
    ILLEGAL_STATE = 401 "the object is in the wrong state for this call"
    LOSSY_QUERY = 402 "the answer would be incomplete"
    NOT_FOUND = 500 "the name was not found"
    NOT_READY = 600 "the work is not done yet"
    ILLEGAL_ADDRESS = 700 "the device used an invalid address"
    LAUNCH_OUT_OF_RESOURCES = 701 "the launch needs more than the device has"
    LAUNCH_TIMEOUT = 702 "the kernel ran too long"
    LAUNCH_INCOMPATIBLE_TEXTURING = 703 "the texturing modes are incompatible"
    PEER_ACCESS_ALREADY_ENABLED = 704 "access to the peer is already enabled"
    PEER_ACCESS_NOT_ENABLED = 705 "access to the peer is not enabled"
    PRIMARY_CONTEXT_ACTIVE = 708 "the primary context is in use"
    CONTEXT_IS_DESTROYED = 709 "the context was destroyed"
    ASSERT = 710 "an assertion failed on the device"
    TOO_MANY_PEERS = 711 "access to more peers cannot be enabled"
    HOST_MEMORY_ALREADY_REGISTERED = 712 "this host memory is already registered"
    HOST_MEMORY_NOT_REGISTERED = 713 "this host memory is not registered"
    HARDWARE_STACK_ERROR = 714 "the device's stack failed"
    ILLEGAL_INSTRUCTION = 715 "the device executed an unknown instruction"
    MISALIGNED_ADDRESS = 716 "the device used a misaligned address"
    INVALID_ADDRESS_SPACE = 717 "an instruction was used on the wrong kind of memory"
    INVALID_PC = 718 "the device jumped outside the code"
    LAUNCH_FAILED = 719 "a kernel failed"
    COOPERATIVE_LAUNCH_TOO_LARGE = 720 "the blocks do not all fit on the device at once"
    TENSOR_MEMORY_LEAK = 721 "a kernel kept tensor memory"
    NOT_PERMITTED = 800 "the call is not allowed here"
    NOT_SUPPORTED = 801 "this driver or device does not support the call"
    SYSTEM_NOT_READY = 802 "the system is still starting"
    SYSTEM_DRIVER_MISMATCH = 803 "two parts of the driver have different versions"
    COMPAT_NOT_SUPPORTED_ON_DEVICE = 804 "the device does not support a newer driver library"
    MPS_CONNECTION_FAILED = 805 "the sharing server cannot be reached"
    MPS_RPC_FAILURE = 806 "the sharing server did not answer"
    MPS_SERVER_NOT_READY = 807 "the sharing server is not ready"
    MPS_MAX_CLIENTS_REACHED = 808 "the sharing server accepts no more clients"
    MPS_MAX_CONNECTIONS_REACHED = 809 "the sharing server accepts no more connections"
    MPS_CLIENT_TERMINATED = 810 "the sharing server ended this client"
    CDP_NOT_SUPPORTED = 811 "kernels cannot launch kernels here"
    CDP_VERSION_MISMATCH = 812 "two versions of device-side launches are mixed"
    STREAM_CAPTURE_UNSUPPORTED = 900 "the call cannot be made while a stream is captured"
    STREAM_CAPTURE_INVALIDATED = 901 "an earlier error invalidated the capture"
    STREAM_CAPTURE_MERGE = 902 "the call would merge two captures"
    STREAM_CAPTURE_UNMATCHED = 903 "the capture did not begin in this stream"
    STREAM_CAPTURE_UNJOINED = 904 "a branch of the capture was not joined"
    STREAM_CAPTURE_ISOLATION = 905 "the capture would depend on work outside it"
    STREAM_CAPTURE_IMPLICIT = 906 "the call would wait for a captured stream"
    CAPTURED_EVENT = 907 "the event belongs to a capture"
    STREAM_CAPTURE_WRONG_THREAD = 908 "the capture began in another thread"
    TIMEOUT = 909 "the timeout expired"
    GRAPH_EXEC_UPDATE_FAILURE = 910 "the graph differs too much to be updated"
    EXTERNAL_DEVICE = 911 "a device outside this driver failed"
    INVALID_CLUSTER_SIZE = 912 "the cluster has an invalid size"
    FUNCTION_NOT_LOADED = 913 "the function is not loaded"
    INVALID_RESOURCE_TYPE = 914 "the resource is of the wrong kind"
    INVALID_RESOURCE_CONFIGURATION = 915 "the resources have an invalid configuration"
    KEY_ROTATION = 916 "the keys have to be renewed first"
    STREAM_DETACHED = 917 "the context that the stream uses is gone"
    GRAPH_RECAPTURE_FAILURE = 918 "the captured work does not fit the graph"
    UNKNOWN = 999 "an unknown error occurred"
}

fn entry(code: Code) -> Option<&'static Entry> {
    let is_newer = matches!(code, Code::STREAM_DETACHED | Code::GRAPH_RECAPTURE_FAILURE);
    let is_known = !is_newer || driver_version() > DRIVER_VERSION;
    let found = ENTRIES.iter().find(|entry| entry.code == code);
    found.filter(|_| is_known)
}

impl Code {
    /// The null-terminated name of the enumerator, or `None` for an unknown number.
    pub fn name(self) -> Option<&'static str> {
        entry(self).map(|entry| entry.name)
    }

    /// A null-terminated sentence, or `None` for an unknown number.
    pub fn sentence(self) -> Option<&'static str> {
        entry(self).map(|entry| entry.sentence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_unique_and_sorted() {
        assert!(ENTRIES.is_sorted_by(|left, right| left.code.0 < right.code.0));
    }

    #[test]
    fn names_are_the_enumerators_and_end_in_a_zero() {
        assert_eq!(Code::SUCCESS.name(), Some("CUDA_SUCCESS\0"));
        assert_eq!(Code::NOT_READY.name(), Some("CUDA_ERROR_NOT_READY\0"));
    }

    #[test]
    fn an_unknown_code_has_no_name() {
        assert_eq!(Code(9999).name(), None);
        assert_eq!(Code(9999).sentence(), None);
    }
}

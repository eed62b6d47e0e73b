//! Names and texts of result codes.

#![on("580.159.04")]

/// Gives the text that explains a result code.
#[class(lookup)]
#[order(observed)]
fn cuGetErrorString(
    /// The code to explain.
    error: OneOf<CUresult>,
    /// Room for the address of the text; null is put there for a code that the driver does not know.
    /// Without room the call crashes.
    #[undefined(Null)]
    #[on_failure(zeroed)]
    #[unseen("a text may say anything")]
    pStr: Out<VoidPtr>,
) {
    /// A driver knows the codes of its own time.
    #[rule("code-of-cuda-9", observed, on("340.108"))]
    #[until(9010, not_on("390.157", "580.159.04"))]
    if error == CUDA_ERROR_NVLINK_UNCORRECTABLE || error == CUDA_ERROR_JIT_COMPILER_NOT_FOUND || error == CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE {
        return INVALID_VALUE;
    }

    /// A driver knows the codes of its own time.
    #[rule("code-of-cuda-10", observed, on("340.108", "390.157"))]
    #[until(10010, not_on("418.226.00", "580.159.04"))]
    if error == CUDA_ERROR_ILLEGAL_STATE || error == CUDA_ERROR_SYSTEM_NOT_READY || error == CUDA_ERROR_SYSTEM_DRIVER_MISMATCH || error == CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE || error == CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED || error == CUDA_ERROR_STREAM_CAPTURE_INVALIDATED || error == CUDA_ERROR_STREAM_CAPTURE_MERGE || error == CUDA_ERROR_STREAM_CAPTURE_UNMATCHED || error == CUDA_ERROR_STREAM_CAPTURE_UNJOINED || error == CUDA_ERROR_STREAM_CAPTURE_ISOLATION || error == CUDA_ERROR_STREAM_CAPTURE_IMPLICIT || error == CUDA_ERROR_CAPTURED_EVENT || error == CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD {
        return INVALID_VALUE;
    }

    /// A driver knows the codes of its own time.
    #[rule("code-of-cuda-11", observed, on("340.108", "390.157", "418.226.00"))]
    #[until(11040, not_on("470.256.02", "580.159.04"))]
    if error == CUDA_ERROR_STUB_LIBRARY || error == CUDA_ERROR_DEVICE_NOT_LICENSED || error == CUDA_ERROR_UNSUPPORTED_PTX_VERSION || error == CUDA_ERROR_JIT_COMPILATION_DISABLED || error == CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY || error == CUDA_ERROR_MPS_CONNECTION_FAILED || error == CUDA_ERROR_MPS_RPC_FAILURE || error == CUDA_ERROR_MPS_SERVER_NOT_READY || error == CUDA_ERROR_MPS_MAX_CLIENTS_REACHED || error == CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED || error == CUDA_ERROR_TIMEOUT || error == CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE || error == CUDA_ERROR_EXTERNAL_DEVICE {
        return INVALID_VALUE;
    }

    /// A driver knows the codes of its own time.
    #[rule("newer-code", observed, on("470.256.02"))]
    #[until(11070, not_on("525.147.05", "580.159.04"))]
    if error == CUDA_ERROR_DEVICE_UNAVAILABLE {
        return INVALID_VALUE;
    }

    /// A code that the driver knows has a text, which is not its name.
    #[ensure("known-codes-have-a-text", documented)]
    if true {
        assert!(pStr.value() != 0 && !pStr.names(error) && !pStr.reads(""));
    }
}

/// Gives the enumerator's name of a result code.
#[class(lookup)]
#[order(observed)]
fn cuGetErrorName(
    /// The code to name.
    error: OneOf<CUresult>,
    /// Room for the address of the name; null is put there for a code that the driver does not know.
    /// Without room the call crashes.
    #[undefined(Null)]
    #[on_failure(zeroed)]
    pStr: Out<VoidPtr>,
) {
    /// A driver knows the codes of its own time.
    #[rule("code-of-cuda-9", observed, on("340.108"))]
    #[until(9010, not_on("390.157", "580.159.04"))]
    if error == CUDA_ERROR_NVLINK_UNCORRECTABLE || error == CUDA_ERROR_JIT_COMPILER_NOT_FOUND || error == CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE {
        return INVALID_VALUE;
    }

    /// A driver knows the codes of its own time.
    #[rule("code-of-cuda-10", observed, on("340.108", "390.157"))]
    #[until(10010, not_on("418.226.00", "580.159.04"))]
    if error == CUDA_ERROR_ILLEGAL_STATE || error == CUDA_ERROR_SYSTEM_NOT_READY || error == CUDA_ERROR_SYSTEM_DRIVER_MISMATCH || error == CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE || error == CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED || error == CUDA_ERROR_STREAM_CAPTURE_INVALIDATED || error == CUDA_ERROR_STREAM_CAPTURE_MERGE || error == CUDA_ERROR_STREAM_CAPTURE_UNMATCHED || error == CUDA_ERROR_STREAM_CAPTURE_UNJOINED || error == CUDA_ERROR_STREAM_CAPTURE_ISOLATION || error == CUDA_ERROR_STREAM_CAPTURE_IMPLICIT || error == CUDA_ERROR_CAPTURED_EVENT || error == CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD {
        return INVALID_VALUE;
    }

    /// A driver knows the codes of its own time.
    #[rule("code-of-cuda-11", observed, on("340.108", "390.157", "418.226.00"))]
    #[until(11040, not_on("470.256.02", "580.159.04"))]
    if error == CUDA_ERROR_STUB_LIBRARY || error == CUDA_ERROR_DEVICE_NOT_LICENSED || error == CUDA_ERROR_UNSUPPORTED_PTX_VERSION || error == CUDA_ERROR_JIT_COMPILATION_DISABLED || error == CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY || error == CUDA_ERROR_MPS_CONNECTION_FAILED || error == CUDA_ERROR_MPS_RPC_FAILURE || error == CUDA_ERROR_MPS_SERVER_NOT_READY || error == CUDA_ERROR_MPS_MAX_CLIENTS_REACHED || error == CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED || error == CUDA_ERROR_TIMEOUT || error == CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE || error == CUDA_ERROR_EXTERNAL_DEVICE {
        return INVALID_VALUE;
    }

    /// A driver knows the codes of its own time.
    #[rule("newer-code", observed, on("470.256.02"))]
    #[until(11070, not_on("525.147.05", "580.159.04"))]
    if error == CUDA_ERROR_DEVICE_UNAVAILABLE {
        return INVALID_VALUE;
    }

    /// A code that the driver knows has the enumerator's name.
    #[ensure("known-codes-have-a-name", documented)]
    if true {
        assert!(pStr.names(error));
    }
}

/// A code's name is the enumerator as the header spells it, and a number that is no code has none.
#[scenario]
#[needs(nothing)]
#[shows(cuGetErrorName)]
fn names_are_the_enumerators(cuda: &Driver) {
    let name = cuda.cuGetErrorName(CUDA_ERROR_INVALID_VALUE)?;
    let name = unsafe { CStr::from_ptr(name) };
    expect!(name == c"CUDA_ERROR_INVALID_VALUE");
    let name = cuda.cuGetErrorName(CUDA_SUCCESS)?;
    let name = unsafe { CStr::from_ptr(name) };
    expect!(name == c"CUDA_SUCCESS");
    expect!(cuda.cuGetErrorName(CUresult(54321)) == Err(INVALID_VALUE));
    expect!(cuda.cuGetErrorString(CUresult(54321)) == Err(INVALID_VALUE));
}

/// Texts are there before `cuInit` and stay where they are.
#[scenario]
#[needs(nothing)]
#[shows(cuGetErrorString)]
fn texts_stay(cuda: &Driver) {
    let first = cuda.cuGetErrorString(CUDA_ERROR_NOT_INITIALIZED)?;
    let length = unsafe { CStr::from_ptr(first) }.count_bytes();
    expect!(length > 0);
    let second = cuda.cuGetErrorString(CUDA_ERROR_NOT_INITIALIZED)?;
    expect!(first == second);
}

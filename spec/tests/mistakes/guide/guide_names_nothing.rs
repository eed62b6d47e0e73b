//! Names that no header declares.

#[codes]
enum Code {
    /// An argument is wrong.
    CUDA_ERROR_INVALID_VALEU,
}

#[handles]
enum Handle {
    /// A stream.
    #[made_by(cuStreamMake)]
    #[ended_by(cuEventDestroy_v2)]
    CUstream,
}

#[programs]
enum Program {
    /// Its sources.
    #[title("A program")]
    #[from("https://example.org")]
    #[calls(cuMemAlloc, cuMemAloc)]
    Some,
}

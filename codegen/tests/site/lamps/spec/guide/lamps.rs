//! What readers are told of lamps.

#[groups(driver)]
enum Driver {
    /// Lighting lamps, and putting them out.
    #[title("Lamps")]
    CUDA_LAMP,
}

#[codes]
enum Code {
    /// The call was accepted.
    CUDA_SUCCESS,
    /// An argument is wrong.
    CUDA_ERROR_INVALID_VALUE,
}

#[notes]
enum Note {
    /// Light can be dimmed.
    dims,
}

#[handles]
enum Handle {
    /// A lamp.
    #[made_by(cuLampOpen_v2)]
    #[ended_by(cuLampClose)]
    CUlamp,
}

#[programs]
enum Program {
    /// Its sources.
    #[title("Desk 1.0")]
    #[from("https://example.org/desk")]
    #[calls(cuLampOpen)]
    Desk,
}

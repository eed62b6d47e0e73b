//! Sample: images of EGL.

#![on("580.159.04")]

/// An object of a graphics API, or none.
#[domain(cudaGraphicsResource_t, live)]
#[resource(ended_by = cudaGraphicsUnregisterResource)]
enum SampleHandle {
    /// A registered object.
    #[accepted]
    Made,
    /// Null.
    #[refused(cudaErrorInvalidValue)]
    Null = 0,
}

/// A number that is passed on.
#[domain]
enum SampleNumber {
    /// Zero.
    #[accepted]
    Nothing = 0,
    /// One.
    #[accepted]
    One = 1,
}

/// Registers an image.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphicsEGLRegisterImage(
    /// Receives the object.
    #[creates(SampleHandle)]
    pCudaResource: Out<cudaGraphicsResource_t>,
    /// The image.
    image: Opaque,
    /// A number.
    flags: SampleNumber,
) {
}

/// Ends a registration.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cudaGraphicsUnregisterResource(
    /// The object.
    #[ends(SampleHandle)]
    resource: SampleHandle,
) {
}

/// An image is registered and given back.
#[scenario]
#[shows(cudaGraphicsEGLRegisterImage, cudaGraphicsUnregisterResource)]
fn sample_images_are_given_back(cuda: &Runtime) {
    let object = cuda.cudaGraphicsEGLRegisterImage(ptr::null_mut(), 0)?;
    expect!(!object.is_null());
    cuda.cudaGraphicsUnregisterResource(object)?;
}

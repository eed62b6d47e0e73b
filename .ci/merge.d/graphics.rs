//! Sample: images of EGL.

#![on("580.159.04")]

/// An object of a graphics API, or none.
#[domain(CUgraphicsResource, live)]
#[resource(ended_by = cuGraphicsUnregisterResource)]
enum SampleHandle {
    /// A registered object.
    #[accepted]
    Made,
    /// Null.
    #[refused(INVALID_VALUE)]
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
fn cuGraphicsEGLRegisterImage(
    /// Receives the object.
    #[creates(SampleHandle)]
    pCudaResource: Out<CUgraphicsResource>,
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
fn cuGraphicsUnregisterResource(
    /// The object.
    #[ends(SampleHandle)]
    resource: SampleHandle,
) {
}

/// An image is registered and given back.
#[scenario]
#[shows(cuGraphicsEGLRegisterImage, cuGraphicsUnregisterResource)]
fn sample_images_are_given_back(cuda: &Driver) {
    let object = cuda.cuGraphicsEGLRegisterImage(ptr::null_mut(), 0)?;
    expect!(!object.is_null());
    cuda.cuGraphicsUnregisterResource(object)?;
}

//! EGL images. No device has confirmed this contract: the suite makes no image.

/// An EGL image.
#[domain(EGLImageKHR, live)]
enum EglImage {
    /// An image of an OpenGL texture.
    #[accepted]
    #[gate(machine.has_opengl())]
    Texture,
    /// Null.
    #[refused(UNKNOWN)]
    Null = 0,
    /// A number that never was an image.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// How CUDA uses an EGL image.
#[domain]
enum EglImageFlags {
    /// CUDA reads and writes the image.
    #[accepted]
    Any = CU_GRAPHICS_REGISTER_FLAGS_NONE,
    /// CUDA does not write the image.
    #[accepted]
    ReadOnly = CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY,
    /// CUDA writes the whole image and does not read it.
    #[accepted]
    WriteDiscard = CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD,
    /// A flag for images that surfaces write, which EGL images do not have.
    #[undefined]
    Surface = CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST,
    /// Every bit of the type.
    #[undefined]
    AllOnes = all_ones(),
}

/// Registers an EGL image, so that its frame and planes can be accessed.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    live_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(ALREADY_MAPPED, "needs an image that is registered")]
#[not_safe(INVALID_HANDLE, "only a number that is no image, which may crash the driver")]
#[no_visible_effect("the suite makes no EGL image")]
#[unreachable(SUCCESS, "the suite makes no EGL image")]
#[unreachable(INVALID_CONTEXT, "the suite makes no EGL image")]
fn cuGraphicsEGLRegisterImage(
    /// A place for the resource, which is mapped for as long as it is registered.
    #[creates(GraphicsResource)]
    pCudaResource: Out<CUgraphicsResource>,
    /// The image.
    image: EglImage,
    /// How CUDA uses the image.
    flags: EglImageFlags,
) {
    check!(initialized);
}

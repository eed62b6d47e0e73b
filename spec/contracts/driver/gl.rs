//! OpenGL: the devices of a context, and the registration of buffers and images.

#![on("580.159.04")]

/// The name of an OpenGL buffer.
#[domain(live)]
enum GlBuffer {
    /// A buffer of 4096 bytes.
    #[accepted]
    #[gate(machine.has_opengl())]
    Filled,
    /// A buffer of one byte.
    #[accepted]
    #[gate(machine.has_opengl())]
    Byte,
    /// A buffer of no bytes.
    #[refused(OUT_OF_MEMORY)]
    #[gate(machine.has_opengl())]
    Empty,
    /// A buffer that was deleted.
    #[refused(INVALID_HANDLE)]
    #[gate(machine.has_opengl())]
    Deleted,
    /// A number, on a thread without a current OpenGL context.
    #[refused(either(INVALID_GRAPHICS_CONTEXT, INVALID_VALUE))]
    Detached,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// The name of an OpenGL texture or renderbuffer.
#[domain(live)]
enum GlImage {
    /// A texture of pixels of four bytes.
    #[accepted]
    #[is(texture)]
    #[gate(machine.has_opengl())]
    Texture,
    /// A renderbuffer of pixels of four bytes.
    #[accepted]
    #[gate(machine.has_opengl())]
    Renderbuffer,
    /// A texture of depths, for which there is no format of arrays.
    #[refused(INVALID_VALUE)]
    #[is(texture)]
    #[gate(machine.has_opengl())]
    Depths,
    /// A texture that was deleted.
    #[refused(INVALID_HANDLE)]
    #[gate(machine.has_opengl())]
    Deleted,
    /// A number, on a thread without a current OpenGL context.
    #[refused(either(INVALID_GRAPHICS_CONTEXT, INVALID_VALUE))]
    Detached,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// The kind of an OpenGL image. Which kind of texture is named does not matter.
#[domain]
enum GlTarget {
    /// `GL_TEXTURE_2D`.
    #[accepted]
    Texture2D = 0x0de1,
    /// `GL_TEXTURE_3D`.
    #[accepted]
    Texture3D = 0x806f,
    /// `GL_TEXTURE_RECTANGLE`.
    #[accepted]
    Rectangle = 0x84f5,
    /// `GL_TEXTURE_CUBE_MAP`.
    #[accepted]
    CubeMap = 0x8513,
    /// `GL_TEXTURE_2D_ARRAY`.
    #[accepted]
    Layers = 0x8c1a,
    /// `GL_RENDERBUFFER`.
    #[accepted]
    Renderbuffer = 0x8d41,
    /// `GL_TEXTURE_1D`.
    #[refused(INVALID_VALUE)]
    Texture1D = 0x0de0,
    /// `GL_TEXTURE_1D_ARRAY`.
    #[refused(INVALID_VALUE)]
    #[like(Texture1D)]
    Rows = 0x8c18,
    /// `GL_TEXTURE_CUBE_MAP_ARRAY`.
    #[refused(INVALID_VALUE)]
    #[like(Texture1D)]
    CubeMaps = 0x9009,
    /// `GL_TEXTURE_BUFFER`.
    #[refused(INVALID_VALUE)]
    #[like(Texture1D)]
    Buffer = 0x8c2a,
    /// `GL_TEXTURE_2D_MULTISAMPLE`.
    #[refused(INVALID_VALUE)]
    #[like(Texture1D)]
    Multisample = 0x9100,
    /// `GL_TEXTURE_CUBE_MAP_POSITIVE_X`, a face.
    #[refused(INVALID_VALUE)]
    #[like(Texture1D)]
    Face = 0x8515,
    /// Zero.
    #[refused(INVALID_VALUE)]
    #[like(Texture1D)]
    Zero = 0,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[when(value != 0)]
    #[like(Texture1D)]
    AllOnes = all_ones(),
}

/// Lists the CUDA devices of the current OpenGL context.
#[needs(initialized)]
#[class(process_state)]
#[order(partial)]
#[unreachable(NO_DEVICE, "only an OpenGL context of a device without CUDA")]
#[unreachable(INVALID_CONTEXT, "no context is needed")]
#[unreachable(OPERATING_SYSTEM, "only a failure of the system")]
fn cuGLGetDevices_v2(
    /// A place for the number of devices.
    #[on_failure(
        zeroed,
        unless(NOT_INITIALIZED, NOT_PERMITTED)
    )]
    pCudaDeviceCount: Out<c_uint>,
    /// A place for the devices.
    #[may_leave_alone("places beyond the last device stay as they are")]
    pCudaDevices: OutSlice<CUdevice, cudaDeviceCount>,
    /// How many devices the place has room for.
    cudaDeviceCount: Length<4>,
    /// The frame whose devices are listed.
    deviceList: OneOf<CUGLDeviceList>,
) {
    check!(initialized, outside_callback);
    has_opengl();
    check!(pCudaDeviceCount, pCudaDevices, deviceList);

    /// A context without a window uses one device.
    #[ensure("one", documented, on("580.159.04"))]
    if cudaDeviceCount != 0 {
        assert!(pCudaDeviceCount.value() == 1);
    }
}

/// Lists the CUDA devices of the current OpenGL context.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(NO_DEVICE, "only an OpenGL context of a device without CUDA")]
#[unreachable(OPERATING_SYSTEM, "only a failure of the system")]
fn cuGLGetDevices(
    /// A place for the number of devices.
    #[on_failure(
        zeroed,
        unless(NOT_INITIALIZED, NOT_PERMITTED)
    )]
    pCudaDeviceCount: Out<c_uint>,
    /// A place for the devices.
    #[may_leave_alone("places beyond the last device stay as they are")]
    pCudaDevices: OutSlice<CUdevice, cudaDeviceCount>,
    /// How many devices the place has room for.
    cudaDeviceCount: Length<4>,
    /// The frame whose devices are listed.
    deviceList: OneOf<CUGLDeviceList>,
) {
    check!(initialized, outside_callback, pCudaDeviceCount, pCudaDevices);

    /// An OpenGL context must be current to the thread. The code depends on earlier uses of OpenGL in the process.
    #[rule("opengl-context", documented, on("580.159.04"))]
    if !thread.has_opengl() {
        return either(INVALID_CONTEXT, INVALID_GRAPHICS_CONTEXT);
    }

    check!(deviceList);

    /// A context without a window uses one device.
    #[ensure("one", documented, on("580.159.04"))]
    if cudaDeviceCount != 0 {
        assert!(pCudaDeviceCount.value() == 1);
    }
}

/// An OpenGL context is current to the thread.
#[rules]
fn has_opengl() {
    /// An OpenGL context must be current to the thread.
    #[rule("opengl-context", documented, on("580.159.04"))]
    if !thread.has_opengl() {
        return INVALID_GRAPHICS_CONTEXT;
    }
}

/// Registers an OpenGL buffer, so that it can be mapped as device memory.
#[class(context_object)]
#[order(observed, except(sound_context))]
#[contradicted(ALREADY_MAPPED, "a buffer can be registered several times")]
#[unreachable(OPERATING_SYSTEM, "only a failure of the system")]
#[waits(context)]
fn cuGraphicsGLRegisterBuffer(
    /// A place for the resource.
    #[creates(GraphicsResource)]
    pCudaResource: Out<CUgraphicsResource>,
    /// The buffer.
    buffer: GlBuffer,
    /// The use by CUDA.
    #[refuses(
        CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = INVALID_VALUE,
        CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = INVALID_VALUE
    )]
    Flags: OneOf<CUgraphicsRegisterFlags>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context
    );
    check!(no_capture, sound_context);
    check!(pCudaResource, Flags, buffer);
}

/// Registers an OpenGL texture or renderbuffer, so that it can be mapped as arrays.
#[class(context_object)]
#[order(observed, except(sound_context))]
#[contradicted(ALREADY_MAPPED, "an image can be registered several times")]
#[unreachable(OPERATING_SYSTEM, "only a failure of the system")]
fn cuGraphicsGLRegisterImage(
    /// A place for the resource.
    #[creates(GraphicsResource)]
    pCudaResource: Out<CUgraphicsResource>,
    /// The texture or the renderbuffer.
    image: GlImage,
    /// Its kind.
    target: GlTarget,
    /// The use by CUDA. All flags together are refused for some kinds of textures.
    #[undefined(All)]
    Flags: BitsOf<CUgraphicsRegisterFlags>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context
    );
    check!(no_capture, sound_context);
    check!(pCudaResource, target, Flags);
    if image.is_zero() || image.is_detached() {
        check!(image);
    }

    /// The target must name the kind of the image.
    #[rule("kind-of-image", observed, on("580.159.04"))]
    if image.is_texture() && target == 0x8d41 || image.is_renderbuffer() && target != 0x8d41 {
        return INVALID_HANDLE;
    }

    check!(image);
}

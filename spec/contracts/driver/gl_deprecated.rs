//! OpenGL buffers, as they were mapped before there were graphics resources.

#![on("580.159.04")]

/// The registration of an OpenGL buffer in a context.
#[resource(ended_by = cuGLUnregisterBufferObject)]
struct GlRegistration;

/// The name of an OpenGL buffer to register.
#[domain(live)]
enum GlBufferToRegister {
    /// A buffer of 4096 bytes.
    #[accepted]
    #[gate(machine.has_opengl())]
    Filled,
    /// A buffer that is registered.
    #[refused(ALREADY_MAPPED)]
    #[gate(machine.has_opengl())]
    Registered,
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
    /// Zero, which no buffer has.
    #[undefined]
    Zero = 0,
}

/// The name of an OpenGL buffer that is registered in the current context.
#[domain(live)]
enum RegisteredGlBuffer {
    /// A registered buffer of 4096 bytes that is not mapped.
    #[accepted]
    #[gate(machine.has_opengl())]
    #[has(size = 4096)]
    Registered,
    /// A mapped buffer.
    #[refused(ALREADY_MAPPED)]
    #[gate(machine.has_opengl())]
    Mapped,
    /// A number that is no registered buffer.
    #[refused(INVALID_VALUE)]
    Unregistered = 12345,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// The name of an OpenGL buffer, by the current context.
#[domain(live)]
enum FirstGlBuffer {
    /// A buffer that is registered in a context that the first form of a function, as `cuCtxCreate`, has made.
    #[accepted]
    First,
    /// A number, in a context that a newer form has made.
    #[refused(INVALID_CONTEXT)]
    Newer,
}

/// Prepares the current context for work with OpenGL, which programs no longer need.
#[class(context_state)]
#[needs(context)]
#[order(observed, except(sound_context))]
#[unreachable(UNKNOWN, "only a failure of OpenGL")]
#[no_visible_effect("other functions prepare the context as well")]
fn cuGLInit() {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context,
        sound_context
    );

    /// An OpenGL context must be current to the thread.
    #[rule("opengl-context", observed, on("580.159.04"), undocumented)]
    if !thread.has_opengl() {
        return either(INVALID_GRAPHICS_CONTEXT, INVALID_VALUE);
    }
}

/// Creates a context for work with OpenGL and makes it current; any context will do today.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[unreachable(INVALID_CONTEXT, "no context is needed to make one")]
#[unreachable(OUT_OF_MEMORY, "only a device without free memory")]
#[changes(ContextStack)]
fn cuGLCtxCreate_v2(
    /// A place for the context.
    #[creates(Context)]
    pCtx: Out<CUcontext>,
    /// How threads wait, and other properties of the context.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    Flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    device: Device,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        pCtx,
        device,
        Flags,
        sound_context
    );

    /// An OpenGL context must be current to the thread.
    #[rule("opengl-context", observed, on("580.159.04"), undocumented)]
    if !thread.has_opengl() {
        return INVALID_GRAPHICS_CONTEXT;
    }
}

/// Creates a context of the first form for work with OpenGL and makes it current.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[no_visible_effect("a process with contexts of newer forms has none of the first form")]
#[unobserved(success)]
#[changes(ContextStack)]
#[unreachable(SUCCESS, "only a process without contexts of newer forms creates one")]
#[unreachable(INVALID_CONTEXT, "no context is needed")]
#[unreachable(OUT_OF_MEMORY, "only a process without contexts of newer forms creates one")]
fn cuGLCtxCreate(
    /// A place for the context.
    #[creates(Context)]
    pCtx: Out<CUcontext>,
    /// How threads wait, and other properties of the context.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    Flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    device: Device,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        pCtx,
        device,
        Flags
    );

    /// Without an OpenGL context of a device the driver crashes in some processes and refuses the call in others.
    #[rule("opengl-context", observed, on("580.159.04"))]
    if !thread.has_opengl() && machine.devices() >= 1 {
        return UNDEFINED;
    }

    /// A process must not have contexts of the first form beside those of newer forms, which a process with a device has.
    #[rule("no-newer-form", observed, on("580.159.04"))]
    if !process.is_primary_inactive() && machine.devices() >= 1 {
        return UNDEFINED;
    }
}

/// Registers an OpenGL buffer in the current context, so that `cuGLMapBufferObject` can map it.
#[class(context_object)]
#[order(observed, except(sound_context))]
#[waits(context)]
fn cuGLRegisterBufferObject(
    /// The buffer.
    #[acquires(GlRegistration)]
    buffer: GlBufferToRegister,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context
    );
    if buffer.is_detached() {
        check!(buffer);
    }
    check!(no_capture, buffer);
}

/// Sets how CUDA will use a registered buffer when it is mapped next.
#[class(context_object)]
#[order(observed, except(sound_context))]
#[contradicted(INVALID_HANDLE, "a buffer that is not registered is an invalid value")]
#[no_visible_effect("the flags are hints, and no function returns them")]
fn cuGLSetBufferObjectMapFlags(
    /// The buffer.
    buffer: RegisteredGlBuffer,
    /// The use.
    Flags: OneOf<CUGLmap_flags>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context,
        no_capture
    );
    check!(Flags, buffer);
}

/// Maps a registered buffer and returns its address and size.
#[class(context_object)]
#[order(observed, except(sound_context))]
#[unreachable(MAP_FAILED, "only a failure of OpenGL")]
fn cuGLMapBufferObject_v2(
    /// A place for the address.
    #[lends(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr, Null>,
    /// A place for the size in bytes.
    #[on_failure(zeroed)]
    size: Out<usize, Null>,
    /// The buffer.
    buffer: RegisteredGlBuffer,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context,
        no_capture,
        buffer
    );

    /// The size is that of the buffer.
    #[ensure("size", documented, on("580.159.04"))]
    if !size.is_null() {
        assert!(size.value() == buffer.size());
    }
}

/// Maps a registered buffer in the order of a stream and returns its address and size.
#[class(context_object)]
#[stream_ordered(hStream)]
#[order(observed, except(sound_context))]
#[unreachable(MAP_FAILED, "only a failure of OpenGL")]
fn cuGLMapBufferObjectAsync_v2(
    /// A place for the address.
    #[lends(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr, Null>,
    /// A place for the size in bytes.
    #[on_failure(zeroed)]
    size: Out<usize, Null>,
    /// The buffer.
    buffer: RegisteredGlBuffer,
    /// Stream whose work may use the buffer.
    #[undefined(
        CaptureInvalidated,
        CapturedElsewhere,
        OtherContext,
        Destroyed,
        Garbage
    )]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context,
        no_capture,
        buffer
    );

    /// The size is that of the buffer.
    #[ensure("size", documented, on("580.159.04"))]
    if !size.is_null() {
        assert!(size.value() == buffer.size());
    }
}

/// Maps a registered buffer and returns its address and size, to a program of contexts that the first form of a function
/// has made.
#[class(context_lookup)]
#[needs(context)]
#[order(observed)]
#[no_visible_effect("the contexts of the suite are made by newer forms")]
#[unobserved(success)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(MAP_FAILED, "takes a context of the first form")]
fn cuGLMapBufferObject(
    /// A place for the address.
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr_v1, Null>,
    /// A place for the size in bytes.
    #[on_failure(zeroed)]
    size: Out<c_uint, Null>,
    /// The buffer.
    buffer: FirstGlBuffer,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context
    );
    check!(buffer);
}

/// Maps a registered buffer in the order of a stream and returns its address and size, to a program of contexts that
/// the first form of a function has made.
#[class(context_lookup)]
#[needs(context)]
#[stream_ordered(hStream)]
#[order(observed)]
#[no_visible_effect("the contexts of the suite are made by newer forms")]
#[unobserved(success)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(MAP_FAILED, "takes a context of the first form")]
fn cuGLMapBufferObjectAsync(
    /// A place for the address.
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr_v1, Null>,
    /// A place for the size in bytes.
    #[on_failure(zeroed)]
    size: Out<c_uint, Null>,
    /// The buffer.
    buffer: FirstGlBuffer,
    /// Stream whose work may use the buffer.
    #[undefined(
        CaptureInvalidated,
        CapturedElsewhere,
        OtherContext,
        Destroyed,
        Garbage
    )]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context
    );
    check!(buffer);
}

/// Unmaps a registered buffer, so that OpenGL may use it again.
#[class(context_object)]
#[order(observed, except(sound_context))]
fn cuGLUnmapBufferObject(
    /// The buffer.
    #[accepts(Mapped)]
    #[refuses(Registered = NOT_MAPPED)]
    buffer: RegisteredGlBuffer,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context,
        no_capture,
        buffer
    );
}

/// Unmaps a registered buffer after the work of a stream, so that OpenGL may use it again.
#[class(context_object)]
#[stream_ordered(hStream)]
#[order(observed, except(sound_context))]
fn cuGLUnmapBufferObjectAsync(
    /// The buffer.
    #[accepts(Mapped)]
    #[refuses(Registered = NOT_MAPPED)]
    buffer: RegisteredGlBuffer,
    /// Stream whose work has used the buffer.
    #[undefined(
        CaptureInvalidated,
        CapturedElsewhere,
        OtherContext,
        Destroyed,
        Garbage
    )]
    // A library that copies a buffer back to OpenGL waits for the stream.
    #[without(Busy)]
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context,
        no_capture,
        buffer
    );
}

/// Ends the registration of a buffer in the current context.
#[class(context_object)]
#[order(observed, except(sound_context))]
#[waits(context)]
fn cuGLUnregisterBufferObject(
    /// The buffer.
    #[ends(GlRegistration)]
    buffer: RegisteredGlBuffer,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context,
        no_capture,
        buffer
    );
}

/// A registered buffer is mapped and unmapped by its name, and CUDA and OpenGL see the bytes of each other.
#[scenario]
#[needs(context)]
#[gate(machine.has_opengl())]
#[shows(
    cuGLRegisterBufferObject,
    cuGLMapBufferObject_v2,
    cuGLUnmapBufferObject,
    cuGLMapBufferObjectAsync_v2,
    cuGLUnmapBufferObjectAsync,
    cuGLUnregisterBufferObject
)]
fn buffers_are_mapped_by_their_names(cuda: &Driver) {
    let gl = cuda.opengl()?;
    let mut bytes: Vec<u8> = (0..777_u32).map(|at| (at * 5) as u8).collect();
    let buffer = gl.buffer(&bytes);
    expect!(cuda.cuGLMapBufferObject_v2(buffer) == Err(INVALID_VALUE));
    cuda.cuGLInit()?;
    cuda.cuGLRegisterBufferObject(buffer)?;
    let (address, size) = cuda.cuGLMapBufferObject_v2(buffer)?;
    expect!(size == 777);
    expect!(cuda.read(address, 777)? == bytes);
    cuda.cuMemsetD8_v2(address + 100, 0x5a, 600)?;
    cuda.cuGLUnmapBufferObject(buffer)?;
    bytes[100..700].fill(0x5a);
    expect!(gl.read_buffer(buffer, 777) == bytes);

    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    bytes[..50].fill(0x77);
    gl.write_buffer(buffer, &bytes);
    let (address, size) = cuda.cuGLMapBufferObjectAsync_v2(buffer, stream)?;
    expect!(size == 777);
    expect!(cuda.read(address, 777)? == bytes);
    cuda.cuMemsetD8Async(address + 776, 0x11, 1, stream)?;
    cuda.cuGLUnmapBufferObjectAsync(buffer, stream)?;
    expect!(gl.read_buffer(buffer, 777)[776] == 0x11);
    cuda.cuGLUnregisterBufferObject(buffer)?;
    expect!(cuda.cuGLUnregisterBufferObject(buffer) == Err(INVALID_VALUE));
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A context for OpenGL becomes current.
#[scenario]
#[needs(context)]
#[gate(machine.has_opengl())]
#[shows(cuGLCtxCreate_v2)]
fn contexts_for_opengl_become_current(cuda: &Driver) {
    let _gl = cuda.opengl()?;
    let before = cuda.cuCtxGetCurrent()?;
    let context = cuda.cuGLCtxCreate_v2(CU_CTX_SCHED_SPIN, 0)?;
    expect!(context != before);
    expect!(cuda.cuCtxGetCurrent()? == context);
    expect!(cuda.cuCtxGetFlags()? == CU_CTX_SCHED_SPIN.0);
    cuda.cuCtxDestroy_v2(context)?;
    expect!(cuda.cuCtxGetCurrent()? == before);
}

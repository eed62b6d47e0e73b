//! Resources of graphics APIs, once they are registered.

#![on("580.159.04")]

/// A buffer or an image of a graphics API, which CUDA can map.
#[domain(CUgraphicsResource, live)]
#[resource(ended_by = cuGraphicsUnregisterResource)]
enum GraphicsResource {
    /// An OpenGL buffer of 4096 bytes that is not mapped.
    #[accepted]
    #[gate(machine.has_opengl())]
    #[has(context = 1)]
    Buffer,
    /// An OpenGL texture of 16 by 8 pixels with five levels that is not mapped.
    #[accepted]
    #[gate(machine.has_opengl())]
    #[has(context = 1)]
    Image,
    /// A mapped buffer of 4096 bytes.
    #[refused(ALREADY_MAPPED)]
    #[gate(machine.has_opengl())]
    #[has(context = 1, size = 4096)]
    MappedBuffer,
    /// A mapped texture of 16 by 8 pixels with five levels.
    #[refused(ALREADY_MAPPED)]
    #[gate(machine.has_opengl())]
    #[has(context = 1, layers = 1, levels = 5)]
    MappedImage,
    /// A buffer, on a thread without a current OpenGL context.
    #[refused(INVALID_GRAPHICS_CONTEXT)]
    #[gate(machine.has_opengl())]
    #[has(context = 1)]
    Detached,
    /// A buffer that was registered in another context than the current one.
    #[accepted]
    #[gate(machine.has_opengl())]
    #[has(context = 3)]
    // To make it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A resource whose registration has ended.
    #[undefined]
    #[gate(machine.has_opengl())]
    Unregistered,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A mapped buffer, by the context in which it was registered.
#[domain(CUgraphicsResource, live)]
enum FirstResource {
    /// A buffer in a context that the first form of a function, as `cuCtxCreate`, has made.
    #[accepted]
    First,
    /// A buffer in a context that a newer form has made.
    #[refused(INVALID_CONTEXT)]
    #[gate(machine.has_opengl())]
    Newer,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A resource to map.
#[fields(CUgraphicsResource)]
struct ResourceToMap {
    /// The resource.
    #[whole]
    resource: GraphicsResource,
}

/// A resource to unmap.
#[fields(CUgraphicsResource)]
struct ResourceToUnmap {
    /// The resource.
    #[whole]
    #[accepts(MappedBuffer, MappedImage)]
    #[refuses(Buffer = NOT_MAPPED, Image = NOT_MAPPED, Detached = NOT_MAPPED)]
    resource: GraphicsResource,
}

/// Resources are used by the streams of the context in which they were registered.
#[rules]
fn in_context_of_stream(resources: Slice<ResourceToMap, count>, hStream: Stream) {
    for listed in resources {
        /// A resource must be registered in the context of the stream.
        #[rule("context-of-stream", observed, on("580.159.04"))]
        if listed.resource.context() != hStream.context() {
            return INVALID_HANDLE;
        }
    }
}

/// Maps registered resources, so that the work of a stream may use them; the graphics API must not use them until they
/// are unmapped.
#[needs(
    live_context,
    no_capture,
    outside_callback,
    own_process,
    sound_context
)]
#[tolerates(uncaptured_context)]
#[stream_ordered(hStream)]
#[order(observed, except(sound_context))]
#[unreachable(UNKNOWN, "only a failure of the graphics API")]
#[waits(never, stream = hStream)]
fn cuGraphicsMapResources(
    /// How many resources.
    count: Count<resources>,
    /// The resources.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    resources: Slice<ResourceToMap, count>,
    /// Stream whose work may use the resources.
    #[undefined(Destroyed, Garbage)]
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(initialized, own_process, outside_callback, resources);
    for listed in resources {
        if listed.resource.is_null() {
            check!(listed.resource);
        }
    }
    if hStream.is_special() {
        check!(context, live_context);
    }
    in_context_of_stream(resources, hStream);
    check!(no_capture, hStream);
    check!(resources[].resource);
}

/// Unmaps resources after the work of a stream, so that the graphics API may use them again.
#[needs(
    live_context,
    no_capture,
    outside_callback,
    own_process,
    sound_context
)]
#[tolerates(uncaptured_context)]
#[stream_ordered(hStream)]
#[order(observed, except(sound_context))]
#[unreachable(UNKNOWN, "only a failure of the graphics API")]
fn cuGraphicsUnmapResources(
    /// How many resources.
    count: Count<resources>,
    /// The resources.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    resources: Slice<ResourceToUnmap, count>,
    /// Stream whose work has used the resources.
    #[undefined(Destroyed, Garbage)]
    // A library that copies a buffer back to its graphics API waits for the stream.
    #[without(Busy)]
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    hStream: Stream<Null, Legacy, PerThread>,
) {
    check!(initialized, own_process, outside_callback, resources);
    for listed in resources {
        if listed.resource.is_null() {
            check!(listed.resource);
        }
    }
    if hStream.is_special() {
        check!(context, live_context);
    }
    in_context_of_stream(resources, hStream);
    check!(no_capture, hStream);
    check!(resources[].resource);
}

/// Returns the address and the size of a mapped buffer.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "a resource has its context, whichever is current")]
#[contradicted(INVALID_VALUE, "places may be null")]
fn cuGraphicsResourceGetMappedPointer_v2(
    /// A place for the address, which may differ at each mapping.
    #[lends(DeviceMemory)]
    #[on_failure(zeroed)]
    pDevPtr: Out<CUdeviceptr, Null>,
    /// A place for the size in bytes.
    #[on_failure(zeroed)]
    pSize: Out<usize, Null>,
    /// The resource.
    #[accepts(MappedBuffer)]
    #[refuses(
        Buffer = NOT_MAPPED,
        Image = NOT_MAPPED,
        Detached = NOT_MAPPED,
        OtherContext = NOT_MAPPED,
        MappedImage = NOT_MAPPED_AS_POINTER
    )]
    resource: GraphicsResource,
) {
    check!(initialized, own_process, outside_callback);
    if resource.is_null() {
        check!(resource);
    }
    check!(sound_context, resource);

    /// The size is that of the buffer.
    #[ensure("size", documented, on("580.159.04"))]
    if !pSize.is_null() {
        assert!(pSize.value() == resource.size());
    }
}

/// Returns the address and the size of a mapped buffer, to a program of contexts that the first form of a function has
/// made.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("the contexts of the suite are made by newer forms")]
#[unobserved(success)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
#[unreachable(NOT_MAPPED, "takes a context of the first form")]
#[unreachable(NOT_MAPPED_AS_POINTER, "takes a context of the first form")]
fn cuGraphicsResourceGetMappedPointer(
    /// A place for the address.
    #[on_failure(zeroed)]
    pDevPtr: Out<CUdeviceptr_v1, Null>,
    /// A place for the size in bytes.
    #[on_failure(zeroed)]
    pSize: Out<c_uint, Null>,
    /// The resource.
    resource: FirstResource,
) {
    check!(initialized, own_process, outside_callback, resource);
}

/// Returns the array for one layer or face and one level of a mapped image.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "a resource has its context, whichever is current")]
fn cuGraphicsSubResourceGetMappedArray(
    /// A place for the array, which lives until the resource is unregistered.
    #[lends(Array)]
    pArray: Out<CUarray>,
    /// The resource.
    #[accepts(MappedImage)]
    #[refuses(
        Buffer = NOT_MAPPED,
        Image = NOT_MAPPED,
        Detached = NOT_MAPPED,
        OtherContext = NOT_MAPPED,
        MappedBuffer = NOT_MAPPED_AS_ARRAY
    )]
    resource: GraphicsResource,
    /// The layer, or the face of a cube; zero for another image.
    arrayIndex: Range<0, { resource.layers() - 1 }>,
    /// The level.
    mipLevel: Range<0, { resource.levels() - 1 }>,
) {
    check!(initialized, own_process, outside_callback);
    if resource.is_null() {
        check!(resource);
    }
    check!(sound_context, pArray, resource);
}

/// Returns the mipmapped array of a mapped texture.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "a resource has its context, whichever is current")]
fn cuGraphicsResourceGetMappedMipmappedArray(
    /// A place for the array, which lives until the resource is unregistered.
    #[lends(MipmappedArray)]
    pMipmappedArray: Out<CUmipmappedArray>,
    /// The resource.
    #[accepts(MappedImage)]
    #[refuses(
        Buffer = NOT_MAPPED,
        Image = NOT_MAPPED,
        Detached = NOT_MAPPED,
        OtherContext = NOT_MAPPED,
        MappedBuffer = NOT_MAPPED_AS_ARRAY
    )]
    resource: GraphicsResource,
) {
    check!(initialized, own_process, outside_callback);
    if resource.is_null() {
        check!(resource);
    }
    check!(sound_context, pMipmappedArray, resource);
}

/// Sets how CUDA will use a resource when it is mapped next.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "a resource has its context, whichever is current")]
#[no_visible_effect("the flags are hints, and no function returns them")]
fn cuGraphicsResourceSetMapFlags_v2(
    /// The resource.
    #[accepts(Detached)]
    resource: GraphicsResource,
    /// The use.
    flags: OneOf<CUgraphicsMapResourceFlags>,
) {
    check!(initialized, own_process, outside_callback);
    if resource.is_null() {
        check!(resource);
    }
    check!(sound_context, flags, resource);
}

/// Sets how CUDA will use a resource when it is mapped next; flags that are unknown have no effect.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[no_visible_effect("the flags are hints, and no function returns them")]
#[unreachable(INVALID_CONTEXT, "a resource has its context, whichever is current")]
#[contradicted(INVALID_VALUE, "flags that do not exist are accepted")]
fn cuGraphicsResourceSetMapFlags(
    /// The resource.
    #[accepts(Detached)]
    resource: GraphicsResource,
    /// The use.
    flags: AnyOf<CUgraphicsMapResourceFlags>,
) {
    check!(initialized, own_process, outside_callback);
    if resource.is_null() {
        check!(resource);
    }
    check!(sound_context, resource);
}

/// Ends the registration of a resource.
#[needs(initialized)]
#[class(device_object)]
#[order(observed, except(sound_context))]
#[unreachable(INVALID_CONTEXT, "a resource has its context, whichever is current")]
#[unreachable(UNKNOWN, "only a failure of the graphics API")]
#[no_visible_effect("unregistering leaves nothing to ask")]
fn cuGraphicsUnregisterResource(
    /// The resource.
    #[ends(GraphicsResource)]
    resource: GraphicsResource,
) {
    check!(initialized, own_process, outside_callback);
    if resource.is_null() {
        check!(resource);
    }
    check!(no_capture, resource);
}

/// CUDA reads the bytes that OpenGL has written to a buffer, and OpenGL reads those that CUDA has written.
#[scenario]
#[needs(context)]
#[gate(machine.has_opengl())]
#[shows(
    cuGraphicsGLRegisterBuffer,
    cuGraphicsMapResources,
    cuGraphicsUnmapResources
)]
fn bytes_of_a_buffer_pass_both_ways(cuda: &Driver) {
    let gl = cuda.opengl()?;
    let mut bytes: Vec<u8> = (0..3001_u32).map(|at| (at * 7) as u8).collect();
    let buffer = gl.buffer(&bytes);
    let other = gl.buffer(&[9; 64]);
    let none = CU_GRAPHICS_REGISTER_FLAGS_NONE;
    let mut resources = [
        cuda.cuGraphicsGLRegisterBuffer(buffer, none)?,
        cuda.cuGraphicsGLRegisterBuffer(other, none)?,
    ];
    expect!(resources[0] != resources[1]);
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let listed = resources.as_mut_ptr();
    cuda.cuGraphicsMapResources(2, listed, stream)?;
    let (address, size) = cuda.cuGraphicsResourceGetMappedPointer_v2(resources[0])?;
    expect!(size == 3001);
    expect!(cuda.read(address, 3001)? == bytes);
    let (second, size) = cuda.cuGraphicsResourceGetMappedPointer_v2(resources[1])?;
    expect!(size == 64);
    expect!(cuda.read(second, 64)? == [9; 64]);
    cuda.cuMemsetD8Async(address + 1000, 0x5a, 2001, stream)?;
    cuda.cuMemsetD8Async(second + 63, 0x11, 1, stream)?;
    cuda.cuGraphicsUnmapResources(2, listed, stream)?;
    bytes[1000..].fill(0x5a);
    expect!(gl.read_buffer(buffer, 3001) == bytes);
    expect!(gl.read_buffer(other, 64)[62..] == [9, 0x11]);

    bytes[..500].fill(0x33);
    gl.write_buffer(buffer, &bytes);
    cuda.cuGraphicsMapResources(1, listed, stream)?;
    let (address, _) = cuda.cuGraphicsResourceGetMappedPointer_v2(resources[0])?;
    expect!(cuda.read(address, 3001)? == bytes);
    cuda.cuGraphicsUnmapResources(1, listed, stream)?;
    for resource in resources {
        cuda.cuGraphicsUnregisterResource(resource)?;
    }
    cuda.cuStreamDestroy_v2(stream)?;
}

/// CUDA reads the pixels that OpenGL has written to a texture, and OpenGL reads those that CUDA has written.
#[scenario]
#[needs(context)]
#[gate(machine.has_opengl())]
#[shows(
    cuGraphicsGLRegisterImage,
    cuGraphicsSubResourceGetMappedArray,
    cuGraphicsResourceGetMappedMipmappedArray
)]
fn pixels_of_a_texture_pass_both_ways(cuda: &Driver) {
    const TEXTURE_2D: GLenum = 0x0de1;
    let gl = cuda.opengl()?;
    let mut pixels: Vec<u8> = (0..512_u32).map(|at| (at * 11) as u8).collect();
    let texture = gl.texture(16, 8, 5, &pixels);
    let none = CU_GRAPHICS_REGISTER_FLAGS_NONE;
    let mut resource = cuda.cuGraphicsGLRegisterImage(texture, TEXTURE_2D, none)?;
    cuda.cuGraphicsMapResources(1, &mut resource, ptr::null_mut())?;
    let first = cuda.cuGraphicsSubResourceGetMappedArray(resource, 0, 0)?;
    let second = cuda.cuGraphicsSubResourceGetMappedArray(resource, 0, 1)?;
    let told = cuda.cuArray3DGetDescriptor_v2(first)?;
    expect!((told.Width, told.Height, told.Depth) == (16, 8, 0));
    expect!(told.Format == CU_AD_FORMAT_UNSIGNED_INT8 && told.NumChannels == 4);
    let told = cuda.cuArray3DGetDescriptor_v2(second)?;
    expect!((told.Width, told.Height) == (8, 4));
    let levels = cuda.cuGraphicsResourceGetMappedMipmappedArray(resource)?;
    let level = cuda.cuMipmappedArrayGetLevel(levels, 1)?;
    let told = cuda.cuArray3DGetDescriptor_v2(level)?;
    expect!((told.Width, told.Height) == (8, 4));

    let mut row = [0_u8; 64];
    cuda.cuMemcpyAtoH_v2(row.as_mut_ptr().cast(), first, 0, 64)?;
    expect!(row == pixels[..64]);
    let sent = [0x3c_u8; 64];
    cuda.cuMemcpyHtoA_v2(first, 0, sent.as_ptr().cast(), 64)?;
    cuda.cuMemcpyHtoA_v2(level, 0, sent.as_ptr().cast(), 32)?;
    cuda.cuGraphicsUnmapResources(1, &mut resource, ptr::null_mut())?;
    pixels[..64].fill(0x3c);
    expect!(gl.read_texture(texture, 0, 512) == pixels);
    expect!(gl.read_texture(texture, 1, 128)[..32] == [0x3c; 32]);
    cuda.cuGraphicsUnregisterResource(resource)?;
}

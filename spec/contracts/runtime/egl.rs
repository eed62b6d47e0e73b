//! EGL streams: a producer presents frames, and a consumer acquires them.

#![on("13.0.96")]

#[as_driver(cuEGLStreamConsumerConnect)]
#[order(unknown)]
fn cudaEGLStreamConsumerConnect(conn: _, eglStream: _) {}

#[as_driver(cuEGLStreamConsumerConnectWithFlags)]
#[order(unknown)]
fn cudaEGLStreamConsumerConnectWithFlags(conn: _, eglStream: _, flags: _) {}

#[as_driver(cuEGLStreamConsumerDisconnect)]
#[order(unknown)]
#[yields(outside_callback = NotPermitted)]
fn cudaEGLStreamConsumerDisconnect(conn: _) {}

#[as_driver(cuEGLStreamConsumerAcquireFrame)]
#[order(unknown)]
#[yields(outside_callback = NotPermitted)]
fn cudaEGLStreamConsumerAcquireFrame(conn: _, pCudaResource: _, pStream: _, timeout: _) {}

#[as_driver(cuEGLStreamConsumerReleaseFrame)]
#[order(unknown)]
#[yields(outside_callback = NotPermitted)]
fn cudaEGLStreamConsumerReleaseFrame(conn: _, pCudaResource: _, pStream: _) {}

#[as_driver(cuEGLStreamProducerConnect)]
#[order(unknown)]
fn cudaEGLStreamProducerConnect(conn: _, eglStream: _, width: _, height: _) {}

#[as_driver(cuEGLStreamProducerDisconnect)]
#[order(unknown)]
#[yields(outside_callback = NotPermitted)]
#[unreachable(Unknown, "only a failure of the graphics API")]
fn cudaEGLStreamProducerDisconnect(conn: _) {}

/// Returns a frame that the consumer of an EGL stream has released.
#[as_driver(cuEGLStreamProducerReturnFrame)]
#[order(unknown)]
#[yields(outside_callback = NotPermitted)]
#[changes(LastError)]
fn cudaEGLStreamProducerReturnFrame(
    conn: _,
    /// A place for the frame, as it was presented.
    #[is(eglframe)]
    #[refuses(Null = InvalidResourceHandle)]
    eglframe: Out<cudaEglFrame>,
    pStream: _,
) {
}

/// Returns the frame of a resource: its planes, their size, and their format.
#[as_driver(cuGraphicsResourceGetMappedEglFrame)]
#[unobserved(outside_callback)]
#[changes(LastError)]
#[unreachable(InvalidValue, "the resources at hand are of the kind that the call takes")]
#[unreachable(Unknown, "only a failure of the graphics API")]
fn cudaGraphicsResourceGetMappedEglFrame(
    /// A place for the frame.
    #[is(eglFrame)]
    #[undefined(Null)]
    eglFrame: Out<cudaEglFrame>,
    resource: _,
    index: _,
    mipLevel: _,
) {
}

/// A frame: the planes of a picture in memory or in arrays.
#[fields]
struct cudaEglFrame {
    /// Address of the first plane.
    #[field(frame.pPitch[0].ptr)]
    #[when(frameType == cudaEglFrameTypePitch)]
    plane: FramePlane,
    /// Array of the first plane.
    #[field(frame.pArray[0])]
    #[when(frameType == cudaEglFrameTypeArray)]
    array: FrameArray,
    /// Width of the first plane in pixels.
    #[field(planeDesc[0].width)]
    width: FrameWidth,
    /// Height of the first plane in pixels.
    #[field(planeDesc[0].height)]
    height: FrameHeight,
    /// Bytes between two rows of the first plane; zero stands for rows without gaps.
    #[field(planeDesc[0].pitch)]
    pitch: FramePitch,
    /// Number of channels, which the call does not read.
    #[field(planeDesc[0].numChannels)]
    numChannels: FrameChannels,
    /// Bits of the first channel.
    #[field(planeDesc[0].channelDesc.x)]
    x: FrameBits,
    /// Bits of the second channel.
    #[field(planeDesc[0].channelDesc.y)]
    y: FrameBits,
    /// Bits of the third channel.
    #[field(planeDesc[0].channelDesc.z)]
    z: FrameBits,
    /// Bits of the fourth channel.
    #[field(planeDesc[0].channelDesc.w)]
    w: FrameBits,
    /// Kind of the channels.
    #[field(planeDesc[0].channelDesc.f)]
    kind: FrameChannelKind,
    /// Number of planes.
    planeCount: FramePlanes,
    /// Kind of the planes.
    frameType: FrameKind,
    /// Meaning of the channels.
    eglColorFormat: RuntimeFrameColor<cudaEglColorFormat>,
}

/// Bits of a channel of a frame.
#[domain]
enum FrameBits {
    /// Eight bits.
    #[accepted]
    Eight = 8,
    /// Seven bits.
    #[refused(InvalidChannelDescriptor)]
    #[when(value != 8 && value != 16 && value != 32 && value != 0)]
    Seven = 7,
    /// A negative number.
    #[refused(InvalidChannelDescriptor)]
    #[like(Seven)]
    Negative = -8,
}

/// Kind of the channels of a frame.
#[domain]
enum FrameChannelKind {
    /// Unsigned numbers.
    #[accepted]
    Unsigned = cudaChannelFormatKindUnsigned,
    /// Floating-point numbers, which do not have eight bits.
    #[refused(InvalidChannelDescriptor)]
    Float = cudaChannelFormatKindFloat,
    /// No kind.
    #[refused(InvalidChannelDescriptor)]
    None = cudaChannelFormatKindNone,
}

/// Meaning of the channels of a frame.
#[domain]
enum RuntimeFrameColor<E> {
    /// Red, green, blue and alpha in one plane.
    #[accepted]
    Abgr = cudaEglColorFormatABGR,
    /// Each other enumerator.
    #[accepted]
    Each = each(E),
    /// A number past every enumerator.
    #[refused(InvalidValue)]
    Unknown = beyond(E),
    /// Every bit of the type.
    #[refused(InvalidValue)]
    AllOnes = all_ones(E),
}

/// Presents a frame to the consumer of an EGL stream, after the work of a stream.
#[needs(runtime, outside_callback, live_context, no_capture, sound_context, own_process)]
#[tolerates(uncaptured_context)]
#[yields(
    runtime = UNDEFINED,
    outside_callback = UNDEFINED,
    live_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[changes(LastError)]
fn cudaEGLStreamProducerPresentFrame(
    /// Address of the handle of the connection.
    conn: EglProducer<Connected, Presented, Released>,
    /// The frame.
    eglframe: Record<cudaEglFrame>,
    /// Address of the stream whose work has written the frame, or null for the default stream.
    pStream: Optional<FrameStream>,
) {
    check!(runtime);

    /// The color format has one plane with four channels.
    #[rule("planes", observed, on("13.0.96"))]
    if eglframe.planeCount != 1
        && matches!(
            eglframe.eglColorFormat,
            cudaEglColorFormatARGB
                | cudaEglColorFormatRGBA
                | cudaEglColorFormatABGR
                | cudaEglColorFormatBGRA
                | cudaEglColorFormatAYUV
                | cudaEglColorFormatYUVA_ER
                | cudaEglColorFormatAYUV_ER
                | cudaEglColorFormatYUVA
        )
    {
        return InvalidValue;
    }

    /// The color format has other planes or channels than one plane with four channels.
    #[rule("color", observed, on("13.0.96"))]
    if eglframe.planeCount == 1
        && eglframe.w != 0
        && !matches!(
            eglframe.eglColorFormat,
            cudaEglColorFormatARGB
                | cudaEglColorFormatRGBA
                | cudaEglColorFormatABGR
                | cudaEglColorFormatBGRA
                | cudaEglColorFormatAYUV
                | cudaEglColorFormatYUVA_ER
                | cudaEglColorFormatAYUV_ER
                | cudaEglColorFormatYUVA
        )
    {
        return InvalidValue;
    }

    /// The array of the frame has another size.
    #[rule("size-of-array", observed, on("13.0.96"))]
    if eglframe.frameType == cudaEglFrameTypeArray
        && (eglframe.width != eglframe.array.array_width()
            || eglframe.height != eglframe.array.array_height())
    {
        return InvalidValue;
    }
}

/// Creates an event from an EGL sync. The last error of the thread stays as it is.
#[needs(nothing)]
#[tolerates(
    outside_callback,
    live_context,
    no_capture,
    uncaptured_context,
    sound_context
)]
#[yields(own_process = UNDEFINED)]
#[order(unknown)]
#[changes(LastError)]
#[no_visible_effect("the driver of a device with its own memory has no such function")]
fn cudaEventCreateFromEGLSync(
    /// A place for the event.
    #[lends(Event)]
    phEvent: Out<cudaEvent_t>,
    /// The sync.
    eglSync: EglSync,
    /// Flags of the event.
    flags: EglEventFlags,
) {
    /// The device has its own memory.
    #[rule("integrated", observed, on("13.0.96"), undocumented)]
    if !device.integrated() {
        return NotSupported;
    }
}

/// A frame passes from the producer to the consumer of a stream and back.
#[scenario]
#[needs(runtime)]
#[gate(machine.has_egl_streams())]
#[shows(
    cudaEGLStreamConsumerConnect,
    cudaEGLStreamConsumerConnectWithFlags,
    cudaEGLStreamConsumerDisconnect,
    cudaEGLStreamConsumerAcquireFrame,
    cudaEGLStreamConsumerReleaseFrame,
    cudaEGLStreamProducerConnect,
    cudaEGLStreamProducerDisconnect,
    cudaEGLStreamProducerPresentFrame,
    cudaEGLStreamProducerReturnFrame,
    cudaGraphicsResourceGetMappedEglFrame
)]
fn a_frame_passes_through_a_stream(cuda: &Runtime) {
    let none: *mut cudaStream_t = ptr::null_mut();
    let memory = cuda.cudaMalloc(65536)?;
    cuda.cudaMemset(memory, 0x5a, 65536)?;
    cuda.cudaDeviceSynchronize()?;
    let mut frame: cudaEglFrame = std::mem::zeroed();
    frame.frame.pPitch[0].ptr = memory;
    let plane = &mut frame.planeDesc[0];
    (plane.width, plane.height, plane.pitch, plane.numChannels) = (256, 64, 1024, 4);
    let bits = &mut plane.channelDesc;
    (bits.x, bits.y, bits.z, bits.w) = (8, 8, 8, 8);
    bits.f = cudaChannelFormatKindUnsigned;
    frame.planeCount = 1;
    frame.frameType = cudaEglFrameTypePitch;
    frame.eglColorFormat = cudaEglColorFormatABGR;
    for has_flags in [false, true] {
        let stream = cuda.egl_stream()?;
        let mut consumer = match has_flags {
            false => cuda.cudaEGLStreamConsumerConnect(stream.handle())?,
            true => cuda.cudaEGLStreamConsumerConnectWithFlags(stream.handle(), 1)?,
        };
        let mut producer = cuda.cudaEGLStreamProducerConnect(stream.handle(), 256, 64)?;
        cuda.cudaEGLStreamProducerPresentFrame(&mut producer, frame, none)?;
        let acquired = cuda.cudaEGLStreamConsumerAcquireFrame(&mut consumer, none, 16000)?;
        let seen = cuda.cudaGraphicsResourceGetMappedEglFrame(acquired, 0, 0)?;
        expect!(cuda.driver().read(seen.frame.pPitch[0].ptr as u64, 2)? == [0x5a; 2]);
        expect!(seen.frame.pPitch[0].pitch == 1024);
        expect!((seen.planeDesc[0].width, seen.planeDesc[0].height) == (256, 64));
        let bits = seen.planeDesc[0].channelDesc;
        expect!((bits.x, bits.w, bits.f) == (8, 8, cudaChannelFormatKindUnsigned));
        expect!((seen.planeCount, seen.planeDesc[0].numChannels) == (1, 4));
        cuda.cudaEGLStreamConsumerReleaseFrame(&mut consumer, acquired, none)?;
        let returned = cuda.cudaEGLStreamProducerReturnFrame(&mut producer, none)?;
        expect!(returned.frame.pPitch[0].ptr == memory);
        cuda.cudaEGLStreamProducerDisconnect(&mut producer)?;
        expect!(producer.is_null());
        cuda.cudaEGLStreamConsumerDisconnect(&mut consumer)?;
        expect!(consumer.is_null());
    }
    cuda.cudaFree(memory)?;
}

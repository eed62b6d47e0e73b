//! EGL streams: a producer presents frames, and a consumer acquires them.

#![on("580.159.04")]

/// An EGL stream.
#[domain(EGLStreamKHR, live)]
#[any_thread]
enum EglStream {
    /// A stream without a consumer and a producer.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Created,
    /// A stream with CUDA as its consumer.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Consumed,
    /// A stream with CUDA as its consumer and its producer.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Connected,
    /// A stream that was destroyed. The driver returns UNKNOWN, and the heap of the process may be corrupt afterwards.
    #[undefined]
    #[gate(machine.has_egl_streams())]
    Destroyed,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A number that never was a stream.
    #[refused(UNKNOWN)]
    Garbage = 0xdead_0000_beef,
}

/// The address of the handle of a consumer's connection. The stream gives each frame to its consumer once.
#[domain(live)]
enum EglConsumer {
    /// A connection whose stream has a frame.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Waiting,
    /// A connection that has acquired the frame of its stream.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Holding,
    /// A connection whose producer has presented no frame.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Empty,
    /// A connection to a stream without a producer.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Alone,
    /// A connection that has released the frame of its stream.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Done,
    /// A connection that has acquired the frame of a stream that gives its last frame again until there is a new one.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    HoldingAgain,
    /// A connection without a frame, to a stream that gives its last frame again until there is a new one.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Reusing,
    /// The connection of a producer.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Producer,
    /// A place with a handle that is null.
    #[refused(INVALID_HANDLE)]
    #[without_driver]
    NullHandle,
    /// A place with the address of zeros.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    Foreign,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A connection that has ended.
    #[undefined]
    #[gate(machine.has_egl_streams())]
    Disconnected,
}

/// The address of the handle of a producer's connection.
#[domain(live)]
enum EglProducer {
    /// A connection that has presented no frame.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Connected,
    /// A connection that has presented a frame, which the consumer has not acquired.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Presented,
    /// A connection that has presented a frame, which the consumer has released.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Released,
    /// A connection whose consumer has disconnected.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Abandoned,
    /// The connection of a consumer.
    #[refused(UNKNOWN)]
    #[gate(machine.has_egl_streams())]
    Consumer,
    /// A place with a handle that is null.
    #[refused(INVALID_HANDLE)]
    #[without_driver]
    NullHandle,
    /// A place with the address of zeros.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    Foreign,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A connection that has ended.
    #[undefined]
    #[gate(machine.has_egl_streams())]
    Disconnected,
}

/// A frame that the consumer of an EGL stream has acquired.
#[domain(CUgraphicsResource, live)]
enum EglResource {
    /// A frame of 256 by 64 pixels of four bytes in pitched memory, which the consumer holds.
    #[accepted]
    #[gate(machine.has_egl_streams())]
    #[has(width = 256, height = 64)]
    Held,
    /// The same frame after the consumer has released it.
    #[accepted]
    #[gate(machine.has_egl_streams())]
    #[has(width = 256, height = 64)]
    Released,
    /// A frame of another stream.
    #[accepted]
    #[gate(machine.has_egl_streams())]
    #[has(width = 256, height = 64)]
    OtherStream,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A frame: the planes of a picture in memory or in arrays.
#[fields]
struct CUeglFrame {
    /// Address of the first plane.
    #[field(frame.pPitch[0])]
    #[when(frameType == CU_EGL_FRAME_TYPE_PITCH)]
    plane: FramePlane,
    /// Array of the first plane.
    #[field(frame.pArray[0])]
    #[when(frameType == CU_EGL_FRAME_TYPE_ARRAY)]
    array: FrameArray,
    /// Width of the first plane in pixels.
    width: FrameWidth,
    /// Height of the first plane in pixels.
    height: FrameHeight,
    /// Depth of the first plane.
    depth: Any,
    /// Bytes between two rows of the first plane; zero stands for rows without gaps.
    pitch: FramePitch,
    /// Number of planes.
    planeCount: FramePlanes,
    /// Number of channels of the first plane.
    numChannels: FrameChannels,
    /// Kind of the planes.
    frameType: FrameKind,
    /// Meaning of the channels.
    eglColorFormat: FrameColor<CUeglColorFormat>,
    /// Type of a channel.
    cuFormat: FrameFormat<CUarray_format>,
}

/// Address of the first plane of a frame.
#[domain(live)]
enum FramePlane {
    /// 65536 bytes of the device.
    #[accepted]
    Device,
    /// 65536 bytes of page-locked memory.
    #[accepted]
    Pinned,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A number that never was an address.
    #[refused(INVALID_HANDLE)]
    Garbage = 0xdead_0000_beef,
}

/// Array of the first plane of a frame.
#[domain(CUarray, live)]
enum FrameArray {
    /// 64 rows of 256 elements of four bytes.
    #[accepted]
    #[has(array_width = 256, array_height = 64)]
    Plain,
    /// Null.
    #[undefined]
    #[has(array_width = 256, array_height = 64)]
    Null = 0,
}

/// Width of a frame in pixels.
#[domain]
enum FrameWidth {
    /// 256 pixels.
    #[accepted]
    Full = 256,
    /// 255 pixels.
    #[accepted]
    Less = 255,
    /// No pixel.
    #[accepted]
    Zero = 0,
    /// Every bit of the type.
    #[accepted]
    AllOnes = all_ones(),
}

/// Height of a frame in pixels.
#[domain]
enum FrameHeight {
    /// 64 pixels.
    #[accepted]
    Full = 64,
    /// 65 pixels.
    #[accepted]
    More = 65,
    /// No pixel.
    #[accepted]
    Zero = 0,
    /// Every bit of the type.
    #[accepted]
    AllOnes = all_ones(),
}

/// Bytes between two rows of a frame.
#[domain]
enum FramePitch {
    /// 1024 bytes: 256 pixels of four bytes.
    #[accepted]
    Exact = 1024,
    /// Zero.
    #[accepted]
    Zero = 0,
    /// One byte.
    #[accepted]
    One = 1,
    /// Every bit of the type.
    #[accepted]
    AllOnes = all_ones(),
}

/// Number of planes of a frame.
#[domain]
enum FramePlanes {
    /// One plane.
    #[accepted]
    One = 1,
    /// Two planes.
    #[accepted]
    Two = 2,
    /// Three planes.
    #[accepted]
    Three = 3,
    /// No plane.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// Four planes.
    #[refused(INVALID_VALUE)]
    #[when(value > 3)]
    Four = 4,
}

/// Number of channels of the first plane of a frame.
#[domain]
enum FrameChannels {
    /// Four channels.
    #[accepted]
    Four = 4,
    /// Three channels.
    #[accepted]
    Three = 3,
    /// Two channels.
    #[accepted]
    Two = 2,
    /// One channel.
    #[accepted]
    One = 1,
    /// No channel.
    #[accepted]
    Zero = 0,
    /// Five channels.
    #[accepted]
    #[when(value > 4)]
    Five = 5,
}

/// Kind of the planes of a frame.
#[domain]
enum FrameKind {
    /// Memory with a pitch.
    #[accepted]
    Pitch = CU_EGL_FRAME_TYPE_PITCH,
    /// Arrays.
    #[accepted]
    Array = CU_EGL_FRAME_TYPE_ARRAY,
    /// A number past every enumerator.
    #[refused(INVALID_VALUE)]
    #[when(value > 1)]
    Unknown = 2,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    AllOnes = all_ones(),
}

/// Meaning of the channels of a frame.
#[domain]
enum FrameColor<E> {
    /// Red, green, blue and alpha in bytes of one plane.
    #[accepted]
    Abgr = CU_EGL_COLOR_FORMAT_ABGR,
    /// Three planes.
    #[accepted]
    Planar = CU_EGL_COLOR_FORMAT_YUV420_PLANAR,
    /// Two planes.
    #[accepted]
    Semiplanar = CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR,
    /// One plane with three channels.
    #[accepted]
    Rgb = CU_EGL_COLOR_FORMAT_RGB,
    /// One plane with two channels.
    #[accepted]
    Rg = CU_EGL_COLOR_FORMAT_RG,
    /// One plane with one channel.
    #[accepted]
    Red = CU_EGL_COLOR_FORMAT_R,
    /// Each other enumerator.
    #[accepted]
    Each = each(E),
    /// The number of the bound that the enumeration names.
    #[refused(INVALID_VALUE)]
    Bound = bound(E),
    /// A number past every enumerator.
    #[refused(INVALID_VALUE)]
    #[when(value > CU_EGL_COLOR_FORMAT_UYVY_2020)]
    Unknown = beyond(E),
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    AllOnes = all_ones(E),
}

/// Type of a channel of a frame. The color format decides which types it can have.
#[domain]
enum FrameFormat<E> {
    /// Bytes.
    #[accepted]
    Byte = CU_AD_FORMAT_UNSIGNED_INT8,
    /// Each other enumerator.
    #[accepted]
    Each = each(E),
    /// Zero, which is no enumerator.
    #[accepted]
    Zero = 0,
    /// Every bit of the type.
    #[accepted]
    AllOnes = all_ones(E),
}

/// Connects CUDA to an EGL stream as the consumer. Frames are in the memory of the device.
#[needs(initialized, context)]
#[class(context_object)]
#[order(observed, except(sound_context))]
#[unobserved(sound_context)]
fn cuEGLStreamConsumerConnect(
    /// A place for the handle of the connection.
    #[on_failure(written)]
    conn: Out<CUeglStreamConnection>,
    /// The stream.
    #[accepts(Created)]
    stream: EglStream,
) {
    if stream.is_null() {
        check!(stream);
    }
    check!(initialized, outside_callback, context, live_context, no_capture, conn, stream);
}

/// Connects CUDA to an EGL stream as the consumer, with frames in the memory of the host or of the device.
#[needs(initialized, context)]
#[class(context_object)]
#[order(observed, except(sound_context))]
#[unobserved(sound_context)]
fn cuEGLStreamConsumerConnectWithFlags(
    /// A place for the handle of the connection.
    #[on_failure(written)]
    conn: Out<CUeglStreamConnection>,
    /// The stream.
    #[accepts(Created)]
    stream: EglStream,
    /// The memory of the frames.
    flags: OneOf<CUeglResourceLocationFlags>,
) {
    if stream.is_null() {
        check!(stream);
    }
    check!(flags, initialized, outside_callback, context, live_context, no_capture, conn, stream);
}

/// Connects CUDA to an EGL stream as the producer. The stream has a consumer already.
#[needs(initialized, context)]
#[class(context_object)]
#[order(observed, except(sound_context))]
#[unobserved(sound_context)]
fn cuEGLStreamProducerConnect(
    /// A place for the handle of the connection.
    #[on_failure(written)]
    conn: Out<CUeglStreamConnection>,
    /// The stream.
    #[accepts(Consumed)]
    stream: EglStream,
    /// Width of the frames in pixels, which no call checks.
    width: EglExtent,
    /// Height of the frames in pixels, which no call checks.
    height: EglExtent,
) {
    if stream.is_null() {
        check!(stream);
    }
    check!(initialized, outside_callback, context, live_context, no_capture, conn, stream);
}

/// A width or a height of frames in pixels.
#[domain]
enum EglExtent {
    /// 64 pixels.
    #[accepted]
    Some = 64,
    /// No pixel.
    #[accepted]
    Zero = 0,
    /// One pixel less than none.
    #[accepted]
    Negative = -1,
    /// The greatest number of the type.
    #[accepted]
    Most = 0x7fff_ffff,
}

/// Disconnects a consumer from its EGL stream. The handle becomes null.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    sound_context,
    own_process
)]
#[tolerates(uncaptured_context)]
#[yields(
    initialized = UNDEFINED,
    outside_callback = INVALID_CONTEXT,
    live_context = INVALID_CONTEXT,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(observed, except(initialized, sound_context, own_process))]
fn cuEGLStreamConsumerDisconnect(
    /// Address of the handle of the connection.
    conn: EglConsumer<Waiting, Holding, Empty, Alone, Done, HoldingAgain, Reusing>,
) {
    if conn.is_null() || conn.is_null_handle() || conn.is_foreign() {
        check!(conn);
    }
    check!(initialized, own_process, context, outside_callback, live_context, no_capture, conn);
}

/// Acquires the next frame of an EGL stream, and waits for it up to a time limit.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    sound_context,
    own_process
)]
#[tolerates(uncaptured_context)]
#[yields(
    initialized = UNDEFINED,
    outside_callback = INVALID_CONTEXT,
    live_context = INVALID_CONTEXT,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(observed, except(initialized, sound_context, own_process))]
fn cuEGLStreamConsumerAcquireFrame(
    /// Address of the handle of the connection.
    #[refuses(Holding = LAUNCH_TIMEOUT, Empty = LAUNCH_TIMEOUT, Done = LAUNCH_TIMEOUT)]
    conn: EglConsumer<Waiting>,
    /// A place for the frame, by the handle of a resource.
    #[refuses(Null = INVALID_HANDLE)]
    #[lends(GraphicsResource)]
    pCudaResource: Out<CUgraphicsResource>,
    /// Address of the stream whose work uses the frame, or null for the default stream.
    pStream: Optional<FrameStream>,
    /// Microseconds to wait for a frame.
    timeout: FrameTimeout,
) {
    if conn.is_null() || conn.is_null_handle() {
        check!(conn);
    }
    if pCudaResource.is_null() {
        check!(pCudaResource);
    }
    if conn.is_foreign() {
        check!(conn);
    }
    check!(initialized, own_process, context, outside_callback, live_context, no_capture, conn);
}

/// Releases an acquired frame after the work of a stream.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    sound_context,
    own_process
)]
#[tolerates(uncaptured_context)]
#[yields(
    initialized = UNDEFINED,
    outside_callback = INVALID_CONTEXT,
    live_context = INVALID_CONTEXT,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
fn cuEGLStreamConsumerReleaseFrame(
    /// Address of the handle of the connection.
    #[undefined(Waiting, Empty, Alone, Reusing)]
    #[refuses(Producer = NOT_SUPPORTED)]
    conn: EglConsumer<Holding, HoldingAgain>,
    /// The frame.
    #[refuses(Released = UNKNOWN, OtherStream = INVALID_VALUE)]
    pCudaResource: EglResource,
    /// Address of the stream whose work has used the frame, or null for the default stream.
    pStream: Optional<FrameStream>,
) {
    if conn.is_null() || conn.is_null_handle() {
        check!(conn);
    }
    if pCudaResource.is_null() {
        check!(pCudaResource);
    }
    if conn.is_foreign() {
        check!(conn);
    }
    check!(initialized, own_process, context, outside_callback, live_context, no_capture, conn);
    check!(pCudaResource);
}

/// Disconnects a producer from its EGL stream. The handle becomes null.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    sound_context,
    own_process
)]
#[tolerates(uncaptured_context)]
#[yields(
    initialized = UNDEFINED,
    outside_callback = INVALID_CONTEXT,
    live_context = INVALID_CONTEXT,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(observed, except(initialized, sound_context, own_process))]
fn cuEGLStreamProducerDisconnect(
    /// Address of the handle of the connection.
    #[refuses(Consumer = INVALID_VALUE)]
    conn: EglProducer<Connected, Presented, Released, Abandoned>,
) {
    if conn.is_null() || conn.is_null_handle() || conn.is_foreign() {
        check!(conn);
    }
    check!(initialized, own_process, context, outside_callback, live_context, no_capture, conn);
}

/// Presents a frame to the consumer of an EGL stream, after the work of a stream.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    sound_context,
    own_process
)]
#[tolerates(uncaptured_context)]
#[yields(
    initialized = UNDEFINED,
    outside_callback = INVALID_CONTEXT,
    live_context = INVALID_CONTEXT,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
fn cuEGLStreamProducerPresentFrame(
    /// Address of the handle of the connection.
    conn: EglProducer<Connected, Presented, Released>,
    /// The frame.
    eglframe: Record<CUeglFrame>,
    /// Address of the stream whose work has written the frame, or null for the default stream.
    pStream: Optional<FrameStream>,
) {
    if conn.is_null() || conn.is_null_handle() || conn.is_foreign() {
        check!(conn);
    }
    check!(initialized, own_process, context, outside_callback, live_context, no_capture);
    check!(eglframe, eglframe.frameType, eglframe.eglColorFormat, eglframe.planeCount);

    /// The color format has another number of planes.
    #[rule("three-planes", observed, on("580.159.04"), undocumented)]
    if eglframe.planeCount != 3
        && matches!(
            eglframe.eglColorFormat,
            CU_EGL_COLOR_FORMAT_YUV420_PLANAR
            | CU_EGL_COLOR_FORMAT_YUV422_PLANAR
            | CU_EGL_COLOR_FORMAT_YUV444_PLANAR
            | CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER
            | CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER
            | CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER
            | CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER
            | CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER
            | CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER
            | CU_EGL_COLOR_FORMAT_YVU444_PLANAR
            | CU_EGL_COLOR_FORMAT_YVU422_PLANAR
            | CU_EGL_COLOR_FORMAT_YVU420_PLANAR
            | CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020
            | CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020
            | CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709
            | CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709
        )
    {
        return INVALID_VALUE;
    }

    /// The color format has another number of planes.
    #[rule("two-planes", observed, on("580.159.04"), undocumented)]
    if eglframe.planeCount != 2
        && matches!(
            eglframe.eglColorFormat,
            CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020
            | CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020
            | CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709
            | CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709
            | CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709
            | CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020
            | CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020
            | CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR
            | CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709
            | CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER
            | CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER
            | CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER
            | CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER
            | CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER
        )
    {
        return INVALID_VALUE;
    }

    /// The color format has one plane with four channels.
    #[rule("four-channels", observed, on("580.159.04"), undocumented)]
    if (eglframe.planeCount != 1 || eglframe.numChannels != 4)
        && matches!(
            eglframe.eglColorFormat,
            CU_EGL_COLOR_FORMAT_ARGB
            | CU_EGL_COLOR_FORMAT_RGBA
            | CU_EGL_COLOR_FORMAT_ABGR
            | CU_EGL_COLOR_FORMAT_BGRA
            | CU_EGL_COLOR_FORMAT_AYUV
            | CU_EGL_COLOR_FORMAT_YUVA_ER
            | CU_EGL_COLOR_FORMAT_AYUV_ER
            | CU_EGL_COLOR_FORMAT_YUVA
        )
    {
        return INVALID_VALUE;
    }

    /// The color format has one plane with three channels, which must be memory with a pitch.
    #[rule("three-channels", observed, on("580.159.04"), undocumented)]
    if (eglframe.planeCount != 1
        || eglframe.numChannels != 3
        || eglframe.frameType == CU_EGL_FRAME_TYPE_ARRAY)
        && matches!(
            eglframe.eglColorFormat,
            CU_EGL_COLOR_FORMAT_RGB
            | CU_EGL_COLOR_FORMAT_BGR
            | CU_EGL_COLOR_FORMAT_YUV_ER
            | CU_EGL_COLOR_FORMAT_YUV
        )
    {
        return INVALID_VALUE;
    }

    /// The color format has one plane with two channels.
    #[rule("two-channels", observed, on("580.159.04"), undocumented)]
    if (eglframe.planeCount != 1 || eglframe.numChannels != 2)
        && eglframe.eglColorFormat == CU_EGL_COLOR_FORMAT_RG
    {
        return INVALID_VALUE;
    }

    /// The color format has one plane with one channel.
    #[rule("one-channel", observed, on("580.159.04"), undocumented)]
    if (eglframe.planeCount != 1 || eglframe.numChannels != 1)
        && matches!(
            eglframe.eglColorFormat,
            CU_EGL_COLOR_FORMAT_L
            | CU_EGL_COLOR_FORMAT_R
            | CU_EGL_COLOR_FORMAT_YUYV_422
            | CU_EGL_COLOR_FORMAT_UYVY_422
            | CU_EGL_COLOR_FORMAT_A
            | CU_EGL_COLOR_FORMAT_VYUY_ER
            | CU_EGL_COLOR_FORMAT_UYVY_ER
            | CU_EGL_COLOR_FORMAT_YUYV_ER
            | CU_EGL_COLOR_FORMAT_YVYU_ER
            | CU_EGL_COLOR_FORMAT_BAYER_RGGB
            | CU_EGL_COLOR_FORMAT_BAYER_BGGR
            | CU_EGL_COLOR_FORMAT_BAYER_GRBG
            | CU_EGL_COLOR_FORMAT_BAYER_GBRG
            | CU_EGL_COLOR_FORMAT_BAYER10_RGGB
            | CU_EGL_COLOR_FORMAT_BAYER10_BGGR
            | CU_EGL_COLOR_FORMAT_BAYER10_GRBG
            | CU_EGL_COLOR_FORMAT_BAYER10_GBRG
            | CU_EGL_COLOR_FORMAT_BAYER12_RGGB
            | CU_EGL_COLOR_FORMAT_BAYER12_BGGR
            | CU_EGL_COLOR_FORMAT_BAYER12_GRBG
            | CU_EGL_COLOR_FORMAT_BAYER12_GBRG
            | CU_EGL_COLOR_FORMAT_BAYER14_RGGB
            | CU_EGL_COLOR_FORMAT_BAYER14_BGGR
            | CU_EGL_COLOR_FORMAT_BAYER14_GRBG
            | CU_EGL_COLOR_FORMAT_BAYER14_GBRG
            | CU_EGL_COLOR_FORMAT_BAYER20_RGGB
            | CU_EGL_COLOR_FORMAT_BAYER20_BGGR
            | CU_EGL_COLOR_FORMAT_BAYER20_GRBG
            | CU_EGL_COLOR_FORMAT_BAYER20_GBRG
            | CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB
            | CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR
            | CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG
            | CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG
            | CU_EGL_COLOR_FORMAT_BAYER_BCCR
            | CU_EGL_COLOR_FORMAT_BAYER_RCCB
            | CU_EGL_COLOR_FORMAT_BAYER_CRBC
            | CU_EGL_COLOR_FORMAT_BAYER_CBRC
            | CU_EGL_COLOR_FORMAT_BAYER10_CCCC
            | CU_EGL_COLOR_FORMAT_BAYER12_BCCR
            | CU_EGL_COLOR_FORMAT_BAYER12_RCCB
            | CU_EGL_COLOR_FORMAT_BAYER12_CRBC
            | CU_EGL_COLOR_FORMAT_BAYER12_CBRC
            | CU_EGL_COLOR_FORMAT_BAYER12_CCCC
            | CU_EGL_COLOR_FORMAT_Y
            | CU_EGL_COLOR_FORMAT_Y_ER
            | CU_EGL_COLOR_FORMAT_Y_709_ER
            | CU_EGL_COLOR_FORMAT_Y10_ER
            | CU_EGL_COLOR_FORMAT_Y10_709_ER
            | CU_EGL_COLOR_FORMAT_Y12_ER
            | CU_EGL_COLOR_FORMAT_Y12_709_ER
            | CU_EGL_COLOR_FORMAT_YVYU
            | CU_EGL_COLOR_FORMAT_VYUY
            | CU_EGL_COLOR_FORMAT_UYVY_709
            | CU_EGL_COLOR_FORMAT_UYVY_709_ER
            | CU_EGL_COLOR_FORMAT_UYVY_2020
        )
    {
        return INVALID_VALUE;
    }

    /// The array of the frame has another size.
    #[rule("size-of-array", observed, on("580.159.04"), undocumented)]
    if eglframe.frameType == CU_EGL_FRAME_TYPE_ARRAY
        && (eglframe.width != eglframe.array.array_width()
            || eglframe.height != eglframe.array.array_height())
    {
        return INVALID_VALUE;
    }

    check!(eglframe.plane, eglframe.array);

    /// The channels of the color format have another type.
    #[rule("format", observed, on("580.159.04"), undocumented)]
    if eglframe.eglColorFormat == CU_EGL_COLOR_FORMAT_ABGR
        && !matches!(
            eglframe.cuFormat,
            CU_AD_FORMAT_UNSIGNED_INT8
                | CU_AD_FORMAT_UNSIGNED_INT16
                | CU_AD_FORMAT_SIGNED_INT16
                | CU_AD_FORMAT_HALF
        )
    {
        return UNKNOWN;
    }

    check!(conn);
}

/// Returns a frame that the consumer of an EGL stream has released.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    sound_context,
    own_process
)]
#[tolerates(uncaptured_context)]
#[yields(
    initialized = UNDEFINED,
    outside_callback = INVALID_CONTEXT,
    live_context = INVALID_CONTEXT,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(observed, except(initialized, sound_context, own_process))]
fn cuEGLStreamProducerReturnFrame(
    /// Address of the handle of the connection.
    #[refuses(Presented = LAUNCH_TIMEOUT)]
    conn: EglProducer<Released>,
    /// A place for the frame, as it was presented.
    #[refuses(Null = INVALID_HANDLE)]
    eglframe: Out<CUeglFrame>,
    /// Address of the stream whose work uses the frame next, or null for the default stream.
    pStream: Optional<FrameStream>,
) {
    if conn.is_null() || conn.is_null_handle() {
        check!(conn);
    }
    if eglframe.is_null() {
        check!(eglframe);
    }
    if conn.is_foreign() {
        check!(conn);
    }
    check!(initialized, own_process, context, outside_callback, live_context, no_capture, conn);
}

/// The stream whose work uses a frame.
#[fields(CUstream)]
struct FrameStream {
    /// The stream.
    #[whole]
    #[undefined(
        Busy,
        Capturing,
        CaptureInvalidated,
        CapturedElsewhere,
        OtherContext,
        Destroyed,
        Garbage
    )]
    stream: Stream<Null, Legacy, PerThread>,
}

/// Microseconds to wait for a frame of an EGL stream.
#[domain]
enum FrameTimeout {
    /// Sixteen milliseconds.
    #[accepted]
    Some = 16000,
    /// Zero: no wait.
    #[accepted]
    Zero = 0,
}

/// A frame passes from the producer to the consumer of a stream and back, and its memory is that of the producer.
#[scenario]
#[needs(context)]
#[gate(machine.has_egl_streams())]
#[shows(
    cuEGLStreamConsumerConnect,
    cuEGLStreamConsumerConnectWithFlags,
    cuEGLStreamConsumerDisconnect,
    cuEGLStreamConsumerAcquireFrame,
    cuEGLStreamConsumerReleaseFrame,
    cuEGLStreamProducerConnect,
    cuEGLStreamProducerDisconnect,
    cuEGLStreamProducerPresentFrame,
    cuEGLStreamProducerReturnFrame,
    cuGraphicsResourceGetMappedEglFrame
)]
fn a_frame_passes_through_a_stream(cuda: &Driver) {
    let none: *mut CUstream = ptr::null_mut();
    let memory = cuda.cuMemAlloc_v2(65536)?;
    let mut frame: CUeglFrame = std::mem::zeroed();
    frame.frame.pPitch[0] = memory as *mut c_void;
    (frame.width, frame.height, frame.pitch) = (256, 64, 1024);
    (frame.planeCount, frame.numChannels) = (1, 4);
    frame.frameType = CU_EGL_FRAME_TYPE_PITCH;
    frame.eglColorFormat = CU_EGL_COLOR_FORMAT_ABGR;
    frame.cuFormat = CU_AD_FORMAT_UNSIGNED_INT8;
    for has_flags in [false, true] {
        let stream = cuda.egl_stream()?;
        let mut consumer = match has_flags {
            false => cuda.cuEGLStreamConsumerConnect(stream.handle())?,
            true => cuda.cuEGLStreamConsumerConnectWithFlags(stream.handle(), CU_EGL_RESOURCE_LOCATION_VIDMEM)?,
        };
        let mut producer = cuda.cuEGLStreamProducerConnect(stream.handle(), 256, 64)?;
        expect!(
            cuda.cuEGLStreamConsumerAcquireFrame(&mut consumer, none, 0) == Err(LAUNCH_TIMEOUT)
        );
        cuda.cuEGLStreamProducerPresentFrame(&mut producer, frame, none)?;
        let acquired = cuda.cuEGLStreamConsumerAcquireFrame(&mut consumer, none, 16000)?;
        let seen = cuda.cuGraphicsResourceGetMappedEglFrame(acquired, 0, 0)?;
        cuda.cuMemsetD8_v2(memory, 0x5a, 65536)?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(seen.frame.pPitch[0] as u64, 2)? == [0x5a; 2]);
        expect!((seen.width, seen.height, seen.pitch) == (256, 64, 1024));
        expect!(seen.eglColorFormat == CU_EGL_COLOR_FORMAT_ABGR);
        cuda.cuMemsetD8_v2(seen.frame.pPitch[0] as u64, 0x33, 1)?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(memory, 2)? == [0x33, 0x5a]);
        // The consumer has the frame until it releases it.
        let held = cuda.cuEGLStreamProducerReturnFrame(&mut producer, none);
        expect!(held.map(|_| ()) == Err(LAUNCH_TIMEOUT));
        cuda.cuEGLStreamConsumerReleaseFrame(&mut consumer, acquired, none)?;
        let returned = cuda.cuEGLStreamProducerReturnFrame(&mut producer, none)?;
        expect!(returned.frame.pPitch[0] as u64 == memory);
        cuda.cuEGLStreamProducerDisconnect(&mut producer)?;
        expect!(producer.is_null());
        expect!(cuda.cuEGLStreamConsumerAcquireFrame(&mut consumer, none, 0) == Err(UNKNOWN));
        cuda.cuEGLStreamConsumerDisconnect(&mut consumer)?;
        expect!(consumer.is_null());
    }
    cuda.cuMemFree_v2(memory)?;
}

/// Returns the frame of a resource: its planes, their size, and their format.
#[needs(initialized, context, outside_callback, intact_context, sound_context, own_process)]
#[tolerates(no_capture, uncaptured_context)]
#[yields(intact_context = INVALID_CONTEXT, sound_context = UNDEFINED)]
#[order(observed, except(sound_context))]
#[contradicted(NOT_MAPPED, "a resource of another kind is an invalid handle")]
fn cuGraphicsResourceGetMappedEglFrame(
    /// A place for the frame.
    eglFrame: Out<CUeglFrame>,
    /// The resource.
    resource: EglResource,
    /// Layer or face, which the call does not check.
    index: Any,
    /// Level of a mipmap, which the call does not check.
    mipLevel: Any,
) {
    check!(initialized, own_process, outside_callback);
    if resource.is_null() {
        check!(resource);
    }
    check!(eglFrame, intact_context, context, resource);
}

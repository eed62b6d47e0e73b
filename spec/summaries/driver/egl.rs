//! EGL: streams of frames, images and syncs.

/// Takes the next frame from an EGL stream, waiting for it up to a time limit.
fn cuEGLStreamConsumerAcquireFrame();

/// Makes CUDA the consumer of an EGL stream.
fn cuEGLStreamConsumerConnect();

/// Makes CUDA the consumer of an EGL stream, and says whether frames are wanted in system or video
/// memory.
fn cuEGLStreamConsumerConnectWithFlags();

/// Ends CUDA's part as the consumer of an EGL stream.
fn cuEGLStreamConsumerDisconnect();

/// Returns an acquired frame to its EGL stream, once the work of a CUDA stream is done with it.
fn cuEGLStreamConsumerReleaseFrame();

/// Makes CUDA the producer of an EGL stream, for frames of a width and height.
fn cuEGLStreamProducerConnect();

/// Ends CUDA's part as the producer of an EGL stream.
fn cuEGLStreamProducerDisconnect();

/// Hands a frame to an EGL stream, once the work of a CUDA stream on it is done.
fn cuEGLStreamProducerPresentFrame();

/// Gets back a frame that the consumer of an EGL stream has released.
fn cuEGLStreamProducerReturnFrame();

/// Creates an event from an EGL sync object, for streams and threads to wait on.
fn cuEventCreateFromEGLSync();

/// Registers an EGL image, so that its frame and planes can be reached.
fn cuGraphicsEGLRegisterImage();

/// Returns the frame, its planes and their format, of a registered EGL image or a frame taken from
/// a stream.
fn cuGraphicsResourceGetMappedEglFrame();

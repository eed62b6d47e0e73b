//! Captures of streams into the command lists of graphics. The functions are newer than all drivers that were tested, and
//! no device at hand shares command lists.

/// What a stream is captured into.
#[fields]
struct CUstreamCigCaptureParams {
    /// The command list.
    streamCigParams: In<CUstreamCigParam>,
}

/// A command list of graphics.
#[fields]
struct CUstreamCigParam {
    /// The type of the command list.
    streamSharedDataType: OneOf<CUstreamCigDataType>,
    /// The command list, or its handle.
    streamSharedData: Opaque,
}

/// Begins to capture a stream into a command list of graphics, which runs the work when it is executed.
#[needs(context)]
#[class(stream_work)]
#[order(unknown)]
#[own_thread]
#[no_visible_effect("no device at hand captures streams into command lists")]
fn cuStreamBeginCaptureToCig(
    /// The stream.
    #[undefined(Null, Legacy)]
    hStream: AnyStream,
    /// The command list.
    streamCigCaptureParams: In<CUstreamCigCaptureParams>,
) {
    /// The device does not capture streams into command lists of Direct3D 12.
    #[rule("direct3d", documented)]
    if streamCigCaptureParams.streamCigParams.streamSharedDataType
        == STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST
        && !device.d3d12_cig_streams_supported()
    {
        return NOT_SUPPORTED;
    }

    /// The device does not capture streams into command buffers of Vulkan.
    #[rule("vulkan", documented)]
    if streamCigCaptureParams.streamCigParams.streamSharedDataType
        == STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV
        && !device.vulkan_cig_streams_supported()
    {
        return NOT_SUPPORTED;
    }

    /// The device captures streams into command lists, and the context was not created for graphics. No context of the
    /// suite is.
    #[rule("context-of-graphics", documented)]
    if device.d3d12_cig_streams_supported() || device.vulkan_cig_streams_supported() {
        return INVALID_CONTEXT;
    }
}

/// Ends the capture of a stream into a command list, which can then be executed.
#[needs(initialized)]
#[class(stream_work)]
#[order(unknown)]
#[own_thread]
#[unreachable(
    STREAM_CAPTURE_WRONG_THREAD,
    "no device at hand captures streams into command lists"
)]
#[no_visible_effect("no device at hand captures streams into command lists")]
fn cuStreamEndCaptureToCig(
    /// The stream.
    #[undefined(Null, Legacy)]
    hStream: AnyStream,
) {
    /// The stream is not captured into a command list, because the device captures none.
    #[rule("captured", assumed)]
    if !device.d3d12_cig_streams_supported() && !device.vulkan_cig_streams_supported() {
        return INVALID_VALUE;
    }

    /// The device captures streams into command lists.
    #[rule("device-of-graphics", assumed)]
    if device.d3d12_cig_streams_supported() || device.vulkan_cig_streams_supported() {
        return UNDEFINED;
    }
}

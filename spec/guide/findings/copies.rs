//! What a driver was found to do: copies, fills, names of errors.

#[findings("Copies, fills, names of errors", "h200-580.159.04", "13.0.96")]
enum Copies {
    /// Without room for the answer the process crashes, even if the code is unknown as well.
    #[about(cuGetErrorName, cuGetErrorString)]
    #[documents("Only `INVALID_VALUE` is named, for bad input.")]
    #[shown("cuGetErrorName[pStr=null]")]
    ErrorNameWithoutRoomCrashes,
    /// No current context is needed when the stream is one of a context.
    #[about(
        cuMemcpyAsync,
        cuMemcpyHtoDAsync_v2,
        cuMemcpyDtoHAsync_v2,
        cuMemcpyDtoDAsync_v2,
        cuMemcpyPeerAsync,
        cuMemsetD8Async,
        cuMemsetD16Async,
        cuMemsetD32Async,
        cuMemsetD2D8Async,
        cuMemsetD2D16Async,
        cuMemsetD2D32Async
    )]
    #[documents("`INVALID_CONTEXT` is listed.")]
    #[shown("cuMemcpyAsync[state=no-context]")]
    StreamOrderedCopiesNeedNoContext,
    /// Fills in stream order are taken even from a host function. The synchronous fills and all
    /// copies do give `NOT_PERMITTED`.
    #[about(
        cuMemsetD8Async,
        cuMemsetD16Async,
        cuMemsetD32Async,
        cuMemsetD2D8Async,
        cuMemsetD2D16Async,
        cuMemsetD2D32Async
    )]
    #[documents(
        "No call is allowed in a host function, and copies in stream order are refused there with `NOT_PERMITTED`."
    )]
    #[shown("cuMemsetD8Async[state=in-callback]")]
    StreamOrderedFillsPassInHostFunctions,
    /// They pass while a non-blocking stream is captured in global or thread-local mode, by the
    /// caller or another thread. A fill with the legacy stream while a blocking stream is captured
    /// gives `STREAM_CAPTURE_IMPLICIT`.
    #[about(
        cuMemcpy,
        cuMemcpyHtoD_v2,
        cuMemcpyDtoH_v2,
        cuMemcpyDtoD_v2,
        cuMemcpyPeer
    )]
    #[documents("These are among the calls that a capture forbids.")]
    #[shown(
        "cuMemcpy[state=capturing-global]",
        "mem_set/legacy_fill_spoils_a_capture"
    )]
    CopiesPassWhileACaptureForbidsThem,
    /// On one device the copy also succeeds with another context, and with null.
    #[about(cuMemcpyPeer, cuMemcpyPeerAsync)]
    #[documents("Each address is to belong to the context beside it.")]
    #[shown(
        "cuMemcpyPeer[dstContext=created]",
        "cuMemcpyPeer[dstContext=null,srcContext=null]"
    )]
    PeerCopiesTakeAnyContextOfTheDevice,
    /// The process mostly crashes; once the answer was `CONTEXT_IS_DESTROYED`.
    #[about(cuMemcpyPeer, cuMemcpyPeerAsync)]
    #[documents("Nothing is said of destroyed contexts.")]
    #[shown("cuMemcpyPeer[srcContext=destroyed]")]
    PeerCopiesCrashOnADestroyedContext,
    /// The answer is `STREAM_CAPTURE_UNSUPPORTED` on every captured stream, before memory or size
    /// are looked at, even if the capture is already spoilt.
    #[about(cuMemcpyPeerAsync)]
    #[documents("Captures are not excluded.")]
    #[shown(
        "cuMemcpyPeerAsync[hStream=capturing]",
        "cuMemcpyPeerAsync[hStream=capture-invalidated]"
    )]
    PeerCopiesAreNotCaptured,
    /// The call succeeds without a look at the addresses, but only after context, host function and
    /// a spoilt capture were looked at.
    #[about(
        cuMemcpy,
        cuMemcpyAsync,
        cuMemcpyPeer,
        cuMemcpyPeerAsync,
        cuMemcpyHtoD_v2,
        cuMemcpyHtoDAsync_v2,
        cuMemcpyDtoH_v2,
        cuMemcpyDtoHAsync_v2,
        cuMemcpyDtoD_v2,
        cuMemcpyDtoDAsync_v2,
        cuMemsetD8_v2,
        cuMemsetD8Async,
        cuMemsetD16_v2,
        cuMemsetD16Async,
        cuMemsetD32_v2,
        cuMemsetD32Async,
        cuMemsetD2D8_v2,
        cuMemsetD2D8Async,
        cuMemsetD2D16_v2,
        cuMemsetD2D16Async,
        cuMemsetD2D32_v2,
        cuMemsetD2D32Async
    )]
    #[documents("Nothing is said of zero bytes.")]
    #[shown(
        "cuMemcpy[dst=null,ByteCount=zero]",
        "cuMemsetD8Async[N=zero,hStream=capture-invalidated]"
    )]
    NothingToCopyMeansNoLookAtAddresses,
    /// Both are refused with `INVALID_VALUE` for more than one row; the pitch of a single row is
    /// ignored, be it zero, unaligned or huge.
    #[about(
        cuMemsetD2D8_v2,
        cuMemsetD2D8Async,
        cuMemsetD2D16_v2,
        cuMemsetD2D16Async,
        cuMemsetD2D32_v2,
        cuMemsetD2D32Async
    )]
    #[documents("Nothing is said of a pitch below the row, or of rows beyond the memory.")]
    #[shown(
        "cuMemsetD2D8_v2[dstPitch=narrow]",
        "cuMemsetD2D16_v2[dstPitch=odd,Height=one]"
    )]
    PitchOfASingleRowIsIgnored,
    /// While the stream is captured it is not checked that rows end inside the memory; alignment,
    /// and that the pitch holds a row, are.
    #[about(cuMemsetD2D8Async, cuMemsetD2D16Async, cuMemsetD2D32Async)]
    #[shown("cuMemsetD2D8Async[dstPitch=enormous,hStream=capturing]")]
    CapturedFillsMayEndBeyondTheMemory,
}

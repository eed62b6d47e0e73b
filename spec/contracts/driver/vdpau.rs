//! Surfaces of VDPAU, which decodes video. No driver of VDPAU was at hand.

#![on("580.159.04")]

/// A device of VDPAU.
#[domain]
enum VdpauDevice {
    /// A number other than zero.
    #[accepted]
    Some = 5,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// The function of VDPAU that returns the addresses of its other functions.
#[domain(function)]
enum VdpauLookup {
    /// The function of a driver of VDPAU.
    #[accepted]
    Finds,
    /// A function that fails, since there is no VDPAU.
    #[refused(UNKNOWN)]
    Fails,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Returns the CUDA device that runs a VDPAU device.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "no context is needed")]
#[no_visible_effect("no driver of VDPAU is at hand")]
#[unobserved(success)]
#[unreachable(SUCCESS, "takes VDPAU, which needs a display")]
#[unreachable(DEINITIALIZED, "takes VDPAU, which needs a display")]
fn cuVDPAUGetDevice(
    /// A place for the device.
    #[undefined(Null)]
    pDevice: Out<CUdevice>,
    /// The device of VDPAU.
    vdpDevice: VdpauDevice,
    /// The function that returns the addresses of functions of VDPAU.
    vdpGetProcAddress: VdpauLookup,
) {
    check!(initialized, own_process, outside_callback, vdpDevice);
    if vdpGetProcAddress.is_null() {
        check!(vdpGetProcAddress);
    }
    check!(vdpGetProcAddress);
}

/// Creates a context that can work with surfaces of a VDPAU device, and makes it current.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[unreachable(INVALID_CONTEXT, "no context is needed to make one")]
#[unreachable(OUT_OF_MEMORY, "only a device without free memory")]
#[no_visible_effect("no driver of VDPAU is at hand")]
#[unobserved(success)]
#[changes(ContextStack)]
#[unreachable(SUCCESS, "takes VDPAU, which needs a display")]
#[unreachable(DEINITIALIZED, "takes VDPAU, which needs a display")]
fn cuVDPAUCtxCreate_v2(
    /// A place for the context.
    #[creates(Context)]
    pCtx: Out<CUcontext>,
    /// How threads wait, and other properties of the context.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    device: Device,
    /// The device of VDPAU.
    #[accepts(Zero)]
    vdpDevice: VdpauDevice,
    /// The function that returns the addresses of functions of VDPAU.
    #[undefined(Null)]
    vdpGetProcAddress: VdpauLookup,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        pCtx,
        device,
        flags,
        vdpGetProcAddress
    );
}

/// Creates a context of the first form that can work with surfaces of a VDPAU device, and makes it current.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(sound_context))]
#[no_visible_effect("no driver of VDPAU is at hand")]
#[unobserved(success)]
#[changes(ContextStack)]
#[unreachable(SUCCESS, "takes VDPAU, which needs a display")]
#[unreachable(DEINITIALIZED, "takes VDPAU, which needs a display")]
#[unreachable(INVALID_CONTEXT, "takes VDPAU, which needs a display")]
#[unreachable(OUT_OF_MEMORY, "takes VDPAU, which needs a display")]
fn cuVDPAUCtxCreate(
    /// A place for the context.
    #[creates(Context)]
    pCtx: Out<CUcontext>,
    /// How threads wait, and other properties of the context.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    device: Device,
    /// The device of VDPAU.
    #[accepts(Zero)]
    vdpDevice: VdpauDevice,
    /// The function that returns the addresses of functions of VDPAU.
    #[undefined(Null)]
    vdpGetProcAddress: VdpauLookup,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        pCtx,
        device,
        flags
    );

    /// A process must not have contexts of the first form beside those of newer forms.
    #[rule("no-newer-form", observed, on("580.159.04"))]
    if !process.is_primary_inactive() {
        return UNDEFINED;
    }

    check!(vdpGetProcAddress);
}

/// The current context can work with VDPAU.
#[rules]
fn has_vdpau_context() {
    /// The current context must be made for a VDPAU device, and there is none without VDPAU.
    #[rule("vdpau-context", documented, on("580.159.04"))]
    if !machine.has_vdpau() {
        return INVALID_CONTEXT;
    }
}

/// Registers an output surface of VDPAU, so that it can be mapped as arrays.
#[class(context_object)]
#[order(observed)]
#[unreachable(INVALID_HANDLE, "no driver of VDPAU is at hand")]
#[unreachable(ALREADY_MAPPED, "no driver of VDPAU is at hand")]
#[no_visible_effect("no driver of VDPAU is at hand")]
#[unobserved(success)]
#[unreachable(SUCCESS, "takes VDPAU, which needs a display")]
fn cuGraphicsVDPAURegisterOutputSurface(
    /// A place for the resource.
    #[creates(GraphicsResource)]
    pCudaResource: Out<CUgraphicsResource>,
    /// The surface.
    vdpSurface: Any,
    /// The use by CUDA.
    flags: OneOf<CUgraphicsMapResourceFlags>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context
    );
    check!(no_capture, sound_context);
    has_vdpau_context();
}

/// Registers a video surface of VDPAU, so that its planes can be mapped as arrays.
#[class(context_object)]
#[order(observed)]
#[unreachable(INVALID_HANDLE, "no driver of VDPAU is at hand")]
#[unreachable(ALREADY_MAPPED, "no driver of VDPAU is at hand")]
#[no_visible_effect("no driver of VDPAU is at hand")]
#[unobserved(success)]
#[unreachable(SUCCESS, "takes VDPAU, which needs a display")]
fn cuGraphicsVDPAURegisterVideoSurface(
    /// A place for the resource.
    #[creates(GraphicsResource)]
    pCudaResource: Out<CUgraphicsResource>,
    /// The surface.
    vdpSurface: Any,
    /// The use by CUDA.
    flags: OneOf<CUgraphicsMapResourceFlags>,
) {
    check!(
        initialized,
        own_process,
        outside_callback,
        context,
        live_context
    );
    check!(no_capture, sound_context);
    has_vdpau_context();
}

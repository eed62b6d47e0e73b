//! OpenGL buffers, as they were mapped before there were graphics resources.

#![on("13.0.96")]

#[as_driver(cuGLRegisterBufferObject)]
#[order(unknown)]
fn cudaGLRegisterBufferObject(bufObj: _) {}

#[as_driver(cuGLSetBufferObjectMapFlags)]
#[order(unknown)]
#[unreachable(Unknown, "only a failure of the graphics API")]
fn cudaGLSetBufferObjectMapFlags(bufObj: _, flags: _) {}

#[as_driver(cuGLMapBufferObject_v2, size = 0)]
#[order(unknown)]
#[unreachable(MapBufferObjectFailed, "only a failure of OpenGL")]
fn cudaGLMapBufferObject(devPtr: _, bufObj: _) {}

#[as_driver(cuGLMapBufferObjectAsync_v2, size = 0)]
#[order(unknown)]
#[unreachable(MapBufferObjectFailed, "only a failure of OpenGL")]
fn cudaGLMapBufferObjectAsync(devPtr: _, bufObj: _, stream: _) {}

#[as_driver(cuGLUnmapBufferObject)]
#[order(unknown)]
#[unreachable(UnmapBufferObjectFailed, "only a failure of OpenGL")]
fn cudaGLUnmapBufferObject(bufObj: _) {}

#[as_driver(cuGLUnmapBufferObjectAsync)]
#[order(unknown)]
#[unreachable(UnmapBufferObjectFailed, "only a failure of OpenGL")]
fn cudaGLUnmapBufferObjectAsync(bufObj: _, stream: _) {}

#[as_driver(cuGLUnregisterBufferObject)]
#[order(unknown)]
fn cudaGLUnregisterBufferObject(
    #[refuses(
        Unregistered = either(InvalidGraphicsContext, InvalidValue),
        Zero = either(InvalidGraphicsContext, InvalidValue)
    )]
    bufObj: _,
) {
}

/// Sets up a device for work with OpenGL and makes it current; `cudaSetDevice` does so today.
#[needs(devices)]
#[class(process_state)]
#[order(unknown)]
#[unobserved(success, own_process)]
#[changes(PrimaryContext)]
#[own_thread]
fn cudaGLSetGLDevice(
    /// The device.
    device: Device,
) {
    check!(devices, device);

    /// The runtime must not have set up a device.
    #[rule("not-set-up", documented, on("13.0.96"))]
    #[unreachable("only the scenario of this function makes the call without an active primary context")]
    if process.is_runtime_set_up() {
        return SetOnActiveProcess;
    }

    /// An OpenGL context must be current to the thread: without one, the runtime cannot set up the device any more.
    #[rule("opengl-context", observed, on("13.0.96"))]
    if !thread.has_opengl() {
        return UNDEFINED;
    }
}

/// A registered buffer is mapped and unmapped by its name, and CUDA and OpenGL see the bytes of each other.
#[scenario]
#[needs(runtime)]
#[gate(machine.has_opengl())]
#[shows(
    cudaGLRegisterBufferObject,
    cudaGLMapBufferObject,
    cudaGLUnmapBufferObject,
    cudaGLMapBufferObjectAsync,
    cudaGLUnmapBufferObjectAsync,
    cudaGLUnregisterBufferObject
)]
fn buffers_are_mapped_by_their_names(cuda: &Runtime) {
    let gl = cuda.opengl()?;
    let mut bytes: Vec<u8> = (0..777_u32).map(|at| (at * 5) as u8).collect();
    let buffer = gl.buffer(&bytes);
    expect!(cuda.cudaGLMapBufferObject(buffer) == Err(InvalidValue));
    cuda.cudaGLRegisterBufferObject(buffer)?;
    let address = cuda.cudaGLMapBufferObject(buffer)?;
    expect!(cuda.driver().read(address as u64, 777)? == bytes);
    cuda.cudaMemset(address, 0x5a, 100)?;
    cuda.cudaGLUnmapBufferObject(buffer)?;
    bytes[..100].fill(0x5a);
    expect!(gl.read_buffer(buffer, 777) == bytes);
    let address = cuda.cudaGLMapBufferObjectAsync(buffer, ptr::null_mut())?;
    cuda.cudaMemset(address, 0x11, 1)?;
    cuda.cudaGLUnmapBufferObjectAsync(buffer, ptr::null_mut())?;
    expect!(gl.read_buffer(buffer, 2) == [0x11, 0x5a]);
    cuda.cudaGLUnregisterBufferObject(buffer)?;
    expect!(cuda.cudaGLUnregisterBufferObject(buffer) == Err(InvalidValue));
}

/// A device is set up for OpenGL once.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.has_opengl())]
#[shows(cudaGLSetGLDevice)]
fn devices_are_set_up_for_opengl_once(cuda: &Runtime) {
    let _gl = cuda.opengl()?;
    cuda.cudaGLSetGLDevice(0)?;
    expect!(!cuda.driver().cuCtxGetCurrent()?.is_null());
    expect!(cuda.cudaGLSetGLDevice(0) == Err(SetOnActiveProcess));
    expect!(cuda.cudaGLSetGLDevice(-1) == Err(InvalidDevice));
    cuda.cudaFree(ptr::null_mut())?;
}

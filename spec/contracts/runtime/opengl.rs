//! OpenGL: the devices of a context, and the registration of buffers and images.

#![on("13.0.96")]

#[as_driver(cuGLGetDevices)]
#[order(unknown)]
#[unreachable(Unknown, "only a failure of the graphics API")]
fn cudaGLGetDevices(
    #[undefined(Null)] pCudaDeviceCount: _,
    #[undefined(Null)] pCudaDevices: _,
    cudaDeviceCount: _,
    deviceList: _,
) {
}

#[as_driver(cuGraphicsGLRegisterBuffer)]
#[order(unknown)]
#[unreachable(InvalidDevice, "only an OpenGL context of a device without CUDA")]
#[unreachable(Unknown, "only a failure of the graphics API")]
fn cudaGraphicsGLRegisterBuffer(resource: _, buffer: _, flags: _) {}

#[as_driver(cuGraphicsGLRegisterImage)]
#[order(unknown)]
#[unreachable(InvalidDevice, "only an OpenGL context of a device without CUDA")]
#[unreachable(Unknown, "only a failure of the graphics API")]
fn cudaGraphicsGLRegisterImage(resource: _, image: _, target: _, flags: _) {}

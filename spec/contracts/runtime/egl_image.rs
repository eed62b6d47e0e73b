//! EGL images. No device has confirmed this contract: the suite makes no image.

#[as_driver(cuGraphicsEGLRegisterImage)]
#[order(unknown)]
#[unreachable(InvalidValue, "the documents do not say when")]
#[unreachable(Success, "the suite makes no EGL image")]
fn cudaGraphicsEGLRegisterImage(pCudaResource: _, image: _, flags: _) {}

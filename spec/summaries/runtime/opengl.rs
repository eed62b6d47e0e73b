//! OpenGL: buffers and images.

/// Lists the CUDA devices that run the current OpenGL context.
fn cudaGLGetDevices();

/// Registers an OpenGL buffer, so that it can be mapped as device memory.
fn cudaGraphicsGLRegisterBuffer();

/// Registers an OpenGL texture or renderbuffer, so that it can be mapped as arrays.
fn cudaGraphicsGLRegisterImage();

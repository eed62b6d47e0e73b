//! OpenGL: buffers and images.

/// Lists the CUDA devices that run the current OpenGL context.
fn cuGLGetDevices_v2();

/// Registers an OpenGL buffer, so that it can be mapped as device memory.
fn cuGraphicsGLRegisterBuffer();

/// Registers an OpenGL texture or renderbuffer, so that it can be mapped as arrays.
fn cuGraphicsGLRegisterImage();

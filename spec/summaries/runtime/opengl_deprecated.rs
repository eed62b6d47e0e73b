//! OpenGL buffers, as they were mapped before there were graphics resources.

/// Maps a registered OpenGL buffer and returns its address.
fn cudaGLMapBufferObject();

/// Maps a registered OpenGL buffer in the order of a stream and returns its address.
fn cudaGLMapBufferObjectAsync();

/// Registers an OpenGL buffer, so that `cudaGLMapBufferObject` can map it.
fn cudaGLRegisterBufferObject();

/// States whether an OpenGL buffer will only be read or only be written where it is mapped next.
fn cudaGLSetBufferObjectMapFlags();

/// Makes a device current for work with OpenGL, for which `cudaSetDevice` does today.
fn cudaGLSetGLDevice();

/// Unmaps an OpenGL buffer, so that OpenGL may use it again.
fn cudaGLUnmapBufferObject();

/// Unmaps an OpenGL buffer in the order of a stream, so that OpenGL may use it again.
fn cudaGLUnmapBufferObjectAsync();

/// Ends the registration of an OpenGL buffer, which can then no longer be mapped.
fn cudaGLUnregisterBufferObject();

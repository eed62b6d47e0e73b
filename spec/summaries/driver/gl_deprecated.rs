//! OpenGL buffers, as they were mapped before there were graphics resources.

/// Creates a context for work with OpenGL and makes it current; any context will do today.
fn cuGLCtxCreate_v2();

/// Prepares for work with OpenGL, which no program has to ask for any more.
fn cuGLInit();

/// Maps a registered OpenGL buffer in the order of a stream and returns its address and its size.
fn cuGLMapBufferObjectAsync_v2();

/// Maps a registered OpenGL buffer and returns its address and its size.
fn cuGLMapBufferObject_v2();

/// Registers an OpenGL buffer, so that `cuGLMapBufferObject` can map it.
fn cuGLRegisterBufferObject();

/// States whether an OpenGL buffer will only be read or only be written where it is mapped next.
fn cuGLSetBufferObjectMapFlags();

/// Unmaps an OpenGL buffer, so that OpenGL may use it again.
fn cuGLUnmapBufferObject();

/// Unmaps an OpenGL buffer in the order of a stream, so that OpenGL may use it again.
fn cuGLUnmapBufferObjectAsync();

/// Ends the registration of an OpenGL buffer, which can then no longer be mapped.
fn cuGLUnregisterBufferObject();

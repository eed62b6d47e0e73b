//! EGL: streams of frames, images and syncs.

/// Registers an EGL image, so that its frame and planes can be reached.
fn cuGraphicsEGLRegisterImage();

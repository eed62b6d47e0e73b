//! Buffers and images of OpenGL that are registered with CUDA. Each has memory of the driver, to which its bytes are
//! copied when it is mapped, and from which they are copied back when it is unmapped.

use crate::opengl::Image;

/// A registered buffer or image.
#[derive(Debug)]
pub struct Resource {
    /// The context in which it was registered.
    pub context: usize,
    pub content: Content,
    /// Whether OpenGL never sees what CUDA writes.
    pub is_read_only: bool,
    pub is_mapped: bool,
}

/// The memory of a resource.
#[derive(Debug)]
pub enum Content {
    /// The handle of a `SharedBuffer`.
    Buffer(usize),
    Image(MappedImage),
}

/// The memory of an OpenGL buffer, which all registrations of the buffer in a context share.
#[derive(Debug)]
pub struct SharedBuffer {
    /// The name of the buffer in its OpenGL context.
    pub name: u32,
    pub opengl: usize,
    /// The CUDA context of the memory.
    pub context: usize,
    pub start: u64,
    pub size: u64,
    /// Registrations.
    pub users: usize,
    /// Registrations that are mapped.
    pub mappings: usize,
}

/// The arrays of an OpenGL image.
#[derive(Debug)]
pub struct MappedImage {
    pub image: Image,
    /// The levels, as a mipmapped array.
    pub levels: usize,
    /// An array for each layer or face of each level.
    pub parts: Vec<Vec<usize>>,
}

/// A buffer that is registered by its name, as before there were resources.
#[derive(Debug)]
pub struct NamedBuffer {
    pub name: u32,
    pub context: usize,
    /// The handle of its `SharedBuffer`.
    pub buffer: usize,
    pub is_mapped: bool,
}

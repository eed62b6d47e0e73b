//! Arrays as kernels access them through texture and surface objects, and through references.

/// The type of a component, with its size in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Component {
    /// An unsigned integer.
    Unsigned(u32),
    /// A signed integer.
    Signed(u32),
    /// A floating-point number of two or four bytes.
    Float(u32),
}

impl ArrayView {
    /// What a reference that is bound to nothing reads and writes.
    #[must_use]
    pub fn unbound() -> ArrayView {
        ArrayView {
            start: 0,
            extent: [0; 3],
            pitch: 0,
            stack: Stack::Slices,
            component: Component::Unsigned(4),
            components: 4,
        }
    }
}

impl Component {
    /// Returns the size in bytes.
    #[must_use]
    pub fn bytes(self) -> u32 {
        match self {
            Component::Unsigned(bytes) | Component::Signed(bytes) | Component::Float(bytes) => {
                bytes
            }
        }
    }
}

/// The meaning of the third extent of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// Slices of a volume; one slice for an array of one or two dimensions.
    Slices,
    /// Layers.
    Layers,
    /// Faces of cubes, six per cube.
    Faces,
}

/// An array: rows in slices.
#[derive(Clone, Copy, Debug)]
pub struct ArrayView {
    /// The address of the first element in the address space of kernels.
    pub start: u64,
    /// Elements per row, rows per slice, and slices or layers. All of them are zero for a reference that is bound to
    /// nothing.
    pub extent: [u64; 3],
    /// Bytes from one row to the next.
    pub pitch: u64,
    /// The meaning of the third extent.
    pub stack: Stack,
    /// The type of a component.
    pub component: Component,
    /// Number of components per element.
    pub components: u32,
}

/// The handling of coordinates out of bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// Uses the element at the edge.
    Clamp,
    /// Wraps around to the other edge.
    Wrap,
    /// Mirrors at the edge.
    Mirror,
    /// Reads zero.
    Zero,
}

/// An array and the way in which it is read.
#[derive(Clone, Copy, Debug)]
pub struct Texture {
    /// The array.
    pub view: ArrayView,
    /// Whether coordinates range from zero to one, independent of the extent.
    pub is_normalized: bool,
    /// The handling of coordinates out of bounds, for columns and rows.
    pub borders: [Border; 2],
    /// Whether integer components of one or two bytes are read as fractions of their maximum.
    pub reads_fractions: bool,
    /// Whether reads with floating-point coordinates interpolate between elements.
    pub is_filtered: bool,
    /// The components of elements out of bounds, for reads of numbers of single precision.
    pub color: [f32; 4],
}

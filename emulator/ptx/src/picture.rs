//! Arrays as kernels see them through objects.

/// What a component of an element is, and its size in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Component {
    /// A number without a sign.
    Unsigned(u32),
    /// A number with a sign.
    Signed(u32),
    /// A number with a point, of two or four bytes.
    Float(u32),
}

impl Component {
    /// Its size in bytes.
    #[must_use]
    pub fn bytes(self) -> u32 {
        match self {
            Component::Unsigned(bytes) | Component::Signed(bytes) | Component::Float(bytes) => {
                bytes
            }
        }
    }
}

/// What the last of the three extents of an array counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stack {
    /// Slices of a volume; one where there is no volume.
    Slices,
    /// Layers.
    Layers,
    /// Faces of cubes, six for each.
    Faces,
}

/// An array: rows behind each other, and slices behind each other.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The address of the first element, as kernels have it.
    pub start: u64,
    /// Elements of a row, rows, and slices or layers. None is zero.
    pub extent: [u64; 3],
    /// What is counted by the last extent.
    pub stack: Stack,
    /// What an element consists of.
    pub component: Component,
    /// Components of an element.
    pub components: u32,
}

/// What is read beyond an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// The element at the end.
    Clamp,
    /// What is found by beginning again at the other end.
    Wrap,
    /// What is found by going back.
    Mirror,
    /// Zero.
    Zero,
}

/// An array that is read by coordinates with a point, and the element that is nearest is taken as it is.
#[derive(Clone, Copy, Debug)]
pub struct Texture {
    /// The array.
    pub picture: Picture,
    /// Whether coordinates go from zero to one, whatever the extent.
    pub is_normalized: bool,
    /// What is read beyond the ends of rows and of columns.
    pub borders: [Border; 2],
    /// Whether components that are integers of one or two bytes are read as parts of the greatest.
    pub reads_fractions: bool,
}

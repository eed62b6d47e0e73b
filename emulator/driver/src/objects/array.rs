//! Arrays: rows and slices of elements, with and without levels.

use crate::code::{Code, Outcome};

/// `CUDA_ARRAY3D_LAYERED`.
const LAYERED: u32 = 1;

/// `CUDA_ARRAY3D_SURFACE_LDST`.
const SURFACE: u32 = 2;

/// `CUDA_ARRAY3D_CUBEMAP`.
const CUBEMAP: u32 = 4;

/// `CUDA_ARRAY3D_TEXTURE_GATHER`.
const GATHER: u32 = 8;

/// `CUDA_ARRAY3D_SPARSE`.
const SPARSE: u32 = 0x40;

/// `CUDA_ARRAY3D_DEFERRED_MAPPING`.
const DEFERRED: u32 = 0x80;

/// `CUDA_ARRAY3D_VIDEO_ENCODE_DECODE`.
const VIDEO: u32 = 0x100;

/// `CU_AD_FORMAT_BC1_UNORM` and `CU_AD_FORMAT_BC7_UNORM_SRGB`: formats of compressed blocks.
const BLOCKS_FIRST: u32 = 0x91;
const BLOCKS_LAST: u32 = 0x9e;

/// `CU_AD_FORMAT_UNORM_INT_101010_2`.
const PACKED: u32 = 0x50;

/// Granularity of memory mapped to an array, in bytes.
pub const TILE: u64 = 65536;

/// Shape of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub width: u64,
    pub height: u64,
    pub depth: u64,
    /// The lowest byte is the format; the others are only read back.
    pub format: u32,
    pub channels: u32,
    pub flags: u32,
}

impl Shape {
    /// Bytes of an element; zero for a format without elements of its own. A compressed block of 16 elements has 8 or
    /// 16 bytes, so that a byte for each element is enough.
    pub fn element(&self) -> u64 {
        let component = match self.format & 0xff {
            BLOCKS_FIRST..=BLOCKS_LAST => return 1,
            PACKED => return 4,
            0x01 | 0x08 => 1,
            0x02 | 0x09 | 0x10 => 2,
            0x03 | 0x0a | 0x20 => 4,
            0xc0..=0xc2 | 0xc6..=0xc8 => 1,
            0xc3..=0xc5 | 0xc9..=0xcb => 2,
            _ => 0,
        };
        component * u64::from(self.channels)
    }

    /// Bytes of an element that a view shows; zero if elements are compressed in blocks.
    pub fn viewed_element(&self) -> u64 {
        match self.format & 0xff {
            BLOCKS_FIRST..=BLOCKS_LAST => 0,
            _ => self.element(),
        }
    }

    /// The planes of a video format; `None` for a format without planes.
    pub fn planes(&self) -> Vec<Shape> {
        // Bytes of a component, subsampling of colour in a row and in rows, and whether
        // the colours share a plane.
        let (bytes, across, down, is_shared) = match self.format & 0xff {
            0xb0 => (1, 2, 2, true),
            0x9f | 0xa1 => (2, 2, 2, true),
            0xa2 => (1, 2, 1, true),
            0xa3 | 0xa4 => (2, 2, 1, true),
            0xb4 => (1, 1, 1, true),
            0xb5 => (2, 1, 1, true),
            0xb2 => (1, 1, 1, false),
            0xb3 => (2, 1, 1, false),
            _ => return Vec::new(),
        };
        if self.flags & VIDEO == 0 || self.channels != 3 {
            return Vec::new();
        }
        let first = Shape {
            format: bytes,
            channels: 1,
            ..*self
        };
        let colour = Shape {
            width: self.width / across,
            height: self.height / down,
            ..first
        };
        match is_shared {
            true => vec![
                first,
                Shape {
                    channels: 2,
                    ..colour
                },
            ],
            false => vec![first, colour, colour],
        }
    }

    /// Bytes of a row.
    pub fn row(&self) -> u64 {
        self.width.saturating_mul(self.element())
    }

    pub fn rows(&self) -> u64 {
        self.height.max(1)
    }

    pub fn slices(&self) -> u64 {
        self.depth.max(1)
    }

    /// Bytes of all elements.
    pub fn size(&self) -> Outcome<u64> {
        let rows = self.row().checked_mul(self.rows());
        let size = rows.and_then(|rows| rows.checked_mul(self.slices()));
        size.ok_or(Code::OUT_OF_MEMORY)
    }

    /// Whether memory is mapped to it by separate calls.
    pub fn is_unmapped(&self) -> bool {
        self.flags & (SPARSE | DEFERRED) != 0
    }

    pub fn is_deferred(&self) -> bool {
        self.flags & DEFERRED != 0
    }

    pub fn is_sparse(&self) -> bool {
        self.flags & SPARSE != 0
    }

    pub fn is_layered(&self) -> bool {
        self.flags & LAYERED != 0
    }

    pub fn is_cube(&self) -> bool {
        self.flags & CUBEMAP != 0
    }

    pub fn is_surface(&self) -> bool {
        self.flags & SURFACE != 0
    }

    pub fn is_gathered(&self) -> bool {
        self.flags & GATHER != 0
    }

    /// Whether the dimensions are valid for this kind of array: tiles have at least two.
    pub fn can_be_made(&self, has_levels: bool) -> bool {
        self.is_within_bounds(has_levels) && (!self.is_sparse() || self.height > 0)
    }

    /// Number of levels until no dimension can be halved.
    pub fn most_levels(&self) -> u32 {
        let depth = match self.has_layers() {
            true => 0,
            false => self.depth,
        };
        self.width.max(self.height).max(depth).ilog2() + 1
    }

    /// Whether its third dimension is layers, not slices.
    pub fn has_layers(&self) -> bool {
        self.is_layered() || self.is_cube()
    }

    /// The shape of a level.
    pub fn level(&self, number: u32) -> Shape {
        let halved = |extent: u64| match extent {
            0 => 0,
            extent => (extent >> number).max(1),
        };
        Shape {
            width: halved(self.width),
            height: halved(self.height),
            depth: match self.has_layers() {
                true => self.depth,
                false => halved(self.depth),
            },
            ..*self
        }
    }

    /// Elements of a tile in each dimension: of a row, of a slice, and slices.
    pub fn tile(&self) -> (u32, u32, u32) {
        let size = self.element().max(1).ilog2();
        match (self.has_layers(), self.depth) {
            (false, 1..) => {
                let third = (16 - size) / 3;
                let second = (16 - size - third) / 2;
                (1 << (16 - size - third - second), 1 << second, 1 << third)
            }
            _ => {
                let second = (16 - size) / 2;
                (1 << (16 - size - second), 1 << second, 1)
            }
        }
    }

    /// Whether it is at least as large as a tile in each dimension.
    pub fn fills_a_tile(&self) -> bool {
        let (width, height, depth) = self.tile();
        let slices = if self.has_layers() { 1 } else { self.slices() };
        self.width >= width.into() && self.rows() >= height.into() && slices >= depth.into()
    }
}

/// An array.
#[derive(Debug)]
pub struct Array {
    pub shape: Shape,
    /// The context that it ends with.
    pub context: usize,
    /// Address of its elements; `None` if memory is mapped separately.
    pub start: Option<u64>,
    /// Whether it is a level of another object and lives as long as that.
    pub is_part: bool,
    /// Its planes, as arrays.
    pub planes: Vec<usize>,
}

/// An array with levels.
#[derive(Debug)]
pub struct Mipmapped {
    pub shape: Shape,
    /// The context that it ends with.
    pub context: usize,
    /// Address of the elements of the first level.
    pub start: Option<u64>,
    /// The levels, as arrays.
    pub levels: Vec<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: Shape = Shape {
        width: 16,
        height: 8,
        depth: 0,
        format: 0x20,
        channels: 2,
        flags: 0,
    };

    #[test]
    fn elements_make_rows_and_rows_make_slices() {
        assert_eq!((TABLE.element(), TABLE.row()), (8, 128));
        assert_eq!(TABLE.size(), Ok(1024));
        assert_eq!(Shape { depth: 3, ..TABLE }.size(), Ok(3072));
        let line = Shape { height: 0, ..TABLE };
        assert_eq!(line.size(), Ok(128));
    }

    #[test]
    fn a_format_decides_the_size_of_an_element() {
        let element = |format, channels| {
            let shape = Shape {
                format,
                channels,
                ..TABLE
            };
            (shape.element(), shape.viewed_element())
        };
        assert_eq!(element(0x101, 2), (2, 2));
        assert_eq!(element(PACKED, 4), (4, 4));
        assert_eq!(element(0xc5, 4), (8, 8));
        assert_eq!(element(BLOCKS_FIRST, 4), (1, 0));
        assert_eq!(element(0xb0, 1), (0, 0));
    }

    #[test]
    fn levels_halve_all_dimensions_but_layers() {
        let cube = Shape { depth: 6, ..TABLE };
        let layers = Shape {
            flags: LAYERED,
            ..cube
        };
        assert_eq!(cube.level(1).depth, 3);
        assert_eq!(layers.level(1).depth, 6);
        let last = cube.level(cube.most_levels() - 1);
        assert_eq!((last.width, last.height, last.depth), (1, 1, 1));
    }

    #[test]
    fn a_tile_is_as_large_as_a_mapping() {
        for channels in [1, 2, 4] {
            for depth in [0, 4] {
                let shape = Shape {
                    channels,
                    depth,
                    ..TABLE
                };
                let (width, height, slices) = shape.tile();
                let elements = u64::from(width) * u64::from(height) * u64::from(slices);
                assert_eq!(elements * shape.element(), TILE);
            }
        }
    }
}

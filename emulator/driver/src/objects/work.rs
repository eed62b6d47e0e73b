//! Work of streams and of nodes of graphs, as data.

/// Shape of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub grid: [u32; 3],
    pub block: [u32; 3],
    /// Cluster dimensions, if the launch gives them.
    pub cluster: Option<[u32; 3]>,
    /// Dynamic shared memory per block in bytes.
    pub dynamic_shared: u32,
    /// Whether the launch is cooperative: all blocks have to be resident.
    pub is_cooperative: bool,
    /// Whether work of the legacy stream is launched although it would wait for a captured stream.
    pub passes_captures: bool,
}

/// One side of a copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    pub memory_type: u32,
    pub host: u64,
    pub device: u64,
    pub array: usize,
    pub pitch: u64,
    /// Rows per slice.
    pub height: u64,
    /// Offsets: bytes of a row, rows of a slice, slices.
    pub left_out: [u64; 3],
}

/// Extent: bytes of a row, rows of a slice, slices.
pub type Extent = [u64; 3];

/// Condition of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The word has reached the number, in cyclic order.
    Reached,
    Equal,
    /// A bit of the number is set in the word.
    AnyBit,
    /// A bit is clear in both.
    NeitherBit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    Four,
    Eight,
}

/// A memory operation of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Wait {
        word: u64,
        width: Width,
        number: u64,
        ask: Ask,
    },
    Write {
        word: u64,
        width: Width,
        number: u64,
    },
    Barrier,
}

/// Rows of bytes at a pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    pub start: u64,
    pub pitch: u64,
}

impl Rows {
    /// One contiguous run of bytes.
    pub fn line(start: u64) -> Rows {
        Rows { start, pitch: 0 }
    }

    /// Address of a row.
    pub fn row(self, number: u64) -> u64 {
        self.start.wrapping_add(number.wrapping_mul(self.pitch))
    }

    /// Bytes from the first to the last of `height` rows of `width`; saturating.
    pub fn extent(self, width: u64, height: u64) -> u64 {
        match height {
            0 => 0,
            _ => (height - 1)
                .saturating_mul(self.pitch)
                .saturating_add(width),
        }
    }
}

/// Rows to fill with an element of 1, 2 or 4 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    pub to: Rows,
    pub element: u32,
    pub element_size: u64,
    pub count: u64,
    pub height: u64,
}

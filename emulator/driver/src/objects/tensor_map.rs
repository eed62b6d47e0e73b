//! Tensor maps in the form of this driver: the arguments of the encoding, one after the other.
//!
//! No kernel reads them yet. The form differs from that of a device, which is not documented.

/// Size of a tensor map in bytes.
pub const SIZE: usize = 128;

/// Largest number of dimensions.
pub const MAX_RANK: usize = 5;

/// How kernels load a tensor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The elements of a box in each dimension.
    Tiled { extents: [u32; MAX_RANK] },
    /// The offsets of the corners of the pixel box, the channels of a pixel and the pixels of a column.
    Im2col {
        lower: [i32; 3],
        upper: [i32; 3],
        channels: u32,
        pixels: u32,
    },
    /// The same with offsets along the width alone. The mode is not part of the map.
    Im2colWide {
        lower: i32,
        upper: i32,
        channels: u32,
        pixels: u32,
    },
}

/// The arguments of an encoding. Elements past the rank are zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorMap {
    pub address: u64,
    pub element_type: u32,
    pub rank: u32,
    /// Up to 2^32.
    pub extents: [u64; MAX_RANK],
    /// Below 2^40.
    pub strides: [u64; MAX_RANK - 1],
    pub steps: [u32; MAX_RANK],
    pub interleave: u32,
    pub swizzle: u32,
    pub promotion: u32,
    pub fill: u32,
    pub form: Form,
}

impl TensorMap {
    /// The bytes of the map. The address comes first. Numbers are stored in as many bytes as they can have.
    pub fn encode(&self) -> [u8; SIZE] {
        let mut bytes = Vec::with_capacity(SIZE);
        bytes.extend(self.address.to_le_bytes());
        let small = [
            self.element_type,
            self.rank,
            self.interleave,
            self.swizzle,
            self.promotion,
            self.fill,
        ];
        bytes.extend(small.map(low_byte));
        bytes.extend(self.extents.iter().flat_map(|extent| lowest::<5>(*extent)));
        bytes.extend(self.strides.iter().flat_map(|stride| lowest::<5>(*stride)));
        bytes.extend(self.steps.map(low_byte));
        match &self.form {
            Form::Tiled { extents } => {
                bytes.push(0);
                bytes.extend(
                    extents
                        .iter()
                        .flat_map(|extent| lowest::<2>((*extent).into())),
                );
            }
            Form::Im2col {
                lower,
                upper,
                channels,
                pixels,
            } => {
                bytes.push(1);
                bytes.extend(lower.iter().chain(upper).flat_map(|at| at.to_le_bytes()));
                bytes.extend(
                    [*channels, *pixels]
                        .iter()
                        .flat_map(|n| lowest::<2>((*n).into())),
                );
            }
            Form::Im2colWide {
                lower,
                upper,
                channels,
                pixels,
            } => {
                bytes.push(2);
                bytes.extend([*lower, *upper].iter().flat_map(|at| at.to_le_bytes()));
                bytes.extend(
                    [*channels, *pixels]
                        .iter()
                        .flat_map(|n| lowest::<2>((*n).into())),
                );
            }
        }
        let mut map = [0; SIZE];
        for (place, byte) in map.iter_mut().zip(bytes) {
            *place = byte;
        }
        map
    }
}

/// Replaces the address in a map. The other bytes may be any.
pub fn replace_address(map: &mut [u8; SIZE], address: u64) {
    map[..8].copy_from_slice(&address.to_le_bytes());
}

fn low_byte(number: u32) -> u8 {
    number.to_le_bytes()[0]
}

/// The lowest bytes of a number.
fn lowest<const N: usize>(number: u64) -> [u8; N] {
    let bytes = number.to_le_bytes();
    std::array::from_fn(|at| bytes[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiled(address: u64) -> TensorMap {
        TensorMap {
            address,
            element_type: 7,
            rank: 2,
            extents: [1 << 32, 32, 0, 0, 0],
            strides: [256, 0, 0, 0],
            steps: [1, 1, 0, 0, 0],
            interleave: 0,
            swizzle: 0,
            promotion: 0,
            fill: 0,
            form: Form::Tiled {
                extents: [256, 8, 0, 0, 0],
            },
        }
    }

    #[test]
    fn a_replaced_address_is_that_of_the_encoding() {
        let mut map = tiled(0x1000).encode();
        replace_address(&mut map, 0x2000);
        assert_eq!(map, tiled(0x2000).encode());
    }

    #[test]
    fn every_argument_changes_the_map() {
        let map = tiled(0x1000);
        let mut other = map.clone();
        other.extents[0] = 1;
        assert_ne!(map.encode(), other.encode());
        let mut other = map.clone();
        other.form = Form::Tiled {
            extents: [255, 8, 0, 0, 0],
        };
        assert_ne!(map.encode(), other.encode());
    }
}

//! Three-dimensional copies between memory and arrays.

use super::transfers::{Copy, Order};
use crate::code::{Code, Outcome};
use crate::objects::work::Rows;
pub use crate::objects::work::{Extent, Side};
use crate::world::{Driver, World};

/// `CU_MEMORYTYPE_*`.
const HOST: u32 = 1;
const DEVICE: u32 = 2;
const ARRAY: u32 = 3;
const UNIFIED: u32 = 4;

impl Side {
    /// An array, from a byte offset in its rows.
    pub fn array(array: usize, offset: usize) -> Side {
        Side {
            memory_type: ARRAY,
            array,
            left_out: [offset as u64, 0, 0],
            ..Side::default()
        }
    }

    /// Memory of the host or the device.
    pub fn memory(address: u64) -> Side {
        Side {
            memory_type: UNIFIED,
            device: address,
            ..Side::default()
        }
    }

    /// Rows of the operand, and the distance of slices in bytes. A pitch or a height of zero means
    /// contiguous rows or slices.
    fn place(&self, world: &mut World, extent: Extent) -> Outcome<(Rows, u64)> {
        let [width, height, _] = extent;
        let (base, pitch, height) = match self.memory_type {
            HOST => (self.host, self.pitch, or(self.height, height)),
            DEVICE | UNIFIED => (self.device, self.pitch, or(self.height, height)),
            ARRAY => self.place_in_array(world, extent)?,
            _ => return Err(Code::INVALID_VALUE),
        };
        let pitch = or(pitch, width);
        let slice = pitch.checked_mul(height).ok_or(Code::INVALID_VALUE)?;
        let [x, y, z] = self.left_out;
        let rows = y.checked_mul(pitch).and_then(|rows| rows.checked_add(x));
        let slices = z.checked_mul(slice);
        let offset = rows.and_then(|rows| rows.checked_add(slices?));
        let start = offset.and_then(|offset| base.checked_add(offset));
        let start = start.ok_or(Code::INVALID_VALUE)?;
        Ok((Rows { start, pitch }, slice))
    }

    /// The same for an array, whose layout is fixed.
    fn place_in_array(&self, world: &mut World, extent: Extent) -> Outcome<(u64, u64, u64)> {
        let array = world.array(self.array)?;
        let shape = array.shape;
        let most = [shape.row(), shape.rows(), shape.slices()];
        let ends = self.left_out.iter().zip(extent).zip(most);
        for ((left_out, extent), most) in ends {
            if left_out.checked_add(extent).is_none_or(|end| end > most) {
                return Err(Code::INVALID_VALUE);
            }
        }
        let start = array.start.ok_or(Code::INVALID_VALUE)?;
        Ok((start, shape.row(), shape.rows()))
    }
}

/// Replaces zero by a default.
fn or(number: u64, other: u64) -> u64 {
    match number {
        0 => other,
        number => number,
    }
}

impl Driver {
    /// Performs a three-dimensional copy.
    pub fn copy_box(&self, to: Side, from: Side, extent: Extent, order: Order) -> Outcome {
        if extent.contains(&0) {
            return Ok(());
        }
        let copy = self.box_copy(to, from, extent)?;
        self.copy(copy, order)
    }

    /// Makes a three-dimensional copy now, for a node of a graph.
    pub fn copy_box_now(&self, to: Side, from: Side, extent: Extent) -> Outcome {
        if extent.contains(&0) {
            return Ok(());
        }
        self.copy_now(self.box_copy(to, from, extent)?)
    }

    /// Builds the task of a three-dimensional copy.
    pub fn box_copy(&self, to: Side, from: Side, extent: Extent) -> Outcome<Copy> {
        let [width, height, depth] = extent;
        let mut world = self.lock();
        let (to, to_slice) = to.place(&mut world, extent)?;
        let (from, from_slice) = from.place(&mut world, extent)?;
        Ok(Copy {
            to,
            from,
            width,
            height,
            depth,
            slices: [to_slice, from_slice],
        })
    }
}

//! Memory mapped to sparse and deferred arrays, by tiles or as a whole.
//!
//! The elements of such an array are contiguous, as in other arrays, independent of the layout in its memory.
//! Mapping a piece copies its contents from the memory; unmapping it, or destroying the array, copies them
//! back. Two arrays that share memory at the same time therefore do not see each other's writes.

use std::collections::BTreeMap;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::device::{self, ALLOCATION_GRANULARITY};
use crate::memory::Memory;
use crate::memory::managed::Location;
use crate::memory::physical::Properties;
use crate::memory::reach::Touch;
use crate::objects::array::{Array, Mipmapped, Shape, TILE};
use crate::objects::graph::NodeKind;
use crate::world::{Driver, World};

/// `CU_MEM_CREATE_USAGE_TILE_POOL`.
pub const TILE_POOL: u16 = 1;

/// An array or a mipmapped array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resource {
    Array(usize),
    Mipmapped(usize),
}

/// A region of an array.
#[derive(Clone, Copy, Debug)]
pub enum Region {
    /// Tiles of a level, or of one of its layers: from an element, with a number in each direction.
    Level {
        level: u32,
        layer: u32,
        from: [u64; 3],
        extent: [u64; 3],
    },
    /// A range of the tail, in bytes.
    Tail { layer: u32, from: u64, size: u64 },
}

/// The change of a region.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    /// Physical memory is mapped, from an offset.
    Map {
        physical: usize,
        from: u64,
    },
    Unmap,
}

/// The position of a piece in its array: level, layer or slice, row, element. For the tail: a level after all
/// others, and a byte.
type Key = [u64; 4];

/// Consecutive elements in a row: position, size in bytes, and offset in the memory of the piece.
type Run = (u64, u64, u64);

/// A mapped piece of memory.
#[derive(Clone, Debug)]
struct Piece {
    file: Arc<File>,
    physical: usize,
    /// Runs with host addresses.
    runs: Vec<(u64, usize, u64)>,
}

/// The memory that is mapped to an array.
#[derive(Debug)]
struct Backing {
    resource: Resource,
    start: u64,
    pieces: BTreeMap<Key, Piece>,
}

impl Piece {
    /// Copies the contents of the memory to the elements.
    fn copy_in(&self) {
        for (place, size, at) in &self.runs {
            // SAFETY: the elements of an array stay mapped until its destruction, which waits for all work.
            let bytes = unsafe { std::slice::from_raw_parts_mut(*place as *mut u8, *size) };
            // The driver's own file has the checked size.
            let _ = self.file.read_exact_at(bytes, *at);
        }
    }

    /// Copies the elements back to the memory and clears them.
    fn copy_out(&self) {
        for (place, size, at) in &self.runs {
            // SAFETY: the elements of an array stay mapped until its destruction, which waits for all work.
            let bytes = unsafe { std::slice::from_raw_parts_mut(*place as *mut u8, *size) };
            let _ = self.file.write_all_at(bytes, *at);
            bytes.fill(0);
        }
    }
}

/// The levels of an array, with the offset of each level's elements.
struct Layout {
    shape: Shape,
    levels: Vec<(Shape, u64)>,
}

impl Layout {
    fn of(world: &mut World, resource: Resource) -> Outcome<Layout> {
        let (shape, count) = match resource {
            Resource::Array(array) => {
                let array = world.array(array)?;
                if array.is_part {
                    return Err(Code::INVALID_VALUE);
                }
                (array.shape, 1)
            }
            Resource::Mipmapped(array) => {
                let array = world.others.of::<Mipmapped>().get(array);
                let array = array.ok_or(Code::INVALID_HANDLE)?;
                (array.shape, array.levels.len() as u32)
            }
        };
        if !shape.is_unmapped() || shape.height == 0 {
            return Err(Code::INVALID_VALUE);
        }
        let mut behind = 0;
        let mut levels = Vec::new();
        for number in 0..count {
            let level = shape.level(number);
            levels.push((level, behind));
            behind += level.size()?;
        }
        Ok(Layout { shape, levels })
    }

    fn size(&self) -> Outcome<u64> {
        let last = self.levels.last().ok_or(Code::INVALID_VALUE)?;
        Ok(last.1 + last.0.size()?)
    }

    /// Returns the pieces of a region, in the order of the memory.
    fn pieces(&self, region: Region) -> Outcome<Vec<(Key, Vec<Run>)>> {
        if self.shape.is_deferred() {
            return Ok(vec![([0; 4], vec![(0, self.size()?, 0)])]);
        }
        match region {
            Region::Level {
                level,
                layer,
                from,
                extent,
            } => self.tiles(level, layer, from, extent),
            Region::Tail { layer, from, size } => self.tail(layer, from, size),
        }
    }

    fn tiles(
        &self,
        number: u32,
        layer: u32,
        from: [u64; 3],
        extent: [u64; 3],
    ) -> Outcome<Vec<(Key, Vec<Run>)>> {
        let level = self.levels.get(number as usize);
        let (shape, behind) = *level.ok_or(Code::INVALID_VALUE)?;
        let (width, height, depth) = self.shape.tile();
        let tile = [width, height, depth].map(u64::from);
        let layers = if shape.has_layers() {
            shape.slices()
        } else {
            1
        };
        let most = match shape.has_layers() {
            true => [shape.width, shape.rows(), 1],
            false => [shape.width, shape.rows(), shape.slices()],
        };
        for direction in 0..3 {
            let (from, extent, tile) = (from[direction], extent[direction], tile[direction]);
            let end = from.checked_add(extent).ok_or(Code::INVALID_VALUE)?;
            let is_whole = from % tile == 0 && (end % tile == 0 || end == most[direction]);
            if extent == 0 || end > most[direction] || !is_whole {
                return Err(Code::INVALID_VALUE);
            }
        }
        if u64::from(layer) >= layers || !shape.fills_a_tile() {
            return Err(Code::INVALID_VALUE);
        }
        let steps = |direction: usize| {
            let end = from[direction] + extent[direction];
            (from[direction]..end).step_by(tile[direction] as usize)
        };
        let mut pieces = Vec::new();
        for z in steps(2) {
            for y in steps(1) {
                for x in steps(0) {
                    let columns = tile[0].min(shape.width - x) * shape.element();
                    let mut runs = Vec::new();
                    for slice in 0..tile[2].min(most[2] - z) {
                        for row in 0..tile[1].min(shape.rows() - y) {
                            let slices = (u64::from(layer) + z + slice) * shape.rows();
                            let at = (slices + y + row) * shape.row() + x * shape.element();
                            let inside = (slice * tile[1] + row) * tile[0] * shape.element();
                            runs.push((behind + at, columns, inside));
                        }
                    }
                    let key = [number.into(), u64::from(layer) + z, y, x];
                    pieces.push((key, runs));
                }
            }
        }
        Ok(pieces)
    }

    /// Returns the pieces of the tail. Its levels are contiguous; each layer has its own tail, unless the
    /// tail is the whole array.
    fn tail(&self, layer: u32, from: u64, size: u64) -> Outcome<Vec<(Key, Vec<Run>)>> {
        let filling = |(shape, _): &&(Shape, u64)| shape.fills_a_tile();
        let first = self.levels.iter().take_while(filling).count();
        let layers = match self.shape.has_layers() && first > 0 {
            true => self.shape.slices(),
            false => 1,
        };
        let mut end = 0;
        let mut runs = Vec::new();
        for (shape, behind) in &self.levels[first..] {
            let size = shape.size()? / layers;
            runs.push((behind + size * u64::from(layer), size, end));
            end += size;
        }
        let end = end.next_multiple_of(TILE);
        let is_inside = from.checked_add(size).is_some_and(|last| last <= end);
        if u64::from(layer) >= layers
            || !is_inside
            || size == 0
            || !(from | size).is_multiple_of(TILE)
        {
            return Err(Code::INVALID_VALUE);
        }
        let pieces = (from..from + size).step_by(TILE as usize).map(|start| {
            let inside = runs.iter().filter_map(|(behind, size, at)| {
                let (first, last) = (*at.max(&start), (at + size).min(start + TILE));
                let length = last.checked_sub(first).filter(|length| *length > 0)?;
                Some((behind + first - at, length, first - start))
            });
            ([u64::MAX, layer.into(), 0, start], inside.collect())
        });
        Ok(pieces.collect())
    }
}

impl Driver {
    /// Maps or unmaps memory of arrays in stream order.
    pub fn map_arrays(&self, changes: &[(Resource, Region, Change)], stream: usize) -> Outcome {
        let mut world = self.lock();
        if world.stream(stream)?.capture.is_some() {
            return Err(Code::STREAM_CAPTURE_UNSUPPORTED);
        }
        for (resource, region, change) in changes {
            let pieces = Layout::of(&mut world, *resource)?.pieces(*region)?;
            world.check_pool(*change, &pieces)?;
        }
        let mut gone = Vec::new();
        for (resource, region, change) in changes {
            let layout = Layout::of(&mut world, *resource)?;
            let pieces = layout.pieces(*region)?;
            let backing = world.backing(*resource, layout.size()?)?;
            let mut work: Vec<(Option<Piece>, Option<Piece>)> = Vec::new();
            let mut next = 0;
            for (key, runs) in pieces {
                let piece = match change {
                    Change::Map { physical, from } => {
                        let start = world.tiled(backing)?.start;
                        Some(world.memory.piece(*physical, from + next, start, &runs)?)
                    }
                    Change::Unmap => None,
                };
                next += span(&runs).next_multiple_of(TILE);
                let pieces = &mut world.tiled(backing)?.pieces;
                let before = match piece.clone() {
                    Some(piece) => pieces.insert(key, piece),
                    None => pieces.remove(&key),
                };
                gone.extend(before.as_ref().map(|piece| piece.physical));
                work.push((before, piece));
            }
            let exchange = move || {
                for (before, piece) in work {
                    before.iter().for_each(Piece::copy_out);
                    piece.iter().for_each(Piece::copy_in);
                }
            };
            // No kind of node represents it, and captures reject it.
            world.submit(stream, NodeKind::Empty, Box::new(exchange))?;
        }
        for physical in gone {
            world.memory.end_hold(physical);
        }
        Ok(())
    }
}

impl World {
    /// Checks that the memory is a tile pool of sufficient size.
    fn check_pool(&self, change: Change, pieces: &[(Key, Vec<Run>)]) -> Outcome {
        let Change::Map { physical, from } = change else {
            return Ok(());
        };
        let pool = self.memory.physical(physical)?;
        let size = pieces
            .iter()
            .map(|(_, runs)| span(runs).next_multiple_of(TILE));
        let end = from.checked_add(size.sum()).ok_or(Code::INVALID_VALUE)?;
        let is_pool = pool.properties.usage & TILE_POOL != 0;
        match is_pool && from.is_multiple_of(TILE) && end <= pool.size {
            true => Ok(()),
            false => Err(Code::INVALID_VALUE),
        }
    }

    /// Returns the address of the elements of an array with mapped memory.
    fn backing(&mut self, resource: Resource, size: u64) -> Outcome<usize> {
        let known = self.others.of::<Backing>().iter();
        let known = known.filter(|(_, backing)| backing.resource == resource);
        if let Some(backing) = known.map(|(handle, _)| handle).next() {
            return Ok(backing);
        }
        let start = self.memory.elements(size)?;
        self.set_start(resource, Some(start))?;
        let backing = Backing {
            resource,
            start,
            pieces: BTreeMap::new(),
        };
        Ok(self.others.of::<Backing>().insert(backing))
    }

    fn tiled(&mut self, backing: usize) -> Outcome<&mut Backing> {
        let backing = self.others.of::<Backing>().get_mut(backing);
        backing.ok_or(Code::INVALID_HANDLE)
    }

    /// Sets the address of an array and of its levels or planes.
    fn set_start(&mut self, resource: Resource, start: Option<u64>) -> Outcome {
        let parts = match resource {
            Resource::Array(array) => {
                let array = self.others.of::<Array>().get_mut(array);
                let array = array.ok_or(Code::INVALID_HANDLE)?;
                array.start = start;
                array.planes.clone()
            }
            Resource::Mipmapped(array) => {
                let array = self.others.of::<Mipmapped>().get_mut(array);
                let array = array.ok_or(Code::INVALID_HANDLE)?;
                array.start = start;
                array.levels.clone()
            }
        };
        let mut start = start;
        for part in parts {
            let part = self.others.of::<Array>().get_mut(part);
            let part = part.ok_or(Code::INVALID_HANDLE)?;
            part.start = start;
            let size = part.shape.size()?;
            start = start.map(|start| start + size);
        }
        Ok(())
    }

    /// Copies the elements of a destroyed array back to its memory. No work uses the array any more.
    pub fn end_backing(&mut self, resource: Resource) {
        let ended = self.others.of::<Backing>();
        for backing in ended.remove_where(|backing| backing.resource == resource) {
            for piece in backing.pieces.values() {
                piece.copy_out();
                self.memory.end_hold(piece.physical);
            }
        }
    }
}

impl Memory {
    /// Reserves host memory for the elements of an array, which does not count as device memory.
    fn elements(&mut self, size: u64) -> Outcome<u64> {
        let properties = Properties {
            kind: 0,
            handle_types: 0,
            location: Location::from_device(device::CPU),
            compression: 0,
            rdma: 0,
            usage: 0,
        };
        let size = size.next_multiple_of(ALLOCATION_GRANULARITY);
        let room = self.create_physical(size, properties)?;
        let start = self.map_part(room, 0);
        self.release_physical(room)?;
        let start = start?;
        self.commit(start, size, Touch::Write)?;
        Ok(start)
    }

    /// Returns a piece of physical memory for elements at an offset from the start of their array.
    fn piece(&mut self, physical: usize, from: u64, start: u64, runs: &[Run]) -> Outcome<Piece> {
        let start = self.place(start);
        let file = self.hold(physical, from, span(runs))?;
        let runs = runs.iter().map(|(behind, size, inside)| {
            let size = usize::try_from(*size).unwrap_or(0);
            (start + behind, size, from + inside)
        });
        Ok(Piece {
            file: Arc::new(file),
            physical,
            runs: runs.collect(),
        })
    }
}

/// Returns the number of bytes that elements occupy in memory.
fn span(runs: &[Run]) -> u64 {
    let ends = runs.iter().map(|(_, size, inside)| inside + size);
    ends.max().unwrap_or(0).max(1)
}

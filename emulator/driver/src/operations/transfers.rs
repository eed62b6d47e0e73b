//! Copies and fills in stream order, or in the legacy stream while the caller waits.

use std::sync::Arc;

use cuspec_glue::mutation;

use crate::code::{Code, Outcome};
use crate::memory::copy::{fill_rows, move_rows};
use crate::memory::kinds::Kind;
use crate::memory::reach::Touch;
use crate::memory::{Memory, Place};
use crate::objects::graph::{BoxCopy, NodeKind, NodeWork};
use crate::objects::stream::Sort;
pub use crate::objects::work::Fill;
use crate::objects::work::Rows;
use crate::operations::boxes::Side;
use crate::queue::{Token, Work};
use crate::world::{Driver, World};

/// Maximum number of bytes of pageable memory that are staged for an asynchronous copy. A call with a larger
/// copy waits.
const MAX_STAGED: u64 = 64 << 20;

/// Slices of rows of bytes to copy; one row of one slice is a plain copy.
#[derive(Clone, Copy, Debug)]
pub struct Copy {
    pub to: Rows,
    pub from: Rows,
    pub width: u64,
    pub height: u64,
    pub depth: u64,
    /// Distance between slices in bytes, for the destination and the source.
    pub slices: [u64; 2],
}

impl Fill {
    /// Bytes of a row.
    fn width(&self) -> u64 {
        self.count.saturating_mul(self.element_size)
    }

    /// The rows at their host addresses, if they are accessible.
    fn open(&self, memory: &Memory) -> Outcome<Rows> {
        let (width, height) = (self.width(), self.height);
        memory.check_reach(self.to.start, self.to.extent(width, height))?;
        memory.open_rows(self.to, width, height, Touch::Write)
    }

    /// Fills rows that were opened.
    fn run(&self, to: Rows) {
        // SAFETY: the rows were checked to be mapped, and memory of the driver stays mapped.
        unsafe { fill_rows(to, self.element, self.element_size, self.count, self.height) };
    }
}

impl Copy {
    pub fn line(to: u64, from: u64, size: u64) -> Copy {
        Copy {
            to: Rows::line(to),
            from: Rows::line(from),
            width: size,
            height: 1,
            depth: 1,
            slices: [0; 2],
        }
    }

    /// The copy as a node of a graph has it.
    fn as_box(&self) -> BoxCopy {
        let side = |rows: Rows, slice: u64| Side {
            pitch: rows.pitch,
            height: slice.checked_div(rows.pitch).unwrap_or(0),
            ..Side::memory(rows.start)
        };
        BoxCopy {
            to: side(self.to, self.slices[0]),
            from: side(self.from, self.slices[1]),
            extent: [self.width, self.height, self.depth],
        }
    }

    fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0 || self.depth == 0
    }

    /// Returns the copy with host addresses, if both sides are accessible.
    fn open(self, memory: &Memory) -> Outcome<OpenCopy> {
        self.check(memory)?;
        let [to_slice, from_slice] = self.slices;
        Ok(OpenCopy(Copy {
            to: self.open_slices(memory, self.to, to_slice, Touch::Write)?,
            from: self.open_slices(memory, self.from, from_slice, Touch::Read)?,
            ..self
        }))
    }

    /// Checks that both sides are accessible.
    fn check(&self, memory: &Memory) -> Outcome {
        let [to_slice, from_slice] = self.slices;
        self.check_reach(memory, self.to, to_slice)?;
        self.check_reach(memory, self.from, from_slice)
    }

    fn check_reach(&self, memory: &Memory, rows: Rows, slice: u64) -> Outcome {
        let before = (self.depth - 1).saturating_mul(slice);
        let extent = before.saturating_add(rows.extent(self.width, self.height));
        memory.check_reach(rows.start, extent)
    }

    /// All slices are in one allocation, so the address of the first determines the others.
    fn open_slices(&self, memory: &Memory, rows: Rows, slice: u64, touch: Touch) -> Outcome<Rows> {
        for number in (1..self.depth).rev() {
            memory.open_rows(shifted(rows, number, slice), self.width, self.height, touch)?;
        }
        memory.open_rows(rows, self.width, self.height, touch)
    }
}

/// Returns the rows of another slice.
fn shifted(rows: Rows, number: u64, slice: u64) -> Rows {
    Rows {
        start: rows.start.wrapping_add(number.wrapping_mul(slice)),
        ..rows
    }
}

/// A copy between host addresses.
#[derive(Clone, Copy)]
struct OpenCopy(Copy);

impl OpenCopy {
    fn bytes(&self) -> u64 {
        let rows = self.0.height.saturating_mul(self.0.depth);
        self.0.width.saturating_mul(rows)
    }

    fn run(self) {
        let copy = self.0;
        for number in 0..copy.depth {
            let to = shifted(copy.to, number, copy.slices[0]);
            let from = shifted(copy.from, number, copy.slices[1]);
            // SAFETY: both sides were checked to be mapped, and memory of the driver stays mapped.
            unsafe { move_rows(to, from, copy.width, copy.height) };
        }
    }

    /// Copies the bytes of pageable memory now, so that the program may reuse the memory when the call
    /// returns.
    fn staged(self) -> impl FnOnce() + Send {
        let size = usize::try_from(self.bytes()).unwrap_or(usize::MAX);
        let mut staging = vec![0_u8; size];
        let slice = self.0.width.saturating_mul(self.0.height);
        let packed = move |start: u64| Rows {
            start,
            pitch: self.0.width,
        };
        // The staging memory has space for each row, and the source was checked.
        let taking = OpenCopy(Copy {
            to: packed(staging.as_mut_ptr() as u64),
            slices: [slice, self.0.slices[1]],
            ..self.0
        });
        taking.run();
        move || {
            let giving = OpenCopy(Copy {
                from: packed(staging.as_ptr() as u64),
                slices: [self.0.slices[0], slice],
                ..self.0
            });
            giving.run();
        }
    }
}

/// The stream order of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub stream: usize,
    /// Whether the caller waits, if copies of that kind of memory wait at all.
    pub waits: bool,
    /// Whether the source is read before the call returns, even if the stream still has work.
    pub reads_now: bool,
    /// Whether the calling thread makes the copy when its turn comes.
    pub runs_here: bool,
    /// Whether pageable memory is accessed in stream order: a source is not read ahead, and no call waits for a
    /// target.
    pub is_strict: bool,
}

impl Order {
    /// Runs in stream order without waiting.
    pub fn joining(stream: usize) -> Order {
        Order {
            stream,
            waits: false,
            reads_now: false,
            runs_here: false,
            is_strict: false,
        }
    }

    /// Runs in a default stream while the caller waits.
    pub fn waiting(stream: usize) -> Order {
        Order {
            waits: true,
            ..Order::joining(stream)
        }
    }
}

impl World {
    fn is_captured(&mut self, stream: usize) -> bool {
        self.stream(stream)
            .is_ok_and(|stream| stream.capture.is_some())
    }

    fn is_pageable(&self, address: u64) -> bool {
        matches!(self.memory.locate(address), Place::Pageable)
    }

    fn is_managed(&self, address: u64) -> bool {
        let found = self.memory.find(address);
        found.is_some_and(|found| matches!(found.kind, Kind::Managed(_)))
    }

    /// Pending work that a synchronous copy with memory of another context follows: that of the other context's
    /// legacy stream.
    fn behind_owner(&mut self, address: u64, stream: usize) -> Outcome<Vec<Arc<Token>>> {
        let context = self.stream(stream)?.context;
        let owner = self.memory.find(address);
        let owner = owner.filter(|found| matches!(found.kind, Kind::Device));
        Ok(match owner.map(|found| found.context) {
            Some(owner) if owner != context => self.behind_legacy(owner),
            _ => Vec::new(),
        })
    }

    /// Whether an address is in host memory that is not managed.
    fn is_on_host(&self, address: u64) -> bool {
        match self.memory.locate(address) {
            Place::Pageable => true,
            Place::Known(allocation) => allocation.is_host(),
            _ => false,
        }
    }

    /// Whether the memory is that of a graph whose capture has not ended: only the capture knows its address.
    pub fn is_unborn(&self, address: u64) -> bool {
        let found = self.memory.find(address).map(|found| &found.kind);
        let Some(Kind::OfGraph { graph, .. }) = found else {
            return false;
        };
        let mut captures = self.captures.values();
        captures.any(|capture| capture.graph == *graph)
    }

    /// Returns whether a call on this memory waits for the device: true if the host could access it.
    fn is_waited_for(&self, address: u64) -> bool {
        match self.memory.locate(address) {
            Place::Known(allocation) => {
                allocation.sync_memops == Some(true) || allocation.is_host_accessible()
            }
            _ => true,
        }
    }
}

impl Driver {
    /// Copies a rectangle. Copies within device memory never wait.
    pub fn copy(&self, copy: Copy, order: Order) -> Outcome {
        if copy.is_empty() {
            return Ok(());
        }
        let (to, from) = (copy.to.start, copy.from.start);
        let node = NodeWork::Memcpy(copy.as_box());
        let (copy, is_source_ours, is_target_ours, is_on_host, is_watched) = {
            let mut world = self.lock();
            if !world.is_captured(order.stream) && (world.is_unborn(to) || world.is_unborn(from)) {
                return Err(Code::INVALID_VALUE);
            }
            (
                copy.open(&world.memory)?,
                !world.is_pageable(from),
                !world.is_pageable(to),
                world.is_on_host(from) && world.is_on_host(to),
                world.is_waited_for(to) || world.is_waited_for(from),
            )
        };
        let stream = order.stream;
        if order.waits && is_watched {
            let (returns_ahead, after) = {
                let mut world = self.lock();
                let is_per_thread = world.stream(stream)?.sort == Sort::PerThread;
                let is_upload = !is_source_ours && !world.is_waited_for(to);
                let mut after = world.behind_owner(to, stream)?;
                after.extend(world.behind_owner(from, stream)?);
                (is_per_thread && is_upload, after)
            };
            return match returns_ahead {
                true => self.upload_ahead(copy, stream),
                false => self.perform_behind(stream, node, after, || copy.run()),
            };
        }
        // Mutants read a source late, or complete a destination late, to test the suite.
        let (is_early, reads_late) = (mutation::is_early(), mutation::reads_late());
        let reads_now = (order.reads_now || !is_source_ours && !order.is_strict) && !reads_late;
        let is_staged = reads_now && copy.bytes() <= MAX_STAGED;
        // Copies within host memory are made by the calling thread, unless the order is strict.
        let is_made_here = order.runs_here
            || match order.is_strict {
                true => !is_source_ours && is_target_ours,
                false => is_on_host || !is_target_ours,
            };
        if is_made_here && !is_early || reads_now && !is_staged {
            let (health, place) = {
                let mut world = self.lock();
                let health = world.health_of(stream)?;
                (health, world.place(stream, node, [])?)
            };
            return match place {
                Some(place) => place.run_here(|| health.check().map(|()| copy.run())),
                None => Ok(()),
            };
        }
        let work: Work = match is_staged {
            false => Box::new(move || copy.run()),
            true => Box::new(copy.staged()),
        };
        self.submit(stream, node, work)
    }

    /// Makes a copy now, for a node of a graph.
    pub fn copy_now(&self, copy: Copy) -> Outcome {
        let copy = copy.open(&self.lock().memory)?;
        copy.run();
        Ok(())
    }

    /// Fills rows now, for a node of a graph.
    pub fn fill_now(&self, fill: Fill) -> Outcome {
        let to = fill.open(&self.lock().memory)?;
        fill.run(to);
        Ok(())
    }

    /// Copies pageable memory to the device in a per-thread stream. The caller waits for earlier work of this
    /// stream, and not for that of the legacy stream, which the copy follows.
    fn upload_ahead(&self, copy: OpenCopy, stream: usize) -> Outcome {
        let last = self.lock().stream(stream)?.last.clone();
        last.iter().for_each(|token| token.wait());
        let work = copy.staged();
        let mut world = self.lock();
        let health = world.health_of(stream)?;
        let place = world.place(stream, NodeKind::Memcpy, [])?;
        let place = place.ok_or(Code::STREAM_CAPTURE_IMPLICIT)?;
        if place.is_due() {
            drop(world);
            return place.run_here(|| health.check().map(|()| work()));
        }
        place.enqueue(Box::new(move || {
            if health.is_sound() {
                work();
            }
        }));
        Ok(())
    }

    /// The order of a copy between the device and memory that the function takes for the host's: the calling
    /// thread accesses managed memory.
    pub fn joining_with_host(&self, stream: usize, host: u64) -> Order {
        Order {
            runs_here: self.lock().is_managed(host),
            ..Order::joining(stream)
        }
    }

    /// Runs several copies or none. On failure, returns the index of the faulty copy with the code.
    pub fn copy_all(&self, copies: &[(Copy, Order)]) -> Result<(), (usize, Code)> {
        {
            let world = self.lock();
            for (number, (copy, _)) in copies.iter().enumerate() {
                copy.check(&world.memory).map_err(|code| (number, code))?;
            }
        }
        for (number, (copy, order)) in copies.iter().enumerate() {
            self.copy(*copy, *order).map_err(|code| (number, code))?;
        }
        Ok(())
    }

    /// Fills rows. Fills of device memory never wait.
    pub fn fill(&self, fill: Fill, order: Order) -> Outcome {
        if fill.width() == 0 || fill.height == 0 {
            return Ok(());
        }
        let (to, is_watched) = {
            let mut world = self.lock();
            if world.is_captured(order.stream) {
                // A capture only records the fill, and the memory is checked at launch.
                return world.submit(order.stream, NodeWork::Memset(fill), Box::new(|| ()));
            }
            if world.is_unborn(fill.to.start) {
                return Err(Code::INVALID_VALUE);
            }
            let to = fill.open(&world.memory)?;
            (to, world.is_waited_for(fill.to.start))
        };
        let run = move || fill.run(to);
        match order.waits && is_watched {
            true => self.perform(order.stream, NodeKind::Memset, run),
            false => self.submit(order.stream, NodeKind::Memset, Box::new(run)),
        }
    }
}

//! Creation and destruction of arrays, and addresses of their elements.

use super::tiles::Resource;
use crate::code::{Code, Outcome};
use crate::memory::kinds::Kind;
use crate::objects::array::{Array, Mipmapped, Shape};
use crate::world::{Driver, World};

impl World {
    /// Returns a live array.
    pub fn array(&mut self, handle: usize) -> Outcome<&Array> {
        let arrays = self.others.of::<Array>();
        arrays.get(handle).ok_or(Code::INVALID_HANDLE)
    }

    /// Allocates memory for elements, unless memory is mapped separately.
    fn elements_of(&mut self, context: usize, shape: &Shape, size: u64) -> Outcome<Option<u64>> {
        if size == 0 {
            return Err(Code::INVALID_VALUE);
        }
        match shape.is_unmapped() {
            true => Ok(None),
            false => Ok(Some(self.memory.allocate_variable(context, size)?)),
        }
    }

    /// Creates arrays whose elements are consecutive parts of one piece of memory.
    fn parts(
        &mut self,
        context: usize,
        start: Option<u64>,
        shapes: &[Shape],
    ) -> Outcome<Vec<usize>> {
        let mut start = start;
        let mut parts = Vec::new();
        for shape in shapes {
            let array = Array {
                shape: *shape,
                context,
                start,
                is_part: true,
                planes: Vec::new(),
            };
            parts.push(self.others.of::<Array>().insert(array));
            let size = shape.size()?;
            start = start.map(|start| start + size);
        }
        Ok(parts)
    }

    /// Ends the arrays of a context, whose memory is freed with it. Their handles are no longer valid.
    pub(super) fn drop_arrays_of(&mut self, context: usize) {
        let arrays = self.others.of::<Array>();
        arrays.remove_where(|array| array.context == context);
        let arrays = self.others.of::<Mipmapped>();
        arrays.remove_where(|array| array.context == context);
    }

    fn end_parts(&mut self, parts: &[usize]) {
        for part in parts {
            self.others.of::<Array>().remove(*part);
        }
    }
}

impl Driver {
    pub fn create_array(&self, shape: Shape) -> Outcome<usize> {
        if !shape.can_be_made(false) {
            return Err(Code::INVALID_VALUE);
        }
        let mut world = self.lock();
        let planes = shape.planes();
        let size = match planes.is_empty() {
            true => shape.size()?,
            false => total(&planes)?,
        };
        let context = world.working_context()?;
        let start = world.elements_of(context, &shape, size)?;
        let array = Array {
            shape,
            context,
            start,
            is_part: false,
            planes: world.parts(context, start, &planes)?,
        };
        Ok(world.others.of::<Array>().insert(array))
    }

    pub fn create_mipmapped_array(&self, shape: Shape, levels: u32) -> Outcome<usize> {
        if !shape.can_be_made(true) {
            return Err(Code::INVALID_VALUE);
        }
        let mut world = self.lock();
        let count = levels.clamp(1, shape.most_levels());
        let levels: Vec<Shape> = (0..count).map(|number| shape.level(number)).collect();
        let context = world.working_context()?;
        let start = world.elements_of(context, &shape, total(&levels)?)?;
        let array = Mipmapped {
            shape,
            context,
            start,
            levels: world.parts(context, start, &levels)?,
        };
        Ok(world.others.of::<Mipmapped>().insert(array))
    }

    /// Destroys an array once its work is done.
    pub fn destroy_array(&self, handle: usize) -> Outcome {
        let start = self.lock().array(handle)?.start;
        self.wait_for_work_on(start);
        let mut world = self.lock();
        if world.array(handle)?.is_part {
            return Err(Code::INVALID_HANDLE);
        }
        world.end_backing(Resource::Array(handle));
        let array = world.others.of::<Array>().remove(handle);
        let array = array.ok_or(Code::INVALID_HANDLE)?;
        world.end_parts(&array.planes);
        world.free_elements(array.start)
    }

    /// Creates an array with levels whose elements lie in existing physical memory.
    pub fn map_mipmapped_array(
        &self,
        physical: usize,
        offset: u64,
        shape: Shape,
        levels: u32,
    ) -> Outcome<usize> {
        let mut world = self.lock();
        if levels == 0 || levels > shape.most_levels() {
            return Err(Code::INVALID_VALUE);
        }
        let levels: Vec<Shape> = (0..levels).map(|number| shape.level(number)).collect();
        let end = offset.checked_add(total(&levels)?);
        let room = world.memory.physical_size(physical)?;
        if end.is_none_or(|end| end > room) {
            return Err(Code::INVALID_VALUE);
        }
        // The array needs no context.
        let context = world.working_context().unwrap_or_default();
        let start = Some(world.memory.map_part(physical, offset)?);
        let array = Mipmapped {
            shape,
            context,
            start,
            levels: world.parts(context, start, &levels)?,
        };
        Ok(world.others.of::<Mipmapped>().insert(array))
    }

    /// Destroys an array and its levels once their work is done.
    pub fn destroy_mipmapped_array(&self, handle: usize) -> Outcome {
        let start = {
            let mut world = self.lock();
            let array = world.others.of::<Mipmapped>().get(handle);
            array.ok_or(Code::INVALID_HANDLE)?.start
        };
        self.wait_for_work_on(start);
        let mut world = self.lock();
        world.end_backing(Resource::Mipmapped(handle));
        let array = world.others.of::<Mipmapped>().remove(handle);
        let array = array.ok_or(Code::INVALID_HANDLE)?;
        world.end_parts(&array.levels);
        world.free_elements(array.start)
    }

    /// Waits for all work of the context that elements belong to. Elements in memory that is mapped separately belong
    /// to no context.
    fn wait_for_work_on(&self, start: Option<u64>) {
        let unfinished = {
            let world = self.lock();
            let found = start.and_then(|start| world.memory.find(start));
            match found.map(|found| found.context) {
                Some(context) => world.unfinished(context),
                None => world.unfinished_anywhere(),
            }
        };
        unfinished.iter().for_each(|token| token.wait());
    }
}

impl World {
    /// Frees memory of elements, unless its context has done so.
    fn free_elements(&mut self, start: Option<u64>) -> Outcome {
        if let Some(start) = start {
            if let Some(freed) = self.memory.free_part(start) {
                return freed;
            }
            let _ = self
                .memory
                .release(start, |kind| matches!(kind, Kind::Variable));
        }
        Ok(())
    }
}

/// Size of all elements in bytes.
fn total(shapes: &[Shape]) -> Outcome<u64> {
    shapes.iter().try_fold(0_u64, |sum, shape| {
        sum.checked_add(shape.size()?).ok_or(Code::OUT_OF_MEMORY)
    })
}

//! Registering, mapping and unmapping of OpenGL buffers and images.

use crate::code::{Code, Outcome};
use crate::memory::kinds::Kind;
use crate::memory::reach::Touch;
use crate::objects::array::{Array, Mipmapped, Shape};
use crate::objects::graphics::{Content, MappedImage, NamedBuffer, Resource, SharedBuffer};
use crate::objects::handle::Identity;
use crate::opengl::{self, Image, ImageKind, OpenGl, Unsuitable};
use crate::world::{Driver, World};

/// `CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY`.
const READ_ONLY: u32 = 1;
/// `CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST` and `.._TEXTURE_GATHER`, and the flags of arrays.
const SURFACE: (u32, u32) = (4, 2);
const GATHER: (u32, u32) = (8, 8);
/// `CUDA_ARRAY3D_LAYERED` and `CUDA_ARRAY3D_CUBEMAP`.
const LAYERED: u32 = 1;
const CUBEMAP: u32 = 4;

/// Bytes to copy between OpenGL and the memory of the driver.
#[derive(Clone, Copy, Debug)]
enum Piece {
    Buffer {
        name: u32,
    },
    Level {
        image: Image,
        face: u32,
        level: u32,
        size: [u32; 3],
    },
}

/// A piece with its place in memory.
#[derive(Clone, Copy, Debug)]
struct Placed {
    piece: Piece,
    start: u64,
    size: u64,
}

impl From<Unsuitable> for Code {
    fn from(reason: Unsuitable) -> Code {
        match reason {
            Unsuitable::Unknown => Code::INVALID_HANDLE,
            Unsuitable::Empty => Code::OUT_OF_MEMORY,
            Unsuitable::Kind => Code::INVALID_VALUE,
        }
    }
}

impl World {
    fn resource(&mut self, handle: usize) -> Outcome<&mut Resource> {
        let table = self.others.of::<Resource>();
        table.get_mut(handle).ok_or(Code::INVALID_HANDLE)
    }

    fn shared_buffer(&mut self, handle: usize) -> Outcome<&mut SharedBuffer> {
        let table = self.others.of::<SharedBuffer>();
        table.get_mut(handle).ok_or(Code::INVALID_HANDLE)
    }

    /// The size of a buffer in bytes.
    pub fn shared_buffer_size(&mut self, handle: usize) -> Option<u64> {
        self.shared_buffer(handle).ok().map(|buffer| buffer.size)
    }

    /// Adds a user to the memory of a buffer, which is allocated for the first one.
    fn use_buffer(&mut self, gl: &OpenGl, name: u32, size: u64, context: usize) -> Outcome<usize> {
        let is_it = |buffer: &SharedBuffer| {
            (buffer.name, buffer.opengl, buffer.context, buffer.size)
                == (name, gl.context, context, size)
        };
        let table = self.others.of::<SharedBuffer>();
        let known = table.iter().find(|(_, buffer)| is_it(buffer));
        if let Some(handle) = known.map(|(handle, _)| handle) {
            self.shared_buffer(handle)?.users += 1;
            return Ok(handle);
        }
        let start = self.memory.allocate_variable(context, size)?;
        Ok(self.others.of().insert(SharedBuffer {
            name,
            opengl: gl.context,
            context,
            start,
            size,
            users: 1,
            mappings: 0,
        }))
    }

    /// Removes a user of the memory of a buffer, which is freed with the last one.
    fn leave_buffer(&mut self, handle: usize) {
        let Ok(buffer) = self.shared_buffer(handle) else {
            return;
        };
        buffer.users -= 1;
        if buffer.users == 0 {
            let start = buffer.start;
            self.others.of::<SharedBuffer>().remove(handle);
            self.free_graphics(start);
        }
    }

    fn free_graphics(&mut self, start: u64) {
        let _ = self
            .memory
            .release(start, |kind| matches!(kind, Kind::Variable));
    }

    /// Notes that a registration of a buffer is mapped. Returns the bytes to copy, unless another registration is mapped.
    fn map_buffer(&mut self, handle: usize) -> Outcome<Vec<Placed>> {
        let buffer = self.shared_buffer(handle)?;
        buffer.mappings += 1;
        Ok(match buffer.mappings {
            1 => vec![Placed::buffer(buffer)],
            _ => Vec::new(),
        })
    }

    /// Notes that a registration of a buffer is unmapped. Returns the bytes to copy back.
    fn unmap_buffer(&mut self, handle: usize) -> Outcome<Vec<Placed>> {
        let buffer = self.shared_buffer(handle)?;
        buffer.mappings = buffer.mappings.saturating_sub(1);
        Ok(vec![Placed::buffer(buffer)])
    }

    /// The pieces of an image, each with its place in memory.
    fn pieces(&mut self, image: &MappedImage) -> Vec<Placed> {
        let arrays = self.others.of::<Array>();
        let mut pieces = Vec::new();
        for (number, parts) in image.parts.iter().enumerate() {
            let level = number as u32;
            // Layers are transferred together, faces one by one.
            for face in 0..image.image.kind.faces() {
                let Some(first) = parts.get(face as usize).and_then(|part| arrays.get(*part))
                else {
                    continue;
                };
                let Some(start) = first.start else { continue };
                let size = image.image.level(level);
                let layers = match image.image.kind {
                    ImageKind::Layers => u64::from(size[2]),
                    _ => 1,
                };
                pieces.push(Placed {
                    piece: Piece::Level {
                        image: image.image,
                        face,
                        level,
                        size,
                    },
                    start,
                    size: first.shape.size().unwrap_or(0) * layers,
                });
            }
        }
        pieces
    }

    /// Frees the arrays of an image.
    fn end_image(&mut self, image: &MappedImage) {
        for part in image.parts.iter().flatten() {
            self.others.of::<Array>().remove(*part);
        }
        let Some(levels) = self.others.of::<Mipmapped>().remove(image.levels) else {
            return;
        };
        for level in &levels.levels {
            self.others.of::<Array>().remove(*level);
        }
        if let Some(start) = levels.start {
            self.free_graphics(start);
        }
    }

    /// Ends the resources of a context, whose memory is freed with it.
    pub(super) fn drop_graphics_of(&mut self, context: usize) {
        let resources = self.others.of::<Resource>();
        resources.remove_where(|resource| resource.context == context);
        let buffers = self.others.of::<NamedBuffer>();
        buffers.remove_where(|buffer| buffer.context == context);
        let buffers = self.others.of::<SharedBuffer>();
        buffers.remove_where(|buffer| buffer.context == context);
    }

    /// The handle of a buffer that is registered by its name in the current context.
    pub fn named_buffer(&mut self, name: u32) -> Outcome<usize> {
        let context = self.current_context()?;
        let is_it = |buffer: &NamedBuffer| (buffer.name, buffer.context) == (name, context);
        let table = self.others.of::<NamedBuffer>();
        let found = table.iter().find(|(_, buffer)| is_it(buffer));
        found.map(|(handle, _)| handle).ok_or(Code::INVALID_VALUE)
    }

    /// Creates an array for each layer or face of each level of an image, and a mipmapped array of all.
    fn create_arrays(&mut self, image: Image, context: usize, flags: u32) -> Outcome<MappedImage> {
        let [width, height, depth] = image.size.map(u64::from);
        let mut shape = Shape {
            width,
            height,
            depth,
            format: image.format.array(),
            channels: image.format.channels(),
            flags,
        };
        shape.flags |= match image.kind {
            ImageKind::Layers => LAYERED,
            ImageKind::Cube => CUBEMAP,
            _ => 0,
        };
        let count = match image.has_levels {
            true => shape.most_levels(),
            false => 1,
        };
        let levels: Vec<Shape> = (0..count).map(|number| shape.level(number)).collect();
        let sizes: Outcome<Vec<u64>> = levels.iter().map(Shape::size).collect();
        let sizes = sizes?;
        let start = self.memory.allocate_variable(context, sizes.iter().sum())?;
        let (mut at, mut whole, mut parts) = (start, Vec::new(), Vec::new());
        for (level, size) in levels.iter().zip(sizes) {
            let array = |shape, start| Array {
                shape,
                context,
                start: Some(start),
                is_part: true,
                planes: Vec::new(),
            };
            let arrays = self.others.of::<Array>();
            whole.push(arrays.insert(array(*level, at)));
            let layers = match level.has_layers() {
                true => level.slices(),
                false => 1,
            };
            let part = Shape {
                depth: if level.has_layers() { 0 } else { level.depth },
                flags,
                ..*level
            };
            let places = (0..layers).map(|layer| at + size / layers * layer);
            parts.push(places.map(|at| arrays.insert(array(part, at))).collect());
            at += size;
        }
        let levels = self.others.of().insert(Mipmapped {
            shape,
            context,
            start: Some(start),
            levels: whole,
        });
        Ok(MappedImage {
            image,
            levels,
            parts,
        })
    }
}

impl Placed {
    fn buffer(buffer: &SharedBuffer) -> Placed {
        let (start, size) = (buffer.start, buffer.size);
        let name = buffer.name;
        Placed {
            piece: Piece::Buffer { name },
            start,
            size,
        }
    }
}

impl Image {
    /// The size of a level.
    fn level(&self, level: u32) -> [u32; 3] {
        let halved = |extent: u32| match extent {
            0 => 0,
            extent => (extent >> level).max(1),
        };
        let [width, height, depth] = self.size;
        let depth = match self.kind {
            ImageKind::Volume => halved(depth),
            _ => depth,
        };
        [halved(width), halved(height), depth]
    }
}

impl Driver {
    fn opengl(&self) -> Outcome<OpenGl> {
        opengl::current().ok_or(Code::INVALID_GRAPHICS_CONTEXT)
    }

    /// Copies pieces from OpenGL to memory. Pieces of an object that has changed its size or was deleted keep what they
    /// had.
    fn copy_in(&self, gl: &OpenGl, pieces: &[Placed]) -> Outcome {
        for placed in pieces {
            let bytes = match placed.piece {
                Piece::Buffer { name } => gl.read_buffer(name, placed.size),
                Piece::Level {
                    image,
                    face,
                    level,
                    size,
                } => gl.read_image(&image, face, level, size),
            };
            if let Some(bytes) = bytes.filter(|bytes| bytes.len() as u64 == placed.size) {
                self.lock().memory.write(placed.start, &bytes)?;
            }
        }
        Ok(())
    }

    /// Copies pieces from memory to OpenGL.
    fn copy_out(&self, gl: &OpenGl, pieces: &[Placed]) -> Outcome {
        for placed in pieces {
            let mut bytes = vec![0_u8; placed.size as usize];
            {
                let world = self.lock();
                let memory = &world.memory;
                let found = memory.find(placed.start);
                if found.is_none_or(|found| found.remaining(placed.start) < placed.size) {
                    continue;
                }
                memory.commit(placed.start, placed.size, Touch::Read)?;
                let place = memory.place(placed.start) as *const u8;
                // SAFETY: the bytes lie inside an allocation, which is mapped at its host address.
                unsafe { std::ptr::copy_nonoverlapping(place, bytes.as_mut_ptr(), bytes.len()) };
            }
            match placed.piece {
                Piece::Buffer { name } => gl.write_buffer(name, &bytes),
                Piece::Level {
                    image,
                    face,
                    level,
                    size,
                } => gl.write_image(&image, face, level, size, &bytes),
            }
        }
        gl.finish();
        Ok(())
    }

    /// Checks that the current context can be used with OpenGL.
    pub fn prepare_opengl(&self) -> Outcome {
        self.lock().working_context()?;
        self.opengl().map(drop)
    }

    /// Registers a buffer as a resource.
    pub fn register_buffer(&self, name: u32, flags: u32) -> Outcome<usize> {
        let context = self.lock().working_context()?;
        let gl = self.opengl()?;
        let size = gl.buffer_size(name)?;
        self.synchronize_context(0)?;
        let mut world = self.lock();
        let buffer = world.use_buffer(&gl, name, size, context)?;
        Ok(world.others.of().insert(Resource {
            context,
            content: Content::Buffer(buffer),
            is_read_only: flags & READ_ONLY != 0,
            is_mapped: false,
        }))
    }

    /// Registers a texture or a renderbuffer as a resource.
    pub fn register_image(&self, name: u32, is_renderbuffer: bool, flags: u32) -> Outcome<usize> {
        let context = self.lock().working_context()?;
        let gl = self.opengl()?;
        let image = gl.image(name, is_renderbuffer)?;
        let has_slices = matches!(image.kind, ImageKind::Volume | ImageKind::Layers);
        if flags & GATHER.0 != 0 && has_slices {
            return Err(Code::INVALID_VALUE);
        }
        self.synchronize_context(0)?;
        let of_array = |(asked, flag): (u32, u32)| if flags & asked != 0 { flag } else { 0 };
        let mut world = self.lock();
        let arrays = world.create_arrays(image, context, of_array(SURFACE) | of_array(GATHER))?;
        Ok(world.others.of().insert(Resource {
            context,
            content: Content::Image(arrays),
            is_read_only: flags & READ_ONLY != 0,
            is_mapped: false,
        }))
    }

    /// Ends the registration of a resource, after the work of its context.
    pub fn unregister_resource(&self, handle: usize) -> Outcome {
        let context = {
            let mut world = self.lock();
            let resource = world.resource(handle)?;
            if resource.is_mapped {
                return Err(Code::ALREADY_MAPPED);
            }
            resource.context
        };
        self.opengl()?;
        self.synchronize_context(context)?;
        let mut world = self.lock();
        let ended = world.others.of::<Resource>().remove(handle);
        match ended.ok_or(Code::INVALID_HANDLE)?.content {
            Content::Buffer(buffer) => world.leave_buffer(buffer),
            Content::Image(image) => world.end_image(&image),
        }
        Ok(())
    }

    /// Maps resources. Either all are mapped or none.
    pub fn map_resources(&self, handles: &[usize], stream: usize) -> Outcome {
        let mut world = self.lock();
        for (place, handle) in handles.iter().enumerate() {
            let is_mapped = world.resource(*handle)?.is_mapped;
            world.check_stream_of(*handle, stream)?;
            if is_mapped || handles[..place].contains(handle) {
                return Err(Code::ALREADY_MAPPED);
            }
        }
        let gl = self.opengl()?;
        let mut pieces = Vec::new();
        for handle in handles {
            world.resource(*handle)?.is_mapped = true;
            pieces.extend(world.pieces_to_map(*handle)?);
        }
        drop(world);
        self.copy_in(&gl, &pieces)
    }

    /// Unmaps resources after the work of a stream. Either all are unmapped or none.
    pub fn unmap_resources(&self, handles: &[usize], stream: usize) -> Outcome {
        {
            let mut world = self.lock();
            for (place, handle) in handles.iter().enumerate() {
                let is_mapped = world.resource(*handle)?.is_mapped;
                world.check_stream_of(*handle, stream)?;
                if !is_mapped || handles[..place].contains(handle) {
                    return Err(Code::NOT_MAPPED);
                }
            }
        }
        let gl = self.opengl()?;
        self.wait_for_stream(stream)?;
        let mut pieces = Vec::new();
        {
            let mut world = self.lock();
            for handle in handles {
                world.resource(*handle)?.is_mapped = false;
                pieces.extend(world.pieces_to_unmap(*handle)?);
            }
        }
        self.copy_out(&gl, &pieces)
    }

    /// Waits until a stream has done its work, so that its results can be copied to OpenGL.
    fn wait_for_stream(&self, stream: usize) -> Outcome {
        let unfinished = {
            let mut world = self.lock();
            match world.unfinished_in(stream) {
                Ok(unfinished) => unfinished,
                // Without a current context, the stream that always exists is that of any context.
                Err(_) => world.unfinished_anywhere(),
            }
        };
        unfinished.iter().for_each(|token| token.wait());
        Ok(())
    }

    /// The address and size of a mapped buffer.
    pub fn mapped_buffer(&self, handle: usize) -> Outcome<(u64, u64)> {
        let mut world = self.lock();
        let resource = world.resource(handle)?;
        let buffer = match (&resource.content, resource.is_mapped) {
            (_, false) => return Err(Code::NOT_MAPPED),
            (Content::Image(_), _) => return Err(Code::NOT_MAPPED_AS_POINTER),
            (Content::Buffer(buffer), true) => *buffer,
        };
        let buffer = world.shared_buffer(buffer)?;
        Ok((buffer.start, buffer.size))
    }

    /// The mipmapped array of a mapped image, and the arrays of layers and faces of each level.
    fn mapped_image<T>(
        &self,
        handle: usize,
        read: impl FnOnce(&MappedImage) -> Option<T>,
    ) -> Outcome<T> {
        let mut world = self.lock();
        let resource = world.resource(handle)?;
        match (&resource.content, resource.is_mapped) {
            (_, false) => Err(Code::NOT_MAPPED),
            (Content::Buffer(_), _) => Err(Code::NOT_MAPPED_AS_ARRAY),
            (Content::Image(image), true) => read(image).ok_or(Code::INVALID_VALUE),
        }
    }

    /// The mipmapped array of a mapped image.
    pub fn mapped_levels(&self, handle: usize) -> Outcome<usize> {
        self.mapped_image(handle, |image| Some(image.levels))
    }

    /// The array of a layer or face, and a level, of a mapped image.
    pub fn mapped_part(&self, handle: usize, layer: u32, level: u32) -> Outcome<usize> {
        self.mapped_image(handle, |image| {
            image
                .parts
                .get(level as usize)?
                .get(layer as usize)
                .copied()
        })
    }

    /// Registers a buffer by its name.
    pub fn register_named_buffer(&self, name: u32) -> Outcome {
        let context = self.lock().working_context()?;
        let gl = self.opengl()?;
        if self.lock().named_buffer(name).is_ok() {
            return Err(Code::ALREADY_MAPPED);
        }
        let size = gl.buffer_size(name)?;
        self.synchronize_context(0)?;
        let mut world = self.lock();
        let buffer = world.use_buffer(&gl, name, size, context)?;
        world.others.of().insert(NamedBuffer {
            name,
            context,
            buffer,
            is_mapped: false,
        });
        Ok(())
    }

    /// Ends the registration of a buffer by its name.
    pub fn unregister_named_buffer(&self, name: u32) -> Outcome {
        let handle = self.check_named_buffer(name, false)?;
        self.opengl()?;
        self.synchronize_context(0)?;
        let mut world = self.lock();
        let ended = world.others.of::<NamedBuffer>().remove(handle);
        world.leave_buffer(ended.ok_or(Code::INVALID_VALUE)?.buffer);
        Ok(())
    }

    /// Returns the handle of a buffer that is registered by its name, if it is mapped or not, as expected.
    pub fn check_named_buffer(&self, name: u32, is_mapped: bool) -> Outcome<usize> {
        let mut world = self.lock();
        let handle = world.named_buffer(name)?;
        let buffer = world.others.of::<NamedBuffer>().get(handle);
        match (buffer.ok_or(Code::INVALID_VALUE)?.is_mapped, is_mapped) {
            (true, false) => Err(Code::ALREADY_MAPPED),
            (false, true) => Err(Code::NOT_MAPPED),
            _ => Ok(handle),
        }
    }

    /// Maps a buffer that is registered by its name. Returns its address and size.
    pub fn map_named_buffer(&self, name: u32) -> Outcome<(u64, u64)> {
        let handle = self.check_named_buffer(name, false)?;
        let gl = self.opengl()?;
        let (pieces, mapped) = {
            let mut world = self.lock();
            let buffer = world.others.of::<NamedBuffer>().get_mut(handle);
            let buffer = buffer.ok_or(Code::INVALID_VALUE)?;
            buffer.is_mapped = true;
            let shared = buffer.buffer;
            let pieces = world.map_buffer(shared)?;
            let shared = world.shared_buffer(shared)?;
            (pieces, (shared.start, shared.size))
        };
        self.copy_in(&gl, &pieces)?;
        Ok(mapped)
    }

    /// Unmaps a buffer that is registered by its name, after the work of a stream.
    pub fn unmap_named_buffer(&self, name: u32, stream: usize) -> Outcome {
        let handle = self.check_named_buffer(name, true)?;
        let gl = self.opengl()?;
        // The work of a captured stream runs later, with its graph.
        let _ = self.wait_for_stream(stream);
        let pieces = {
            let mut world = self.lock();
            let buffer = world.others.of::<NamedBuffer>().get_mut(handle);
            let buffer = buffer.ok_or(Code::INVALID_VALUE)?;
            buffer.is_mapped = false;
            let shared = buffer.buffer;
            world.unmap_buffer(shared)?
        };
        self.copy_out(&gl, &pieces)
    }
}

impl World {
    /// Checks that a stream is one of the context of a resource.
    fn check_stream_of(&mut self, handle: usize, stream: usize) -> Outcome {
        let context = self.resource(handle)?.context;
        if self.contexts.identify(context) != Identity::Live {
            return Err(Code::CONTEXT_IS_DESTROYED);
        }
        self.check_health(context)?;
        match self.streams.get(stream).map(|stream| stream.context) {
            Some(other) if other != context => Err(Code::INVALID_HANDLE),
            // A stream that always exists is one of the current context, if there is one.
            None => match self.current_context() {
                Ok(current) if current != context => Err(Code::INVALID_HANDLE),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn pieces_to_map(&mut self, handle: usize) -> Outcome<Vec<Placed>> {
        let resource = self.resource(handle)?;
        match &mut resource.content {
            Content::Buffer(buffer) => {
                let buffer = *buffer;
                self.map_buffer(buffer)
            }
            Content::Image(_) => self.pieces_of_image(handle),
        }
    }

    fn pieces_to_unmap(&mut self, handle: usize) -> Outcome<Vec<Placed>> {
        let resource = self.resource(handle)?;
        let is_read_only = resource.is_read_only;
        let pieces = match &resource.content {
            Content::Buffer(buffer) => {
                let buffer = *buffer;
                self.unmap_buffer(buffer)?
            }
            Content::Image(_) => self.pieces_of_image(handle)?,
        };
        Ok(match is_read_only {
            true => Vec::new(),
            false => pieces,
        })
    }

    fn pieces_of_image(&mut self, handle: usize) -> Outcome<Vec<Placed>> {
        // The image is taken out of the table while its arrays are looked up.
        let resource = self.resource(handle)?;
        let taken = std::mem::replace(&mut resource.content, Content::Buffer(0));
        let pieces = match &taken {
            Content::Image(image) => self.pieces(image),
            Content::Buffer(_) => Vec::new(),
        };
        self.resource(handle)?.content = taken;
        Ok(pieces)
    }
}

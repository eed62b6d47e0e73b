//! OpenGL buffers that are mapped by their names.

use super::graphics::put_first;
use super::prelude::*;
use crate::objects::context::{API_VERSION, FIRST_API_VERSION};
use crate::objects::graphics::NamedBuffer;
use crate::objects::stream::default_stream;
use crate::opengl::{self, Unsuitable};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, FirstGlBuffer, GlBufferToRegister, RegisteredGlBuffer};
use cuspec_glue::driver::calls::GlDeprecatedCalls;

impl GlDeprecatedCalls for Driver {
    unsafe fn cuGLInit(&self) -> Outcome {
        self.prepare_opengl()
    }

    unsafe fn cuGLCtxCreate_v2(
        &self,
        pCtx: *mut CUcontext,
        Flags: c_uint,
        _device: CUdevice,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `pCtx` is null or valid for writes.
        unsafe { create(self, pCtx, Flags, API_VERSION) }
    }

    unsafe fn cuGLCtxCreate(
        &self,
        pCtx: *mut CUcontext,
        Flags: c_uint,
        _device: CUdevice,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `pCtx` is null or valid for writes.
        unsafe { create(self, pCtx, Flags, FIRST_API_VERSION) }
    }

    unsafe fn cuGLRegisterBufferObject(&self, buffer: GLuint) -> Outcome {
        self.register_named_buffer(buffer)
    }

    /// Flags are hints, which the copies at mapping and unmapping do not need.
    unsafe fn cuGLSetBufferObjectMapFlags(&self, buffer: GLuint, _Flags: c_uint) -> Outcome {
        self.check_named_buffer(buffer, false).map(drop)
    }

    unsafe fn cuGLMapBufferObject_v2(
        &self,
        dptr: *mut CUdeviceptr,
        size: *mut usize,
        buffer: GLuint,
    ) -> Outcome {
        let (address, bytes) = self.map_named_buffer(buffer)?;
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe {
            put(dptr, address);
            put(size, bytes as usize);
        }
        Ok(())
    }

    unsafe fn cuGLMapBufferObjectAsync_v2(
        &self,
        dptr: *mut CUdeviceptr,
        size: *mut usize,
        buffer: GLuint,
        _hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the other form has the same requirements.
        unsafe { self.cuGLMapBufferObject_v2(dptr, size, buffer) }
    }

    unsafe fn cuGLMapBufferObject(
        &self,
        dptr: *mut CUdeviceptr_v1,
        size: *mut c_uint,
        buffer: GLuint,
    ) -> Outcome {
        let (address, bytes) = self.map_named_buffer(buffer)?;
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe { put_first(dptr, size, address, bytes) }
    }

    unsafe fn cuGLMapBufferObjectAsync(
        &self,
        dptr: *mut CUdeviceptr_v1,
        size: *mut c_uint,
        buffer: GLuint,
        _hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the other form has the same requirements.
        unsafe { self.cuGLMapBufferObject(dptr, size, buffer) }
    }

    unsafe fn cuGLUnmapBufferObject(&self, buffer: GLuint) -> Outcome {
        self.unmap_named_buffer(buffer, default_stream())
    }

    unsafe fn cuGLUnmapBufferObjectAsync(&self, buffer: GLuint, hStream: CUstream) -> Outcome {
        self.unmap_named_buffer(buffer, resolve_stream(hStream))
    }

    unsafe fn cuGLUnregisterBufferObject(&self, buffer: GLuint) -> Outcome {
        self.unregister_named_buffer(buffer)
    }
}

/// Creates a context for OpenGL, which is like any other.
///
/// # Safety
/// The place is null or valid for writes.
unsafe fn create(driver: &Driver, place: *mut CUcontext, flags: u32, version: u32) -> Outcome {
    driver.lock().fault.check()?;
    if !opengl::is_current() {
        return Err(Code::INVALID_GRAPHICS_CONTEXT);
    }
    let context = driver.create_context(flags, version)?;
    // SAFETY: the caller guarantees that the place is null or valid for writes.
    unsafe { put(place, context as CUcontext) };
    Ok(())
}

impl Driver {
    /// Whether a buffer is registered by its name in the current context, and whether it is mapped then.
    fn find_named_buffer(&self, name: c_uint) -> Option<(bool, u64)> {
        let mut world = self.known()?;
        let handle = world.named_buffer(name).ok()?;
        let buffer = world.others.of::<NamedBuffer>().get(handle)?;
        let (is_mapped, shared) = (buffer.is_mapped, buffer.buffer);
        let size = world.shared_buffer_size(shared)?;
        Some((is_mapped, size))
    }
}

impl Classify<GlBufferToRegister> for Driver {
    fn classify(&self, value: u64) -> Facts<GlBufferToRegister> {
        let name = value as c_uint;
        Facts::new(match opengl::current() {
            _ if name == 0 => GlBufferToRegister::Zero,
            None => GlBufferToRegister::Detached,
            Some(_) if self.find_named_buffer(name).is_some() => GlBufferToRegister::Registered,
            Some(gl) => match gl.buffer_size(name) {
                Ok(_) => GlBufferToRegister::Filled,
                Err(Unsuitable::Unknown) => GlBufferToRegister::Deleted,
                Err(_) => GlBufferToRegister::Empty,
            },
        })
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

impl Classify<RegisteredGlBuffer> for Driver {
    fn classify(&self, value: u64) -> Facts<RegisteredGlBuffer> {
        let name = value as c_uint;
        match self.find_named_buffer(name) {
            None if name == 0 => Facts::new(RegisteredGlBuffer::Zero),
            None => Facts::new(RegisteredGlBuffer::Unregistered),
            Some((true, _)) => Facts::new(RegisteredGlBuffer::Mapped),
            Some((false, size)) => {
                Facts::new(RegisteredGlBuffer::Registered).with("size", size.into())
            }
        }
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

impl Classify<FirstGlBuffer> for Driver {
    fn classify(&self, _: u64) -> Facts<FirstGlBuffer> {
        let is_first = self.known().is_some_and(|world| {
            let current = world.current_context();
            current.is_ok_and(|context| world.is_first(context))
        });
        Facts::new(match is_first {
            true => FirstGlBuffer::First,
            false => FirstGlBuffer::Newer,
        })
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

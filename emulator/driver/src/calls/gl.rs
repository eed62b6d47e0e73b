//! OpenGL: the devices of a context, and the registration of buffers and images.

use super::prelude::*;
use crate::device;
use crate::opengl::{self, Unsuitable};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, GlBuffer, GlImage};
use cuspec_glue::driver::calls::GlCalls;

/// `GL_RENDERBUFFER`.
const RENDERBUFFER: c_uint = 0x8d41;

impl GlCalls for Driver {
    /// The device reads and writes the objects of any OpenGL context.
    unsafe fn cuGLGetDevices_v2(
        &self,
        pCudaDeviceCount: *mut c_uint,
        pCudaDevices: *mut CUdevice,
        cudaDeviceCount: c_uint,
        _deviceList: CUGLDeviceList,
    ) -> Outcome {
        if !opengl::is_current() {
            return Err(Code::INVALID_GRAPHICS_CONTEXT);
        }
        let listed = (cudaDeviceCount > 0).then_some(device::ORDINAL as CUdevice);
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe {
            put(pCudaDeviceCount, 1);
            put_each(pCudaDevices, listed);
        }
        Ok(())
    }

    unsafe fn cuGLGetDevices(
        &self,
        pCudaDeviceCount: *mut c_uint,
        pCudaDevices: *mut CUdevice,
        cudaDeviceCount: c_uint,
        deviceList: CUGLDeviceList,
    ) -> Outcome {
        // SAFETY: the second form has the same requirements.
        unsafe {
            self.cuGLGetDevices_v2(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList)
        }
    }

    unsafe fn cuGraphicsGLRegisterBuffer(
        &self,
        pCudaResource: *mut CUgraphicsResource,
        buffer: GLuint,
        Flags: c_uint,
    ) -> Outcome {
        let made = self.register_buffer(buffer, Flags)?;
        // SAFETY: the caller guarantees that `pCudaResource` is null or valid for writes.
        unsafe { put(pCudaResource, made as CUgraphicsResource) };
        Ok(())
    }

    unsafe fn cuGraphicsGLRegisterImage(
        &self,
        pCudaResource: *mut CUgraphicsResource,
        image: GLuint,
        target: GLenum,
        Flags: c_uint,
    ) -> Outcome {
        let made = self.register_image(image, target == RENDERBUFFER, Flags)?;
        // SAFETY: the caller guarantees that `pCudaResource` is null or valid for writes.
        unsafe { put(pCudaResource, made as CUgraphicsResource) };
        Ok(())
    }
}

impl Classify<GlBuffer> for Driver {
    fn classify(&self, value: u64) -> Facts<GlBuffer> {
        let name = value as c_uint;
        Facts::new(match opengl::current() {
            _ if name == 0 => GlBuffer::Zero,
            None => GlBuffer::Detached,
            Some(gl) => match gl.buffer_size(name) {
                Ok(1) => GlBuffer::Byte,
                Ok(_) => GlBuffer::Filled,
                Err(Unsuitable::Unknown) => GlBuffer::Deleted,
                Err(_) => GlBuffer::Empty,
            },
        })
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

impl Classify<GlImage> for Driver {
    /// A name that is both a texture and a renderbuffer counts as a texture; the call itself looks at the target.
    fn classify(&self, value: u64) -> Facts<GlImage> {
        let name = value as c_uint;
        Facts::new(match opengl::current() {
            _ if name == 0 => GlImage::Zero,
            None => GlImage::Detached,
            Some(gl) => match (gl.image(name, false), gl.image(name, true)) {
                (Ok(_), _) => GlImage::Texture,
                (_, Ok(_)) => GlImage::Renderbuffer,
                (Err(Unsuitable::Unknown), Err(Unsuitable::Unknown)) => GlImage::Deleted,
                _ => GlImage::Depths,
            },
        })
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

//! OpenGL buffers and images, and resources of graphics.

use cuspec_case::Api;
use cuspec_suite::exemplars::{
    FirstGlBuffer, FirstResource, GlBuffer, GlBufferToRegister, GlImage, GraphicsResource, Make,
    RegisteredGlBuffer, VdpauLookup,
};

use cuspec_suite::names;

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::opengl;
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    GraphicsCalls:
    cuGraphicsGLRegisterBuffer(resource: &mut Handle, buffer: u32, flags: u32);
    cuGraphicsGLRegisterImage(resource: &mut Handle, image: u32, target: u32, flags: u32);
    cuGraphicsMapResources(count: u32, resources: *const Handle, stream: Handle);
    cuGraphicsUnregisterResource(resource: Handle);
    cuGLRegisterBufferObject(buffer: u32);
    cudaGLMapBufferObject(address: &mut u64, buffer: u32);
    cuGLMapBufferObject_v2(address: &mut u64, size: &mut usize, buffer: u32);
}

/// Bytes of a buffer.
const SIZE: usize = 4096;
/// Pixels of a row, rows, and levels of a texture.
const SHAPE: (i32, i32, i32) = (16, 8, 5);

impl Make<GraphicsResource> for CaseResources<'_> {
    fn make(&mut self, exemplar: GraphicsResource, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            GraphicsResource::Buffer => register_buffer(resources),
            GraphicsResource::Image => register_image(resources),
            GraphicsResource::MappedBuffer => {
                let resource = register_buffer(resources)?;
                map(resources, resource)
            }
            GraphicsResource::MappedImage => {
                let resource = register_image(resources)?;
                map(resources, resource)
            }
            GraphicsResource::Detached => {
                let resource = register_buffer(resources)?;
                resources.before_call(opengl::detach);
                Ok(resource)
            }
            GraphicsResource::OtherContext => {
                let context = resources.spare_context()?;
                let primary = resources.shared.primary.unwrap_or(0) as Handle;
                resources.api().cuCtxSetCurrent(context as Handle)?;
                // The driver makes the objects of a context that it made.
                let resource = resources.with_driver(register_buffer);
                resources.api().cuCtxSetCurrent(primary)?;
                resource
            }
            GraphicsResource::Unregistered => {
                let resource = register_buffer(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuGraphicsUnregisterResource(resource as Handle)?)
                });
                Ok(resource)
            }
        }
    }
}

impl Make<GlBuffer> for CaseResources<'_> {
    fn make(&mut self, exemplar: GlBuffer, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            GlBuffer::Filled => buffer(resources, SIZE).map(u64::from),
            GlBuffer::Byte => buffer(resources, 1).map(u64::from),
            GlBuffer::Empty => buffer(resources, 0).map(u64::from),
            GlBuffer::Deleted => {
                let deleted = opengl::with(resources, |gl| {
                    let buffer = gl.buffer(&[0; SIZE]);
                    gl.delete_buffer(buffer);
                    buffer
                });
                deleted.map(u64::from)
            }
            GlBuffer::Detached => {
                resources.before_call(opengl::detach);
                Ok(1)
            }
        }
    }
}

impl Make<GlImage> for CaseResources<'_> {
    fn make(&mut self, exemplar: GlImage, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            GlImage::Texture => texture(resources).map(u64::from),
            GlImage::Renderbuffer => {
                let (width, height, _) = SHAPE;
                let image = opengl::with(resources, |gl| gl.renderbuffer(width, height))?;
                Ok(image.into())
            }
            GlImage::Depths => {
                let (width, height, _) = SHAPE;
                let image = opengl::with(resources, |gl| gl.depth_texture(width, height))?;
                Ok(image.into())
            }
            GlImage::Deleted => {
                let image = texture(resources)?;
                opengl::with(resources, |gl| gl.delete_texture(image))?;
                Ok(image.into())
            }
            GlImage::Detached => {
                resources.before_call(opengl::detach);
                Ok(1)
            }
        }
    }
}

impl Make<GlBufferToRegister> for CaseResources<'_> {
    fn make(&mut self, exemplar: GlBufferToRegister, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            GlBufferToRegister::Filled => {
                let name = buffer(resources, SIZE)?;
                Ok(name.into())
            }
            GlBufferToRegister::Registered => register_by_name(resources).map(u64::from),
            GlBufferToRegister::Empty => resources.make(GlBuffer::Empty, &Numbers(&[])),
            GlBufferToRegister::Deleted => resources.make(GlBuffer::Deleted, &Numbers(&[])),
            GlBufferToRegister::Detached => resources.make(GlBuffer::Detached, &Numbers(&[])),
        }
    }
}

impl Make<RegisteredGlBuffer> for CaseResources<'_> {
    fn make(&mut self, exemplar: RegisteredGlBuffer, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        let name = register_by_name(resources)?;
        match exemplar {
            RegisteredGlBuffer::Registered => {}
            RegisteredGlBuffer::Mapped => match resources.maker {
                Api::Runtime => resources.cudaGLMapBufferObject(&mut 0, name)?,
                _ => resources.cuGLMapBufferObject_v2(&mut 0, &mut 0, name)?,
            },
        }
        Ok(name.into())
    }
}

// A process with contexts of newer forms, which workers have, has none of the first form.
impl Make<FirstResource> for CaseResources<'_> {
    fn make(&mut self, exemplar: FirstResource, _: &Numbers<'_>) -> Result<u64, SetupError> {
        match exemplar {
            FirstResource::First => Err(no_first_context()),
            FirstResource::Newer => {
                let resource = register_buffer(self)?;
                map(self, resource)
            }
        }
    }
}

impl Make<FirstGlBuffer> for CaseResources<'_> {
    fn make(&mut self, exemplar: FirstGlBuffer, _: &Numbers<'_>) -> Result<u64, SetupError> {
        match exemplar {
            FirstGlBuffer::First => Err(no_first_context()),
            FirstGlBuffer::Newer => Ok(1),
        }
    }
}

fn no_first_context() -> SetupError {
    SetupError::Unavailable("the process has contexts of newer forms".to_owned())
}

impl Make<VdpauLookup> for CaseResources<'_> {
    fn make(&mut self, exemplar: VdpauLookup, _: &Numbers<'_>) -> Result<u64, SetupError> {
        match exemplar {
            VdpauLookup::Finds => Err(SetupError::Unavailable("there is no VDPAU".to_owned())),
            VdpauLookup::Fails => Ok(find_nothing as *const () as u64),
        }
    }
}

/// Returns `VDP_STATUS_NO_IMPLEMENTATION`.
extern "C" fn find_nothing(_device: u32, _function: u32, _address: *mut Handle) -> u32 {
    1
}

/// A buffer of the OpenGL context of the case, which ends with the context.
fn buffer(resources: &mut CaseResources<'_>, size: usize) -> Result<u32, SetupError> {
    opengl::with(resources, |gl| gl.buffer(&vec![7; size]))
}

fn texture(resources: &mut CaseResources<'_>) -> Result<u32, SetupError> {
    let (width, height, levels) = SHAPE;
    opengl::with(resources, |gl| {
        let pixels = vec![7; width as usize * height as usize * 4];
        gl.texture(width, height, levels, &pixels)
    })
}

fn register_buffer(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let buffer = buffer(resources, SIZE)?;
    let mut resource: Handle = std::ptr::null_mut();
    resources.cuGraphicsGLRegisterBuffer(&mut resource, buffer, 0)?;
    unmap_at_end(resources, resource);
    Ok(resource as u64)
}

fn register_image(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    const TEXTURE_2D: u32 = cuspec_harness::OpenGl::TEXTURE_2D;
    let image = texture(resources)?;
    let mut resource: Handle = std::ptr::null_mut();
    resources.cuGraphicsGLRegisterImage(&mut resource, image, TEXTURE_2D, 0)?;
    unmap_at_end(resources, resource);
    Ok(resource as u64)
}

fn map(resources: &mut CaseResources<'_>, resource: u64) -> Result<u64, SetupError> {
    let mapped = resource as Handle;
    resources.cuGraphicsMapResources(1, &raw const mapped, std::ptr::null_mut())?;
    Ok(resource)
}

/// Registers a buffer by its name. It is unmapped before its registration is ended, if it is mapped then.
fn register_by_name(resources: &mut CaseResources<'_>) -> Result<u32, SetupError> {
    let name = buffer(resources, SIZE)?;
    resources.cuGLRegisterBufferObject(name)?;
    resources.on_release(move |api| {
        let _ = api.cuGLUnmapBufferObject(name);
        Ok(())
    });
    Ok(name)
}

/// Unmaps the resource before it is unregistered, if it is mapped then.
fn unmap_at_end(resources: &mut CaseResources<'_>, resource: Handle) {
    let value = resource as u64;
    resources.before_end(names::GRAPHICS_RESOURCE, value, move |api| {
        let resource = value as Handle;
        let _ = api.cuGraphicsUnmapResources(1, &raw const resource, std::ptr::null_mut());
        Ok(())
    });
}

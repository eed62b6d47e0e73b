//! Resources of graphics APIs.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::graphics::{Content, Resource};
use crate::objects::handle::Identity;
use crate::opengl;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, FirstResource, GraphicsResource};
use cuspec_glue::driver::calls::GraphicsCalls;

/// The handles behind a pointer.
///
/// # Safety
/// The pointer is null or points to so many handles.
unsafe fn handles(resources: *const CUgraphicsResource, count: c_uint) -> Vec<usize> {
    // SAFETY: the caller guarantees that the array has so many elements.
    let listed = unsafe { array(resources, count as usize) };
    listed.iter().map(|handle| *handle as usize).collect()
}

impl GraphicsCalls for Driver {
    unsafe fn cuGraphicsMapResources(
        &self,
        count: c_uint,
        resources: *mut CUgraphicsResource,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the array has so many elements.
        let handles = unsafe { handles(resources, count) };
        self.map_resources(&handles, resolve_stream(hStream))
    }

    unsafe fn cuGraphicsUnmapResources(
        &self,
        count: c_uint,
        resources: *mut CUgraphicsResource,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the array has so many elements.
        let handles = unsafe { handles(resources, count) };
        self.unmap_resources(&handles, resolve_stream(hStream))
    }

    unsafe fn cuGraphicsResourceGetMappedPointer_v2(
        &self,
        pDevPtr: *mut CUdeviceptr,
        pSize: *mut usize,
        resource: CUgraphicsResource,
    ) -> Outcome {
        let (address, size) = self.mapped_buffer(resource as usize)?;
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe {
            put(pDevPtr, address);
            put(pSize, size as usize);
        }
        Ok(())
    }

    unsafe fn cuGraphicsResourceGetMappedPointer(
        &self,
        pDevPtr: *mut CUdeviceptr_v1,
        pSize: *mut c_uint,
        resource: CUgraphicsResource,
    ) -> Outcome {
        let (address, size) = self.mapped_buffer(resource as usize)?;
        // SAFETY: the caller guarantees that places are null or valid for writes.
        unsafe { put_first(pDevPtr, pSize, address, size) }
    }

    unsafe fn cuGraphicsSubResourceGetMappedArray(
        &self,
        pArray: *mut CUarray,
        resource: CUgraphicsResource,
        arrayIndex: c_uint,
        mipLevel: c_uint,
    ) -> Outcome {
        let found = self.mapped_part(resource as usize, arrayIndex, mipLevel)?;
        // SAFETY: the caller guarantees that `pArray` is null or valid for writes.
        unsafe { put(pArray, found as CUarray) };
        Ok(())
    }

    unsafe fn cuGraphicsResourceGetMappedMipmappedArray(
        &self,
        pMipmappedArray: *mut CUmipmappedArray,
        resource: CUgraphicsResource,
    ) -> Outcome {
        let found = self.mapped_levels(resource as usize)?;
        // SAFETY: the caller guarantees that `pMipmappedArray` is null or valid for writes.
        unsafe { put(pMipmappedArray, found as CUmipmappedArray) };
        Ok(())
    }

    /// Flags are hints, which the copies at mapping and unmapping do not need.
    unsafe fn cuGraphicsResourceSetMapFlags_v2(
        &self,
        resource: CUgraphicsResource,
        _flags: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        let resource = world.others.of::<Resource>().get(resource as usize);
        match resource.ok_or(Code::INVALID_HANDLE)?.is_mapped {
            true => Err(Code::ALREADY_MAPPED),
            false => Ok(()),
        }
    }

    unsafe fn cuGraphicsResourceSetMapFlags(
        &self,
        resource: CUgraphicsResource,
        flags: c_uint,
    ) -> Outcome {
        // SAFETY: the second form has the same requirements.
        unsafe { self.cuGraphicsResourceSetMapFlags_v2(resource, flags) }
    }

    unsafe fn cuGraphicsUnregisterResource(&self, resource: CUgraphicsResource) -> Outcome {
        self.unregister_resource(resource as usize)
    }
}

/// Writes the address and the size of a buffer to places of 32 bits. An address that does not fit is none that the
/// caller can use.
///
/// # Safety
/// Places are null or valid for writes.
pub(super) unsafe fn put_first(
    address_place: *mut CUdeviceptr_v1,
    size_place: *mut c_uint,
    address: u64,
    size: u64,
) -> Outcome {
    let address = u32::try_from(address).map_err(|_| Code::INVALID_CONTEXT)?;
    let size = u32::try_from(size).map_err(|_| Code::INVALID_VALUE)?;
    // SAFETY: the caller guarantees that places are null or valid for writes.
    unsafe {
        put(address_place, address);
        put(size_place, size);
    }
    Ok(())
}

impl Classify<GraphicsResource> for Driver {
    fn classify(&self, value: u64) -> Facts<GraphicsResource> {
        let handle = value as usize;
        let Some(mut world) = self.known().filter(|_| value != 0) else {
            return Facts::new(match value {
                0 => GraphicsResource::Null,
                _ => GraphicsResource::Garbage,
            });
        };
        let own = world.current_context().ok();
        let table = world.others.of::<Resource>();
        let Some(resource) = table.get(handle) else {
            return Facts::new(match table.identify(handle) {
                Identity::Gone => GraphicsResource::Unregistered,
                _ => GraphicsResource::Garbage,
            });
        };
        let context = resource.context;
        let with_context = |kind| Facts::new(kind).with("context", context as i128);
        match (&resource.content, resource.is_mapped) {
            (Content::Buffer(_), true) => {
                drop(world);
                let size = self.mapped_buffer(handle).map_or(0, |(_, size)| size);
                with_context(GraphicsResource::MappedBuffer).with("size", size.into())
            }
            (Content::Image(image), true) => {
                let levels = image.parts.len();
                let layers = image.parts.first().map_or(0, Vec::len);
                with_context(GraphicsResource::MappedImage)
                    .with("levels", levels as i128)
                    .with("layers", layers as i128)
            }
            _ if !opengl::is_current() => with_context(GraphicsResource::Detached),
            _ if own.is_some_and(|own| own != context) => {
                with_context(GraphicsResource::OtherContext)
            }
            (Content::Buffer(_), false) => with_context(GraphicsResource::Buffer),
            (Content::Image(_), false) => with_context(GraphicsResource::Image),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        let mut world = self.known()?;
        let table = world.others.of::<Resource>();
        let kind = |resource: &Resource| {
            let is_buffer = matches!(resource.content, Content::Buffer(_));
            (resource.is_mapped, is_buffer, resource.context)
        };
        let other = neighbour::object(table, value)?;
        let is_alike = table.get(value as usize).map(kind) == table.get(other as usize).map(kind);
        is_alike.then_some(other)
    }
}

impl Classify<FirstResource> for Driver {
    fn classify(&self, value: u64) -> Facts<FirstResource> {
        let handle = value as usize;
        let Some(mut world) = self.known().filter(|_| value != 0) else {
            return Facts::new(match value {
                0 => FirstResource::Null,
                _ => FirstResource::Garbage,
            });
        };
        let resource = world.others.of::<Resource>().get(handle);
        let context = resource.map(|resource| resource.context);
        Facts::new(match context {
            None => FirstResource::Garbage,
            Some(context) if world.is_first(context) => FirstResource::First,
            Some(_) => FirstResource::Newer,
        })
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

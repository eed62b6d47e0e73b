//! Streams.

use super::prelude::*;
use crate::device;
use crate::objects::stream_attributes;
use cuspec_glue::driver::calls::StreamCalls;

impl StreamCalls for Driver {
    unsafe fn cuStreamCreate(&self, phStream: *mut CUstream, Flags: c_uint) -> Outcome {
        // SAFETY: `cuStreamCreateWithPriority` has the same requirements.
        unsafe { self.cuStreamCreateWithPriority(phStream, Flags, 0) }
    }

    unsafe fn cuStreamCreateWithPriority(
        &self,
        phStream: *mut CUstream,
        flags: c_uint,
        priority: c_int,
    ) -> Outcome {
        let stream = self.lock().create_stream(flags, priority)?;
        // SAFETY: the caller guarantees that `phStream` is null or valid for writes.
        unsafe { put(phStream, stream as CUstream) };
        Ok(())
    }

    unsafe fn cuStreamDestroy_v2(&self, hStream: CUstream) -> Outcome {
        self.lock().destroy_stream(resolve_stream(hStream))
    }

    unsafe fn cuStreamGetPriority(&self, hStream: CUstream, priority: *mut c_int) -> Outcome {
        let now = self
            .lock()
            .queried_stream(resolve_stream(hStream))?
            .priority;
        // SAFETY: the caller guarantees that `priority` is null or valid for writes.
        unsafe { put(priority, now) };
        Ok(())
    }

    unsafe fn cuStreamGetDevice(&self, hStream: CUstream, device: *mut CUdevice) -> Outcome {
        self.lock().queried_stream(resolve_stream(hStream))?;
        // SAFETY: the caller guarantees that `device` is null or valid for writes.
        unsafe { put(device, device::ORDINAL) };
        Ok(())
    }

    unsafe fn cuStreamGetFlags(&self, hStream: CUstream, flags: *mut c_uint) -> Outcome {
        let now = self.lock().queried_stream(resolve_stream(hStream))?.flags();
        // SAFETY: the caller guarantees that `flags` is null or valid for writes.
        unsafe { put(flags, now) };
        Ok(())
    }

    unsafe fn cuStreamGetId(&self, hStream: CUstream, streamId: *mut c_ulonglong) -> Outcome {
        let id = self.lock().queried_stream(resolve_stream(hStream))?.id;
        // SAFETY: the caller guarantees that `streamId` is null or valid for writes.
        unsafe { put(streamId, id) };
        Ok(())
    }

    unsafe fn cuStreamGetCtx(&self, hStream: CUstream, pctx: *mut CUcontext) -> Outcome {
        let mut world = self.lock();
        let context = world.queried_stream(resolve_stream(hStream))?.context;
        let context = world.green_of(resolve_stream(hStream))?.unwrap_or(context);
        // SAFETY: the caller guarantees that `pctx` is null or valid for writes.
        unsafe { put(pctx, context as CUcontext) };
        Ok(())
    }

    unsafe fn cuStreamGetCtx_v2(
        &self,
        hStream: CUstream,
        pCtx: *mut CUcontext,
        pGreenCtx: *mut CUgreenCtx,
    ) -> Outcome {
        let mut world = self.lock();
        let context = world.queried_stream(resolve_stream(hStream))?.context;
        let green = world.green_of(resolve_stream(hStream))?.unwrap_or(0);
        // SAFETY: the caller guarantees that each place is null or valid for writes.
        unsafe {
            put(pCtx, context as CUcontext);
            put(pGreenCtx, green as CUgreenCtx);
        }
        Ok(())
    }

    unsafe fn cuStreamQuery(&self, hStream: CUstream) -> Outcome {
        self.query_stream(resolve_stream(hStream))
    }

    unsafe fn cuStreamSynchronize(&self, hStream: CUstream) -> Outcome {
        self.synchronize_stream(resolve_stream(hStream))
    }

    unsafe fn cuStreamCopyAttributes(&self, dstStream: CUstream, srcStream: CUstream) -> Outcome {
        let mut world = self.lock();
        let from = world.queried_stream(resolve_stream(srcStream))?;
        let (attributes, priority) = (from.attributes.clone(), from.priority);
        let to = world.queried_stream(resolve_stream(dstStream))?;
        to.attributes = attributes;
        to.priority = priority;
        Ok(())
    }

    unsafe fn cuStreamGetAttribute(
        &self,
        hStream: CUstream,
        attr: CUstreamAttrID,
        value: *mut CUstreamAttrValue,
    ) -> Outcome {
        let number = attr.0;
        let size = stream_attributes::size(number).ok_or(Code::INVALID_VALUE)?;
        let mut world = self.lock();
        let stream = world.queried_stream(resolve_stream(hStream))?;
        let bytes = match number {
            stream_attributes::PRIORITY => {
                let mut bytes = [0; 64];
                bytes[..4].copy_from_slice(&stream.priority.to_ne_bytes());
                bytes
            }
            _ => stream.attributes.get(number)?,
        };
        let bytes = bytes[..size].iter().copied();
        // SAFETY: the caller guarantees that `value` is null or valid for a write of `size` bytes, the size
        // of the attribute.
        unsafe { put_each(value.cast::<u8>(), bytes) };
        Ok(())
    }

    unsafe fn cuStreamSetAttribute(
        &self,
        hStream: CUstream,
        attr: CUstreamAttrID,
        param: *const CUstreamAttrValue,
    ) -> Outcome {
        let number = attr.0;
        let size = stream_attributes::size(number).ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that `param` is null or points to `size` elements.
        let bytes = unsafe { array(param.cast::<u8>(), size) };
        let mut world = self.lock();
        let stream = world.queried_stream(resolve_stream(hStream))?;
        match (number, bytes.first_chunk()) {
            (stream_attributes::PRIORITY, Some(bytes)) => {
                let wish = i32::from_ne_bytes(*bytes);
                stream.priority = wish.clamp(device::GREATEST_PRIORITY, device::LEAST_PRIORITY);
                Ok(())
            }
            _ => stream.attributes.set(number, &bytes),
        }
    }
}

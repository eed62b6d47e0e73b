//! Streams.

use super::prelude::*;
use crate::context::current;
use crate::device;
use crate::graph::NodeKind;
use crate::memory::Place;
use crate::stream::attributes;

/// `CU_MEM_ATTACH_SINGLE`.
const ATTACH_SINGLE: c_uint = 4;

pub unsafe fn cuStreamCreate(driver: &Driver, phStream: *mut CUstream, Flags: c_uint) -> Outcome {
    unsafe { cuStreamCreateWithPriority(driver, phStream, Flags, 0) }
}

pub unsafe fn cuStreamCreateWithPriority(
    driver: &Driver,
    phStream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
) -> Outcome {
    let stream = driver.lock().create_stream(flags, priority)?;
    unsafe { put(phStream, stream as CUstream) };
    Ok(())
}

pub unsafe fn cuStreamDestroy_v2(driver: &Driver, hStream: CUstream) -> Outcome {
    driver.lock().destroy_stream(stream_meant(hStream))
}

pub unsafe fn cuStreamGetPriority(
    driver: &Driver,
    hStream: CUstream,
    priority: *mut c_int,
) -> Outcome {
    let now = driver.lock().stream(stream_meant(hStream))?.priority;
    unsafe { put(priority, now) };
    Ok(())
}

pub unsafe fn cuStreamGetDevice(
    driver: &Driver,
    hStream: CUstream,
    device: *mut CUdevice,
) -> Outcome {
    driver.lock().stream(stream_meant(hStream))?;
    unsafe { put(device, device::ORDINAL) };
    Ok(())
}

pub unsafe fn cuStreamGetFlags(driver: &Driver, hStream: CUstream, flags: *mut c_uint) -> Outcome {
    let now = driver.lock().stream(stream_meant(hStream))?.flags();
    unsafe { put(flags, now) };
    Ok(())
}

pub unsafe fn cuStreamGetId(
    driver: &Driver,
    hStream: CUstream,
    streamId: *mut c_ulonglong,
) -> Outcome {
    let id = driver.lock().stream(stream_meant(hStream))?.id;
    unsafe { put(streamId, id) };
    Ok(())
}

pub unsafe fn cuStreamGetCtx(driver: &Driver, hStream: CUstream, pctx: *mut CUcontext) -> Outcome {
    let context = driver.lock().stream(stream_meant(hStream))?.context;
    unsafe { put(pctx, context as CUcontext) };
    Ok(())
}

pub unsafe fn cuStreamGetCtx_v2(
    driver: &Driver,
    hStream: CUstream,
    pCtx: *mut CUcontext,
    pGreenCtx: *mut CUgreenCtx,
) -> Outcome {
    unsafe {
        cuStreamGetCtx(driver, hStream, pCtx)?;
        put(pGreenCtx, std::ptr::null_mut());
    }
    Ok(())
}

pub unsafe fn cuStreamWaitEvent(
    driver: &Driver,
    hStream: CUstream,
    hEvent: CUevent,
    Flags: c_uint,
) -> Outcome {
    driver.wait_event(stream_meant(hStream), hEvent as usize, Flags)
}

pub unsafe fn cuStreamAddCallback(
    driver: &Driver,
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    _flags: c_uint,
) -> Outcome {
    let callback = callback.ok_or(Code::INVALID_VALUE)?;
    let (given, data) = (hStream as usize, userData as usize);
    driver.add_callback(stream_meant(hStream), move || {
        // SAFETY: the caller answers for the function and for what it does with its data.
        unsafe {
            callback(
                given as CUstream,
                CUresult(Code::SUCCESS.0),
                data as *mut c_void,
            );
        }
    })
}

pub unsafe fn cuLaunchHostFunc(
    driver: &Driver,
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
) -> Outcome {
    let function = r#fn.ok_or(Code::INVALID_VALUE)?;
    let data = userData as usize;
    driver.launch_host_function(stream_meant(hStream), move || {
        // SAFETY: the caller answers for the function and for what it does with its data.
        unsafe { function(data as *mut c_void) };
    })
}

pub unsafe fn cuStreamAttachMemAsync(
    driver: &Driver,
    hStream: CUstream,
    dptr: CUdeviceptr,
    _length: usize,
    flags: c_uint,
) -> Outcome {
    let stream = driver.lock().resolve_stream(stream_meant(hStream))?;
    let only = (flags == ATTACH_SINGLE).then_some(stream);
    match driver.lock().memory.locate(dptr) {
        Place::Known(found) if found.is_managed() => {}
        Place::Pageable => return Ok(()),
        _ => return Err(Code::INVALID_VALUE),
    }
    let work = move || {
        let driver = crate::world::driver();
        driver.lock().memory.attach(dptr, flags, only);
    };
    driver.submit(stream, NodeKind::Empty, Box::new(work))
}

pub unsafe fn cuStreamQuery(driver: &Driver, hStream: CUstream) -> Outcome {
    driver.query_stream(stream_meant(hStream))
}

pub unsafe fn cuStreamSynchronize(driver: &Driver, hStream: CUstream) -> Outcome {
    driver.synchronize_stream(stream_meant(hStream))
}

pub unsafe fn cuStreamCopyAttributes(
    driver: &Driver,
    dstStream: CUstream,
    srcStream: CUstream,
) -> Outcome {
    let mut world = driver.lock();
    let from = world.stream(stream_meant(srcStream))?;
    let (attributes, priority) = (from.attributes.clone(), from.priority);
    let to = world.stream(stream_meant(dstStream))?;
    to.attributes = attributes;
    to.priority = priority;
    Ok(())
}

pub unsafe fn cuStreamGetAttribute(
    driver: &Driver,
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *mut CUstreamAttrValue,
) -> Outcome {
    let number = attr.0;
    let size = attributes::size(number).ok_or(Code::INVALID_VALUE)?;
    let mut world = driver.lock();
    let stream = world.stream(stream_meant(hStream))?;
    let bytes = match number {
        attributes::PRIORITY => {
            let mut bytes = [0; 64];
            bytes[..4].copy_from_slice(&stream.priority.to_ne_bytes());
            bytes
        }
        _ => stream.attributes.get(number)?,
    };
    for (at, byte) in bytes[..size].iter().enumerate() {
        unsafe { put(value.cast::<u8>().wrapping_add(at), *byte) };
    }
    Ok(())
}

pub unsafe fn cuStreamSetAttribute(
    driver: &Driver,
    hStream: CUstream,
    attr: CUstreamAttrID,
    param: *const CUstreamAttrValue,
) -> Outcome {
    let number = attr.0;
    let size = attributes::size(number).ok_or(Code::INVALID_VALUE)?;
    let bytes = unsafe { array(param.cast::<u8>(), size) };
    let mut world = driver.lock();
    let stream = world.stream(stream_meant(hStream))?;
    match (number, bytes.first_chunk()) {
        (attributes::PRIORITY, Some(bytes)) => {
            let wish = i32::from_ne_bytes(*bytes);
            stream.priority = wish.clamp(device::GREATEST_PRIORITY, device::LEAST_PRIORITY);
            Ok(())
        }
        _ => stream.attributes.set(number, &bytes),
    }
}

pub unsafe fn cuThreadExchangeStreamCaptureMode(
    _driver: &Driver,
    mode: *mut CUstreamCaptureMode,
) -> Outcome {
    let Some(wish) = unsafe { array(mode, 1) }.first().copied() else {
        return Err(Code::INVALID_VALUE);
    };
    let before = current::exchange_capture_mode(wish.0);
    unsafe { put(mode.cast(), before) };
    Ok(())
}

//! Events.

use super::prelude::*;

pub unsafe fn cuEventCreate(driver: &Driver, phEvent: *mut CUevent, Flags: c_uint) -> Outcome {
    let event = driver.lock().create_event(Flags)?;
    unsafe { put(phEvent, event as CUevent) };
    Ok(())
}

pub unsafe fn cuEventRecord(driver: &Driver, hEvent: CUevent, hStream: CUstream) -> Outcome {
    driver.record_event(hEvent as usize, stream_meant(hStream), 0)
}

pub unsafe fn cuEventRecordWithFlags(
    driver: &Driver,
    hEvent: CUevent,
    hStream: CUstream,
    flags: c_uint,
) -> Outcome {
    driver.record_event(hEvent as usize, stream_meant(hStream), flags)
}

pub unsafe fn cuEventQuery(driver: &Driver, hEvent: CUevent) -> Outcome {
    driver.query_event(hEvent as usize)
}

pub unsafe fn cuEventSynchronize(driver: &Driver, hEvent: CUevent) -> Outcome {
    driver.synchronize_event(hEvent as usize)
}

pub unsafe fn cuEventDestroy_v2(driver: &Driver, hEvent: CUevent) -> Outcome {
    driver.lock().destroy_event(hEvent as usize)
}

pub unsafe fn cuEventElapsedTime(
    driver: &Driver,
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
) -> Outcome {
    let elapsed = driver.lock().elapsed(hStart as usize, hEnd as usize)?;
    unsafe { put(pMilliseconds, elapsed) };
    Ok(())
}

pub unsafe fn cuEventElapsedTime_v2(
    driver: &Driver,
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
) -> Outcome {
    unsafe { cuEventElapsedTime(driver, pMilliseconds, hStart, hEnd) }
}

pub unsafe fn cuIpcGetEventHandle(
    _driver: &Driver,
    _pHandle: *mut CUipcEventHandle,
    _event: CUevent,
) -> Outcome {
    Err(Code::NOT_SUPPORTED)
}

pub unsafe fn cuIpcOpenEventHandle(
    _driver: &Driver,
    _phEvent: *mut CUevent,
    _handle: CUipcEventHandle,
) -> Outcome {
    Err(Code::NOT_SUPPORTED)
}

//! What a call does all the same when its contract refuses it.

use super::leftover;
use super::prelude::*;
use crate::stream::capture::Status;

/// Notes that a call was refused with a code. The arguments are numbers: no handle is another
/// kind's handle, so a stream is recognised wherever it stands.
pub fn note(driver: &Driver, function: &str, arguments: &[u64], code: Code) {
    leftover::leave(driver, function, arguments, code);
    if !driver.is_initialized() {
        return;
    }
    match code {
        Code::STREAM_CAPTURE_INVALIDATED if function == "cuStreamEndCapture" => {
            end_spoiled_capture(driver, arguments);
        }
        Code::STREAM_CAPTURE_WRONG_THREAD if function == "cuStreamEndCapture" => {
            end_foreign_capture(driver, arguments);
        }
        // An event that a capture cannot take leaves the capture as it was.
        Code::STREAM_CAPTURE_UNSUPPORTED if function.starts_with("cuEventRecord") => {}
        Code::STREAM_CAPTURE_UNSUPPORTED | Code::STREAM_CAPTURE_ISOLATION => {
            spoil_captures(driver, arguments);
        }
        _ => {}
    }
}

/// A spoiled capture ends, and the caller gets a null graph.
fn end_spoiled_capture(driver: &Driver, arguments: &[u64]) {
    let [stream, graph] = arguments else {
        return;
    };
    let stream = stream_meant(*stream as usize as CUstream);
    let ended = driver.lock().end_capture(stream);
    if ended == Err(Code::STREAM_CAPTURE_INVALIDATED) {
        // SAFETY: the caller of the C function answers for its pointers.
        unsafe { put(*graph as usize as *mut CUgraph, std::ptr::null_mut()) };
    }
}

/// A capture that another thread tries to end is over, and its graph is gone.
fn end_foreign_capture(driver: &Driver, arguments: &[u64]) {
    let [stream, graph] = arguments else {
        return;
    };
    let stream = stream_meant(*stream as usize as CUstream);
    let _ = driver.lock().end_capture(stream);
    // SAFETY: the caller of the C function answers for its pointers.
    unsafe { put(*graph as usize as *mut CUgraph, std::ptr::null_mut()) };
}

/// A call that no capture can note spoils the capture of the stream it was made for.
fn spoil_captures(driver: &Driver, arguments: &[u64]) {
    let mut world = driver.lock();
    for argument in arguments {
        let handle = *argument as usize;
        if world.streams.get(handle).is_none() {
            continue;
        }
        if let Ok(info) = world.capture_info(handle)
            && info.status == Status::Active
        {
            world.invalidate_capture(info.id);
        }
    }
}

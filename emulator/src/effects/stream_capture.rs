//! Stream capture.

use super::prelude::*;
use crate::stream::capture::{Info, Mode, Status};

/// `CU_STREAM_SET_CAPTURE_DEPENDENCIES`.
const REPLACE: c_uint = 1;

fn handles(nodes: Vec<CUgraphNode>) -> Vec<usize> {
    nodes.into_iter().map(|node| node as usize).collect()
}

/// What a stream's capture looks like; an error where it cannot even be asked for.
fn info_of(driver: &Driver, stream: CUstream) -> Outcome<Info> {
    let mut world = driver.lock();
    world.capture_status(stream_meant(stream))?;
    world.capture_info(stream_meant(stream))
}

pub unsafe fn cuStreamBeginCapture(driver: &Driver, hStream: CUstream) -> Outcome {
    let mut world = driver.lock();
    world.begin_capture(stream_meant(hStream), Mode::Global, None)
}

pub unsafe fn cuStreamBeginCapture_v2(
    driver: &Driver,
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> Outcome {
    let mode = Mode::from_number(mode.0)?;
    let mut world = driver.lock();
    world.begin_capture(stream_meant(hStream), mode, None)
}

pub unsafe fn cuStreamBeginCaptureToGraph(
    driver: &Driver,
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    _dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> Outcome {
    let mode = Mode::from_number(mode.0)?;
    let tips = handles(unsafe { array(dependencies, numDependencies) });
    let mut world = driver.lock();
    world.begin_capture(stream_meant(hStream), mode, Some((hGraph as usize, tips)))
}

pub unsafe fn cuStreamEndCapture(
    driver: &Driver,
    hStream: CUstream,
    phGraph: *mut CUgraph,
) -> Outcome {
    let ended = driver.lock().end_capture(stream_meant(hStream));
    // A capture that was spoiled ends all the same, with a null graph.
    if let Ok(graph) = ended {
        unsafe { put(phGraph, graph as CUgraph) };
    } else if ended == Err(Code::STREAM_CAPTURE_INVALIDATED) {
        unsafe { put(phGraph, std::ptr::null_mut()) };
    }
    ended.map(|_| ())
}

pub unsafe fn cuStreamIsCapturing(
    driver: &Driver,
    hStream: CUstream,
    captureStatus: *mut CUstreamCaptureStatus,
) -> Outcome {
    let status = driver.lock().capture_status(stream_meant(hStream))?;
    unsafe { put(captureStatus.cast(), status.number()) };
    Ok(())
}

pub unsafe fn cuStreamGetCaptureInfo(
    driver: &Driver,
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
) -> Outcome {
    let info = info_of(driver, hStream)?;
    unsafe {
        put(captureStatus_out.cast(), info.status.number());
        if info.status != Status::None {
            put(id_out, info.id);
        }
    }
    Ok(())
}

pub unsafe fn cuStreamGetCaptureInfo_v2(
    driver: &Driver,
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    numDependencies_out: *mut usize,
) -> Outcome {
    let info = info_of(driver, hStream)?;
    unsafe { put(captureStatus_out.cast(), info.status.number()) };
    if info.status == Status::Active {
        unsafe {
            put(id_out, info.id);
            put(graph_out, info.graph as CUgraph);
            put(dependencies_out, info.tips.cast());
            put(numDependencies_out, info.tip_count);
        }
    }
    Ok(())
}

pub unsafe fn cuStreamGetCaptureInfo_v3(
    driver: &Driver,
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> Outcome {
    unsafe {
        cuStreamGetCaptureInfo_v2(
            driver,
            hStream,
            captureStatus_out,
            id_out,
            graph_out,
            dependencies_out,
            numDependencies_out,
        )?;
        if info_of(driver, hStream)?.status == Status::Active {
            // All edges are plain ones, which need no data.
            put(edgeData_out, std::ptr::null());
        }
    }
    Ok(())
}

pub unsafe fn cuStreamUpdateCaptureDependencies(
    driver: &Driver,
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    numDependencies: usize,
    flags: c_uint,
) -> Outcome {
    let nodes = handles(unsafe { array(dependencies, numDependencies) });
    let mut world = driver.lock();
    world.update_capture_tips(stream_meant(hStream), &nodes, flags == REPLACE)
}

pub unsafe fn cuStreamUpdateCaptureDependencies_v2(
    driver: &Driver,
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    _dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> Outcome {
    unsafe {
        cuStreamUpdateCaptureDependencies(driver, hStream, dependencies, numDependencies, flags)
    }
}

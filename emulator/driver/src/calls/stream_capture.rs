//! Stream capture.

use std::sync::{Mutex, PoisonError};

use super::prelude::*;
use crate::objects::capture::{Info, Mode, Status};
use crate::objects::thread;
use cuspec_glue::driver::calls::StreamCaptureCalls;

/// `CU_STREAM_SET_CAPTURE_DEPENDENCIES`.
const REPLACE: c_uint = 1;

impl StreamCaptureCalls for Driver {
    unsafe fn cuStreamEndCapture_failed(
        &self,
        hStream: CUstream,
        phGraph: *mut CUgraph,
        code: ResultCode,
    ) {
        if !self.is_initialized() {
            return;
        }
        let ended = match code {
            // An invalidated capture ends with a null graph.
            ResultCode::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED => {
                let ended = self.lock().end_capture(resolve_stream(hStream));
                ended == Err(Code::STREAM_CAPTURE_INVALIDATED)
            }
            // A capture that another thread tries to end is over, and its graph is destroyed.
            ResultCode::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD => {
                let _ = self.lock().end_capture(resolve_stream(hStream));
                true
            }
            _ => false,
        };
        if ended {
            // SAFETY: the caller guarantees that a pointer that is not null is valid for writes.
            unsafe { put(phGraph, std::ptr::null_mut()) };
        }
    }

    unsafe fn cuThreadExchangeStreamCaptureMode(&self, mode: *mut CUstreamCaptureMode) -> Outcome {
        // SAFETY: the caller guarantees that `mode` is null or points to a value.
        let Some(wish) = unsafe { array(mode, 1) }.first().copied() else {
            return Err(Code::INVALID_VALUE);
        };
        let before = thread::exchange_capture_mode(wish.0);
        // SAFETY: the caller guarantees that `mode` is null or valid for writes.
        unsafe { put(mode.cast(), before) };
        Ok(())
    }

    unsafe fn cuStreamBeginCapture(&self, hStream: CUstream) -> Outcome {
        let mut world = self.lock();
        // The first form has no mode, and forbids no other calls.
        world.begin_capture(resolve_stream(hStream), Mode::Relaxed, None)
    }

    unsafe fn cuStreamBeginCapture_v2(
        &self,
        hStream: CUstream,
        mode: CUstreamCaptureMode,
    ) -> Outcome {
        let mode = Mode::from_number(mode.0)?;
        let mut world = self.lock();
        world.begin_capture(resolve_stream(hStream), mode, None)
    }

    unsafe fn cuStreamBeginCaptureToGraph(
        &self,
        hStream: CUstream,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        _dependencyData: *const CUgraphEdgeData,
        numDependencies: usize,
        mode: CUstreamCaptureMode,
    ) -> Outcome {
        let mode = Mode::from_number(mode.0)?;
        // SAFETY: the caller guarantees that `dependencies` is null or points to `numDependencies`
        // elements.
        let tips = handles(unsafe { array(dependencies, numDependencies) });
        let mut world = self.lock();
        world.begin_capture(resolve_stream(hStream), mode, Some((hGraph as usize, tips)))
    }

    unsafe fn cuStreamEndCapture(&self, hStream: CUstream, phGraph: *mut CUgraph) -> Outcome {
        let ended = self.lock().end_capture(resolve_stream(hStream));
        let graph = match &ended {
            Ok(graph) => Some(*graph as CUgraph),
            // An invalidated capture ends with a null graph as well.
            Err(Code::STREAM_CAPTURE_INVALIDATED | Code::STREAM_CAPTURE_UNJOINED) => {
                Some(std::ptr::null_mut())
            }
            Err(_) => None,
        };
        if let Some(graph) = graph {
            // SAFETY: the caller guarantees that `phGraph` is null or valid for writes.
            unsafe { put(phGraph, graph) };
        }
        ended.map(|_| ())
    }

    unsafe fn cuStreamIsCapturing(
        &self,
        hStream: CUstream,
        captureStatus: *mut CUstreamCaptureStatus,
    ) -> Outcome {
        let status = self.lock().capture_status(resolve_stream(hStream))?;
        // SAFETY: the caller guarantees that `captureStatus` is null or valid for writes.
        unsafe { put(captureStatus.cast(), status.number()) };
        Ok(())
    }

    unsafe fn cuStreamGetCaptureInfo(
        &self,
        hStream: CUstream,
        captureStatus_out: *mut CUstreamCaptureStatus,
        id_out: *mut cuuint64_t,
    ) -> Outcome {
        let info = info_of(self, hStream)?;
        // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
        unsafe {
            put(captureStatus_out.cast(), info.status.number());
            if info.status != Status::None {
                put(id_out, info.id);
            }
        }
        Ok(())
    }

    unsafe fn cuStreamGetCaptureInfo_v2(
        &self,
        hStream: CUstream,
        captureStatus_out: *mut CUstreamCaptureStatus,
        id_out: *mut cuuint64_t,
        graph_out: *mut CUgraph,
        dependencies_out: *mut *const CUgraphNode,
        numDependencies_out: *mut usize,
    ) -> Outcome {
        let info = info_of(self, hStream)?;
        // SAFETY: the caller guarantees that `captureStatus_out` is null or valid for writes.
        unsafe { put(captureStatus_out.cast(), info.status.number()) };
        if info.status == Status::Active {
            // SAFETY: the caller guarantees that each of these pointers is null or valid for writes.
            unsafe {
                put(id_out, info.id);
                put(graph_out, info.graph as CUgraph);
                let tips = match info.tip_count {
                    0 => std::ptr::null(),
                    _ => info.tips,
                };
                put(dependencies_out, tips.cast());
                put(numDependencies_out, info.tip_count);
            }
        }
        Ok(())
    }

    unsafe fn cuStreamGetCaptureInfo_v3(
        &self,
        hStream: CUstream,
        captureStatus_out: *mut CUstreamCaptureStatus,
        id_out: *mut cuuint64_t,
        graph_out: *mut CUgraph,
        dependencies_out: *mut *const CUgraphNode,
        edgeData_out: *mut *const CUgraphEdgeData,
        numDependencies_out: *mut usize,
    ) -> Outcome {
        // SAFETY: `cuStreamGetCaptureInfo_v2` has the same requirements, and `edgeData_out` is null or valid
        // for writes.
        unsafe {
            self.cuStreamGetCaptureInfo_v2(
                hStream,
                captureStatus_out,
                id_out,
                graph_out,
                dependencies_out,
                numDependencies_out,
            )?;
            let info = info_of(self, hStream)?;
            if info.status == Status::Active {
                let edges = match info.tip_count {
                    0 => std::ptr::null(),
                    count => plain_edges(count),
                };
                put(edgeData_out, edges);
            }
        }
        Ok(())
    }

    unsafe fn cuStreamUpdateCaptureDependencies(
        &self,
        hStream: CUstream,
        dependencies: *mut CUgraphNode,
        numDependencies: usize,
        flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `dependencies` is null or points to `numDependencies`
        // elements.
        let nodes = handles(unsafe { array(dependencies, numDependencies) });
        let mut world = self.lock();
        world.update_capture_tips(resolve_stream(hStream), &nodes, flags == REPLACE)
    }

    unsafe fn cuStreamUpdateCaptureDependencies_v2(
        &self,
        hStream: CUstream,
        dependencies: *mut CUgraphNode,
        _dependencyData: *const CUgraphEdgeData,
        numDependencies: usize,
        flags: c_uint,
    ) -> Outcome {
        // SAFETY: `cuStreamUpdateCaptureDependencies` has the requirements that the caller guarantees here.
        unsafe {
            self.cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies, flags)
        }
    }
}

fn handles(nodes: Vec<CUgraphNode>) -> Vec<usize> {
    nodes.into_iter().map(|node| node as usize).collect()
}

/// State of a stream's capture; an error if the query is forbidden.
fn info_of(driver: &Driver, stream: CUstream) -> Outcome<Info> {
    let mut world = driver.lock();
    world.capture_status(resolve_stream(stream))?;
    world.capture_info(resolve_stream(stream))
}

/// The data of plain edges. The longest array that a call has needed is kept.
fn plain_edges(count: usize) -> *const CUgraphEdgeData {
    static LONGEST: Mutex<&[CUgraphEdgeData]> = Mutex::new(&[]);
    let mut longest = LONGEST.lock().unwrap_or_else(PoisonError::into_inner);
    if longest.len() < count {
        *longest = vec![CUgraphEdgeData::default(); count.next_power_of_two()].leak();
    }
    longest.as_ptr()
}

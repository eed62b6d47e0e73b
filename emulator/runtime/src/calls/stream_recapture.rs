//! Captures onto the nodes of a graph that exists.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use cuspec_glue::runtime::calls::StreamRecaptureCalls;
use cuspec_sys::driver::{
    CUgraphNode, CUgraphNodeParams, CUgraphRecaptureStatus, CUresult, CUstreamCaptureMode,
};
use cuspec_sys::runtime::{
    cudaError_t, cudaGraph_t, cudaGraphNode_t, cudaGraphNodeParams, cudaGraphRecaptureCallbackData,
    cudaGraphRecaptureStatus, cudaStream_t, cudaStreamCaptureMode,
};

use super::graph_identity::node_above;
use super::prelude::*;
use crate::driver::{code_of, driver};

type Callback = unsafe extern "C" fn(
    *mut c_void,
    cudaGraphNode_t,
    *const cudaGraphNodeParams,
    *const cudaGraphNodeParams,
    cudaGraphRecaptureStatus,
) -> cudaError_t;

/// A function of the program, and its argument.
#[derive(Clone, Copy)]
struct Asked {
    function: Callback,
    argument: usize,
}

/// The functions of recaptures by stream. One is kept until the next recapture of its stream, because the driver has a
/// pointer to it.
static ASKED: LazyLock<Mutex<HashMap<usize, Box<Asked>>>> = LazyLock::new(Mutex::default);

/// Calls the function of the program with the runtime's records.
///
/// # Safety
/// `data` points to an [`Asked`], and both records are valid.
unsafe extern "C" fn ask(
    data: *mut c_void,
    node: CUgraphNode,
    known: *const CUgraphNodeParams,
    given: *const CUgraphNodeParams,
    status: CUgraphRecaptureStatus,
) -> CUresult {
    // SAFETY: the driver passes on the pointer that it was given, and its own records.
    let (asked, known, given) = unsafe { (*data.cast::<Asked>(), &*known, &*given) };
    let (Ok(known), Ok(given)) = (node_above(known), node_above(given)) else {
        return CUresult::CUDA_ERROR_INVALID_VALUE;
    };
    let argument = asked.argument as *mut c_void;
    let status = cudaGraphRecaptureStatus(status.0);
    // SAFETY: the program guarantees that the function is valid and may use its argument.
    let answer = unsafe { (asked.function)(argument, node.cast(), &known, &given, status) };
    CUresult(answer.0)
}

impl StreamRecaptureCalls for Runtime {
    unsafe fn cudaStreamBeginRecaptureToGraph(
        &self,
        stream: cudaStream_t,
        mode: cudaStreamCaptureMode,
        graph: cudaGraph_t,
        callbackData: *mut cudaGraphRecaptureCallbackData,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let given = match callbackData.is_null() {
            true => None,
            // SAFETY: the caller guarantees that a pointer that is not null is valid.
            false => Some(unsafe { callbackData.read_unaligned() }),
        };
        let asked = given.and_then(|given| {
            let argument = given.userData as usize;
            let function = given.callbackFunc?;
            Some(Box::new(Asked { function, argument }))
        });
        let mut data = std::ptr::null_mut();
        let mut function = None;
        if let Some(asked) = asked {
            let mut all = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
            let kept = all.entry(stream as usize).insert_entry(asked);
            data = std::ptr::from_ref(&**kept.get()).cast_mut().cast();
            function = Some(ask as _);
        }
        let mode = CUstreamCaptureMode(mode.0);
        let (stream, graph) = (stream.cast(), graph.cast());
        // SAFETY: the caller guarantees that handles are valid.
        unsafe { driver.cuStreamBeginRecaptureToGraph(stream, mode, graph, function, data) }
            .map_err(code_of)
    }
}

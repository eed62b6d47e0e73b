//! Conditions of graphs.

use std::ffi::c_uint;

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, Condition};
use cuspec_glue::runtime::calls::GraphConditionsCalls;
use cuspec_sys::driver::{CUcontext, CUgraph};
use cuspec_sys::runtime::{cudaExecutionContext_t, cudaGraph_t, cudaGraphConditionalHandle};

use super::prelude::*;
use crate::contexts;
use crate::driver::code_of;

/// Creates a condition in a context.
///
/// # Safety
/// The place is null or valid for writes, and the handles are valid.
unsafe fn create(
    place: *mut cudaGraphConditionalHandle,
    graph: cudaGraph_t,
    context: CUcontext,
    default: c_uint,
    flags: c_uint,
) -> Outcome {
    let driver = contexts::initialize()?;
    let graph: CUgraph = graph.cast();
    // SAFETY: the caller guarantees that the handles are valid.
    unsafe {
        let made = driver.cuGraphConditionalHandleCreate(graph, context, default, flags);
        put(place, made.map_err(code_of)?);
    }
    Ok(())
}

impl GraphConditionsCalls for Runtime {
    unsafe fn cudaGraphConditionalHandleCreate(
        &self,
        pHandle_out: *mut cudaGraphConditionalHandle,
        graph: cudaGraph_t,
        defaultLaunchValue: c_uint,
        flags: c_uint,
    ) -> Outcome {
        let driver = contexts::initialize()?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let context = driver.cuCtxGetCurrent().map_err(code_of)?;
            create(pHandle_out, graph, context, defaultLaunchValue, flags)
        }
    }

    unsafe fn cudaGraphConditionalHandleCreate_v2(
        &self,
        pHandle_out: *mut cudaGraphConditionalHandle,
        graph: cudaGraph_t,
        ctx: cudaExecutionContext_t,
        defaultLaunchValue: c_uint,
        flags: c_uint,
    ) -> Outcome {
        let context: CUcontext = ctx.cast();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { create(pHandle_out, graph, context, defaultLaunchValue, flags) }
    }
}

impl Classify<Condition> for Runtime {
    /// Only the driver can distinguish conditions.
    fn classify(&self, value: u64) -> Facts<Condition> {
        Facts::new(match value {
            0 => Condition::Zero,
            _ => Condition::Created,
        })
    }
}

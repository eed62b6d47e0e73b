//! Captures onto the nodes of a graph that exists.

use super::graph_identity::describe;
use super::prelude::*;
use crate::objects::capture::Mode;
use crate::operations::recaptures::{Difference, take_differences};
use cuspec_glue::driver::calls::StreamRecaptureCalls;

type Callback = unsafe extern "C" fn(
    *mut c_void,
    CUgraphNode,
    *const CUgraphNodeParams,
    *const CUgraphNodeParams,
    CUgraphRecaptureStatus,
) -> CUresult;

impl Driver {
    /// Asks the program about the nodes that differ from the work that the current call has captured, and changes them.
    pub(crate) fn settle_differences(&self) -> Outcome {
        take_differences()
            .into_iter()
            .try_for_each(|difference| self.settle(difference))
    }

    fn settle(&self, difference: Difference) -> Outcome {
        let Difference { node, captured, .. } = difference;
        let mut lent = None;
        let mut world = self.lock();
        let known = world.describe_node(node)?;
        let given = describe(&mut world, &captured.work, captured.context, &mut lent)?;
        drop(world);
        let status = match difference.is_update {
            true => CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE,
            false => CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE,
        };
        // SAFETY: the program passed the address of a function of this type.
        let ask: Callback = unsafe { std::mem::transmute(difference.callback) };
        let data = difference.data as *mut c_void;
        // SAFETY: the program guarantees that the function is valid and may use its argument. Both records live until it
        // returns.
        let answer = unsafe { ask(data, node as CUgraphNode, &known, &given, status) };
        let mut world = self.lock();
        if answer == CUresult::CUDA_SUCCESS {
            world.change_node(node, captured);
            return Ok(());
        }
        world.fail_recapture(difference.capture);
        Err(Code::GRAPH_RECAPTURE_FAILURE)
    }
}

impl StreamRecaptureCalls for Driver {
    unsafe fn cuStreamBeginRecaptureToGraph(
        &self,
        hStream: CUstream,
        mode: CUstreamCaptureMode,
        hGraph: CUgraph,
        callbackFunc: CUgraphRecaptureCallback,
        userData: *mut c_void,
    ) -> Outcome {
        let mode = Mode::from_number(mode.0)?;
        let callback = callbackFunc.map_or(0, |function| function as usize);
        let ask = (callback, userData as usize);
        self.begin_recapture(resolve_stream(hStream), mode, hGraph as usize, ask)
    }
}

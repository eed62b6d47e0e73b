//! Conditions, and the nodes whose bodies they select.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, Condition};
use cuspec_glue::driver::calls::GraphConditionsCalls;

impl GraphConditionsCalls for Driver {
    unsafe fn cuGraphConditionalHandleCreate(
        &self,
        pHandle_out: *mut CUgraphConditionalHandle,
        hGraph: CUgraph,
        ctx: CUcontext,
        defaultLaunchValue: c_uint,
        flags: c_uint,
    ) -> Outcome {
        let has_default = flags & CU_GRAPH_COND_ASSIGN_DEFAULT != 0;
        let default = has_default.then_some(defaultLaunchValue);
        let (graph, context) = (hGraph as usize, ctx as usize);
        let condition = self.lock().create_condition(graph, context, default)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(pHandle_out, condition as CUgraphConditionalHandle) };
        Ok(())
    }
}

impl Classify<Condition> for Driver {
    fn classify(&self, value: u64) -> Facts<Condition> {
        let handle = value as usize;
        let known = self.known().filter(|_| value != 0);
        let identity = known.as_ref().map(|world| {
            (
                world.conditions.get(handle),
                world.conditions.identify(handle),
            )
        });
        Facts::new(match identity {
            _ if value == 0 => Condition::Zero,
            Some((Some(condition), _)) if condition.node.is_some() => Condition::Used,
            Some((_, Identity::Live)) => Condition::Created,
            _ => Condition::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.conditions, value)
    }
}

//! Events of nodes.

use super::prelude::*;
use crate::objects::graph::NodeWork;
use cuspec_glue::driver::calls::GraphEventsCalls;

impl Driver {
    /// Writes the event of a node.
    ///
    /// # Safety
    /// The place is null or valid for writes.
    unsafe fn put_event(&self, node: CUgraphNode, place: *mut CUevent) -> Outcome {
        let world = self.lock();
        let event = match world.nodes.get(node as usize).map(|node| &node.work) {
            Some(NodeWork::EventRecord(event) | NodeWork::WaitEvent(event)) => *event,
            _ => return Err(Code::INVALID_VALUE),
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(place, event as CUevent) };
        Ok(())
    }
}

impl GraphEventsCalls for Driver {
    unsafe fn cuGraphEventRecordNodeGetEvent(
        &self,
        hNode: CUgraphNode,
        event_out: *mut CUevent,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { self.put_event(hNode, event_out) }
    }

    unsafe fn cuGraphEventRecordNodeSetEvent(&self, hNode: CUgraphNode, event: CUevent) -> Outcome {
        let work = NodeWork::EventRecord(event as usize);
        self.lock().set_work(hNode as usize, work)
    }

    unsafe fn cuGraphEventWaitNodeGetEvent(
        &self,
        hNode: CUgraphNode,
        event_out: *mut CUevent,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { self.put_event(hNode, event_out) }
    }

    unsafe fn cuGraphEventWaitNodeSetEvent(&self, hNode: CUgraphNode, event: CUevent) -> Outcome {
        let work = NodeWork::WaitEvent(event as usize);
        self.lock().set_work(hNode as usize, work)
    }
}

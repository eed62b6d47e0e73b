//! Graphs, as far as captures and tests need them.

use super::prelude::*;
use cuspec_glue::driver::calls::GraphCalls;

impl GraphCalls for Driver {
    unsafe fn cuGraphCreate(&self, phGraph: *mut CUgraph, _flags: c_uint) -> Outcome {
        let graph = self.lock().create_graph();
        // SAFETY: the caller promises that `phGraph` is null or has room for the value.
        unsafe { put(phGraph, graph as CUgraph) };
        Ok(())
    }

    unsafe fn cuGraphDestroy(&self, hGraph: CUgraph) -> Outcome {
        self.lock().destroy_graph(hGraph as usize)
    }
}

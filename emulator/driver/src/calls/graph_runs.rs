//! Executable graphs.

use super::prelude::*;
use cuspec_glue::driver::calls::GraphRunsCalls;

impl GraphRunsCalls for Driver {
    unsafe fn cuGraphInstantiateWithFlags(
        &self,
        phGraphExec: *mut CUgraphExec,
        hGraph: CUgraph,
        flags: c_ulonglong,
    ) -> Outcome {
        let exec = self.lock().instantiate(hGraph as usize, flags)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(phGraphExec, exec as CUgraphExec) };
        Ok(())
    }

    unsafe fn cuGraphExecDestroy(&self, hGraphExec: CUgraphExec) -> Outcome {
        self.lock().destroy_exec(hGraphExec as usize)
    }

    unsafe fn cuGraphExecGetFlags(
        &self,
        hGraphExec: CUgraphExec,
        flags: *mut cuuint64_t,
    ) -> Outcome {
        let world = self.lock();
        let exec = world.execs.get(hGraphExec as usize);
        let known = exec.ok_or(Code::INVALID_VALUE)?.flags;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(flags, known) };
        Ok(())
    }

    unsafe fn cuGraphLaunch(&self, hGraphExec: CUgraphExec, hStream: CUstream) -> Outcome {
        self.launch_graph(hGraphExec as usize, resolve_stream(hStream))
    }

    unsafe fn cuGraphUpload(&self, hGraphExec: CUgraphExec, hStream: CUstream) -> Outcome {
        self.upload_graph(hGraphExec as usize, resolve_stream(hStream))
    }

    unsafe fn cuGraphNodeSetEnabled(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        isEnabled: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        world.enable_node(hGraphExec as usize, hNode as usize, isEnabled != 0)
    }

    unsafe fn cuGraphNodeGetEnabled(
        &self,
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        isEnabled: *mut c_uint,
    ) -> Outcome {
        let world = self.lock();
        world.exec_node(hGraphExec as usize, hNode as usize)?;
        let exec = world.execs.get(hGraphExec as usize);
        let disabled = &exec.ok_or(Code::INVALID_VALUE)?.disabled;
        let enabled = !disabled.contains(&(hNode as usize));
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(isEnabled, enabled.into()) };
        Ok(())
    }
}

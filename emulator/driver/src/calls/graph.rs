//! Graphs, as far as captures and tests need them.

use super::graph_edges::data_of;
use super::graph_nodes::nodes;
use super::prelude::*;
use cuspec_glue::driver::calls::GraphCalls;

impl GraphCalls for Driver {
    unsafe fn cuGraphCreate(&self, phGraph: *mut CUgraph, _flags: c_uint) -> Outcome {
        let graph = self.lock().create_graph();
        // SAFETY: the caller guarantees that `phGraph` is null or valid for writes.
        unsafe { put(phGraph, graph as CUgraph) };
        Ok(())
    }

    unsafe fn cuGraphDestroy(&self, hGraph: CUgraph) -> Outcome {
        self.lock().destroy_graph(hGraph as usize)
    }

    unsafe fn cuGraphAddNode_v2(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        dependencyData: *const CUgraphEdgeData,
        numDependencies: usize,
        nodeParams: *mut CUgraphNodeParams,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let (before, data) = unsafe {
            (
                nodes(dependencies, numDependencies),
                data_of(dependencyData, numDependencies),
            )
        };
        let graph = hGraph as usize;
        self.lock().check_members(graph, &before)?;
        let mut added = std::ptr::null_mut();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.add_described(&raw mut added, hGraph, std::ptr::null(), 0, nodeParams)? };
        let mut world = self.lock();
        let added = added as usize;
        let edges: Vec<(usize, usize)> = before.into_iter().map(|before| (before, added)).collect();
        if let Err(code) = world.add_edges(graph, &edges, &data) {
            return world.destroy_node(added).and(Err(code));
        }
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(phGraphNode, added as CUgraphNode) };
        Ok(())
    }

    unsafe fn cuGraphGetNodes(
        &self,
        hGraph: CUgraph,
        nodes: *mut CUgraphNode,
        numNodes: *mut usize,
    ) -> Outcome {
        let world = self.lock();
        let graph = world.graphs.get(hGraph as usize);
        let known = &graph.ok_or(Code::INVALID_VALUE)?.nodes;
        if nodes.is_null() {
            // SAFETY: the caller guarantees that pointers are valid.
            unsafe { put(numNodes, known.len()) };
            return Ok(());
        }
        // SAFETY: the caller guarantees that pointers are valid.
        let room = unsafe { array(numNodes, 1) }.first().copied().unwrap_or(0);
        for at in 0..room {
            let node = known.get(at).copied().unwrap_or(0);
            // SAFETY: the caller guarantees that pointers are valid.
            unsafe { put(nodes.wrapping_add(at), node as CUgraphNode) };
        }
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(numNodes, room.min(known.len())) };
        Ok(())
    }
}

//! Nodes and dependencies of graphs. Functions about dependencies are those of `graph_edges` without data.

use super::prelude::*;
use crate::objects::graph::NodeWork;
use cuspec_glue::driver::calls::{GraphEdgesCalls, GraphStructureCalls};

/// Writes a list as far as there is room, and null behind it; without a place only their number.
///
/// # Safety
/// The place of the number is null or valid, and the list is null or has room for this number.
pub(super) unsafe fn put_list(list: *mut CUgraphNode, count: *mut usize, known: &[usize]) {
    if list.is_null() {
        // SAFETY: the caller guarantees that the place is valid for writes.
        unsafe { put(count, known.len()) };
        return;
    }
    // SAFETY: the caller guarantees that the place is valid for reads.
    let room = unsafe { array(count, 1) }.first().copied().unwrap_or(0);
    let padded = known.iter().copied().chain(std::iter::repeat(0)).take(room);
    // SAFETY: the caller guarantees room for this number.
    unsafe {
        put_each(list, padded.map(|node| node as CUgraphNode));
        put(count, room.min(known.len()));
    }
}

impl GraphStructureCalls for Driver {
    unsafe fn cuGraphNodeGetType(
        &self,
        hNode: CUgraphNode,
        r#type: *mut CUgraphNodeType,
    ) -> Outcome {
        let world = self.lock();
        let node = world.nodes.get(hNode as usize);
        let kind = node.ok_or(Code::INVALID_VALUE)?.kind();
        // SAFETY: the caller guarantees that `type` is null or valid for writes.
        unsafe { put(r#type.cast(), kind.number()) };
        Ok(())
    }

    unsafe fn cuGraphDestroyNode(&self, hNode: CUgraphNode) -> Outcome {
        self.lock().destroy_node(hNode as usize)
    }

    unsafe fn cuGraphClone(&self, phGraphClone: *mut CUgraph, originalGraph: CUgraph) -> Outcome {
        let copy = self.lock().clone_for_program(originalGraph as usize)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(phGraphClone, copy as CUgraph) };
        Ok(())
    }

    unsafe fn cuGraphNodeFindInClone(
        &self,
        phNode: *mut CUgraphNode,
        hOriginalNode: CUgraphNode,
        hClonedGraph: CUgraph,
    ) -> Outcome {
        let world = self.lock();
        let graph = world.graphs.get(hClonedGraph as usize);
        let members = &graph.ok_or(Code::INVALID_VALUE)?.nodes;
        let is_copy = |node: &&usize| {
            let node = world.nodes.get(**node);
            node.is_some_and(|node| node.original == Some(hOriginalNode as usize))
        };
        let found = members.iter().find(is_copy);
        let found = *found.ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(phNode, found as CUgraphNode) };
        Ok(())
    }

    unsafe fn cuGraphChildGraphNodeGetGraph(
        &self,
        hNode: CUgraphNode,
        phGraph: *mut CUgraph,
    ) -> Outcome {
        let world = self.lock();
        let node = world.nodes.get(hNode as usize);
        let NodeWork::Graph(child) = node.ok_or(Code::INVALID_VALUE)?.work else {
            return Err(Code::INVALID_VALUE);
        };
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(phGraph, child as CUgraph) };
        Ok(())
    }

    unsafe fn cuGraphGetRootNodes(
        &self,
        hGraph: CUgraph,
        rootNodes: *mut CUgraphNode,
        numRootNodes: *mut usize,
    ) -> Outcome {
        let world = self.lock();
        let graph = world.graphs.get(hGraph as usize);
        let roots = &graph.ok_or(Code::INVALID_VALUE)?.roots;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put_list(rootNodes, numRootNodes, roots) };
        Ok(())
    }

    unsafe fn cuGraphGetEdges(
        &self,
        hGraph: CUgraph,
        from: *mut CUgraphNode,
        to: *mut CUgraphNode,
        numEdges: *mut usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.cuGraphGetEdges_v2(hGraph, from, to, std::ptr::null_mut(), numEdges) }
    }

    unsafe fn cuGraphNodeGetDependencies(
        &self,
        hNode: CUgraphNode,
        dependencies: *mut CUgraphNode,
        numDependencies: *mut usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            self.cuGraphNodeGetDependencies_v2(
                hNode,
                dependencies,
                std::ptr::null_mut(),
                numDependencies,
            )
        }
    }

    unsafe fn cuGraphNodeGetDependentNodes(
        &self,
        hNode: CUgraphNode,
        dependentNodes: *mut CUgraphNode,
        numDependentNodes: *mut usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            self.cuGraphNodeGetDependentNodes_v2(
                hNode,
                dependentNodes,
                std::ptr::null_mut(),
                numDependentNodes,
            )
        }
    }

    unsafe fn cuGraphAddDependencies(
        &self,
        hGraph: CUgraph,
        from: *const CUgraphNode,
        to: *const CUgraphNode,
        numDependencies: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            self.cuGraphAddDependencies_v2(hGraph, from, to, std::ptr::null(), numDependencies)
        }
    }

    unsafe fn cuGraphRemoveDependencies(
        &self,
        hGraph: CUgraph,
        from: *const CUgraphNode,
        to: *const CUgraphNode,
        numDependencies: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            self.cuGraphRemoveDependencies_v2(hGraph, from, to, std::ptr::null(), numDependencies)
        }
    }
}

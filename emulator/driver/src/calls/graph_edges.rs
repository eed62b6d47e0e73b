//! Dependencies of graphs with their data.

use super::graph_nodes::nodes;
use super::graph_structure::put_list;
use super::prelude::*;
use crate::objects::graph::EdgeData;
use crate::world::World;
use cuspec_glue::driver::calls::GraphEdgesCalls;

/// The pairs of two lists.
///
/// # Safety
/// Each list is null or has this many nodes.
unsafe fn pairs(
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    count: usize,
) -> Vec<(usize, usize)> {
    // SAFETY: the caller guarantees that the lists have `count` nodes.
    let (from, to) = unsafe { (nodes(from, count), nodes(to, count)) };
    from.into_iter().zip(to).collect()
}

/// The data of a list of dependencies; zeros for null.
///
/// # Safety
/// The list is null or has this many entries.
pub(super) unsafe fn data_of(list: *const CUgraphEdgeData, count: usize) -> Vec<EdgeData> {
    // SAFETY: the caller guarantees that the list has `count` entries.
    unsafe { array(list.cast::<EdgeData>(), count) }
}

/// Writes the data of dependencies as far as there is room, and zeros behind it. Without a place no dependency may
/// have data.
///
/// # Safety
/// The place is null or has room for this many entries.
unsafe fn put_data(
    world: &World,
    graph: usize,
    edges: &[(usize, usize)],
    place: *mut CUgraphEdgeData,
    room: usize,
) -> Outcome {
    if place.is_null() {
        return world.check_plain_edges(graph, edges);
    }
    let known = edges.iter().map(|edge| world.edge_data(graph, *edge));
    let padded = known.chain(std::iter::repeat([0; 8])).take(room);
    // SAFETY: the caller guarantees room for this many entries.
    unsafe { put_each(place.cast::<EdgeData>(), padded) };
    Ok(())
}

/// The number in a place.
///
/// # Safety
/// The place is null or valid for reads.
unsafe fn room(place: *const usize) -> usize {
    // SAFETY: the caller guarantees that the place is valid.
    unsafe { array(place, 1) }.first().copied().unwrap_or(0)
}

impl GraphEdgesCalls for Driver {
    unsafe fn cuGraphGetEdges_v2(
        &self,
        hGraph: CUgraph,
        from: *mut CUgraphNode,
        to: *mut CUgraphNode,
        edgeData: *mut CUgraphEdgeData,
        numEdges: *mut usize,
    ) -> Outcome {
        let world = self.lock();
        let graph = hGraph as usize;
        let edges = world.edges(graph)?;
        let (before, after): (Vec<usize>, Vec<usize>) = edges.iter().copied().unzip();
        // SAFETY: the caller guarantees that pointers are valid. All lists have the same room, which the
        // first calls replace.
        unsafe {
            let mut count = room(numEdges);
            if !from.is_null() {
                put_data(&world, graph, &edges, edgeData, count)?;
            }
            put_list(from, &raw mut count, &before);
            put_list(to, numEdges, &after);
        }
        Ok(())
    }

    unsafe fn cuGraphNodeGetDependencies_v2(
        &self,
        hNode: CUgraphNode,
        dependencies: *mut CUgraphNode,
        edgeData: *mut CUgraphEdgeData,
        numDependencies: *mut usize,
    ) -> Outcome {
        let world = self.lock();
        let handle = hNode as usize;
        let node = world.nodes.get(handle).ok_or(Code::INVALID_VALUE)?;
        let edges = node.dependencies.iter().map(|before| (*before, handle));
        let edges: Vec<_> = edges.collect();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            if !dependencies.is_null() && !edges.is_empty() {
                put_data(&world, node.graph, &edges, edgeData, room(numDependencies))?;
            }
            put_list(dependencies, numDependencies, &node.dependencies);
        }
        Ok(())
    }

    unsafe fn cuGraphNodeGetDependentNodes_v2(
        &self,
        hNode: CUgraphNode,
        dependentNodes: *mut CUgraphNode,
        edgeData: *mut CUgraphEdgeData,
        numDependentNodes: *mut usize,
    ) -> Outcome {
        let world = self.lock();
        let handle = hNode as usize;
        let node = world.nodes.get(handle).ok_or(Code::INVALID_VALUE)?;
        let edges = node.dependents.iter().map(|after| (handle, *after));
        let edges: Vec<_> = edges.collect();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            if !dependentNodes.is_null() && !edges.is_empty() {
                put_data(
                    &world,
                    node.graph,
                    &edges,
                    edgeData,
                    room(numDependentNodes),
                )?;
            }
            put_list(dependentNodes, numDependentNodes, &node.dependents);
        }
        Ok(())
    }

    unsafe fn cuGraphAddDependencies_v2(
        &self,
        hGraph: CUgraph,
        from: *const CUgraphNode,
        to: *const CUgraphNode,
        edgeData: *const CUgraphEdgeData,
        numDependencies: usize,
    ) -> Outcome {
        let count = numDependencies;
        // SAFETY: the caller guarantees that the lists have this many entries.
        let (edges, data) = unsafe { (pairs(from, to, count), data_of(edgeData, count)) };
        self.lock().add_edges(hGraph as usize, &edges, &data)
    }

    /// The data is ignored: two nodes have one dependency at most.
    unsafe fn cuGraphRemoveDependencies_v2(
        &self,
        hGraph: CUgraph,
        from: *const CUgraphNode,
        to: *const CUgraphNode,
        _edgeData: *const CUgraphEdgeData,
        numDependencies: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the lists have this many entries.
        let edges = unsafe { pairs(from, to, numDependencies) };
        self.lock().remove_edges(hGraph as usize, &edges)
    }
}

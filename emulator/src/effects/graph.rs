//! Graphs, as far as captures and tests need them.

use super::prelude::*;
use crate::graph::NodeKind;

pub unsafe fn cuGraphCreate(driver: &Driver, phGraph: *mut CUgraph, _flags: c_uint) -> Outcome {
    let graph = driver.lock().create_graph();
    unsafe { put(phGraph, graph as CUgraph) };
    Ok(())
}

pub unsafe fn cuGraphDestroy(driver: &Driver, hGraph: CUgraph) -> Outcome {
    driver.lock().destroy_graph(hGraph as usize)
}

pub unsafe fn cuGraphAddEmptyNode(
    driver: &Driver,
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
) -> Outcome {
    let dependencies: Vec<usize> = unsafe { array(dependencies, numDependencies) }
        .into_iter()
        .map(|node| node as usize)
        .collect();
    let mut world = driver.lock();
    let node = world.add_node(hGraph as usize, NodeKind::Empty, &dependencies)?;
    unsafe { put(phGraphNode, node as CUgraphNode) };
    Ok(())
}

pub unsafe fn cuGraphGetNodes(
    driver: &Driver,
    hGraph: CUgraph,
    nodes: *mut CUgraphNode,
    numNodes: *mut usize,
) -> Outcome {
    let world = driver.lock();
    let graph = world.graphs.get(hGraph as usize);
    let known = &graph.ok_or(Code::INVALID_VALUE)?.nodes;
    if nodes.is_null() {
        unsafe { put(numNodes, known.len()) };
        return Ok(());
    }
    let room = unsafe { array(numNodes, 1) }.first().copied().unwrap_or(0);
    for at in 0..room {
        let node = known.get(at).copied().unwrap_or(0);
        unsafe { put(nodes.wrapping_add(at), node as CUgraphNode) };
    }
    unsafe { put(numNodes, room.min(known.len())) };
    Ok(())
}

pub unsafe fn cuGraphNodeGetType(
    driver: &Driver,
    hNode: CUgraphNode,
    r#type: *mut CUgraphNodeType,
) -> Outcome {
    let world = driver.lock();
    let node = world.nodes.get(hNode as usize);
    let kind = node.ok_or(Code::INVALID_VALUE)?.kind;
    unsafe { put(r#type.cast(), kind.number()) };
    Ok(())
}

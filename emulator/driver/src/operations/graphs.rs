//! The structure of graphs: creation, nodes, dependencies.

use std::collections::HashMap;

use crate::code::{Code, Outcome};
use crate::objects::graph::{EdgeData, Graph, Node, NodeKind, NodeWork};
use crate::world::World;

/// `CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`.
const PROGRAMMATIC: u8 = 1;
/// `CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`.
const PROGRAMMATIC_PORT: u8 = 1;
/// `CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`.
const LAUNCH_PORT: u8 = 2;

impl World {
    pub fn create_graph(&mut self) -> usize {
        self.graphs.insert(Graph::default())
    }

    pub fn destroy_graph(&mut self, graph: usize) -> Outcome {
        let gone = self.graphs.remove(graph).ok_or(Code::INVALID_VALUE)?;
        for node in gone.nodes {
            self.drop_node(node);
        }
        // An executable still allocates the memory.
        if !self.has_executable(graph) {
            self.memory.release_graph(graph);
        }
        Ok(())
    }

    /// Adds a node with dependencies in the same graph.
    pub fn add_node(
        &mut self,
        graph: usize,
        work: impl Into<NodeWork>,
        dependencies: &[usize],
    ) -> Outcome<usize> {
        self.check_members(graph, dependencies)?;
        let work = work.into();
        let inner = work.inner_graphs().to_vec();
        let id = self.graphs.get_mut(graph).map_or(0, |graph| {
            let id = graph.next_node;
            graph.next_node += 1;
            id
        });
        let node = self.nodes.insert(Node {
            graph,
            id,
            context: 0,
            work,
            dependencies: Vec::new(),
            dependents: Vec::new(),
            original: None,
            attributes: Box::default(),
            lent: None,
        });
        if let Some(graph) = self.graphs.get_mut(graph) {
            graph.nodes.push(node);
            graph.roots.push(node);
        }
        for before in dependencies {
            self.join(*before, node);
        }
        for graph in inner {
            if let Some(graph) = self.graphs.get_mut(graph) {
                graph.owner = Some(node);
            }
        }
        Ok(node)
    }

    /// Replaces the work of a node by work of the same kind.
    pub fn set_work(&mut self, node: usize, work: NodeWork) -> Outcome {
        let known = self.nodes.get_mut(node).ok_or(Code::INVALID_VALUE)?;
        if known.kind() != work.kind() {
            return Err(Code::INVALID_VALUE);
        }
        let old = std::mem::replace(&mut known.work, work);
        if let (NodeWork::Kernel(old), NodeWork::Kernel(new)) = (old, &mut known.work) {
            // Attributes are not parameters.
            new.shape.cluster = old.shape.cluster;
            new.shape.is_cooperative = old.shape.is_cooperative;
        }
        known.lent = None;
        Ok(())
    }

    /// Notes the context that a copy or a fill was described with; null stands for the current one.
    pub fn set_node_context(&mut self, node: usize, context: usize) {
        let current = self.working_context().unwrap_or(0);
        if let Some(node) = self.nodes.get_mut(node)
            && matches!(node.kind(), NodeKind::Memcpy | NodeKind::Memset)
        {
            node.context = if context == 0 { current } else { context };
        }
    }

    /// Adds a node with a child graph, a clone of the given one.
    pub fn add_child(
        &mut self,
        graph: usize,
        child: usize,
        dependencies: &[usize],
    ) -> Outcome<usize> {
        self.check_members(graph, dependencies)?;
        let copy = self.clone_for_program(child)?;
        self.add_node(graph, NodeWork::Graph(copy), dependencies)
    }

    /// Copies a graph for the program. A graph with conditions or conditional nodes, or whose nodes allocate or free memory, cannot
    /// be copied.
    pub fn clone_for_program(&mut self, graph: usize) -> Outcome<usize> {
        let is_copied = !self.has_memory_nodes(graph)
            && !self.has_conditional_nodes(graph)
            && !self.has_conditions(graph);
        match is_copied {
            true => self.clone_graph(graph),
            false => Err(Code::NOT_SUPPORTED),
        }
    }

    /// Whether nodes of a graph allocate or free memory.
    pub fn has_memory_nodes(&self, graph: usize) -> bool {
        let nodes = self.graphs.get(graph).map(|graph| graph.nodes.as_slice());
        let mut nodes = nodes.unwrap_or_default().iter();
        nodes.any(|node| {
            let kind = self.nodes.get(*node).map(Node::kind);
            matches!(kind, Some(NodeKind::MemAlloc | NodeKind::MemFree))
        })
    }

    /// Copies a graph with its nodes, dependencies and child graphs.
    pub fn clone_graph(&mut self, graph: usize) -> Outcome<usize> {
        let original = self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?;
        let nodes = original.nodes.clone();
        let copy = self.graphs.insert(Graph {
            is_clone: true,
            objects: original.objects.clone(),
            ..Graph::default()
        });
        let mut copies: HashMap<usize, usize> = HashMap::new();
        for original in nodes {
            let node = self.nodes.get(original).ok_or(Code::INVALID_VALUE)?;
            let (attributes, context) = (node.attributes.clone(), node.context);
            let work = match node.work.clone() {
                NodeWork::Graph(child) => NodeWork::Graph(self.clone_graph(child)?),
                NodeWork::Conditional(mut conditional) => {
                    for body in &mut conditional.bodies {
                        *body = self.clone_graph(*body)?;
                    }
                    NodeWork::Conditional(conditional)
                }
                work => work,
            };
            let node = self.add_node(copy, work, &[])?;
            copies.insert(original, node);
            if let Some(node) = self.nodes.get_mut(node) {
                node.original = Some(original);
                node.context = context;
                node.attributes = attributes;
            }
        }
        // A node may be older than its dependencies.
        for (from, to) in self.edges(graph)? {
            if let (Some(first), Some(second)) = (copies.get(&from), copies.get(&to)) {
                let data = self.edge_data(graph, (from, to));
                self.join(*first, *second);
                self.set_edge_data(copy, (*first, *second), data);
            }
        }
        Ok(copy)
    }

    /// Removes a node from its graph, with the dependencies from and to it.
    pub fn destroy_node(&mut self, node: usize) -> Outcome {
        let graph = self.nodes.get(node).ok_or(Code::INVALID_VALUE)?.graph;
        if self.has_memory_nodes(graph) {
            return Err(Code::NOT_SUPPORTED);
        }
        let known = self.nodes.get(node).ok_or(Code::INVALID_VALUE)?;
        let (before, after) = (known.dependencies.clone(), known.dependents.clone());
        for other in before {
            self.part(other, node);
        }
        for other in after {
            self.part(node, other);
        }
        if let Some(graph) = self.graphs.get_mut(graph) {
            graph.nodes.retain(|member| *member != node);
            graph.remove_root(node);
        }
        self.drop_node(node);
        Ok(())
    }

    /// Removes a node, and the graphs that it owns.
    fn drop_node(&mut self, node: usize) {
        let gone = self.nodes.remove(node);
        for graph in gone.iter().flat_map(|node| node.work.inner_graphs()) {
            let _ = self.destroy_graph(*graph);
        }
    }

    /// Adds a dependency.
    fn join(&mut self, from: usize, to: usize) {
        if let Some(node) = self.nodes.get_mut(from) {
            node.dependents.push(to);
        }
        let Some(node) = self.nodes.get_mut(to) else {
            return;
        };
        node.dependencies.push(from);
        if let Some(graph) = self.graphs.get_mut(node.graph) {
            graph.remove_root(to);
        }
    }

    /// Removes a dependency.
    fn part(&mut self, from: usize, to: usize) {
        if let Some(node) = self.nodes.get_mut(from) {
            node.dependents.retain(|after| *after != to);
        }
        let Some(node) = self.nodes.get_mut(to) else {
            return;
        };
        node.dependencies.retain(|before| *before != from);
        if let Some(graph) = self.graphs.get_mut(node.graph) {
            graph.edge_data.remove(&(from, to));
        }
        if let (true, Some(graph)) = (
            node.dependencies.is_empty(),
            self.graphs.get_mut(node.graph),
        ) {
            graph.roots.push(to);
        }
    }

    /// The dependencies of a graph: a node, and one that depends on it.
    pub fn edges(&self, graph: usize) -> Outcome<Vec<(usize, usize)>> {
        let nodes = &self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?.nodes;
        let edges = nodes.iter().flat_map(|node| {
            let after = self.nodes.get(*node).map(|node| node.dependents.as_slice());
            let after = after.unwrap_or_default().iter();
            after.map(|after| (*node, *after))
        });
        Ok(edges.collect())
    }

    /// The data of a dependency; zeros if it has none.
    pub fn edge_data(&self, graph: usize, edge: (usize, usize)) -> EdgeData {
        let graph = self.graphs.get(graph);
        let data = graph.and_then(|graph| graph.edge_data.get(&edge));
        data.copied().unwrap_or_default()
    }

    /// Refuses a list without room for data if a dependency in it has any.
    pub fn check_plain_edges(&self, graph: usize, edges: &[(usize, usize)]) -> Outcome {
        let is_plain = |edge: &(usize, usize)| self.edge_data(graph, *edge) == EdgeData::default();
        match edges.iter().all(is_plain) {
            true => Ok(()),
            false => Err(Code::LOSSY_QUERY),
        }
    }

    fn set_edge_data(&mut self, graph: usize, edge: (usize, usize), data: EdgeData) {
        if let (Some(graph), true) = (self.graphs.get_mut(graph), data != EdgeData::default()) {
            graph.edge_data.insert(edge, data);
        }
    }

    /// Whether a dependency of these nodes may have this data. Only kernels have ports.
    fn is_edge_data(&self, (from, to): (usize, usize), data: EdgeData) -> bool {
        let is_kernel = |node: usize| {
            let node = self.nodes.get(node);
            node.is_some_and(|node| node.kind() == NodeKind::Kernel)
        };
        match data {
            [0, 0, 0, ..] => data == EdgeData::default(),
            [LAUNCH_PORT, 0, 0, 0, 0, 0, 0, 0] => is_kernel(from),
            [
                PROGRAMMATIC_PORT | LAUNCH_PORT,
                0,
                PROGRAMMATIC,
                0,
                0,
                0,
                0,
                0,
            ] => is_kernel(from) && is_kernel(to),
            _ => false,
        }
    }

    /// Adds dependencies within a graph: none of them if one is refused. They may close a cycle, which only
    /// instantiation refuses.
    pub fn add_edges(
        &mut self,
        graph: usize,
        edges: &[(usize, usize)],
        data: &[EdgeData],
    ) -> Outcome {
        let ends: Vec<usize> = edges.iter().flat_map(|(from, to)| [*from, *to]).collect();
        self.check_members(graph, &ends)?;
        for (number, (from, to)) in edges.iter().copied().enumerate() {
            let data = data.get(number).copied().unwrap_or_default();
            let known = self.nodes.get(to).ok_or(Code::INVALID_VALUE)?;
            let is_known = known.dependencies.contains(&from);
            if from == to || is_known || !self.is_edge_data((from, to), data) {
                let added = edges.get(..number).unwrap_or_default();
                return self
                    .remove_edges(graph, added)
                    .and(Err(Code::INVALID_VALUE));
            }
            self.join(from, to);
            self.set_edge_data(graph, (from, to), data);
        }
        Ok(())
    }

    /// Removes dependencies within a graph, up to the first that does not exist.
    pub fn remove_edges(&mut self, graph: usize, edges: &[(usize, usize)]) -> Outcome {
        self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?;
        if self.has_memory_nodes(graph) {
            return Err(Code::NOT_SUPPORTED);
        }
        for (from, to) in edges {
            let known = self.nodes.get(*to).filter(|node| node.graph == graph);
            if !known.is_some_and(|node| node.dependencies.contains(from)) {
                return Err(Code::INVALID_VALUE);
            }
            self.part(*from, *to);
        }
        Ok(())
    }

    /// Whether the graph is alive and contains all nodes.
    pub fn check_members(&self, graph: usize, nodes: &[usize]) -> Outcome {
        self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?;
        let is_member = |node: &usize| {
            self.nodes
                .get(*node)
                .is_some_and(|node| node.graph == graph)
        };
        match nodes.iter().all(is_member) {
            true => Ok(()),
            false => Err(Code::INVALID_VALUE),
        }
    }

    /// Whether every node in `nodes` is one of `tips` or precedes one.
    pub fn precedes(&self, nodes: &[usize], tips: &[usize]) -> bool {
        let mut reached = tips.to_vec();
        let mut at = 0;
        while let Some(node) = reached.get(at).copied() {
            let before = self
                .nodes
                .get(node)
                .map(|node| node.dependencies.as_slice());
            for dependency in before.unwrap_or_default() {
                if !reached.contains(dependency) {
                    reached.push(*dependency);
                }
            }
            at += 1;
        }
        nodes.iter().all(|node| reached.contains(node))
    }
}

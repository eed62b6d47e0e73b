//! Questions about the nodes of a graph, for its instantiation and its launches.

use crate::objects::graph::NodeWork;
use crate::objects::user_object::HeldObjects;
use crate::world::World;

impl World {
    /// The objects of a graph and its child graphs, which a launch keeps alive.
    pub fn objects_of(&self, graph: usize) -> Vec<HeldObjects> {
        let Some(graph) = self.graphs.get(graph) else {
            return Vec::new();
        };
        let works = graph.nodes.iter().filter_map(|node| self.nodes.get(*node));
        let inner = works.flat_map(|node| node.work.inner_graphs());
        let inner = inner.flat_map(|graph| self.objects_of(*graph));
        inner.chain([graph.objects.clone()]).collect()
    }

    /// The first node that a device cannot execute on its own, at any depth of child graphs. A child graph without
    /// nodes counts as such a node.
    pub fn node_for_host(&self, graph: usize) -> Option<usize> {
        let members = &self.graphs.get(graph)?.nodes;
        members
            .iter()
            .copied()
            .find_map(|member| match self.nodes.get(member)?.work {
                NodeWork::Kernel(_) | NodeWork::Memcpy(_) | NodeWork::Memset(_) => None,
                NodeWork::Graph(child) if !self.graphs.get(child)?.nodes.is_empty() => {
                    self.node_for_host(child)
                }
                _ => Some(member),
            })
    }

    /// The last node of a graph that precedes itself.
    pub fn node_of_cycle(&self, graph: usize) -> Option<usize> {
        let members = &self.graphs.get(graph)?.nodes;
        let is_in_cycle = |node: &usize| {
            let before = self
                .nodes
                .get(*node)
                .map(|known| known.dependencies.as_slice());
            self.precedes(&[*node], before.unwrap_or_default())
        };
        members.iter().rev().copied().find(is_in_cycle)
    }
}

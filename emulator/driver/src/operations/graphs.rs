//! Creation and queries of graphs, which are not executed.

use crate::code::{Code, Outcome};
use crate::objects::graph::{Graph, Node, NodeKind};
use crate::world::World;

impl World {
    pub fn create_graph(&mut self) -> usize {
        self.graphs.insert(Graph::default())
    }

    pub fn destroy_graph(&mut self, graph: usize) -> Outcome {
        let gone = self.graphs.remove(graph).ok_or(Code::INVALID_VALUE)?;
        for node in gone.nodes {
            self.nodes.remove(node);
        }
        self.memory.release_graph(graph);
        Ok(())
    }

    /// Adds a node with dependencies in the same graph.
    pub fn add_node(
        &mut self,
        graph: usize,
        kind: NodeKind,
        dependencies: &[usize],
    ) -> Outcome<usize> {
        self.check_members(graph, dependencies)?;
        let node = self.nodes.insert(Node {
            graph,
            kind,
            dependencies: dependencies.to_vec(),
            attributes: Box::default(),
        });
        if let Some(graph) = self.graphs.get_mut(graph) {
            graph.nodes.push(node);
        }
        Ok(node)
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

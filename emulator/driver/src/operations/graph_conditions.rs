//! Conditional nodes: their conditions, and the bodies that a condition selects.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::code::{Code, Outcome};
use crate::objects::condition::{Condition, Conditional, ConditionalKind};
use crate::objects::graph::{Graph, Node, NodeKind, NodeWork};
use crate::world::World;

/// The largest number of bodies of a node. More of them count as too much memory.
const MAX_BODIES: u32 = 1 << 16;

impl World {
    /// Creates a condition for a node of a graph in a context. `default` is its value at the start of launches.
    pub fn create_condition(
        &mut self,
        graph: usize,
        context: usize,
        default: Option<u32>,
    ) -> Outcome<usize> {
        self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?;
        Ok(self.conditions.insert(Condition {
            graph,
            context,
            default,
            node: None,
            value: Arc::default(),
        }))
    }

    /// Sets the value of a condition; nothing happens if there is none with this handle.
    pub fn set_condition(&self, handle: u64, value: u32) {
        if let Some(condition) = self.conditions.get(handle as usize) {
            condition.value.store(value, Ordering::Release);
        }
    }

    /// Whether a node of a graph may have a condition: no other node has it, and it was created for this graph or for
    /// one that contains it.
    pub fn is_condition_for(&self, condition: usize, graph: usize) -> bool {
        let Some(known) = self.conditions.get(condition) else {
            return false;
        };
        let mut outer = Some(graph);
        while let Some(graph) = outer {
            if graph == known.graph {
                return known.node.is_none();
            }
            let owner = self.graphs.get(graph).and_then(|graph| graph.owner);
            outer = owner.and_then(|owner| self.nodes.get(owner).map(|node| node.graph));
        }
        false
    }

    /// Whether a condition was created for nodes of a context. Null leaves the context open.
    pub fn is_condition_in(&self, condition: usize, context: usize) -> bool {
        let known = self.conditions.get(condition);
        known.is_none_or(|known| [0, known.context].contains(&context) || known.context == 0)
    }

    /// Adds a conditional node with empty bodies. Returns it with its bodies.
    pub fn add_conditional(
        &mut self,
        graph: usize,
        condition: usize,
        (kind, count): (ConditionalKind, u32),
        dependencies: &[usize],
    ) -> Outcome<(usize, *const usize)> {
        self.check_members(graph, dependencies)?;
        let is_count = (1..=kind.max_bodies()).contains(&count);
        if !self.is_condition_for(condition, graph) || !is_count {
            return Err(Code::INVALID_VALUE);
        }
        if count > MAX_BODIES {
            return Err(Code::OUT_OF_MEMORY);
        }
        let bodies = (0..count).map(|_| self.create_graph()).collect();
        let work = NodeWork::Conditional(Conditional {
            condition,
            kind,
            bodies,
        });
        let node = self.add_node(graph, work, dependencies)?;
        if let Some(condition) = self.conditions.get_mut(condition) {
            condition.node = Some(node);
        }
        let known = self.nodes.get(node).ok_or(Code::INVALID_VALUE)?;
        Ok((node, known.work.inner_graphs().as_ptr()))
    }

    /// Whether a graph has conditional nodes, at any depth of child graphs.
    pub fn has_conditional_nodes(&self, graph: usize) -> bool {
        let mut members = self.members_of(graph);
        members.any(|node| match &node.work {
            NodeWork::Conditional(_) => true,
            work => {
                let mut inner = work.inner_graphs().iter();
                inner.any(|graph| self.has_conditional_nodes(*graph))
            }
        })
    }

    /// Whether conditions were created for this graph.
    pub fn has_conditions(&self, graph: usize) -> bool {
        let mut conditions = self.conditions.iter();
        conditions.any(|(_, condition)| condition.graph == graph)
    }

    /// Whether no node has a condition that was created for this graph.
    pub fn has_unused_condition(&self, graph: usize) -> bool {
        let mut conditions = self.conditions.iter();
        conditions.any(|(_, condition)| condition.graph == graph && condition.node.is_none())
    }

    /// Refuses an executable if a condition has no node, or if a body has a cycle or a node that bodies cannot have.
    pub fn check_conditions(&self, graph: usize) -> Outcome {
        match self.has_unused_condition(graph) {
            true => Err(Code::INVALID_VALUE),
            false => self.check_bodies_below(graph),
        }
    }

    fn check_bodies_below(&self, graph: usize) -> Outcome {
        for node in self.members_of(graph) {
            let is_conditional = node.kind() == NodeKind::Conditional;
            for inner in node.work.inner_graphs() {
                match is_conditional {
                    true => self.check_body(*inner)?,
                    false => self.check_bodies_below(*inner)?,
                }
            }
        }
        Ok(())
    }

    /// Refuses a body with a cycle, or with a node that needs the host, an event or memory of its own.
    fn check_body(&self, body: usize) -> Outcome {
        let is_allowed = |node: &Node| {
            matches!(
                node.kind(),
                NodeKind::Kernel
                    | NodeKind::Memcpy
                    | NodeKind::Memset
                    | NodeKind::Empty
                    | NodeKind::Graph
                    | NodeKind::Conditional
            )
        };
        if !self.members_of(body).all(is_allowed) || self.node_of_cycle(body).is_some() {
            return Err(Code::INVALID_VALUE);
        }
        let inner = self
            .members_of(body)
            .flat_map(|node| node.work.inner_graphs());
        inner.copied().try_for_each(|inner| self.check_body(inner))
    }

    fn members_of(&self, graph: usize) -> impl Iterator<Item = &Node> {
        let members = self
            .graphs
            .get(graph)
            .map_or(&[][..], |graph: &Graph| &graph.nodes);
        members.iter().filter_map(|node| self.nodes.get(*node))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_belongs_to_one_node_of_its_graph_or_of_a_body() {
        let mut world = World::default();
        let (graph, other) = (world.create_graph(), world.create_graph());
        let (first, second) = (
            world.create_condition(graph, 0, None).unwrap(),
            world.create_condition(graph, 0, None).unwrap(),
        );
        let shape = (ConditionalKind::If, 1);
        assert!(world.add_conditional(other, first, shape, &[]).is_err());
        let (node, _) = world.add_conditional(graph, first, shape, &[]).unwrap();
        assert!(world.add_conditional(graph, first, shape, &[]).is_err());
        assert!(world.has_unused_condition(graph));
        let body = world.nodes.get(node).unwrap().work.inner_graphs()[0];
        world.add_conditional(body, second, shape, &[]).unwrap();
        assert!(!world.has_unused_condition(graph));
    }

    #[test]
    fn a_node_has_no_more_bodies_than_memory_holds() {
        let mut world = World::default();
        let graph = world.create_graph();
        let condition = world.create_condition(graph, 0, None).unwrap();
        let shape = (ConditionalKind::Switch, u32::MAX);
        let added = world.add_conditional(graph, condition, shape, &[]);
        assert_eq!(added, Err(Code::OUT_OF_MEMORY));
        assert!(world.has_unused_condition(graph));
    }

    #[test]
    fn a_body_has_no_node_that_calls_the_host() {
        let mut world = World::default();
        let graph = world.create_graph();
        let condition = world.create_condition(graph, 0, None).unwrap();
        let shape = (ConditionalKind::While, 1);
        let (node, _) = world.add_conditional(graph, condition, shape, &[]).unwrap();
        let body = world.nodes.get(node).unwrap().work.inner_graphs()[0];
        assert_eq!(world.check_conditions(graph), Ok(()));
        let call = NodeWork::Host {
            function: 0,
            data: 0,
        };
        world.add_node(body, call, &[]).unwrap();
        assert_eq!(world.check_conditions(graph), Err(Code::INVALID_VALUE));
    }
}

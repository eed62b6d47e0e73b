//! Updates of executables from graphs with the same structure.

use std::collections::HashMap;
use std::mem::discriminant;

use crate::code::{Code, Outcome};
use crate::objects::condition::Conditional;
use crate::objects::graph::NodeWork;
use crate::objects::work::Step;
use crate::operations::transfers::Fill;
use crate::world::World;

/// The reason why an update fails, as `CUgraphExecUpdateResult` numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Topology = 2,
    NodeType = 3,
    Parameters = 5,
    NotSupported = 6,
    FunctionChange = 7,
    Attributes = 8,
}

/// A failed update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    pub reason: Reason,
    /// The node of the graph that prevents the update, or null.
    pub node: usize,
}

/// How nodes of the executable and of the graph correspond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// By the order in which they were added.
    ByAge,
    /// By their dependencies.
    ByDependencies,
}

/// A node of an executable, and the node of a graph that replaces its work.
type Pair = (usize, usize);

const CHANGED: Mismatch = Mismatch {
    reason: Reason::Topology,
    node: 0,
};

impl World {
    /// Replaces the work of an executable's nodes by that of a graph's nodes. An executable that cannot be updated
    /// stays as it is.
    pub fn update_exec(
        &mut self,
        exec: usize,
        graph: usize,
        pairing: Pairing,
    ) -> Outcome<Result<(), Mismatch>> {
        let copy = self.execs.get(exec).ok_or(Code::INVALID_VALUE)?.copy;
        self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?;
        Ok(self.update_graph(copy, graph, pairing))
    }

    /// Replaces the work of a graph's nodes by that of another graph's nodes.
    pub fn update_graph(
        &mut self,
        to: usize,
        from: usize,
        pairing: Pairing,
    ) -> Result<(), Mismatch> {
        let mut pairs = Vec::new();
        let mut graphs = Vec::new();
        self.match_graphs(to, from, pairing, &mut pairs, &mut graphs)?;
        for (node, model) in pairs {
            let work = self.work_of(model);
            match (self.nodes.get_mut(node), work) {
                // A child graph stays, and its nodes have pairs of their own. So does memory of the executable.
                (_, Some(NodeWork::Graph(_) | NodeWork::MemAlloc { .. }))
                | (None, _)
                | (_, None) => {}
                (Some(node), Some(NodeWork::Conditional(new))) => {
                    if let NodeWork::Conditional(known) = &mut node.work {
                        known.condition = new.condition;
                    }
                }
                (Some(node), Some(work)) => node.work = work,
            }
        }
        for (to, from) in graphs {
            let objects = self.graphs.get(from).map(|graph| graph.objects.clone());
            if let (Some(graph), Some(objects)) = (self.graphs.get_mut(to), objects) {
                graph.objects = objects;
            }
        }
        Ok(())
    }

    /// Collects the pairs of nodes and of graphs, at any depth of child graphs.
    fn match_graphs(
        &mut self,
        to: usize,
        from: usize,
        pairing: Pairing,
        pairs: &mut Vec<Pair>,
        graphs: &mut Vec<(usize, usize)>,
    ) -> Result<(), Mismatch> {
        graphs.push((to, from));
        let found = match pairing {
            Pairing::ByAge => self.match_by_age(to, from),
            Pairing::ByDependencies => self.match_by_dependencies(to, from),
        }?;
        self.match_edge_data(to, from, &found, pairing)?;
        for (node, model) in &found {
            let (Some(old), Some(new)) = (self.work_of(*node), self.work_of(*model)) else {
                return Err(CHANGED);
            };
            if let Some(reason) = self.obstacle(&old, &new) {
                let node = *model;
                return Err(Mismatch { reason, node });
            }
            for (to, from) in old.inner_graphs().iter().zip(new.inner_graphs()) {
                self.match_graphs(*to, *from, pairing, pairs, graphs)?;
            }
        }
        pairs.extend(found);
        Ok(())
    }

    /// Checks that dependencies have the same data.
    fn match_edge_data(
        &self,
        to: usize,
        from: usize,
        pairs: &[Pair],
        pairing: Pairing,
    ) -> Result<(), Mismatch> {
        let counterparts: HashMap<usize, usize> = pairs.iter().copied().collect();
        for (node, model) in pairs {
            for before in self.dependencies(*node) {
                let Some(counterpart) = counterparts.get(before) else {
                    return Err(CHANGED);
                };
                let known = self.edge_data(to, (*before, *node));
                if known == self.edge_data(from, (*counterpart, *model)) {
                    continue;
                }
                return Err(match pairing {
                    Pairing::ByAge => CHANGED,
                    Pairing::ByDependencies => Mismatch {
                        node: *model,
                        ..CHANGED
                    },
                });
            }
        }
        Ok(())
    }

    fn work_of(&self, node: usize) -> Option<NodeWork> {
        self.nodes.get(node).map(|node| node.work.clone())
    }

    /// The members of both graphs.
    fn members(&self, to: usize, from: usize) -> Result<(&[usize], &[usize]), Mismatch> {
        match (self.graphs.get(to), self.graphs.get(from)) {
            (Some(to), Some(from)) => Ok((&to.nodes, &from.nodes)),
            _ => Err(CHANGED),
        }
    }

    fn match_by_age(&self, to: usize, from: usize) -> Result<Vec<Pair>, Mismatch> {
        let (old, new) = self.members(to, from)?;
        if old.len() != new.len() {
            let reason = Reason::NotSupported;
            return Err(Mismatch { reason, node: 0 });
        }
        let pairs: Vec<Pair> = old.iter().copied().zip(new.iter().copied()).collect();
        let counterparts: HashMap<usize, usize> = pairs.iter().copied().collect();
        for (node, model) in &pairs {
            let mut wanted = self.dependencies(*model).to_vec();
            let known = self.dependencies(*node).iter();
            let mut known: Vec<usize> = known
                .filter_map(|before| counterparts.get(before).copied())
                .collect();
            wanted.sort_unstable();
            known.sort_unstable();
            if wanted != known {
                return Err(CHANGED);
            }
        }
        Ok(pairs)
    }

    fn match_by_dependencies(&self, to: usize, from: usize) -> Result<Vec<Pair>, Mismatch> {
        let (old, new) = self.members(to, from)?;
        let mut pairs = Vec::with_capacity(old.len());
        let mut counterparts = HashMap::new();
        let is_root = |node: &&usize| self.dependencies(**node).is_empty();
        let roots = |nodes: &[usize]| nodes.iter().filter(is_root).copied().collect::<Vec<_>>();
        note_pairs(&roots(old), &roots(new), &mut pairs, &mut counterparts)?;
        let mut at = 0;
        while let Some((node, model)) = pairs.get(at).copied() {
            if self.dependencies(node).len() != self.dependencies(model).len() {
                return Err(CHANGED);
            }
            let (old, new) = (self.dependents(node), self.dependents(model));
            note_pairs(old, new, &mut pairs, &mut counterparts)?;
            at += 1;
        }
        match (old.len(), new.len()) == (pairs.len(), pairs.len()) {
            true => Ok(pairs),
            false => Err(CHANGED),
        }
    }

    fn dependencies(&self, node: usize) -> &[usize] {
        self.nodes
            .get(node)
            .map_or(&[], |node| node.dependencies.as_slice())
    }

    fn dependents(&self, node: usize) -> &[usize] {
        self.nodes
            .get(node)
            .map_or(&[], |node| node.dependents.as_slice())
    }

    /// The reason why work of an executable's node cannot be replaced by other work.
    pub fn obstacle(&mut self, old: &NodeWork, new: &NodeWork) -> Option<Reason> {
        match (old, new) {
            (NodeWork::Kernel(old), NodeWork::Kernel(new)) => {
                let mut context =
                    |function| self.function(function).ok().map(|known| known.context);
                if context(old.function) != context(new.function) {
                    Some(Reason::FunctionChange)
                } else if old.shape.is_cooperative != new.shape.is_cooperative {
                    Some(Reason::Attributes)
                } else {
                    None
                }
            }
            (NodeWork::Memcpy(old), NodeWork::Memcpy(new)) => {
                let is_line = old.extent[1..] == [1, 1] && new.extent[1..] == [1, 1];
                let is_alike = old.to.memory_type == new.to.memory_type
                    && old.from.memory_type == new.from.memory_type;
                (!is_line || !is_alike).then_some(Reason::Parameters)
            }
            (NodeWork::Memset(old), NodeWork::Memset(new)) => {
                (!has_alike_rows(old, new)).then_some(Reason::Parameters)
            }
            (
                NodeWork::BatchMemOp {
                    context: old_context,
                    steps: old,
                },
                NodeWork::BatchMemOp {
                    context: new_context,
                    steps: new,
                },
            ) => {
                let operations =
                    |steps: &[Step]| steps.iter().map(discriminant).collect::<Vec<_>>();
                let is_alike = old_context == new_context && operations(old) == operations(new);
                (!is_alike).then_some(Reason::Parameters)
            }
            (NodeWork::SemaphoreSignal(old), NodeWork::SemaphoreSignal(new))
            | (NodeWork::SemaphoreWait(old), NodeWork::SemaphoreWait(new)) => {
                (old.len() != new.len()).then_some(Reason::Parameters)
            }
            (NodeWork::Conditional(old), NodeWork::Conditional(new)) => {
                let shape = |one: &Conditional| (one.kind, one.bodies.len());
                (shape(old) != shape(new)).then_some(Reason::Parameters)
            }
            (old, new) if old.kind() != new.kind() => Some(Reason::NodeType),
            _ => None,
        }
    }
}

/// Notes pairs of nodes in the order of the lists. A node that has a pair has to have the same one.
fn note_pairs(
    old: &[usize],
    new: &[usize],
    pairs: &mut Vec<Pair>,
    counterparts: &mut HashMap<usize, usize>,
) -> Result<(), Mismatch> {
    if old.len() != new.len() {
        return Err(CHANGED);
    }
    for (node, model) in old.iter().zip(new) {
        match counterparts.insert(*node, *model) {
            None => pairs.push((*node, *model)),
            Some(earlier) if earlier == *model => {}
            Some(_) => return Err(CHANGED),
        }
    }
    Ok(())
}

/// Whether a fill of one row replaces one of one row, or both have rows of the same size and distance.
fn has_alike_rows(old: &Fill, new: &Fill) -> bool {
    let rows = |fill: &Fill| (fill.height, fill.to.pitch, fill.count, fill.element_size);
    old.height == 1 && new.height == 1 || rows(old) == rows(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::objects::graph::NodeKind;
    use crate::objects::semaphore::SemaphoreUse;

    fn add(world: &mut World, graph: usize, kind: NodeKind, before: &[usize]) -> usize {
        world.add_node(graph, kind, before).unwrap()
    }

    #[test]
    fn a_graph_with_its_nodes_in_another_order_matches_by_dependencies_alone() {
        let mut world = World::default();
        let (to, from) = (world.create_graph(), world.create_graph());
        let first = add(&mut world, to, NodeKind::Empty, &[]);
        add(&mut world, to, NodeKind::Empty, &[first]);
        let late = add(&mut world, from, NodeKind::Empty, &[]);
        let early = add(&mut world, from, NodeKind::Empty, &[]);
        world.add_edges(from, &[(early, late)], &[]).unwrap();
        assert_eq!(
            world.update_graph(to, from, Pairing::ByDependencies),
            Ok(())
        );
        assert_eq!(world.update_graph(to, from, Pairing::ByAge), Err(CHANGED));
    }

    #[test]
    fn nodes_with_the_same_numbers_of_dependencies_do_not_match_if_others_depend_on_them() {
        let mut world = World::default();
        let (to, from) = (world.create_graph(), world.create_graph());
        for (graph, crossed) in [(to, false), (from, true)] {
            let one = add(&mut world, graph, NodeKind::Empty, &[]);
            let two = add(&mut world, graph, NodeKind::Empty, &[]);
            let (left, right) = if crossed { (one, one) } else { (one, two) };
            add(&mut world, graph, NodeKind::Empty, &[left]);
            add(&mut world, graph, NodeKind::Empty, &[right]);
        }
        assert_eq!(
            world.update_graph(to, from, Pairing::ByDependencies),
            Err(CHANGED)
        );
    }

    #[test]
    fn an_update_keeps_the_number_of_semaphores() {
        let used = SemaphoreUse {
            semaphore: 1,
            value: 0,
        };
        let signals = |count| NodeWork::SemaphoreSignal(vec![used; count]);
        let mut world = World::default();
        assert_eq!(world.obstacle(&signals(2), &signals(2)), None);
        let changed = world.obstacle(&signals(1), &signals(2));
        assert_eq!(changed, Some(Reason::Parameters));
    }
}

//! Executable graphs: instantiation and launch.

use std::collections::HashSet;

use super::device_launches::Environment;
use super::graph_launches::Draw;
use crate::code::{Code, Outcome};
use crate::id::next_graph_id;
use crate::objects::graph::{NodeKind, NodeWork};
use crate::objects::graph_exec::GraphExec;
use crate::queue::{Place, Work};
use crate::world::{Driver, World, driver};

/// `CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`.
const AUTO_FREE: u64 = 1;

impl World {
    /// Makes an executable of a graph without cycles.
    pub fn instantiate(&mut self, graph: usize, flags: u64) -> Outcome<usize> {
        let nodes = self
            .graphs
            .get(graph)
            .ok_or(Code::INVALID_VALUE)?
            .nodes
            .len();
        if self.order(graph, &mut Draw(1))?.len() != nodes {
            return Err(Code::INVALID_VALUE);
        }
        self.check_conditions(graph)?;
        if self.has_memory_nodes(graph) && self.has_executable_with_memory(graph) {
            return Err(Code::NOT_SUPPORTED);
        }
        let copy = self.clone_graph(graph)?;
        Ok(self.execs.insert(GraphExec {
            id: next_graph_id(),
            source: graph,
            copy,
            flags,
            disabled: HashSet::new(),
            last: None,
            is_uploaded: false,
            is_awaited: false,
            is_running: false,
        }))
    }

    /// Destroys an executable. A launch of it continues.
    pub fn destroy_exec(&mut self, exec: usize) -> Outcome {
        let gone = self.execs.remove(exec).ok_or(Code::INVALID_VALUE)?;
        if self.graphs.get(gone.source).is_none() {
            self.memory.release_graph(gone.source);
        }
        self.destroy_graph(gone.copy)
    }

    /// Whether a graph is that of an executable, or one of its child graphs and bodies.
    pub fn is_of_executable(&self, graph: usize) -> bool {
        let mut outer = Some(graph);
        while let Some(graph) = outer {
            if self.execs.iter().any(|(_, exec)| exec.copy == graph) {
                return true;
            }
            let owner = self.graphs.get(graph).and_then(|graph| graph.owner);
            outer = owner.and_then(|node| Some(self.nodes.get(node)?.graph));
        }
        false
    }

    /// Whether an executable of this graph exists that has nodes of memory. Older ones may lack the nodes that were added
    /// later.
    fn has_executable_with_memory(&self, graph: usize) -> bool {
        let mut execs = self.execs.iter();
        execs.any(|(_, exec)| exec.source == graph && self.has_memory_nodes(exec.copy))
    }

    /// Whether an executable of this graph exists.
    pub fn has_executable(&self, graph: usize) -> bool {
        self.execs.iter().any(|(_, exec)| exec.source == graph)
    }

    /// The node of an executable that was made from this node of its source, at any depth of child graphs.
    pub fn exec_node(&self, exec: usize, node: usize) -> Outcome<usize> {
        let exec = self.execs.get(exec).ok_or(Code::INVALID_VALUE)?;
        self.copy_of(exec.copy, node).ok_or(Code::INVALID_VALUE)
    }

    fn copy_of(&self, graph: usize, node: usize) -> Option<usize> {
        let members = &self.graphs.get(graph)?.nodes;
        members.iter().find_map(|member| {
            let found = self.nodes.get(*member)?;
            if found.original == Some(node) {
                return Some(*member);
            }
            let mut inner = found.work.inner_graphs().iter();
            inner.find_map(|graph| self.copy_of(*graph, node))
        })
    }

    /// Accounts for the memory that a launch allocates and frees, in the order of the calls. Fails without an
    /// effect if memory to allocate is still allocated and the launch does not free it first, or if memory to free
    /// is not allocated.
    fn account_for_launch(&mut self, graph: usize, frees_first: bool) -> Outcome {
        let changes = self.graph_memory(graph);
        let of = |allocates| {
            let found = changes.iter().filter(move |change| change.1 == allocates);
            found.map(|change| change.0).collect::<Vec<u64>>()
        };
        let (allocated, freed) = (of(true), of(false));
        let memory = &self.memory;
        let is_blocked = |address: &u64| !frees_first && memory.is_live_in_graph(*address);
        let is_missing =
            |address: &u64| !allocated.contains(address) && !memory.is_live_in_graph(*address);
        if allocated.iter().any(is_blocked) || freed.iter().any(is_missing) {
            return Err(Code::INVALID_VALUE);
        }
        for address in allocated {
            self.memory.set_live_in_graph(address, false);
        }
        for (address, allocates) in changes {
            self.memory.set_live_in_graph(address, allocates);
            self.memory.back_graphs();
        }
        for address in freed {
            self.memory.set_live_in_graph(address, false);
        }
        Ok(())
    }

    /// Checks that a new node of a graph can free memory: that of any graph, which no other node of this graph frees.
    pub fn check_free_node(&self, graph: usize, address: u64) -> Outcome {
        let is_freed = self.graph_memory(graph).contains(&(address, false));
        match self.memory.starts_in_graph(address) && !is_freed {
            true => Ok(()),
            false => Err(Code::INVALID_VALUE),
        }
    }

    /// The addresses that nodes of a graph allocate or free, in the order of the nodes' creation, and whether a node
    /// allocates.
    fn graph_memory(&self, graph: usize) -> Vec<(u64, bool)> {
        let nodes = self.graphs.get(graph).map(|graph| graph.nodes.as_slice());
        let nodes = nodes.unwrap_or_default().iter();
        let change = |node: &usize| match self.nodes.get(*node).map(|node| &node.work) {
            Some(NodeWork::MemAlloc { address, .. }) => Some((*address, true)),
            Some(NodeWork::MemFree(address)) => Some((*address, false)),
            _ => None,
        };
        nodes.filter_map(change).collect()
    }

    /// Makes launches of an executable skip a node, or not.
    pub fn enable_node(&mut self, exec: usize, node: usize, enables: bool) -> Outcome {
        self.exec_node(exec, node)?;
        let exec = self.execs.get_mut(exec).ok_or(Code::INVALID_VALUE)?;
        match enables {
            true => exec.disabled.remove(&node),
            false => exec.disabled.insert(node),
        };
        Ok(())
    }

    /// Prepares the record of an event, which is pending until the node has run.
    pub fn prepare_record(&mut self, stream: usize, event: usize) -> Outcome<Option<Work>> {
        if let Some(shared) = self.event(event)?.shared.clone() {
            let record = shared.record();
            return Ok(Some(Box::new(move || shared.finish(record))));
        }
        let queue = self.stream(stream)?.queue.clone();
        let place = Place::behind(Vec::new(), queue);
        self.note_record(event, Some(place.token()));
        // Dropping the place completes its token.
        Ok(Some(Box::new(move || drop(place))))
    }
}

impl Driver {
    /// Launches an executable in stream order.
    pub fn launch_graph(&self, exec: usize, stream: usize) -> Outcome {
        let mut world = self.lock();
        let stream = world.resolve_stream(stream)?;
        let known = world.execs.get(exec).ok_or(Code::INVALID_VALUE)?;
        let (copy, flags) = (known.copy, known.flags);
        let last = known.last.clone();
        let health = world.health_of(stream)?;
        health.check()?;
        world.account_for_launch(copy, flags & AUTO_FREE != 0)?;
        let environment = Environment::of_stream(stream, health);
        let graph = world.prepare_exec(exec, &environment)?;
        let place = world.place(stream, NodeKind::Graph, last)?;
        let place = place.ok_or(Code::STREAM_CAPTURE_IMPLICIT)?;
        if let Some(exec) = world.execs.get_mut(exec) {
            exec.last = Some(place.token());
        }
        place.enqueue(Box::new(move || {
            environment.run_in_turn(graph.run());
            environment.run_children();
        }));
        Ok(())
    }

    /// Makes an executable available to kernels in stream order.
    pub fn upload_graph(&self, exec: usize, stream: usize) -> Outcome {
        let mut world = self.lock();
        world.execs.get(exec).ok_or(Code::INVALID_VALUE)?;
        let upload = move || driver().lock().note_upload(exec);
        world.submit(stream, NodeKind::Empty, Box::new(upload))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_has_its_own_nodes_and_dependencies() {
        let mut world = World::default();
        let graph = world.create_graph();
        let late = world.add_node(graph, NodeKind::Empty, &[]).unwrap();
        let early = world.add_node(graph, NodeKind::Empty, &[]).unwrap();
        world.add_edges(graph, &[(early, late)], &[]).unwrap();
        let copy = world.clone_graph(graph).unwrap();
        let [first, second] = world.graphs.get(copy).unwrap().nodes[..] else {
            panic!("two nodes");
        };
        assert_eq!(world.edges(copy), Ok(vec![(second, first)]));
        assert_eq!(world.edges(graph), Ok(vec![(early, late)]));
    }

    #[test]
    fn a_graph_with_a_cycle_has_no_executable() {
        let mut world = World::default();
        let graph = world.create_graph();
        let mut add = || world.add_node(graph, NodeKind::Empty, &[]).unwrap();
        let (one, two, three) = (add(), add(), add());
        let edges = [(one, two), (two, three), (three, one)];
        assert_eq!(world.add_edges(graph, &edges, &[]), Ok(()));
        assert_eq!(world.instantiate(graph, 0), Err(Code::INVALID_VALUE));
    }

    #[test]
    fn a_refused_dependency_takes_back_those_of_its_call() {
        let mut world = World::default();
        let graph = world.create_graph();
        let mut add = || world.add_node(graph, NodeKind::Empty, &[]).unwrap();
        let (one, two) = (add(), add());
        let edges = [(one, two), (two, two)];
        assert_eq!(
            world.add_edges(graph, &edges, &[]),
            Err(Code::INVALID_VALUE)
        );
        assert_eq!(world.edges(graph), Ok(vec![]));
    }
}

//! Executable graphs: instantiation and launch.
//!
//! A launch executes the nodes one after the other, in an order that the dependencies permit. Nodes without a
//! path between them have no order, so each launch draws one from a seed: a program that relies on the order in
//! which it added nodes fails sooner or later.

use std::collections::{HashMap, HashSet};
use std::ffi::c_void;
use std::sync::LazyLock;

use crate::code::{Code, Outcome};
use crate::id::next_id;
use crate::objects::graph::{BoxCopy, NodeKind, NodeWork};
use crate::objects::graph_exec::GraphExec;
use crate::objects::health::Health;
use crate::queue::{Place, Work};
use crate::world::{Driver, World, driver};

/// Environment variable with the seed of the order of nodes.
const SEED: &str = "CUSPEC_GRAPH_SEED";

/// `CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`.
const AUTO_FREE: u64 = 1;

/// Pseudo-random numbers (xorshift).
struct Draw(u64);

impl Draw {
    /// The numbers of the next launch.
    fn next_launch() -> Draw {
        static GIVEN: LazyLock<u64> = LazyLock::new(|| {
            let text = std::env::var(SEED).ok();
            text.and_then(|text| text.parse().ok()).unwrap_or(0)
        });
        let mixed = (*GIVEN << 32 ^ next_id()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Draw(mixed | 1)
    }

    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

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
        if self.has_memory_nodes(graph) && self.has_executable(graph) {
            return Err(Code::NOT_SUPPORTED);
        }
        let copy = self.clone_graph(graph)?;
        Ok(self.execs.insert(GraphExec {
            source: graph,
            copy,
            flags,
            disabled: HashSet::new(),
            last: None,
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
            match found.work {
                _ if found.original == Some(node) => Some(*member),
                NodeWork::Graph(child) => self.copy_of(child, node),
                _ => None,
            }
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

    /// The nodes of a graph in an order that its dependencies permit.
    fn order(&self, graph: usize, draw: &mut Draw) -> Outcome<Vec<usize>> {
        let nodes = &self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?.nodes;
        let mut after: HashMap<usize, Vec<usize>> = HashMap::new();
        let mut missing: HashMap<usize, usize> = HashMap::new();
        let mut ready = Vec::new();
        for node in nodes {
            let known = self.nodes.get(*node).ok_or(Code::INVALID_VALUE)?;
            for before in &known.dependencies {
                after.entry(*before).or_default().push(*node);
            }
            match known.dependencies.len() {
                0 => ready.push(*node),
                count => {
                    missing.insert(*node, count);
                }
            }
        }
        let mut order = Vec::with_capacity(nodes.len());
        while !ready.is_empty() {
            let node = ready.swap_remove(draw.below(ready.len()));
            order.push(node);
            for next in after.remove(&node).unwrap_or_default() {
                let Some(count) = missing.get_mut(&next) else {
                    continue;
                };
                *count -= 1;
                if *count == 0 {
                    ready.push(next);
                }
            }
        }
        Ok(order)
    }

    /// Prepares the work of a graph for a launch in a stream.
    fn prepare_graph(
        &mut self,
        graph: usize,
        stream: usize,
        disabled: &HashSet<usize>,
        draw: &mut Draw,
    ) -> Outcome<Vec<Work>> {
        let mut works = Vec::new();
        for node in self.order(graph, draw)? {
            let node = self.nodes.get(node).ok_or(Code::INVALID_VALUE)?;
            if node.original.is_some_and(|node| disabled.contains(&node)) {
                continue;
            }
            match node.work.clone() {
                NodeWork::Graph(child) => {
                    works.extend(self.prepare_graph(child, stream, disabled, draw)?);
                }
                work => works.extend(self.prepare_node(stream, work)?),
            }
        }
        Ok(works)
    }

    /// Prepares the work of a node; `None` if it has none.
    fn prepare_node(&mut self, stream: usize, work: NodeWork) -> Outcome<Option<Work>> {
        let context = self.stream(stream)?.context;
        let health = self.health_of(stream)?;
        Ok(match work {
            NodeWork::Kernel(kernel) => {
                // A kernel runs in the context of its function, whichever the stream has.
                let execution = self.execution(&kernel, Vec::new())?;
                Some(Box::new(move || execution.run()))
            }
            NodeWork::Memcpy(copy) => Some(Box::new(move || finish(&health, run_copy(copy)))),
            NodeWork::Memset(fill) => {
                Some(Box::new(move || finish(&health, driver().fill_now(fill))))
            }
            NodeWork::Host { function, data } => {
                // SAFETY: the program passed the address of a function of this type.
                let function: unsafe extern "C" fn(*mut c_void) =
                    unsafe { std::mem::transmute(function) };
                Some(self.host_work(context, move || {
                    // SAFETY: the caller guarantees that the function is valid and may use its data.
                    unsafe { function(data as *mut c_void) };
                })?)
            }
            NodeWork::EventRecord(event) => self.prepare_record(stream, event)?,
            NodeWork::WaitEvent(event) => {
                let event = self.event(event)?;
                let (recorded, shared) = (event.recorded.clone(), event.shared.clone());
                let last = shared.as_ref().map(|shared| shared.last());
                Some(Box::new(move || match (shared, last, recorded) {
                    (Some(shared), Some(last), _) => shared.wait(last),
                    (_, _, Some(token)) => token.wait(),
                    _ => {}
                }))
            }
            NodeWork::BatchMemOp { steps, .. } => Some(Box::new(move || {
                finish(&health, driver().run_steps(&steps, &health))
            })),
            // A launch accounts for memory when it is called.
            NodeWork::Graph(_)
            | NodeWork::MemAlloc { .. }
            | NodeWork::MemFree(_)
            | NodeWork::Recorded(_) => None,
        })
    }

    /// Prepares the record of an event, which is pending until the node has run.
    fn prepare_record(&mut self, stream: usize, event: usize) -> Outcome<Option<Work>> {
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

/// Records the fault of a node in the health of its context.
fn finish(health: &Health, done: Outcome) {
    if let Err(code) = done {
        health.fail(code);
    }
}

/// Makes a copy now.
fn run_copy(copy: BoxCopy) -> Outcome {
    driver().copy_box_now(copy.to, copy.from, copy.extent)
}

impl Driver {
    /// Launches an executable in stream order.
    pub fn launch_graph(&self, exec: usize, stream: usize) -> Outcome {
        let mut world = self.lock();
        let stream = world.resolve_stream(stream)?;
        let known = world.execs.get(exec).ok_or(Code::INVALID_VALUE)?;
        let (copy, flags) = (known.copy, known.flags);
        let (disabled, last) = (known.disabled.clone(), known.last.clone());
        let health = world.health_of(stream)?;
        health.check()?;
        world.account_for_launch(copy, flags & AUTO_FREE != 0)?;
        let mut draw = Draw::next_launch();
        let works = world.prepare_graph(copy, stream, &disabled, &mut draw)?;
        let objects = world.objects_of(copy);
        let place = world.place(stream, NodeKind::Graph, last)?;
        let place = place.ok_or(Code::STREAM_CAPTURE_IMPLICIT)?;
        if let Some(exec) = world.execs.get_mut(exec) {
            exec.last = Some(place.token());
        }
        place.enqueue(Box::new(move || {
            for work in works {
                if health.is_sound() {
                    work();
                }
            }
            drop(objects);
        }));
        Ok(())
    }

    /// Moves an executable to the device in stream order. It is there already.
    pub fn upload_graph(&self, exec: usize, stream: usize) -> Outcome {
        let mut world = self.lock();
        world.execs.get(exec).ok_or(Code::INVALID_VALUE)?;
        world.submit(stream, NodeKind::Empty, Box::new(|| ()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order_of(world: &World, graph: usize, seed: u64) -> Vec<usize> {
        world.order(graph, &mut Draw(seed)).unwrap()
    }

    #[test]
    fn an_order_follows_the_dependencies_and_varies_otherwise() {
        let mut world = World::default();
        let graph = world.create_graph();
        let first = world.add_node(graph, NodeKind::Empty, &[]).unwrap();
        let middle: Vec<usize> = (0..4)
            .map(|_| world.add_node(graph, NodeKind::Empty, &[first]).unwrap())
            .collect();
        let last = world.add_node(graph, NodeKind::Empty, &middle).unwrap();
        let orders: HashSet<Vec<usize>> = (1..20_u64)
            .map(|seed| order_of(&world, graph, seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1))
            .collect();
        assert!(orders.len() > 3);
        for order in orders {
            assert_eq!(order.len(), 6);
            assert_eq!((order[0], order[5]), (first, last));
        }
    }

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

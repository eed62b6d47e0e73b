//! The work of a launch of a graph, in the order of its nodes.
//!
//! A launch executes the nodes one after the other, in an order that the dependencies permit. Nodes without a
//! path between them have no order, so each launch draws one from a seed: a program that relies on the order in
//! which it added nodes fails sooner or later.

use std::collections::{HashMap, HashSet};
use std::ffi::c_void;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};

use super::device_launches::Environment;
use crate::code::{Code, Outcome};
use crate::id::next_id;
use crate::objects::condition::{Conditional, ConditionalKind};
use crate::objects::graph::{BoxCopy, NodeWork};
use crate::objects::health::Health;
use crate::objects::user_object::HeldObjects;
use crate::queue::Work;
use crate::world::{World, driver};

/// Environment variable with the seed of the order of nodes.
const SEED: &str = "CUSPEC_GRAPH_SEED";

/// Pseudo-random numbers (xorshift).
pub struct Draw(pub u64);

impl Draw {
    /// The numbers of the next launch.
    pub fn next_launch() -> Draw {
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

/// Work of a node that a body may have, and that a launch may run any number of times.
type Repeated = Box<dyn Fn() + Send + Sync>;

/// A launch of a graph.
pub(super) struct GraphLaunch {
    pub stream: usize,
    pub health: Arc<Health>,
    /// Nodes of the source that the launch skips.
    pub disabled: HashSet<usize>,
    pub draw: Draw,
    /// Collects the graphs that kernels launch.
    pub environment: Arc<Environment>,
    /// Whether the prepared nodes belong to a body, whose kernels cannot launch graphs.
    is_in_body: bool,
    /// The values that conditions start with.
    defaults: Vec<(Arc<AtomicU32>, u32)>,
}

impl GraphLaunch {
    pub(super) fn new(
        stream: usize,
        health: Arc<Health>,
        disabled: HashSet<usize>,
        environment: Arc<Environment>,
    ) -> GraphLaunch {
        GraphLaunch {
            stream,
            health,
            disabled,
            draw: Draw::next_launch(),
            environment,
            is_in_body: false,
            defaults: Vec::new(),
        }
    }

    /// Gives conditions the values that they start with, and runs works in their order, up to a fault.
    pub(super) fn run(self, works: Vec<Work>) {
        for (value, default) in self.defaults {
            value.store(default, Ordering::Release);
        }
        for work in works {
            if self.health.is_sound() {
                work();
            }
        }
    }
}

/// An executable that is ready to run.
pub struct PreparedGraph {
    launch: GraphLaunch,
    works: Vec<Work>,
    /// Objects that live until the graph is complete.
    _objects: Vec<HeldObjects>,
}

impl PreparedGraph {
    /// Runs the graph and its children. Returns its tails.
    pub fn run(self) -> Vec<usize> {
        let environment = self.launch.environment.clone();
        driver().lock().note_start(environment.exec);
        self.launch.run(self.works);
        environment.run_children();
        driver().lock().note_end(environment.exec);
        environment.take_tails()
    }
}

/// The bodies of a conditional node in a launch.
struct Branches {
    value: Arc<AtomicU32>,
    kind: ConditionalKind,
    bodies: Vec<Vec<Repeated>>,
    health: Arc<Health>,
}

impl Branches {
    /// Runs the bodies that the condition selects, up to a fault.
    fn run(&self) {
        loop {
            let value = self.value.load(Ordering::Acquire);
            let Some(body) = self.bodies.get(self.kind.body(value)) else {
                return;
            };
            for work in body {
                if self.health.is_sound() {
                    work();
                }
            }
            if self.kind != ConditionalKind::While || !self.health.is_sound() {
                return;
            }
        }
    }
}

impl World {
    /// Prepares an executable that runs in an environment.
    pub fn prepare_exec(
        &mut self,
        exec: usize,
        parent: &Arc<Environment>,
    ) -> Outcome<PreparedGraph> {
        let known = self.execs.get_mut(exec).ok_or(Code::INVALID_VALUE)?;
        let (copy, disabled) = (known.copy, known.disabled.clone());
        let (stream, health) = (parent.stream, parent.health.clone());
        let mut launch = GraphLaunch::new(stream, health, disabled, parent.of_graph(exec));
        let works = self.prepare_graph(copy, &mut launch)?;
        Ok(PreparedGraph {
            launch,
            works,
            _objects: self.objects_of(copy),
        })
    }

    /// The nodes of a graph in an order that its dependencies permit.
    pub fn order(&self, graph: usize, draw: &mut Draw) -> Outcome<Vec<usize>> {
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

    /// The works of a node list, in the order of a launch, without nodes that it skips.
    fn works(&self, graph: usize, launch: &mut GraphLaunch) -> Outcome<Vec<NodeWork>> {
        let mut works = Vec::new();
        for node in self.order(graph, &mut launch.draw)? {
            let node = self.nodes.get(node).ok_or(Code::INVALID_VALUE)?;
            let is_disabled = |node| launch.disabled.contains(&node);
            if !node.original.is_some_and(is_disabled) {
                works.push(node.work.clone());
            }
        }
        Ok(works)
    }

    /// Prepares the work of a graph and of its child graphs.
    pub(super) fn prepare_graph(
        &mut self,
        graph: usize,
        launch: &mut GraphLaunch,
    ) -> Outcome<Vec<Work>> {
        let mut works = Vec::new();
        for work in self.works(graph, launch)? {
            match work {
                NodeWork::Graph(child) => works.extend(self.prepare_graph(child, launch)?),
                work => works.extend(self.prepare_node(work, launch)?),
            }
        }
        Ok(works)
    }

    /// Prepares the work of a body and of its child graphs.
    fn prepare_body(&mut self, body: usize, launch: &mut GraphLaunch) -> Outcome<Vec<Repeated>> {
        let mut works = Vec::new();
        for work in self.works(body, launch)? {
            match work {
                NodeWork::Graph(child) => works.extend(self.prepare_body(child, launch)?),
                work => works.extend(self.prepare_repeated(work, launch)?),
            }
        }
        Ok(works)
    }

    fn prepare_branches(
        &mut self,
        conditional: &Conditional,
        launch: &mut GraphLaunch,
    ) -> Outcome<Branches> {
        let condition = self.conditions.get(conditional.condition);
        let condition = condition.ok_or(Code::INVALID_VALUE)?;
        let value = condition.value.clone();
        let default = condition.default.map(|default| (value.clone(), default));
        launch.defaults.extend(default);
        let is_nested = std::mem::replace(&mut launch.is_in_body, true);
        let mut bodies = Vec::with_capacity(conditional.bodies.len());
        for body in &conditional.bodies {
            bodies.push(self.prepare_body(*body, launch)?);
        }
        launch.is_in_body = is_nested;
        Ok(Branches {
            value,
            kind: conditional.kind,
            bodies,
            health: launch.health.clone(),
        })
    }

    /// Prepares the work of a node; `None` if it has none.
    fn prepare_node(&mut self, work: NodeWork, launch: &mut GraphLaunch) -> Outcome<Option<Work>> {
        let (stream, health) = (launch.stream, launch.health.clone());
        Ok(match work {
            NodeWork::Host { function, data } => {
                let context = self.stream(stream)?.context;
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
            NodeWork::SemaphoreSignal(uses) => {
                let work = self.signal_work(&uses)?;
                self.note_signals(&uses);
                Some(work)
            }
            NodeWork::SemaphoreWait(uses) => Some(self.wait_work(&uses)?),
            NodeWork::BatchMemOp { steps, .. } => Some(Box::new(move || {
                finish(&health, driver().run_steps(&steps, &health))
            })),
            work => {
                let prepared = self.prepare_repeated(work, launch)?;
                prepared.map(|work| Box::new(work) as Work)
            }
        })
    }

    /// Prepares the work of a node that needs neither the host nor an event; `None` if it has none.
    fn prepare_repeated(
        &mut self,
        work: NodeWork,
        launch: &mut GraphLaunch,
    ) -> Outcome<Option<Repeated>> {
        let health = launch.health.clone();
        Ok(match work {
            NodeWork::Kernel(kernel) => {
                // A kernel runs in the context of its function, whichever the stream has.
                let execution = self.execution(&kernel, Vec::new())?;
                let execution = match launch.is_in_body {
                    true => execution,
                    false => execution.in_graph(launch.environment.clone()),
                };
                Some(Box::new(move || execution.run()))
            }
            NodeWork::Memcpy(copy) => Some(Box::new(move || finish(&health, run_copy(copy)))),
            NodeWork::Memset(fill) => {
                Some(Box::new(move || finish(&health, driver().fill_now(fill))))
            }
            NodeWork::Conditional(conditional) => {
                let branches = self.prepare_branches(&conditional, launch)?;
                Some(Box::new(move || branches.run()))
            }
            // A launch accounts for memory when it is called.
            _ => None,
        })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::objects::graph::NodeKind;

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
}

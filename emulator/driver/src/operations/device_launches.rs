//! Launches of graphs by kernels of graphs.
//!
//! A running graph has an environment, which collects the graphs that its kernels launch. A child runs as soon as the
//! kernel that launched it has ended. Tails run one after the other once the graph and all of its children are
//! complete; the tails of a tail run before the tails behind it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use crate::code::{Code, Outcome};
use crate::objects::health::Health;
use crate::queue::lock;
use crate::world::{World, driver};

/// `CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`.
const DEVICE_LAUNCH: u64 = 4;

/// The largest number of children that an environment has from its start to its end.
const MAX_CHILDREN: usize = 120;

/// The largest number of tails of an environment.
const MAX_TAILS: usize = 255;

/// When a graph runs that a kernel launches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Tail,
    Child,
    /// A child of the parent of the launching graph.
    Sibling,
}

impl Mode {
    /// The mode that a handle of a stream stands for.
    pub fn of_stream(stream: u64) -> Option<Mode> {
        match stream {
            0x0100_0000_0000_0000 => Some(Mode::Tail),
            0x0200_0000_0000_0000 => Some(Mode::Child),
            0x0300_0000_0000_0000 => Some(Mode::Sibling),
            _ => None,
        }
    }
}

/// A running graph, or the launch of a graph by the program.
pub struct Environment {
    /// The executable; zero for a launch by the program.
    pub exec: usize,
    pub stream: usize,
    pub health: Arc<Health>,
    parent: Option<Arc<Environment>>,
    launched: Mutex<Launched>,
}

/// Executables that kernels have launched.
#[derive(Default)]
struct Launched {
    children: VecDeque<usize>,
    /// Children that have been launched in total.
    child_count: usize,
    tails: Vec<usize>,
}

impl Environment {
    /// The environment of a launch by the program.
    pub fn of_stream(stream: usize, health: Arc<Health>) -> Arc<Environment> {
        Arc::new(Environment {
            exec: 0,
            stream,
            health,
            parent: None,
            launched: Mutex::default(),
        })
    }

    /// The environment of a graph that runs in this one.
    pub fn of_graph(self: &Arc<Self>, exec: usize) -> Arc<Environment> {
        Arc::new(Environment {
            exec,
            stream: self.stream,
            health: self.health.clone(),
            parent: Some(self.clone()),
            launched: Mutex::default(),
        })
    }

    /// The graphs that run after this one.
    pub fn take_tails(&self) -> Vec<usize> {
        std::mem::take(&mut lock(&self.launched).tails)
    }

    /// Runs the children, including those that are launched meanwhile.
    pub fn run_children(self: &Arc<Self>) {
        loop {
            let next = lock(&self.launched).children.pop_front();
            match next {
                Some(exec) => self.run_in_turn(vec![exec]),
                None => return,
            }
        }
    }

    /// Runs graphs one after the other, each with its children and followed by its tails.
    pub fn run_in_turn(self: &Arc<Self>, graphs: Vec<usize>) {
        let mut waiting = VecDeque::from(graphs);
        while let Some(exec) = waiting.pop_front() {
            let mut world = driver().lock();
            let is_destroyed = world.execs.get(exec).is_none();
            let prepared = world.prepare_exec(exec, self);
            drop(world);
            match prepared {
                Ok(graph) => {
                    for tail in graph.run().into_iter().rev() {
                        waiting.push_front(tail);
                    }
                }
                Err(_) if is_destroyed => {}
                Err(code) => self.health.fail(code),
            }
        }
    }
}

impl World {
    /// Notes that a launch of an executable starts.
    pub fn note_start(&mut self, exec: usize) {
        if let Some(exec) = self.execs.get_mut(exec) {
            exec.is_uploaded = true;
            exec.is_awaited = false;
            exec.is_running = true;
        }
    }

    /// Notes that a launch of an executable is complete.
    pub fn note_end(&mut self, exec: usize) {
        if let Some(exec) = self.execs.get_mut(exec) {
            exec.is_running = false;
        }
    }

    /// Makes an executable available to kernels.
    pub fn note_upload(&mut self, exec: usize) {
        if let Some(exec) = self.execs.get_mut(exec) {
            exec.is_uploaded = true;
        }
    }

    fn is_for_kernels(&self, exec: usize) -> bool {
        let exec = self.execs.get(exec);
        exec.is_some_and(|exec| exec.flags & DEVICE_LAUNCH != 0)
    }

    /// The running executable, if kernels can launch it, or zero.
    pub fn current_exec(&self, environment: &Environment) -> usize {
        match self.is_for_kernels(environment.exec) {
            true => environment.exec,
            false => 0,
        }
    }

    /// Launches an executable from a kernel of a graph. Fails for an executable that kernels cannot launch, that is not
    /// uploaded, or that a kernel has launched and that is not complete. Only a tail may be the running graph itself.
    pub fn launch_from_kernel(
        &mut self,
        environment: &Arc<Environment>,
        exec: usize,
        mode: Mode,
    ) -> Outcome {
        let is_for_kernels = self.is_for_kernels(exec);
        let known = self.execs.get_mut(exec).ok_or(Code::INVALID_VALUE)?;
        let is_own_tail = mode == Mode::Tail && exec == environment.exec;
        let is_busy = known.is_awaited || known.is_running && !is_own_tail;
        if !is_for_kernels || !known.is_uploaded || is_busy {
            return Err(Code::INVALID_VALUE);
        }
        let of = match (mode, &environment.parent) {
            (Mode::Sibling, Some(parent)) => parent,
            _ => environment,
        };
        let mut launched = lock(&of.launched);
        match mode {
            Mode::Tail if launched.tails.len() < MAX_TAILS => launched.tails.push(exec),
            Mode::Child | Mode::Sibling if launched.child_count < MAX_CHILDREN => {
                launched.child_count += 1;
                launched.children.push_back(exec);
            }
            _ => return Err(Code::INVALID_VALUE),
        }
        known.is_awaited = true;
        Ok(())
    }
}

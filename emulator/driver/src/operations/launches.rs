//! Launches: validation of their shape, and execution in stream order.

use std::io::Write;
use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use cuspec_ptx::{ArrayView, Entry, FaultKind, Launch, Memory, Output, Region, Texture};

use super::device_launches::{Environment, Mode};
use super::functions::most_threads;
use super::pictures::Reference;
use crate::code::{Code, Outcome};
use crate::device;
use crate::device::occupancy::{LARGEST_CLUSTER, PORTABLE_CLUSTER, multiprocessors};
use crate::id::next_id;
use crate::memory::view::View;
use crate::objects::graph::{Given, KernelWork, NodeWork};
use crate::objects::health::Health;
use crate::objects::module::{Function, Settings};
pub use crate::objects::work::Shape;
use crate::world::{Driver, World, driver};

/// Attributes of the device that limit threads of a block and blocks of a grid, on each axis.
const MAX_BLOCK: [u32; 3] = [2, 3, 4];
const MAX_GRID: [u32; 3] = [5, 6, 7];

/// Whether each dimension is between one and the device's limit.
fn fits(sizes: [u32; 3], limits: [u32; 3]) -> bool {
    sizes.into_iter().zip(limits).all(|(size, limit)| {
        let most = device::attribute(limit).and_then(|most| u32::try_from(most).ok());
        size >= 1 && size <= most.unwrap_or(u32::MAX)
    })
}

fn product(sizes: [u32; 3]) -> u64 {
    sizes.into_iter().map(u64::from).product()
}

impl Shape {
    /// Validates a launch of a function with these settings. Returns the cluster dimensions.
    fn check(&self, entry: &Entry, settings: &Settings) -> Outcome<[u32; 3]> {
        if !fits(self.grid, MAX_GRID) || !fits(self.block, MAX_BLOCK) {
            return Err(Code::INVALID_VALUE);
        }
        let has_room = product(self.block) <= most_threads(entry).into();
        // A single thread is accepted in place of the required block.
        let is_as_required = entry
            .required_threads
            .is_none_or(|required| self.block == required || self.block == [1; 3]);
        let has_shared = self.dynamic_shared <= settings.most_dynamic_shared;
        if !has_room || !is_as_required || !has_shared {
            return Err(Code::INVALID_VALUE);
        }
        self.check_cluster(settings)
    }

    fn check_cluster(&self, settings: &Settings) -> Outcome<[u32; 3]> {
        let is_set = settings.cluster != [0; 3];
        // A cluster without blocks in any direction stands for none.
        let cluster = match self.cluster.filter(|cluster| *cluster != [0; 3]) {
            Some(cluster) if is_set && cluster != settings.cluster => {
                return Err(Code::INVALID_CLUSTER_SIZE);
            }
            Some(cluster) => cluster,
            None if is_set => settings.cluster,
            None => [1; 3],
        };
        let most = match settings.allows_large_clusters {
            true => LARGEST_CLUSTER,
            false => PORTABLE_CLUSTER,
        };
        let is_whole = cluster.contains(&0)
            || self
                .grid
                .into_iter()
                .zip(cluster)
                .any(|(grid, cluster)| grid % cluster != 0);
        if is_whole || product(cluster) > most.into() {
            return Err(Code::INVALID_CLUSTER_SIZE);
        }
        Ok(cluster)
    }

    /// Whether all blocks can be resident, as a cooperative launch needs.
    fn check_residency(&self, world: &World, function: &Function) -> Outcome {
        if !self.is_cooperative {
            return Ok(());
        }
        let threads = u32::try_from(product(self.block)).unwrap_or(u32::MAX);
        let footprint = world.footprint(function)?;
        let resident = footprint.resident_blocks(threads, self.dynamic_shared);
        match product(self.grid) <= u64::from(resident) * u64::from(multiprocessors()) {
            true => Ok(()),
            false => Err(Code::COOPERATIVE_LAUNCH_TOO_LARGE),
        }
    }
}

impl Driver {
    /// Launches a function in stream order. Its parameters are laid out as its entry demands.
    pub fn launch(
        &self,
        function: usize,
        shape: Shape,
        stream: usize,
        parameters: Vec<u8>,
    ) -> Outcome {
        let mut world = self.lock();
        // A captured launch runs later, in threads without a current context.
        let function = world.function_handle(function)?;
        let kernel = KernelWork {
            function,
            shape,
            parameters,
            given: Given::default(),
        };
        let context = world.stream(stream)?.context;
        if context != world.function(function)?.context {
            return Err(Code::INVALID_HANDLE);
        }
        let multiprocessors = world.confinement(stream)?;
        let execution = world.execution(&kernel, multiprocessors)?;
        let (prints, allocates) = execution.demands()?;
        let node = NodeWork::Kernel(kernel);
        let work = Box::new(move || execution.run());
        match shape.passes_captures {
            true => world.submit_beside_captures(stream, node, work)?,
            false => world.submit(stream, node, work)?,
        }
        let limits = &mut world.context_mut(context)?.limits;
        limits.note_launch(prints, allocates);
        Ok(())
    }
}

impl World {
    /// Validates a launch on these multiprocessors, or on all, and prepares it.
    pub fn execution(
        &mut self,
        kernel: &KernelWork,
        multiprocessors: Vec<u32>,
    ) -> Outcome<Execution> {
        let function = self.function(kernel.function)?;
        let context = function.context;
        let cluster = kernel.shape.check(function.facts()?, &function.settings)?;
        kernel.shape.check_residency(self, &function)?;
        Ok(Execution {
            reach: Reach {
                view: self.memory.view(context),
                context,
                is_short: AtomicBool::new(false),
                environment: None,
                references: self.references_of(&function),
            },
            stack_bytes: self.context(context)?.limits.stack_bytes(),
            health: self.context(context)?.health.clone(),
            function,
            shape: kernel.shape,
            cluster,
            multiprocessors,
            parameters: kernel.parameters.clone(),
        })
    }
}

/// A pending launch.
pub struct Execution {
    function: Function,
    shape: Shape,
    cluster: [u32; 3],
    /// The multiprocessors available to it, if restricted.
    multiprocessors: Vec<u32>,
    parameters: Vec<u8>,
    reach: Reach,
    /// Local memory of a thread for called functions, in bytes.
    stack_bytes: u32,
    health: Arc<Health>,
}

impl Execution {
    /// Whether the kernel prints, and whether it allocates.
    fn demands(&self) -> Outcome<(bool, bool)> {
        let entry = self.function.facts()?;
        Ok((entry.prints, entry.allocates))
    }

    /// Runs the kernel as one of a graph.
    pub fn in_graph(self, environment: Arc<Environment>) -> Execution {
        let environment = Some(environment);
        let reach = Reach {
            environment,
            ..self.reach
        };
        Execution { reach, ..self }
    }

    /// Runs the kernel, and the children that it launches.
    pub fn run(&self) {
        self.run_kernel();
        if let Some(environment) = &self.reach.environment {
            environment.run_children();
        }
    }

    fn run_kernel(&self) {
        let Ok(entry) = self.function.facts() else {
            return;
        };
        let launch = Launch {
            grid: self.shape.grid,
            block: self.shape.block,
            cluster: self.cluster,
            dynamic_shared: self.shape.dynamic_shared,
            parameters: &self.parameters,
            addresses: &self.function.addresses,
            stack_bytes: self.stack_bytes,
            cooperative: self.shape.is_cooperative,
            number: next_id(),
            multiprocessors: &self.multiprocessors,
        };
        let module = &self.function.image.code;
        let stop = self.health.stop();
        let done = cuspec_ptx::launch(module, entry, &launch, &self.reach, &Terminal, stop);
        let Err(fault) = done else {
            return;
        };
        match fault.kind {
            // Kernels are stopped only when their context is destroyed.
            FaultKind::Stopped => {}
            FaultKind::IllegalAddress if self.reach.is_short.load(Ordering::Relaxed) => {
                self.fail(Code::OUT_OF_MEMORY, &fault.to_string());
            }
            FaultKind::Texture => {
                Terminal.assertion(&format!(
                    "cuspec: this driver does not read all textures: {fault}\n"
                ));
                self.fail(code_of(FaultKind::Texture), &fault.to_string());
            }
            kind => self.fail(code_of(kind), &fault.to_string()),
        }
    }

    fn fail(&self, code: Code, reason: &str) {
        driver().fault(self.reach.context, &self.health, code, reason);
    }
}

/// The code of a context after a kernel ended in this way.
fn code_of(fault: FaultKind) -> Code {
    match fault {
        FaultKind::IllegalAddress => Code::ILLEGAL_ADDRESS,
        FaultKind::Misaligned => Code::MISALIGNED_ADDRESS,
        FaultKind::Assert => Code::ASSERT,
        FaultKind::StackOverflow => Code::ILLEGAL_ADDRESS,
        FaultKind::IllegalInstruction | FaultKind::Texture => Code::ILLEGAL_INSTRUCTION,
        FaultKind::InvalidAddressSpace => Code::INVALID_ADDRESS_SPACE,
        FaultKind::Trap | FaultKind::Stopped => Code::LAUNCH_FAILED,
    }
}

/// Memory of a kernel: the view at its launch, and later allocations of its heap.
struct Reach {
    view: View,
    context: usize,
    /// Whether the host lacked a page for an access.
    is_short: AtomicBool,
    /// The graph that the kernel is part of, if it may launch graphs.
    environment: Option<Arc<Environment>>,
    /// The references of its module as they were bound when it was launched, in the module's order.
    references: Vec<Reference>,
}

impl Reach {
    /// Resolves an address in a view, and records a lack of host memory.
    fn ask<T>(&self, view: &View, question: impl Fn(&View) -> Option<T>) -> Option<T> {
        let answer = question(view);
        if view.is_short() {
            self.is_short.store(true, Ordering::Relaxed);
        }
        answer
    }
}

// SAFETY: memory is freed once no work uses it, and keeps its host address until then; address and
// host address differ by whole pages.
unsafe impl Memory for Reach {
    fn translate(&self, address: u64, bytes: u64) -> Option<NonNull<u8>> {
        let place = |view: &View| view.place(address, bytes);
        let found = self.ask(&self.view, place).or_else(|| {
            let now = driver().lock().memory.view(self.context);
            self.ask(&now, place)
        });
        NonNull::new(found? as *mut u8)
    }

    fn region(&self, address: u64) -> Option<Region> {
        let window = self.ask(&self.view, |view| view.window(address))?;
        Some(Region {
            start: window.start,
            bytes: window.end - window.start,
            host: NonNull::new(window.place as *mut u8)?,
        })
    }

    fn surface(&self, object: u64) -> Option<ArrayView> {
        driver().lock().surface(object)
    }

    fn texture(&self, object: u64) -> Option<Texture> {
        driver().lock().texture(object)
    }

    fn surface_reference(&self, index: u32) -> Option<ArrayView> {
        self.references.get(index as usize)?.surface
    }

    fn texture_reference(&self, index: u32) -> Option<Texture> {
        self.references.get(index as usize)?.texture
    }

    fn allocate(&self, bytes: u64) -> Option<u64> {
        driver().lock().allocate_in_heap(self.context, bytes).ok()
    }

    fn free(&self, address: u64) {
        driver().lock().free_in_heap(self.context, address);
    }

    fn set_condition(&self, handle: u64, value: u32) {
        driver().lock().set_condition(handle, value);
    }

    fn launch_graph(&self, graph: u64, stream: u64) -> u32 {
        let launched = match (&self.environment, Mode::of_stream(stream)) {
            (Some(environment), Some(mode)) => {
                let mut world = driver().lock();
                world.launch_from_kernel(environment, graph as usize, mode)
            }
            _ => Err(Code::INVALID_VALUE),
        };
        // Both APIs have the same number for an invalid value.
        launched.err().map_or(0, |code| code.0)
    }

    fn current_graph(&self) -> u64 {
        let Some(environment) = &self.environment else {
            return 0;
        };
        driver().lock().current_exec(environment) as u64
    }
}

/// Output of kernels' `printf`.
struct Terminal;

impl Output for Terminal {
    fn print(&self, text: &str) {
        let _ = std::io::stdout().write_all(text.as_bytes());
    }

    fn assertion(&self, text: &str) {
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}

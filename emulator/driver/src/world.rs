//! The state of the driver in this process.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};

use crate::code::{Code, Outcome};
use crate::device::visible::{Visible, visible};
use crate::memory::Memory;
use crate::objects::capture::Capture;
use crate::objects::condition::Condition;
use crate::objects::context::Context;
use crate::objects::coredump;
use crate::objects::endpoint::Endpoints;
use crate::objects::event::Event;
use crate::objects::graph::{Graph, Node};
use crate::objects::graph_exec::GraphExec;
use crate::objects::green::GreenContext;
use crate::objects::handle::{Table, Tables};
use crate::objects::health::Fault;
use crate::objects::primary::Primary;
use crate::objects::stream::Stream;
use crate::queue;

/// The driver, one for each process.
pub struct Driver {
    /// The process that called `cuInit`, or zero.
    initialized_by: AtomicU32,
    /// The process that is exiting, or zero.
    ended_by: AtomicU32,
    world: Mutex<World>,
}

/// All objects, behind one lock. The lock is never held while a program's function runs or
/// a thread waits for a stream.
#[derive(Default)]
pub struct World {
    pub contexts: Table<Context>,
    pub primary: Primary,
    pub greens: Table<GreenContext>,
    /// The first fault of a kernel, in any context.
    pub fault: Arc<Fault>,
    pub streams: Table<Stream>,
    pub events: Table<Event>,
    pub captures: HashMap<u64, Capture>,
    pub graphs: Table<Graph>,
    pub nodes: Table<Node>,
    pub execs: Table<GraphExec>,
    pub conditions: Table<Condition>,
    pub endpoints: Endpoints,
    pub others: Tables,
    pub memory: Memory,
}

/// The driver of this process.
pub fn driver() -> &'static Driver {
    static DRIVER: LazyLock<Driver> = LazyLock::new(|| Driver {
        initialized_by: AtomicU32::new(0),
        ended_by: AtomicU32::new(0),
        world: Mutex::default(),
    });
    &DRIVER
}

impl Driver {
    /// Initializes the driver for this process. The list of visible devices is read until this has succeeded.
    pub fn initialize(&self) -> Outcome {
        if !self.is_initialized() && visible() == Visible::Twice {
            return Err(Code::INVALID_DEVICE);
        }
        let process = std::process::id();
        let claimed =
            self.initialized_by
                .compare_exchange(0, process, Ordering::AcqRel, Ordering::Acquire);
        match claimed {
            Ok(_) => {
                // SAFETY: the handler is a function of this library, which the system calls before it
                // unloads the library.
                unsafe { libc::atexit(shut_down) };
                coredump::with(coredump::Process::read_environment);
                hold_lock_during_forks();
                Ok(())
            }
            Err(earlier) if earlier == process => Ok(()),
            Err(_) => Err(Code::NOT_INITIALIZED),
        }
    }

    pub fn is_initialized(&self) -> bool {
        self.initialized_by.load(Ordering::Acquire) != 0
    }

    /// Whether the process is no child that was forked after `cuInit`. The threads of the streams stayed in
    /// its parent.
    pub fn is_own_process(&self) -> bool {
        let initialized_by = self.initialized_by.load(Ordering::Acquire);
        [0, std::process::id()].contains(&initialized_by)
    }

    /// Whether the process is not exiting. A process that never initialized the driver counts as alive.
    pub fn is_alive(&self) -> bool {
        self.ended_by.load(Ordering::Acquire) != std::process::id()
    }

    pub fn lock(&self) -> MutexGuard<'_, World> {
        queue::lock(&self.world)
    }
}

/// Marks the driver as shut down for every later call.
extern "C" fn shut_down() {
    driver()
        .ended_by
        .store(std::process::id(), Ordering::Release);
}

thread_local! {
    /// The lock, while this thread forks.
    static HELD: RefCell<Option<MutexGuard<'static, World>>> = const { RefCell::new(None) };
}

/// Takes the lock before each fork of the process, and releases it afterwards in both processes.
fn hold_lock_during_forks() {
    // SAFETY: the handlers are functions of this library, which is never unloaded.
    unsafe { libc::pthread_atfork(Some(take), Some(release), Some(release)) };
}

extern "C" fn take() {
    let guard = driver().lock();
    HELD.with(|held| held.replace(Some(guard)));
}

extern "C" fn release() {
    HELD.with(|held| held.replace(None));
}

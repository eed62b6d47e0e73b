//! What one case has made, and what a worker makes once and keeps.

use std::ffi::c_void;
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use cuspec_suite::names;

use super::acquired::{AcquiredList, Unreleased, Words};
use super::block::Block;
use super::kept_contexts::KeptContexts;
use super::kept_kernels::KeptKernels;
use super::kept_memory::{self, KeptMemory};
use super::kept_modules::KeptModules;
use super::made::{Numbers, SetupError};
use crate::suite::Suite;
use crate::worker::driver_calls::{CallError, Handle, Libraries, RecordedCalls};

/// What a worker makes once and keeps: things that cost a long time and that no call under test
/// is given to destroy.
pub(crate) struct WorkerResources {
    pub api: Libraries,
    pub suite: Suite,
    pub device: i32,
    /// The primary context of the device; `None` in a process that has none.
    pub primary: Option<u64>,
    /// What `cuInit` answers where no device is to be seen, once somebody has asked.
    pub without_devices: OnceLock<u32>,
    pub(super) contexts: KeptContexts,
    pub(super) memory: KeptMemory,
    pub(super) modules: KeptModules,
    pub(super) kernels: KeptKernels,
    /// Zeros for whoever follows a handle that no driver made.
    blank: Box<[u64; 1024]>,
}

impl WorkerResources {
    pub(crate) fn new(
        api: Libraries,
        suite: Suite,
        device: i32,
        primary: Option<u64>,
    ) -> WorkerResources {
        WorkerResources {
            api,
            suite,
            device,
            primary,
            without_devices: OnceLock::new(),
            contexts: KeptContexts::default(),
            memory: KeptMemory::default(),
            modules: KeptModules::default(),
            kernels: KeptKernels::default(),
            blank: Box::new([0; 1024]),
        }
    }

    /// For before calls of which nobody knows what they do.
    pub(crate) fn forget_memory(&self) {
        // What refuses to be freed is found in the process when it ends.
        let _ = self.memory.free(&self.api, []);
    }

    /// Threads that a case has had begun for the worker.
    pub(crate) fn take_begun_threads(&self) -> Vec<i32> {
        std::mem::take(&mut self.contexts.lock().begun)
    }

    /// For after calls that may have been given the handle of the destroyed context anew.
    pub(crate) fn forget_destroyed_context(&self) {
        self.contexts.lock().destroyed = None;
    }
}

type Arm = Box<dyn FnOnce(&mut CaseResources<'_>) -> Result<(), SetupError>>;

/// What one case has made. A call that is made through it, as [`RecordedCalls`], is noted by what its
/// contract says that it creates, acquires and ends, so that nobody has to remember to undo it.
pub(crate) struct CaseResources<'a> {
    pub shared: &'a WorkerResources,
    pub(super) acquired: AcquiredList,
    /// What belongs to the worker and is this case's alone for the time being.
    pub(super) lent: Vec<kept_memory::Block>,
    /// Whether something of it has served another case.
    pub(super) is_second_hand: bool,
    /// Whether the call may leave what is made now in another state.
    pub(super) spoils: bool,
    arms: Vec<Arm>,
    pub(super) blocks: Vec<Block>,
    helpers: Vec<Helper>,
    /// Contexts beside the primary one that the case may have given work to.
    pub(super) visited: Vec<u64>,
    /// Whether the call may destroy a context that it is given.
    pub(super) may_destroy_contexts: bool,
    /// Whether the call is made by a host function, of which a driver may run one at a time.
    pub(super) is_in_callback: bool,
}

/// A second thread that keeps something up until it is told to stop.
struct Helper {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl RecordedCalls for CaseResources<'_> {
    fn library(&self) -> Libraries {
        self.shared.api
    }

    fn note(&mut self, function: &'static str, words: &[u64]) {
        let word = |param: usize| words.get(param).copied();
        let words = Words {
            arg: &word,
            out: &word,
        };
        // A call of the worker's own ends nothing that others live on.
        let _ = self.acquired.note(function, &words, false);
    }
}

impl<'a> CaseResources<'a> {
    pub(crate) fn new(shared: &'a WorkerResources) -> CaseResources<'a> {
        CaseResources {
            shared,
            acquired: AcquiredList::new(shared.suite),
            lent: Vec::new(),
            is_second_hand: false,
            spoils: false,
            arms: Vec::new(),
            blocks: Vec::new(),
            helpers: Vec::new(),
            visited: Vec::new(),
            may_destroy_contexts: false,
            is_in_callback: false,
        }
    }

    /// Has the call be given contexts that nobody else needs.
    pub(crate) fn expect_contexts_destroyed(&mut self) {
        self.may_destroy_contexts = true;
    }

    /// Has no host function block a stream: the call itself is to be made by one.
    pub(crate) fn expect_callback(&mut self) {
        self.is_in_callback = true;
    }

    /// The library, for calls that make and end nothing, and for other threads.
    pub(crate) fn api(&self) -> &'a Libraries {
        &self.shared.api
    }

    /// Whether the process has no context in which anything could be made.
    pub(crate) fn is_bare(&self) -> bool {
        self.shared.primary.is_none()
    }

    /// Notes how something of the process's own is given back.
    pub(crate) fn own(
        &mut self,
        undo: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
    ) {
        self.acquired.own(undo);
    }

    /// Notes what the call under test has made, taken or ended; why the process has to go, if it has.
    pub(crate) fn note_call(&mut self, symbol: &str, words: &Words<'_>) -> Option<String> {
        self.acquired.note(symbol, words, true)
    }

    /// Notes what must happen right before the call, after everything else has been made: a capture
    /// that begins too early would forbid making the rest.
    pub(crate) fn on_arm(
        &mut self,
        arm: impl FnOnce(&mut CaseResources<'_>) -> Result<(), SetupError> + 'static,
    ) {
        self.arms.push(Box::new(arm));
    }

    /// Does what was left for last.
    pub(crate) fn arm(&mut self) -> Result<(), SetupError> {
        for arm in std::mem::take(&mut self.arms) {
            arm(self)?;
        }
        Ok(())
    }

    /// A graph that belongs to the case: the one it was given, or the one a captured stream records to.
    pub(crate) fn graph_at_hand(&self) -> Option<u64> {
        let recorded = || {
            let (mut status, mut id, mut count) = (0, 0, 0);
            let (mut graph, mut nodes): (Handle, *const Handle) =
                (std::ptr::null_mut(), std::ptr::null());
            let stream = self.acquired.values(names::CAPTURE).next()? as Handle;
            self.api()
                .cuStreamGetCaptureInfo_v2(
                    stream,
                    &mut status,
                    &mut id,
                    &mut graph,
                    &mut nodes,
                    &mut count,
                )
                .ok()?;
            (!graph.is_null()).then_some(graph as u64)
        };
        self.acquired.values(names::GRAPH).next().or_else(recorded)
    }

    /// Whether there is such a thing to give back.
    pub(crate) fn holds(&self, resource: &str, value: u64) -> bool {
        self.acquired.holds(resource, value)
    }

    /// Does something on another thread and holds it there until the call is over: `enter` is
    /// run first, `leave` last, with the primary context current to that thread.
    pub(crate) fn beside(
        &mut self,
        enter: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
        leave: impl FnOnce(&Libraries) + Send + 'static,
    ) -> Result<(), SetupError> {
        let (api, primary) = (*self.api(), self.shared.primary.unwrap_or(0));
        let (stop, stopped) = channel();
        let (tell, told): (_, Receiver<Result<(), CallError>>) = channel();
        let thread = std::thread::spawn(move || {
            let entered = api
                .cuCtxSetCurrent(primary as Handle)
                .and_then(|()| enter(&api));
            let is_up = entered.is_ok();
            let _ = tell.send(entered);
            if is_up {
                let _ = stopped.recv();
                leave(&api);
            }
        });
        self.helpers.push(Helper { stop, thread });
        match told.recv() {
            Ok(entered) => entered.map_err(SetupError::from),
            Err(_) => Err(SetupError::Unavailable("the second thread died".to_owned())),
        }
    }

    /// Lets everything go on that was held up for the call, and ends what nobody can wait beside.
    pub(crate) fn disarm(&mut self) {
        for block in self.blocks.drain(..) {
            block.lift();
        }
        for helper in self.helpers.drain(..) {
            let _ = helper.stop.send(());
            let _ = helper.thread.join();
        }
        self.acquired.end_before_waiting(self.api());
    }

    /// Says of what is made from now on whether the call may leave it in another state.
    pub(crate) fn expect_altered(&mut self, spoils: bool) {
        self.spoils = spoils;
    }

    /// Whether the case was given something that has served another.
    pub(crate) fn is_second_hand(&self) -> bool {
        self.is_second_hand
    }

    /// Gives everything back, last first; what refused to be given back. What the worker keeps is
    /// kept only where nothing is wrong with it.
    pub(crate) fn release(mut self, keeps: bool) -> Vec<Unreleased> {
        self.disarm();
        let api = self.shared.api;
        let mut errors = self.acquired.end_all(&api);
        if keeps && errors.is_empty() {
            self.shared.memory.keep(self.lent);
        } else {
            self.shared.contexts.lock().orphan = None;
            errors.extend(self.shared.memory.free(&api, self.lent));
        }
        errors
    }

    /// A handle or an address that is not null and that can be followed to zeros: what a
    /// process without an initialised driver passes instead of the real thing.
    pub(super) fn stand_in(&mut self, numbers: &Numbers<'_>) -> u64 {
        let size = numbers.get("remaining", 4096);
        let blank = size_of_val(&*self.shared.blank);
        if size <= blank {
            return self.shared.blank.as_ptr() as u64;
        }
        self.map(size, true).unwrap_or(0)
    }

    /// Whole pages of the process's own, for the length of the case.
    pub(crate) fn map(&mut self, size: usize, accessible: bool) -> Option<u64> {
        let access = if accessible {
            libc::PROT_READ | libc::PROT_WRITE
        } else {
            libc::PROT_NONE
        };
        // SAFETY: a new mapping, wherever the system puts it, overlaps nothing.
        let pages = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                size,
                access,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            )
        };
        if pages == libc::MAP_FAILED {
            return None;
        }
        let address = pages as u64;
        self.own(move |_| {
            // SAFETY: the pages are those that were mapped, and the case that used them is over.
            unsafe { libc::munmap(address as *mut c_void, size) };
            Ok(())
        });
        Some(address)
    }
}
